import MealModel
import MealPlanning
import PlanExplanation
import PlanFiles
import PlanTexts

/// What `explain` prints for people.
struct ExplainReport {
  let session: Session
  let explanation: Explanation

  private var words: HouseholdWords {
    HouseholdWords(for: explanation.fill.problem, in: session.language)
  }

  var text: String {
    let blocks: [[String]] =
      [verdict, conflicts, emptyMeals, repairs, contradictions, footer]
    return blocks.filter { !$0.isEmpty }
      .map { $0.map { $0 + "\n" }.joined() }
      .joined(separator: "\n")
  }

  private var verdict: [String] {
    guard !session.problem.dishes.isEmpty else {
      return paragraph.lines(session.text(ReportText.noDishes))
    }
    let filled = session.text(
      ReportText.filled,
      [
        "count": .number(explanation.fill.score.filledSlots),
        "total": .number(session.problem.slots.count),
      ]
    )
    let verdict: ExplainText =
      switch explanation.verdict {
      case .complete: .possible
      case .impossible: .impossible
      case .notProved: .notProved
      }
    return paragraph.lines(say(verdict)) + paragraph.lines(filled)
      + paragraph.section(
        session.text(ReportText.missing),
        explanation.fill.audit.shortfalls.map(words.text(of:))
      )
  }

  private var conflicts: [String] {
    let isUnexplained = explanation.verdict == .impossible && explanation.conflicts.isEmpty
    if isUnexplained, !session.problem.dishes.isEmpty { return paragraph.lines(say(.noReasons)) }
    var lines: [String] = []
    for (index, conflict) in explanation.conflicts.enumerated() {
      let heading = say(index == 0 ? .conflicts : .otherConflicts)
      lines += self.lines(of: conflict, heading: heading)
    }
    if !explanation.conflicts.isEmpty, !explanation.areAllConflictsKnown {
      lines += paragraph.lines(say(.moreConflicts))
    }
    return lines
  }

  private func lines(of conflict: RuleConflict, heading: String) -> [String] {
    paragraph.lines("\(heading) \(words.sentence(of: conflict))")
      + words.lines(of: conflict).flatMap { paragraph.lines("- \($0)", indent: 2) }
      + (conflict.isMinimal
        ? [] : paragraph.lines(session.text(ConflictText.notMinimal), indent: 2))
  }

  private var emptyMeals: [String] {
    let empty = explanation.emptySlots
    guard !empty.isEmpty else { return [] }
    return paragraph.lines(session.text(ReportText.emptyMeals))
      + empty.flatMap { empty in
        paragraph.section(
          words.name(of: explanation.fill.problem.slots[empty.slot]),
          words.groups(of: empty.blockersOfDish).map { words.text(of: $0) },
          indent: 2
        )
      }
  }

  private var repairs: [String] {
    guard !explanation.conflicts.isEmpty else { return [] }
    guard !explanation.repairs.isEmpty else { return paragraph.lines(say(.noRepairs)) }
    return paragraph.lines(say(.repairs)) + lines(of: explanation.repairs, from: 1) + shortcut
  }

  private func lines(of repairs: [Repair], from number: Int) -> [String] {
    repairs.enumerated().flatMap { index, repair in
      let words = HouseholdWords(for: repair.result.problem, in: session.language)
      let table = WeekTable(words: words, style: session.style, plan: repair.result.plan).text
      let text = say(
        .numbered,
        ["number": .number(number + index), "text": .text(self.words.text(of: repair))]
      )
      return paragraph.lines(text)
        + table.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
  }

  private var shortcut: [String] {
    // With `--all` a number may mean another change than without.
    let all = session.request.showsAll ? [Option.all.flag] : []
    let again = session.request.fillsAgain ? [Option.again.flag] : []
    let command = session.commandLine(for: .explain, all + again + [Option.apply.flag, "1"])
    let key: ExplainText = session.stored == nil ? .shortcut : .shortcutHere
    return paragraph.lines(say(key, ["command": .text(command)]), endingIn: command)
  }

  private var contradictions: [String] {
    guard !explanation.contradictions.isEmpty else { return [] }
    let repairs = explanation.contradictionRepairs
    return paragraph.lines(say(.contradictions))
      + explanation.contradictions.flatMap { conflict in
        paragraph.lines("- \(words.lines(of: conflict).joined(separator: "; "))", indent: 2)
      }
      + (repairs.isEmpty ? [] : paragraph.lines(say(.contradictionRepairs)))
      + repairs.enumerated()
      .flatMap { index, repair in
        paragraph.lines(
          say(
            .numbered,
            [
              "number": .number(explanation.repairs.count + index + 1),
              "text": .text(words.text(of: repair)),
            ]
          ),
          indent: 2
        )
      }
  }

  private var footer: [String] {
    let time = DurationText.text(explanation.time, in: session.language)
    return paragraph.lines(
      say(.calls, ["count": .number(explanation.solverCalls), "time": .text(time)])
    )
  }

  private var paragraph: Paragraph { session.style.paragraph }

  private func say(_ key: ExplainText, _ values: [String: TextValue] = [:]) -> String {
    session.text(key, values)
  }
}
