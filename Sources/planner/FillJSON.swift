import MealModel
import MealPlanning
import PlanExplanation
import PlanFiles
import RuleHarness

/// What `fill` prints for programs.
struct FillJSON {
  let session: Session
  let result: FillResult
  let time: Duration

  var text: String { JSONText.object(members, .lineEach).file }

  /// The members of the object, for those who put it into another layout or add to it.
  var members: JSONMembers {
    var members: JSONMembers = [("stop", .text(result.stop.key))]
    if case .solverFailure(let detail) = result.stop {
      members.append(("stopDetail", .text(detail)))
    }
    let words = HouseholdWords(for: result.problem, in: session.language)
    return members + [
      ("author", author),
      ("complete", .raw(String(result.isComplete))),
      ("provedOptimal", .raw(String(result.isProvedOptimal))),
      ("provedIncomplete", .raw(String(result.isProvedIncomplete))),
      ("levels", .list(result.levels.map(\.json), .lineEach)),
      ("plan", session.json(result.plan)),
      ("empty", .list(result.emptySlots.map(json), .lineEach)),
      ("shortfalls", .list(result.audit.shortfalls.map(session.json), .lineEach)),
      (
        "existingViolations",
        .list(result.audit.existingViolations.map { session.json($0, words) }, .lineEach)
      ),
      ("seed", .raw(String(result.seed))),
      ("statistics", result.statistics.json),
      ("milliseconds", .raw(time.milliseconds)),
    ]
  }

  private var author: JSONText {
    switch result.author {
    case .construction:
      .object([("method", .text("construction"))], .oneLine)
    case .optimalSolver(let name):
      .object([("method", .text(FillMethod.optimal.rawValue)), ("solver", .text(name))], .oneLine)
    case .greedy(let reason):
      .object(
        [("method", .text(FillMethod.greedy.rawValue)), ("reason", .text(reason.key))],
        .oneLine
      )
    }
  }

  private func json(_ empty: EmptySlot) -> JSONText {
    .object(
      session.json(session.problem.slots[empty.slot])
        + session.json(blockersOfDish: empty.blockersOfDish),
      .lineEach
    )
  }
}

extension FillStop {
  fileprivate var key: String {
    switch self {
    case .optimal: "optimal"
    case .timeLimit: "timeLimit"
    case .nodeLimit: "nodeLimit"
    case .interrupted: "interrupted"
    case .solverFailure: "solverFailure"
    case .notSearched: "notSearched"
    }
  }
}

extension GreedyReason {
  fileprivate var key: String {
    switch self {
    case .requested: "requested"
    case .searchEndedEarly: "searchEndedEarly"
    case .solverFailed: "solverFailed"
    case .noSolver: "noSolver"
    case .programTooLarge: "programTooLarge"
    }
  }
}

extension LevelResult {
  fileprivate var json: JSONText {
    var members: JSONMembers = [
      ("level", .text(level.key)), ("value", .raw(String(value))),
    ]
    if let bound { members.append(("bound", .raw(String(bound)))) }
    members.append(("proved", .raw(String(isProved))))
    return .object(members, .oneLine)
  }
}

extension FillStatistics {
  fileprivate var json: JSONText {
    .object(
      [
        ("kinds", .raw(String(kinds))),
        ("rows", .raw(String(rows))),
        ("columns", .raw(String(columns))),
        ("nonzeros", .raw(String(nonzeros))),
        ("solves", .raw(String(solves))),
        ("nodes", .raw(String(nodes))),
        ("buildMilliseconds", .raw(buildTime.milliseconds)),
        ("solveMilliseconds", .raw(solveTime.milliseconds)),
        ("finishMilliseconds", .raw(finishTime.milliseconds)),
      ],
      .oneLine
    )
  }
}
