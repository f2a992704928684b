import Foundation
import MealPlanning
import planner

/// A run of the program in the process of the tests.
struct ProgramRun {
  let exitCode: Int32
  let output: String
  let errors: String

  init(_ arguments: [String], planner: MealPlanner = MealPlanner()) {
    let (output, errors) = (TextSink(), TextSink())
    func stream(to sink: TextSink) -> Console.Stream {
      Console.Stream(isTerminal: false) { text in
        sink.append(text)
        return nil
      }
    }
    let console = Console(output: stream(to: output), errors: stream(to: errors))
    exitCode = Program(console: console, planner: planner).run(arguments).rawValue
    self.output = output.text
    self.errors = errors.text
  }

  /// The JSON objects of the output's lines.
  var objects: [[String: Any]] {
    get throws { try Batch.objects(in: output) }
  }
}
