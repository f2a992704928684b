import HouseholdModel
import MealModel
import PlanFiles

extension HouseholdIntegrity {
  func checkWeeks(_ household: Household, since sound: Household?) throws(FileError) {
    if household.weeks != sound?.weeks { try check(household.weeks, since: sound?.weeks ?? []) }
    guard household.templates != sound?.templates else { return }
    var names: Set<String> = []
    for (index, template) in household.templates.enumerated() {
      let place = "templates[\(index)]"
      try checkName(template.name, "\(place).name")
      guard names.insert(template.name).inserted else {
        throw error("\(place).name", .duplicateEntry(template.name))
      }
      try check(template.entries.map(\.slot), "\(place).slots")
      for (index, entry) in template.entries.enumerated() {
        try check(entry.dish, "\(place).slots[\(index)].dish")
      }
    }
  }

  private func check(_ weeks: [StoredWeek], since sound: [StoredWeek]) throws(FileError) {
    var starts: Set<CivilDate> = []
    for (index, week) in weeks.enumerated() {
      let place = "weeks[\(index)]"
      try checkMonday(week.start, "\(place).start")
      guard starts.insert(week.start).inserted else {
        throw error("\(place).start", .duplicateEntry(week.start.description))
      }
      if sound.indices.contains(index), week == sound[index] { continue }
      for day in (week.dietOfDay ?? [:]).keys.sorted() {
        try check(day, in: 0...6, "\(place).diets")
      }
      try check(week.slots.map(\.slot), "\(place).slots")
      for (index, slot) in week.slots.enumerated() {
        try check(slot.dish, "\(place).slots[\(index)].dish")
      }
    }
  }

  func checkRecords(_ household: Household, since sound: Household?) throws(FileError) {
    if household.cookEvents != sound?.cookEvents { try check(household.cookEvents) }
    var weeks: Set<CivilDate> = []
    for (index, record) in household.shopping.enumerated() {
      try checkMonday(record.week, "shopping[\(index)].week")
      guard weeks.insert(record.week).inserted else {
        throw error("shopping[\(index)].week", .duplicateEntry(record.week.description))
      }
      for (item, thing) in record.items.enumerated() {
        let place = "shopping[\(index)].items[\(item)]"
        try checkName(thing.name, "\(place).name")
        try checkText(thing.category, "\(place).category")
        for (number, quantity) in thing.quantities.enumerated() {
          try checkText(quantity.unit, "\(place).quantities[\(number)].unit")
        }
      }
    }
    var slots: [CivilDate: [MealSlot]] = [:]
    for (index, record) in household.calendar.enumerated() {
      let place = "calendar[\(index)]"
      try checkMonday(record.week, "\(place).week")
      try check(record.slot, "\(place)")
      guard slots[record.week]?.contains(record.slot) != true else {
        throw duplicate(record.slot, "\(place)")
      }
      slots[record.week, default: []].append(record.slot)
      try check(record.sequence, in: 0...Int.max, "\(place).sequence")
      try checkText(record.content, "\(place).content")
    }
  }

  private func check(_ cookEvents: [CookEvent]) throws(FileError) {
    var events: Set<CookEvent> = []
    for (index, event) in cookEvents.enumerated() {
      try check(event.dish, "cooked[\(index)].dish")
      guard events.insert(event).inserted else {
        throw error("cooked[\(index)]", .duplicateEntry("\(event.date) \(event.dish.rawValue)"))
      }
    }
  }

  private func check(_ slots: [MealSlot], _ place: String) throws(FileError) {
    var known: Set<MealSlot> = []
    for (index, slot) in slots.enumerated() {
      try check(slot, "\(place)[\(index)]")
      guard known.insert(slot).inserted else { throw duplicate(slot, "\(place)[\(index)]") }
    }
  }

  private func check(_ slot: MealSlot, _ place: @autoclosure () -> String) throws(FileError) {
    try check(slot.day, in: 0...6, "\(place()).day")
    try check(slot.meal, "\(place()).meal")
  }

  private func duplicate(_ slot: MealSlot, _ place: String) -> FileError {
    let day = Weekday.monday.advanced(by: slot.day).key
    return error(place, .duplicateSlot(day: day, meal: slot.meal))
  }
}
