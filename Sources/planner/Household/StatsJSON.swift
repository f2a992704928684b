import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanFiles

/// What `stats` prints for programs: every count, not only those that fit a chart.
struct StatsJSON {
  let history: MealHistory
  let session: HouseholdSession

  var text: String {
    let members: JSONMembers = [
      ("from", .text(history.days.lowerBound.description)),
      ("before", .text(history.days.upperBound.description)),
      ("dishes", .list(dishes, .lineEach)), ("tags", .list(tags, .lineEach)),
      ("weeks", .list(weeks, .lineEach)), ("idle", .list(idle, .lineEach)),
    ]
    return JSONText.object(members, .lineEach).file
  }

  private var dishes: [JSONText] {
    history.dishUses.map { use in
      .object(
        [
          ("dish", .text(use.dish.name)), ("planned", .raw(String(use.planned))),
          ("cooked", .raw(String(use.cooked))),
        ],
        .oneLine
      )
    }
  }

  private var tags: [JSONText] {
    history.tagUses.map { use in
      .object(
        [("tag", .text(use.tag.id.rawValue)), ("meals", .raw(String(use.meals)))],
        .oneLine
      )
    }
  }

  private var weeks: [JSONText] {
    history.variety.map { week in
      .object(
        [
          ("from", .text(week.days.lowerBound.description)),
          ("meals", .raw(String(week.filledMeals))),
          ("distinct", .raw(String(week.distinctDishes))),
        ],
        .oneLine
      )
    }
  }

  private var idle: [JSONText] {
    history.idleDishes(on: session.moment.today).map { idle in
      var members: JSONMembers = [("dish", .text(idle.dish.name))]
      if let days = idle.daysAgo { members.append(("daysAgo", .raw(String(days)))) }
      return .object(members, .oneLine)
    }
  }
}
