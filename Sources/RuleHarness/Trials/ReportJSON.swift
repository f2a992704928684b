import Foundation

extension TrialReport {
  /// The report as JSON, with a line break at its end; `datasets/schema/rules-1.schema.json` describes it.
  public func json() throws -> String {
    try ReportJSON.text(
      TrialAnswer(
        changes: changes,
        weeks: weeks,
        reasons: reasons,
        known: isKnown,
        breaksExpectations: breaksExpectations
      )
    )
  }

  private struct TrialAnswer: Encodable {
    var changes: [RuleChange]
    var weeks: [OutcomeDiff]
    var reasons: [Reason]
    var known: Bool
    var breaksExpectations: Bool
  }
}

extension ScenarioTestReport {
  /// The report as JSON, with a line break at its end; `datasets/schema/rules-1.schema.json` describes it.
  public func json() throws -> String { try ReportJSON.text(self) }
}

extension SweepReport {
  /// The report as JSON, with a line break at its end; `datasets/schema/rules-1.schema.json` describes it.
  public func json() throws -> String {
    try ReportJSON.text(
      SweepAnswer(rule: rule, weeks: weeks, concerned: concerned, steps: steps, edges: edges)
    )
  }

  private struct SweepAnswer: Encodable {
    var rule: String
    var weeks: Int
    var concerned: Int
    var steps: [Step]
    var edges: [Edge]
  }
}

/// How reports are written.
private enum ReportJSON {
  static func text(_ report: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  }
}
