import MealModel
import MealPlanning
import PlanExplanation
import Testing

struct BreachWordsTests {
  /// Sentences of an audit, made from meals written as (day, meal, dish).
  private static func sentences(
    _ meals: [(Int, MealType, Int)],
    window: PlanningWindow = PlanningWindow(),
    filters: [SlotFilter] = [],
    context: [Assignment] = [],
    in language: Language = .spanish
  ) throws -> [String] {
    let problem = try Household.problem(window: window, filters: filters, context: context)
    var plan = Plan(pinsOf: problem)
    for (day, meal, dish) in meals {
      let slot = try #require(problem.slots.firstIndex(of: MealSlot(day: day, meal: meal)))
      plan.dishOfSlot[slot] = dish
    }
    let words = HouseholdWords(for: problem, in: language)
    return Audit(of: problem).report(on: plan).violations.map { words.text(of: $0) }
  }

  @Test func `too many are counted, with every meal`() throws {
    let meals: [(Int, MealType, Int)] = [
      (0, .lunch, 0), (2, .lunch, 0), (4, .lunch, 0), (6, .lunch, 0),
    ]
    let list = "lun comida: Pollo, mié comida: Pollo, vie comida: Pollo, dom comida: Pollo"
    #expect(try Self.sentences(meals) == ["Carne: 4 esta semana, máximo 3 (\(list))"])
    let english = try Self.sentences(meals, in: .english)
    #expect(english.first?.hasPrefix("Meat: 4 this week, at most 3 (Mon lunch: Pollo, ") == true)
  }

  @Test func `a week among several is called by its dates, or else by its number`() throws {
    let meals: [(Int, MealType, Int)] = [
      (7, .lunch, 0), (9, .lunch, 0), (11, .lunch, 0), (13, .lunch, 0),
    ]
    let start = try #require(CivilDate(iso: "2026-11-30"))
    let dated = try Self.sentences(meals, window: PlanningWindow(start: start, dayCount: 14))
    #expect(
      dated.first?
        .hasPrefix("Carne: 4 en la semana 7-13 Dic 2026, máximo 3 (lun 7 Dic comida: Pollo,")
        == true
    )
    let numbered = try Self.sentences(meals, window: PlanningWindow(dayCount: 14))
    #expect(
      numbered.first?
        .hasPrefix("Carne: 4 en la semana 2, máximo 3 (lun (semana 2) comida: Pollo,") == true
    )
  }

  @Test(
    arguments: [
      (
        [(0, MealType.lunch, 0), (0, .dinner, 0)],
        "Carne: 2 el mismo día, máximo 1 (lun comida: Pollo, lun cena: Pollo)"
      ),
      (
        [(0, .lunch, 0), (1, .lunch, 0)],
        "Carne: en días seguidos (lun comida: Pollo, mar comida: Pollo)"
      ),
      (
        [(0, .lunch, 1), (1, .dinner, 1)],
        "Pescado: en días seguidos (lun comida: Merluza, mar cena: Merluza)"
      ),
      ([(0, .lunch, 2)], "Solo Cena: solo cena, pero está en otro momento (lun comida: Crema)"),
      ([(0, .lunch, 3)], "Finde: solo sáb y dom, pero está otro día (lun comida: Paella)"),
      ([(5, .dinner, 3)], "Paella: solo comida y merienda, pero está en otro momento (sáb cena)"),
      ([(0, .lunch, 4)], "Coles: 1 esta semana, máximo 0 (lun comida: Coles)"),
      (
        [(0, .dinner, 2), (1, .dinner, 2)],
        "Crema: con un día de diferencia, mínimo 3 (lun cena, mar cena)"
      ),
      ([(5, .lunch, 3), (6, .lunch, 3)], "Paella: 2 veces, máximo 1 (sáb comida, dom comida)"),
    ] as [([(Int, MealType, Int)], String)]
  )
  func `each kind of rule has its sentence`(
    meals: [(Int, MealType, Int)],
    sentence: String
  ) throws {
    #expect(try Self.sentences(meals) == [sentence])
  }

  @Test func `meals of the neighbouring weeks have their date`() throws {
    let start = try #require(CivilDate(iso: "2026-11-30"))
    let sentences = try Self.sentences(
      [(0, .lunch, 0)],
      window: PlanningWindow(start: start),
      context: [Assignment(MealSlot(day: -1, meal: .lunch), "Pollo")]
    )
    #expect(
      sentences == ["Carne: en días seguidos (dom 29 Nov comida: Pollo, lun comida: Pollo)"]
    )
  }

  @Test func `a condition and a lost pin have sentences`() throws {
    let filters = [SlotFilter(meals: [.dinner], excludedTags: [.meat])]
    #expect(
      try Self.sentences([(0, .dinner, 0)], filters: filters)
        == ["cena: sin Carne, pero no se cumple (lun cena: Pollo)"]
    )
    let pin = Assignment(MealSlot(day: 1, meal: .lunch), "Pollo")
    let problem = try Household.problem(pins: [pin])
    let plan = Plan(dishOfSlot: Array(repeating: nil, count: problem.slots.count))
    let report = Audit(of: problem).report(on: plan)
    let words = HouseholdWords(for: problem, in: .english)
    #expect(
      report.violations.map { words.text(of: $0) }
        == ["Tue lunch: Pollo was pinned and is not there"]
    )
  }

  @Test func `what is missing is named, with its day where it has one`() throws {
    let start = try #require(CivilDate(iso: "2026-11-30"))
    let problem = try Household.problem(window: PlanningWindow(start: start))
    let report = Audit(of: problem).report(on: Plan(pinsOf: problem))
    let spanish = HouseholdWords(for: problem, in: .spanish)
    #expect(
      report.shortfalls.map { spanish.text(of: $0) } == [
        "Pescado: 0 esta semana, mínimo 2", "Pizza: falta el viernes 4 Dic, cena",
        "Migas: falta el domingo 6 Dic",
      ]
    )
    let undated = HouseholdWords(for: try Household.problem(), in: .english)
    #expect(
      report.shortfalls.map { undated.text(of: $0) } == [
        "Fish: 0 this week, at least 2", "Pizza: missing on Friday, dinner",
        "Migas: missing on Sunday",
      ]
    )
  }
}
