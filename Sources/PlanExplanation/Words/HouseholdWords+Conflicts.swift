import MealModel
import MealPlanning
import PlanTexts

extension HouseholdWords {
  /// An element of a conflict: `Carne: máx. 3/semana`, `lun cena: Lentejas está fijado`.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - contextMeals: Which meals around the plan are meant where the element is the context.
  /// - Returns: The text.
  public func text(of element: HouseholdElement, contextMeals: [Int] = []) -> String {
    switch element {
    case .rule(let rule): return text(of: rule)
    case .context:
      let all = Array(problem.context.indices)
      let meals = (contextMeals.isEmpty ? all : contextMeals).map { index in
        "\(name(of: problem.context[index].slot)) \(name(ofDish: problem.dishOfContext[index]))"
      }
      return Catalogue.text(
        ConflictText.context,
        in: language,
        ["meals": .text(meals.joined(separator: ", "))]
      )
    }
  }

  /// Why a conflict is one, in a sentence: the numbers where they show it, else that it does not fit.
  public func sentence(of conflict: RuleConflict) -> String {
    if let counting = conflict.counting { return sentence(of: counting) }
    let count = conflict.elements.count
    let days =
      scope(days: conflict.days, meal: nil)
      .map { " " + say(.onDays, ["days": .text($0)]) } ?? ""
    return say(
      count == 1 ? .alone : .together,
      count == 1
        ? ["days": .text(days)] : ["count": .number(count), "days": .text(days)]
    )
  }

  /// A conflict in one line: the numbers where they show it, else what does not go together.
  public func summary(of conflict: RuleConflict) -> String {
    guard conflict.counting == nil else { return sentence(of: conflict) }
    return "\(sentence(of: conflict)) \(lines(of: conflict).joined(separator: "; "))."
  }

  /// The elements of a conflict, each with how many meals it leaves where that is the argument; dishes
  /// with the same rule are one line.
  public func lines(of conflict: RuleConflict) -> [String] {
    var lines: [String] = []
    var dishesOfStatement: [String: [Int]] = [:]
    for element in conflict.elements {
      guard case .rule(.dish(let dish, _)) = element, case .rule(let rule) = element else {
        continue
      }
      dishesOfStatement[text(phrases(for: rule).statement), default: []].append(dish)
    }
    for element in conflict.elements {
      if case .rule(.dish(let dish, let kind)) = element {
        let statement = text(phrases(for: .dish(dish, kind)).statement)
        guard let dishes = dishesOfStatement.removeValue(forKey: statement) else { continue }
        lines.append(
          Catalogue.text(
            RuleText.named,
            in: language,
            ["name": .text(list(dishes.map(name(ofDish:)))), "rule": .text(statement)]
          )
        )
      } else {
        lines.append(line(of: element, in: conflict))
      }
    }
    return lines
  }

  private func line(of element: HouseholdElement, in conflict: RuleConflict) -> String {
    let text = text(of: element, contextMeals: conflict.contextMeals)
    guard case .rule(let rule) = element,
      let supply = conflict.counting?.supplies.first(where: { $0.rule == rule })
    else { return text }
    return say(.supply, ["rule": .text(text), "count": .number(supply.count)])
  }

  private func sentence(of counting: CountingArgument) -> String {
    let counts = counting.supplies.map { String($0.count) }
    let sum =
      counts.count > 1
      ? say(
        .sum,
        ["parts": .text(counts.joined(separator: "+")), "total": .number(counting.total)]
      )
      : String(counting.total)
    let scope = scope(days: counting.days, meal: counting.meal)
    switch counting.demand {
    case .meals:
      guard counting.total > 0 else {
        return say(.mealsNone, ["scope": .text(scope ?? say(.plan))])
      }
      return say(
        .mealsCount,
        [
          "needed": .number(counting.needed),
          "scope": .text(scope.map { " " + say(.forScope, ["scope": .text($0)]) } ?? ""),
          "sum": .text(sum),
        ]
      )
    case .tags(let tags):
      var values: [String: TextValue] = [
        "needed": .number(counting.needed),
        "week": .text(weekPhrase(counting.days.first.map(problem.window.week(ofDay:)) ?? 0)),
      ]
      guard tags.count == 1, let tag = tags.first else {
        values["names"] = .text(list(tags.map(name(ofTag:))))
        values["sum"] = .text(sum)
        return say(.tagsCount, values)
      }
      values["name"] = .text(name(ofTag: tag))
      guard problem.tagsOfDish.contains(where: { $0.contains(tag) }) else {
        return say(.tagWithoutDishes, values)
      }
      guard counting.total > 0 else { return say(.tagNone, values) }
      values["sum"] = .text(sum)
      return say(.tagCount, values)
    case .dish(let dish) where counting.needed > 1:
      return say(
        .dishCount,
        [
          "name": .text(name(ofDish: dish)), "needed": .number(counting.needed),
          "sum": .text(sum),
        ]
      )
    case .dish(let dish):
      return say(
        .dishNone,
        [
          "name": .text(name(ofDish: dish)),
          "day": .text(counting.days.first.map(dayInSentence) ?? ""),
        ]
      )
    }
  }

  /// Days and a meal in short, or `nil` for the whole plan: `el lun y mar, cena`, `Mon and Tue, dinner`.
  private func scope(days: [Int], meal: MealType?) -> String? {
    let all = Set(problem.slots.map(\.day))
    let hasOtherMeals = problem.slots.contains { $0.meal != meal }
    let meal = hasOtherMeals ? meal : nil
    if days.count == 1, let day = days.first, let meal {
      return withArticle(name(of: MealSlot(day: day, meal: meal)))
    }
    let parts = [
      days.isEmpty || Set(days) == all ? nil : phrase(ofDays: days), meal.map(name(of:)),
    ]
    .compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Several days; those that are a whole calendar week are named as such.
  private func phrase(ofDays days: [Int]) -> String {
    let weeks = Set(days.map(problem.window.week(ofDay:)))
    if weeks.count == 1, let week = weeks.first {
      let daysOfWeek = Set(problem.slots.map(\.day)).filter {
        problem.window.week(ofDay: $0) == week
      }
      if Set(days) == daysOfWeek {
        return (language == .spanish ? "la " : "") + weekName(week)
      }
    }
    return withArticle(list(days.map(name(ofDay:))))
  }

  /// Days as a Spanish sentence has them: `el lun y mar`.
  private func withArticle(_ days: String) -> String {
    language == .spanish ? "el \(days)" : days
  }

  private func say(_ key: ConflictText, _ values: [String: TextValue] = [:]) -> String {
    Catalogue.text(key, in: language, values)
  }
}
