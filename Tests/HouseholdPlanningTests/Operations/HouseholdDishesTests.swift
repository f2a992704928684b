import HouseholdModel
import HouseholdPlanning
import MealModel
import Testing

struct HouseholdDishesTests {
  private static func add(
    _ draft: DishDraft,
    to household: inout Household,
    requiresTag: Bool = true,
    seed: UInt64 = 1
  ) throws -> DishAnswer {
    var generator = SplitMix64(seed: seed)
    return try household.addDish(
      draft,
      requiresTag: requiresTag,
      at: Pantry.now,
      using: &generator
    )
  }

  @Test func `a new dish has everything that was said, tidied`() throws {
    var household = Pantry.household()
    var draft = DishDraft(name: " Lentejas \n", tags: [.legumes, .vegetables])
    draft.details = "  Estofadas con verduras "
    draft.meals = [.lunch, .lunch]
    draft.diet = .vegan
    draft.rules = DishRules(minGapDays: 3, fixedDay: FixedDay(.friday), maxUses: 1)
    draft.rating = 4
    draft.ingredients = [Ingredient(name: "lentejas", unit: "g")]
    draft.servings = 2
    draft.notes = "\n"
    let answer = try Self.add(draft, to: &household)
    #expect(household.dishes == [answer.dish])
    #expect(answer.notes.isEmpty)
    #expect(answer.dish.name == "Lentejas")
    #expect(answer.dish.details == "Estofadas con verduras")
    #expect(answer.dish.tags == [.legumes, .vegetables])
    #expect(answer.dish.meals == [.lunch])
    #expect(answer.dish.diet == .vegan)
    #expect(
      answer.dish.rules == DishRules(minGapDays: 3, fixedDay: FixedDay(.friday), maxUses: 1)
    )
    #expect(answer.dish.rating == 4)
    #expect(answer.dish.ingredients == [Ingredient(name: "lentejas", unit: "g")])
    #expect(answer.dish.servings == 2)
    #expect(answer.dish.notes == nil)
    #expect(answer.dish.createdAt == Pantry.now.timestamp)
    #expect(answer.dish.removedOn == nil)
  }

  @Test(arguments: 0..<50)
  func `identities are random UUIDs in lower case`(seed: UInt64) throws {
    var household = Pantry.household()
    let id = try Self.add(DishDraft(name: "A", tags: [.eggs]), to: &household, seed: seed).dish.id
    let form = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
    #expect(id.rawValue.wholeMatch(of: form) != nil)
  }

  @Test func `the same seed twice gives two identities`() throws {
    var household = Pantry.household()
    let first = try Self.add(DishDraft(name: "A", tags: [.eggs]), to: &household)
    let second = try Self.add(DishDraft(name: "B", tags: [.eggs]), to: &household)
    #expect(first.dish.id != second.dish.id)
  }

  @Test func `a name that another dish has is a note`() throws {
    var household = Pantry.family
    let answer = try Self.add(DishDraft(name: "POLLÓ", tags: [.meat]), to: &household)
    #expect(answer.dish.name == "POLLÓ")
    #expect(answer.notes == [.sameName("Pollo")])
    #expect(answer.notes[0].text(in: .spanish) == "hay otro plato que se llama 'Pollo'")
    #expect(answer.notes[0].text(in: .english) == "another dish is called 'Pollo' too")
  }

  @Test func `a tag named twice counts once`() throws {
    var household = Pantry.family
    let draft = DishDraft(name: "Guiso", tags: [.meat, .legumes, .meat, .meat])
    let answer = try Self.add(draft, to: &household)
    #expect(answer.dish.tags == [.meat, .legumes])
    #expect(
      answer.notes.map { $0.text(in: .spanish) }
        == ["la etiqueta 'Carne' está dos veces y cuenta una"]
    )
  }

  @Test func `only dinner and only lunch leave no meal`() throws {
    var household = Pantry.family
    let answer = try Self.add(
      DishDraft(name: "Nada", tags: [.dinnerOnly, .lunchOnly]),
      to: &household
    )
    #expect(answer.notes == [.mealsClash("Nada")])
    #expect(
      answer.notes[0].text(in: .spanish)
        == "'Nada' no cabe en ninguna comida: sus etiquetas se contradicen"
    )
    var draft = DishDraft(name: "Sopa", tags: [.dinnerOnly])
    draft.meals = [.lunch]
    #expect(try Self.add(draft, to: &household).notes == [.mealsClash("Sopa")])
    draft.meals = [.lunch, .dinner]
    draft.name = "Crema"
    #expect(try Self.add(draft, to: &household).notes.isEmpty)
  }

  @Test func `with gluten and without is a note`() throws {
    var household = Pantry.family
    let answer = try Self.add(
      DishDraft(name: "Pan", tags: [.containsGluten, .glutenFree]),
      to: &household
    )
    #expect(
      answer.notes.map { $0.text(in: .english) }
        == ["'Pan' has both 'Contains Gluten' and 'Gluten Free'"]
    )
  }

  @Test func `a dish without tags is a note where it may go without`() throws {
    var household = Pantry.family
    let answer = try Self.add(DishDraft(name: "Pan"), to: &household, requiresTag: false)
    #expect(answer.notes == [.dishWithoutTags("Pan")])
  }

  @Test func `a changed dish keeps its identity, its age and its place`() throws {
    var household = Pantry.family
    household.weeks = [Pantry.week(Pantry.thisWeek, [(0, .dinner, "MERLUZA")])]
    let weeks = household.weeks
    var draft = DishDraft(household.dishes[1])
    draft.name = "Lubina"
    let answer = try household.editDish("MERLUZA", to: draft, requiresTag: true)
    #expect(household.dishes.map(\.name) == ["Pollo", "Lubina", "Tortilla"])
    #expect(answer.dish.id == "MERLUZA")
    #expect(answer.notes.isEmpty)
    #expect(household.weeks == weeks)
  }

  @Test func `a change that changes nothing changes nothing`() throws {
    var household = Pantry.family
    let before = household
    let draft = DishDraft(household.dishes[0])
    _ = try household.editDish("POLLO", to: draft, requiresTag: true)
    #expect(household == before)
  }

  @Test func `a dish without tags may stay without, and one with tags may not lose them`() throws {
    var household = Pantry.household([("Pan", []), ("Pollo", [.meat])])
    var draft = DishDraft(household.dishes[0])
    draft.rating = 5
    #expect(try household.editDish("PAN", to: draft, requiresTag: true).dish.rating == 5)
    var bare = DishDraft(household.dishes[1])
    bare.tags = []
    #expect(
      Pantry.refusal(of: household) { household throws(HouseholdError) in
        _ = try household.editDish("POLLO", to: bare, requiresTag: true)
      } == ["Debe tener al menos 1 etiqueta", "It must have at least 1 tag"]
    )
  }

  @Test func `a tag that the household does not know stays where it is, and goes nowhere else`()
    throws
  {
    var household = Pantry.household([("Curry", ["gone"]), ("Pollo", [.meat])])
    var draft = DishDraft(household.dishes[0])
    draft.rating = 5
    #expect(
      try household.editDish("CURRY", to: draft, requiresTag: true).dish.tags == ["gone"]
    )
    #expect(
      Pantry.refusal(of: household) { household throws(HouseholdError) in
        _ = try household.editDish(
          "POLLO",
          to: DishDraft(name: "Pollo", tags: ["gone"]),
          requiresTag: true
        )
      } == ["No existe la etiqueta 'gone'", "There is no tag 'gone'"]
    )
  }

  @Test func `a removed dish cannot be changed`() {
    var household = Pantry.family
    household.dishes[0].removedOn = Pantry.lastWeek
    let draft = DishDraft(household.dishes[0])
    #expect(
      Pantry.refusal(of: household) { household throws(HouseholdError) in
        _ = try household.editDish("POLLO", to: draft, requiresTag: true)
      } == ["No existe el plato 'POLLO'", "There is no dish 'POLLO'"]
    )
  }
}
