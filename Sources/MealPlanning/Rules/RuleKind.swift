package import MealModel

/// One kind of rule as the planners know it: what it forbids now, and its constraints.
///
/// A value is made once per problem and holds what the kind needs of it. A new kind is one file with
/// one type, named in `RuleBook`; the audit reads the rules on its own.
package protocol RuleKind: Sendable {
  /// Tags that the kind tells apart: dishes that differ in one of them are not interchangeable.
  var relevantTags: [Int] { get }

  /// Adds what tells a dish apart from others with the same tags.
  ///
  /// Dishes whose signatures are equal are treated alike by the kind.
  func appendSignature(of dish: Int, to signature: inout [Int])

  /// Adds the rules of this kind that forbid a dish in an empty slot, given what stands elsewhere.
  func appendBlockers(
    of dish: Int,
    in slot: Int,
    given occupancy: Occupancy,
    to blockers: inout [RuleID]
  )
}

extension RuleKind {
  package var relevantTags: [Int] { [] }
  package func appendSignature(of dish: Int, to signature: inout [Int]) {}
}

/// A rule about single placements: it looks at the dish and the slot and at nothing else.
///
/// It needs no constraint, because a forbidden placement has no decision variable.
package protocol PlacementRuleKind: RuleKind {
  func appendBlockers(of dish: Int, in slot: Int, to blockers: inout [RuleID])
}

extension PlacementRuleKind {
  package func appendBlockers(
    of dish: Int,
    in slot: Int,
    given occupancy: Occupancy,
    to blockers: inout [RuleID]
  ) {
    appendBlockers(of: dish, in: slot, to: &blockers)
  }
}

/// A rule about several meals together, which becomes constraints of the program.
package protocol CombinationRuleKind: RuleKind {
  /// Whether the kind asks or forbids anything of the dish itself, beyond what its tags have it do.
  ///
  /// Dishes that no kind is about are the same to these rules as any other with the same relevant tags.
  func isAbout(_ dish: Int) -> Bool

  func addConstraints(to builder: inout ProgramBuilder)
}

/// A rule that asks for something: it forbids nothing and may fall short.
package protocol DemandRuleKind: CombinationRuleKind {
  /// How much is missing of what the rule asks of some dishes around some slots.
  ///
  /// Only differences count: the answer must change by as much as the shortfall of the plan does when
  /// only these dishes in these slots change.
  func shortfall(ofDishes dishes: [Int], near slots: [Int], given occupancy: Occupancy) -> Int

  /// What the rule asks for beyond the fixed meals.
  ///
  /// - Parameters:
  ///   - fixed: The occupancy that holds the fixed meals only.
  ///   - rules: All rules of the problem.
  /// - Returns: The requests, without what is plainly impossible. They guide a look for plans; one that is wrong
  ///   costs time and proves nothing.
  func requests(given fixed: Occupancy, rules: RuleBook) -> [UseRequest]
}

extension DemandRuleKind {
  package func appendBlockers(
    of dish: Int,
    in slot: Int,
    given occupancy: Occupancy,
    to blockers: inout [RuleID]
  ) {}
}
