import MealModel
public import MealPlanning
import PlanFiles

/// Tries one number after the other in a rule: `Carne.maxPerWeek=0..7`.
public struct RuleSweep: Sendable {
  /// The change for each number, in rising order.
  public let changes: [RuleChange]

  /// The numbers.
  public let values: ClosedRange<Int>

  /// The rule as it is typed, without its value.
  public let rule: String

  /// How many numbers a sweep tries at most.
  public static let greatestCount = 101

  /// Understands a sweep.
  ///
  /// - Parameter text: A change whose value is two numbers with two dots between them.
  /// - Throws: `RuleChangeError`, also for more than `greatestCount` numbers.
  public init(parsing text: String) throws(RuleChangeError) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    let ends = (parts.last ?? "").split(separator: "..", omittingEmptySubsequences: false)
    guard parts.count > 1, ends.count == 2, let first = Int(ends[0].trimmingSpaces),
      let last = Int(ends[1].trimmingSpaces)
    else { throw RuleChangeError(text, .notASweep) }
    guard first <= last, last - first < Self.greatestCount else {
      throw RuleChangeError(text, .badRange(first, last, greatestCount: Self.greatestCount))
    }
    let stem = parts.dropLast().joined(separator: "=")
    var changes: [RuleChange] = []
    for value in first...last { changes.append(try RuleChange(parsing: "\(stem)=\(value)")) }
    self.changes = changes
    values = first...last
    rule = String(changes[0].description.dropLast("=\(first)".count))
  }

  /// Looks at every week under every number.
  ///
  /// - Parameters:
  ///   - scenarios: The weeks.
  ///   - options: Limits, threads and language.
  ///   - planner: Who fills the weeks; without a solver nothing is proved.
  /// - Returns: Which weeks can be completed under which number; weeks that are not concerned are left
  ///   out.
  /// - Throws: As `RuleTrial.report`.
  public func report(
    on scenarios: [Scenario],
    options: TrialOptions = TrialOptions(),
    planner: MealPlanner = MealPlanner()
  ) throws -> SweepReport {
    let examiner = Examiner(planner: planner, options: options)
    var items: [(value: Int, scenario: Scenario, problem: PlanningProblem)] = []
    for (value, change) in zip(values, changes) {
      for (scenario, changed) in zip(scenarios, try [change].applied(to: scenarios)) {
        if let problem = changed.problem { items.append((value, scenario, problem)) }
      }
    }
    let verdicts = try ParallelWork(items: items, jobs: options.jobs)
      .answers { item in
        var questions = Examiner.Questions()
        questions.conflicts = false
        return try examiner.examination(of: item.scenario, under: item.problem, questions).verdict
      }
    var steps: [SweepReport.Step] = values.map { SweepReport.Step(value: $0) }
    // Weeks of several folders may share a name; then only their files tell them apart.
    let filesOfName = Dictionary(grouping: scenarios, by: \.name).mapValues {
      Set($0.map(\.file.file))
    }
    for (item, verdict) in zip(items, verdicts) {
      let index = item.value - values.lowerBound
      let isUnique = filesOfName[item.scenario.name]?.count == 1
      let name = isUnique ? item.scenario.name : item.scenario.file.file
      switch verdict {
      case .complete: steps[index].complete.append(name)
      case .impossible: steps[index].impossible.append(name)
      case .notProved: steps[index].unknown.append(name)
      }
    }
    return SweepReport(
      rule: rule,
      weeks: scenarios.count,
      concerned: steps.first?.count ?? 0,
      steps: steps
    )
  }
}

/// Which weeks can be completed under which number of a rule.
public struct SweepReport: Hashable, Sendable, Codable {
  /// The rule, `Carne.maxPerWeek`.
  public var rule: String

  /// How many weeks there are, and how many of them have the tag or the dish.
  public var weeks: Int
  public var concerned: Int

  /// The numbers in rising order.
  public var steps: [Step]

  /// One number, and the names of the weeks by what is proved of them; the file stands for a name that
  /// several weeks have.
  public struct Step: Hashable, Sendable, Codable {
    public var value: Int
    public var complete: [String] = []
    public var impossible: [String] = []
    public var unknown: [String] = []

    /// How many weeks are concerned.
    var count: Int { complete.count + impossible.count + unknown.count }
  }

  /// Whether everything was found out.
  public var isKnown: Bool { steps.allSatisfy(\.unknown.isEmpty) }

  /// The weeks that some numbers complete and others do not, with where that changes, by name.
  public var edges: [Edge] {
    zip(steps, steps.dropFirst())
      .flatMap { left, right in
        left.impossible.filter(right.complete.contains)
          .map { Edge(scenario: $0, impossible: left.value, complete: right.value) }
          + left.complete.filter(right.impossible.contains)
          .map { Edge(scenario: $0, impossible: right.value, complete: left.value) }
      }
  }

  /// Neighbouring numbers of which one completes a week and the other, proved, does not.
  public struct Edge: Hashable, Sendable, Codable {
    public var scenario: String
    public var impossible: Int
    public var complete: Int
  }
}
