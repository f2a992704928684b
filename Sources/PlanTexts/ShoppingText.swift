/// Ingredients and the list of what to buy.
package enum ShoppingText: String, TextKey {
  case title, otherCategory, nothingToBuy
  case line, lineTimes, lineBought, toBuy, some, someMore
  case measuredOf, counted, inCategory
  case category, item, quantity, bought, checked, handAdded, yes, no
  case error, empty, notOneLine, tooLong, noName, noCategory
  case zeroDenominator, notANumber, doesNotFit, upsideDown, negative
  case unknownItem, planned, sumDoesNotFit

  package var template: Template {
    switch self {
    case .title: Template(spanish: "Lista de la compra", english: "Shopping list")
    case .otherCategory: Template(spanish: "Otros", english: "Other")
    case .nothingToBuy: Template(spanish: "No hay nada que comprar.", english: "Nothing to buy.")

    case .line: Template(spanish: "{name}: {quantities}", english: "{name}: {quantities}")
    case .lineTimes:
      Template(spanish: "{name} {quantities}", english: "{name} {quantities}")
    case .lineBought:
      Template(
        spanish: "{line} (ya comprado: {bought})",
        english: "{line} (already bought: {bought})"
      )
    case .toBuy:
      Template(spanish: "{buy} (se necesita: {need})", english: "{buy} ({need} needed)")
    case .some: Template(spanish: "algo", english: "some")
    case .someMore: Template(spanish: "algo más", english: "some more")

    case .measuredOf:
      Template(spanish: "{amount} {unit} de {name}", english: "{amount} {unit} {name}")
    case .counted: Template(spanish: "{amount} {name}", english: "{amount} {name}")
    case .inCategory: Template(spanish: "{line} @{category}", english: "{line} @{category}")

    case .category: Template(spanish: "categoría", english: "category")
    case .item: Template(spanish: "artículo", english: "item")
    case .quantity: Template(spanish: "cantidad", english: "quantity")
    case .bought: Template(spanish: "ya comprado", english: "already bought")
    case .checked: Template(spanish: "marcado", english: "checked")
    case .handAdded: Template(spanish: "añadido a mano", english: "added by hand")
    case .yes: Template(spanish: "sí", english: "yes")
    case .no: Template(spanish: "no", english: "no")

    case .error: Template(spanish: "'{line}': {what}", english: "'{line}': {what}")
    case .empty: Template(spanish: "la línea está vacía", english: "the line is empty")
    case .notOneLine:
      Template(
        spanish: "tiene que caber en una sola línea de texto",
        english: "it has to be a single line of text"
      )
    case .tooLong:
      Template(
        spanish: "tiene {length} caracteres; como mucho {limit}",
        english: "it has {length} characters; at most {limit} are allowed"
      )
    case .noName:
      Template(
        spanish: "falta qué es, como en «500 g harina»",
        english: "what it is is missing, as in “500 g flour”"
      )
    case .noCategory:
      Template(
        spanish: "detrás de @ falta la categoría, como en «2 kg tomates @Verduras»",
        english: "the category behind @ is missing, as in “2 kg tomatoes @Vegetables”"
      )
    case .zeroDenominator:
      Template(
        spanish: "'{text}' divide entre cero; escribe un número como 1/2",
        english: "'{text}' divides by zero; write a number such as 1/2"
      )
    case .notANumber:
      Template(
        spanish: "'{text}' no es un número como 2, 1/2, 1 1/2 o 0,5",
        english: "'{text}' is no number such as 2, 1/2, 1 1/2 or 0.5"
      )
    case .doesNotFit:
      Template(
        spanish:
          "'{text}' es demasiado grande o demasiado exacto; como mucho {limit} y seis decimales",
        english: "'{text}' is too large or too exact; at most {limit} and six decimals are allowed"
      )
    case .upsideDown:
      Template(
        spanish: "'{text}' va de más a menos; escribe primero el número menor",
        english: "'{text}' runs from more to less; write the smaller number first"
      )
    case .negative:
      Template(
        spanish: "'{text}' es menos que nada; una cantidad no puede ser negativa",
        english: "'{text}' is less than nothing; an amount cannot be negative"
      )

    case .unknownItem:
      Template(
        spanish: "'{name}' no está en la lista de la compra",
        english: "'{name}' is not on the shopping list"
      )
    case .planned:
      Template(
        spanish: "'{name}' lo piden los platos de la semana; márcalo o cambia el plan",
        english: "'{name}' is needed for the dishes of the week; tick it or change the plan"
      )
    case .sumDoesNotFit:
      Template(
        spanish:
          "las cantidades de '{name}' no se pueden sumar con exactitud; usa números más sencillos",
        english: "the amounts of '{name}' cannot be added exactly; use simpler numbers"
      )
    }
  }
}
