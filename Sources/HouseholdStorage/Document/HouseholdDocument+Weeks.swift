import HouseholdModel
import MealModel
import PlanFiles

extension StoredWeek {
  init(_ cursor: JSONCursor) throws(FileError) {
    let members = try cursor.members(["start", "diets", "slots", "created", "updated"])
    self.init(
      start: try members.required("start").monday(),
      createdAt: try members.required("created").number()
    )
    updatedAt = try members.required("updated").number()
    dietOfDay = try members["diets"].map(Self.diets)
    slots = try members["slots"]?.list(StoredSlot.init) ?? []
  }

  private static func diets(_ cursor: JSONCursor) throws(FileError) -> [Int: DietLevel] {
    let entries = try cursor.list { entry throws(FileError) in
      let members = try entry.members(["day", "diet"])
      let day = try members.required("day")
      return (cursor: day, day: try Weekday(day), diet: try members.required("diet").diet())
    }
    var diets: [Int: DietLevel] = [:]
    for entry in entries {
      guard diets.updateValue(entry.diet, forKey: entry.day.rawValue) == nil else {
        throw entry.cursor.error(.duplicateEntry(entry.day.key))
      }
    }
    return diets
  }
}

extension StoredSlot {
  fileprivate init(_ cursor: JSONCursor) throws(FileError) {
    let members = try cursor.members(["day", "meal", "dish", "origin", "forced"])
    self.init(
      try members.slot(),
      try members.required("dish").dish(),
      origin: try members.required("origin").word(Origin.allCases.map { ($0.rawValue, $0) }),
      isForced: try members["forced"]?.yesOrNo() ?? false
    )
  }
}

extension CookEvent {
  init(_ cursor: JSONCursor) throws(FileError) {
    let members = try cursor.members(["date", "dish"])
    self.init(
      try members.required("dish").dish(),
      on: try CivilDate(members.required("date"))
    )
  }
}

extension WeekTemplate {
  init(_ cursor: JSONCursor) throws(FileError) {
    let members = try cursor.members(["name", "slots", "created"])
    let entries = try members["slots"]?.list { entry throws(FileError) in
      let members = try entry.members(["day", "meal", "dish"])
      return Assignment(try members.slot(), try members.required("dish").dish())
    }
    self.init(
      name: try members.required("name").text(),
      entries: entries ?? [],
      createdAt: try members.required("created").number()
    )
  }
}

extension ShoppingRecord {
  init(_ cursor: JSONCursor) throws(FileError) {
    let members = try cursor.members(["week", "items"])
    self.init(
      week: try members.required("week").monday(),
      items: try members["items"]?.list(ShoppingItem.init) ?? []
    )
  }
}

extension ShoppingItem {
  fileprivate init(_ cursor: JSONCursor) throws(FileError) {
    let members = try cursor.members(["name", "quantities", "category", "checked", "handAdded"])
    let quantities = try members["quantities"]?.list { entry throws(FileError) in
      let members = try entry.members(["amount", "unit"])
      return ShoppingQuantity(
        amount: try members["amount"]?.amount(),
        unit: try members["unit"]?.text()
      )
    }
    self.init(
      name: try members.required("name").text(),
      quantities: quantities ?? [],
      category: try members["category"]?.text(),
      isChecked: try members["checked"]?.yesOrNo() ?? false,
      isHandAdded: try members["handAdded"]?.yesOrNo() ?? false
    )
  }
}

extension CalendarRecord {
  init(_ cursor: JSONCursor) throws(FileError) {
    let members = try cursor.members([
      "week", "day", "meal", "sequence", "changed", "content", "cancelled",
    ])
    self.init(
      week: try members.required("week").monday(),
      slot: try members.slot(),
      sequence: try members.required("sequence").number(),
      changedAt: try members.required("changed").number(),
      content: try members.required("content").text(),
      isCancelled: try members["cancelled"]?.yesOrNo() ?? false
    )
  }
}
