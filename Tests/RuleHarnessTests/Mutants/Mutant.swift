import GLPKBackend
import MealModel
import MealPlanning
import RuleHarness
import Testing

/// A planner that is wrong on purpose in one place.
///
/// Mutants exist in the tests only: the planner takes its rules and its solver from outside.
struct Mutant: Sendable, CustomTestStringConvertible {
  /// The rule or the part of the program that is broken, as the table names it.
  var place: String

  /// How it is broken.
  var defect: String

  var planner: MealPlanner

  /// Problems in which the defect could show.
  var concerns: @Sendable (PlanningProblem) -> Bool

  /// How problems are changed so that the defect can show at all.
  var preparation: @Sendable (inout ProblemDraft) -> Void = { _ in }

  /// Whether nothing is broken.
  var isProduct = false

  var testDescription: String { "\(place): \(defect)" }

  /// Which part of a kind of rule believes something false.
  enum Part {
    /// The constraints of the program.
    case constraints

    /// What the rule forbids beside what stands: options, tie-break, greedy, decision variables.
    case prohibitions

    /// Both.
    case everything
  }

  /// A planner that believes that the rules are other rules.
  ///
  /// - Parameters:
  ///   - place: The rule.
  ///   - defect: How it is broken.
  ///   - part: The part that believes it.
  ///   - concerns: Problems that have the rule.
  ///   - change: What the rules are taken for; slots, dishes and tags keep their positions.
  /// - Returns: The mutant.
  static func believing(
    _ place: String,
    _ defect: String,
    in part: Part,
    of concerns: @escaping @Sendable (PlanningProblem) -> Bool,
    _ change: @escaping @Sendable (inout ProblemDraft) -> Void
  ) -> Mutant {
    planning(place, defect, of: concerns) { problem, truth in
      var draft = ProblemDraft(problem)
      change(&draft)
      guard let changed = try? draft.problem() else { return truth }
      let error = RuleBook(changed)
      switch part {
      case .everything: return error
      case .constraints:
        return RuleBook(
          placementKinds: truth.placementKinds,
          prohibitionKinds: zip(truth.prohibitionKinds, error.prohibitionKinds)
            .map { truth, error in
              var kind = MutantProhibition(truth)
              kind.constrain = { error.addConstraints(to: &$0) }
              return kind
            },
          demandKinds: zip(truth.demandKinds, error.demandKinds)
            .map { truth, error in
              var kind = MutantDemand(truth)
              kind.constrain = { error.addConstraints(to: &$0) }
              return kind
            }
        )
      case .prohibitions:
        return RuleBook(
          placementKinds: truth.placementKinds,
          prohibitionKinds: zip(truth.prohibitionKinds, error.prohibitionKinds)
            .map { truth, error in
              var kind = MutantProhibition(truth)
              kind.prohibiting = error
              return kind
            },
          demandKinds: truth.demandKinds
        )
      }
    }
  }

  /// A planner with other rules than those of the product.
  static func planning(
    _ place: String,
    _ defect: String,
    of concerns: @escaping @Sendable (PlanningProblem) -> Bool,
    by rules: @escaping @Sendable (PlanningProblem, _ truth: RuleBook) -> RuleBook
  ) -> Mutant {
    Mutant(
      place: place,
      defect: defect,
      planner: MealPlanner(solver: GLPKSolver()) { rules($0, RuleBook($0)) },
      concerns: concerns
    )
  }

  /// A planner whose solver gets a damaged program.
  static func solving(
    _ place: String,
    _ defect: String,
    of concerns: @escaping @Sendable (PlanningProblem) -> Bool = { _ in true },
    damage: @escaping MutantSolver.Damage
  ) -> Mutant {
    Mutant(
      place: place,
      defect: defect,
      planner: MealPlanner(solver: MutantSolver(damage: damage)),
      concerns: concerns
    )
  }

  /// The product, which no test may find wrong.
  static let none: Mutant = {
    var mutant = planning("nothing", "broken", of: { _ in true }, by: { $1 })
    mutant.isProduct = true
    return mutant
  }()
}

extension RuleBook {
  /// The same rules with one prohibition replaced, by its position in the book.
  func replacing(
    _ position: Prohibition,
    _ change: (inout MutantProhibition) -> Void
  ) -> RuleBook {
    var kinds = prohibitionKinds
    var kind = MutantProhibition(kinds[position.rawValue])
    change(&kind)
    kinds[position.rawValue] = kind
    return RuleBook(
      placementKinds: placementKinds,
      prohibitionKinds: kinds,
      demandKinds: demandKinds
    )
  }

  /// The prohibitions in the order of the book.
  enum Prohibition: Int {
    case maxPerWeek
    case noDuplicateInDay
    case noConsecutive
    case minGapDays
    case maxUses
  }
}
