public import MealModel
public import PlanFiles

/// The smallest problem found that shows a planner to be wrong about a relation.
public struct ShrunkCase: Hashable, Sendable, CustomStringConvertible {
  /// The breach, about the small problem.
  public let breach: RelationBreach

  /// The week file that holds the problem, or `nil` while it is in memory only.
  public private(set) var file: String?

  /// How many seeds are tried on each smaller problem.
  private static let seedCount: UInt64 = 6

  /// Shrinks the problem of a breach while the same relation is broken in the same way.
  ///
  /// A seed draws another change for a smaller problem, so some others are tried beside that of the
  /// breach.
  ///
  /// - Parameters:
  ///   - breach: The breach.
  ///   - check: The check that found it.
  public init(_ breach: RelationBreach, by check: RelationCheck) {
    func stillBroken(_ problem: PlanningProblem) -> RelationBreach? {
      for seed in [breach.seed] + Array(0..<Self.seedCount) {
        let verdict = check.verdict(on: breach.relation, of: problem, seed: seed)
        if case .broken(let found) = verdict, found.isLike(breach) { return found }
      }
      return nil
    }
    var shrinker = ProblemShrinker { stillBroken($0) != nil }
    let small = shrinker.shrink(breach.problem)
    self.breach = stillBroken(small) ?? breach
  }

  /// Writes the problem as a week file and remembers where.
  ///
  /// A problem that a file cannot say, since it has no day or a slot twice, stays in memory.
  ///
  /// - Parameters:
  ///   - folder: A folder that exists.
  ///   - name: What the file begins with, such as the name of a scenario.
  /// - Throws: `WriteError`.
  public mutating func write(to folder: String, name: String) throws(WriteError) {
    let problem = breach.problem
    guard problem.window.dayCount > 0, Set(problem.slots).count == problem.slots.count else {
      return
    }
    let path = "\(folder)/\(name)-\(breach.relation.rawValue)-\(breach.seed).json"
    try AtomicFile.write(WeekDocument(of: problem).encoded(), to: path)
    file = path
  }

  /// The breach, how large the problem is, and the file.
  public var description: String {
    let problem = breach.problem
    let size =
      "\(problem.slots.count) slots, \(problem.dishes.count) dishes, \(problem.tags.count) tags"
    return "\(breach) (\(size)\(file.map { "; see \($0)" } ?? ""))"
  }
}

extension RelationCheck {
  /// The relations that a problem shows to be broken, each shrunk and written before it is reported.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - seed: Draws the changes.
  ///   - folder: A folder that exists, for the small week files.
  ///   - name: What the files begin with.
  /// - Returns: The cases, none for a planner that is right.
  /// - Throws: `WriteError`.
  public func shrunkCases(
    of problem: PlanningProblem,
    seed: UInt64,
    folder: String,
    name: String
  ) throws(WriteError) -> [ShrunkCase] {
    var cases: [ShrunkCase] = []
    for breach in breaches(of: problem, seed: seed) {
      var small = ShrunkCase(breach, by: self)
      try small.write(to: folder, name: name)
      cases.append(small)
    }
    return cases
  }
}
