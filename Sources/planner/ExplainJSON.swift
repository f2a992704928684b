import MealModel
import MealPlanning
import PlanExplanation
import PlanFiles

/// What `explain` prints for programs; `datasets/schema/explanation-1.schema.json` describes it.
struct ExplainJSON {
  let session: Session
  let explanation: Explanation

  /// The problem whose pins the elements mean.
  private var problem: PlanningProblem { explanation.fill.problem }
  private var words: HouseholdWords { HouseholdWords(for: problem, in: session.language) }

  var text: String {
    let fill = explanation.fill
    let members: JSONMembers = [
      ("verdict", .text(explanation.verdict.key)),
      ("slots", .raw(String(problem.slots.count))),
      ("filled", .raw(String(fill.score.filledSlots))),
      ("shortfall", .raw(String(fill.score.shortfall))),
      ("conflicts", .list(explanation.conflicts.map(json), .lineEach)),
      ("allConflicts", .raw(String(explanation.areAllConflictsKnown))),
      ("empty", .list(explanation.emptySlots.map(json), .lineEach)),
      ("shortfalls", .list(fill.audit.shortfalls.map(session.json), .lineEach)),
      ("repairs", .list(repairs(explanation.repairs, from: 1), .lineEach)),
      ("cheapestFirst", .raw(String(explanation.areRepairsCheapest))),
      ("contradictions", .list(explanation.contradictions.map(json), .lineEach)),
      (
        "contradictionRepairs",
        .list(
          repairs(explanation.contradictionRepairs, from: explanation.repairs.count + 1),
          .lineEach
        )
      ),
      ("solverCalls", .raw(String(explanation.solverCalls))),
      ("milliseconds", .raw(explanation.time.milliseconds)),
    ]
    return JSONText.object(members, .lineEach).file
  }

  /// The changes of a repair, as `changes` lists them.
  func changes(of repair: Repair) -> JSONText {
    .list(repair.steps.map { .object(members(of: $0), .oneLine) }, .oneLine)
  }

  private func json(_ conflict: RuleConflict) -> JSONText {
    var members: JSONMembers = [
      ("text", .text(words.sentence(of: conflict))),
      ("minimal", .raw(String(conflict.isMinimal))),
      (
        "elements",
        .list(
          conflict.elements.map { element in
            .object(
              self.members(of: element) + [
                ("text", .text(words.text(of: element, contextMeals: conflict.contextMeals)))
              ],
              .oneLine
            )
          },
          .lineEach
        )
      ),
    ]
    if !conflict.days.isEmpty {
      members.append(("days", .list(conflict.days.map { .raw(String($0 + 1)) }, .oneLine)))
      let weeks = Set(conflict.days.map { problem.window.week(ofDay: $0) + 1 }).sorted()
      members.append(("weeks", .list(weeks.map { .raw(String($0)) }, .oneLine)))
    }
    if let counting = conflict.counting { members.append(("counting", json(counting))) }
    return .object(members, .lineEach)
  }

  private func json(_ counting: CountingArgument) -> JSONText {
    var members: JSONMembers = []
    switch counting.demand {
    case .meals: break
    case .tags(let tags): members.append(("tags", .list(tags.map(tagText), .oneLine)))
    case .dish(let dish): members.append(("dish", session.json(ofDish: dish)))
    }
    members.append(("needed", .raw(String(counting.needed))))
    members.append(("possible", .raw(String(counting.total))))
    let supplies = counting.supplies.map { supply in
      var members: JSONMembers =
        switch supply.subject {
        case .meals: []
        case .tag(let tag): [("tag", tagText(tag))]
        case .dish(let dish): [("dish", session.json(ofDish: dish))]
        }
      members.append(("count", .raw(String(supply.count))))
      return JSONText.object(members, .oneLine)
    }
    members.append(("supplies", .list(supplies, .oneLine)))
    return .object(members, .oneLine)
  }

  private func members(of element: HouseholdElement) -> JSONMembers {
    switch element {
    case .context: return [("rule", .text("context"))]
    case .rule(.pin(let pin)):
      let assignment = problem.pins[pin]
      return session.json(.pin(pin)) + session.json(assignment.slot) + [
        ("dish", .text(assignment.dish.rawValue))
      ]
    case .rule(let rule): return session.json(rule)
    }
  }

  private func members(of step: RepairStep) -> JSONMembers {
    func number(_ change: String, _ subject: JSONMembers, _ value: Int) -> JSONMembers {
      [("change", .text(change))] + subject + [("to", .raw(String(value)))]
    }
    switch step {
    case .setMaximum(let tag, let value):
      return number("setMaximum", [("tag", tagText(tag))], value)
    case .setMinimum(let tag, let value):
      return number("setMinimum", [("tag", tagText(tag))], value)
    case .setGap(let dish, let value):
      return number("setGap", [("dish", session.json(ofDish: dish))], value)
    case .setUses(let dish, let value):
      return number("setUses", [("dish", session.json(ofDish: dish))], value)
    case .sameMealOnly(let tag):
      return [("change", .text("sameMealOnly")), ("tag", tagText(tag))]
    case .remove(let element):
      return [("change", .text("remove"))] + members(of: element)
    case .addDishes(let count, let tags):
      return [
        ("change", .text("addDishes")), ("count", .raw(String(count))),
        ("tags", .list(tags.map(tagText), .oneLine)),
      ]
    }
  }

  private func tagText(_ tag: Int) -> JSONText {
    .text(problem.tags[tag].id.rawValue)
  }

  private func repairs(_ repairs: [Repair], from first: Int) -> [JSONText] {
    repairs.enumerated()
      .map { index, repair in
        .object(
          [
            ("number", .raw(String(first + index))),
            ("cost", .raw(String(repair.cost))),
            ("text", .text(words.text(of: repair))),
            ("changes", changes(of: repair)),
            ("plan", plan(of: repair)),
          ],
          .lineEach
        )
      }
  }

  /// The meals of the week that a repair gives.
  private func plan(of repair: Repair) -> JSONText {
    let changed = repair.result.problem
    let meals = repair.result.plan.assignments(in: changed)
      .map { meal in
        JSONText.object(
          session.json(meal.slot) + [("dish", .text(meal.dish.rawValue))],
          .oneLine
        )
      }
    return .list(meals, .lineEach)
  }

  private func json(_ empty: EmptySlot) -> JSONText {
    .object(
      session.json(problem.slots[empty.slot])
        + session.json(blockersOfDish: empty.blockersOfDish),
      .lineEach
    )
  }
}

extension Explanation.Verdict {
  fileprivate var key: String {
    switch self {
    case .complete: "complete"
    case .impossible: "impossible"
    case .notProved: "notProved"
    }
  }
}
