import HouseholdModel
import MealModel
public import PlanFiles

extension HouseholdDocument {
  /// Reads a document.
  ///
  /// - Parameters:
  ///   - json: The bytes of the file: UTF-8, with or without a byte order mark.
  ///   - file: What errors call the file.
  /// - Throws: `FileError` with the first defect, also one that no store would take: a dish that nobody has, a week
  ///   that does not begin on a Monday.
  public init(json: [UInt8], file: String) throws(FileError) {
    try self.init(JSONCursor(TextBytes(json, file: file)))
  }

  /// Reads a document from a file.
  public init(readingFrom path: String) throws(FileError) {
    try self.init(JSONCursor(readingFrom: path))
  }

  private init(_ cursor: JSONCursor) throws(FileError) {
    let members = try cursor.members([
      "household", "settings", "profile", "tags", "dishes", "weeks", "cooked", "templates",
      "shopping", "calendar",
    ])
    let version = try members.required("household")
    let number = try version.integer(in: 1...Int(Int32.max))
    guard number == Self.version else { throw version.error(.unknownSchema(number)) }
    household = Household(settings: try HouseholdSettings(members.required("settings")))
    household.profileText = try members["profile"]?.text()
    household.tags = try members["tags"]?.list(HouseholdTag.init) ?? household.tags
    household.dishes = try members["dishes"]?.list(HouseholdDish.init) ?? []
    household.weeks = try members["weeks"]?.list(StoredWeek.init) ?? []
    household.cookEvents = try members["cooked"]?.list(CookEvent.init) ?? []
    household.templates = try members["templates"]?.list(WeekTemplate.init) ?? []
    household.shopping = try members["shopping"]?.list(ShoppingRecord.init) ?? []
    household.calendar = try members["calendar"]?.list(CalendarRecord.init) ?? []
    try household.checkIntegrity(file: cursor.file)
  }
}

extension JSONCursor {
  /// Any number of the size that a store holds.
  func number() throws(FileError) -> Int { try integer(in: Int.min...Int.max) }

  func diet() throws(FileError) -> DietLevel {
    try word(DietLevel.allCases.map { ($0.key, $0) })
  }

  func amount() throws(FileError) -> Amount {
    let text = try text()
    guard let amount = Amount(exactText: text) else { throw error(.notAnAmount(text)) }
    return amount
  }

  func time() throws(FileError) -> CivilTime {
    let text = try text()
    guard let time = CivilTime(text: text) else { throw error(.notATime(text)) }
    return time
  }

  func monday() throws(FileError) -> CivilDate {
    let date = try CivilDate(self)
    guard date.weekday == .monday else { throw error(.notAMonday(date.description)) }
    return date
  }

  func dish() throws(FileError) -> DishID { DishID(rawValue: try text()) }

  /// `text` as a function, for lists.
  static func readText(_ cursor: JSONCursor) throws(FileError) -> String { try cursor.text() }
}

extension JSONMembers {
  /// The meal that the members `day` and `meal` name.
  func slot() throws(FileError) -> MealSlot {
    MealSlot(
      day: try Weekday(required("day")).rawValue,
      meal: try MealType(required("meal"))
    )
  }
}

extension HouseholdSettings {
  init(_ cursor: JSONCursor) throws(FileError) {
    let members = try cursor.members([
      "id", "name", "profile", "language", "meals", "weekends", "times", "timeZone",
      "eventDuration", "eventPrefix", "reminder", "calendarFile", "syncsCalendar", "people",
      "limitsFreeVersion", "premium",
    ])
    self.init(
      id: try members.required("id").text(),
      profile: try members.required("profile").text(),
      timeZone: try members.required("timeZone").text()
    )
    name = try members["name"]?.text()
    language =
      try members["language"]?.word(Language.allCases.map { ($0.rawValue, $0) }) ?? language
    meals = try members["meals"]?.list(MealType.init) ?? meals
    includesWeekends = try members["weekends"]?.yesOrNo() ?? includesWeekends
    try readTimes(members["times"])
    eventDuration = try members["eventDuration"]?.number() ?? eventDuration
    eventPrefix = try members["eventPrefix"]?.text() ?? eventPrefix
    reminderMinutesBefore = try members["reminder"]?.number()
    calendarFile = try members["calendarFile"]?.text()
    syncsCalendar = try members["syncsCalendar"]?.yesOrNo() ?? syncsCalendar
    people = try members["people"]?.number()
    limitsFreeVersion = try members["limitsFreeVersion"]?.yesOrNo() ?? limitsFreeVersion
    isPremium = try members["premium"]?.yesOrNo() ?? isPremium
  }

  private mutating func readTimes(_ cursor: JSONCursor?) throws(FileError) {
    let times = try cursor?.list { entry throws(FileError) in
      let members = try entry.members(["meal", "time"])
      let meal = try members.required("meal")
      return (cursor: meal, meal: try MealType(meal), time: try members.required("time").time())
    }
    for entry in times ?? [] {
      guard timeOfMeal.updateValue(entry.time, forKey: entry.meal) == nil else {
        throw entry.cursor.error(.duplicateMeal(entry.meal))
      }
    }
  }
}

extension HouseholdTag {
  fileprivate init(_ cursor: JSONCursor) throws(FileError) {
    let members = try cursor.members(["key", "name", "color", "rules"])
    self.init(
      id: TagID(rawValue: try members.required("key").text()),
      customName: try members["name"]?.text(),
      color: try TagColor(members.required("color")),
      rules: try members["rules"].map(TagRules.init) ?? TagRules()
    )
  }
}

extension HouseholdDish {
  fileprivate init(_ cursor: JSONCursor) throws(FileError) {
    let members = try cursor.members([
      "id", "name", "description", "tags", "meals", "diet", "rules", "rating", "servings",
      "ingredients", "notes", "created", "removed",
    ])
    self.init(id: try members.required("id").dish(), name: try members.required("name").text())
    details = try members["description"]?.text()
    tags = try members["tags"]?.list(JSONCursor.readText).map(TagID.init(rawValue:)) ?? []
    meals = try members["meals"]?.list(MealType.init)
    diet = try members["diet"]?.diet() ?? .standard
    rules = try members["rules"].map(DishRules.init) ?? DishRules()
    rating = try members["rating"]?.number()
    servings = try members["servings"]?.number()
    ingredients = try members["ingredients"]?.list(Ingredient.init) ?? []
    notes = try members["notes"]?.text()
    createdAt = try members.required("created").number()
    removedOn = try members["removed"].map(CivilDate.init)
  }
}

extension Ingredient {
  fileprivate init(_ cursor: JSONCursor) throws(FileError) {
    let members = try cursor.members(["name", "amount", "unit", "category"])
    self.init(
      name: try members.required("name").text(),
      amount: try members["amount"]?.amount(),
      unit: try members["unit"]?.text(),
      category: try members["category"]?.text()
    )
  }
}
