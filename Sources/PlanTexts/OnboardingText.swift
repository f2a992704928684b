/// The questions of a new household.
package enum OnboardingText: String, TextKey {
  case welcome, promises, windows, weekends, calendar, lunchTime, dinnerTime, firstDishes,
    enough, notEnough, tryAgain, notAChoice, notACalendar

  package var template: Template {
    switch self {
    case .welcome:
      Template(
        spanish: "{spark}Planifica tu semana en 5 minutos",
        english: "{spark}Plan your week in 5 minutes"
      )
    case .promises:
      Template(
        spanish: "Sin estrés. Sin contar calorías. Sincroniza con tu calendario.",
        english: "No stress. No counting calories. In step with your calendar."
      )
    case .windows:
      Template(
        spanish: "¿Qué quieres planificar? 1 Solo cenas, 2 Solo comidas, 3 Comidas y cenas [1]",
        english:
          "What do you want to plan? 1 Dinners only, 2 Lunches only, 3 Lunches and dinners [1]"
      )
    case .weekends:
      Template(
        spanish: "¿Incluir fines de semana? (Puedes cambiar esto después en ajustes) [S/n]",
        english: "Include weekends? (You can change this later in the settings) [Y/n]"
      )
    case .calendar:
      Template(
        spanish: """
          ¿Sincronizar con tu calendario? Escribe el nombre del archivo, o nada (Opcional, \
          puedes activarlo después) []
          """,
        english: """
          Keep a calendar in step? Type the name of the file, or nothing (optional, you can \
          switch it on later) []
          """
      )
    case .lunchTime:
      Template(
        spanish: "Hora de comidas [14:00]",
        english: "Time of lunches [14:00]"
      )
    case .dinnerTime:
      Template(
        spanish: "Hora de cenas [21:00]",
        english: "Time of dinners [21:00]"
      )
    case .firstDishes:
      Template(
        spanish: """
          Añade tus primeros platos, uno por línea: nombre; etiqueta, etiqueta. Una línea vacía \
          termina
          """,
        english: """
          Add your first dishes, one per line: name; tag, tag. An empty line ends it
          """
      )
    case .enough: Template(spanish: "Platos añadidos: {names}", english: "Dishes added: {names}")
    case .notEnough:
      Template(
        spanish: "Añade al menos 2-3 platos para empezar",
        english: "Add at least 2 or 3 dishes to begin"
      )
    case .tryAgain: Template(spanish: "{what}. Prueba otra vez", english: "{what}. Try again")
    case .notACalendar:
      Template(
        spanish: "'{text}' no es un archivo de calendario como menú.ics",
        english: "'{text}' is not a calendar file such as menu.ics"
      )
    case .notAChoice:
      Template(
        spanish: "'{text}' no es ninguna de las respuestas",
        english: "'{text}' is none of the answers"
      )
    }
  }
}
