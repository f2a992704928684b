import MealPlanning
import planner

/// A run of the program within this process, which spares the start of one.
struct ProgramRun {
  var exitCode: Int32
  var output: String
  var errors: String

  init(_ arguments: [String]) {
    let (output, errors) = (TextSink(), TextSink())
    let console = Console(output: .sink(output), errors: .sink(errors))
    exitCode = Program(console: console).run(arguments).rawValue
    self.output = output.text
    self.errors = errors.text
  }

  init(_ arguments: String...) {
    self.init(arguments)
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
