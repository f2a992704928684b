/// What a profile may say in words of its own; these are the words where it does not.
///
/// The key of a text in a profile's file is the name of its case.
package enum ProfileText: String, TextKey {
  case dish, dishes, generate, newPlan, reroll, choose, markCooked, chooseDays, noMenu
  case noDishes, tooFewDishes, tooFewDays
  case shortAny, shortVegetarian, shortVegan
  case leftAny, leftVegetarian, leftVegan
  case noneAny, noneVegetarian, noneVegan
  case shortMeals

  package var template: Template {
    switch self {
    case .dish: Template(spanish: "plato", english: "dish")
    case .dishes: Template(spanish: "platos", english: "dishes")
    case .generate: Template(spanish: "Completar semana", english: "Complete week")
    case .newPlan: Template(spanish: "Nuevo plan", english: "New plan")
    case .reroll: Template(spanish: "Otro plato", english: "Another dish")
    case .choose: Template(spanish: "Elegir", english: "Choose")
    case .markCooked: Template(spanish: "Marcar como cocinado", english: "Mark as cooked")
    case .chooseDays:
      Template(spanish: "Elige los días que planificas", english: "Choose the days that you plan")
    case .noMenu: Template(spanish: "Esta semana está vacía", english: "This week is empty")

    case .noDishes:
      Template(
        spanish: "Añade tu primer plato para empezar",
        english: "Add your first dish to begin"
      )
    case .tooFewDishes:
      Template(
        spanish: "Añade al menos {minimum|1 plato|{minimum} platos}; tienes {count}",
        english: "Add at least {minimum|1 dish|{minimum} dishes}; you have {count}"
      )
    case .tooFewDays:
      Template(
        spanish: "Elige al menos {minimum|1 día|{minimum} días}; has elegido {count}",
        english: "Choose at least {minimum|1 day|{minimum} days}; you chose {count}"
      )

    case .shortAny:
      Template(
        spanish: "Para {days|1 día|{days} días} solo hay {count|1 plato|{count} platos}",
        english: "For {days|1 day|{days} days} there {count|is only 1 dish|are only {count} dishes}"
      )
    case .shortVegetarian:
      Template(
        spanish: """
          Para {days|1 día vegetariano|{days} días vegetarianos} solo hay \
          {count|1 plato vegetariano|{count} platos vegetarianos}
          """,
        english: """
          For {days|1 vegetarian day|{days} vegetarian days} there \
          {count|is only 1 vegetarian dish|are only {count} vegetarian dishes}
          """
      )
    case .shortVegan:
      Template(
        spanish: """
          Para {days|1 día vegano|{days} días veganos} solo hay \
          {count|1 plato vegano|{count} platos veganos}
          """,
        english: """
          For {days|1 vegan day|{days} vegan days} there \
          {count|is only 1 vegan dish|are only {count} vegan dishes}
          """
      )

    case .leftAny:
      Template(
        spanish:
          "Para {days|1 día|{days} días} más solo {count|queda 1 plato|quedan {count} platos}",
        english: """
          For {days|1 more day|{days} more days} there \
          {count|is only 1 dish|are only {count} dishes} left
          """
      )
    case .leftVegetarian:
      Template(
        spanish: """
          Para {days|1 día vegetariano|{days} días vegetarianos} más solo \
          {count|queda 1 plato vegetariano|quedan {count} platos vegetarianos}
          """,
        english: """
          For {days|1 more vegetarian day|{days} more vegetarian days} there \
          {count|is only 1 vegetarian dish|are only {count} vegetarian dishes} left
          """
      )
    case .leftVegan:
      Template(
        spanish: """
          Para {days|1 día vegano|{days} días veganos} más solo \
          {count|queda 1 plato vegano|quedan {count} platos veganos}
          """,
        english: """
          For {days|1 more vegan day|{days} more vegan days} there \
          {count|is only 1 vegan dish|are only {count} vegan dishes} left
          """
      )

    case .noneAny:
      Template(
        spanish: "No queda ningún plato para {days|1 día|{days} días}",
        english: "There is no dish left for {days|1 day|{days} days}"
      )
    case .noneVegetarian:
      Template(
        spanish: """
          No queda ningún plato vegetariano para {days|1 día vegetariano|{days} días vegetarianos}
          """,
        english: """
          There is no vegetarian dish left for {days|1 vegetarian day|{days} vegetarian days}
          """
      )
    case .noneVegan:
      Template(
        spanish: "No queda ningún plato vegano para {days|1 día vegano|{days} días veganos}",
        english: "There is no vegan dish left for {days|1 vegan day|{days} vegan days}"
      )

    case .shortMeals:
      Template(
        spanish: "Te {missing|falta 1 plato|faltan {missing} platos} para los días que has elegido",
        english: "You need {missing|1 more dish|{missing} more dishes} for the days that you chose"
      )
    }
  }
}
