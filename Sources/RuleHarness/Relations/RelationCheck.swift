public import MealModel
public import MealPlanning

/// Asks metamorphic relations of a planner, on any problem.
///
///     let breaches = RelationCheck(of: MealPlanner()).breaches(of: week.problem, seed: 1)
///
/// A relation that is broken proves a defect of the planner; which of the two scores is wrong it does not say.
public struct RelationCheck: Sendable {
  /// The best plan of a problem, or nothing without a proof.
  private let optimum: @Sendable (PlanningProblem) throws -> ProvedOptimum?

  /// Asks a planner.
  ///
  /// - Parameters:
  ///   - planner: Whose best scores are compared.
  ///   - timeLimit: Wall time for each plan, or `nil` for no limit.
  public init(of planner: MealPlanner, timeLimit: Duration? = .seconds(10)) {
    self.init { problem in
      try ProvedOptimum(
        of: problem,
        by: planner,
        options: FillOptions(seed: 0, timeLimit: timeLimit)
      )
    }
  }

  /// Asks anything that can tell best plans, such as a planner that lies.
  ///
  /// - Parameter optimum: The best plan of a problem, or nothing without a proof.
  public init(optimum: @escaping @Sendable (PlanningProblem) throws -> ProvedOptimum?) {
    self.optimum = optimum
  }

  /// What all relations say about a problem; its own best plan is made once.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - relations: The relations.
  ///   - seed: Draws the changes.
  /// - Returns: By relation the verdict, in the order of the relations.
  public func verdicts(
    on problem: PlanningProblem,
    relations: [MetamorphicRelation] = MetamorphicRelation.allCases,
    seed: UInt64
  ) -> [(relation: MetamorphicRelation, verdict: RelationVerdict)] {
    let before = answer(to: problem)
    return relations.map { relation in
      (relation, verdict(on: relation, of: problem, before: before, seed: seed))
    }
  }

  /// What one relation says about a problem.
  ///
  /// - Parameters:
  ///   - relation: The relation.
  ///   - problem: The problem.
  ///   - seed: Draws the change.
  /// - Returns: The verdict.
  public func verdict(
    on relation: MetamorphicRelation,
    of problem: PlanningProblem,
    seed: UInt64
  ) -> RelationVerdict {
    verdict(on: relation, of: problem, before: answer(to: problem), seed: seed)
  }

  /// The relations that a problem shows to be broken.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - seed: Draws the changes.
  /// - Returns: The breaches, none for a planner that is right.
  public func breaches(of problem: PlanningProblem, seed: UInt64) -> [RelationBreach] {
    verdicts(on: problem, seed: seed)
      .compactMap { if case .broken(let breach) = $0.verdict { breach } else { nil } }
  }

  private enum Answer {
    case optimum(ProvedOptimum)
    case notProved
    case failure(String)
  }

  private func answer(to problem: PlanningProblem) -> Answer {
    do {
      return try optimum(problem).map(Answer.optimum) ?? .notProved
    } catch {
      return .failure(String(describing: error))
    }
  }

  private func verdict(
    on relation: MetamorphicRelation,
    of problem: PlanningProblem,
    before: Answer,
    seed: UInt64
  ) -> RelationVerdict {
    func broken(_ finding: RelationBreach.Finding) -> RelationVerdict {
      .broken(RelationBreach(relation: relation, seed: seed, problem: problem, finding: finding))
    }
    var generator = SplitMix64(seed: seed)
    switch before {
    case .failure(let text): return broken(.failure(text))
    case .notProved: return .notProved
    case .optimum(let before):
      guard
        let changed = relation.followUp(of: problem, optimum: before, using: &generator)
      else { return .notApplicable }
      switch answer(to: changed) {
      case .failure(let text): return broken(.failure(text))
      case .notProved: return .notProved
      case .optimum(let after):
        return relation.holds(before: before.score, after: after.score)
          ? .holds : broken(.scores(before: before.score, after: after.score))
      }
    }
  }
}
