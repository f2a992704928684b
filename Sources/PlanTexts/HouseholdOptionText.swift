/// What each option of the commands about a household does.
package enum HouseholdOptionText: String, TextKey {
  case store, yes, again, profile, name, windows, weekends, timeZone, details, tag, dishMeal,
    diet, rating, minGap, fixedDay, maxUses, ingredient, servings, notes, untagged, force,
    tagColor, date, undo, replace, by, period, since, until, people, tick, untick, add, remove,
    clearTicked

  package var template: Template {
    switch self {
    case .store:
      Template(
        spanish: "el archivo del hogar; si no se dice, el de siempre",
        english: "the household's file; else the usual one"
      )
    case .yes:
      Template(
        spanish: "no pregunta antes de borrar o cambiar",
        english: "does not ask before it clears or replaces"
      )
    case .again:
      Template(
        spanish: "vuelve a elegir lo que se llenó solo; lo que pusiste tú se queda",
        english: "chooses anew what was filled; what you chose stays"
      )
    case .profile:
      Template(
        spanish:
          "cómo se planifica: la semana de una familia, cenas de algunos días o un archivo propio",
        english: "how to plan: a family week, dinners of some days, or a file of your own"
      )
    case .name: Template(spanish: "el nombre", english: "the name")
    case .windows:
      Template(
        spanish: "qué se planifica: solo cenas, solo comidas o las dos",
        english: "what is planned: dinners, lunches or both"
      )
    case .weekends:
      Template(
        spanish: "si se planifican sábados y domingos",
        english: "whether Saturdays and Sundays are planned"
      )
    case .timeZone:
      Template(
        spanish: "la zona horaria del calendario; si no se dice, la del sistema",
        english: "the time zone of the calendar; else that of the system"
      )
    case .details:
      Template(
        spanish: "una línea sobre el plato, hasta 100 caracteres; vacía la quita",
        english: "a line about the dish, at most 100 characters; empty takes it away"
      )
    case .tag:
      Template(
        spanish: "una etiqueta; de un plato, varias, y al cambiarlo todas las que tendrá",
        english: "a tag; of a dish, several, and when it is changed all that it will have"
      )
    case .dishMeal:
      Template(
        spanish: "solo en esa comida del día; se puede repetir",
        english: "only in that meal of the day; may be repeated"
      )
    case .diet: Template(spanish: "de qué está hecho", english: "what it is made of")
    case .rating:
      Template(
        spanish: "de una a cinco estrellas; none la quita",
        english: "one to five stars; none takes it away"
      )
    case .minGap:
      Template(
        spanish: "días que pasan al menos hasta que se repite; none lo quita",
        english: "days at least until it comes again; none takes it away"
      )
    case .fixedDay:
      Template(
        spanish: "el día en que siempre toca; none lo quita",
        english: "the day on which it always comes; none takes it away"
      )
    case .maxUses:
      Template(
        spanish: "cuántas veces como mucho en una semana; none lo quita",
        english: "how often at most in a week; none takes it away"
      )
    case .ingredient:
      Template(
        spanish: "un ingrediente; se puede repetir. Tras @ va la sección de la tienda",
        english: "an ingredient; may be repeated. After @ comes the section of the shop"
      )
    case .servings:
      Template(
        spanish: "para cuántas personas son los ingredientes",
        english: "for how many people the ingredients are"
      )
    case .notes: Template(spanish: "cómo se prepara", english: "how to cook it")
    case .untagged:
      Template(
        spanish: "admite un plato sin etiquetas",
        english: "allows a dish without tags"
      )
    case .force:
      Template(
        spanish: "lo hace aunque haya pegas, y las dice",
        english: "does it in spite of objections, and says them"
      )
    case .tagColor: Template(spanish: "el color de la etiqueta", english: "the colour of the tag")
    case .date: Template(spanish: "el día; si no se dice, hoy", english: "the day; else today")
    case .undo:
      Template(
        spanish: "lo contrario: no se cocinó",
        english: "the other way: it was not cooked"
      )
    case .replace:
      Template(
        spanish: "también donde ya hay algo",
        english: "also where something stands already"
      )
    case .by:
      Template(
        spanish: "qué se cuenta: platos, etiquetas, semanas o lo que hace tiempo que no sale",
        english: "what is counted: dishes, tags, weeks or what did not come for long"
      )
    case .period:
      Template(
        spanish: "los días que cuentan; si no se dice, todos",
        english: "the days that count; else all"
      )
    case .since:
      Template(
        spanish: "el primer día que cuenta",
        english: "the first day that counts"
      )
    case .until:
      Template(
        spanish: "el último día que cuenta",
        english: "the last day that counts"
      )
    case .people:
      Template(
        spanish: "para cuántas personas se compra",
        english: "for how many people to shop"
      )
    case .tick:
      Template(
        spanish: "marca algo como comprado",
        english: "marks something as bought"
      )
    case .untick: Template(spanish: "quita la marca", english: "takes the mark away")
    case .add: Template(spanish: "añade algo a mano", english: "adds something by hand")
    case .remove:
      Template(
        spanish: "quita algo añadido a mano",
        english: "takes something away that was added by hand"
      )
    case .clearTicked:
      Template(
        spanish: "quita lo añadido a mano que ya está comprado",
        english: "takes away what was added by hand and is bought"
      )
    }
  }
}
