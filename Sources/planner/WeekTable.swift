import MealModel
import MealPlanning
import PlanExplanation
import PlanTexts

/// A plan as tables, one per calendar week: days across, meals down.
///
/// Where the days do not fit side by side, they stand one below the other.
struct WeekTable {
  let words: HouseholdWords
  let style: Style
  let plan: Plan

  /// Narrower columns would break most words.
  private static let narrowestColumn = 10

  private var problem: PlanningProblem { words.problem }
  private var cell: MealCell { MealCell(words: words, style: style) }

  /// The tables and, where something is pinned, the key to the mark.
  var text: String {
    var lines: [String] = []
    for week in weeks {
      if let heading = heading(ofWeek: week.number) { lines.append(heading) }
      lines += grid(of: week.days) ?? list(of: week.days)
    }
    if !problem.pins.isEmpty {
      lines.append(
        Catalogue.text(
          ReportText.legendPinned,
          in: words.language,
          ["mark": .text(style.pinMark)]
        )
      )
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The calendar weeks with the days that have meals.
  private var weeks: [(number: Int, days: [Int])] {
    var weeks: [(number: Int, days: [Int])] = []
    for day in Set(problem.slots.map(\.day)).sorted() {
      let week = problem.window.week(ofDay: day)
      if weeks.last?.number != week { weeks.append((week, [])) }
      weeks[weeks.count - 1].days.append(day)
    }
    return weeks
  }

  private func heading(ofWeek week: Int) -> String? {
    if let heading = words.heading(ofWeek: week) { return heading }
    guard problem.window.weekCount > 1 else { return nil }
    return Catalogue.text(ReportText.week, in: words.language, ["number": .number(week + 1)])
  }

  /// `Lun 30`, or `Lun` in a plan without dates.
  private func heading(ofDay day: Int) -> String {
    let weekday = problem.window.weekday(ofDay: day).shortName(in: words.language)
    return problem.window.date(ofDay: day).map { "\(weekday) \($0.day)" } ?? weekday
  }

  private func slots(of days: [Int]) -> [(position: Int, slot: MealSlot)] {
    let days = Set(days)
    return problem.slots.enumerated().filter { days.contains($0.element.day) }
      .map { (position: $0.offset, slot: $0.element) }
  }

  private func meals(of slots: [(position: Int, slot: MealSlot)]) -> [MealType] {
    var order: [MealType] = []
    for (_, slot) in slots where !order.contains(slot.meal) { order.append(slot.meal) }
    // A day without some usual meal must not put the others out of order.
    let usual = MealType.usualOrder.filter(order.contains)
    return usual + order.filter { !usual.contains($0) }
  }

  private func lines(ofSlot slot: Int, width: Int) -> [StyledLine] {
    cell.lines(
      dish: plan.dishOfSlot[slot],
      isPinned: problem.pinnedDish[slot] != nil,
      width: width
    )
  }
}

extension WeekTable {
  /// The days side by side, or `nil` where they do not fit.
  private func grid(of days: [Int]) -> [String]? {
    let slots = slots(of: days)
    let meals = meals(of: slots)
    let labels = meals.map { $0.name(in: words.language) }
    let labelWidth = labels.map(\.displayWidth).max() ?? 0
    // Every column has a border and a space on both sides.
    let room = style.width - 1 - (labelWidth + 3)
    let column = min(room / max(1, days.count) - 3, 30)
    guard column >= Self.narrowestColumn else { return nil }

    let widths = [labelWidth] + days.map { _ in column }
    let frame = TableFrame(widths: widths, usesUnicode: style.usesUnicode)
    var lines = [frame.top]
    lines += frame.row([[StyledLine()]] + days.map { [StyledLine(heading(ofDay: $0))] })
    for (meal, label) in zip(meals, labels) {
      lines.append(frame.middle)
      let cells = days.map { day in
        slots.filter { $0.slot == MealSlot(day: day, meal: meal) }
          .flatMap { self.lines(ofSlot: $0.position, width: column) }
      }
      lines += frame.row([[StyledLine(label)]] + cells)
    }
    lines.append(frame.bottom)
    return lines
  }

  /// The days one below the other.
  private func list(of days: [Int]) -> [String] {
    let slots = slots(of: days)
    let labels = slots.map { $0.slot.meal.name(in: words.language).displayWidth }
    let labelWidth = labels.max() ?? 0
    let width = max(Self.narrowestColumn, style.width - labelWidth - 4)
    var lines: [String] = []
    for day in days {
      lines.append(heading(ofDay: day))
      for (position, slot) in slots where slot.day == day {
        let label = slot.meal.name(in: words.language)
        for (index, line) in self.lines(ofSlot: position, width: width).enumerated() {
          let left = StyledLine(index == 0 ? label : "").padded(to: labelWidth)
          lines.append("  \(left)  \(line.text)")
        }
      }
    }
    return lines
  }
}
