/// What `explain` and an incomplete `fill` say around conflicts and repairs.
package enum ExplainText: String, TextKey {
  case possible, impossible, notProved, conflicts, otherConflicts, moreConflicts, noReasons
  case repairs, noRepairs
  case contradictions, contradictionRepairs, shortcut, shortcutHere, numbered, applied, appliedHere,
    calls
  case reason, easiest, seeMore

  package var template: Template {
    switch self {
    case .possible:
      Template(
        spanish: "La semana se puede completar: no hay nada que explicar.",
        english: "The week can be completed: there is nothing to explain."
      )
    case .impossible:
      Template(
        spanish: "Demostrado: con estas reglas la semana no se puede completar.",
        english: "Proved: with these rules the week cannot be completed."
      )
    case .notProved:
      Template(
        spanish: "No demostrado: no dio tiempo a saber si la semana se puede completar.",
        english: "Not proved: there was no time to find out whether the week can be completed."
      )
    case .conflicts: Template(spanish: "Por qué:", english: "Why:")
    case .otherConflicts: Template(spanish: "Y además:", english: "And also:")
    case .moreConflicts:
      Template(
        spanish: "Puede haber más motivos; --all busca todos.",
        english: "There may be more reasons; --all looks for all of them."
      )
    case .noReasons:
      Template(
        spanish: "No dio tiempo a averiguar por qué.",
        english: "There was no time to find out why."
      )
    case .repairs:
      Template(
        spanish: "Qué puedes cambiar (todo está probado; lo que menos cambia, primero):",
        english: "What would help (each was tried out; the least change first):"
      )
    case .noRepairs:
      Template(
        spanish: "No se ha encontrado a tiempo ningún cambio que ayude.",
        english: "No change that helps was found in time."
      )
    case .contradictions:
      Template(
        spanish: "Aparte, lo que ya está puesto se contradice y así se queda:",
        english: "Apart from that, what stands there already contradicts itself, and stays:"
      )
    case .contradictionRepairs:
      Template(spanish: "Para que no se contradiga:", english: "To end the contradiction:")
    case .shortcut:
      Template(
        spanish: "Para aplicar un cambio a una copia del archivo: {command}",
        english: "To apply one of them to a copy of the file: {command}"
      )
    case .shortcutHere:
      Template(
        spanish: "Para hacer uno de los cambios: {command}",
        english: "To make one of them: {command}"
      )
    case .numbered: Template(spanish: "{number}. {text}.", english: "{number}. {text}.")
    case .appliedHere: Template(spanish: "Hecho: {text}.", english: "Done: {text}.")
    case .applied:
      Template(
        spanish: "Cambiado en la copia: {text}.",
        english: "Changed in the copy: {text}."
      )
    case .calls:
      Template(
        spanish: "Comprobaciones: {count} · Tiempo: {time}",
        english: "Checks: {count} · Time: {time}"
      )

    case .reason: Template(spanish: "Por qué: {text}", english: "Why: {text}")
    case .easiest: Template(spanish: "Lo más sencillo: {text}.", english: "Easiest: {text}.")
    case .seeMore:
      Template(spanish: "Para saber más: {command}", english: "To know more: {command}")
    }
  }
}
