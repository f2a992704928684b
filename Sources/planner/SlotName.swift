import MealModel
import PlanFiles
import PlanTexts

/// Finds the slot that somebody means with `mar/cena`, `tue/dinner`, `2026-12-01/dinner` or `2/dinner`.
struct SlotName {
  let problem: PlanningProblem

  /// The position of the slot.
  func slot(_ text: String) throws(UsageError.Reason) -> Int {
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

  private func days(_ text: String) throws(UsageError.Reason) -> [Int] {
    let window = problem.window
    let days = 0..<window.dayCount
    let matches: [Int]
    if let weekday = weekday(text) {
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

  /// The weekday that is called by its key or its name, long or short, in any language.
  private func weekday(_ text: String) -> Weekday? {
    let name = text.folded
    return Weekday.allCases.first { weekday in
      weekday.key == name
        || Language.allCases.contains {
          weekday.name(in: $0).folded == name || weekday.shortName(in: $0).folded == name
        }
    }
  }
}
