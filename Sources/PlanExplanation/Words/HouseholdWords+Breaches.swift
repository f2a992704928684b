import MealModel
public import MealPlanning
import PlanTexts

extension HouseholdWords {
  /// A broken rule with the meals that break it: `Carne: 4 esta semana, máximo 3 (lun comida, …)`.
  public func text(of violation: Violation) -> String {
    var values: [String: TextValue] = [
      "meals": .text(meals(of: violation).joined(separator: ", "))
    ]
    values["count"] = violation.count.map(TextValue.number)
    values["limit"] = violation.limit.map(TextValue.number)
    let day = violation.meals.last?.slot.day
    values["week"] = day.map { .text(weekPhrase(problem.window.week(ofDay: $0))) }
    return text(phrases(for: violation.rule).breach, adding: values)
  }

  /// What is missing: `Pescado: 1 esta semana, mínimo 2`.
  public func text(of shortfall: Shortfall) -> String {
    var values: [String: TextValue] = [
      "count": .number(shortfall.count),
      "limit": .number(shortfall.required),
      "week": .text(weekPhrase(shortfall.week)),
    ]
    values["day"] = shortfall.day.map {
      .text(dayInSentence($0) + appointedMeal(of: shortfall.rule))
    }
    return text(phrases(for: shortfall.rule).breach, adding: values)
  }

  /// The meals of a violation; the dish is named where the rule is not about a single dish.
  private func meals(of violation: Violation) -> [String] {
    violation.meals.map { meal in
      let slot = name(of: meal.slot)
      return switch violation.rule {
      case .dish: slot
      case .tag, .filter, .pin: "\(slot): \(name(ofDish: meal.dish))"
      }
    }
  }

  /// The meal of a standing appointment, behind its day: `, cena`.
  private func appointedMeal(of rule: RuleID) -> String {
    guard case .dish(let dish, _) = rule, let meal = problem.dishes[dish].rules.fixedDay?.meal
    else { return "" }
    return ", " + names(of: [meal])
  }

  /// A day within a sentence: `viernes 4 Dic`, `Friday 4 Dec`.
  func dayInSentence(_ day: Int) -> String {
    let weekday = problem.window.weekday(ofDay: day).name(in: language)
    guard let date = problem.window.date(ofDay: day) else { return weekday }
    return "\(weekday) \(date.day) \(date.monthName(in: language))"
  }
}
