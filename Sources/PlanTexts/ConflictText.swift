/// Why a week cannot be completed.
package enum ConflictText: String, TextKey {
  case mealsCount, mealsNone, tagCount, tagsCount, tagNone, tagWithoutDishes, dishNone, dishCount
  case together, alone, onDays, forScope, plan
  case context, supply, sum, notMinimal

  package var template: Template {
    switch self {
    case .mealsCount:
      Template(
        spanish: "Hacen falta {needed} platos{scope}, pero las reglas solo dejan {sum}.",
        english: "{needed} meals are to be filled{scope}, but the rules leave room for only {sum}."
      )
    case .mealsNone:
      Template(
        spanish: "Para {scope} no hay ningún plato posible.",
        english: "There is no dish that may go on {scope}."
      )
    case .tagCount:
      Template(
        spanish:
          "{name}: hace falta {needed} {needed|vez|veces} {week}, pero las reglas solo dejan {sum}.",
        english:
          "{name} is asked for {needed|once|{needed} times} {week}, but there is room for only {sum}."
      )
    case .tagsCount:
      Template(
        spanish:
          "Entre {names} hacen falta {needed} platos {week}, pero las reglas solo dejan {sum}.",
        english:
          "{names} together are asked for {needed} times {week}, but there is room for only {sum}."
      )
    case .tagNone:
      Template(
        spanish:
          "{name}: hace falta {needed} {needed|vez|veces} {week}, pero no puede ir ningún plato.",
        english:
          "{name} is asked for {needed|once|{needed} times} {week}, but no dish of it may go anywhere."
      )
    case .tagWithoutDishes:
      Template(
        spanish:
          "{name}: hace falta {needed} {needed|vez|veces} {week}, pero ningún plato lleva esa etiqueta.",
        english:
          "{name} is asked for {needed|once|{needed} times} {week}, but no dish has that tag."
      )
    case .dishNone:
      Template(
        spanish: "{name} toca el {day}, pero ese día no puede ir.",
        english: "{name} is due on {day}, but it may not go on that day."
      )
    case .dishCount:
      Template(
        spanish: "{name} toca {needed} veces, pero las reglas solo dejan {sum}.",
        english: "{name} is due {needed} times, but there is room for only {sum}."
      )
    case .together:
      Template(
        spanish: "Estas {count} cosas no caben juntas{days}.",
        english: "These {count} do not go together{days}."
      )
    case .alone:
      Template(
        spanish: "Esto solo ya impide completar la semana{days}.",
        english: "This alone keeps the week from being complete{days}."
      )
    case .onDays: Template(spanish: "({days})", english: "({days})")
    case .forScope: Template(spanish: "para {scope}", english: "for {scope}")
    case .plan: Template(spanish: "el plan", english: "the plan")
    case .context:
      Template(
        spanish: "Fuera del plan: {meals}",
        english: "Outside the plan: {meals}"
      )
    case .supply: Template(spanish: "{rule} (deja {count})", english: "{rule} (leaves {count})")
    case .sum: Template(spanish: "{parts} = {total}", english: "{parts} = {total}")
    case .notMinimal:
      Template(
        spanish: "Puede que en esta lista sobre algo: no dio tiempo a comprobarlo.",
        english: "Something in this list may be needless: there was no time to check."
      )
    }
  }
}
