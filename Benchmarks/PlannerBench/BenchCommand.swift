/// What the program can be asked to do.
enum BenchCommand: String, CaseIterable {
  case list
  case generate
  case run
  case compare
  case summary
  case report
  case gate
  case bestKnown = "best-known"
  case export
  case audit

  var options: [BenchOption] {
    switch self {
    case .list: [.root, .help]
    case .generate: [.out, .format, .pin, .root, .help]
    case .run: [.method, .instance, .repeats, .permute, .timeLimit, .jobs, .out, .root, .help]
    case .compare, .summary: [.help]
    case .report: [.out, .note, .root, .help]
    case .gate: [.write, .root, .help]
    case .bestKnown: [.write, .timeLimit, .jobs, .root, .help]
    case .export: [.method, .instance, .timeLimit, .out, .root, .help]
    case .audit: [.help]
    }
  }

  var arguments: String {
    switch self {
    case .list, .gate, .audit: ""
    case .generate, .run, .export: " SUITE…"
    case .bestKnown: " [SUITE…]"
    case .compare: " BASELINE NEW"
    case .summary, .report: " FILE…"
    }
  }

  var about: String {
    switch self {
    case .list: "Lists the suites with their numbers of instances."
    case .generate:
      "Makes the instances of suites and checks them against their manifests; writes them with --out."
    case .run:
      "Runs instances and writes one JSON line for each run. Ctrl-C ends after the current run."
    case .compare:
      "Compares two files of rows: soundness, objective values, counts, then time beyond the noise."
    case .summary: "Prints a table of rows by suite and method."
    case .report:
      "Makes docs/benchmarks of rows, or another folder: tables in Markdown and pictures in SVG."
    case .gate: "Runs the gate suite and compares its figures with Benchmarks/Thresholds/gate.json."
    case .bestKnown:
      "Proves what can be proved within the limit and prints datasets/best-known.csv, or writes it."
    case .export:
      "Writes weeks and their 0/1 programs as free MPS and LP, with a map of their names, for other solvers."
    case .audit:
      "Reads plans from standard input, a line of JSON each, and answers each with an audit."
    }
  }

  var example: String {
    switch self {
    case .list: "planner-bench list"
    case .generate: "planner-bench generate catalogue --out /tmp/weeks"
    case .run:
      "planner-bench run family traps --method optimal,greedy:10 --repeat 3 --out new.jsonl"
    case .compare: "planner-bench compare baseline.jsonl new.jsonl"
    case .summary: "planner-bench summary new.jsonl"
    case .report: "planner-bench report new.jsonl peers.jsonl --out /tmp/report"
    case .gate: "planner-bench gate"
    case .bestKnown: "planner-bench best-known family --jobs 2"
    case .export: "planner-bench export family --method optimal,plain --out /tmp/programs"
    case .audit: "planner-bench audit < plans.ndjson"
    }
  }

  var exitCodes: String {
    switch self {
    case .list, .generate, .summary, .report, .export, .audit: "0 done"
    case .run: "0 all runs are sound, 1 some are not, 3 interrupted"
    case .compare: "0 equal, 2 worse, 4 better"
    case .gate: "0 nothing changed, 1 something did"
    case .bestKnown: "0 done, 3 interrupted"
    }
  }

  var help: String {
    let width = (options.map { $0.help.usage.count }.max() ?? 0) + 2
    let lines = options.map { option in
      let (usage, text) = option.help
      return "  " + usage + String(repeating: " ", count: width - usage.count) + text
    }
    return """
      Usage: planner-bench \(rawValue)\(arguments) [OPTIONS]

      \(about)

      \(lines.joined(separator: "\n"))

      Exit codes: \(exitCodes); 64 usage, 65 bad data, 66 no input, 74 cannot write.

      Example: \(example)

      """
  }

  static var overview: String {
    let width = (allCases.map(\.rawValue.count).max() ?? 0) + 2
    let lines = allCases.map { command in
      let gap = String(repeating: " ", count: width - command.rawValue.count)
      return "  \(command.rawValue)\(gap)\(command.about)"
    }
    return """
      Usage: planner-bench COMMAND [ARGUMENTS] [OPTIONS]

      \(lines.joined(separator: "\n"))

      `planner-bench COMMAND --help` says more, with an example.

      """
  }
}
