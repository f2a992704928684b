import Foundation
import PlanFiles

/// Weeks on one line each, and what comes back.
enum Batch {
  static func line(of document: some Sequence<UInt8>) -> [UInt8] {
    // Inside of texts line feeds are written as two characters.
    document.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
  }

  static func line(ofWeek name: String) throws -> [UInt8] {
    line(of: try Project.bytes(ofWeek: name))
  }

  /// Small weeks, among them some that cannot be completed, each with a seed of its own.
  static func households(count: Int) throws -> [[UInt8]] {
    let weeks = try ["cenas", "five-dinners", "taylors"].map { try Project.bytes(ofHousehold: $0) }
    let others = try ["tres-dias", "stuck"].map { try Project.bytes(ofWeek: $0) }
    let files = try (weeks + others).map { try WeekFile(json: $0, file: "week.json") }
    return (0..<count).map { number in
      var document = files[number % files.count].document
      document.seed = UInt64(number)
      return line(of: document.encoded().utf8.dropLast())
    }
  }

  static func text(_ lines: [[UInt8]]) -> [UInt8] {
    lines.flatMap { $0 + [UInt8(ascii: "\n")] }
  }

  /// The JSON objects of lines.
  static func objects(in text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    }
  }
}
