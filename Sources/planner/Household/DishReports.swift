import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanExplanation
import PlanFiles
import PlanTexts
import ShoppingLists

/// `dish list` and `dish show`.
struct DishReports {
  private let session: HouseholdSession
  private let lastCooked: [DishID: CivilDate]

  init(session: HouseholdSession) {
    self.session = session
    lastCooked = session.household.lastCookedDates
  }

  func list() throws -> ExitCode {
    let tag = try session.asked.value(.tag).map { try session.household.tag(named: $0).id }
    let diet = try session.asked.value(.diet).map(DishForm.diet)
    let dishes = session.household.currentDishes.filter { dish in
      (tag.map(dish.tags.contains) ?? true) && (diet.map { dish.diet >= $0 } ?? true)
    }
    switch try session.asked.format(orElse: Request.Format.table) {
    case .json:
      let list = JSONText.list(dishes.map(json), .lineEach)
      try session.console.write(JSONText.object([("dishes", list)], .lineEach).file)
    case .table:
      guard !dishes.isEmpty else {
        let isEmpty = session.household.currentDishes.isEmpty
        try session.write([session.say(isEmpty ? HomeReportText.noDishes : .noSuchDishes)])
        return .done
      }
      var table = TextTable(
        [HomeReportText.dish, .tags, .diet, .stars, .lastTime].map { session.say($0) },
        style: session.style
      )
      for dish in dishes { table.add(row(of: dish)) }
      try session.console.write(table.lines.map { $0 + "\n" }.joined())
    }
    return .done
  }

  func show() throws -> ExitCode {
    let dish = try session.household.dish(
      named: session.asked.arguments[0],
      includesRemoved: true
    )
    switch try session.asked.format(orElse: Request.Format.table) {
    case .json: try session.console.write(json(of: dish).file)
    case .table: try session.write(lines(of: dish))
    }
    return .done
  }

  // MARK: Texts

  private func row(of dish: HouseholdDish) -> [String] {
    [
      dish.name, tagNames(of: dish), dietName(of: dish), stars(of: dish),
      lastCooked[dish.id]?.description ?? session.say(HomeReportText.never),
    ]
  }

  private func lines(of dish: HouseholdDish) -> [String] {
    var lines = [dish.name]
    func add(_ key: HomeReportText, _ value: String) {
      if !value.isEmpty { lines.append("\(session.say(key)): \(value)") }
    }
    add(.details, dish.details ?? "")
    add(.tags, tagNames(of: dish))
    add(
      .meals,
      dish.meals.map { $0.map { $0.name(in: session.language) } }?.joined(separator: ", ") ?? ""
    )
    add(.diet, dietName(of: dish))
    add(.stars, stars(of: dish))
    add(.rules, rules(of: dish))
    if !dish.ingredients.isEmpty {
      let heading =
        dish.servings.map {
          session.say(HomeReportText.ingredientsFor, ["count": .number($0)])
        } ?? session.say(HomeReportText.ingredients)
      lines.append("\(heading):")
      lines += dish.ingredients.map { "  \($0.line(in: session.language))" }
    }
    if let notes = dish.notes {
      lines.append("\(session.say(HomeReportText.preparation)): \(notes)")
    }
    let times = session.household.timesCooked(dish.id)
    lines.append(
      lastCooked[dish.id].map {
        session.say(
          HomeReportText.cookedTimes,
          ["count": .number(times), "date": .text($0.description)]
        )
      } ?? session.say(HomeReportText.neverCooked)
    )
    if let date = dish.removedOn {
      lines.append(session.say(HomeReportText.removedDish, ["date": .text(date.description)]))
    }
    return lines
  }

  private func tagNames(of dish: HouseholdDish) -> String {
    session.household.tags.filter { dish.tags.contains($0.id) }
      .map { $0.tag.name[session.language] }.joined(separator: ", ")
  }

  private func dietName(of dish: HouseholdDish) -> String {
    let key: HomeReportText =
      switch dish.diet {
      case .standard: .standard
      case .vegetarian: .vegetarian
      case .vegan: .vegan
      }
    return session.say(key)
  }

  private func stars(of dish: HouseholdDish) -> String {
    String(repeating: session.style.usesUnicode ? "★" : "*", count: dish.rating ?? 0)
  }

  private func rules(of dish: HouseholdDish) -> String {
    let dish = Dish(dish.name, rules: dish.rules)
    guard let problem = try? PlanningProblem(slots: [], tags: [], dishes: [dish]) else { return "" }
    return HouseholdWords(for: problem, in: session.language).summary(ofDish: 0) ?? ""
  }

  // MARK: JSON

  private func json(of dish: HouseholdDish) -> JSONText {
    var members: JSONMembers = [("id", .text(dish.id.rawValue)), ("name", .text(dish.name))]
    if let details = dish.details { members.append(("description", .text(details))) }
    members.append(("tags", .list(dish.tags.map { .text($0.rawValue) }, .oneLine)))
    if let meals = dish.meals {
      members.append(("meals", .list(meals.map { .text($0.rawValue) }, .oneLine)))
    }
    members.append(("diet", .text(dish.diet.key)))
    if let rating = dish.rating { members.append(("rating", .raw(String(rating)))) }
    if let date = lastCooked[dish.id] {
      members.append(("lastCooked", .text(date.description)))
    }
    members.append(("timesCooked", .raw(String(session.household.timesCooked(dish.id)))))
    return .object(members, .oneLine)
  }
}
