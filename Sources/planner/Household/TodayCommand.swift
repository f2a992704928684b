import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanFiles
import PlanTexts

/// `today`: what is planned for today, or what comes next.
struct TodayCommand {
  let session: HouseholdSession

  func run() throws -> ExitCode {
    let today = session.moment.today
    let next = session.household.nextMeals(from: today, profile: session.profile)
    switch try session.asked.format(orElse: Request.Format.table) {
    case .table: try session.write(lines(next))
    case .json:
      var members: JSONMembers = [("today", .text(today.description))]
      if let date = next.first?.date { members.append(("date", .text(date.description))) }
      let meals = next.map { meal in
        JSONText.object(
          [
            ("meal", .text(meal.meal.rawValue)),
            ("dish", .text(session.name(of: meal.dish))),
          ],
          .oneLine
        )
      }
      members.append(("meals", .list(meals, .lineEach)))
      try session.console.write(JSONText.object(members, .lineEach).file)
    }
    return .done
  }

  private func lines(_ meals: [PlannedMeal]) -> [String] {
    guard let date = meals.first?.date else { return [session.say(HomeReportText.nothingPlanned)] }
    let key: HomeReportText = date == session.moment.today ? .todayMeals : .upNext
    return [session.say(key, ["date": .text(session.longName(of: date))])]
      + meals.map { "  \($0.meal.name(in: session.language)): \(session.name(of: $0.dish))" }
  }
}
