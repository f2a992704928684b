import MealModel

/// A dish appears on its weekday, if a meal of that day can hold it.
///
/// A slot can hold it when it is empty and no rule about the dish and the slot alone forbids it. A day
/// without such a slot asks for nothing; a day on which the dish is pinned has what it asks for.
struct FixedDays: DemandRuleKind {
  /// By dish its standing appointment; absent for dishes without one.
  private let appointments: [Int: FixedDay]

  init(_ problem: PlanningProblem) {
    var appointments: [Int: FixedDay] = [:]
    for (dish, value) in problem.dishes.enumerated() {
      appointments[dish] = value.rules.fixedDay
    }
    self.appointments = appointments
  }

  func appendSignature(of dish: Int, to signature: inout [Int]) {
    signature.append(appointments[dish] == nil ? -1 : dish)
  }

  func isAbout(_ dish: Int) -> Bool { appointments[dish] != nil }

  func shortfall(ofDishes dishes: [Int], near slots: [Int], given occupancy: Occupancy) -> Int {
    guard !appointments.isEmpty else { return 0 }
    let problem = occupancy.problem
    let days = Set(slots.map { problem.slots[$0].day })
    return Set(dishes)
      .reduce(0) { sum, dish in
        guard let appointment = appointments[dish] else { return sum }
        return sum
          + days.count { day in
            problem.window.weekday(ofDay: day) == appointment.weekday
              && !occupancy.layout.slotsOfDay[day]
                .contains { slot in
                  occupancy.dishOfSlot[slot] == dish
                    && appointment.meal.map { $0 == problem.slots[slot].meal } ?? true
                }
          }
      }
  }

  func requests(given fixed: Occupancy, rules: RuleBook) -> [UseRequest] {
    occurrences(given: fixed, rules: rules)
      .map { UseRequest(dishes: [$0.dish], slots: $0.slots, count: 1) }
  }

  /// Σ uses on the day + shortfall ≥ 1 for every occurrence of the weekday.
  func addConstraints(to builder: inout ProgramBuilder) {
    for (dish, slots) in occurrences(given: builder.fixed, rules: builder.rules) {
      builder.demand(
        builder.uses(ofDish: dish, in: slots),
        atLeast: 1,
        origin: .rule(.dish(dish, .fixedDay))
      )
    }
  }

  /// The days that ask for a dish and do not have it pinned, with the empty slots that may hold it.
  private func occurrences(
    given fixed: Occupancy,
    rules: RuleBook
  ) -> [(dish: Int, slots: [Int])] {
    let problem = fixed.problem
    var result: [(dish: Int, slots: [Int])] = []
    for (dish, appointment) in appointments.sorted(by: { $0.key < $1.key }) {
      for (day, slots) in fixed.layout.slotsOfDay.enumerated()
      where problem.window.weekday(ofDay: day) == appointment.weekday {
        let ofMeal = slots.filter { slot in
          appointment.meal.map { $0 == problem.slots[slot].meal } ?? true
        }
        guard !ofMeal.contains(where: { fixed.dishOfSlot[$0] == dish }) else { continue }
        let candidates = ofMeal.filter {
          fixed.dishOfSlot[$0] == nil && rules.admits(dish, in: $0)
        }
        if !candidates.isEmpty { result.append((dish, candidates)) }
      }
    }
    return result
  }
}
