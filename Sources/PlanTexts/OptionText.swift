/// What each option of the command line does.
package enum OptionText: String, TextKey {
  case format, language, color, dishes, seed, timeLimit, method, out, meal, all, apply, jobs,
    on, svg, help, version
  case week, file, files, change, sweep, command, options, text

  package var template: Template {
    switch self {
    case .format:
      Template(spanish: "tabla para personas o JSON", english: "a table for people, or JSON")
    case .language:
      Template(
        spanish: "idioma; si no se dice, el del archivo o el del sistema",
        english: "language; else that of the file or the system"
      )
    case .color:
      Template(
        spanish: "colores; 'auto' solo en una terminal y sin NO_COLOR",
        english: "colours; 'auto' only on a terminal and without NO_COLOR"
      )
    case .dishes:
      Template(
        spanish: "platos de otro archivo (CSV o JSON) en vez de los de la semana",
        english: "dishes of another file (CSV or JSON) in place of the week's own"
      )
    case .seed:
      Template(
        spanish: "elige entre semanas igual de buenas; la misma da la misma semana",
        english: "chooses between equally good weeks; the same gives the same week"
      )
    case .timeLimit:
      Template(
        spanish: "cuánto buscar: 2s, 500ms, 1m o none; si no se dice, 10s",
        english: "how long to search: 2s, 500ms, 1m or none; else 10s"
      )
    case .method:
      Template(
        spanish: "la mejor semana, o una rápida que no demuestra nada",
        english: "the best week, or a quick one that proves nothing"
      )
    case .out:
      Template(
        spanish: "escribe el archivo con el plan; '-' lo escribe en la salida",
        english: "writes the file with the plan; '-' writes it to the output"
      )
    case .meal:
      Template(
        spanish: "el momento: mar/cena, tue/dinner, 2026-12-01/cena o 2/cena",
        english: "the meal: tue/dinner, mar/cena, 2026-12-01/dinner or 2/dinner"
      )
    case .all:
      Template(
        spanish: "todos los motivos y más cambios, no solo los primeros",
        english: "all reasons and more changes, not only the first ones"
      )
    case .apply:
      Template(
        spanish:
          "aplica el cambio N, con la semana que da, a una copia del archivo o al hogar mismo",
        english:
          "applies change N, with the week that it gives, to a copy of the file or the household"
      )
    case .jobs:
      Template(
        spanish: "cuántas semanas a la vez; si no se dice, una por núcleo",
        english: "how many weeks at a time; else one for each core"
      )
    case .on:
      Template(
        spanish: "una semana o una carpeta con semanas; se puede repetir",
        english: "a week or a folder of weeks; may be repeated"
      )
    case .svg:
      Template(
        spanish: "dibuja también la gráfica en un archivo SVG",
        english: "draws the chart into an SVG file as well"
      )
    case .help: Template(spanish: "muestra esta ayuda", english: "shows this help")
    case .version: Template(spanish: "muestra la versión", english: "shows the version")

    case .week: Template(spanish: "SEMANA", english: "WEEK")
    case .file: Template(spanish: "ARCHIVO", english: "FILE")
    case .change: Template(spanish: "CAMBIO…", english: "CHANGE…")
    case .sweep: Template(spanish: "REGLA=N..M", english: "RULE=N..M")
    case .files: Template(spanish: "ARCHIVO…", english: "FILE…")
    case .command: Template(spanish: "ORDEN", english: "COMMAND")
    case .text: Template(spanish: "TEXTO", english: "TEXT")
    case .options: Template(spanish: "[opciones]", english: "[options]")
    }
  }
}
