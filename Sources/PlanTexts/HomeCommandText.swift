/// The help of the commands about a household as a whole.
package enum HomeCommandText: String, TextKey {
  case settingsGet, aboutSettingsGet, settingsSet, aboutSettingsSet, stats, aboutStats, shopping,
    aboutShopping, calendarExport, aboutCalendarExport, householdExport, aboutHouseholdExport,
    householdImport, aboutHouseholdImport, completion, aboutCompletion

  package var template: Template {
    switch self {
    case .settingsGet: Template(spanish: "dice los ajustes", english: "says the settings")
    case .aboutSettingsGet:
      Template(
        spanish: "Dice un ajuste o todos.",
        english: "Says one setting or all of them."
      )
    case .settingsSet: Template(spanish: "cambia un ajuste", english: "changes a setting")
    case .aboutSettingsSet:
      Template(
        spanish:
          "Cambia un ajuste. Cambiar qué se planifica oculta comidas, pero no borra ninguna.",
        english: "Changes a setting. Changing what is planned hides meals, but clears none."
      )
    case .stats:
      Template(
        spanish: "cuenta qué se repite y qué no",
        english: "counts what comes often and what does not"
      )
    case .aboutStats:
      Template(
        spanish: """
          Cuenta qué platos se repiten más, cuántas veces sale cada etiqueta y cuánta variedad \
          tiene cada semana. Cuentan las comidas planificadas hasta hoy; aparte se dice lo \
          cocinado.
          """,
        english: """
          Counts which dishes come most often, how often each tag comes and how varied each week \
          is. Planned meals up to today count; what was cooked is said beside them.
          """
      )
    case .shopping:
      Template(
        spanish: "hace la lista de la compra de una semana",
        english: "makes the shopping list of a week"
      )
    case .aboutShopping:
      Template(
        spanish: """
          Suma los ingredientes de los platos de la semana; de un plato sin ingredientes dice el \
          nombre. Lo marcado y lo añadido a mano se queda aunque cambie la semana.
          """,
        english: """
          Adds up the ingredients of the dishes of a week; of a dish without ingredients it says \
          the name. What is ticked or added by hand stays when the week changes.
          """
      )
    case .calendarExport:
      Template(
        spanish: "escribe la semana como calendario",
        english: "writes the week as a calendar"
      )
    case .aboutCalendarExport:
      Template(
        spanish: """
          Escribe un archivo de calendario (.ics) con un evento por comida o cena. Al volver a \
          escribirlo, cada evento es el mismo: lo que cambió se actualiza, y lo que se quitó se \
          anula.
          """,
        english: """
          Writes a calendar file (.ics) with an event for each meal. When it is written again, \
          every event is the same one: what changed is updated, and what was removed is \
          cancelled.
          """
      )
    case .householdExport:
      Template(
        spanish: "escribe todo lo del hogar en un archivo",
        english: "writes everything of the household into a file"
      )
    case .aboutHouseholdExport:
      Template(
        spanish: """
          Escribe todo lo que se guarda en un archivo JSON, que household import vuelve a leer.
          """,
        english: """
          Writes everything that is kept into a JSON file, which household import reads again.
          """
      )
    case .householdImport:
      Template(
        spanish: "lee un hogar de un archivo",
        english: "reads a household from a file"
      )
    case .aboutHouseholdImport:
      Template(
        spanish: """
          Lee lo que escribió household export. Si ya hay un hogar, pregunta antes de \
          sustituirlo.
          """,
        english: """
          Reads what household export wrote. Where there is a household already, it asks before \
          it replaces it.
          """
      )
    case .completion:
      Template(
        spanish: "escribe lo que completa las órdenes en bash o zsh",
        english: "writes what completes the commands in bash or zsh"
      )
    case .aboutCompletion:
      Template(
        spanish: """
          Escribe un guion para la terminal que completa órdenes y opciones al pulsar el \
          tabulador.
          """,
        english: """
          Writes a script for the shell that completes commands and options when the tab key is \
          pressed.
          """
      )
    }
  }
}
