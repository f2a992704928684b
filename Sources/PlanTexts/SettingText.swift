/// What is wrong with a setting.
package enum SettingText: String, TextKey {
  case error
  case unknownSetting, readOnly, empty, notOneLine, tooLong
  case notYesOrNo, notOneOf, notATime, notANumber, mealNotInProfile, noSuchTimeZone

  package var template: Template {
    switch self {
    case .error: Template(spanish: "{key}: {what}", english: "{key}: {what}")
    case .unknownSetting:
      Template(spanish: "No existe el ajuste '{name}'", english: "There is no setting '{name}'")
    case .readOnly:
      Template(
        spanish: "se elige al empezar y no se cambia",
        english: "it is chosen at the start and does not change"
      )
    case .empty: Template(spanish: "no puede estar vacío", english: "it cannot be empty")
    case .notOneLine:
      Template(spanish: "tiene que caber en una línea", english: "it has to be on one line")
    case .tooLong:
      Template(
        spanish: "tiene {length} caracteres; caben {limit}",
        english: "it has {length} characters; {limit} are allowed"
      )
    case .notYesOrNo:
      Template(spanish: "'{text}' no es ni on ni off", english: "'{text}' is neither on nor off")
    case .notOneOf:
      Template(
        spanish: "'{text}' no vale; puede ser {allowed}",
        english: "'{text}' will not do; it can be {allowed}"
      )
    case .notATime:
      Template(
        spanish: "'{text}' no es una hora como 21:00",
        english: "'{text}' is not a time such as 21:00"
      )
    case .notANumber:
      Template(
        spanish: "'{text}' no es un número entre {lower} y {upper}, ni none",
        english: "'{text}' is no number between {lower} and {upper}, nor none"
      )
    case .mealNotInProfile:
      Template(
        spanish: "'{name}' no se planifica aquí; se planifica {meals}",
        english: "'{name}' is not planned here; what is planned is {meals}"
      )
    case .noSuchTimeZone:
      Template(
        spanish: "'{text}' no es una zona horaria como Europe/Madrid",
        english: "'{text}' is not a time zone such as Europe/Madrid"
      )
    }
  }
}
