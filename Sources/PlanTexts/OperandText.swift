/// What the help calls an argument of a command.
package enum OperandText: String, TextKey {
  case dish, dishes, newName, tag, rules, meal, days, setting, value, template, week, file, shell

  package var template: Template {
    switch self {
    case .dish: Template(spanish: "PLATO", english: "DISH")
    case .dishes: Template(spanish: "PLATO…", english: "DISH…")
    case .newName: Template(spanish: "NOMBRE", english: "NAME")
    case .tag: Template(spanish: "ETIQUETA", english: "TAG")
    case .rules: Template(spanish: "REGLA…", english: "RULE…")
    case .meal: Template(spanish: "MOMENTO", english: "MEAL")
    case .days: Template(spanish: "DÍA=DIETA…", english: "DAY=DIET…")
    case .setting: Template(spanish: "AJUSTE", english: "SETTING")
    case .value: Template(spanish: "VALOR", english: "VALUE")
    case .template: Template(spanish: "PLANTILLA", english: "TEMPLATE")
    case .week: Template(spanish: "SEMANA", english: "WEEK")
    case .file: Template(spanish: "ARCHIVO", english: "FILE")
    case .shell: Template(spanish: "bash|zsh", english: "bash|zsh")
    }
  }
}
