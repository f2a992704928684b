package import HouseholdModel
import MealModel
package import PlanFiles

/// Looks through a household for what its types allow but no household can be.
///
/// Places are those of the exported document, `weeks[3].slots[0].dish`, whose lists have the same order.
struct HouseholdIntegrity {
  let file: String
  private(set) var tags: [TagID: TagID] = [:]
  private(set) var dishes: [DishID: DishID] = [:]

  init(file: String) {
    self.file = file
  }

  /// Finds the first defect.
  ///
  /// - Parameters:
  ///   - household: The household.
  ///   - sound: A household without defects. While tags and dishes are the same, lists that are the same as in it
  ///     are not looked at; comparing lists that nobody touched takes no time.
  /// - Throws: `FileError`.
  mutating func check(_ household: Household, since sound: Household?) throws(FileError) {
    try check(household.settings)
    try checkText(household.profileText, "profile")
    if let sound, sound.tags == household.tags, sound.dishes == household.dishes {
      for dish in household.dishes { dishes[dish.id] = dish.id }
      try checkWeeks(household, since: sound)
      try checkRecords(household, since: sound)
      return
    }
    for (index, tag) in household.tags.enumerated() { try check(tag, "tags[\(index)]") }
    for (index, dish) in household.dishes.enumerated() { try check(dish, "dishes[\(index)]") }
    try checkWeeks(household, since: nil)
    try checkRecords(household, since: nil)
  }

  private func check(_ settings: HouseholdSettings) throws(FileError) {
    let isID = settings.id.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      case UInt8(ascii: "-"): true
      default: false
      }
    }
    guard isID, !settings.id.isEmpty else { throw error("settings.id", .notAKey(settings.id)) }
    if let name = settings.name { try checkName(name, "settings.name") }
    try checkName(settings.profile, "settings.profile")
    try checkName(settings.timeZone, "settings.timeZone")
    try checkText(settings.eventPrefix, "settings.eventPrefix")
    try checkText(settings.calendarFile, "settings.calendarFile")
    try check(settings.eventDuration, HouseholdSettings.eventDurations, "settings.eventDuration")
    try check(settings.reminderMinutesBefore, HouseholdSettings.reminders, "settings.reminder")
    try check(settings.people, in: 1...Int(Int32.max), "settings.people")
    var meals: Set<MealType> = []
    for (index, meal) in settings.meals.enumerated() {
      try check(meal, "settings.meals[\(index)]")
      guard meals.insert(meal).inserted else {
        throw error("settings.meals[\(index)]", .duplicateMeal(meal))
      }
    }
    for meal in settings.timeOfMeal.keys { try check(meal, "settings.times") }
  }

  private mutating func check(_ tag: HouseholdTag, _ place: String) throws(FileError) {
    try checkName(tag.id.rawValue, "\(place).key")
    guard tags.updateValue(tag.id, forKey: tag.id) == nil else {
      throw error("\(place).key", .duplicateTag(tag.id.rawValue))
    }
    if let name = tag.customName { try checkName(name, "\(place).name") }
    let numbers = ProblemLimits.ruleNumbers
    try check(tag.rules.maxPerWeek, in: numbers, "\(place).rules.maxPerWeek")
    try check(tag.rules.minPerWeek, in: numbers, "\(place).rules.minPerWeek")
    if let meal = tag.rules.mealTypeRestriction {
      try check(meal, "\(place).rules.mealTypeRestriction")
    }
    guard tag.rules.onlyDays?.isEmpty != true else {
      throw error("\(place).rules.onlyDays", .empty)
    }
  }

  private mutating func check(_ dish: HouseholdDish, _ place: String) throws(FileError) {
    try checkName(dish.id.rawValue, "\(place).id")
    guard dishes.updateValue(dish.id, forKey: dish.id) == nil else {
      throw error("\(place).id", .duplicateDish(dish.id.rawValue))
    }
    try checkName(dish.name, "\(place).name")
    try checkText(dish.details, "\(place).description")
    let limit = WeekDocument.DishEntry.detailsLimit
    if let count = dish.details?.count, count > limit {
      throw error("\(place).description", .tooLong(count, limit: limit))
    }
    for (index, tag) in dish.tags.enumerated() {
      guard tags[tag].map({ $0.rawValue.isSameBytes(as: tag.rawValue) }) == true else {
        throw FileError(
          file: file,
          place: .path("\(place).tags[\(index)]"),
          reason: .unknownTag(tag.rawValue),
          nearMatch: tag.rawValue.closestMatch(in: tags.keys.map(\.rawValue))
        )
      }
    }
    guard dish.meals?.isEmpty != true else { throw error("\(place).meals", .empty) }
    for (index, meal) in (dish.meals ?? []).enumerated() {
      try check(meal, "\(place).meals[\(index)]")
    }
    try check(dish.rules.minGapDays, in: ProblemLimits.gapDays, "\(place).rules.minGapDays")
    try check(dish.rules.maxUses, in: ProblemLimits.ruleNumbers, "\(place).rules.maxUses")
    if let meal = dish.rules.fixedDay?.meal { try check(meal, "\(place).rules.fixedDay.meal") }
    try check(dish.rating, in: 1...5, "\(place).rating")
    try check(dish.servings, in: 1...Int(Int32.max), "\(place).servings")
    try checkText(dish.notes, "\(place).notes")
    for (index, ingredient) in dish.ingredients.enumerated() {
      try checkName(ingredient.name, "\(place).ingredients[\(index)].name")
      try checkText(ingredient.unit, "\(place).ingredients[\(index)].unit")
      try checkText(ingredient.category, "\(place).ingredients[\(index)].category")
    }
  }
}

extension Household {
  /// Checks what the types of a household leave open.
  ///
  /// - Parameters:
  ///   - file: What errors call the file that the household comes from or goes to.
  ///   - sound: A household that is known to be sound, which spares looking at what is the same in it.
  /// - Throws: `FileError` with the first defect; places are those of the exported document.
  package func checkIntegrity(file: String, since sound: Household? = nil) throws(FileError) {
    var integrity = HouseholdIntegrity(file: file)
    try integrity.check(self, since: sound)
  }
}
