package import MealModel

extension WeekDocument.DishEntry {
  /// How many characters a description may have.
  package static let detailsLimit = 100

  init(_ cursor: JSONCursor) throws(FileError) {
    let members = try cursor.members([
      "id", "name", "description", "tags", "meals", "rules", "weight",
    ])
    self.init(name: try members.required("name").name())
    id = try members["id"]?.name()
    if let description = members["description"] {
      details = try Self.details(description.text(), orFail: description.error)
    }
    tags = try members["tags"]?.list(JSONCursor.readName) ?? []
    meals = try members["meals"]?.nonEmptyList(MealType.init)
    rules = try members["rules"].map(DishRules.init) ?? DishRules()
    weight = try members["weight"]?.integer(in: ProblemLimits.weights) ?? 0
  }

  /// A description, trimmed; an empty one is none.
  static func details(
    _ text: String,
    orFail error: (FileError.Reason, String?) -> FileError
  ) throws(FileError) -> String? {
    let text = text.trimmed
    guard text.count <= detailsLimit else {
      throw error(.tooLong(text.count, limit: detailsLimit), nil)
    }
    return text.isEmpty ? nil : text
  }
}

extension DishRules {
  package init(_ cursor: JSONCursor) throws(FileError) {
    let members = try cursor.members(["minGapDays", "fixedDay", "maxUses"])
    self.init(
      minGapDays: try members["minGapDays"]?.integer(in: ProblemLimits.gapDays),
      fixedDay: try members["fixedDay"].map(FixedDay.init),
      maxUses: try members["maxUses"]?.integer(in: ProblemLimits.ruleNumbers)
    )
  }
}

extension FixedDay {
  fileprivate init(_ cursor: JSONCursor) throws(FileError) {
    switch cursor.value {
    case .text:
      self.init(try Weekday(cursor))
    case .object:
      let members = try cursor.members(["day", "meal"])
      self.init(
        try Weekday(members.required("day")),
        meal: try members["meal"].map(MealType.init)
      )
    default:
      throw cursor.error(.wrongType(.dayOrAppointment))
    }
  }
}
