import MealModel
import MealPlanning
import PlanTexts
import RuleHarness

/// What a change of rules does, in the words of the household.
struct TrialWords {
  let report: TrialReport
  let language: Language
  let style: Style

  /// The report for a terminal.
  var table: String {
    var table = TextTable(header, style: style)
    for week in report.weeks {
      let time = time(of: week)
      let padding = String(repeating: " ", count: max(0, Self.timeWidth - time.count))
      table.add(row(of: week) + [time + padding])
    }
    let paragraph = style.paragraph
    let details = report.weeks.flatMap { week in
      paragraph.section(week.scenario, self.details(of: week))
    }
    let blocks: [[String]] = [
      paragraph.lines(changes) + table.lines,
      details,
      failures.flatMap { paragraph.section($0.heading, $0.lines) },
      summary.flatMap { paragraph.lines($0) },
    ]
    return blocks.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }
      .joined(separator: "\n")
  }

  /// The same for a page, such as a comment on a change that is under review.
  var markdown: String {
    var table = MarkdownTable(header, textColumns: header.count)
    for week in report.weeks { table.add(row(of: week) + [time(of: week)]) }
    let details = report.weeks.flatMap { week -> [String] in
      let lines = self.details(of: week)
      return lines.isEmpty ? [] : ["- **\(week.scenario)**"] + lines.map { "  - \($0)" }
    }
    let lists = failures.map { section in
      "\(section.heading)\n\n" + section.lines.map { "- \($0)\n" }.joined()
    }
    let blocks: [String] =
      [
        "### \(changes)\n",
        summary.map { $0 + "\n" }.joined(),
        table.text,
        details.map { $0 + "\n" }.joined(),
      ] + lists
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  // MARK: The table

  private var changes: String {
    let list = report.changes.map(\.description).joined(separator: ", ")
    return say(.changes, ["changes": .text(list)])
  }

  private var header: [String] {
    [say(.week), say(.effect), say(.filled), say(.difference), say(.mustChange), say(.time)]
  }

  /// Room for any usual time, so that tables are equally wide however long they took.
  private static let timeWidth = 8

  private func time(of week: OutcomeDiff) -> String {
    let milliseconds = week.before.milliseconds + week.after.milliseconds
    return DurationText.text(.microseconds(Int64(milliseconds * 1_000)), in: language)
  }

  private func row(of week: OutcomeDiff) -> [String] {
    [
      week.scenario,
      say(week.effect.text),
      say(
        .ofMeals,
        [
          "filled": .text(
            arrow(from: week.before.filled, to: week.after.filled)
              + mark(of: .filledSlots, in: week)
          ),
          "total": .number(week.after.slots),
        ]
      ),
      differences(of: week).joined(separator: ", "),
      week.moves.map(String.init) ?? say(.unknownNumber),
    ]
  }

  /// The levels that are not as before; a value that is not proved has a question mark.
  private func differences(of week: OutcomeDiff) -> [String] {
    zip(PlanLevel.allCases, zip(week.before.levels, week.after.levels))
      .compactMap { level, values in
        guard let name = level.name, values.0.value != values.1.value else { return nil }
        return say(
          .betweenValues,
          [
            "name": .text(say(name)),
            "values": .text(
              arrow(from: values.0.value, to: values.1.value) + mark(of: level, in: week)
            ),
          ]
        )
      }
  }

  /// A question mark for a level that is not proved before and after.
  private func mark(of level: PlanLevel, in week: OutcomeDiff) -> String {
    let levels = [week.before, week.after].map { $0.levels[level.rawValue] }
    return levels.allSatisfy(\.proved) ? "" : say(.unknownNumber)
  }

  private func arrow(from old: Int, to new: Int) -> String {
    old == new ? String(new) : "\(old) \(style.usesUnicode ? "→" : "->") \(new)"
  }

  // MARK: Sentences

  private func details(of week: OutcomeDiff) -> [String] {
    let areConflictsKnown = week.before.allConflicts && week.after.allConflicts
    var moves: [String] = []
    if let count = week.moves, count > 0 {
      let list = week.moved.map(text(of:)).joined(separator: ", ")
      moves = [say(.moves, ["count": .number(count), "moves": .text(list)])]
    }
    return week.passedOver.map { say(.passedOver, ["change": .text($0)]) }
      + week.conflictsGained.map { say(.conflictGained, ["why": .text($0.text)]) }
      + week.conflictsLost.map { say(.conflictLost, ["why": .text($0.text)]) }
      + (week.effect == .notConcerned || areConflictsKnown ? [] : [say(.conflictsUnknown)])
      + week.violationsGained.map { say(.violationGained, ["what": .text($0.text)]) }
      + week.violationsLost.map { say(.violationLost, ["what": .text($0.text)]) }
      + moves
  }

  private func text(of move: OutcomeDiff.Move) -> String {
    var values: [String: TextValue] = ["meal": .text(move.meal), "from": .text(move.from)]
    guard let new = move.to else { return say(.moveToNothing, values) }
    values["to"] = .text(new)
    return say(.move, values)
  }

  /// What must hold and does not, and apart from it what was not found out.
  private var failures: [(heading: String, lines: [String])] {
    let all = report.weeks.flatMap(\.failures)
    let broken = all.filter { !$0.unknown }.map { $0.line(in: language) }
    let open = all.filter { $0.unknown }.map { $0.line(in: language) }
    return [(say(.failures), broken), (say(.openFailures), open)].filter { !$0.1.isEmpty }
  }

  /// What happens to how many weeks, and why.
  private var summary: [String] {
    lost + [others].compactMap(\.self)
  }

  private var lost: [String] {
    let lost = report.noLongerComplete
    let total = TextValue.number(report.weeks.count)
    let reasons = report.reasons
    guard !lost.isEmpty else {
      let isKnown = !report.weeks.contains { $0.effect == .unknown }
      return [say(isKnown ? .stillComplete : .noneProved)]
    }
    if reasons.count == 1, reasons[0].files.count == lost.count {
      let key: TrialText = lost.count == 1 ? .lostOne : lost.count == 2 ? .lostBoth : .lostAll
      var values: [String: TextValue] = ["total": total, "why": .text(reasons[0].conflict.text)]
      if key == .lostAll { values["count"] = .number(lost.count) }
      return [say(key, values)]
    }
    let told = Set(reasons.flatMap(\.files))
    let untold = lost.filter { !told.contains($0.file) }.map(\.scenario)
    let lines =
      reasons.map { reason in
        say(
          .lostBecause,
          [
            "count": .number(reason.files.count),
            "weeks": .text(reason.scenarios.joined(separator: ", ")),
            "why": .text(reason.conflict.text),
          ]
        )
      }
      + (untold.isEmpty
        ? []
        : [
          say(
            .lostUnknown,
            ["count": .number(untold.count), "weeks": .text(untold.joined(separator: ", "))]
          )
        ])
    return [say(.lost, ["count": .number(lost.count), "total": total])] + lines.map { "- \($0)" }
  }

  private var others: String? {
    let counts = OutcomeDiff.Effect.allCases.compactMap { effect -> String? in
      let count = report.weeks.count { $0.effect == effect }
      guard count > 0, let key = effect.countText else { return nil }
      return say(key, ["count": .number(count)])
    }
    return counts.isEmpty
      ? nil : say(.counts, ["list": .text(counts.joined(separator: ", "))])
  }

  private func say(_ key: TrialText, _ values: [String: TextValue] = [:]) -> String {
    Catalogue.text(key, in: language, values)
  }
}

extension OutcomeDiff.Effect {
  fileprivate var text: TrialText {
    switch self {
    case .noLongerComplete: .noLongerComplete
    case .worse: .worse
    case .unknown: .unknown
    case .same: .same
    case .better: .better
    case .nowComplete: .nowComplete
    case .notConcerned: .notConcerned
    }
  }

  fileprivate var countText: TrialText? {
    switch self {
    case .noLongerComplete: nil
    case .worse: .countWorse
    case .unknown: .countUnknown
    case .same: .countSame
    case .better: .countBetter
    case .nowComplete: .countNowComplete
    case .notConcerned: .countNotConcerned
    }
  }
}

extension PlanLevel {
  /// The name within a table, or `nil` for what has a column of its own.
  fileprivate var name: TrialText? {
    switch self {
    case .filledSlots: nil
    case .shortfall: .shortfall
    case .variety: .variety
    case .preference: .preference
    case .repeats: .repeats
    }
  }
}
