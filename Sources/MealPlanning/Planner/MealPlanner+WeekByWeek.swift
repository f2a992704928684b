package import MealModel

extension MealPlanner {
  /// Fills a long plan one calendar week after the other, each as well as can be beside those before it.
  ///
  /// A program of a week takes milliseconds where one of a year may take minutes. Nothing is proved about
  /// the whole: a week may be filled in a way that leaves a later one worse. But where the plan is complete,
  /// that can be seen from the plan.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - options: The options of each week; the time is shared by all.
  /// - Returns: The plan, or `nil` when the weeks together break a rule of the whole or outgrow a limit.
  /// - Throws: `PlanningError`, as `fill`.
  package func fillWeekByWeek(
    _ problem: PlanningProblem,
    options: FillOptions
  ) throws -> FillResult? {
    let clock = ContinuousClock()
    let start = clock.now
    var pins = problem.pins
    var statistics = FillStatistics()
    var author = PlanAuthor.construction
    for week in 0..<problem.window.weekCount {
      let days = problem.window.days(ofWeeks: week..<(week + 1))
      guard let part = try? problem.replacingPins(pins).restricted(toDays: days) else { return nil }
      var options = options
      options.timeLimit = options.timeLimit.map { max(.zero, $0 - start.duration(to: clock.now)) }
      let result = try fill(part, options: options)
      statistics.add(result.statistics)
      // Only a plan whose every week was made at once is as good as any could be.
      if result.author != .construction { author = result.author }
      for (slot, dish) in result.plan.dishOfSlot.enumerated() where part.pinnedDish[slot] == nil {
        guard let dish else { continue }
        let place = part.slots[slot]
        pins.append(
          Assignment(
            MealSlot(day: place.day + days.lowerBound, meal: place.meal),
            problem.dishes[dish].id
          )
        )
      }
    }
    let plan = Plan(pinsOf: try problem.replacingPins(pins))
    guard Audit(of: problem).report(on: plan).violations.isEmpty else { return nil }
    return try FillRun(
      problem: problem,
      rules: rules(problem),
      options: options,
      seed: options.seed ?? 0
    )
    .result(plan, author: author, statistics: statistics)
  }
}

extension FillStatistics {
  /// Adds the work of another program; sizes add up too.
  fileprivate mutating func add(_ other: FillStatistics) {
    kinds += other.kinds
    rows += other.rows
    columns += other.columns
    nonzeros += other.nonzeros
    solves += other.solves
    nodes += other.nodes
    buildTime += other.buildTime
    solveTime += other.solveTime
    presolveTime = Self.sum(presolveTime, other.presolveTime)
    rootTime = Self.sum(rootTime, other.rootTime)
    searchTime = Self.sum(searchTime, other.searchTime)
    finishTime += other.finishTime
  }

  /// Nothing only where neither tells.
  private static func sum(_ left: Duration?, _ right: Duration?) -> Duration? {
    left.map { $0 + (right ?? .zero) } ?? right
  }
}
