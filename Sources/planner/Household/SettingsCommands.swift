import CalendarFiles
import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanFiles
import PlanTexts

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// `settings get` and `settings set`.
struct SettingsCommands {
  let session: HouseholdSession

  func get() throws -> ExitCode {
    let meals = session.profile.meals
    let keys =
      try session.asked.argument(0).map { [try SettingKey(typed: $0, meals: meals)] }
      ?? SettingKey.all(meals: meals)
    let values = keys.map { ($0.text, session.household.value(of: $0, in: session.scope)) }
    switch try session.asked.format(orElse: Request.Format.table) {
    case .table: try session.write(values.map(line))
    case .json:
      let members: JSONMembers = values.map { ($0, .text($1)) }
      try session.console.write(JSONText.object(members, .lineEach).file)
    }
    return .done
  }

  func set() throws -> ExitCode {
    let key = try SettingKey(typed: session.asked.arguments[0], meals: session.profile.meals)
    let typed = session.asked.arguments[1]
    // The calendar is written from other folders too.
    let text = key == .calendar ? typed.absolutePath : typed
    let hiddenBefore = try hiddenMealCount(session.household)
    let (answer, hidden) = try session.changeWeek { household, _ in
      let answer = try household.set(key, to: text, in: session.scope)
      return (answer, try hiddenMealCount(household) - hiddenBefore)
    }
    var lines = [line(key.text, answer.new)]
    if hidden > 0 {
      lines.append(session.say(HomeReportText.hiddenMeals, ["count": .number(hidden)]))
    }
    try session.write(lines, notes: answer.notes)
    return .done
  }

  private func line(_ name: String, _ value: String) -> String {
    session.say(HomeReportText.settingSaved, ["name": .text(name), "value": .text(value)])
  }

  /// How many dishes of this week and later ones stand in meals that are not planned.
  private func hiddenMealCount(_ household: Household) throws -> Int {
    household.weeks.filter { $0.start >= session.moment.monday }
      .map { household.hiddenMeals(of: $0, profile: session.profile).count }.reduce(0, +)
  }
}

extension Profile {
  /// What is around the settings of a household that lives by the profile.
  var scope: SettingScope {
    SettingScope(meals: meals, timeOfMeal: timeOfMeal, isTimeZone: TimeZoneNames.isKnown)
  }
}

extension HouseholdSession {
  var scope: SettingScope { profile.scope }
}

extension String {
  /// A path that means the same file in every folder; an empty one stays empty.
  var absolutePath: String {
    guard !isEmpty, !hasPrefix("/"), let folder = getcwd(nil, 0) else { return self }
    defer { free(folder) }
    return "\(String(cString: folder))/\(self)"
  }
}
