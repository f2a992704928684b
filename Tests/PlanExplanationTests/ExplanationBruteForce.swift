import MealModel
import MealPlanning
import PlanExplanation
import PlanningTestSupport

/// Every minimal conflict and every cheapest repair of a small problem, found by trying every plan.
///
/// It shares nothing with the engine: plans are judged by `RuleReading` on problems written here. Each
/// plan that fills every slot is asked once which rules it breaks; a set of elements leaves room for it
/// when it holds none of them, and a repair lets it pass when it changes each of them far enough.
struct ExplanationBruteForce {
  let problem: PlanningProblem

  /// What may take part in a conflict.
  let elements: [HouseholdElement]

  /// The dishes of the problem and then one new dish of each kind that could help.
  let dishes: [Dish]

  /// The tags of the new dishes.
  let newTags: [[Int]]

  /// By slot the dish of a pin that breaks something already and stays for good.
  private let settledDish: [Int?]

  let silentDishes: Set<Int>
  let positionOfElement: [HouseholdElement: Int]

  /// Readings of the rules without pins and standing days, by how far numbers are loosened.
  let readings: [RuleReading]

  /// The same without the context that is an element.
  let readingsWithoutContext: [RuleReading]

  let appointments: [Appointment]

  /// A day on which a dish stands by appointment, and what keeps it out of each meal that would do.
  struct Appointment {
    var dish: Int
    var candidates: [Int]

    /// By candidate the elements that close it, or `nil` when it is closed for good.
    var closing: [UInt64?]

    func asks(_ kept: UInt64) -> Bool {
      closing.contains { $0.map { $0 & kept == 0 } ?? false }
    }
  }

  /// How far numbers are changed before the rule goes.
  static let greatestChange = 3

  init(_ problem: PlanningProblem) {
    self.problem = problem
    let settled = Self.settledPins(of: problem)
    let held = Self.heldContext(of: problem)
    newTags = Self.newTags(for: problem)
    let dishes =
      problem.dishes
      + newTags.enumerated().map { number, tags in
        Dish("new \(number)", tags: tags.map { problem.tags[$0].id })
      }
    self.dishes = dishes
    settledDish = problem.slots.map { slot in
      guard let pin = problem.pins.indices.first(where: { problem.pins[$0].slot == slot }),
        settled.contains(pin)
      else { return nil }
      return problem.dishes.firstIndex { $0.id == problem.pins[pin].dish }
    }

    func readings(context: [Assignment]) -> [RuleReading] {
      (0...Self.greatestChange).map { change in
        RuleReading(
          Self.problem(
            problem,
            tags: problem.tags.map { Self.loosened($0, by: change) },
            dishes: dishes.map { Self.loosened($0, by: change) },
            pins: settled.sorted().map { problem.pins[$0] },
            context: context
          )
        )
      }
    }
    self.readings = readings(context: problem.context)
    readingsWithoutContext = readings(context: held.sorted().map { problem.context[$0] })

    let closed = Self.closingRules(of: problem)
    let allDays = Self.appointmentDays(of: problem)
    silentDishes = Set(
      problem.dishes.indices.filter { dish in
        problem.dishes[dish].rules.fixedDay != nil
          && !allDays.filter { $0.dish == dish }.flatMap(\.candidates).contains { slot in
            let pin = problem.pins.first { $0.slot == problem.slots[slot] }
            if let pin { return pin.dish == problem.dishes[dish].id }
            return closed[dish][slot].isEmpty
          }
      }
    )
    elements = Self.elements(
      of: problem,
      settled: settled,
      silent: silentDishes,
      hasContext: held.count < problem.context.count
    )
    let positions = Dictionary(uniqueKeysWithValues: zip(elements, elements.indices))
    positionOfElement = positions
    appointments = allDays.map { dish, candidates in
      Appointment(
        dish: dish,
        candidates: candidates,
        closing: candidates.map { slot in
          var closing = closed[dish][slot].map(HouseholdElement.rule)
          if let pin = problem.pins.firstIndex(where: { $0.slot == problem.slots[slot] }) {
            if settled.contains(pin) { return nil }
            closing.append(.rule(.pin(pin)))
          }
          return closing.reduce(0) { mask, element in
            guard let position = positions[element] else {
              preconditionFailure("\(element) is about a dish and should be an element.")
            }
            return mask | 1 << UInt64(position)
          }
        }
      )
    }
  }

  // MARK: Answers

  /// How many plans there are, new dishes included.
  var planCount: Int {
    settledDish.reduce(1) { $1 == nil ? min($0 * dishes.count, 1_000_000) : $0 }
  }

  /// Whether the week can be completed as it is.
  var isCompletable: Bool {
    let everything = mask(elements)
    var isPossible = false
    visitPlans(dishCount: problem.dishes.count) { plan in
      isPossible = leavesRoom(everything, for: needs(of: plan))
      return !isPossible
    }
    return isPossible
  }

  /// Says of some sets of elements whether they leave room for a complete plan.
  func feasibilityOfSubsets() -> [Bool] {
    var needs: [Needs] = []
    visitPlans(dishCount: problem.dishes.count) { plan in
      needs.append(self.needs(of: plan))
      return true
    }
    return (0..<(UInt64(1) << UInt64(elements.count))).map { kept in
      needs.contains { leavesRoom(kept, for: $0) }
    }
  }

  /// The sets that leave no room for a complete plan, while each set with one element less does.
  func minimalConflicts(_ feasible: [Bool]) -> Set<Set<HouseholdElement>> {
    var result: Set<Set<HouseholdElement>> = []
    for kept in feasible.indices where !feasible[kept] {
      let members = elements.indices.filter { kept >> $0 & 1 == 1 }
      if members.allSatisfy({ feasible[kept & ~(1 << $0)] }) {
        result.insert(Set(members.map { elements[$0] }))
      }
    }
    return result
  }

  func mask(_ members: some Sequence<HouseholdElement>) -> UInt64 {
    members.reduce(0) { mask, member in
      positionOfElement[member].map { mask | 1 << UInt64($0) } ?? mask
    }
  }

  // MARK: Plans

  /// Calls the visitor with every plan that fills every slot, until it says `false`.
  func visitPlans(dishCount: Int, _ visit: (Plan) -> Bool) {
    var plan = Plan(dishOfSlot: settledDish)
    func fill(from slot: Int) -> Bool {
      guard slot < settledDish.count else { return visit(plan) }
      guard settledDish[slot] == nil else { return fill(from: slot + 1) }
      for dish in 0..<dishCount {
        plan.dishOfSlot[slot] = dish
        if !fill(from: slot + 1) { return false }
      }
      return true
    }
    _ = fill(from: 0)
  }

  /// The elements of which a plan allows none.
  private struct Needs {
    var withContext: UInt64
    var withoutContext: UInt64

    /// The appointments that it does not keep.
    var missedAppointments: [Int]
  }

  private func needs(of plan: Plan) -> Needs {
    let pins = mask(movedPins(of: plan).map { .rule(.pin($0)) })
    let without = breaches(by: plan, readingsWithoutContext[0])
    let with =
      positionOfElement[.context] == nil ? without : breaches(by: plan, readings[0])
    return Needs(
      withContext: mask(with.map(HouseholdElement.rule)) | pins,
      withoutContext: mask(without.map(HouseholdElement.rule)) | pins,
      missedAppointments: missedAppointments(of: plan)
    )
  }

  private func leavesRoom(_ kept: UInt64, for needs: Needs) -> Bool {
    let hasContext = kept & mask([.context]) != 0
    guard kept & (hasContext ? needs.withContext : needs.withoutContext) == 0 else { return false }
    return needs.missedAppointments.allSatisfy { index in
      let rule = mask([.rule(.dish(appointments[index].dish, .fixedDay))])
      return kept & rule == 0 || !appointments[index].asks(kept)
    }
  }

  func movedPins(of plan: Plan) -> [Int] {
    problem.pins.indices.filter { pin in
      problem.slots.indices.contains { slot in
        problem.slots[slot] == problem.pins[pin].slot
          && plan.dishOfSlot[slot].map { dishes[$0].id } != problem.pins[pin].dish
      }
    }
  }

  func missedAppointments(of plan: Plan) -> [Int] {
    appointments.indices.filter { index in
      !appointments[index].candidates.contains {
        plan.dishOfSlot[$0] == appointments[index].dish
      }
    }
  }

  func breaches(by plan: Plan, _ reading: RuleReading) -> Set<RuleID> {
    reading.brokenRules(by: plan).new.union(reading.unmetDemands(by: plan))
  }
}
