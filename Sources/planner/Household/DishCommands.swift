import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanFiles
import PlanTexts

/// `dish add`, `dish edit` and `dish remove`.
struct DishCommands {
  let session: HouseholdSession

  func add() throws -> ExitCode {
    if let file = session.request.dishes { return try add(listedIn: file) }
    guard let name = session.asked.argument(0) else {
      throw UsageError.Reason.missingOperand(.newName)
    }
    var draft = DishDraft(name: name)
    try DishForm(session: session).fill(&draft)
    let answer = try session.change { household in
      var generator = SystemRandomNumberGenerator()
      return try household.addDish(
        draft,
        requiresTag: requiresTag,
        limits: session.limits,
        at: session.moment,
        using: &generator
      )
    }
    try session.write(
      [session.say(HomeReportText.dishSaved, ["name": .text(answer.dish.name)])],
      notes: answer.notes
    )
    return .done
  }

  /// Adds the dishes of a list, all or none; what a household does not know yet is created or refused as
  /// elsewhere.
  private func add(listedIn file: String) throws -> ExitCode {
    let list = try WeekInput.dishes(of: file)
    let answers = try session.change { household in
      try household.addDishes(list, limits: session.limits, at: session.moment)
    }
    try session.write(
      [session.say(HomeReportText.dishesSaved, ["count": .number(answers.count)])],
      notes: answers.flatMap(\.notes)
    )
    return .done
  }

  func edit() throws -> ExitCode {
    let dish = try session.household.dish(named: session.asked.arguments[0])
    let answer = try session.change { household in
      var draft = DishDraft(try household.dish(named: dish.id.rawValue))
      try DishForm(session: session).fill(&draft)
      return try household.editDish(
        dish.id,
        to: draft,
        requiresTag: requiresTag,
        limits: session.limits
      )
    }
    try session.write(
      [session.say(HomeReportText.dishSaved, ["name": .text(answer.dish.name)])],
      notes: answer.notes
    )
    return .done
  }

  func remove() throws -> ExitCode {
    let dishes = try session.asked.arguments.map { try session.household.dish(named: $0) }
    let names = dishes.map(\.name).joined(separator: ", ")
    try session.confirm(session.say(HomeReportText.confirmRemoveDish, ["name": .text(names)]))
    let answer = try session.change { household in
      try household.removeDishes(
        dishes.map(\.id),
        force: session.asked.has(.force),
        at: session.moment
      )
    }
    var lines = answer.dishes.map {
      session.say(HomeReportText.dishRemoved, ["name": .text($0.name)])
    }
    if !answer.emptiedMeals.isEmpty {
      let meals = answer.emptiedMeals.map { $0.text(in: session.language) }
      lines.append(
        session.say(HomeReportText.alsoCleared, ["names": .text(meals.joined(separator: "; "))])
      )
    }
    try session.write(lines, notes: answer.notes)
    return .done
  }

  private var requiresTag: Bool {
    session.profile.requiresTag && !session.asked.has(.untagged)
  }
}
