import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanFiles
import PlanTexts

/// The commands that change a week of the household as a whole.
struct WholeWeekCommands {
  let session: HouseholdSession

  private var asked: HouseholdRequest { session.asked }

  func reset() throws -> ExitCode {
    let monday = try session.monday(argument: 0)
    try session.household.checkEditable(monday, at: session.moment)
    try session.confirm(session.say(HomeReportText.confirmReset))
    let cleared = try session.changeWeek { household, occasion in
      try household.reset(monday, on: occasion)
    }
    try session.write([session.say(HomeReportText.reset, ["count": .number(cleared.count)])])
    return .done
  }

  func copy() throws -> ExitCode {
    let (source, monday) = (try session.monday(argument: 0), try session.monday(argument: 1))
    if asked.has(.replace), try !session.meals(of: monday).isEmpty {
      try session.confirm(session.say(HomeReportText.confirmReplace))
    }
    let transfer = try session.changeWeek { household, occasion in
      try household.copyWeek(source, to: monday, on: occasion, replacing: asked.has(.replace))
    }
    try session.write(session.lines(of: transfer))
    return .done
  }

  func applyTemplate() throws -> ExitCode {
    let monday = try session.monday(argument: 1)
    let name = try session.household.template(named: asked.arguments[0]).name
    if asked.has(.replace), try !session.meals(of: monday).isEmpty {
      try session.confirm(session.say(HomeReportText.confirmReplace))
    }
    let transfer = try session.changeWeek { household, occasion in
      try household.applyTemplate(
        name,
        to: monday,
        on: occasion,
        replacing: asked.has(.replace)
      )
    }
    try session.write(session.lines(of: transfer))
    return .done
  }

  /// `week days next mon=veg wed`: which days are planned, and what each asks for.
  func chooseDays() throws -> ExitCode {
    let monday = try session.monday(argument: 0)
    var diets: [Weekday: DietLevel] = [:]
    for word in asked.arguments.dropFirst() {
      let (day, diet) = try WeekdayDiet.parse(word)
      diets[day] = diet
    }
    let days = try session.changeWeek { household, occasion in
      try household.planDays(diets, ofWeek: monday, on: occasion)
    }
    let names = diets.sorted { $0.key < $1.key }
      .map { "\($0.key.name(in: session.language)) (\(session.name(ofDay: $0.value)))" }
    var lines = [
      session.say(HomeReportText.daysChosen, ["names": .text(names.joined(separator: ", "))])
    ]
    lines += days.cleared.map { stored in
      session.say(
        HomeReportText.cleared,
        [
          "slot": .text(session.name(of: stored.slot)),
          "dish": .text(session.name(of: stored.dish)),
        ]
      )
      .capitalizedFirst
    }
    if !days.hidden.isEmpty {
      lines.append(session.say(HomeReportText.hiddenMeals, ["count": .number(days.hidden.count)]))
    }
    try session.write(lines)
    return .done
  }
}

extension HouseholdSession {
  /// What was put into a week, and what was not and why.
  func lines(of transfer: Transfer) -> [String] {
    var lines = [say(HomeReportText.copied, ["count": .number(transfer.placed.count)])]
    guard !transfer.skipped.isEmpty else { return lines }
    lines.append(say(HomeReportText.notCopied))
    lines += transfer.skipped.map {
      "  " + $0.text(in: language, household: household).capitalizedFirst
    }
    return lines
  }

  /// What a day asks for, in a word.
  func name(ofDay diet: DietLevel) -> String {
    switch diet {
    case .standard: say(HomeReportText.standard)
    case .vegetarian: say(HomeReportText.vegetarian)
    case .vegan: say(HomeReportText.vegan)
    }
  }
}
