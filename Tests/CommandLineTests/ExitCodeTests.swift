import Foundation
import Testing

/// A command line with the exit code and the error it deserves.
struct ErrorCase: CustomTestStringConvertible, Sendable {
  var arguments: String
  var exitCode: Int32
  var errors: String

  var testDescription: String { arguments }
}

struct ExitCodeTests {
  @Test(arguments: [
    ("fill Weeks/tres-dias.json", 0), ("check Weeks/tres-dias.json", 0),
    ("options Weeks/tres-dias.json", 0), ("validate Weeks/odd.json", 0),
    ("reroll Weeks/tres-dias.json --slot wed/dinner", 0),
    ("check Weeks/broken-plan.json", 1), ("reroll Weeks/stuck.json --slot mon/dinner", 1),
    ("reroll Weeks/stuck.json --slot wed/dinner", 1),
    ("fill Weeks/stuck.json", 2), ("fill Weeks/stuck.json --method greedy", 3),
    ("fill Weeks/tres-dias.json --time-limit 0ms", 3),
    ("fill Weeks/tres-dias.json --time-limit none", 0),
    ("explain Weeks/tres-dias.json", 0), ("explain Weeks/stuck.json", 2),
    ("explain ../../datasets/infeasible/onboarding.json --time-limit 0s", 3),
    ("explain Weeks/tres-dias.json --time-limit 0s", 0),
  ])
  func `answers have their exit codes and leave the error stream empty`(
    arguments: String,
    exitCode: Int32
  ) throws {
    let answer = try PlannerProcess(arguments.split(separator: " ").map(String.init)).answer()
    #expect(answer.exitCode == exitCode)
    #expect(answer.errors.isEmpty)
    #expect(!answer.output.isEmpty)
  }

  @Test(arguments: [
    ErrorCase(arguments: "", exitCode: 64, errors: "the command is missing"),
    ErrorCase(arguments: "fil x", exitCode: 64, errors: "no command 'fil'; maybe 'fill'?"),
    ErrorCase(arguments: "--sed 1", exitCode: 64, errors: "no option '--sed'"),
    ErrorCase(
      arguments: "fill --sed 3 x",
      exitCode: 64,
      errors: "no option '--sed'; maybe '--seed'?"
    ),
    ErrorCase(arguments: "fill -x y", exitCode: 64, errors: "no option '-x'"),
    ErrorCase(arguments: "check --seed 3 x", exitCode: 64, errors: "no option '--seed'"),
    ErrorCase(arguments: "fill x --seed", exitCode: 64, errors: "'--seed' needs a value"),
    ErrorCase(arguments: "fill --help=3", exitCode: 64, errors: "'--help' takes no value"),
    ErrorCase(
      arguments: "validate --l es --fo json --d= x --co",
      exitCode: 64,
      errors: "'--color' needs a value"
    ),
    ErrorCase(
      arguments: "fill --m x --s 3",
      exitCode: 64,
      errors: "--method: 'x' is none of these: optimal, greedy"
    ),
    ErrorCase(
      arguments: "batch --jobs 0",
      exitCode: 64,
      errors: "--jobs: '0' is not a number of threads from 1 to 1024"
    ),
    ErrorCase(arguments: "batch --format json", exitCode: 64, errors: "no option '--format'"),
    ErrorCase(arguments: "batch a b", exitCode: 64, errors: "'b' is too much"),
    ErrorCase(
      arguments: "fill",
      exitCode: 64,
      errors: "the file is missing, or the week, such as next"
    ),
    ErrorCase(arguments: "fill a b", exitCode: 64, errors: "'b' is too much"),
    ErrorCase(arguments: "reroll a", exitCode: 64, errors: "the option '--slot' is missing"),
    ErrorCase(
      arguments: "fill a --format yaml",
      exitCode: 64,
      errors: "--format: 'yaml' is none of these: table, json"
    ),
    ErrorCase(
      arguments: "fill a --method gredy",
      exitCode: 64,
      errors: "--method: 'gredy' is none of these: optimal, greedy; maybe 'greedy'?"
    ),
    ErrorCase(
      arguments: "fill a --seed -1",
      exitCode: 64,
      errors: "--seed: '-1' is not a whole number from 0"
    ),
    ErrorCase(
      arguments: "fill a --time-limit 2h",
      exitCode: 64,
      errors: "--time-limit: '2h' is not a time such as 2s, 500ms, 1m or none"
    ),
    ErrorCase(
      arguments: "fill a --time-limit nan",
      exitCode: 64,
      errors: "--time-limit: 'nan' is not a time such as 2s, 500ms, 1m or none"
    ),
    ErrorCase(
      arguments: "fill a --format json --out -",
      exitCode: 64,
      errors: "--out - and --format json both go to the output; choose one"
    ),
    ErrorCase(
      arguments: "options Weeks/stuck.json --slot dinner",
      exitCode: 64,
      errors: "--slot: 'dinner' is not a meal such as tue/dinner"
    ),
    ErrorCase(
      arguments: "options Weeks/stuck.json --slot sun/dinner",
      exitCode: 64,
      errors: "--slot: the plan has no day 'sun'"
    ),
    ErrorCase(
      arguments: "options Weeks/stuck.json --slot mon/diner",
      exitCode: 64,
      errors: "--slot: the plan has no 'diner' on that day; maybe 'dinner'?"
    ),
    ErrorCase(
      arguments: "options Weeks/broken-plan.json --slot thu/dinner --lang en",
      exitCode: 64,
      errors: "--slot: there is more than one 'thu'; give a date or the day's number, from 1"
    ),
    ErrorCase(
      arguments: "explain a --apply 0",
      exitCode: 64,
      errors: "--apply: '0' is not the number of a change, from 1"
    ),
    ErrorCase(
      arguments: "explain a --apply x",
      exitCode: 64,
      errors: "--apply: 'x' is not the number of a change, from 1"
    ),
    ErrorCase(
      arguments: "explain Weeks/stuck.json --apply 99",
      exitCode: 64,
      errors: "--apply: there is no change 99; there are 6"
    ),
    ErrorCase(
      arguments: "explain Weeks/tres-dias.json --apply 1 --lang en",
      exitCode: 64,
      errors: "--apply: there is no change 1; there are 0"
    ),
    ErrorCase(
      arguments: "explain a --out b",
      exitCode: 64,
      errors: "the option '--apply' is missing"
    ),
    ErrorCase(
      arguments: "explain a --apply 1 --out - --format json",
      exitCode: 64,
      errors: "--out - and --format json both go to the output; choose one"
    ),
    ErrorCase(
      arguments: "explain a --aply 1",
      exitCode: 64,
      errors: "no option '--aply'; maybe '--apply'?"
    ),
    ErrorCase(arguments: "explain a --method greedy", exitCode: 64, errors: "no option '--method'"),
    ErrorCase(
      arguments: "explain",
      exitCode: 64,
      errors: "the file is missing, or the week, such as next"
    ),
  ])
  func `a command line that is not understood gets a message and a hint`(error: ErrorCase) throws {
    let answer = try PlannerProcess(error.arguments.split(separator: " ").map(String.init)).answer()
    #expect(answer.exitCode == error.exitCode)
    #expect(answer.output.isEmpty)
    let lines = answer.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first == "planner: \(error.errors)")
    #expect(lines.last?.hasPrefix("Help: planner") == true)
  }

  @Test func `errors are in the language that was asked for, or that of the system`() throws {
    let asked = try PlannerProcess.run("fill", "--lang", "es", "--sed", "3")
    #expect(
      asked.errors.hasPrefix("planner: no existe la opción '--sed'; ¿quizá '--seed'?\nAyuda:")
    )
    let system = try PlannerProcess.run("fil", environment: ["LANG": "es_ES.UTF-8"])
    #expect(system.errors.hasPrefix("planner: no existe la orden 'fil'"))
    let first = try PlannerProcess.run(
      "fil",
      environment: ["LC_ALL": "en_GB.UTF-8", "LANG": "es_ES.UTF-8"]
    )
    #expect(first.errors.hasPrefix("planner: no command 'fil'"))
  }

  @Test(arguments: ["Weeks/no-such-week.json", "Weeks", "Weeks/stuck.json/x"])
  func `a file that is not there is told apart from one with mistakes`(path: String) throws {
    for command in ["fill", "explain"] {
      let answer = try PlannerProcess.run(command, path)
      #expect(answer.exitCode == 66)
      #expect(answer.errors.hasPrefix("\(path): "))
      #expect(answer.errors.split(separator: "\n").count == 1)
    }
  }

  @Test(arguments: [
    ("<html>", "line 1, column 1"),
    ("", "line 1, column 1"),
    (#"{"schema": 1, "dishes": [{"name": "A", "tags": ["Pescdo"]}]}"#, "dishes[0].tags[0]"),
    (#"{"schema": 1, "dishs": []}"#, "dishs"),
    (#"{"schema": 1, "dishes": [], "week": {"days": -1}}"#, "week.days"),
  ])
  func `a file with a mistake gets one line that names the place`(
    text: String,
    place: String
  ) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text.utf8, to: "week.json")
    for command in ["fill", "check", "options", "explain", "validate"] {
      let answer = try PlannerProcess.run(command, path)
      #expect(answer.exitCode == 65)
      #expect(answer.output.isEmpty)
      #expect(answer.errors.hasPrefix("\(path): \(place): "), "\(answer.errors)")
      #expect(answer.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func `the dishes of another file have its name in errors`() throws {
    let folder = try TemporaryFolder()
    let table = try folder.write("nombre,etiquetas\nA,Carne\nB,Pescdo\n".utf8, to: "dishes.csv")
    let answer = try PlannerProcess.run(
      "fill",
      Project.household("familia"),
      "--dishes",
      table,
      "--lang",
      "en"
    )
    #expect(answer.exitCode == 65)
    #expect(answer.errors.hasPrefix("\(table): "))
    #expect(answer.errors.contains("maybe 'Pescado'"))
  }
}
