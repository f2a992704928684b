import MealModel
import MealPlanning
import PlanningTestSupport
import RuleHarness
import Synchronization

/// The seeded problems on which a mutant is tried, with the best scores that trying every plan finds.
enum MutantProblems {
  /// How many problems a mutant is tried on.
  static let count = 120

  /// How many the product is tried on, which other tests try on many more.
  #if DEBUG
  static let countForProduct = 20
  #else
  static let countForProduct = 600
  #endif

  /// How many of them are asked all relations.
  static let relationCount = 30

  private static let seeded: [PlanningProblem] = (0..<1_500).map {
    SmallProblems.problem(seed: UInt64($0))
  }

  /// The first problems in which the defect of a mutant could show.
  static func concerned(by mutant: Mutant) -> [PlanningProblem] {
    Array(
      seeded.lazy
        .filter { !$0.dishes.isEmpty && mutant.concerns($0) }
        .compactMap { problem in
          var draft = ProblemDraft(problem)
          mutant.preparation(&draft)
          return try? draft.problem()
        }
        .prefix(mutant.isProduct ? countForProduct : count)
    )
  }

  private static let scores = Mutex<[PlanningProblem: PlanScore]>([:])

  /// The best score of a problem, found without the planner.
  static func bestScore(of problem: PlanningProblem) -> PlanScore {
    if let known = scores.withLock({ $0[problem] }) { return known }
    var bruteForce = BruteForce(problem)
    let score = bruteForce.bestScore()
    scores.withLock { $0[problem] = score }
    return score
  }
}
