import Foundation
import MealPlanning
import PlanningTestSupport
import Testing
import planner

struct InternalErrorTests {
  @Test
  func `a planner that is wrong ends with 70 and one line, and prints no plan`() throws {
    let (output, errors) = (TextSink(), TextSink())
    let console = Console(
      output: Console.Stream(isTerminal: false) { text in
        output.append(text)
        return nil
      },
      errors: Console.Stream(isTerminal: false) { text in
        errors.append(text)
        return nil
      }
    )
    let week = Project.tests.appending(path: "Weeks/tres-dias.json").path
    let code = Program(console: console, planner: MealPlanner(solver: StandInSolver.liar))
      .run(["fill", week, "--lang", "en"])
    #expect(code.rawValue == 70)
    #expect(output.text.isEmpty)
    #expect(errors.text.count { $0 == "\n" } == 1)
    #expect(errors.text.contains("nternal error"))
  }
}
