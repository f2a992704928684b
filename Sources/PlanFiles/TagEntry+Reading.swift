package import MealModel

extension WeekDocument.TagEntry {
  init(_ cursor: JSONCursor) throws(FileError) {
    let members = try cursor.members(["key", "name", "color", "rules"])
    self.init(key: try members.required("key").name())
    name = try members["name"].map(WeekDocument.NameEntry.init)
    color = try members["color"].map(TagColor.init)
    rules = try members["rules"].map(TagRules.init) ?? TagRules()
  }
}

extension WeekDocument.NameEntry {
  package init(_ cursor: JSONCursor) throws(FileError) {
    switch cursor.value {
    case .text:
      self = .literal(try cursor.name())
    case .object:
      let members = try cursor.members(["es", "en"])
      self = .localized(
        LocalizedName(
          spanish: try members.required("es").name(),
          english: try members.required("en").name()
        )
      )
    default:
      throw cursor.error(.wrongType(.nameOrNames))
    }
  }
}

extension TagColor {
  package init(_ cursor: JSONCursor) throws(FileError) {
    let text = try cursor.text()
    guard text.hasPrefix("#"), let color = TagColor(hex: text) else {
      throw cursor.error(.notAColor(text))
    }
    self = color
  }
}

extension TagRules {
  package init(_ cursor: JSONCursor) throws(FileError) {
    let members = try cursor.members([
      "maxPerWeek", "minPerWeek", "noConsecutive", "noDuplicateInDay", "mealTypeRestriction",
      "onlyDays",
    ])
    self.init(
      maxPerWeek: try members["maxPerWeek"]?.integer(in: ProblemLimits.ruleNumbers),
      minPerWeek: try members["minPerWeek"]?.integer(in: ProblemLimits.ruleNumbers),
      noConsecutive: try members["noConsecutive"].flatMap(ConsecutiveScope.readRule),
      noDuplicateInDay: try members["noDuplicateInDay"]?.yesOrNo() ?? false,
      mealTypeRestriction: try members["mealTypeRestriction"].map(MealType.init),
      onlyDays: try members["onlyDays"].map { days throws(FileError) in
        Set(try days.nonEmptyList(Weekday.init))
      }
    )
  }
}

extension ConsecutiveScope {
  /// Reads `true` for the usual scope, `false` for no rule, or the name of a scope.
  fileprivate static func readRule(_ cursor: JSONCursor) throws(FileError) -> ConsecutiveScope? {
    switch cursor.value {
    case .bool(let isSet): isSet ? .sameMeal : nil
    case .text: try cursor.word(allCases.map { ($0.rawValue, $0) })
    default: throw cursor.error(.wrongType(.yesOrScope))
    }
  }
}
