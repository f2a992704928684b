public import MealModel
import PlanTexts

/// Says things about one problem in the words of the household.
///
/// Dishes, tags and slots are meant by their position in the problem, as everywhere. Texts are for
/// people and may change; programs read the rules and positions themselves.
public struct HouseholdWords: Sendable {
  /// The problem that is spoken about.
  public let problem: PlanningProblem

  /// The language of the texts.
  public let language: Language

  /// Speaks about a problem in a language.
  public init(for problem: PlanningProblem, in language: Language) {
    self.problem = problem
    self.language = language
  }

  /// The name of a tag, `Carne`.
  public func name(ofTag tag: Int) -> String {
    problem.tags[tag].name[language]
  }

  /// The name of a dish, `Pollo asado`.
  public func name(ofDish dish: Int) -> String {
    problem.dishes[dish].name
  }

  /// A meal of a day as one says it in passing: `mar cena`, `Tue dinner`.
  ///
  /// The date is there where the weekday alone would not be clear.
  public func name(of slot: MealSlot) -> String {
    "\(name(ofDay: slot.day)) \(name(of: slot.meal))"
  }

  /// A day: `mar`, or `mar 1 Dic` in a plan of more than a week and outside the plan.
  public func name(ofDay day: Int) -> String {
    let window = problem.window
    let short = window.weekday(ofDay: day).shortName(in: language)
    let weekday = language == .spanish ? short.lowercased() : short
    let isOutside = !(0..<window.dayCount).contains(day)
    guard isOutside || window.dayCount > 7 else { return weekday }
    if let date = window.date(ofDay: day) {
      return "\(weekday) \(date.day) \(date.monthName(in: language))"
    }
    let week = Catalogue.text(
      BreachText.week,
      in: language,
      ["number": .number(window.week(ofDay: day) + 1)]
    )
    return "\(weekday) (\(week))"
  }

  /// A meal within a sentence: `cena`; a meal that the household made up keeps its spelling.
  public func name(of meal: MealType) -> String {
    meal.nameInSentence(in: language)
  }

  /// Names in a row: `a, b y c`.
  func list(_ names: [String]) -> String {
    names.listed(in: language)
  }

  /// A calendar week within a sentence: `esta semana` where there is only one.
  func weekPhrase(_ week: Int) -> String {
    guard problem.window.weekCount > 1 || week != 0 else {
      return Catalogue.text(BreachText.thisWeek, in: language)
    }
    guard let label = heading(ofWeek: week) else {
      return Catalogue.text(
        BreachText.weekNumber,
        in: language,
        ["number": .number(week + 1)]
      )
    }
    let lowercased = label.prefix(1).lowercased() + label.dropFirst()
    return Catalogue.text(BreachText.weekOf, in: language, ["week": .text(lowercased)])
  }

  /// A calendar week by itself: `semana 30 Nov-6 Dic 2026`, `semana 31`.
  func weekName(_ week: Int) -> String {
    guard let label = heading(ofWeek: week) else {
      return Catalogue.text(BreachText.week, in: language, ["number": .number(week + 1)])
    }
    return label.prefix(1).lowercased() + label.dropFirst()
  }

  /// The heading of a calendar week, `Semana 30 Nov-6 Dic 2026`, or `nil` in a plan without dates.
  ///
  /// It names the whole calendar week, also where the plan covers a part of it.
  public func heading(ofWeek week: Int) -> String? {
    let window = problem.window
    let daysIntoWeek = (window.firstWeekday.rawValue - window.weekStart.rawValue + 7) % 7
    guard let first = window.date(ofDay: week * 7 - daysIntoWeek),
      let last = first.advanced(by: 6)
    else { return nil }
    return Catalogue.weekLabel(first...last, in: language)
  }

  func text(_ phrase: Phrase, adding values: [String: TextValue] = [:]) -> String {
    func filled(_ key: some TextKey) -> String {
      Catalogue.text(key, in: language, phrase.values.merging(values) { own, _ in own })
    }
    return filled(phrase.key)
  }
}

/// A text of the catalogue with some of its gaps filled.
struct Phrase: Sendable {
  var key: any TextKey
  var values: [String: TextValue]

  init(_ key: any TextKey, _ values: [String: TextValue] = [:]) {
    self.key = key
    self.values = values
  }
}
