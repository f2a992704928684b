import HouseholdPlanning
import MealModel
import MealPlanning
import PlanExplanation
import PlanFiles
import PlanTexts

/// `reroll`: puts another dish into one slot.
struct RerollCommand {
  let session: Session

  func run() throws -> ExitCode {
    guard let name = session.request.slot else {
      preconditionFailure("A request to reroll names a slot.")
    }
    if let stored = session.stored {
      try stored.household.checkEditable(stored.monday, at: stored.occasion.moment)
    }
    let slot = try session.slot(named: name, for: .reroll)
    if let dish = session.problem.pinnedDish[slot] {
      try write(pinned: dish, in: slot)
      return .no
    }
    let seed = session.request.seed ?? UInt64.random(in: 0...UInt64(UInt32.max))
    let outcome = session.planner.reroll(
      slot: slot,
      of: session.week.plan,
      for: session.problem,
      seed: seed
    )
    switch outcome {
    case .changed(let plan):
      try session.deliver(plan, report(on: plan, slot: slot, seed: seed))
      return .done
    case .noAlternative(let blockers):
      try write(blockers: blockers, in: slot)
      return .no
    }
  }

  private func report(on plan: Plan, slot: Int, seed: UInt64) -> String {
    let old = session.week.plan.dishOfSlot[slot]
    guard let new = plan.dishOfSlot[slot] else {
      preconditionFailure("A changed plan holds a dish in slot \(slot).")
    }
    switch session.request.format {
    case .table:
      let words = session.words
      let name = TextValue.text(slotName(slot))
      let dish = TextValue.text(words.name(ofDish: new))
      let change =
        old.map {
          say(.rerolled, ["slot": name, "old": .text(words.name(ofDish: $0)), "new": dish])
        } ?? say(.rerolledEmpty, ["slot": name, "new": dish])
      let table = WeekTable(words: words, style: session.style, plan: plan).text
      return "\(change)\n\(table)\(say(.seed, ["seed": .text(String(seed))]))\n"
    case .json:
      var members: JSONMembers = [("changed", .raw("true"))] + slotMembers(slot)
      if let old { members.append(("old", session.json(ofDish: old))) }
      members.append(("new", session.json(ofDish: new)))
      members.append(("plan", session.json(plan)))
      members.append(("seed", .raw(String(seed))))
      return JSONText.object(members, .lineEach).file
    }
  }

  private func write(pinned dish: Int, in slot: Int) throws {
    switch session.request.format {
    case .table:
      let values: [String: TextValue] = [
        "slot": .text(slotName(slot)), "dish": .text(session.words.name(ofDish: dish)),
      ]
      try session.console.write(say(.isPinned, values) + "\n")
    case .json:
      let members: JSONMembers =
        [("changed", .raw("false")), ("pinned", .raw("true"))] + slotMembers(slot)
      try session.console.write(JSONText.object(members, .lineEach).file)
    }
  }

  private func write(blockers: [[RuleID]], in slot: Int) throws {
    switch session.request.format {
    case .table:
      let words = session.words
      let lines =
        [say(.noAlternative, ["slot": .text(slotName(slot))])]
        + (session.problem.dishes.isEmpty ? [say(.noDishes)] : [])
        + words.groups(of: blockers)
        .flatMap { session.style.paragraph.lines(words.text(of: $0), indent: 2) }
      try session.console.write(lines.map { $0 + "\n" }.joined())
    case .json:
      let members: JSONMembers =
        [("changed", .raw("false")), ("pinned", .raw("false"))] + slotMembers(slot)
        + session.json(blockersOfDish: blockers)
      try session.console.write(JSONText.object(members, .lineEach).file)
    }
  }

  private func slotMembers(_ slot: Int) -> JSONMembers {
    session.json(session.problem.slots[slot])
  }

  private func slotName(_ slot: Int) -> String {
    session.words.name(of: session.problem.slots[slot])
  }

  private func say(_ key: ReportText, _ values: [String: TextValue] = [:]) -> String {
    session.text(key, values)
  }
}
