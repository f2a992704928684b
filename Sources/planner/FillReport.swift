import MealModel
import MealPlanning
import PlanExplanation
import PlanFiles
import PlanTexts

/// What `fill` prints for people.
struct FillReport {
  let session: Session
  let result: FillResult
  let time: Duration

  /// Why the plan is incomplete, or `nil` when nobody looked.
  let explanation: Explanation?

  private var words: HouseholdWords { session.words }

  var text: String {
    let table = WeekTable(words: words, style: session.style, plan: result.plan).text
    let summary = [verdict, levels, origin].map { $0.flatMap { paragraph.lines($0) } }
    let blocks = (summary + [reason, missing, emptyMeals, existing]).filter { !$0.isEmpty }
    return ([table] + blocks.map { $0.map { $0 + "\n" }.joined() }).joined(separator: "\n")
  }

  private var verdict: [String] {
    guard !session.problem.dishes.isEmpty else { return [say(.noDishes)] }
    let filled = say(
      .filled,
      ["count": .number(result.score.filledSlots), "total": .number(session.problem.slots.count)]
    )
    if result.isComplete {
      return [say(.complete, ["party": .text(session.style.party)]), filled] + proof
    }
    return [say(result.isProvedIncomplete ? .incomplete : .greedyIncomplete), filled] + proof
  }

  /// What is proved, and why no more than that.
  private var proof: [String] {
    let proved: ReportText = result.audit.emptySlots.isEmpty ? .provedShort : .provedIncomplete
    let incomplete = result.isProvedIncomplete ? [say(proved)] : []
    switch result.stop {
    case .optimal: return incomplete.isEmpty ? [say(.provedBest)] : incomplete
    case .timeLimit: return incomplete + [say(.stoppedByTime)]
    case .nodeLimit: return incomplete + [say(.stoppedByWork)]
    case .interrupted: return incomplete + [say(.interrupted)]
    case .solverFailure(let detail):
      return incomplete + [say(.searchFailed, ["detail": .text(detail.onOneLine)])]
    case .notSearched: return incomplete + [say(.notSearched)]
    }
  }

  /// One line for each level that this household's rules can move.
  private var levels: [String] {
    result.levels.compactMap { level in
      let key: ReportText
      switch level.level {
      case .shortfall:
        guard session.problem.hasDemands else { return nil }
        key = .levelShortfall
      case .filledSlots:
        return nil
      case .variety:
        key = .levelVariety
      case .preference:
        guard session.problem.dishes.contains(where: { $0.weight != 0 }) else { return nil }
        key = .levelPreference
      case .repeats:
        guard session.problem.tags.contains(where: { $0.rules.noConsecutive == .sameMeal }) else {
          return nil
        }
        key = .levelRepeats
      }
      return "\(say(key, ["value": .number(level.value)])) (\(certainty(of: level)))"
    }
  }

  private func certainty(of level: LevelResult) -> String {
    if level.isProved { return say(.proved) }
    guard let bound = level.bound, bound != level.value else { return say(.notProved) }
    return say(.limit, ["bound": .number(bound)])
  }

  private var origin: [String] {
    let author =
      switch result.author {
      case .construction: say(result.isProvedOptimal ? .madeAtOnce : .madeAtFirst)
      case .optimalSolver(let name): say(.madeBySearch, ["name": .text(name)])
      case .greedy(let reason): say(.madeQuickly, ["reason": .text(say(reason.text))])
      }
    let seed = say(.seed, ["seed": .text(String(result.seed))])
    let time = say(.time, ["time": .text(DurationText.text(time, in: session.language))])
    return [author, say(.program, ["left": .text(seed), "right": .text(time)])]
  }

  /// The first conflict, the best repair and where to read on, a line for each.
  private var reason: [String] {
    guard !result.isComplete, !session.problem.dishes.isEmpty else { return [] }
    let words = HouseholdWords(for: result.problem, in: session.language)
    let conflict = explanation?.conflicts.first.map { conflict in
      session.text(ExplainText.reason, ["text": .text(words.summary(of: conflict))])
    }
    let repair = explanation?.repairs.first.map { repair in
      session.text(ExplainText.easiest, ["text": .text(words.text(of: repair))])
    }
    // The dishes that were just filled in are no reason why there is no better week.
    let again = session.stored == nil ? [] : [Option.again.flag]
    let command = session.commandLine(for: .explain, again)
    let more = session.text(ExplainText.seeMore, ["command": .text(command)])
    return [conflict, repair].compactMap(\.self).flatMap { paragraph.lines($0) }
      + paragraph.lines(more, endingIn: command)
  }

  private var missing: [String] {
    paragraph.section(say(.missing), result.audit.shortfalls.map(words.text(of:)))
  }

  private var emptyMeals: [String] {
    guard !result.emptySlots.isEmpty, !session.problem.dishes.isEmpty else { return [] }
    return [say(.emptyMeals)]
      + result.emptySlots.flatMap { empty in
        paragraph.section(
          words.name(of: session.problem.slots[empty.slot]),
          words.groups(of: empty.blockersOfDish).map { words.text(of: $0) },
          indent: 2
        )
      }
  }

  private var existing: [String] {
    let words = HouseholdWords(for: result.problem, in: session.language)
    return paragraph.section(
      say(.alreadyBroken),
      result.audit.existingViolations.map(words.text(of:))
    )
  }

  private var paragraph: Paragraph { session.style.paragraph }

  private func say(_ key: ReportText, _ values: [String: TextValue] = [:]) -> String {
    session.text(key, values)
  }
}

extension GreedyReason {
  fileprivate var text: ReportText {
    switch self {
    case .requested: .becauseRequested
    case .searchEndedEarly: .becauseStopped
    case .solverFailed: .becauseFailed
    case .noSolver: .becauseNoSearch
    case .programTooLarge: .becauseTooLarge
    }
  }
}

extension PlanningProblem {
  /// Whether some rule asks for something.
  var hasDemands: Bool {
    tags.contains { $0.rules.minPerWeek != nil } || dishes.contains { $0.rules.fixedDay != nil }
  }
}
