import Foundation
import Testing

/// As much of the JSON of `explain` as the tests look at.
struct ExplainAnswer: Decodable {
  struct Repair: Decodable {
    var number: Int
    var text: String
  }

  struct Contradiction: Decodable {}

  var verdict: String
  var repairs: [Repair]
  var contradictions: [Contradiction]
  var contradictionRepairs: [Repair]

  /// Explains a week.
  static func about(_ week: String, _ options: String...) throws -> ExplainAnswer {
    let run = ProgramRun(
      ["explain", week, "--format", "json", "--time-limit", "none", "--lang", "en"] + options
    )
    #expect(run.errors.isEmpty)
    return try JSONDecoder().decode(ExplainAnswer.self, from: Data(run.output.utf8))
  }
}
