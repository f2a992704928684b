/// What the commands about a household answer.
package enum HomeReportText: String, TextKey {
  case created, alreadyThere, firstDishes, nextStep, dishSaved, dishesSaved, dishRemoved,
    confirmRemoveDish, noDishes, noSuchDishes, dish, tags, diet, stars, never, rules,
    dishes, tag, details, meals, ingredients, ingredientsFor, preparation, cookedTimes,
    neverCooked, removedDish, standard, vegetarian, vegan, tagSaved, tagRemoved,
    confirmRemoveTag, assigned, assignedInstead, assignedForced, cleared, wasEmpty,
    confirmReset, reset, confirmAgain, copied, notCopied, confirmReplace, confirmRepair,
    daysChosen, templateSaved, templateRemoved, confirmReplaceTemplate,
    confirmRemoveTemplate, confirmDays, noTemplates, planned, cookedCount, lastTime, week,
    distinct, moreRows, todayMeals, upNext, nothingPlanned, cooked, cookedAlready, uncooked,
    notCooked, confirmCooked, confirmUncooked, nothingCooked, nothingToCook, settingSaved,
    hiddenMeals, exported, events, imported, confirmImport, confirm, notConfirmed, declined,
    changedMeanwhile, untagged

  package var template: Template {
    switch self {
    case .created: Template(spanish: "Listo: {file}", english: "Done: {file}")
    case .alreadyThere:
      Template(
        spanish: "ya hay un hogar en {file}; no se ha tocado",
        english: "there is a household in {file} already; it was left alone"
      )
    case .untagged:
      Template(
        spanish: "{text}: {tag} Carne, o {untagged}",
        english: "{text}: {tag} Meat, or {untagged}"
      )
    case .firstDishes:
      Template(
        spanish: "Añade al menos 2-3 platos para empezar: {command}",
        english: "Add at least 2 or 3 dishes to begin: {command}"
      )
    case .nextStep:
      Template(
        spanish: "Para llenar la semana que viene: {command}",
        english: "To fill next week: {command}"
      )
    case .dishSaved:
      Template(
        spanish: "Plato guardado{mark}: {name}",
        english: "Dish saved{mark}: {name}"
      )
    case .dishesSaved:
      Template(
        spanish: "{count|Un plato guardado|{count} platos guardados}{mark}",
        english: "{count|One dish saved|{count} dishes saved}{mark}"
      )
    case .dishRemoved:
      Template(
        spanish: "Plato eliminado: {name}",
        english: "Dish removed: {name}"
      )
    case .confirmRemoveDish: Template(spanish: "¿Eliminar {name}?", english: "Remove {name}?")
    case .noDishes:
      Template(
        spanish: "Añade tu primer plato para empezar",
        english: "Add your first dish to begin"
      )
    case .noSuchDishes: Template(spanish: "Ningún plato es así", english: "No dish is like that")
    case .dish: Template(spanish: "Plato", english: "Dish")
    case .tags: Template(spanish: "Etiquetas", english: "Tags")
    case .diet: Template(spanish: "Dieta", english: "Diet")
    case .stars: Template(spanish: "Estrellas", english: "Stars")
    case .never: Template(spanish: "nunca", english: "never")
    case .rules: Template(spanish: "Reglas", english: "Rules")
    case .dishes: Template(spanish: "Platos", english: "Dishes")
    case .tag: Template(spanish: "Etiqueta", english: "Tag")
    case .details: Template(spanish: "Descripción", english: "Description")
    case .meals: Template(spanish: "Comidas", english: "Meals")
    case .ingredients: Template(spanish: "Ingredientes", english: "Ingredients")
    case .ingredientsFor:
      Template(
        spanish: "Ingredientes para {count|una persona|{count} personas}",
        english: "Ingredients for {count|one person|{count} people}"
      )
    case .preparation: Template(spanish: "Preparación", english: "How to cook it")
    case .cookedTimes:
      Template(
        spanish: "{count|Cocinado una vez|Cocinado {count} veces}; la última, {date}",
        english: "{count|Cooked once|Cooked {count} times}; last on {date}"
      )
    case .neverCooked: Template(spanish: "Todavía no se ha cocinado", english: "Not cooked yet")
    case .removedDish:
      Template(
        spanish: "Ya no está entre los platos, desde {date}",
        english: "No longer among the dishes, since {date}"
      )
    case .standard: Template(spanish: "de todo", english: "anything")
    case .vegetarian: Template(spanish: "vegetariano", english: "vegetarian")
    case .vegan: Template(spanish: "vegano", english: "vegan")
    case .tagSaved:
      Template(
        spanish: "Etiqueta guardada{mark}: {name} ({rules})",
        english: "Tag saved{mark}: {name} ({rules})"
      )
    case .tagRemoved:
      Template(
        spanish: "Etiqueta eliminada: {name}",
        english: "Tag removed: {name}"
      )
    case .confirmRemoveTag:
      Template(
        spanish: "¿Eliminar la etiqueta {name} de {count|un plato|{count} platos}?",
        english: "Remove the tag {name} from {count|one dish|{count} dishes}?"
      )
    case .assigned: Template(spanish: "{slot}: {dish}", english: "{slot}: {dish}")
    case .assignedInstead:
      Template(
        spanish: "{slot}: {dish}, en vez de {old}",
        english: "{slot}: {dish}, in place of {old}"
      )
    case .assignedForced: Template(spanish: "Incumple una regla:", english: "It breaks a rule:")
    case .cleared:
      Template(
        spanish: "{slot}: vacío; estaba {dish}",
        english: "{slot}: empty; it was {dish}"
      )
    case .wasEmpty:
      Template(
        spanish: "{slot} ya estaba vacío",
        english: "{slot} was empty already"
      )
    case .confirmReset:
      Template(
        spanish: "¿Limpiar la semana completa? Esto no se puede deshacer",
        english: "Clear the whole week? This cannot be undone"
      )
    case .reset:
      Template(
        spanish: "{count|Un plato quitado|{count} platos quitados}",
        english: "{count|One dish taken out|{count} dishes taken out}"
      )
    case .confirmAgain:
      Template(
        spanish: "¿Elegir de nuevo {count|un plato|{count} platos}? Lo que elegiste tú se queda",
        english: "Choose {count|one dish|{count} dishes} anew? What you chose stays"
      )
    case .copied:
      Template(
        spanish: "{count|Un plato puesto|{count} platos puestos}",
        english: "{count|One dish put|{count} dishes put}"
      )
    case .notCopied: Template(spanish: "No se ha puesto:", english: "Not put:")
    case .confirmReplace:
      Template(
        spanish: "¿Cambiar lo que ya hay en la semana? Esto no se puede deshacer",
        english: "Replace what stands in the week? This cannot be undone"
      )
    case .confirmRepair:
      Template(
        spanish: "¿Hacer este cambio en el hogar? {text}",
        english: "Make this change in the household? {text}"
      )
    case .daysChosen: Template(spanish: "Días elegidos: {names}", english: "Days chosen: {names}")
    case .templateSaved:
      Template(
        spanish: "Plantilla guardada{mark}: {name}, con {count|un plato|{count} platos}",
        english: "Template saved{mark}: {name}, with {count|one dish|{count} dishes}"
      )
    case .templateRemoved:
      Template(
        spanish: "Plantilla eliminada: {name}",
        english: "Template removed: {name}"
      )
    case .confirmReplaceTemplate:
      Template(
        spanish: "¿Guardar otra vez la plantilla {name}? La de ahora se pierde",
        english: "Save the template {name} again? The one there now is lost"
      )
    case .confirmDays:
      Template(
        spanish: "¿Quitar lo que no es de la dieta de su día? {names}",
        english: "Take out what does not suit the diet of its day? {names}"
      )
    case .confirmRemoveTemplate:
      Template(
        spanish: "¿Eliminar la plantilla {name}?",
        english: "Remove the template {name}?"
      )
    case .noTemplates:
      Template(
        spanish: "Todavía no hay plantillas",
        english: "There are no templates yet"
      )
    case .planned: Template(spanish: "Planificado", english: "Planned")
    case .cookedCount: Template(spanish: "Cocinado", english: "Cooked")
    case .lastTime: Template(spanish: "Última vez", english: "Last time")
    case .week: Template(spanish: "Semana", english: "Week")
    case .distinct: Template(spanish: "Platos distintos", english: "Different dishes")
    case .moreRows:
      Template(
        spanish: "Y {count|uno más|{count} más}; con --format json salen todos",
        english: "And {count|one more|{count} more}; --format json shows all"
      )
    case .todayMeals: Template(spanish: "Hoy, {date}", english: "Today, {date}")
    case .upNext: Template(spanish: "Lo siguiente: {date}", english: "Up next: {date}")
    case .nothingPlanned:
      Template(
        spanish: "No hay nada planificado",
        english: "Nothing is planned"
      )
    case .cooked:
      Template(
        spanish: "Apuntado{mark}: {name}, {date}",
        english: "Noted{mark}: {name}, {date}"
      )
    case .cookedAlready:
      Template(
        spanish: "Ya estaba apuntado: {name}, {date}",
        english: "It was noted already: {name}, {date}"
      )
    case .uncooked:
      Template(
        spanish: "Borrado: {name}, {date}",
        english: "Taken back: {name}, {date}"
      )
    case .notCooked:
      Template(
        spanish: "No estaba apuntado: {name}, {date}",
        english: "It was not noted: {name}, {date}"
      )
    case .confirmCooked:
      Template(
        spanish: "¿Apuntar como cocinado: {names}?",
        english: "Note as cooked: {names}?"
      )
    case .confirmUncooked:
      Template(
        spanish: "¿Borrar que se cocinó: {names}?",
        english: "Take back that it was cooked: {names}?"
      )
    case .nothingCooked:
      Template(
        spanish: "No hay nada apuntado, {date}",
        english: "Nothing is noted, {date}"
      )
    case .nothingToCook:
      Template(
        spanish: "No hay nada planificado, {date}",
        english: "Nothing is planned, {date}"
      )
    case .settingSaved: Template(spanish: "{name}: {value}", english: "{name}: {value}")
    case .hiddenMeals:
      Template(
        spanish: "{count|Un plato queda oculto|{count} platos quedan ocultos}, sin borrarse",
        english: "{count|One dish is hidden|{count} dishes are hidden}, not cleared"
      )
    case .exported: Template(spanish: "Escrito: {file}", english: "Written: {file}")
    case .events:
      Template(
        spanish: "{count|un evento|{count} eventos}, {cancelled|uno anulado|{cancelled} anulados}",
        english: "{count|one event|{count} events}, {cancelled|one cancelled|{cancelled} cancelled}"
      )
    case .imported:
      Template(
        spanish: "Leído: {dishes|un plato|{dishes} platos}, {weeks|una semana|{weeks} semanas}",
        english: "Read: {dishes|one dish|{dishes} dishes}, {weeks|one week|{weeks} weeks}"
      )
    case .confirmImport:
      Template(
        spanish: "¿Sustituir el hogar de {file}? Lo de ahora se pierde",
        english: "Replace the household in {file}? What is there now is lost"
      )
    case .confirm: Template(spanish: "{question} [s/N]", english: "{question} [y/N]")
    case .notConfirmed:
      Template(
        spanish: "{question} — sin respuesta no se hace; con {option} no se pregunta",
        english: "{question} — without an answer it is not done; with {option} nothing is asked"
      )
    case .declined: Template(spanish: "No se ha cambiado nada.", english: "Nothing was changed.")
    case .changedMeanwhile:
      Template(
        spanish: "la semana ha cambiado mientras tanto; prueba otra vez",
        english: "the week has changed meanwhile; try again"
      )
    }
  }
}
