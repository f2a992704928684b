import MealModel
import MealPlanning

/// One look through the rules of a household.
struct LintRun {
  private let ground: LintGround

  /// The same days with nothing pinned and nothing around them, or `nil` where that is no difference.
  private let emptyGround: LintGround?

  private let usedTags: Set<Int>
  private var findings: [LintFinding] = []
  private var undecided: [RuleID] = []
  private var ruleCount = 0

  private var problem: PlanningProblem { ground.problem }

  init(ground: LintGround, emptyGround: LintGround?) {
    self.ground = ground
    self.emptyGround = emptyGround
    usedTags = Set(ground.problem.tagsOfDish.joined())
  }

  var report: LintReport {
    LintReport(
      findings: findings,
      undecided: undecided,
      ruleCount: ruleCount,
      solverCalls: ground.probe.solverCalls + (emptyGround?.probe.solverCalls ?? 0)
    )
  }

  mutating func run() throws {
    findUnusedTags()
    guard problem.pinnedDish.contains(nil) else { return }
    let pinned = Set(problem.pinnedDish.compactMap(\.self))
    for dish in problem.dishes.indices where !pinned.contains(dish) {
      try look(.fits(dish), about: nil) { _ in .misfit(dish) }
    }
    let prohibitions = problem.prohibitions.filter(isUsed)
    ruleCount = prohibitions.count + problem.demands.count
    for rule in prohibitions {
      try look(.breaks(rule), about: rule) { $0.isEmpty ? .neverBinds(rule) : .implied(rule) }
    }
    for rule in problem.demands { try lookAtDemand(rule) }
    findings = findings.enumerated()
      .sorted { ($0.element.kind.rank, $0.offset) < ($1.element.kind.rank, $1.offset) }
      .map(\.element)
  }

  /// Tags of a household's own that no dish has; those of a new household are there for later.
  private mutating func findUnusedTags() {
    guard problem.tags != Tag.defaults else { return }
    for tag in problem.tags.indices where !usedTags.contains(tag) {
      findings.append(LintFinding(kind: .unusedTag(tag), proof: .inspection))
    }
  }

  private func isUsed(_ rule: RuleID) -> Bool {
    if case .tag(let tag, _) = rule { usedTags.contains(tag) } else { true }
  }

  private mutating func lookAtDemand(_ rule: RuleID) throws {
    if case .dish(let dish, _) = rule {
      let appointments = StandingAppointments(ofDish: dish, in: problem)
      if appointments.asked.isEmpty {
        guard !appointments.isKeptByPin else { return }
        return try look(.keepsAppointment(dish), about: rule) { _ in .asksNothing(rule) }
      }
    }
    let known = (findings.count, undecided.count)
    try look(.meets(rule), about: rule) { _ in .neverMet(rule) }
    guard known == (findings.count, undecided.count) else { return }
    switch try ground.probe.answer(.canBeFilled, keeping: problem.prohibitions) {
    case .impossible: break
    case .unknown: undecided.append(rule)
    case .possible: try look(.misses(rule), about: rule) { _ in .neverMissed(rule) }
    }
  }

  /// Asks a question, and notes a finding when the answer is no.
  private mutating func look(
    _ question: LintQuestion,
    about rule: RuleID?,
    _ kind: ([RuleID]) -> LintFinding.Kind
  ) throws {
    switch try ReasonSearch(grounds: [ground]).reasons(for: question) {
    case .possible: break
    case .unknown: if let rule { undecided.append(rule) }
    case .impossible(let reasons, let isMinimal):
      let general = try generalReasons(for: question, insteadOf: reasons, isMinimal)
      findings.append(
        LintFinding(
          kind: kind(reasons),
          reasons: general?.rules ?? reasons,
          isMinimal: general?.areMinimal ?? isMinimal,
          isAboutAnyWeek: general != nil,
          proof: ground.proof(of: question)
        )
      )
    }
  }

  /// Reasons that do here as well as on the same days with nothing pinned, if there are any: they tell more
  /// about the rules.
  ///
  /// What needs no reason here is left without one.
  private func generalReasons(
    for question: LintQuestion,
    insteadOf reasons: [RuleID],
    _ areMinimal: Bool
  ) throws -> (rules: [RuleID], areMinimal: Bool)? {
    guard let emptyGround else { return (reasons, areMinimal) }
    if case .misses = question {
      // What cannot be filled at all cannot be filled without something either.
      let all = problem.prohibitions
      guard try emptyGround.probe.answer(.canBeFilled, keeping: all) == .possible else {
        return nil
      }
    }
    guard !reasons.isEmpty else {
      return try emptyGround.answer(question, keeping: []) == .impossible ? ([], true) : nil
    }
    let search = ReasonSearch(grounds: [ground, emptyGround])
    guard case .impossible(let rules, let areMinimal) = try search.reasons(for: question) else {
      return nil
    }
    return (rules, areMinimal)
  }
}

extension LintFinding.Kind {
  /// The place of the kind in a report.
  fileprivate var rank: Int {
    switch self {
    case .unusedTag: 0
    case .misfit: 1
    case .neverBinds: 2
    case .implied: 3
    case .neverMet: 4
    case .neverMissed: 5
    case .asksNothing: 6
    }
  }
}
