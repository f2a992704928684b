/// Headings of what is counted about the weeks of a household.
package enum StatisticsText: String, TextKey {
  case repeatedDishes, cookedDishes, tags, tagByWeek, tagByMonth, variety, idleDishes
  case nothing, month

  package var template: Template {
    switch self {
    case .repeatedDishes:
      Template(spanish: "Los platos que más se repiten", english: "The dishes repeated most")
    case .cookedDishes:
      Template(spanish: "Los platos que más se cocinan", english: "The dishes cooked most")
    case .tags: Template(spanish: "Veces con cada etiqueta", english: "Times with each tag")
    case .tagByWeek: Template(spanish: "{name} por semana", english: "{name} by week")
    case .tagByMonth: Template(spanish: "{name} por mes", english: "{name} by month")
    case .variety:
      Template(
        spanish: "Variedad: platos distintos de cada 100",
        english: "Variety: different dishes in every 100"
      )
    case .idleDishes:
      Template(spanish: "Días desde la última vez", english: "Days since the last time")
    case .nothing:
      Template(spanish: "Todavía no hay nada que contar", english: "There is nothing to count yet")
    case .month: Template(spanish: "{month} {year}", english: "{month} {year}")
    }
  }
}
