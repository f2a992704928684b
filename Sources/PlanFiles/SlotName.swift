package import MealModel
import PlanTexts

/// Finds the slot that somebody means with `mar/cena`, `tue/dinner`, `2026-12-01/dinner` or `2/dinner`.
package struct SlotName {
  private let problem: PlanningProblem

  /// Why a text names no slot.
  package enum Defect: Error, Hashable {
    case notAMeal(String)
    case noSuchDay(String)
    case noSuchMeal(String, closest: String?)
    case unclearDay(String)
  }

  /// - Parameter problem: Whose slots are meant.
  package init(problem: PlanningProblem) {
    self.problem = problem
  }

  /// The position of the slot that a text names.
  package func slot(_ text: String) throws(Defect) -> Int {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { throw .notAMeal(text) }
    let meal = MealType(named: parts[1])
    let days = try days(parts[0])
    let matches = problem.slots.indices.filter {
      days.contains(problem.slots[$0].day) && problem.slots[$0].meal == meal
    }
    guard let match = matches.first else {
      let meals = problem.slots.filter { days.contains($0.day) }.map(\.meal.rawValue)
      throw .noSuchMeal(parts[1], closest: parts[1].closestMatch(in: meals))
    }
    guard matches.count == 1 else { throw .unclearDay(parts[0]) }
    return match
  }

  /// A name of a slot that `slot` understands, or of a meal of the context: `tue/dinner`, and in a
  /// longer plan `9/dinner`.
  package func text(of slot: MealSlot) -> String {
    let window = problem.window
    let isClear = window.dayCount <= 7 && (0..<window.dayCount).contains(slot.day)
    let day = isClear ? window.weekday(ofDay: slot.day).key : String(slot.day + 1)
    return "\(day)/\(slot.meal.rawValue)"
  }

  private func days(_ text: String) throws(Defect) -> [Int] {
    let window = problem.window
    let days = 0..<window.dayCount
    let matches: [Int]
    if let weekday = Weekday(named: text) {
      matches = days.filter { window.weekday(ofDay: $0) == weekday }
    } else if let date = CivilDate(iso: text) {
      matches = days.filter { window.date(ofDay: $0) == date }
    } else if let number = Int(text) {
      matches = days.contains(number - 1) ? [number - 1] : []
    } else {
      throw .notAMeal(text)
    }
    guard !matches.isEmpty else { throw .noSuchDay(text) }
    return matches
  }
}

extension Weekday {
  /// The weekday that is called by its key or its name, long or short, in any language.
  package init?(named text: String) {
    let name = text.folded
    let match = Self.allCases.first { weekday in
      weekday.key == name
        || Language.allCases.contains {
          weekday.name(in: $0).folded == name || weekday.shortName(in: $0).folded == name
        }
    }
    guard let match else { return nil }
    self = match
  }
}
