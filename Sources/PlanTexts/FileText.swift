/// What is wrong with a file as a file: it cannot be opened, or it is no JSON or CSV.
package enum FileText: String, TextKey {
  case error, advice, line, linePosition, wholeFile
  case noSuchFile, isDirectory, unreadable, tooLarge, notWritten, notText
  case notJSON, malformed, nestedTooDeep, numberTooLarge, nullCharacter, duplicateKey
  case noHeader, semicolons, unknownColumn, missingColumn, duplicateColumn
  case fieldCount, unclosedQuote, textAfterQuote

  package var template: Template {
    switch self {
    case .error: Template(spanish: "{place}: {what}.", english: "{place}: {what}.")
    case .advice:
      Template(spanish: "{what}; quizá '{name}'", english: "{what}; maybe '{name}'")
    case .line: Template(spanish: "línea {line}", english: "line {line}")
    case .linePosition:
      Template(spanish: "línea {line}, columna {column}", english: "line {line}, column {column}")
    case .wholeFile: Template(spanish: "archivo", english: "file")

    case .noSuchFile: Template(spanish: "no existe", english: "there is no such file")
    case .isDirectory:
      Template(spanish: "es una carpeta, no un archivo", english: "it is a folder, not a file")
    case .unreadable:
      Template(spanish: "no se puede leer ({cause})", english: "it cannot be read ({cause})")
    case .tooLarge:
      Template(
        spanish: "es demasiado grande; el límite son {limit} MB",
        english: "it is too large; the limit is {limit} MB"
      )
    case .notWritten:
      Template(
        spanish: "no se puede escribir ({cause}); lo que había sigue igual",
        english: "it cannot be written ({cause}); what was there is unchanged"
      )
    case .notText:
      Template(spanish: "el texto no es UTF-8", english: "the text is not UTF-8")

    case .notJSON:
      Template(
        spanish: "esto no es JSON; una lista de platos (CSV) va aparte, con --dishes",
        english: "this is no JSON; a list of dishes (CSV) goes beside the week, with --dishes"
      )
    case .malformed: Template(spanish: "aquí el JSON se rompe", english: "the JSON breaks off here")
    case .nestedTooDeep:
      Template(
        spanish: "hay demasiados corchetes anidados",
        english: "the brackets are nested too deep"
      )
    case .numberTooLarge:
      Template(spanish: "el número es demasiado grande", english: "the number is too large")
    case .nullCharacter:
      Template(
        spanish: "un texto no puede contener el carácter \\u0000",
        english: "a text cannot hold the character \\u0000"
      )
    case .duplicateKey:
      Template(
        spanish: "la clave '{name}' está dos veces",
        english: "the key '{name}' is there twice"
      )

    case .noHeader:
      Template(
        spanish: "falta la cabecera, por ejemplo 'nombre,etiquetas'",
        english: "the header is missing, for example 'name,tags'"
      )
    case .semicolons:
      Template(
        spanish: "las columnas van separadas por comas; el punto y coma separa etiquetas",
        english: "columns are separated by commas; semicolons separate tags"
      )
    case .unknownColumn:
      Template(
        spanish: "una lista de platos no tiene la columna '{name}'",
        english: "a list of dishes has no column '{name}'"
      )
    case .missingColumn:
      Template(spanish: "falta la columna '{name}'", english: "the column '{name}' is missing")
    case .duplicateColumn:
      Template(
        spanish: "la columna '{name}' está dos veces",
        english: "the column '{name}' is there twice"
      )
    case .fieldCount:
      Template(
        spanish: "{found|hay un campo|hay {found} campos}, pero la cabecera tiene {expected}",
        english:
          "{found|there is one field|there are {found} fields}, but the header has {expected}"
      )
    case .unclosedQuote:
      Template(
        spanish: "las comillas que se abren aquí no se cierran",
        english: "the quote that is opened here is not closed"
      )
    case .textAfterQuote:
      Template(
        spanish: "después de las comillas de cierre tiene que venir una coma",
        english: "a closing quote must be followed by a comma"
      )
    }
  }
}
