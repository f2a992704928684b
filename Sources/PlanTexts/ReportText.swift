/// What the command line reports about plans.
package enum ReportText: String, TextKey {
  case week, empty, legendPinned
  case complete, incomplete, greedyIncomplete, noDishes, filled
  case provedBest, provedIncomplete, provedShort, stoppedByTime, stoppedByWork, interrupted,
    searchFailed
  case notSearched
  case levelShortfall, levelVariety, levelPreference, levelRepeats
  case proved, limit, notProved
  case madeAtOnce, madeAtFirst, madeBySearch, madeQuickly
  case becauseRequested, becauseStopped, becauseFailed, becauseNoSearch
  case becauseTooLarge
  case seed, time, program
  case missing, emptyMeals, emptyCount, alreadyBroken, broken
  case clean, brokenCount
  case mayGo, mayNotGo, nothingMayGo, holds
  case rerolled, rerolledEmpty, noAlternative, isPinned
  case searching, written

  package var template: Template {
    switch self {
    case .week: Template(spanish: "Semana {number}", english: "Week {number}")
    case .empty: Template(spanish: "sin plato", english: "empty")
    case .legendPinned: Template(spanish: "{mark} = fijado", english: "{mark} = pinned")

    case .complete:
      Template(
        spanish: "¡Listo! Tu semana está completa{party}",
        english: "Done! Your week is complete{party}"
      )
    case .incomplete:
      Template(
        spanish: "No puedo completar con las reglas actuales.",
        english: "I cannot complete it with the current rules."
      )
    case .greedyIncomplete:
      Template(
        spanish: "La semana no está completa, pero puede que se pueda completar.",
        english: "The week is not complete, but it may be possible to complete it."
      )
    case .noDishes:
      Template(
        spanish: "Añade tu primer plato para empezar.",
        english: "Add your first dish to begin."
      )
    case .filled:
      Template(
        spanish: "Con plato: {count} de {total}",
        english: "{count} of {total} meals filled"
      )

    case .provedBest:
      Template(
        spanish: "Demostrado: no hay una semana mejor.",
        english: "Proved: there is no better week."
      )
    case .provedIncomplete:
      Template(
        spanish: "Demostrado: con estas reglas no se puede llenar más.",
        english: "Proved: these rules allow no more."
      )
    case .provedShort:
      Template(
        spanish: "Demostrado: ninguna semana se acerca más a lo que piden las reglas.",
        english: "Proved: no week comes closer to what the rules ask for."
      )
    case .stoppedByTime:
      Template(
        spanish: "No demostrado que sea la mejor: se acabó el tiempo.",
        english: "Not proved to be the best: the time was up."
      )
    case .stoppedByWork:
      Template(
        spanish: "No demostrado que sea la mejor: se acabó el trabajo permitido.",
        english: "Not proved to be the best: the work that was allowed is used up."
      )
    case .interrupted:
      Template(
        spanish: "No demostrado que sea la mejor: se interrumpió la búsqueda.",
        english: "Not proved to be the best: the search was interrupted."
      )
    case .searchFailed:
      Template(
        spanish: "No demostrado que sea la mejor: falló la búsqueda ({detail}).",
        english: "Not proved to be the best: the search failed ({detail})."
      )
    case .notSearched:
      Template(
        spanish: "No demostrado que sea la mejor: el método rápido no demuestra nada.",
        english: "Not proved to be the best: the quick method proves nothing."
      )

    case .levelShortfall:
      Template(
        spanish: "Lo que falta de las reglas de mínimo: {value}",
        english: "Missing from the rules that ask for something: {value}"
      )
    case .levelVariety:
      Template(
        spanish: "Variedad: {value|1 punto|{value} puntos}",
        english: "Variety: {value|1 point|{value} points}"
      )
    case .levelPreference:
      Template(
        spanish: "Gustos: {value|1 punto|{value} puntos}",
        english: "Favourites: {value|1 point|{value} points}"
      )
    case .levelRepeats:
      Template(
        spanish: "Etiquetas repetidas de un día al siguiente: {value}",
        english: "Tags repeated from one day to the next: {value}"
      )
    case .proved: Template(spanish: "demostrado", english: "proved")
    case .limit:
      Template(
        spanish: "no demostrado, el límite es {bound}",
        english: "not proved, the limit is {bound}"
      )
    case .notProved: Template(spanish: "no demostrado", english: "not proved")

    case .madeAtOnce:
      Template(
        spanish: "Hecho con: reparto directo (no puede haber nada mejor)",
        english: "Made by: direct choice (nothing could be better)"
      )
    case .madeAtFirst:
      Template(
        spanish: "Hecho con: reparto directo (la búsqueda se paró antes de encontrar algo mejor)",
        english: "Made by: direct choice (the search stopped before it found anything better)"
      )
    case .madeBySearch:
      Template(
        spanish: "Hecho con: búsqueda completa ({name})",
        english: "Made by: full search ({name})"
      )
    case .madeQuickly:
      Template(
        spanish: "Hecho con: método rápido ({reason})",
        english: "Made by: quick method ({reason})"
      )
    case .becauseRequested: Template(spanish: "así se pidió", english: "as you asked")
    case .becauseStopped:
      Template(
        spanish: "la búsqueda se paró antes de encontrar algo mejor",
        english: "the search stopped before it found anything better"
      )
    case .becauseFailed: Template(spanish: "la búsqueda falló", english: "the search failed")
    case .becauseTooLarge:
      Template(
        spanish: "hay demasiados platos y días para la búsqueda completa",
        english: "there are too many dishes and days for the full search"
      )
    case .becauseNoSearch:
      Template(
        spanish: "este programa no incluye la búsqueda completa",
        english: "this program has no full search built in"
      )
    case .seed: Template(spanish: "Semilla: {seed}", english: "Seed: {seed}")
    case .time: Template(spanish: "Tiempo: {time}", english: "Time: {time}")
    case .program: Template(spanish: "{left} · {right}", english: "{left} · {right}")

    case .missing: Template(spanish: "Falta:", english: "Missing:")
    case .emptyMeals: Template(spanish: "Vacío, y por qué:", english: "Empty, and why:")
    case .emptyCount:
      Template(
        spanish: "{count|Hay 1 sin plato:|Hay {count} sin plato:}",
        english: "{count|1 meal is empty:|{count} meals are empty:}"
      )
    case .alreadyBroken:
      Template(
        spanish: "Nota: lo que ya estaba puesto incumple estas reglas, y ahí sigue:",
        english: "Note: what stood there already breaks these rules, and stays:"
      )
    case .broken: Template(spanish: "Se incumple:", english: "Broken:")
    case .clean: Template(spanish: "No se incumple ninguna regla.", english: "No rule is broken.")
    case .brokenCount:
      Template(
        spanish: "{count|Se incumple una regla.|Se incumplen {count} reglas.}",
        english: "{count|One rule is broken.|{count} rules are broken.}"
      )

    case .mayGo:
      Template(
        spanish: "{count|Puede ir 1 plato|Pueden ir {count} platos}: {names}",
        english: "{count|1 dish|{count} dishes} may go there: {names}"
      )
    case .mayNotGo: Template(spanish: "No pueden ir:", english: "May not go there:")
    case .nothingMayGo:
      Template(spanish: "Ahora no puede ir ningún plato.", english: "No dish may go there now.")
    case .holds: Template(spanish: "{slot}: {dish}", english: "{slot}: {dish}")

    case .rerolled:
      Template(spanish: "{slot}: {old} → {new}", english: "{slot}: {old} → {new}")
    case .rerolledEmpty: Template(spanish: "{slot}: {new}", english: "{slot}: {new}")
    case .noAlternative:
      Template(
        spanish: "{slot}: no hay otro plato posible.",
        english: "{slot}: no other dish is possible."
      )
    case .isPinned:
      Template(
        spanish:
          "{slot}: {dish} está fijado y no se cambia; para cambiarlo, quítalo de 'pins' en el archivo.",
        english: "{slot}: {dish} is pinned and is not changed; take it out of 'pins' first."
      )

    case .searching:
      Template(
        spanish: "Buscando… {seconds} s (Ctrl-C muestra lo mejor hasta ahora)",
        english: "Searching… {seconds} s (Ctrl-C shows the best so far)"
      )
    case .written: Template(spanish: "Guardado en {file}", english: "Saved in {file}")
    }
  }
}
