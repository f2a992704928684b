public import MealModel
import PlanFiles
import PlanTexts

extension WeekError: CustomStringConvertible {
  /// The message in English.
  public var description: String { text(in: .english) }

  /// The message in one line, without a full stop.
  public func text(in language: Language) -> String {
    Catalogue.text(
      reason.text(in: language),
      nearMatch: nearMatch.map { .quoted($0) },
      in: language
    )
  }
}

extension WeekError.Reason {
  fileprivate func text(in language: Language) -> String {
    func text(_ key: WeekText, _ values: [String: TextValue] = [:]) -> String {
      Catalogue.text(key, in: language, values)
    }
    func week(_ monday: CivilDate) -> TextValue {
      let label = Catalogue.weekLabel(monday...(monday.advanced(by: 6) ?? monday), in: language)
      return .text(label.prefix(1).lowercased() + label.dropFirst())
    }
    return switch self {
    case .notAWeek(let written): text(.notAWeek, ["text": .quoted(written)])
    case .noSuchWeek(let written): text(.noSuchWeek, ["text": .quoted(written)])
    case .pastWeek(let monday): text(.pastWeek, ["week": week(monday)])
    case .tooFarAhead(let monday):
      text(.tooFarAhead, ["week": week(monday), "count": .number(Editing.weeksAhead)])
    case .notAMeal(let written): text(.notAMeal, ["text": .quoted(written)])
    case .noSuchDay(let written): text(.noSuchDay, ["text": .quoted(written)])
    case .noSuchMeal(let written): text(.noSuchMeal, ["text": .quoted(written)])
    case .hiddenMeal(let slot): text(.hiddenMeal, ["meal": .text(slot.name(in: language))])
    case .emptyMeal(let slot): text(.emptyMeal, ["meal": .text(slot.name(in: language))])
    case .noSuchDish(let name): text(.noSuchDish, ["name": .quoted(name)])
    case .removedDish(let name): text(.removedDish, ["name": .quoted(name)])
    case .blocked(let dish, let slot, let reasons):
      text(
        .blocked,
        [
          "name": .quoted(dish), "meal": .text(slot.name(in: language)),
          "reasons": .text(reasons.map { $0[language] }.joined(separator: "; ")),
        ]
      )
    case .noSuchTemplate(let name): text(.noSuchTemplate, ["name": .quoted(name)])
    case .noTemplates(let name): text(.noTemplates, ["name": .quoted(name)])
    case .nothingToCopy(let monday): text(.nothingToCopy, ["week": week(monday)])
    case .sameWeek: text(.sameWeek)
    case .profileStays(let name): text(.profileStays, ["name": .quoted(name)])
    case .contextStays: text(.contextStays)
    case .daysNotChosen: text(.daysNotChosen)
    case .unplannable(let error): error.text(in: language)
    }
  }
}

extension MealSlot {
  /// The meal of a stored week within a sentence: `martes (cena)`, `Tuesday (dinner)`.
  package func name(in language: Language) -> String {
    let name = meal.name(in: language)
    return Catalogue.text(
      WeekText.meal,
      in: language,
      [
        "day": .text(Weekday.monday.advanced(by: day).name(in: language)),
        "meal": .text(MealType.usualOrder.contains(meal) ? name.lowercased() : name),
      ]
    )
  }
}
