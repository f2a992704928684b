/// Why a dish may not stand in a meal.
package enum BlockerText: String, TextKey {
  case usedUp, never, onThatDay, nextToSame, nextToAny, otherMeal, otherDay, dishOtherMeal
  case tooSoon, usedOften, condition, pinned
  case group, groupPart

  package var template: Template {
    switch self {
    case .usedUp:
      Template(
        spanish: "{name} ya llega al máximo de {number} en esa semana",
        english: "{name} is used up for that week (at most {number})"
      )
    case .never:
      Template(spanish: "{name} no se planifica nunca", english: "{name} is never planned")
    case .onThatDay:
      Template(spanish: "ese día ya hay {name}", english: "there is {name} on that day already")
    case .nextToSame:
      Template(
        spanish: "hay {name} el día antes o después en el mismo momento del día",
        english: "there is {name} the day before or after at the same meal"
      )
    case .nextToAny:
      Template(
        spanish: "hay {name} el día antes o después",
        english: "there is {name} the day before or after"
      )
    case .otherMeal:
      Template(spanish: "{name} es solo para {allowed}", english: "{name} is for {allowed} only")
    case .otherDay:
      Template(spanish: "{name} es solo para {allowed}", english: "{name} is for {allowed} only")
    case .dishOtherMeal: Template(spanish: "solo para {allowed}", english: "for {allowed} only")
    case .tooSoon:
      Template(
        spanish: "{number|ya está ese día|hacen falta {number} días entre una vez y otra}",
        english: "{number|it is there on that day|{number} days are needed between two times}"
      )
    case .usedOften:
      Template(
        spanish: "ya está {number|una vez|{number} veces}, su máximo",
        english: "it is there {number|once|{number} times} already, its maximum"
      )
    case .condition:
      Template(spanish: "no cumple: {rule}", english: "it does not meet: {rule}")
    case .pinned: Template(spanish: "{rule}", english: "{rule}")

    case .group:
      Template(
        spanish: "{count|1 plato|{count} platos} ({names}): {reasons}",
        english: "{count|1 dish|{count} dishes} ({names}): {reasons}"
      )
    case .groupPart: Template(spanish: "{names} y {count} más", english: "{names} and {count} more")
    }
  }
}
