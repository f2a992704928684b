import MealModel
import PlanTexts
import RuleHarness

/// Which expectations do not hold, a line for each.
struct ScenarioTestWords {
  let report: ScenarioTestReport
  let language: Language

  var lines: [String] { report.failures.map { $0.line(in: language) } + [summary] + late }

  var markdown: String {
    var table = MarkdownTable(
      ["file", "key", "expected", "found"],
      textColumns: 4
    )
    for failure in report.failures {
      table.add([failure.file, failure.key, failure.expected, failure.found])
    }
    let verdict = ([summary] + late).map { $0 + "\n" }.joined()
    return report.failures.isEmpty ? verdict : table.text + "\n" + verdict
  }

  private var summary: String {
    let key: TrialText = report.failures.isEmpty ? .held : .weekCount
    var values: [String: TextValue] = ["count": .number(report.expecting)]
    if !report.failures.isEmpty {
      values = ["count": .number(report.scenarios), "expecting": .number(report.expecting)]
    }
    return Catalogue.text(key, in: language, values)
  }

  private var late: [String] {
    report.isKnown ? [] : [Catalogue.text(TrialText.heldUnknown, in: language)]
  }
}

extension ExpectationFailure {
  /// The file, the key, and what should be and is.
  func line(in language: Language) -> String {
    var values: [String: TextValue] = [
      "file": .text(file), "key": .text(key), "expected": .text(expected),
    ]
    if unknown { return Catalogue.text(TrialText.failureUnknown, in: language, values) }
    values["found"] = .text(found)
    return Catalogue.text(TrialText.failure, in: language, values)
  }
}
