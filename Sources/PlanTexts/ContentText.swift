/// What is wrong with something that a file says.
package enum ContentText: String, TextKey {
  case unknownKey, missingKey
  case expectedObject, expectedList, expectedText, expectedNumber, expectedYesOrNo
  case expectedDayOrNumber, expectedNameOrNames, expectedYesOrScope, expectedDayOrAppointment
  case notWhole, outOfRange, unknownSchema, empty, notOneLine, tooLong, notOneOf, notAColor,
    keysClash
  case notADate, notAMonday, notATime, notAnAmount, notAKey, notADay, dayOutside, weekdayUnclear,
    dateWithoutStart
  case contextInside, contextOnOtherSide
  case unknownTag, unknownDish, unclearTag, unclearDish
  case duplicateEntry, duplicateTag, duplicateDish, duplicateMeal, duplicateSlot, noSuchSlot,
    slotTaken, notASlot
  case noWeekBeside
  case unknownProfile, noFirstMeal, brokenGap, unknownGap

  package var template: Template {
    switch self {
    case .unknownKey: Template(spanish: "no existe la clave '{name}'", english: "no key '{name}'")
    case .missingKey:
      Template(spanish: "falta la clave '{name}'", english: "the key '{name}' is missing")
    case .expectedObject:
      Template(spanish: "tiene que ser un objeto", english: "it must be an object")
    case .expectedList:
      Template(spanish: "tiene que ser una lista [ ]", english: "it must be a list [ ]")
    case .expectedText: Template(spanish: "tiene que ser un texto", english: "it must be a text")
    case .expectedNumber:
      Template(spanish: "tiene que ser un número", english: "it must be a number")
    case .expectedYesOrNo:
      Template(spanish: "tiene que ser true o false", english: "it must be true or false")
    case .expectedDayOrNumber:
      Template(
        spanish: "tiene que ser un día, una fecha o un número de día",
        english: "it must be a day, a date or the number of a day"
      )
    case .expectedNameOrNames:
      Template(
        spanish: "tiene que ser un texto o un objeto con 'es' y 'en'",
        english: "it must be a text or an object with 'es' and 'en'"
      )
    case .expectedYesOrScope:
      Template(
        spanish: "tiene que ser true, false, 'sameMeal' o 'anyMeal'",
        english: "it must be true, false, 'sameMeal' or 'anyMeal'"
      )
    case .expectedDayOrAppointment:
      Template(
        spanish: "tiene que ser un día o un objeto con 'day' y 'meal'",
        english: "it must be a day or an object with 'day' and 'meal'"
      )
    case .notWhole:
      Template(spanish: "tiene que ser un número entero", english: "it must be a whole number")
    case .outOfRange:
      Template(
        spanish: "{number} no está entre {lower} y {upper}",
        english: "{number} is not between {lower} and {upper}"
      )
    case .unknownSchema:
      Template(
        spanish: "este programa solo lee la versión {known}, no la {number}",
        english: "this program reads version {known} only, not {number}"
      )
    case .empty: Template(spanish: "no puede estar vacío", english: "it must not be empty")
    case .notOneLine:
      Template(spanish: "tiene que caber en una línea", english: "it must be on one line")
    case .tooLong:
      Template(
        spanish: "tiene {length} caracteres; caben {limit}",
        english: "it has {length} characters; {limit} are allowed"
      )
    case .notOneOf:
      Template(
        spanish: "'{text}' no es ninguno de estos: {allowed}",
        english: "'{text}' is none of these: {allowed}"
      )
    case .notAColor:
      Template(
        spanish: "'{text}' no es un color como #E74C3C",
        english: "'{text}' is not a colour such as #E74C3C"
      )
    case .keysClash:
      Template(
        spanish: "'{name}' no puede estar junto a '{other}'",
        english: "'{name}' cannot stand beside '{other}'"
      )

    case .notADate:
      Template(
        spanish: "'{text}' no es una fecha como 2026-11-30",
        english: "'{text}' is not a date such as 2026-11-30"
      )
    case .notAMonday:
      Template(
        spanish: "'{text}' no es un lunes, y las semanas empiezan en lunes",
        english: "'{text}' is not a Monday, and weeks begin on Mondays"
      )
    case .notATime:
      Template(
        spanish: "'{text}' no es una hora como 21:00",
        english: "'{text}' is not a time such as 21:00"
      )
    case .notAnAmount:
      Template(
        spanish: "'{text}' no es una cantidad como 250, 3/4 o 1-2",
        english: "'{text}' is not an amount such as 250, 3/4 or 1-2"
      )
    case .notAKey:
      Template(
        spanish: "'{text}' no puede ser una clave",
        english: "'{text}' cannot be a key"
      )
    case .notADay:
      Template(
        spanish:
          "'{text}' no es un día; los días son mon, tue, wed, thu, fri, sat, sun o una fecha",
        english: "'{text}' is not a day; days are mon, tue, wed, thu, fri, sat, sun or a date"
      )
    case .dayOutside:
      Template(
        spanish: "el plan no incluye el día '{text}'",
        english: "the plan has no day '{text}'"
      )
    case .weekdayUnclear:
      Template(
        spanish: "el plan tiene más de un '{text}'; pon una fecha o el número del día, desde 1",
        english: "the plan has more than one '{text}'; give a date or the number of the day, from 1"
      )
    case .dateWithoutStart:
      Template(
        spanish: "'{text}' es una fecha, pero el plan no tiene 'week.start'",
        english: "'{text}' is a date, but the plan has no 'week.start'"
      )
    case .contextInside:
      Template(
        spanish: "el día '{text}' está dentro del plan; ponlo en 'pins'",
        english: "the day '{text}' is inside the plan; put it into 'pins'"
      )
    case .contextOnOtherSide:
      Template(
        spanish: "el día '{text}' está al otro lado del plan",
        english: "the day '{text}' is on the other side of the plan"
      )

    case .unknownTag:
      Template(spanish: "no existe la etiqueta '{name}'", english: "no tag '{name}'")
    case .unknownDish: Template(spanish: "no existe el plato '{name}'", english: "no dish '{name}'")
    case .unclearTag:
      Template(
        spanish: "hay más de una etiqueta '{name}'; usa su clave",
        english: "there is more than one tag '{name}'; use its key"
      )
    case .unclearDish:
      Template(
        spanish: "hay más de un plato '{name}'; dale a cada uno un 'id'",
        english: "there is more than one dish '{name}'; give each an 'id'"
      )
    case .duplicateEntry:
      Template(spanish: "'{name}' está dos veces", english: "'{name}' is there twice")
    case .duplicateTag:
      Template(
        spanish: "la etiqueta '{name}' está dos veces",
        english: "the tag '{name}' is there twice"
      )
    case .duplicateDish:
      Template(
        spanish: "el plato '{name}' está dos veces",
        english: "the dish '{name}' is there twice"
      )
    case .duplicateMeal:
      Template(
        spanish: "la comida '{name}' está dos veces",
        english: "the meal '{name}' is there twice"
      )
    case .duplicateSlot:
      Template(
        spanish: "{meal} del día '{day}' está dos veces",
        english: "{meal} on '{day}' is there twice"
      )
    case .noSuchSlot:
      Template(
        spanish: "el plan no tiene {meal} el día '{day}'",
        english: "the plan has no {meal} on '{day}'"
      )
    case .slotTaken:
      Template(
        spanish: "{meal} del día '{day}' ya tiene un plato",
        english: "{meal} on '{day}' has a dish already"
      )
    case .notASlot:
      Template(
        spanish: "'{text}' no es una comida del plan como tue/dinner",
        english: "'{text}' is not a meal of the plan such as tue/dinner"
      )
    case .noWeekBeside:
      Template(
        spanish: "a su lado falta la semana '{name}'",
        english: "the week '{name}' is missing beside it"
      )
    case .unknownProfile:
      Template(spanish: "no hay perfil '{name}'", english: "no profile '{name}'")
    case .noFirstMeal:
      Template(
        spanish: "al menos una tiene que planificarse desde el principio",
        english: "at least one has to be planned from the beginning"
      )
    case .brokenGap:
      Template(
        spanish: "las llaves de '{text}' no se corresponden",
        english: "the braces of '{text}' do not match"
      )
    case .unknownGap:
      Template(
        spanish: "no hay valor para el hueco '{name}'",
        english: "there is no value for the gap '{name}'"
      )
    }
  }
}
