/// Why a change to what a household keeps is refused.
package enum HouseholdText: String, TextKey {
  case unknownDish, unclearDish, unknownTag, unclearTag, unknownTemplate, candidate
  case emptyName, nameNotOneLine, nameTooLong, detailsNotOneLine, detailsTooLong
  case noTag, noMeals, outOfRange
  case rating, servings, minGapDays, maxUses, maxPerWeek, minPerWeek
  case plannedThisWeek, plannedLater, meal
  case tagNameTaken, predefinedTag, lastTag, minAboveMax, noDays
  case cookedInFuture, emptyTemplate, templateNameTaken
  case tooManyDishes, tooManyTags, premiumOnly
  case customTags, separation, fixedDay, templates, shoppingList, statistics

  package var template: Template {
    switch self {
    case .unknownDish:
      Template(spanish: "No existe el plato '{name}'", english: "There is no dish '{name}'")
    case .unclearDish:
      Template(
        spanish: "'{name}' puede ser más de un plato: {names}",
        english: "'{name}' can be more than one dish: {names}"
      )
    case .unknownTag:
      Template(spanish: "No existe la etiqueta '{name}'", english: "There is no tag '{name}'")
    case .unclearTag:
      Template(
        spanish: "'{name}' puede ser más de una etiqueta: {names}",
        english: "'{name}' can be more than one tag: {names}"
      )
    case .unknownTemplate:
      Template(spanish: "No existe la plantilla '{name}'", english: "There is no template '{name}'")
    case .candidate: Template(spanish: "{name} ({key})", english: "{name} ({key})")

    case .emptyName:
      Template(spanish: "El nombre no puede estar vacío", english: "The name cannot be empty")
    case .nameNotOneLine:
      Template(
        spanish: "El nombre tiene que caber en una línea",
        english: "The name has to be on one line"
      )
    case .nameTooLong:
      Template(
        spanish: "El nombre tiene {length} caracteres; caben {limit}",
        english: "The name has {length} characters; {limit} are allowed"
      )
    case .detailsNotOneLine:
      Template(
        spanish: "La descripción tiene que caber en una línea",
        english: "The description has to be on one line"
      )
    case .detailsTooLong:
      Template(
        spanish: "La descripción tiene {length} caracteres; caben {limit}",
        english: "The description has {length} characters; {limit} are allowed"
      )
    case .noTag:
      Template(spanish: "Debe tener al menos 1 etiqueta", english: "It must have at least 1 tag")
    case .noMeals:
      Template(
        spanish: "Tiene que poder estar en alguna comida del día",
        english: "It has to fit some meal of the day"
      )
    case .outOfRange:
      Template(
        spanish: "{what}: {number} no está entre {lower} y {upper}",
        english: "{what}: {number} is not between {lower} and {upper}"
      )
    case .rating: Template(spanish: "Estrellas", english: "Stars")
    case .servings: Template(spanish: "Raciones", english: "Servings")
    case .minGapDays: Template(spanish: "Días de separación", english: "Days apart")
    case .maxUses: Template(spanish: "Máximo de veces", english: "Most times")
    case .maxPerWeek: Template(spanish: "Máximo por semana", english: "Most times a week")
    case .minPerWeek: Template(spanish: "Mínimo por semana", english: "Fewest times a week")

    case .plannedThisWeek:
      Template(
        spanish: "'{name}' está en el plan de esta semana y no se puede eliminar: {meals}",
        english: "'{name}' is in this week's plan and cannot be removed: {meals}"
      )
    case .plannedLater:
      Template(
        spanish: "'{name}' está en el plan de otras semanas: {meals}; "
          + "si se elimina a la fuerza, se vacían",
        english: "'{name}' is in the plan of other weeks: {meals}; "
          + "removing it by force empties them"
      )
    case .meal:
      Template(spanish: "{day} {date} ({meal})", english: "{day} {date} ({meal})")

    case .tagNameTaken:
      Template(
        spanish: "Ya hay una etiqueta que se llama '{name}'",
        english: "A tag is called '{name}' already"
      )
    case .predefinedTag:
      Template(
        spanish: "'{name}' es de todos los hogares: solo se cambian sus reglas",
        english: "'{name}' belongs to every household: only its rules can change"
      )
    case .lastTag:
      Template(
        spanish: "Sin '{name}' {count|se queda|se quedan} sin etiquetas: {names}",
        english: "Without '{name}' {count|this dish has|these dishes have} no tags: {names}"
      )
    case .minAboveMax:
      Template(
        spanish: "Al menos {lower} y como mucho {upper} por semana no puede ser",
        english: "At least {lower} and at most {upper} a week cannot both hold"
      )
    case .noDays:
      Template(spanish: "Hace falta al menos un día", english: "At least one day is needed")

    case .cookedInFuture:
      Template(
        spanish: "El {date} todavía no ha llegado",
        english: "{date} is still to come"
      )
    case .emptyTemplate:
      Template(
        spanish: "No hay ningún plato que guardar en la plantilla",
        english: "There is no dish to keep in the template"
      )
    case .templateNameTaken:
      Template(
        spanish: "Ya hay una plantilla que se llama '{name}'",
        english: "A template is called '{name}' already"
      )

    case .tooManyDishes:
      Template(
        spanish: "La versión gratuita tiene {limit|1 plato|{limit} platos} como máximo",
        english: "The free version has at most {limit|1 dish|{limit} dishes}"
      )
    case .tooManyTags:
      Template(
        spanish: "La versión gratuita tiene {limit|1 etiqueta|{limit} etiquetas} como máximo",
        english: "The free version has at most {limit|1 tag|{limit} tags}"
      )
    case .premiumOnly: Template(spanish: "{what}: solo Premium", english: "{what}: Premium only")
    case .customTags: Template(spanish: "Etiquetas personalizadas", english: "Custom tags")
    case .separation:
      Template(
        spanish: "Días de separación entre dos veces",
        english: "Days between two times"
      )
    case .fixedDay: Template(spanish: "Siempre el mismo día", english: "Always on the same day")
    case .templates: Template(spanish: "Plantillas", english: "Templates")
    case .shoppingList: Template(spanish: "Lista de la compra", english: "Shopping list")
    case .statistics: Template(spanish: "Estadísticas", english: "Statistics")
    }
  }
}
