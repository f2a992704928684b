/// What is said about the weeks of a household.
package enum WeekText: String, TextKey {
  case notAWeek, noSuchWeek, pastWeek, tooFarAhead
  case notAMeal, noSuchDay, noSuchMeal, hiddenMeal, emptyMeal, meal
  case noSuchDish, removedDish, blocked
  case noSuchTemplate, noTemplates, nothingToCopy, sameWeek, daysNotChosen,
    contextStays, profileStays
  case skippedRemoved, skippedHidden, skippedDiet, skippedTaken

  package var template: Template {
    switch self {
    case .notAWeek:
      Template(
        spanish: "'{text}' no es una semana como actual, siguiente, +2, 2026-12-03 o 2026-W49",
        english: "'{text}' is not a week such as current, next, +2, 2026-12-03 or 2026-W49"
      )
    case .noSuchWeek:
      Template(spanish: "la semana '{text}' no existe", english: "there is no week '{text}'")
    case .pastWeek:
      Template(
        spanish: "la {week} ya ha pasado; las semanas pasadas solo se pueden ver",
        english: "the {week} is over; past weeks can only be looked at"
      )
    case .tooFarAhead:
      Template(
        spanish: "la {week} queda lejos; se puede planificar hasta {count} semanas por delante",
        english: "the {week} is far ahead; you can plan up to {count} weeks ahead"
      )

    case .notAMeal:
      Template(
        spanish: "'{text}' no es un momento como mar/cena",
        english: "'{text}' is not a meal such as tue/dinner"
      )
    case .noSuchDay:
      Template(
        spanish: "esa semana no tiene el día '{text}'",
        english: "that week has no day '{text}'"
      )
    case .noSuchMeal:
      Template(
        spanish: "aquí no se planifica '{text}'",
        english: "'{text}' is not planned here"
      )
    case .hiddenMeal:
      Template(
        spanish: "{meal} no está entre los momentos que planificas",
        english: "{meal} is not among the meals that you plan"
      )
    case .emptyMeal: Template(spanish: "{meal} está vacío", english: "{meal} is empty")
    case .meal: Template(spanish: "{day} ({meal})", english: "{day} ({meal})")

    case .noSuchDish: Template(spanish: "no hay plato '{name}'", english: "no dish '{name}'")
    case .removedDish:
      Template(
        spanish: "'{name}' se quitó de tus platos",
        english: "'{name}' was removed from your dishes"
      )
    case .blocked:
      Template(
        spanish: "'{name}' no puede ir en {meal}: {reasons}",
        english: "'{name}' cannot go into {meal}: {reasons}"
      )

    case .noSuchTemplate:
      Template(spanish: "no hay plantilla '{name}'", english: "no template '{name}'")
    case .noTemplates:
      Template(
        spanish: "no hay plantilla '{name}'; todavía no has guardado ninguna",
        english: "no template '{name}'; you have not saved any yet"
      )
    case .nothingToCopy:
      Template(spanish: "la {week} no tiene platos", english: "the {week} has no dishes")
    case .profileStays:
      Template(
        spanish: "'{name}' no puede salir más veces en una semana; elige otro cambio",
        english: "'{name}' cannot come more often in a week; choose another change"
      )
    case .contextStays:
      Template(
        spanish: "lo que ya se comió no se puede cambiar; elige otro cambio",
        english: "what was eaten cannot be changed; choose another change"
      )
    case .sameWeek:
      Template(
        spanish: "una semana no se copia sobre sí misma",
        english: "a week is not copied onto itself"
      )
    case .daysNotChosen:
      Template(
        spanish: "los días que planificas están en los ajustes; aquí no se eligen por semana",
        english: "the days that you plan are in the settings; they are not chosen week by week here"
      )

    case .skippedRemoved:
      Template(
        spanish: "{meal}: '{name}' ya no está entre tus platos",
        english: "{meal}: '{name}' is no longer among your dishes"
      )
    case .skippedHidden:
      Template(
        spanish: "{meal}: no se planifica, así que '{name}' no se ha puesto",
        english: "{meal}: not planned, so '{name}' was left out"
      )
    case .skippedDiet:
      Template(
        spanish: "{meal}: '{name}' no vale para la dieta de ese día",
        english: "{meal}: '{name}' does not suit the diet of that day"
      )
    case .skippedTaken:
      Template(
        spanish: "{meal}: ya hay un plato, así que '{name}' no se ha puesto",
        english: "{meal}: there is a dish already, so '{name}' was left out"
      )
    }
  }
}
