/// What is wrong with a change of rules.
package enum ChangeText: String, TextKey {
  case error
  case notAChange, unknownRule, ruleOfDishes, ruleOfTags, missingValue, needlessValue
  case notANumber, notYesOrNo, notYesOrScope, notADay, emptyName, addsNothing
  case notASweep, badRange
  case unknownTag, unknownDish, unclearTag, unclearDish, alreadyThere, notThere
  case noChanges

  package var template: Template {
    switch self {
    case .error: Template(spanish: "'{change}': {what}", english: "'{change}': {what}")
    case .notAChange:
      Template(
        spanish: "no es un cambio como Carne.maxPerWeek=2, +Pescado.minPerWeek=1 o "
          + "-Huevos.noDuplicateInDay",
        english: "it is no change such as Carne.maxPerWeek=2, +Pescado.minPerWeek=1 or "
          + "-Huevos.noDuplicateInDay"
      )
    case .unknownRule:
      Template(spanish: "no existe la regla '{name}'", english: "there is no rule '{name}'")
    case .ruleOfDishes:
      Template(spanish: "'{name}' es una regla de platos", english: "'{name}' is a rule of dishes")
    case .ruleOfTags:
      Template(
        spanish: "'{name}' es una regla de etiquetas",
        english: "'{name}' is a rule of tags"
      )
    case .missingValue:
      Template(
        spanish: "falta lo que dice la regla, {name}=…",
        english: "what the rule says is missing, {name}=…"
      )
    case .needlessValue:
      Template(
        spanish: "lo que se quita no lleva valor; basta {name}",
        english: "what is taken away has no value; {name} will do"
      )
    case .notANumber:
      Template(
        spanish: "'{text}' no es un número entero entre {lower} y {upper}",
        english: "'{text}' is no whole number between {lower} and {upper}"
      )
    case .notYesOrNo:
      Template(
        spanish: "'{text}' no es ni true ni false",
        english: "'{text}' is neither true nor false"
      )
    case .notYesOrScope:
      Template(
        spanish: "'{text}' no es true, false, sameMeal ni anyMeal",
        english: "'{text}' is none of true, false, sameMeal, anyMeal"
      )
    case .notADay:
      Template(
        spanish: "'{text}' no es un día; los días son mon, tue, wed, thu, fri, sat, sun",
        english: "'{text}' is not a day; days are mon, tue, wed, thu, fri, sat, sun"
      )
    case .emptyName:
      Template(
        spanish: "hace falta un nombre, y en su sitio no hay ninguno o hay varios",
        english: "one name is needed, and none or several are in its place"
      )
    case .addsNothing:
      Template(
        spanish: "con false no se añade ninguna regla",
        english: "false adds no rule"
      )
    case .notASweep:
      Template(
        spanish: "no es una serie de números como Carne.maxPerWeek=0..7",
        english: "it is no series of numbers such as Carne.maxPerWeek=0..7"
      )
    case .badRange:
      Template(
        spanish: "de {first} a {last} tiene que haber entre 1 y {count} números",
        english: "from {first} to {last} there must be 1 to {count} numbers"
      )
    case .unknownTag:
      Template(
        spanish: "ninguna semana tiene la etiqueta '{name}'",
        english: "no week has the tag '{name}'"
      )
    case .unknownDish:
      Template(
        spanish: "ninguna semana tiene el plato '{name}'",
        english: "no week has the dish '{name}'"
      )
    case .unclearTag:
      Template(
        spanish: "{file} tiene más de una etiqueta '{name}'; usa su clave",
        english: "{file} has more than one tag '{name}'; use its key"
      )
    case .unclearDish:
      Template(
        spanish: "{file} tiene más de un plato '{name}'; usa su 'id'",
        english: "{file} has more than one dish '{name}'; use its 'id'"
      )
    case .alreadyThere:
      Template(
        spanish: "{file} ya tiene esa regla; sin el signo + se cambia",
        english: "{file} has that rule already; without the sign + it is changed"
      )
    case .notThere:
      Template(
        spanish: "{file} no tiene esa regla",
        english: "{file} has no such rule"
      )
    case .noChanges:
      Template(spanish: "no contiene ningún cambio", english: "it holds no change")
    }
  }
}
