public import HouseholdModel
public import MealModel

/// How different the meals of a week were.
public struct WeekVariety: Hashable, Sendable {
  /// The days of the week that lie within the history, the last one left out.
  public var days: Range<CivilDate>

  /// How many meals held a dish.
  public var filledMeals: Int

  /// How many different dishes they held.
  public var distinctDishes: Int

  /// Different dishes per filled meal: one when nothing repeats, `nil` when nothing was planned.
  public var share: Fraction? { Fraction(distinctDishes, filledMeals) }

  /// Different dishes in every hundred meals, rounded to the nearest, halves up; `nil` when nothing was planned.
  public var percent: Int? {
    filledMeals == 0 ? nil : (200 * distinctDishes + filledMeals) / (2 * filledMeals)
  }
}

extension MealHistory {
  /// The variety of every week, those without a meal too.
  public var variety: [WeekVariety] {
    let mealsOfWeek = Dictionary(grouping: meals, by: \.date.monday)
    return PeriodStep.week.periods(in: days).map { period in
      let meals = mealsOfWeek[period.lowerBound.monday] ?? []
      return WeekVariety(
        days: period,
        filledMeals: meals.count,
        distinctDishes: Set(meals.map(\.dish)).count
      )
    }
  }
}
