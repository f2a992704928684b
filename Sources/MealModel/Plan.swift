/// A choice of dishes for the slots of a problem.
public struct Plan: Hashable, Sendable {
  /// By slot of the problem the position of the dish among the problem's dishes, or `nil` for empty.
  public var dishOfSlot: [Int?]

  public init(dishOfSlot: [Int?]) {
    self.dishOfSlot = dishOfSlot
  }

  /// The plan that holds the pins of a problem and nothing else.
  public init(pinsOf problem: PlanningProblem) {
    dishOfSlot = problem.pinnedDish
  }

  /// The filled slots with their dishes, in the order of the slots.
  ///
  /// - Parameter problem: The problem that the plan was made for.
  /// - Returns: One assignment per filled slot.
  public func assignments(in problem: PlanningProblem) -> [Assignment] {
    zip(problem.slots, dishOfSlot).compactMap { slot, dish in
      dish.map { Assignment(slot, problem.dishes[$0].id) }
    }
  }

  /// The positions of the slots that hold nothing.
  public var emptySlots: [Int] {
    dishOfSlot.indices.filter { dishOfSlot[$0] == nil }
  }
}
