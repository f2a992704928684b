import Foundation
import HouseholdModel
import MealModel
import Testing

extension Home {
  /// The JSON object that a command prints.
  func object(_ line: String) throws -> [String: Any] {
    let run = run(line)
    #expect(run.exitCode == 0, "\(run.errors)")
    return try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    )
  }

  /// The names of the dishes that stand in a week, in the order of its meals.
  func dishes(ofWeek week: String) throws -> [String] {
    let plan = try object("week show \(week) --format json")["plan"] as? [[String: Any]] ?? []
    let home = try household()
    return plan.compactMap { $0["dish"] as? String }
      .map { home.dish(DishID(rawValue: $0))?.name ?? $0 }
  }

  /// What a shopping list asks for: amounts by names.
  func shopping(_ arguments: String) throws -> [String: String] {
    let run = run("shopping \(arguments) --format csv --lang en")
    #expect(run.exitCode == 0, "\(run.errors)")
    return run.output.split(whereSeparator: \.isNewline).dropFirst()
      .reduce(into: [:]) { amounts, line in
        let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        amounts[fields[1]] = fields[2]
      }
  }
}
