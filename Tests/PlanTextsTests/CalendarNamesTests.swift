import MealModel
import PlanTexts
import Testing

struct CalendarNamesTests {
  @Test func `columns have the short names of the product`() {
    #expect(
      Weekday.allCases.map { $0.shortName(in: .spanish) }
        == ["Lun", "Mar", "Mié", "Jue", "Vie", "Sáb", "Dom"]
    )
    #expect(
      Weekday.allCases.map { $0.shortName(in: .english) }
        == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    )
  }

  @Test func `lunch is comida and dinner is cena`() {
    #expect(MealType.lunch.name(in: .spanish) == "Comida")
    #expect(MealType.dinner.name(in: .spanish) == "Cena")
    #expect(MealType.lunch.name(in: .english) == "Lunch")
  }

  @Test(arguments: Language.allCases)
  func `the usual meals have names of their own`(language: Language) {
    #expect(Set(MealType.usualOrder.map { $0.name(in: language) }).count == 5)
  }

  @Test func `a meal that a household made up keeps its name`() {
    #expect(MealType("Merienda").name(in: .english) == "Merienda")
  }

  @Test(arguments: Language.allCases)
  func `days and months have names of their own`(language: Language) throws {
    #expect(Set(Weekday.allCases.map { $0.name(in: language) }).count == 7)
    let months = try (1...12).map { month in
      try #require(CivilDate(year: 2026, month: month, day: 1)).monthName(in: language)
    }
    #expect(Set(months).count == 12)
  }
}
