/// What is worth knowing after a change to what a household keeps; what files say too is in `NoteText`.
package enum HouseholdNoteText: String, TextKey {
  case noCalendarFile, emptiedMeals, templateHolds

  package var template: Template {
    switch self {
    case .noCalendarFile:
      Template(
        spanish: "falta decir en qué archivo está el calendario; hasta entonces no cambia nada",
        english: "which file holds the calendar is still to be said; until then nothing changes"
      )
    case .emptiedMeals:
      Template(
        spanish: "'{name}' ya no está en: {meals}",
        english: "'{name}' is no longer in: {meals}"
      )
    case .templateHolds:
      Template(
        spanish: "la plantilla '{template}' aún tiene '{name}', que se salta al usarla",
        english: "the template '{template}' still has '{name}', which is skipped when it is used"
      )
    }
  }
}
