import BenchmarkSuites
@preconcurrency import CGetopt

#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Darwin
#endif

/// A command with its arguments and options.
struct BenchArguments {
  let command: BenchCommand
  private(set) var arguments: [String] = []
  private var values: [BenchOption: String] = [:]

  /// Reads everything behind the name of a command, by the rules of `getopt_long`.
  ///
  /// `getopt_long` keeps its position in variables of the process, so this is for one thread.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - command: The command, which knows its options.
  /// - Throws: `BenchmarkError` for a word that means nothing.
  init(_ words: [String], of command: BenchCommand) throws(BenchmarkError) {
    self.command = command
    let options = command.options
    let names = options.map { strdup($0.rawValue) }
    let copies = (["planner-bench"] + words).map { strdup($0) }
    defer { for copy in names + copies { free(copy) } }
    var vector = copies + [nil]
    var table = zip(options, names).map { choice, name in
      option(
        name: UnsafePointer(name),
        has_arg: choice.takesValue ? required_argument : no_argument,
        flag: nil,
        val: 0
      )
    }
    table.append(option())
    opterr = 0
    #if canImport(Darwin)
    optreset = 1
    optind = 1
    #else
    optind = 0
    #endif
    while true {
      var position: Int32 = 0
      // The leading colon tells a missing value from an unknown option.
      let answer = getopt_long(Int32(copies.count), &vector, ":", &table, &position)
      if answer == -1 { break }
      guard answer == 0 else {
        let culprit = vector[Int(optind) - 1].map { String(cString: $0) } ?? ""
        let problem =
          answer == Int32(UInt8(ascii: ":")) ? "needs a value" : "is no option of this command"
        throw BenchmarkError(
          .usage,
          "'\(culprit)' \(problem); see planner-bench \(command.rawValue) --help."
        )
      }
      values[options[Int(position)]] = optarg.map { String(cString: $0) } ?? ""
    }
    arguments = (Int(optind)..<copies.count)
      .compactMap { vector[$0].map { String(cString: $0) } }
  }

  func has(_ option: BenchOption) -> Bool { values[option] != nil }

  func text(_ option: BenchOption) -> String? { values[option] }

  /// A whole number, or a default.
  func number(
    _ option: BenchOption,
    default standard: Int,
    in range: ClosedRange<Int>
  ) throws(BenchmarkError) -> Int {
    guard let text = values[option] else { return standard }
    guard let number = Int(text), range.contains(number) else {
      throw BenchmarkError(
        .usage,
        "--\(option.rawValue): '\(text)' is no number from \(range.lowerBound) to \(range.upperBound)."
      )
    }
    return number
  }

  /// The limit of a run; `none` is no limit.
  func timeLimit() throws(BenchmarkError) -> Duration? {
    guard let text = values[.timeLimit] else { return .seconds(60) }
    if text == "none" { return nil }
    let units: [(suffix: String, milliseconds: Double)] = [
      ("ms", 1), ("min", 60_000), ("s", 1_000), ("", 1_000),
    ]
    for (suffix, scale) in units where text.hasSuffix(suffix) {
      guard let number = Double(text.dropLast(suffix.count)), number > 0, number <= 86_400 else {
        break
      }
      return .milliseconds(number * scale)
    }
    throw BenchmarkError(.usage, "--time-limit: '\(text)' is no time such as 2s, 500ms or 5min.")
  }

  /// The names of the instances to keep to, or `nil` for all.
  var instances: Set<String>? {
    values[.instance].map { Set($0.split(separator: ",").map(String.init)) }
  }

  func methods() throws(BenchmarkError) -> [BenchmarkMethod] {
    var methods: [BenchmarkMethod] = []
    for word in (values[.method] ?? "optimal").split(separator: ",") {
      guard let method = BenchmarkMethod(String(word)) else {
        throw BenchmarkError(
          .usage,
          "--method: '\(word)' is none of optimal, program, plain, greedy and greedy:N."
        )
      }
      if !methods.contains(method) { methods.append(method) }
    }
    guard !methods.isEmpty else { throw BenchmarkError(.usage, "--method: nothing is named.") }
    return methods
  }

  /// Some arguments, of which at least one has to be there.
  func names(_ what: String) throws(BenchmarkError) -> [String] {
    guard !arguments.isEmpty else {
      throw BenchmarkError(
        .usage,
        "\(command.rawValue) needs \(what); see planner-bench \(command.rawValue) --help."
      )
    }
    return arguments.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
