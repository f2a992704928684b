import MealModel
import MealPlanning
import PlanExplanation
import Testing

struct RuleWordsTests {
  @Test(arguments: [
    (
      0, "Máx. 3/semana, no consecutivo (en el mismo momento del día), no mismo día",
      "Max. 3 a week, not on consecutive days (at the same meal), not twice a day"
    ),
    (
      1, "Mín. 2/semana, no consecutivo (en ningún momento del día)",
      "Min. 2 a week, not on consecutive days (at any meal)"
    ),
    (2, "Solo cena", "Dinner only"),
    (3, "Solo sáb y dom", "Sat and Sun only"),
    (4, "Nunca", "Never"),
    (5, "Sin límite", "No limit"),
  ])
  func `the summary of a tag names all its rules with their scope`(
    tag: Int,
    spanish: String,
    english: String
  ) throws {
    let problem = try Household.problem()
    #expect(HouseholdWords(for: problem, in: .spanish).summary(ofTag: tag) == spanish)
    #expect(HouseholdWords(for: problem, in: .english).summary(ofTag: tag) == english)
  }

  @Test(arguments: [
    (0, nil, nil),
    (2, "Una vez cada 3 días como mucho", "Once every 3 days at most"),
    (
      3, "Solo comida y merienda, máx. una vez en total",
      "Lunch and merienda only, max. once in all"
    ),
    (
      5, "Siempre el viernes, cena, máx. 2 veces en total",
      "Every Friday, dinner, max. 2 times in all"
    ),
    (
      6, "No dos veces el mismo día, siempre el domingo, nunca",
      "Not twice a day, every Sunday, never"
    ),
  ])
  func `the summary of a dish names all its rules`(
    dish: Int,
    spanish: String?,
    english: String?
  ) throws {
    let problem = try Household.problem()
    #expect(HouseholdWords(for: problem, in: .spanish).summary(ofDish: dish) == spanish)
    #expect(HouseholdWords(for: problem, in: .english).summary(ofDish: dish) == english)
  }

  @Test(arguments: [
    (0, "lun y mar, cena: con Carne o Pescado", "Mon and Tue, dinner: with Meat or Fish"),
    (
      1, "todo el plan: con Carne y Pescado a la vez, sin Verduras, menos Pollo y Migas",
      "the whole plan: with Meat and Fish together, without Vegetables, except Pollo and Migas"
    ),
    (2, "mié: con Carne, solo Pollo", "Wed: with Meat, Pollo only"),
    (3, "comida: cualquier plato", "lunch: any dish"),
  ])
  func `a condition says where it holds and what it asks`(
    filter: Int,
    spanish: String,
    english: String
  ) throws {
    let problem = try Household.problem(filters: Household.filters)
    #expect(HouseholdWords(for: problem, in: .spanish).text(of: RuleID.filter(filter)) == spanish)
    #expect(HouseholdWords(for: problem, in: .english).text(of: RuleID.filter(filter)) == english)
  }

  @Test(arguments: Language.allCases)
  func `every kind of rule has words, also where the household has no such rule`(
    language: Language
  ) throws {
    let pin = Assignment(MealSlot(day: 0, meal: .lunch), "Pollo")
    let problem = try Household.problem(pins: [pin], filters: Household.filters)
    let words = HouseholdWords(for: problem, in: language)
    var rules: [RuleID] = problem.filters.indices.map { .filter($0) } + [.pin(0)]
    rules += problem.tags.indices.flatMap { tag in TagRuleKind.allCases.map { .tag(tag, $0) } }
    rules += problem.dishes.indices.flatMap { dish in DishRuleKind.allCases.map { .dish(dish, $0) }
    }
    for rule in rules {
      #expect(!words.text(of: rule).isEmpty)
      #expect(!words.blockerText(of: rule).isEmpty)
    }
    #expect(words.text(of: .tag(0, .maxPerWeek)).hasPrefix(words.name(ofTag: 0) + ": "))
  }
}
