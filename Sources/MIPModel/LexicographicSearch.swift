/// Minimises several objectives, one after the other, each among the optima of those before it.
///
/// Every objective must be a sum of whole, non-negative coefficients times whole-number variables with
/// lower bound zero. So no objective can be below zero, and a point at which one is zero proves it
/// without a search.
///
/// Neighbouring objectives are solved together as long as their weighted sum stays small: an objective
/// is weighted by one more than the greatest value that the weighted sum of all later ones in its group
/// can take, so one unit of it outweighs them all and the minimum of the sum is the lexicographic
/// minimum. `greatestSum` keeps the sum where solvers, which compare objectives with a relative
/// tolerance, still tell two units apart.
package struct LexicographicSearch<Origin: Hashable & Sendable> {
  /// The objectives, the most important first.
  private let ranked: [RankedObjective]

  private let solver: any MIPSolver
  private let origin: (Int) -> Origin
  private let greatestSum: Int
  private var program: IntegerProgram<Origin>

  /// The proved minima of the first objectives, as far as the search has come.
  private var minima: [Int] = []

  /// The largest value that a weighted sum of objectives may be able to take.
  package static var defaultGreatestSum: Int { 1_000_000 }

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - program: The constraints.
  ///   - ranked: What to minimise, the most important first.
  ///   - solver: The solver of the single programs.
  ///   - greatestSum: Objectives whose weighted sum could exceed this are solved apart; with zero every
  ///     objective is.
  ///   - origin: What a constraint stands for that keeps the objective at a position at its minimum.
  package init(
    _ program: IntegerProgram<Origin>,
    minimizing ranked: [RankedObjective],
    solver: any MIPSolver,
    greatestSum: Int = defaultGreatestSum,
    origin: @escaping (Int) -> Origin
  ) {
    self.program = program
    self.ranked = ranked
    self.solver = solver
    self.greatestSum = greatestSum
    self.origin = origin
  }

  /// Runs the search.
  ///
  /// - Parameters:
  ///   - options: Limits for the whole search. The incumbent, if any, is where it starts; what is zero at it is
  ///     proved and not searched.
  ///   - rootHeuristic: Asked in every search with the positions of the objectives that it minimises together.
  /// - Returns: The best point with the value and the bound of every objective.
  /// - Throws: `SolverError` when the solver does.
  package consuming func run(
    _ options: SolveOptions,
    rootHeuristic: (@Sendable (Range<Int>, RootRelaxation) -> [Double]?)? = nil
  ) throws(SolverError) -> LexicographicOutcome {
    let clock = ContinuousClock()
    let deadline = options.timeLimit.map { clock.now.advanced(by: $0) }
    var outcome = LexicographicOutcome(objectiveCount: ranked.count)
    outcome.values = options.incumbent.flatMap { program.defect(of: $0) == nil ? $0 : nil }
    while true {
      // No objective can be below zero.
      while minima.count < ranked.count, let values = outcome.values,
        value(of: minima.count, at: values) == 0
      {
        minima.append(0)
        keep(minima.count - 1, at: 0)
      }
      let group = group(from: minima.count)
      if group.isEmpty, outcome.values != nil { break }
      var limits = options
      limits.incumbent = outcome.values
      limits.timeLimit = deadline.map { max(.zero, clock.now.duration(to: $0)) }
      limits.nodeLimit = options.nodeLimit.map { max(0, $0 - outcome.nodes) }
      if let rootHeuristic { limits.rootHeuristic = { rootHeuristic(group, $0) } }
      let solve = try solver.solve(program, minimizing: sum(of: group), options: limits)
      outcome.solves.append(solve)
      if let incumbent = solve.incumbent {
        try checkMinima(at: incumbent.values)
        outcome.values = incumbent.values
      }
      guard solve.stop == .optimal else {
        outcome.stop = solve.stop
        if let values = outcome.values {
          outcome.levels = levels(of: group, bound: solve.bound, at: values)
        }
        return outcome
      }
      guard let values = outcome.values else {
        throw SolverError(.wrongPoint(detail: "an optimum without a point"))
      }
      for index in group {
        minima.append(value(of: index, at: values))
        keep(index, at: minima[index])
      }
    }
    outcome.levels = minima.map { .init(value: $0, bound: $0) }
    return outcome
  }

  /// The objectives that are solved first, as one: the weight of each, and the weighted sum.
  package var firstGroup: (weights: [Int], objective: Objective) {
    let group = group(from: 0)
    return (weights(of: group) ?? group.map { _ in 1 }, sum(of: group))
  }

  /// Refuses a point that gives up what was proved for an earlier objective.
  ///
  /// Solvers satisfy constraints within a tolerance, which may be worth a unit of a large sum.
  private func checkMinima(at point: [Double]) throws(SolverError) {
    for (index, minimum) in minima.enumerated() where value(of: index, at: point) != minimum {
      throw SolverError(
        .wrongPoint(
          detail: "objective \(index) is \(value(of: index, at: point)), proved was \(minimum)"
        )
      )
    }
  }

  /// The objectives from a position on that are solved together; empty when there are none.
  private func group(from first: Int) -> Range<Int> {
    guard first < ranked.count else { return first..<first }
    var end = first + 1
    while end < ranked.count, weights(of: first..<(end + 1)) != nil {
      end += 1
    }
    return first..<end
  }

  /// The weight of each objective of a group, or `nil` when their sum could grow too large.
  private func weights(of group: Range<Int>) -> [Int]? {
    var weights: [Int] = []
    var greatest = 0
    for index in group.reversed() {
      let weight = greatest + 1
      weights.insert(weight, at: 0)
      let (product, overflow) = weight.multipliedReportingOverflow(by: ranked[index].greatestValue)
      guard !overflow, product <= greatestSum - greatest else { return nil }
      greatest += product
    }
    return weights
  }

  private func sum(of group: Range<Int>) -> Objective {
    let weights = weights(of: group) ?? [Int](repeating: 1, count: group.count)
    return Objective(
      minimizing: zip(group, weights).flatMap { index, weight in
        ranked[index].objective.terms.map {
          LinearTerm($0.coefficient * Double(weight), $0.variable)
        }
      }
    )
  }

  private func value(of index: Int, at point: [Double]) -> Int {
    Int(ranked[index].objective.value(at: point).rounded())
  }

  /// Adds what keeps an objective at its minimum in the solves that follow.
  private mutating func keep(_ index: Int, at minimum: Int) {
    let terms = ranked[index].objective.terms
    if minimum == 0 {
      // A sum of non-negative terms is zero only if each of them is.
      for term in terms where term.coefficient > 0 { program.fix(term.variable, to: 0) }
    } else if index < ranked.count - 1 {
      program.addConstraint(
        terms,
        from: -.infinity,
        through: Double(minimum),
        origin: origin(index)
      )
    }
  }

  /// The values and bounds of all objectives after a search that was stopped within a group.
  ///
  /// A bound on the weighted sum bounds the first objective of the group; where that meets the value,
  /// what is left of it bounds the next.
  private func levels(
    of group: Range<Int>,
    bound: Double,
    at point: [Double]
  ) -> [LexicographicOutcome.Level] {
    let weights = weights(of: group) ?? [1]
    var left = Int(exactly: (bound - 1e-6).rounded(.up)) ?? 0
    var isTight = true
    return ranked.indices.map { index in
      if index < minima.count { return .init(value: minima[index], bound: minima[index]) }
      let value = value(of: index, at: point)
      guard group.contains(index), isTight else { return .init(value: value, bound: 0) }
      let weight = weights[index - group.lowerBound]
      // All later objectives of the group together are worth less than one unit of this one.
      let units = max(0, left) / weight
      let bound = min(value, units)
      isTight = bound == value
      left -= bound * weight
      return .init(value: value, bound: bound)
    }
  }
}

/// An objective with the largest value that it takes at a feasible point.
package struct RankedObjective: Hashable, Sendable {
  package var objective: Objective

  /// No feasible point has a greater value; the smaller this is, the more objectives are solved together.
  package var greatestValue: Int

  package init(_ objective: Objective, atMost greatestValue: Int) {
    self.objective = objective
    self.greatestValue = greatestValue
  }
}

/// What a lexicographic search says.
package struct LexicographicOutcome: Sendable {
  /// Why the search ended; `.optimal` only if every objective is proved.
  package var stop: StopReason = .optimal

  /// The best point found, or `nil` when none is known.
  package var values: [Double]?

  /// By objective its value at the point and its proven bound; empty without a point.
  package var levels: [Level] = []

  /// The searches that were run, in order.
  package var solves: [SolveOutcome] = []

  /// The value of an objective, and a bound below which it cannot be where those before it are as good.
  package struct Level: Hashable, Sendable {
    package var value: Int
    package var bound: Int

    package var isProved: Bool { value == bound }
  }

  init(objectiveCount: Int) {
    levels.reserveCapacity(objectiveCount)
  }

  /// The time of all searches in one phase, or `nil` when no search tells.
  package func time(in phase: KeyPath<SearchStatistics, Duration?>) -> Duration? {
    let times = solves.compactMap { $0.statistics[keyPath: phase] }
    return times.isEmpty ? nil : times.reduce(.zero, +)
  }

  /// Branch-and-bound nodes of all searches.
  package var nodes: Int {
    solves.reduce(0) { $0 + $1.statistics.nodes }
  }
}
