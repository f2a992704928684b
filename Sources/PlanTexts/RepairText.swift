/// What would help to complete a week.
package enum RepairText: String, TextKey {
  case addUnlimited, addTagged, change, dropRule, dropPin, dropCondition, ignoreContext
  case newDish

  package var template: Template {
    switch self {
    case .addUnlimited:
      Template(
        spanish: "añade {count|1 plato|{count} platos} sin etiquetas con límite",
        english: "add {count|1 dish|{count} dishes} without a limited tag"
      )
    case .addTagged:
      Template(
        spanish: "añade {count|1 plato|{count} platos} con {names}",
        english: "add {count|1 dish|{count} dishes} with {names}"
      )
    case .change:
      Template(spanish: "cambia «{rule}» por «{new}»", english: "change “{rule}” to “{new}”")
    case .dropRule: Template(spanish: "quita «{rule}»", english: "drop “{rule}”")
    case .dropPin:
      Template(spanish: "quita {dish} ({meal})", english: "take {dish} out of {meal}")
    case .dropCondition:
      Template(spanish: "quita la condición «{rule}»", english: "drop the condition “{rule}”")
    case .ignoreContext:
      Template(
        spanish: "no cuentes lo que hay antes y después del plan",
        english: "leave what comes before and after the plan out of account"
      )
    case .newDish: Template(spanish: "Plato nuevo {number}", english: "New dish {number}")
    }
  }
}
