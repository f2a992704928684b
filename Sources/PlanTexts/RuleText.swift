/// The rules of a household in its own words.
///
/// In Spanish "comida" is lunch, so a meal of the day in general is a "momento del día".
package enum RuleText: String, TextKey {
  case noRules, named
  case maxPerWeek, never, minPerWeek, notConsecutive, notConsecutiveInDay, notTwiceADay
  case onlyMeals, onlyDays, gap, always, alwaysInMeal, maxUses, condition, pinned
  case conditionRequired, conditionRequiredAll, conditionExcluded, conditionNotDishes
  case conditionOnlyDishes, conditionEmpty, conditionScope, conditionNowhere

  package var template: Template {
    switch self {
    case .noRules: Template(spanish: "sin límite", english: "no limit")
    case .named: Template(spanish: "{name}: {rule}", english: "{name}: {rule}")

    case .maxPerWeek: Template(spanish: "máx. {number}/semana", english: "max. {number} a week")
    case .never: Template(spanish: "nunca", english: "never")
    case .minPerWeek: Template(spanish: "mín. {number}/semana", english: "min. {number} a week")
    case .notConsecutive:
      Template(
        spanish: "no consecutivo (en el mismo momento del día)",
        english: "not on consecutive days (at the same meal)"
      )
    case .notConsecutiveInDay:
      Template(
        spanish: "no consecutivo (en ningún momento del día)",
        english: "not on consecutive days (at any meal)"
      )
    case .notTwiceADay: Template(spanish: "no mismo día", english: "not twice a day")
    case .onlyMeals: Template(spanish: "solo {meals}", english: "{meals} only")
    case .onlyDays: Template(spanish: "solo {days}", english: "{days} only")
    case .gap:
      Template(
        spanish: "{number|no dos veces el mismo día|una vez cada {number} días como mucho}",
        english: "{number|not twice a day|once every {number} days at most}"
      )
    case .always: Template(spanish: "siempre el {day}", english: "every {day}")
    case .alwaysInMeal:
      Template(spanish: "siempre el {day}, {meal}", english: "every {day}, {meal}")
    case .maxUses:
      Template(
        spanish: "máx. {number|una vez|{number} veces} en total",
        english: "max. {number|once|{number} times} in all"
      )
    case .condition: Template(spanish: "{scope}: {what}", english: "{scope}: {what}")
    case .pinned: Template(spanish: "{dish} está fijado", english: "{dish} is pinned")

    case .conditionRequired: Template(spanish: "con {names}", english: "with {names}")
    case .conditionRequiredAll:
      Template(spanish: "con {names} a la vez", english: "with {names} together")
    case .conditionExcluded: Template(spanish: "sin {names}", english: "without {names}")
    case .conditionNotDishes: Template(spanish: "menos {names}", english: "except {names}")
    case .conditionOnlyDishes: Template(spanish: "solo {names}", english: "{names} only")
    case .conditionEmpty: Template(spanish: "cualquier plato", english: "any dish")
    case .conditionScope: Template(spanish: "todo el plan", english: "the whole plan")
    case .conditionNowhere:
      Template(spanish: "ningún día del plan", english: "no day of the plan")
    }
  }
}
