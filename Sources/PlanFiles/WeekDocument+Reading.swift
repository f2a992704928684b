import MealModel

extension WeekDocument {
  /// Reads a document.
  ///
  /// - Parameters:
  ///   - json: The bytes of the file: UTF-8, with or without a byte order mark.
  ///   - file: What errors call the file.
  /// - Throws: `FileError` with the first defect.
  public init(json: [UInt8], file: String) throws(FileError) {
    try self.init(JSONCursor(TextBytes(json, file: file)))
  }

  init(_ cursor: JSONCursor) throws(FileError) {
    let members = try cursor.members([
      "schema", "name", "language", "week", "slots", "tags", "dishes", "pins", "filters",
      "context", "seed", "plan",
    ])
    try Self.checkVersion(members.required("schema"))
    self.init()
    name = try members["name"]?.name()
    language = try members["language"]?.word(Language.allCases.map { ($0.rawValue, $0) })
    week = try members["week"].map(Week.init) ?? Week()
    slots = try members["slots"]?.list(Slot.init)
    tags = try members["tags"]?.list(TagEntry.init)
    dishes = try members["dishes"]?.list(DishEntry.init) ?? []
    pins = try members["pins"]?.list(MealEntry.init) ?? []
    filters = try members["filters"]?.list(FilterEntry.init) ?? []
    context = try members["context"].map(Context.init) ?? Context()
    seed = try members["seed"]?.integer(in: 0...UInt64.max)
    plan = try members["plan"]?.list(MealEntry.init) ?? []
  }

  private static func checkVersion(_ cursor: JSONCursor) throws(FileError) {
    let version = try cursor.integer(in: 1...Int(Int32.max))
    guard version == schemaVersion else { throw cursor.error(.unknownSchema(version)) }
  }
}

extension WeekDocument.Week {
  fileprivate init(_ cursor: JSONCursor) throws(FileError) {
    let members = try cursor.members(["start", "firstDay", "days", "weekStart", "meals"])
    self.init(start: try members["start"].map(CivilDate.init))
    firstDay = try members["firstDay"].map(Weekday.init)
    if let firstDay = members["firstDay"], start != nil {
      throw firstDay.error(.keysClash("firstDay", "start"))
    }
    days = try members["days"]?.integer(in: 1...ProblemLimits.days.upperBound)
    weekStart = try members["weekStart"].map(Weekday.init)
    meals = try members["meals"]?.nonEmptyList(MealType.init)
  }
}

extension WeekDocument.Slot {
  fileprivate init(_ cursor: JSONCursor) throws(FileError) {
    let members = try cursor.members(["day", "meal"])
    day = try DayReference(members.required("day"))
    meal = try MealType(members.required("meal"))
  }
}

extension WeekDocument.MealEntry {
  fileprivate init(_ cursor: JSONCursor) throws(FileError) {
    let members = try cursor.members(["day", "meal", "dish"])
    day = try DayReference(members.required("day"))
    meal = try MealType(members.required("meal"))
    dish = try members.required("dish").name()
  }
}

extension WeekDocument.FilterEntry {
  fileprivate init(_ cursor: JSONCursor) throws(FileError) {
    let members = try cursor.members([
      "days", "meals", "requireTags", "require", "excludeTags", "excludeDishes", "onlyDishes",
    ])
    let requirements = SlotFilter.Requirement.allCases.map { ($0.rawValue, $0) }
    days = try members["days"]?.nonEmptyList(DayReference.init)
    meals = try members["meals"]?.nonEmptyList(MealType.init)
    requireTags = try members["requireTags"]?.list(JSONCursor.readName) ?? []
    require = try members["require"]?.word(requirements)
    excludeTags = try members["excludeTags"]?.list(JSONCursor.readName) ?? []
    excludeDishes = try members["excludeDishes"]?.list(JSONCursor.readName) ?? []
    onlyDishes = try members["onlyDishes"]?.nonEmptyList(JSONCursor.readName)
  }
}

extension WeekDocument.Context {
  fileprivate init(_ cursor: JSONCursor) throws(FileError) {
    let members = try cursor.members(["before", "after"])
    before = try members["before"]?.list(WeekDocument.MealEntry.init) ?? []
    after = try members["after"]?.list(WeekDocument.MealEntry.init) ?? []
  }
}
