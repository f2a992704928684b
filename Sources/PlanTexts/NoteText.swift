/// What is odd about a file but no error.
package enum NoteText: String, TextKey {
  case note
  case tagTwice, dishWithoutTags, sameName, neverAllowed, mealsClash, glutenClash
  case mealNotPlanned, tagsWithoutRules

  package var template: Template {
    switch self {
    case .note:
      Template(
        spanish: "{place}: aviso: {what}.",
        english: "{place}: note: {what}."
      )
    case .tagTwice:
      Template(
        spanish: "la etiqueta '{name}' está dos veces y cuenta una",
        english: "the tag '{name}' is there twice and counts once"
      )
    case .dishWithoutTags:
      Template(
        spanish: "'{name}' no tiene etiquetas, así que ninguna regla le afecta",
        english: "'{name}' has no tags, so no rule speaks about it"
      )
    case .sameName:
      Template(
        spanish: "hay otro plato que se llama '{name}'",
        english: "another dish is called '{name}' too"
      )
    case .neverAllowed:
      Template(
        spanish: "con un máximo de 0 no se planifica nunca '{name}'",
        english: "a maximum of 0 means that '{name}' is never planned"
      )
    case .mealsClash:
      Template(
        spanish: "'{name}' no cabe en ninguna comida: sus etiquetas se contradicen",
        english: "'{name}' fits no meal: its tags contradict each other"
      )
    case .glutenClash:
      Template(
        spanish: "'{name}' lleva a la vez '{tag}' y '{other}'",
        english: "'{name}' has both '{tag}' and '{other}'"
      )
    case .mealNotPlanned:
      Template(
        spanish: "el plan no tiene ninguna comida llamada '{name}'",
        english: "the plan has no meal called '{name}'"
      )
    case .tagsWithoutRules:
      Template(
        spanish: "{count|esta etiqueta no tiene reglas|estas etiquetas no tienen reglas}: {names}",
        english: "{count|this tag has no rules|these tags have no rules}: {names}"
      )
    }
  }
}
