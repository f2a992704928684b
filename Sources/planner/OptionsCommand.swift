import MealModel
import MealPlanning
import PlanExplanation
import PlanFiles
import PlanTexts

/// `options`: says which dishes may go where now, and what keeps the others out.
struct OptionsCommand {
  let session: Session

  func run() throws -> ExitCode {
    let slots = try slots()
    let blockers = session.planner.blockers(
      inSlots: slots,
      of: session.week.plan,
      for: session.problem
    )
    let choices = zip(slots, blockers).map { Choice(slot: $0, blockers: $1) }
    switch session.request.format {
    case .table:
      let blocks = choices.map { text(of: $0).map { $0 + "\n" }.joined() }
      try session.console.write(blocks.joined(separator: "\n"))
    case .json:
      let members: JSONMembers = [("meals", .list(choices.map(json), .lineEach))]
      try session.console.write(JSONText.object(members, .lineEach).file)
    }
    return .done
  }

  private struct Choice {
    var slot: Int

    /// By dish the rules that keep it out.
    var blockers: [[RuleID]]

    var allowed: [Int] { blockers.indices.filter { blockers[$0].isEmpty } }
  }

  private func slots() throws -> [Int] {
    if let name = session.request.slot {
      return [try session.slot(named: name, for: .options)]
    }
    let empty = session.week.plan.emptySlots
    return empty.isEmpty ? Array(session.problem.slots.indices) : empty
  }

  private func text(of choice: Choice) -> [String] {
    let words = session.words
    let allowed = choice.allowed
    let paragraph = session.style.paragraph
    var lines = [heading(of: choice)]
    guard !session.problem.dishes.isEmpty else { return lines + ["  \(say(.noDishes))"] }
    let names = TextValue.text(allowed.map(words.name(ofDish:)).joined(separator: ", "))
    lines += paragraph.lines(
      allowed.isEmpty
        ? say(.nothingMayGo) : say(.mayGo, ["count": .number(allowed.count), "names": names]),
      indent: 2
    )
    let groups = words.groups(of: choice.blockers).map { words.text(of: $0) }
    return lines + paragraph.section(say(.mayNotGo), groups, indent: 2)
  }

  private func heading(of choice: Choice) -> String {
    let dish = session.week.plan.dishOfSlot[choice.slot].map(session.words.name(ofDish:))
    return say(
      .holds,
      [
        "slot": .text(session.words.name(of: session.problem.slots[choice.slot])),
        "dish": .text(dish ?? say(.empty)),
      ]
    )
  }

  private func json(of choice: Choice) -> JSONText {
    var members = session.json(session.problem.slots[choice.slot])
    if let dish = session.week.plan.dishOfSlot[choice.slot] {
      members.append(("dish", session.json(ofDish: dish)))
    }
    members.append(("pinned", .raw(String(session.problem.pinnedDish[choice.slot] != nil))))
    members.append(("allowed", .list(choice.allowed.map(session.json(ofDish:)), .oneLine)))
    return .object(members + session.json(blockersOfDish: choice.blockers), .lineEach)
  }

  private func say(_ key: ReportText, _ values: [String: TextValue] = [:]) -> String {
    session.text(key, values)
  }
}

extension Session {
  /// The position of the slot that `--slot` means.
  func slot(named name: String, for command: Command) throws -> Int {
    do {
      return try SlotName(problem: problem).slot(name)
    } catch {
      throw UsageError(reason: .slot(error), command: command, language: language)
    }
  }
}
