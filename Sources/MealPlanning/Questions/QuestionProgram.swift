import MIPModel
import MealModel

/// A 0/1 program that has a solution if and only if the answer to a question is yes.
///
/// Its rows are those of a fill for the rules that hold; every dish has variables of its own, because dishes
/// that these rules treat alike may differ for the rule in question.
struct QuestionProgram {
  let program: IntegerProgram<ConstraintOrigin>

  /// Whether no choice of placements comes near a yes, which needs no solver.
  let isHopeless: Bool

  private let placements: [(variable: DecisionVariable, slot: Int, dish: Int)]

  /// Builds the program, or nothing when it would be too large for any solver.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - problem: The household with all its rules.
  ///   - kept: The rules that hold.
  /// - Throws: `ProblemError` when the part of the problem is larger than a problem may be.
  init?(
    _ question: RuleQuestion,
    about problem: PlanningProblem,
    keeping kept: Set<RuleID>
  ) throws(ProblemError) {
    let part = try problem.keeping(kept, placing: question.dishes(in: problem))
    let rules = RuleBook(part)
    var builder = ProgramBuilder(
      rules: rules,
      fixed: Occupancy(fixedMealsOf: part),
      grouping: .singletons
    )
    for kind in rules.combinationKinds { kind.addConstraints(to: &builder) }
    var isHopeless = false
    let places = UsePlaces(problem: problem, builder: builder)
    switch question {
    case .canBeBroken(let rule):
      isHopeless = !builder.require(oneOf: places.breaches(of: rule), origin: .rule(rule))
    case .canBeMet(let rule):
      for condition in places.demands(of: rule) {
        if !builder.require(oneOf: [[condition]], origin: .rule(rule)) { isHopeless = true }
      }
    case .canBeFilled: break
    case .canBeMissed(let rule):
      let misses = places.demands(of: rule).map { [$0.missed] }
      isHopeless = !builder.require(oneOf: misses, origin: .rule(rule))
    }
    guard !builder.isTooLarge else { return nil }

    var program = builder.program
    switch question {
    case .canBeBroken, .canBeMet: break
    case .canBeFilled, .canBeMissed:
      for slot in part.slots.indices where part.pinnedDish[slot] == nil {
        guard let emptiness = builder.emptinessOfSlot[slot] else {
          isHopeless = true
          continue
        }
        program.fix(emptiness, to: 0)
      }
    }
    self.program = program
    self.isHopeless = isHopeless
    placements = builder.kinds.enumerated().flatMap { index, kind in
      kind.slots.compactMap { slot in
        builder.placement(of: index, in: slot).map { ($0, slot, kind.representative) }
      }
    }
  }

  /// The plan that a solution stands for.
  func plan(from values: [Double], pinsOf problem: PlanningProblem) -> Plan {
    var plan = Plan(pinsOf: problem)
    for placement in placements where values[placement.variable.index] > 0.5 {
      plan.dishOfSlot[placement.slot] = placement.dish
    }
    return plan
  }
}

extension ProgramBuilder {
  /// Asks that all conditions of at least one place hold.
  ///
  /// - Parameters:
  ///   - places: The places, each with its conditions.
  ///   - origin: What the constraints stand for.
  /// - Returns: Whether any place can have what it needs, as far as the number of its slots goes.
  fileprivate mutating func require(
    oneOf places: [[UseCondition]],
    origin: ConstraintOrigin
  ) -> Bool {
    let conceivable = places.filter { $0.allSatisfy(\.isConceivable) }
    var choices: [LinearTerm] = []
    for place in conceivable {
      let chosen = addCount(through: 1)
      choices.append(LinearTerm(-1, chosen))
      for condition in place {
        let count = condition.uses.slotCount
        switch condition.bound {
        case .atLeast(let number):
          addConstraint(
            condition.uses.terms.map { LinearTerm(-$0.coefficient, $0.variable) }
              + [LinearTerm(Double(number), chosen)],
            atMost: 0,
            origin: origin
          )
        case .atMost(let number) where number < count:
          addConstraint(
            condition.uses.terms + [LinearTerm(Double(count - number), chosen)],
            atMost: count,
            origin: origin
          )
        case .atMost: break
        }
      }
    }
    guard !choices.isEmpty else { return false }
    addConstraint(choices, atMost: -1, origin: origin)
    return true
  }
}
