@preconcurrency import CGetopt
import MealModel
import Synchronization

#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Darwin
#endif

/// Parts options from other arguments, by the rules of `getopt_long`.
///
/// Options may stand anywhere, be shortened where that is clear, and have their value after `=` or in
/// the next argument; after `--` everything is an argument.
enum OptionParser {
  struct Parsed {
    /// The options in the order in which they stand.
    var options: [(option: Option, value: String?)] = []

    var arguments: [String] = []
  }

  /// `getopt_long` keeps its position in variables of the process.
  private static let turn = Mutex(())

  /// What stands before an argument that looks like an option while options are read; nobody types it.
  private static let guardMark = "\u{1}"

  /// Parts the arguments of a command.
  ///
  /// - Parameters:
  ///   - arguments: What follows the command.
  ///   - accepted: Its options.
  ///   - isOperand: Whether something with a dash in front is no option all the same, such as the
  ///     change `-Huevos.noDuplicateInDay`.
  /// - Returns: The options and the other arguments.
  /// - Throws: What is wrong with an option.
  static func parse(
    _ arguments: [String],
    accepting accepted: [Option],
    where isOperand: (String) -> Bool = { _ in false }
  ) throws(UsageError.Reason) -> Parsed {
    let guarded = arguments.map {
      $0.hasPrefix("-") && !$0.hasPrefix("--") && isOperand($0) ? guardMark + $0 : $0
    }
    var parsed = try parse(guarded, accepted)
    parsed.arguments = parsed.arguments.map {
      $0.hasPrefix(guardMark) ? String($0.dropFirst()) : $0
    }
    return parsed
  }

  private static func parse(
    _ arguments: [String],
    _ accepted: [Option]
  ) throws(UsageError.Reason) -> Parsed {
    let outcome: Result<Parsed, UsageError.Reason> = turn.withLock { _ in
      withCStrings(["planner"] + arguments) { vector in
        withLongOptions(accepted) { table in
          do throws(UsageError.Reason) {
            return .success(try parse(vector, count: Int32(arguments.count + 1), table, accepted))
          } catch {
            return .failure(error)
          }
        }
      }
    }
    return try outcome.get()
  }

  private static func parse(
    _ vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    count: Int32,
    _ table: UnsafePointer<option>,
    _ accepted: [Option]
  ) throws(UsageError.Reason) -> Parsed {
    opterr = 0
    #if canImport(Darwin)
    optreset = 1
    optind = 1
    #else
    optind = 0
    #endif
    var parsed = Parsed()
    while true {
      var position: Int32 = 0
      // The leading colon tells a missing value from an unknown option.
      let answer = getopt_long(count, vector, ":", table, &position)
      switch answer {
      case -1:
        parsed.arguments = (optind..<count).compactMap { text(vector[Int($0)]) }
        return parsed
      case 0:
        parsed.options.append((accepted[Int(position)], text(optarg)))
      default:
        let culprit = text(vector[Int(optind) - 1]) ?? ""
        throw reason(for: culprit, missesValue: answer == Int32(UInt8(ascii: ":")), accepted)
      }
    }
  }

  private static func reason(
    for culprit: String,
    missesValue: Bool,
    _ accepted: [Option]
  ) -> UsageError.Reason {
    guard culprit.hasPrefix("--") else {
      // Short options are read letter by letter, and there are none.
      let short =
        optopt == 0 ? culprit : "-\(Character(Unicode.Scalar(UInt8(truncatingIfNeeded: optopt))))"
      return .unknownOption(short, closest: nil)
    }
    let flag = String(culprit.prefix { $0 != "=" })
    let matches = accepted.map(\.flag).filter { $0.hasPrefix(flag) }
    if missesValue { return .missingValue(matches.first ?? flag) }
    if matches.contains(flag) || matches.count == 1 { return .needlessValue(matches[0]) }
    if matches.count > 1 { return .unclearOption(flag, matches) }
    return .unknownOption(flag, closest: flag.closestMatch(in: accepted.map(\.flag)))
  }

  private static func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private static func withCStrings<Answer>(
    _ texts: [String],
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Answer
  ) -> Answer {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    var vector = copies + [nil]
    return vector.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else {
        preconditionFailure("The name of the program is always there.")
      }
      return body(start)
    }
  }

  private static func withLongOptions<Answer>(
    _ options: [Option],
    _ body: (UnsafePointer<option>) -> Answer
  ) -> Answer {
    let names = options.map { strdup($0.rawValue) }
    defer { for name in names { free(name) } }
    var table = zip(options, names).map { choice, name in
      option(
        name: UnsafePointer(name),
        has_arg: choice.takesValue ? required_argument : no_argument,
        flag: nil,
        val: 0
      )
    }
    table.append(option())
    return table.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else {
        preconditionFailure("The end of the table is always there.")
      }
      return body(start)
    }
  }
}
