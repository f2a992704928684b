import MealModel
import PlanFiles

extension RuleChange {
  /// Understands a change.
  ///
  /// A name or meal that would be taken for something else stands in quotes, `"Sopa +1".maxUses=2`; a
  /// quote in it is doubled.
  ///
  /// - Parameter text: The change as it is typed; spaces around it do not count.
  /// - Throws: `RuleChangeError`.
  public init(parsing text: String) throws(RuleChangeError) {
    var parser = RuleChangeParser(text)
    self = try parser.change()
  }
}

extension RuleChange: CustomStringConvertible {
  /// The change as it is typed; parsing it gives the same change.
  public var description: String {
    let sign: String
    let value: RuleSetting?
    switch action {
    case .set(let setting): (sign, value) = ("", setting)
    case .add(let setting): (sign, value) = ("+", setting)
    case .remove: (sign, value) = ("-", nil)
    }
    return sign + ChangeWord.printed(subject, stoppingAt: ".") + "." + key.name
      + (value.map { "=" + $0.printed } ?? "")
  }
}

extension RuleSetting {
  /// The value as it is typed.
  fileprivate var printed: String {
    switch self {
    case .maxPerWeek(let number), .minPerWeek(let number), .minGapDays(let number),
      .maxUses(let number):
      String(number)
    case .noConsecutive(let scope): scope?.rawValue ?? "false"
    case .noDuplicateInDay(let isSet): String(isSet)
    case .mealTypeRestriction(let meal): Self.printed(meal)
    case .onlyDays(let days): days.sorted().map(\.key).joined(separator: "+")
    case .meals(let meals): meals.map(Self.printed).sorted().joined(separator: "+")
    case .fixedDay(let day):
      day.weekday.key + (day.meal.map { "/" + Self.printed($0) } ?? "")
    }
  }

  private static func printed(_ meal: MealType) -> String {
    // "Comida" by itself means lunch, also where the household has a meal of that very spelling.
    MealType(named: meal.rawValue) == meal
      ? ChangeWord.printed(meal.rawValue, stoppingAt: "+") : ChangeWord.quoted(meal.rawValue)
  }
}

/// A name within a change, in quotes where it has to be.
enum ChangeWord {
  static let quote: Character = "\""

  /// What the name begins with cannot be told from something else.
  private static let signs = ["+", "-", "@", "#", "tag:", "dish:"]

  static func printed(_ word: String, stoppingAt stop: Character) -> String {
    let isPlain =
      !word.isEmpty && !word.contains(stop) && !word.contains(quote) && !word.contains("\n")
      && word.first?.isWhitespace == false && word.last?.isWhitespace == false
      && !signs.contains(where: word.hasPrefix)
    return isPlain ? word : quoted(word)
  }

  static func quoted(_ word: String) -> String {
    "\"\(word.replacing("\"", with: "\"\""))\""
  }
}
