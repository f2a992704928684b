package import MealModel

extension Weekday {
  /// The name within a sentence: `lunes`, `Monday`.
  package func name(in language: Language) -> String {
    let keys: [CalendarText] = [
      .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday,
    ]
    return Catalogue.text(keys[rawValue], in: language)
  }

  /// The label of a column: `Lun`, `Mon`.
  package func shortName(in language: Language) -> String {
    let keys: [CalendarText] = [
      .mondayShort, .tuesdayShort, .wednesdayShort, .thursdayShort, .fridayShort, .saturdayShort,
      .sundayShort,
    ]
    return Catalogue.text(keys[rawValue], in: language)
  }
}

extension MealType {
  /// The name as a label: `Comida`, `Lunch`; a meal that a household made up keeps its own name.
  package func name(in language: Language) -> String {
    switch self {
    case .breakfast: Catalogue.text(CalendarText.breakfast, in: language)
    case .lunch: Catalogue.text(CalendarText.lunch, in: language)
    case .snack: Catalogue.text(CalendarText.snack, in: language)
    case .dinner: Catalogue.text(CalendarText.dinner, in: language)
    case .dessert: Catalogue.text(CalendarText.dessert, in: language)
    default: rawValue
    }
  }

  /// The name within a sentence: `cena`; a meal that a household made up keeps its spelling.
  package func nameInSentence(in language: Language) -> String {
    let name = name(in: language)
    return Self.usualOrder.contains(self) ? name.lowercased() : name
  }
}

extension CivilDate {
  /// The short name of the month: `Ene`, `Jan`.
  package func monthName(in language: Language) -> String {
    let keys: [CalendarText] = [
      .january, .february, .march, .april, .may, .june,
      .july, .august, .september, .october, .november, .december,
    ]
    return Catalogue.text(keys[month - 1], in: language)
  }
}
