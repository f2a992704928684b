import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanTexts

/// What a chart of statistics shows, as a table with everything that a bar cannot say.
struct StatsTable {
  let history: MealHistory
  let session: HouseholdSession

  /// Longer tables are for programs.
  private static let greatestRowCount = 10

  /// The table of a subject; of a single tag, week by week.
  func lines(of subject: StatsCommand.Subject, tag: TagID?) -> [String] {
    switch subject {
    case .tag where tag != nil:
      lines(
        [.week, .planned],
        tag.map { history.uses(of: $0, by: .week) }.map { counts in
          counts.filter { $0.count > 0 }.reversed()
            .map { [session.label(of: $0.days.lowerBound.monday), String($0.count)] }
        } ?? []
      )
    case .dish:
      lines(
        [.dish, .planned, .cookedCount, .lastTime],
        history.dishUses.map { use in
          let last = [use.lastPlanned, use.lastCooked].compactMap(\.self).max()
          return [use.dish.name, String(use.planned), String(use.cooked), text(of: last)]
        }
      )
    case .tag:
      lines(
        [.tag, .planned],
        history.tagUses.filter { $0.meals > 0 }
          .map { [$0.tag.name[session.language], String($0.meals)] }
      )
    case .week:
      lines(
        [.week, .planned, .distinct],
        history.variety.filter { $0.filledMeals > 0 }.reversed()
          .map { week in
            [
              session.label(of: week.days.lowerBound.monday), String(week.filledMeals),
              String(week.distinctDishes),
            ]
          }
      )
    case .idle:
      lines(
        [.dish, .lastTime],
        history.idleDishes(on: session.moment.today)
          .map { [$0.dish.name, text(of: $0.lastUsed)] }
      )
    }
  }

  private func lines(_ header: [HomeReportText], _ rows: [[String]]) -> [String] {
    var table = TextTable(header.map { session.say($0) }, style: session.style)
    for row in rows.prefix(Self.greatestRowCount) { table.add(row) }
    let missing = rows.count - Self.greatestRowCount
    guard missing > 0 else { return table.lines }
    return table.lines + [session.say(HomeReportText.moreRows, ["count": .number(missing)])]
  }

  private func text(of date: CivilDate?) -> String {
    date?.description ?? session.say(HomeReportText.never)
  }
}
