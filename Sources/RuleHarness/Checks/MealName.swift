import MealModel
import PlanFiles

/// What checks call the meals of a week: `tue/dinner`, or with the number of the day `2/dinner`.
///
/// Days are counted from one at the first day of the week, as in files: zero is the day before it. A
/// weekday is clear only in a week of seven days or fewer, and names none before or after it.
struct MealName {
  let window: PlanningWindow

  /// The shortest clear name of a meal.
  func name(of slot: MealSlot) -> String {
    "\(day(slot.day))/\(slot.meal.rawValue)"
  }

  /// The name of a day.
  func day(_ day: Int) -> String {
    hasClearWeekdays && (0..<window.dayCount).contains(day)
      ? window.weekday(ofDay: day).key : String(day + 1)
  }

  /// The meal with a name, or nothing when the text is none.
  func slot(named text: String) -> MealSlot? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let day = day(named: parts[0]) else { return nil }
    return MealSlot(day: day, meal: MealType(named: parts[1]))
  }

  private func day(named text: String) -> Int? {
    if let number = Int(text) { return number - 1 }
    guard hasClearWeekdays, let weekday = Weekday(key: text) else { return nil }
    return (0..<window.dayCount).first { window.weekday(ofDay: $0) == weekday }
  }

  private var hasClearWeekdays: Bool { window.dayCount <= 7 }
}
