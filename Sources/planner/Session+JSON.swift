import MealModel
import MealPlanning
import PlanExplanation
import PlanFiles

/// The members of an object in the order in which they are written.
typealias JSONMembers = [(key: String, value: JSONText)]

/// The parts that the JSON reports of several commands share; `docs/command-line.md` says what the
/// keys mean.
extension Session {
  func json(_ slot: MealSlot) -> JSONMembers {
    let window = problem.window
    var members: JSONMembers = [
      ("day", .raw(String(slot.day + 1))),
      ("weekday", .text(window.weekday(ofDay: slot.day).key)),
    ]
    if let date = window.date(ofDay: slot.day) { members.append(("date", .text(date.description))) }
    members.append(("meal", .text(slot.meal.rawValue)))
    return members
  }

  func json(ofDish dish: Int) -> JSONText {
    .text(problem.dishes[dish].id.rawValue)
  }

  /// A rule as its kind and what it is about.
  func json(_ rule: RuleID) -> JSONMembers {
    switch rule {
    case .tag(let tag, let kind):
      [("rule", .text(kind.rawValue)), ("tag", .text(problem.tags[tag].id.rawValue))]
    case .dish(let dish, let kind):
      [("rule", .text(kind.rawValue)), ("dish", json(ofDish: dish))]
    case .filter(let filter): [("rule", .text("filter")), ("filter", .raw(String(filter)))]
    case .pin(let pin): [("rule", .text("pin")), ("pin", .raw(String(pin)))]
    }
  }

  func json(_ violation: Violation, _ words: HouseholdWords) -> JSONText {
    var members = json(violation.rule)
    members.append(("text", .text(words.text(of: violation))))
    let meals = violation.meals.map { meal in
      JSONText.object(json(meal.slot) + [("dish", json(ofDish: meal.dish))], .oneLine)
    }
    members.append(("meals", .list(meals, .oneLine)))
    if let count = violation.count { members.append(("count", .raw(String(count)))) }
    if let limit = violation.limit { members.append(("limit", .raw(String(limit)))) }
    return .object(members, .oneLine)
  }

  func json(_ shortfall: Shortfall) -> JSONText {
    var members = json(shortfall.rule)
    members.append(("text", .text(words.text(of: shortfall))))
    members.append(("week", .raw(String(shortfall.week + 1))))
    if let day = shortfall.day { members.append(("day", .raw(String(day + 1)))) }
    members.append(("count", .raw(String(shortfall.count))))
    members.append(("required", .raw(String(shortfall.required))))
    return .object(members, .oneLine)
  }

  /// The filled slots of a plan; what was planned before is `kept`.
  func json(_ plan: Plan) -> JSONText {
    let meals = problem.slots.indices.compactMap { slot -> JSONText? in
      guard let dish = plan.dishOfSlot[slot] else { return nil }
      let isPinned = problem.pinnedDish[slot] != nil
      let isKept = week.plan.dishOfSlot[slot] == dish
      let members =
        json(problem.slots[slot]) + [
          ("dish", json(ofDish: dish)),
          ("name", .text(problem.dishes[dish].name)),
          ("pinned", .raw(String(isPinned))),
          ("kept", .raw(String(isKept))),
        ]
      return .object(members, .oneLine)
    }
    return .list(meals, .lineEach)
  }

  /// Why dishes are kept out, for people and for programs.
  func json(blockersOfDish blockers: [[RuleID]]) -> JSONMembers {
    let groups = words.groups(of: blockers).map { group in
      JSONText.object(
        [
          ("reasons", .list(group.reasons.map(JSONText.text), .oneLine)),
          ("dishes", .list(group.dishes.map(json(ofDish:)), .oneLine)),
        ],
        .oneLine
      )
    }
    let rules = blockers.enumerated().filter { !$0.element.isEmpty }.map { dish, rules in
      JSONText.object(
        [
          ("dish", json(ofDish: dish)),
          ("rules", .list(rules.map { .object(json($0), .oneLine) }, .oneLine)),
        ],
        .oneLine
      )
    }
    return [("reasons", .list(groups, .lineEach)), ("blockers", .list(rules, .lineEach))]
  }
}
