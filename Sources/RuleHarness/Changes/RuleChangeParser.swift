import MealModel
import PlanFiles

/// Reads one change, from its sign to its value.
struct RuleChangeParser {
  private let text: String
  private var rest: Substring

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  mutating func change() throws(RuleChangeError) -> RuleChange {
    skipSpace()
    let sign = rest.first.flatMap { "+-".contains($0) ? $0 : nil }
    if sign != nil { rest.removeFirst() }
    let isAboutTag = take("tag:")
    let isAboutDish = !isAboutTag && take("dish:")
    let subject = try subject()
    let key = try key()
    switch key {
    case .dish where isAboutTag: throw error(.ruleOfDishes(key.name))
    case .tag where isAboutDish: throw error(.ruleOfTags(key.name))
    case .tag, .dish: break
    }
    if sign == "-" {
      guard rest.isEmpty else { throw error(.needlessValue(key.name)) }
      return RuleChange(subject, .remove(key))
    }
    let setting = try setting(of: key)
    guard sign == "+" else { return RuleChange(subject, .set(setting)) }
    guard !setting.isNone else { throw error(.addsNothing) }
    return RuleChange(subject, .add(setting))
  }

  // MARK: The parts

  /// The name before the last dot ahead of the value.
  private mutating func subject() throws(RuleChangeError) -> String {
    if rest.first == ChangeWord.quote {
      let name = try quoted()
      guard rest.popFirst() == "." else { throw error(.notAChange) }
      return name
    }
    // Names of tags and dishes may hold dots and equals signs; names of rules hold neither.
    let dots = rest.indices.filter { rest[$0] == "." }
    let dot =
      dots.first { dot in
        let word = rest[rest.index(after: dot)...].prefix { $0 != "=" }
        return RuleKey.allCases.contains { $0.name == Self.trimmed(word) }
      } ?? rest.prefix { $0 != "=" }.lastIndex(of: ".")
    guard let dot else { throw error(.notAChange) }
    let name = Self.trimmed(rest[..<dot])
    guard !name.isEmpty else { throw error(.notAChange) }
    rest = rest[rest.index(after: dot)...]
    return name
  }

  private mutating func key() throws(RuleChangeError) -> RuleKey {
    let word = Self.trimmed(rest.prefix { $0 != "=" })
    let keys = RuleKey.allCases
    guard let key = keys.first(where: { $0.name == word }) else {
      guard !word.isEmpty else { throw error(.notAChange) }
      throw error(.unknownRule(word), nearMatch: word.closestMatch(in: keys.map(\.name)))
    }
    rest = rest.drop { $0 != "=" }
    return key
  }

  private mutating func setting(of key: RuleKey) throws(RuleChangeError) -> RuleSetting {
    guard rest.popFirst() == "=" else {
      switch key {
      case .tag(.noConsecutive): return .noConsecutive(.sameMeal)
      case .tag(.noDuplicateInDay): return .noDuplicateInDay(true)
      case .tag, .dish: throw error(.missingValue(key.name))
      }
    }
    switch key {
    case .tag(.maxPerWeek): return .maxPerWeek(try number(in: ProblemLimits.ruleNumbers))
    case .tag(.minPerWeek): return .minPerWeek(try number(in: ProblemLimits.ruleNumbers))
    case .tag(.noConsecutive): return .noConsecutive(try scope())
    case .tag(.noDuplicateInDay):
      guard let isSet = Bool(value) else { throw error(.notYesOrNo(value)) }
      return .noDuplicateInDay(isSet)
    case .tag(.mealTypeRestriction):
      let meals = try meals()
      guard let meal = meals.first, meals.count == 1 else { throw error(.emptyName) }
      return .mealTypeRestriction(meal)
    case .tag(.onlyDays):
      let words = value.split(separator: "+", omittingEmptySubsequences: false)
      var days: Set<Weekday> = []
      for word in words { days.insert(try day(Self.trimmed(word))) }
      return .onlyDays(days)
    case .dish(.meals): return .meals(Set(try meals()))
    case .dish(.minGapDays): return .minGapDays(try number(in: ProblemLimits.gapDays))
    case .dish(.fixedDay):
      let weekday = try day(Self.trimmed(rest.prefix { $0 != "/" }))
      rest = rest.drop { $0 != "/" }
      guard rest.popFirst() == "/" else { return .fixedDay(FixedDay(weekday)) }
      let meals = try meals()
      guard let meal = meals.first, meals.count == 1 else { throw error(.emptyName) }
      return .fixedDay(FixedDay(weekday, meal: meal))
    case .dish(.maxUses): return .maxUses(try number(in: ProblemLimits.ruleNumbers))
    }
  }

  // MARK: Values

  /// What is left, without spaces around it.
  private var value: String { Self.trimmed(rest) }

  private func number(in range: ClosedRange<Int>) throws(RuleChangeError) -> Int {
    guard let number = Int(value), range.contains(number) else {
      throw error(.notANumber(value, allowed: range))
    }
    return number
  }

  private func scope() throws(RuleChangeError) -> ConsecutiveScope? {
    if let isSet = Bool(value) { return isSet ? .sameMeal : nil }
    guard let scope = ConsecutiveScope(rawValue: value) else {
      let names = ConsecutiveScope.allCases.map(\.rawValue)
      throw error(.notYesOrScope(value), nearMatch: value.closestMatch(in: names))
    }
    return scope
  }

  private func day(_ word: String) throws(RuleChangeError) -> Weekday {
    guard let day = Weekday(named: word) else {
      let keys = Weekday.allCases.map(\.key)
      throw error(.notADay(word), nearMatch: word.closestMatch(in: keys))
    }
    return day
  }

  private mutating func meals() throws(RuleChangeError) -> [MealType] {
    var meals: [MealType] = []
    repeat {
      skipSpace()
      if rest.first == ChangeWord.quote {
        // A quoted name is taken as it is, so that every name can be written.
        meals.append(MealType(rawValue: try quoted()))
        skipSpace()
        guard rest.isEmpty || rest.first == "+" else { throw error(.notAChange) }
      } else {
        let name = Self.trimmed(rest.prefix { $0 != "+" })
        guard !name.isEmpty else { throw error(.emptyName) }
        meals.append(MealType(named: name))
        rest = rest.drop { $0 != "+" }
      }
    } while rest.popFirst() == "+"
    return meals
  }

  /// A word in quotes, in which a doubled quote is one.
  private mutating func quoted() throws(RuleChangeError) -> String {
    rest.removeFirst()
    var word = ""
    while let letter = rest.popFirst() {
      guard letter == ChangeWord.quote else {
        word.append(letter)
        continue
      }
      guard rest.first == ChangeWord.quote else {
        guard !word.isEmpty else { throw error(.emptyName) }
        return word
      }
      word.append(letter)
      rest.removeFirst()
    }
    throw error(.notAChange)
  }

  private mutating func take(_ prefix: String) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest.removeFirst(prefix.count)
    return true
  }

  private mutating func skipSpace() {
    rest = rest.drop(while: \.isWhitespace)
  }

  private static func trimmed(_ text: Substring) -> String { text.trimmingSpaces }

  private func error(
    _ reason: RuleChangeError.Reason,
    nearMatch: String? = nil
  ) -> RuleChangeError {
    RuleChangeError(text, reason, nearMatch: nearMatch)
  }
}

extension Substring {
  /// The text without spaces at its ends.
  var trimmingSpaces: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
