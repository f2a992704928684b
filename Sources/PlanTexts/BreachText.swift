/// What is said when a rule is broken or falls short.
package enum BreachText: String, TextKey {
  case tooMany, tooManyUses, tooManyInDay, neighbours, wrongMeal, wrongDay, tooClose
  case wrongDish, unpinned, tooFew, missing
  case thisWeek, weekNumber, weekOf, week

  package var template: Template {
    switch self {
    case .tooMany:
      Template(
        spanish: "{name}: {count} {week}, máximo {limit} ({meals})",
        english: "{name}: {count} {week}, at most {limit} ({meals})"
      )
    case .tooManyUses:
      Template(
        spanish: "{name}: {count|una vez|{count} veces}, máximo {limit} ({meals})",
        english: "{name}: {count|once|{count} times}, at most {limit} ({meals})"
      )
    case .tooManyInDay:
      Template(
        spanish: "{name}: {count} el mismo día, máximo {limit} ({meals})",
        english: "{name}: {count} on one day, at most {limit} ({meals})"
      )
    case .neighbours:
      Template(
        spanish: "{name}: en días seguidos ({meals})",
        english: "{name}: on consecutive days ({meals})"
      )
    case .wrongMeal:
      Template(
        spanish: "{name}: solo {allowed}, pero está en otro momento ({meals})",
        english: "{name}: {allowed} only, but it is at another meal ({meals})"
      )
    case .wrongDay:
      Template(
        spanish: "{name}: solo {allowed}, pero está otro día ({meals})",
        english: "{name}: {allowed} only, but it is on another day ({meals})"
      )
    case .tooClose:
      Template(
        spanish:
          "{name}: {count|con un día|con {count} días} de diferencia, mínimo {limit} ({meals})",
        english: "{name}: {count|one day|{count} days} apart, at least {limit} ({meals})"
      )
    case .wrongDish:
      Template(
        spanish: "{rule}, pero no se cumple ({meals})",
        english: "{rule}, which does not hold ({meals})"
      )
    case .unpinned:
      Template(
        spanish: "{meals}: {dish} estaba fijado y ya no está",
        english: "{meals}: {dish} was pinned and is not there"
      )
    case .tooFew:
      Template(
        spanish: "{name}: {count} {week}, mínimo {limit}",
        english: "{name}: {count} {week}, at least {limit}"
      )
    case .missing:
      Template(spanish: "{name}: falta el {day}", english: "{name}: missing on {day}")

    case .thisWeek: Template(spanish: "esta semana", english: "this week")
    case .weekNumber: Template(spanish: "en la semana {number}", english: "in week {number}")
    case .week: Template(spanish: "semana {number}", english: "week {number}")
    case .weekOf: Template(spanish: "en la {week}", english: "in the {week}")
    }
  }
}
