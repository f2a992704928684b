import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanFiles
import PlanTexts

/// `dish add`, `dish edit` and `dish remove`.
struct DishCommands {
  let session: HouseholdSession

  func add() throws -> ExitCode {
    if let file = session.request.dishes {
      if let name = session.asked.argument(0) { throw UsageError.Reason.extraArgument(name) }
      if let option = Command.dishForm.first(where: session.asked.has) {
        throw UsageError.Reason.notTogether(option, .dishes)
      }
      return try add(listedIn: file)
    }
    guard let name = session.asked.argument(0) else {
      throw UsageError.Reason.missingOperand(.newName)
    }
    var draft = DishDraft(name: name)
    try DishForm(session: session).fill(&draft)
    return try reporting {
      try session.change { household in
        var generator = SystemRandomNumberGenerator()
        return try household.addDish(
          draft,
          requiresTag: requiresTag,
          limits: session.limits,
          at: session.moment,
          using: &generator
        )
      }
    }
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
      notes: session.profile.notes(of: answers)
    )
    return .done
  }

  func edit() throws -> ExitCode {
    let dish = try session.household.dish(named: session.asked.arguments[0])
    return try reporting {
      try session.changeWeek { household, _ in
        var draft = DishDraft(try household.dish(named: dish.id.rawValue))
        try DishForm(session: session).fill(&draft)
        return try household.editDish(
          dish.id,
          to: draft,
          requiresTag: requiresTag,
          limits: session.limits
        )
      }
    }
  }

  func remove() throws -> ExitCode {
    let dishes = try session.asked.arguments.map { try session.household.dish(named: $0) }
    let names = dishes.map(\.name).joined(separator: ", ")
    func remove(_ household: inout Household, _: Occasion) throws -> RemovalAnswer {
      try household.removeDishes(
        dishes.map(\.id),
        force: session.asked.has(.force),
        at: session.moment
      )
    }
    // Nobody is asked about what cannot be done.
    _ = try session.rehearse(remove)
    try session.confirm(session.say(HomeReportText.confirmRemoveDish, ["name": .text(names)]))
    let answer = try session.changeWeek(remove)
    let lines = answer.dishes.map {
      session.say(HomeReportText.dishRemoved, ["name": .text($0.name)])
    }
    try session.write(lines, notes: answer.notes)
    return .done
  }

  /// Says what a change of a dish did, or how to do what it refused for want of a tag.
  private func reporting(_ change: () throws -> DishAnswer) throws -> ExitCode {
    let answer: DishAnswer
    do {
      answer = try change()
    } catch let error as HouseholdError where error.reason == .noTag {
      throw NotDone.untagged(error)
    }
    try session.write(
      [session.say(HomeReportText.dishSaved, ["name": .text(answer.dish.name)])],
      notes: session.profile.notes(of: [answer])
    )
    return .done
  }

  private var requiresTag: Bool {
    session.profile.requiresTag && !session.asked.has(.untagged)
  }
}

extension Profile {
  /// What is worth knowing about dishes; where dishes need no tags, nobody is told that one has none.
  func notes(of answers: [DishAnswer]) -> [HouseholdNote] {
    answers.flatMap { answer in
      answer.notes.filter { requiresTag || $0 != .dishWithoutTags(answer.dish.name) }
    }
  }
}
