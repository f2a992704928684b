import MealModel
import MealPlanning

/// One look through the rules of a household.
struct LintRun {
  private let probe: RuleProbe
  private let placements: OpenPlacements
  private let search: ReasonSearch
  private let usedTags: Set<Int>
  private var findings: [LintFinding] = []
  private var undecided: [RuleID] = []
  private var ruleCount = 0

  private var problem: PlanningProblem { probe.problem }

  init(probe: RuleProbe) {
    self.probe = probe
    search = ReasonSearch(probe: probe)
    placements = OpenPlacements(probe.problem)
    usedTags = Set(probe.problem.tagsOfDish.joined())
  }

  var report: LintReport {
    LintReport(
      findings: findings,
      undecided: undecided,
      ruleCount: ruleCount,
      solverCalls: probe.solverCalls
    )
  }

  mutating func run() throws {
    findUnusedTags()
    guard !placements.openSlots.isEmpty else { return }
    try findMisfits()
    let prohibitions = problem.prohibitions.filter(isUsed)
    ruleCount = prohibitions.count + problem.demands.count
    for rule in prohibitions { try lookAtProhibition(rule) }
    for rule in problem.demands { try lookAtDemand(rule) }
    findings = findings.enumerated()
      .sorted { ($0.element.kind.rank, $0.offset) < ($1.element.kind.rank, $1.offset) }
      .map(\.element)
  }

  // MARK: Tags and dishes

  /// Tags of a household's own that no dish has; those of a new household are there for later.
  private mutating func findUnusedTags() {
    guard problem.tags != Tag.defaults else { return }
    for tag in problem.tags.indices where !usedTags.contains(tag) {
      findings.append(LintFinding(kind: .unusedTag(tag), proof: .inspection))
    }
  }

  private mutating func findMisfits() throws {
    let pinned = Set(problem.pinnedDish.compactMap(\.self))
    for dish in problem.dishes.indices where !pinned.contains(dish) {
      let suspects = placements.blockers(of: dish)
      let outcome = try search.reasons(
        among: problem.prohibitions.filter(suspects.contains),
        isPossible: { [placements] in placements.fits(dish, keeping: $0) }
      )
      add(outcome, about: nil, proof: .inspection) { _ in .misfit(dish) }
    }
  }

  // MARK: Rules

  private func isUsed(_ rule: RuleID) -> Bool {
    if case .tag(let tag, _) = rule { usedTags.contains(tag) } else { true }
  }

  private mutating func lookAtProhibition(_ rule: RuleID) throws {
    let dishes = problem.dishes(under: rule)
    let others = prohibitions(about: dishes, first: rule).filter { $0 != rule }
    let outcome = try search.reasons(among: others) { [placements, probe] kept in
      rule.isAboutSingleMeals
        ? placements.canBreak(rule, with: dishes, keeping: kept)
        : try probe.answer(.canBeBroken(rule), keeping: kept)
    }
    let proof: LintFinding.Proof = rule.isAboutSingleMeals ? .inspection : .programs
    add(outcome, about: rule, proof: proof) { $0.isEmpty ? .neverBinds(rule) : .implied(rule) }
  }

  private mutating func lookAtDemand(_ rule: RuleID) throws {
    if case .dish(let dish, _) = rule {
      let appointments = StandingAppointments(ofDish: dish, in: problem)
      if appointments.asked.isEmpty {
        if !appointments.isKeptByPin { try findSilence(of: rule, dish, appointments) }
        return
      }
    }
    let dishes = problem.dishes(under: rule)
    let met = try search.reasons(among: prohibitions(about: dishes, first: rule)) { [probe] kept in
      try probe.answer(.canBeMet(rule), keeping: kept)
    }
    add(met, about: rule, proof: .programs) { _ in .neverMet(rule) }
    guard case .possible = met else { return }
    switch try probe.answer(.canBeFilled, keeping: problem.prohibitions) {
    case .impossible: return
    case .unknown: undecided.append(rule)
    case .possible:
      let all = prohibitions(about: Array(problem.dishes.indices), first: rule)
      let missed = try search.reasons(among: all) { [probe] kept in
        try probe.answer(.canBeMissed(rule), keeping: kept)
      }
      add(missed, about: rule, proof: .programs) { _ in .neverMissed(rule) }
    }
  }

  /// A standing appointment that asks for nothing: what keeps its dish out of every meal of its days?
  private mutating func findSilence(
    of rule: RuleID,
    _ dish: Int,
    _ appointments: StandingAppointments
  ) throws {
    let slots = appointments.slotsOfDay.flatMap(\.self)
    let single = prohibitions(about: [dish], first: rule).filter(\.isAboutSingleMeals)
    let outcome = try search.reasons(
      among: single,
      isPossible: { [placements] in placements.canHold(dish, in: slots, keeping: $0) }
    )
    add(outcome, about: rule, proof: .inspection) { _ in .asksNothing(rule) }
  }

  /// The rules that can keep some dishes out, those with the subject of one of them first.
  private func prohibitions(about dishes: [Int], first rule: RuleID) -> [RuleID] {
    let tags = Set(dishes.flatMap { problem.tagsOfDish[$0] })
    let dishes = Set(dishes)
    let all = problem.prohibitions.filter { other in
      switch other {
      case .tag(let tag, _): tags.contains(tag)
      case .dish(let dish, _): dishes.contains(dish)
      case .filter, .pin: true
      }
    }
    let isNear = { (other: RuleID) in
      switch (rule, other) {
      case (.tag(let left, _), .tag(let right, _)): left == right
      case (.dish(let left, _), .dish(let right, _)): left == right
      default: false
      }
    }
    return all.filter(isNear) + all.filter { !isNear($0) }
  }

  private mutating func add(
    _ outcome: ReasonSearch.Outcome,
    about rule: RuleID?,
    proof: LintFinding.Proof,
    _ kind: ([RuleID]) -> LintFinding.Kind
  ) {
    switch outcome {
    case .possible: break
    case .unknown: if let rule { undecided.append(rule) }
    case .impossible(let reasons, let isMinimal):
      findings.append(
        LintFinding(kind: kind(reasons), reasons: reasons, isMinimal: isMinimal, proof: proof)
      )
    }
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
