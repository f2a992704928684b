import Foundation
import MealModel
import MealPlanning
import PlanFiles

/// A plan that somebody else made, to be judged by our audit.
///
/// It is one line of JSON: `week` is the path of a week file; the plan is either `meals`, a list of
/// `{"day": 0, "meal": "lunch", "dish": "id"}` with days counted from zero, or `columns`, the names of the
/// columns of an exported program that are one, with the `method` of the program.
package struct PlanReview: Decodable {
  private var week: String
  private var meals: [Meal]?
  private var method: String?
  private var columns: [String]?

  private struct Meal: Decodable {
    var day: Int
    var meal: String
    var dish: String
  }

  /// Judges plans, line by line, and keeps what belongs to the week of the last one.
  package struct Judge {
    private var path: String?
    private var problem: PlanningProblem?

    package init() {}

    /// The answer to one line, as one line.
    package mutating func answer(to line: String) -> String {
      let members: [(key: String, value: JSONText)]
      do {
        let review = try JSONDecoder().decode(PlanReview.self, from: Data(line.utf8))
        if path != review.week {
          problem = try WeekFile(readingFrom: review.week).resolved().problem
          path = review.week
        }
        guard let problem else { return "" }
        members = Self.members(of: try review.plan(for: problem), in: problem)
      } catch {
        members = [("audit", .text("failed")), ("message", .text(error.inOneLine))]
      }
      return JSONText.object(members, .oneLine).file
    }

    private static func members(
      of plan: Plan,
      in problem: PlanningProblem
    ) -> [(key: String, value: JSONText)] {
      let report = Audit(of: problem).report(on: plan)
      let breaches = report.violations.count
      return [
        ("audit", .text(breaches == 0 ? "passed" : "failed")),
        ("message", breaches == 0 ? .null : .text("The plan breaks \(breaches) rules.")),
        ("complete", .flag(report.isComplete)),
        (
          "levels",
          .list(
            PlanLevel.allCases.map {
              .object(
                [("level", .text("\($0)")), ("value", .number(report.score[$0]))],
                .oneLine
              )
            },
            .oneLine
          )
        ),
      ]
    }
  }

  private func plan(for problem: PlanningProblem) throws(BenchmarkError) -> Plan {
    if let columns { return try plan(for: problem, columns: columns) }
    var plan = Plan(pinsOf: problem)
    for meal in meals ?? [] {
      let slot = problem.slots.indices.first {
        plan.dishOfSlot[$0] == nil && problem.slots[$0].day == meal.day
          && problem.slots[$0].meal.rawValue == meal.meal
      }
      let dish = problem.dishes.firstIndex { $0.id.rawValue == meal.dish }
      guard let slot, let dish else {
        throw BenchmarkError(
          .badData,
          "There is no free \(meal.meal) on day \(meal.day), or no dish '\(meal.dish)'."
        )
      }
      plan.dishOfSlot[slot] = dish
    }
    return plan
  }

  private func plan(
    for problem: PlanningProblem,
    columns: [String]
  ) throws(BenchmarkError) -> Plan {
    guard let method = self.method.flatMap(BenchmarkMethod.init) else {
      throw BenchmarkError(.badData, "The method '\(self.method ?? "")' has no columns.")
    }
    let formulation = try ExportedProgram.formulation(of: problem, method: method)
    var values = [Double](repeating: 0, count: formulation.program.variableCount)
    for column in columns {
      guard let index = Int(column.dropFirst()), values.indices.contains(index) else {
        throw BenchmarkError(.badData, "There is no column '\(column)'.")
      }
      values[index] = 1
    }
    var generator = SplitMix64(seed: 1)
    return formulation.plan(from: values, using: &generator)
  }
}
