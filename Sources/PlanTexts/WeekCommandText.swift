/// The help of the commands about the weeks of a household.
package enum WeekCommandText: String, TextKey {
  case weekShow, aboutWeekShow, weekDays, aboutWeekDays, weekAssign, aboutWeekAssign, weekClear,
    aboutWeekClear, weekReset, aboutWeekReset, weekCopy, aboutWeekCopy, weekMove, aboutWeekMove,
    templateSave, aboutTemplateSave, templateList, aboutTemplateList, templateApply,
    aboutTemplateApply, templateRemove, aboutTemplateRemove, today, aboutToday, cooked,
    aboutCooked

  package var template: Template {
    switch self {
    case .weekShow: Template(spanish: "muestra una semana", english: "shows a week")
    case .aboutWeekShow:
      Template(
        spanish: """
          Muestra lo que hay en una semana: current, next, +2, -1, una fecha o 2026-W49. Si no \
          se dice, la actual.
          """,
        english: """
          Shows what stands in a week: current, next, +2, -1, a date or 2026-W49. Else the \
          current one.
          """
      )
    case .weekDays:
      Template(
        spanish: "elige los días de una semana y su dieta",
        english: "chooses the days of a week and their diet"
      )
    case .aboutWeekDays:
      Template(
        spanish: """
          Elige qué días se planifican y la dieta de cada uno: any, veg o vegan; sin dieta es \
          any. Los días que ya tenían plato lo conservan.
          """,
        english: """
          Chooses which days are planned and the diet of each: any, veg or vegan; without a diet \
          it is any. Days that had a dish keep it.
          """
      )
    case .weekAssign:
      Template(
        spanish: "pone un plato en un momento",
        english: "puts a dish into a meal"
      )
    case .aboutWeekAssign:
      Template(
        spanish: """
          Pone un plato donde se dice, o lo cambia por el que había. Si una regla lo impide, \
          dice cuál y no cambia nada; con --force lo pone y lo señala.
          """,
        english: """
          Puts a dish where you say, or in place of the one there. If a rule forbids it, it says \
          which one and changes nothing; with --force it puts it there and marks it.
          """
      )
    case .weekClear: Template(spanish: "vacía un momento", english: "empties a meal")
    case .aboutWeekClear:
      Template(
        spanish: "Quita el plato de un momento.",
        english: "Takes the dish out of a meal."
      )
    case .weekReset:
      Template(
        spanish: "vacía la semana entera",
        english: "empties the whole week"
      )
    case .aboutWeekReset:
      Template(
        spanish: """
          Quita todos los platos de la semana, también los que pusiste tú. Pregunta antes. Lo \
          que está oculto por los ajustes se queda.
          """,
        english: """
          Takes all dishes out of the week, also those that you chose. It asks before. What the \
          settings hide stays.
          """
      )
    case .weekCopy:
      Template(
        spanish: "copia una semana en otra",
        english: "copies a week into another"
      )
    case .aboutWeekCopy:
      Template(
        spanish: """
          Copia los platos de la primera semana en los huecos de la segunda, y con --replace \
          también donde ya hay algo.
          """,
        english: """
          Copies the dishes of the first week into the empty meals of the second, and with \
          --replace also where something stands already.
          """
      )
    case .weekMove:
      Template(
        spanish: "cambia un plato de momento",
        english: "moves a dish to another meal"
      )
    case .aboutWeekMove:
      Template(
        spanish: """
          Pasa un plato de un momento a otro. Si allí hay otro, los dos cambian de sitio.
          """,
        english: """
          Moves a dish from one meal to another. If there is one already, the two change places.
          """
      )
    case .templateSave:
      Template(
        spanish: "guarda una semana con un nombre",
        english: "keeps a week under a name"
      )
    case .aboutTemplateSave:
      Template(
        spanish: """
          Guarda los platos de una semana como plantilla. Si el nombre ya existe, solo con \
          --replace.
          """,
        english: """
          Keeps the dishes of a week as a template. Where the name exists, only with --replace.
          """
      )
    case .templateList:
      Template(
        spanish: "enumera las plantillas",
        english: "lists the templates"
      )
    case .aboutTemplateList:
      Template(
        spanish: "Enumera las plantillas con sus platos.",
        english: "Lists the templates with their dishes."
      )
    case .templateApply:
      Template(
        spanish: "pone una plantilla en una semana",
        english: "puts a template into a week"
      )
    case .aboutTemplateApply:
      Template(
        spanish: """
          Pone los platos de la plantilla en los huecos de la semana, y con --replace también \
          donde ya hay algo. Dice lo que no pudo poner.
          """,
        english: """
          Puts the dishes of the template into the empty meals of the week, and with --replace \
          also where something stands already. It says what it could not put.
          """
      )
    case .templateRemove: Template(spanish: "quita una plantilla", english: "removes a template")
    case .aboutTemplateRemove:
      Template(
        spanish: "Quita una plantilla. Las semanas que salieron de ella se quedan como están.",
        english: "Removes a template. Weeks that were made with it stay as they are."
      )
    case .today:
      Template(
        spanish: "dice qué se come hoy, o qué viene ahora",
        english: "says what is for today, or what comes next"
      )
    case .aboutToday:
      Template(
        spanish: """
          Dice las comidas y cenas de hoy; si hoy no hay nada, las del siguiente día que tenga \
          algo.
          """,
        english: """
          Says the meals of today; where there are none, those of the next day that has some.
          """
      )
    case .cooked:
      Template(
        spanish: "apunta que un plato se ha cocinado",
        english: "notes that a dish was cooked"
      )
    case .aboutCooked:
      Template(
        spanish: """
          Apunta que un plato se cocinó hoy o en la fecha que se diga. Es lo único que cuenta \
          para que tarde más en volver. Sin plato, los de hoy, y pregunta antes.
          """,
        english: """
          Notes that a dish was cooked today or on the date that you say. Nothing else makes it \
          wait longer to come back. Without a dish, those of today, and it asks before.
          """
      )
    }
  }
}
