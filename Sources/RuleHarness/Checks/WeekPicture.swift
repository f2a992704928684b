import MealModel
import PlanFiles

/// A drawn week as a table with marks, for people who read why a check failed.
struct WeekPicture {
  let sketch: WeekSketch
  let problem: PlanningProblem

  /// By meal what stands behind the dish, such as a cross.
  var marks: [MealSlot: String] = [:]

  /// What stands in a meal instead of what the sketch says.
  var replacements: [MealSlot: String] = [:]

  /// A line with the days and a line for each meal, all cells of a column as wide as the widest.
  var lines: [String] {
    let width = sketch.rows.first?.cells.count ?? 0
    var table: [[String]] = [[""] + (0..<width).map(day(ofColumn:))]
    for row in sketch.rows {
      table.append(
        [row.meal.rawValue]
          + row.cells.enumerated()
          .map { column, cell in
            text(of: cell, in: MealSlot(day: sketch.day(ofColumn: column), meal: row.meal))
          }
      )
    }
    let widths = (0...width).map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        if isBar(before: column) { line += "| " }
        line += cell + String(repeating: " ", count: widths[column] - cell.count + 2)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The day of a column as names of meals call it.
  private func day(ofColumn column: Int) -> String {
    let slot = MealSlot(day: sketch.day(ofColumn: column), meal: .lunch)
    return String(SlotName(problem: problem).text(of: slot).prefix { $0 != "/" })
  }

  /// Whether the week begins or ends before a column of the table, whose first has the meals.
  private func isBar(before column: Int) -> Bool {
    let (before, inside) = (sketch.dayCounts[0], sketch.dayCounts[1])
    return (before > 0 && column == before + 1)
      || (sketch.dayCounts[2] > 0 && column == before + inside + 1)
  }

  private func text(of cell: WeekSketch.Cell, in slot: MealSlot) -> String {
    let text =
      switch cell {
      case .noSlot: "-"
      case .empty: "."
      case .dish(let dish, let isPinned): isPinned ? "[\(dish.rawValue)]" : dish.rawValue
      }
    return [replacements[slot] ?? text, marks[slot]].compactMap(\.self).joined(separator: " ")
  }
}
