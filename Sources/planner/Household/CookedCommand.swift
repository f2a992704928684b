import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanTexts

/// `cooked`: keeps that a dish was cooked, or takes it back.
struct CookedCommand {
  let session: HouseholdSession

  func run() throws -> ExitCode {
    let date = try session.date(.date) ?? session.moment.today
    let isUndone = session.asked.has(.undo)
    guard let dishes = try dishes(on: date, isUndone: isUndone) else {
      let key: HomeReportText = isUndone ? .nothingCooked : .nothingToCook
      try session.write([session.say(key, ["date": .text(date.description)])])
      return .no
    }
    let moment = session.moment
    let answers = try session.change { household in
      try dishes.map { dish in
        isUndone
          ? try household.unmarkCooked(dish.id, on: date)
          : try household.markCooked(dish.id, on: date, at: moment)
      }
    }
    let lines = zip(dishes, answers).map { dish, isNew in
      let key: HomeReportText =
        switch (isUndone, isNew) {
        case (false, true): .cooked
        case (false, false): .cookedAlready
        case (true, true): .uncooked
        case (true, false): .notCooked
        }
      return session.say(key, ["name": .text(dish.name), "date": .text(date.description)])
    }
    try session.write(lines)
    return .done
  }

  /// The dish that was named, or those planned for the day or noted on it, after asking; `nil` where there is
  /// none.
  private func dishes(on date: CivilDate, isUndone: Bool) throws -> [HouseholdDish]? {
    if let name = session.asked.argument(0) {
      return [try session.household.dish(named: name, includesRemoved: true)]
    }
    let noted = Set(session.household.cookEvents.filter { $0.date == date }.map(\.dish))
    let candidates =
      isUndone
      ? session.household.dishes.map(\.id).filter(noted.contains)
      : session.household.meals(on: date, profile: session.profile).map(\.dish)
    let dishes = candidates.reduce(into: [HouseholdDish]()) { dishes, id in
      if let dish = session.household.dish(id), !dishes.contains(dish) { dishes.append(dish) }
    }
    guard !dishes.isEmpty else { return nil }
    let names = dishes.map(\.name).joined(separator: ", ")
    let question: HomeReportText = isUndone ? .confirmUncooked : .confirmCooked
    try session.confirm(session.say(question, ["names": .text(names)]))
    return dishes
  }
}
