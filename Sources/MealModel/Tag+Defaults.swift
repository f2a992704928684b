extension Tag {
  /// The ten tags that a new household starts with, in the order of the product's table.
  public static let defaults: [Tag] = [
    Tag(
      id: .meat,
      name: LocalizedName(spanish: "Carne", english: "Meat"),
      color: TagColor(red: 0xE7, green: 0x4C, blue: 0x3C),
      rules: TagRules(maxPerWeek: 3, noConsecutive: .sameMeal, noDuplicateInDay: true)
    ),
    Tag(
      id: .fish,
      name: LocalizedName(spanish: "Pescado", english: "Fish"),
      color: TagColor(red: 0x34, green: 0x98, blue: 0xDB),
      rules: TagRules(maxPerWeek: 2, noConsecutive: .sameMeal, noDuplicateInDay: true)
    ),
    Tag(
      id: .legumes,
      name: LocalizedName(spanish: "Legumbres", english: "Legumes"),
      color: TagColor(red: 0x95, green: 0xA5, blue: 0xA6),
      rules: TagRules(maxPerWeek: 2, noDuplicateInDay: true)
    ),
    Tag(
      id: .vegetables,
      name: LocalizedName(spanish: "Verduras", english: "Vegetables"),
      color: TagColor(red: 0x2E, green: 0xCC, blue: 0x71)
    ),
    Tag(
      id: .eggs,
      name: LocalizedName(spanish: "Huevos", english: "Eggs"),
      color: TagColor(red: 0xF1, green: 0xC4, blue: 0x0F),
      rules: TagRules(maxPerWeek: 2, noDuplicateInDay: true)
    ),
    Tag(
      id: .pastaRice,
      name: LocalizedName(spanish: "Pasta/Arroz", english: "Pasta/Rice"),
      color: TagColor(red: 0xD4, green: 0xAC, blue: 0x6E),
      rules: TagRules(maxPerWeek: 3, noConsecutive: .sameMeal)
    ),
    Tag(
      id: .dinnerOnly,
      name: LocalizedName(spanish: "Solo Cena", english: "Dinner Only"),
      color: TagColor(red: 0x9B, green: 0x59, blue: 0xB6),
      rules: TagRules(mealTypeRestriction: .dinner)
    ),
    Tag(
      id: .lunchOnly,
      name: LocalizedName(spanish: "Solo Comida", english: "Lunch Only"),
      color: TagColor(red: 0xE6, green: 0x7E, blue: 0x22),
      rules: TagRules(mealTypeRestriction: .lunch)
    ),
    Tag(
      id: .containsGluten,
      name: LocalizedName(spanish: "Con Gluten", english: "Contains Gluten"),
      color: TagColor(red: 0x8B, green: 0x45, blue: 0x13)
    ),
    Tag(
      id: .glutenFree,
      name: LocalizedName(spanish: "Sin Gluten", english: "Gluten Free"),
      color: TagColor(red: 0x1A, green: 0xBC, blue: 0x9C)
    ),
  ]
}

extension TagID {
  public static let meat: TagID = "meat"
  public static let fish: TagID = "fish"
  public static let legumes: TagID = "legumes"
  public static let vegetables: TagID = "vegetables"
  public static let eggs: TagID = "eggs"
  public static let pastaRice: TagID = "pasta-rice"
  public static let dinnerOnly: TagID = "dinner-only"
  public static let lunchOnly: TagID = "lunch-only"
  public static let containsGluten: TagID = "contains-gluten"
  public static let glutenFree: TagID = "gluten-free"
}
