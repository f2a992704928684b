/// What is wrong with a command line, and other trouble that is not about the household.
package enum UsageText: String, TextKey {
  case error, advice, hint
  case noCommand, unknownCommand, unknownOption, unclearOption, missingValue, needlessValue
  case missingFile, missingWeek, extraArgument, missingOption
  case notOneOf, notASeed, notADuration
  case notAMeal, noSuchDay, noSuchMeal, unclearDay, sameOutput, notARepair, noSuchRepair
  case notAJobCount, missingChange, noWeeks, missingOperand, notANumber, notADate, notADay,
    notADiet, onlyWithFile, onlyWithHousehold, notTogether,
    notAShell
  case internalError, cannotWrite

  package var template: Template {
    switch self {
    case .error: Template(spanish: "planner: {what}", english: "planner: {what}")
    case .advice: Template(spanish: "{what}; ¿quizá '{name}'?", english: "{what}; maybe '{name}'?")
    case .hint: Template(spanish: "Ayuda: {command}", english: "Help: {command}")

    case .noCommand: Template(spanish: "falta la orden", english: "the command is missing")
    case .unknownCommand:
      Template(spanish: "no existe la orden '{name}'", english: "no command '{name}'")
    case .unknownOption:
      Template(spanish: "no existe la opción '{name}'", english: "no option '{name}'")
    case .unclearOption:
      Template(
        spanish: "'{name}' puede ser {names}",
        english: "'{name}' may mean {names}"
      )
    case .missingValue:
      Template(spanish: "'{name}' necesita un valor", english: "'{name}' needs a value")
    case .needlessValue:
      Template(spanish: "'{name}' no lleva valor", english: "'{name}' takes no value")
    case .missingFile: Template(spanish: "falta el archivo", english: "the file is missing")
    case .missingWeek:
      Template(
        spanish: "falta el archivo, o la semana, como next",
        english: "the file is missing, or the week, such as next"
      )
    case .missingChange:
      Template(
        spanish: "falta el cambio, como Carne.maxPerWeek=2",
        english: "the change is missing, such as Carne.maxPerWeek=2"
      )
    case .noWeeks:
      Template(
        spanish: "no hay ninguna semana en {names}",
        english: "there is no week in {names}"
      )
    case .extraArgument: Template(spanish: "sobra '{name}'", english: "'{name}' is too much")
    case .missingOption:
      Template(spanish: "falta la opción '{name}'", english: "the option '{name}' is missing")

    case .missingOperand: Template(spanish: "falta {name}", english: "{name} is missing")
    case .notANumber:
      Template(
        spanish: "{option}: '{text}' no es un número entero de {lower} a {upper}",
        english: "{option}: '{text}' is not a whole number from {lower} to {upper}"
      )
    case .notADate:
      Template(
        spanish: "{option}: '{text}' no es una fecha como 2026-12-01",
        english: "{option}: '{text}' is not a date such as 2026-12-01"
      )
    case .onlyWithHousehold:
      Template(
        spanish: "{option} solo vale con una semana del hogar, como next",
        english: "{option} goes with a week of the household only, such as next"
      )
    case .notTogether:
      Template(
        spanish: "{option} no va con {other}",
        english: "{option} does not go with {other}"
      )
    case .onlyWithFile:
      Template(
        spanish: "{option} solo vale con un archivo, no con una semana del hogar",
        english: "{option} goes with a file only, not with a week of the household"
      )
    case .notAShell:
      Template(
        spanish: "'{text}' no es ninguno de estos: {allowed}",
        english: "'{text}' is none of these: {allowed}"
      )
    case .notADay:
      Template(
        spanish: "'{text}' no empieza por un día como lun o mon",
        english: "'{text}' does not begin with a day such as mon"
      )
    case .notADiet:
      Template(
        spanish: "'{text}' no pide ninguna de estas dietas: {allowed}",
        english: "'{text}' asks for none of these diets: {allowed}"
      )
    case .notOneOf:
      Template(
        spanish: "{option}: '{text}' no es ninguno de estos: {allowed}",
        english: "{option}: '{text}' is none of these: {allowed}"
      )
    case .notASeed:
      Template(
        spanish: "{option}: '{text}' no es un número entero desde 0",
        english: "{option}: '{text}' is not a whole number from 0"
      )
    case .notADuration:
      Template(
        spanish: "{option}: '{text}' no es un tiempo como 2s, 500ms, 1m o none",
        english: "{option}: '{text}' is not a time such as 2s, 500ms, 1m or none"
      )

    case .notAMeal:
      Template(
        spanish: "{option}: '{text}' no es un momento como mar/cena",
        english: "{option}: '{text}' is not a meal such as tue/dinner"
      )
    case .noSuchDay:
      Template(
        spanish: "{option}: el plan no incluye el día '{text}'",
        english: "{option}: the plan has no day '{text}'"
      )
    case .noSuchMeal:
      Template(
        spanish: "{option}: el plan no tiene '{text}' ese día",
        english: "{option}: the plan has no '{text}' on that day"
      )
    case .unclearDay:
      Template(
        spanish: "{option}: hay más de un '{text}'; pon una fecha o el número del día, desde 1",
        english:
          "{option}: there is more than one '{text}'; give a date or the day's number, from 1"
      )
    case .sameOutput:
      Template(
        spanish: "{option} {value} y {other} {otherValue} van los dos a la salida; elige uno",
        english: "{option} {value} and {other} {otherValue} both go to the output; choose one"
      )
    case .notARepair:
      Template(
        spanish: "{option}: '{text}' no es el número de un cambio, desde 1",
        english: "{option}: '{text}' is not the number of a change, from 1"
      )
    case .noSuchRepair:
      Template(
        spanish: "{option}: no hay cambio {number}; {count|solo hay 1|hay {count}}",
        english: "{option}: there is no change {number}; {count|there is 1 only|there are {count}}"
      )
    case .notAJobCount:
      Template(
        spanish: "{option}: '{text}' no es un número de hilos de {lower} a {upper}",
        english: "{option}: '{text}' is not a number of threads from {lower} to {upper}"
      )
    case .internalError:
      Template(
        spanish: "error interno, no es culpa tuya; por favor, comunícalo: {what}",
        english: "internal error, no fault of yours; please report it: {what}"
      )
    case .cannotWrite:
      Template(
        spanish: "no se puede escribir en la salida ({cause})",
        english: "the output cannot be written ({cause})"
      )
    }
  }
}
