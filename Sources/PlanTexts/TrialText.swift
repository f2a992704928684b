/// What the reports about changes of rules say.
package enum TrialText: String, TextKey {
  case changes, week, effect, filled, difference, mustChange, time
  case ofMeals, betweenValues, unknownNumber
  case noLongerComplete, worse, unknown, same, better, nowComplete, notConcerned
  case shortfall, variety, preference, repeats
  case stillComplete, noneProved, lost, lostOne, lostBoth, lostAll, lostBecause, lostUnknown
  case counts, countWorse, countUnknown, countSame, countBetter, countNowComplete
  case countNotConcerned
  case conflictGained, conflictLost, conflictsUnknown, violationGained, violationLost, moves, move
  case moveToNothing, passedOver
  case failures, openFailures, failure, failureUnknown, held, heldUnknown, weekCount
  case sweepTitle, sweepStep, sweepUnknown, edgeRising, edgeFalling, noEdges, sweepConcerned
  case sweepAxis, sweepComplete, sweepNotComplete, sweepNotKnown

  package var template: Template {
    switch self {
    case .changes: Template(spanish: "Cambio: {changes}", english: "Change: {changes}")
    case .week: Template(spanish: "Semana", english: "Week")
    case .effect: Template(spanish: "Efecto", english: "Effect")
    case .filled: Template(spanish: "Platos puestos", english: "Meals filled")
    case .difference: Template(spanish: "Diferencia", english: "Difference")
    case .mustChange: Template(spanish: "Cambian", english: "Move")
    case .time: Template(spanish: "Tiempo", english: "Time")
    case .ofMeals: Template(spanish: "{filled} de {total}", english: "{filled} of {total}")
    case .betweenValues: Template(spanish: "{name} {values}", english: "{name} {values}")
    case .unknownNumber: Template(spanish: "?", english: "?")

    case .noLongerComplete:
      Template(spanish: "ya no se completa", english: "can no longer be completed")
    case .worse: Template(spanish: "peor", english: "worse")
    case .unknown: Template(spanish: "no se sabe", english: "not known")
    case .same: Template(spanish: "igual", english: "same")
    case .better: Template(spanish: "mejor", english: "better")
    case .nowComplete: Template(spanish: "ahora se completa", english: "can now be completed")
    case .notConcerned: Template(spanish: "no le afecta", english: "not concerned")

    case .shortfall: Template(spanish: "falta", english: "missing")
    case .variety: Template(spanish: "variedad", english: "variety")
    case .preference: Template(spanish: "gusto", english: "liking")
    case .repeats: Template(spanish: "repeticiones", english: "repeats")

    case .stillComplete:
      Template(
        spanish: "Todas las semanas que se podían completar se siguen pudiendo completar.",
        english: "Every week that could be completed still can."
      )
    case .noneProved:
      Template(
        spanish: "De ninguna semana está demostrado que ya no se pueda completar.",
        english: "No week is proved to have become impossible to complete."
      )
    case .lost:
      Template(
        spanish: "{count|1 de {total} semanas ya no se puede|{count} de {total} semanas ya no se "
          + "pueden} completar:",
        english: "{count|1 of {total} weeks|{count} of {total} weeks} can no longer be completed:"
      )
    case .lostOne:
      Template(
        spanish: "1 de {total} semanas ya no se puede completar, porque: {why}",
        english: "1 of {total} weeks can no longer be completed, because: {why}"
      )
    case .lostBoth:
      Template(
        spanish: "2 de {total} semanas ya no se pueden completar; las dos porque: {why}",
        english: "2 of {total} weeks can no longer be completed; both because: {why}"
      )
    case .lostAll:
      Template(
        spanish: "{count} de {total} semanas ya no se pueden completar; todas porque: {why}",
        english: "{count} of {total} weeks can no longer be completed; all because: {why}"
      )
    case .lostBecause:
      Template(
        spanish: "{count} ({weeks}) porque: {why}",
        english: "{count} ({weeks}) because: {why}"
      )
    case .lostUnknown:
      Template(
        spanish: "{count} ({weeks}) por un motivo que no se supo a tiempo",
        english: "{count} ({weeks}) for a reason that was not found out in time"
      )
    case .counts: Template(spanish: "Además: {list}.", english: "Besides: {list}.")
    case .countWorse:
      Template(
        spanish: "{count|1 empeora|{count} empeoran}",
        english: "{count|1 gets worse|{count} get worse}"
      )
    case .countUnknown:
      Template(
        spanish: "de {count} no se supo a tiempo",
        english: "{count} not found out in time"
      )
    case .countSame:
      Template(
        spanish: "{count|1 queda igual|{count} quedan igual}",
        english: "{count|1 stays the same|{count} stay the same}"
      )
    case .countBetter:
      Template(
        spanish: "{count|1 mejora|{count} mejoran}",
        english: "{count|1 gets better|{count} get better}"
      )
    case .countNowComplete:
      Template(
        spanish: "{count|1 ahora se puede|{count} ahora se pueden} completar",
        english: "{count} can now be completed"
      )
    case .countNotConcerned:
      Template(
        spanish: "a {count} no les afecta",
        english: "{count|1 is|{count} are} not concerned"
      )

    case .passedOver:
      Template(
        spanish: "{change} no hace nada aquí: ya está así",
        english: "{change} does nothing here: it is so already"
      )
    case .conflictGained: Template(spanish: "No cabe junto: {why}", english: "New clash: {why}")
    case .conflictLost: Template(spanish: "Ya no choca: {why}", english: "Clash gone: {why}")
    case .conflictsUnknown:
      Template(
        spanish: "No se conocen todos los choques de esta semana.",
        english: "Not all clashes of this week are known."
      )
    case .violationGained:
      Template(
        spanish: "Lo que ya está puesto incumple: {what}",
        english: "What stands already breaks: {what}"
      )
    case .violationLost:
      Template(
        spanish: "Lo que ya está puesto ya no incumple: {what}",
        english: "What stands already no longer breaks: {what}"
      )
    case .moves:
      Template(
        spanish: "{count|Tiene que cambiar 1 plato|Tienen que cambiar {count} platos} al menos: "
          + "{moves}",
        english: "{count|1 meal has|{count} meals have} to change at least: {moves}"
      )
    case .move:
      Template(spanish: "{meal} {from} por {to}", english: "{meal} {from} for {to}")
    case .moveToNothing:
      Template(spanish: "{meal} {from} por nada", english: "{meal} {from} for nothing")

    case .failures:
      Template(
        spanish: "No se cumple lo que se espera:",
        english: "What is expected does not hold:"
      )
    case .openFailures:
      Template(
        spanish: "No se sabe si se cumple lo que se espera:",
        english: "Not known whether what is expected holds:"
      )
    case .failure:
      Template(
        spanish: "{file}: {key}: se espera {expected}, hay {found}",
        english: "{file}: {key}: expected {expected}, found {found}"
      )
    case .failureUnknown:
      Template(
        spanish: "{file}: {key}: se espera {expected}, y no se supo a tiempo",
        english: "{file}: {key}: expected {expected}, not found out in time"
      )
    case .held:
      Template(
        spanish: "Se cumple lo que se espera de {count|1 semana|{count} semanas}.",
        english: "What is expected of {count|1 week|{count} weeks} holds."
      )
    case .heldUnknown:
      Template(
        spanish: "No se supo todo a tiempo.",
        english: "Not everything was found out in time."
      )
    case .weekCount:
      Template(
        spanish: "{count|1 semana|{count} semanas}, {expecting} con algo que se espera.",
        english: "{count|1 week|{count} weeks}, {expecting} with something that is expected."
      )

    case .sweepTitle:
      Template(
        spanish: "{rule}: semanas que se pueden completar, de {total}",
        english: "{rule}: weeks that can be completed, of {total}"
      )
    case .sweepStep: Template(spanish: "{value} {bar} {count}", english: "{value} {bar} {count}")
    case .sweepUnknown:
      Template(
        spanish: "{count|1 no se sabe|{count} no se sabe}",
        english: "{count} not known"
      )
    case .edgeRising:
      Template(
        spanish: "{week}: se completa desde {value}, con {other} no",
        english: "{week}: can be completed from {value} on, not with {other}"
      )
    case .edgeFalling:
      Template(
        spanish: "{week}: se completa hasta {value}, con {other} no",
        english: "{week}: can be completed up to {value}, not with {other}"
      )
    case .noEdges:
      Template(
        spanish: "Ninguna semana cambia con el número.",
        english: "No week changes with the number."
      )
    case .sweepConcerned:
      Template(
        spanish: "A {count} de {total} semanas no les afecta la regla.",
        english: "The rule does not concern {count} of {total} weeks."
      )
    case .sweepAxis: Template(spanish: "semanas", english: "weeks")
    case .sweepComplete: Template(spanish: "se completan", english: "can be completed")
    case .sweepNotComplete: Template(spanish: "no se completan", english: "cannot be completed")
    case .sweepNotKnown: Template(spanish: "no se sabe", english: "not known")
    }
  }
}
