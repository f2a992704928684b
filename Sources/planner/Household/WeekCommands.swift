import HouseholdModel
import HouseholdPlanning
import MealModel
import MealPlanning
import PlanExplanation
import PlanFiles
import PlanTexts

/// The commands that look at a week of the household or change its meals one by one.
struct WeekCommands {
  let session: HouseholdSession

  private var asked: HouseholdRequest { session.asked }

  func show() throws -> ExitCode {
    let monday = try session.monday(argument: 0)
    switch try asked.format(orElse: Request.Format.table) {
    case .table:
      let week = try session.household.plannableWeek(monday, on: session.occasion)
      guard !week.problem.slots.isEmpty else {
        let profile = session.profile
        var lines = [session.label(of: monday), profile.text(.noMenu, in: session.language)]
        if profile.choosesDays { lines.append(profile.text(.chooseDays, in: session.language)) }
        try session.write(lines)
        return .done
      }
      let words = HouseholdWords(for: week.problem, in: session.language)
      let table = WeekTable(words: words, style: session.style, plan: week.plan)
      try session.console.write(table.text)
    case .json:
      let file = session.household.weekFile(monday, on: session.occasion)
      try session.console.write(file.document.encoded())
    }
    return .done
  }

  func assign() throws -> ExitCode {
    let monday = try session.monday(argument: 0)
    let slot = try session.slot(argument: 1, ofWeek: monday)
    let dish = try session.household.dish(named: asked.arguments[2])
    let placement = try session.changeWeek { household, occasion in
      try household.assign(
        dish.id,
        to: slot,
        ofWeek: monday,
        on: occasion,
        force: asked.has(.force)
      )
    }
    let old = placement.replaced.flatMap { $0 == dish.id ? nil : $0 }
    var values: [String: TextValue] = [
      "slot": .text(session.name(of: slot)), "dish": .text(dish.name),
    ]
    if let old { values["old"] = .text(session.name(of: old)) }
    let line = session.say(old == nil ? HomeReportText.assigned : .assignedInstead, values)
    try session.write([line.capitalizedFirst] + objections(placement.against))
    return .done
  }

  func clear() throws -> ExitCode {
    let monday = try session.monday(argument: 0)
    let slot = try session.slot(argument: 1, ofWeek: monday)
    let old = try session.changeWeek { household, occasion in
      try household.clear(slot, ofWeek: monday, on: occasion)
    }
    let name = TextValue.text(session.name(of: slot))
    let line =
      old.map {
        session.say(
          HomeReportText.cleared,
          ["slot": name, "dish": .text(session.name(of: $0.dish))]
        )
      } ?? session.say(HomeReportText.wasEmpty, ["slot": name])
    try session.write([line.capitalizedFirst])
    return .done
  }

  func move() throws -> ExitCode {
    let monday = try session.monday(argument: 0)
    let origin = try session.slot(argument: 1, ofWeek: monday)
    let destination = try session.slot(argument: 2, ofWeek: monday)
    let move = try session.changeWeek { household, occasion in
      try household.move(
        from: origin,
        to: destination,
        ofWeek: monday,
        on: occasion,
        force: asked.has(.force)
      )
    }
    let lines = [move.moved, move.swapped].compactMap(\.self).map { stored in
      session.say(
        HomeReportText.assigned,
        [
          "slot": .text(session.name(of: stored.slot)),
          "dish": .text(session.name(of: stored.dish)),
        ]
      )
      .capitalizedFirst
    }
    try session.write(lines + objections(move.against))
    return .done
  }

  /// The rules that were broken on purpose.
  private func objections(_ reasons: [LocalizedName]) -> [String] {
    guard !reasons.isEmpty else { return [] }
    return [session.say(HomeReportText.assignedForced)]
      + reasons.map { "  \($0[session.language])" }
  }
}

extension String {
  /// The text as the beginning of a line.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
