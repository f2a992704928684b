package import MealModel

/// The days on which a dish with a standing appointment is expected.
package struct StandingAppointments {
  /// By occurrence of the weekday the slots that could hold the dish as far as day and meal go.
  package let slotsOfDay: [[Int]]

  /// Those among them on which the rule asks for the dish: a slot is empty and no rule about the dish
  /// and the slot alone forbids it, and no pin has the dish there.
  package let asked: [[Int]]

  /// Whether some pin keeps the appointment.
  package let isKeptByPin: Bool

  /// - Parameters:
  ///   - dish: The position of a dish; one without an appointment has no days.
  ///   - problem: Its problem.
  package init(ofDish dish: Int, in problem: PlanningProblem) {
    guard let appointment = problem.dishes[dish].rules.fixedDay else {
      (slotsOfDay, asked, isKeptByPin) = ([], [], false)
      return
    }
    let kinds = RuleBook(problem).placementKinds
    func canHold(_ slot: Int) -> Bool {
      guard problem.pinnedDish[slot] == nil else { return false }
      var blockers: [RuleID] = []
      for kind in kinds { kind.appendBlockers(of: dish, in: slot, to: &blockers) }
      return blockers.isEmpty
    }
    slotsOfDay = WindowLayout(problem).slotsOfDay.enumerated()
      .filter { problem.window.weekday(ofDay: $0.offset) == appointment.weekday }
      .map { _, slots in
        slots.filter { (appointment.meal ?? problem.slots[$0].meal) == problem.slots[$0].meal }
      }
      .filter { !$0.isEmpty }
    let isKept = { (slots: [Int]) in slots.contains { problem.pinnedDish[$0] == dish } }
    asked = slotsOfDay.filter { !isKept($0) && $0.contains(where: canHold) }
    isKeptByPin = slotsOfDay.contains(where: isKept)
  }
}
