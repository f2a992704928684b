import MealModel
import Testing

/// The table of the product, row by row.
struct DefaultTagsTests {
  struct Row: Sendable {
    var spanish: String
    var english: String
    var color: String
    var rules: TagRules
  }

  static let table = [
    Row(
      spanish: "Carne",
      english: "Meat",
      color: "#E74C3C",
      rules: TagRules(maxPerWeek: 3, noConsecutive: .sameMeal, noDuplicateInDay: true)
    ),
    Row(
      spanish: "Pescado",
      english: "Fish",
      color: "#3498DB",
      rules: TagRules(maxPerWeek: 2, noConsecutive: .sameMeal, noDuplicateInDay: true)
    ),
    Row(
      spanish: "Legumbres",
      english: "Legumes",
      color: "#95A5A6",
      rules: TagRules(maxPerWeek: 2, noDuplicateInDay: true)
    ),
    Row(spanish: "Verduras", english: "Vegetables", color: "#2ECC71", rules: TagRules()),
    Row(
      spanish: "Huevos",
      english: "Eggs",
      color: "#F1C40F",
      rules: TagRules(maxPerWeek: 2, noDuplicateInDay: true)
    ),
    Row(
      spanish: "Pasta/Arroz",
      english: "Pasta/Rice",
      color: "#D4AC6E",
      rules: TagRules(maxPerWeek: 3, noConsecutive: .sameMeal)
    ),
    Row(
      spanish: "Solo Cena",
      english: "Dinner Only",
      color: "#9B59B6",
      rules: TagRules(mealTypeRestriction: .dinner)
    ),
    Row(
      spanish: "Solo Comida",
      english: "Lunch Only",
      color: "#E67E22",
      rules: TagRules(mealTypeRestriction: .lunch)
    ),
    Row(spanish: "Con Gluten", english: "Contains Gluten", color: "#8B4513", rules: TagRules()),
    Row(spanish: "Sin Gluten", english: "Gluten Free", color: "#1ABC9C", rules: TagRules()),
  ]

  @Test func `there are ten and each has an identity of its own`() {
    #expect(Tag.defaults.count == Self.table.count)
    #expect(Set(Tag.defaults.map(\.id)).count == 10)
  }

  @Test(arguments: 0..<10)
  func `a default tag is as the table says`(index: Int) {
    let (tag, row) = (Tag.defaults[index], Self.table[index])
    #expect(tag.name == LocalizedName(spanish: row.spanish, english: row.english))
    #expect(tag.color.description == row.color)
    #expect(tag.rules == row.rules)
  }
}
