import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanTexts
import ShoppingLists

/// `shopping`: the shopping list of a week, and what people do to it.
struct ShoppingCommand {
  let session: HouseholdSession

  private var asked: HouseholdRequest { session.asked }

  func run() throws -> ExitCode {
    try session.household.require(.shoppingList, limits: session.limits)
    let monday = try session.monday(argument: 0)
    let people = try asked.number(.people, in: DishDraft.servingCounts)
    var household = session.household
    if changes.isEmpty, !asked.has(.clearTicked) {
      let list = try list(of: monday, in: household, people: people)
      return try write(list)
    }
    household = try session.change { household in
      try change(monday, in: &household, people: people)
      return household
    }
    return try write(try list(of: monday, in: household, people: people))
  }

  private func write(_ list: ShoppingList) throws -> ExitCode {
    let format = try asked.format(orElse: ShoppingFormat.text)
    try session.console.write(list.written(as: format, in: session.language))
    return .done
  }

  /// What the options change, in the order in which it is done.
  private var changes: [(option: Option, value: String)] {
    [Option.add, .tick, .untick, .remove].flatMap { option in
      (asked.values(option) ?? []).map { (option, $0) }
    }
  }

  private func change(
    _ monday: CivilDate,
    in household: inout Household,
    people: Int?
  ) throws {
    for (option, value) in changes {
      let list = try list(of: monday, in: household, people: people)
      try household.changeShopping(of: monday) { record in
        switch option {
        case .add: try record.add(line: value, in: session.language)
        case .tick: try record.tick(value, in: list)
        case .untick: try record.untick(value, in: list)
        default: try record.remove(value, in: list)
        }
      }
    }
    if asked.has(.clearTicked) {
      let list = try list(of: monday, in: household, people: people)
      try household.changeShopping(of: monday) { $0.removeChecked(in: list) }
    }
  }

  private func list(
    of monday: CivilDate,
    in household: Household,
    people: Int?
  ) throws -> ShoppingList {
    let week = try household.week(at: .beginning(monday), in: session.moment)
    var shoppers = household
    if let people { shoppers.settings.people = people }
    let meals = household.activeMeals(of: week, profile: session.profile)
    return try ShoppingList.make(
      for: shoppers.plannedUses(of: meals),
      record: household.shoppingRecord(of: monday)
    )
  }
}

extension Household {
  /// What was done to the shopping list of a week.
  fileprivate func shoppingRecord(of monday: CivilDate) -> ShoppingRecord {
    shopping.first { $0.week == monday } ?? ShoppingRecord(week: monday)
  }

  /// Changes what was done to the shopping list of a week.
  fileprivate mutating func changeShopping(
    of monday: CivilDate,
    _ change: (inout ShoppingRecord) throws -> Void
  ) throws {
    var record = shoppingRecord(of: monday)
    try change(&record)
    shopping.removeAll { $0.week == monday }
    guard !record.items.isEmpty else { return }
    let place = shopping.firstIndex { $0.week > monday } ?? shopping.endIndex
    shopping.insert(record, at: place)
  }
}
