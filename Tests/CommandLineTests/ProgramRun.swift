import Foundation
import MealPlanning
import planner

/// A run of the program within this process, which spares the start of one.
struct ProgramRun {
  let exitCode: Int32
  let output: String
  let errors: String

  init(
    _ arguments: [String],
    planner: MealPlanner = MealPlanner(),
    environment: [String: String] = [:],
    input: Console.Input = .nobody,
    time: Int? = nil
  ) {
    let (output, errors) = (TextSink(), TextSink())
    var console = Console(
      output: .sink(output),
      errors: .sink(errors),
      input: input,
      environment: environment
    )
    if let time { console.clock = { time } }
    exitCode = Program(console: console, planner: planner).run(arguments).rawValue
    self.output = output.text
    self.errors = errors.text
  }

  init(_ arguments: String...) {
    self.init(arguments)
  }

  /// The JSON objects of the output's lines.
  var objects: [[String: Any]] {
    get throws { try Batch.objects(in: output) }
  }
}

extension Console.Stream {
  /// Keeps what is written, on no terminal.
  static func sink(_ sink: TextSink) -> Console.Stream {
    Console.Stream(isTerminal: false) { text in
      sink.append(text)
      return nil
    }
  }
}
