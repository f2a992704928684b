import HouseholdModel
import HouseholdPlanning
import MealModel
import Testing

struct FindingTests {
  @Test(arguments: ["Salmón a la plancha", "salmon A LA plancha", "  SALMÓN A LA PLANCHA ", "id-1"])
  func `a dish is found by name or identity`(text: String) throws {
    var household = Pantry.household([("Pollo", [])])
    household.dishes.append(HouseholdDish(id: "id-1", name: "Salmón a la plancha"))
    #expect(try household.dish(named: text).id == "id-1")
  }

  @Test func `an exact name wins over one that differs in accents`() throws {
    var household = Pantry.household()
    household.dishes = [
      HouseholdDish(id: "a", name: "Pate"), HouseholdDish(id: "b", name: "Paté"),
    ]
    #expect(try household.dish(named: "Paté").id == "b")
    #expect(try household.dish(named: "Pate").id == "a")
  }

  @Test func `a name of two dishes is unclear, and both are listed`() {
    var household = Pantry.household()
    household.dishes = [
      HouseholdDish(id: "a", name: "Pate"), HouseholdDish(id: "b", name: "Paté"),
    ]
    #expect(
      Pantry.refusal(of: household) { household throws(HouseholdError) in
        _ = try household.dish(named: "PATÉ")
      } == [
        "'PATÉ' puede ser más de un plato: Pate (a) y Paté (b)",
        "'PATÉ' can be more than one dish: Pate (a) and Paté (b)",
      ]
    )
  }

  @Test func `an unknown dish comes with what was probably meant`() {
    var household = Pantry.household()
    household.dishes = [HouseholdDish(id: "id-1", name: "Merluza")]
    #expect(
      Pantry.refusal(of: household) { household throws(HouseholdError) in
        _ = try household.dish(named: "Merlusa")
      } == [
        "No existe el plato 'Merlusa'; quizá 'Merluza'",
        "There is no dish 'Merlusa'; maybe 'Merluza'",
      ]
    )
    #expect(
      Pantry.refusal(of: Pantry.family) { household throws(HouseholdError) in
        _ = try household.dish(named: "Gazpacho")
      } == ["No existe el plato 'Gazpacho'", "There is no dish 'Gazpacho'"]
    )
  }

  @Test func `a removed dish is meant only where it may be and no other is`() throws {
    var household = Pantry.family
    household.dishes[0].removedOn = Pantry.lastWeek
    #expect(throws: HouseholdError.self) { try household.dish(named: "Pollo") }
    #expect(try household.dish(named: "pollo", includesRemoved: true).id == "POLLO")
    household.dishes.append(HouseholdDish(id: "new", name: "Pollo"))
    #expect(try household.dish(named: "Pollo", includesRemoved: true).id == "new")
  }

  @Test(arguments: ["meat", "Carne", "Meat", "carne", "MEAT"])
  func `a tag is found by its key or by either name`(text: String) throws {
    #expect(try Pantry.family.tag(named: text).id == .meat)
  }

  @Test func `an unknown tag comes with what was probably meant`() {
    #expect(
      Pantry.refusal(of: Pantry.family) { household throws(HouseholdError) in
        _ = try household.tag(named: "Canre")
      } == [
        "No existe la etiqueta 'Canre'; quizá 'Carne'", "There is no tag 'Canre'; maybe 'Carne'",
      ]
    )
  }

  @Test func `a name of two tags is unclear, and both are listed`() {
    var household = Pantry.family
    household.tags.append(
      HouseholdTag(id: "carne-2", customName: "CARNE", color: .neutral, rules: TagRules())
    )
    #expect(
      Pantry.refusal(of: household) { household throws(HouseholdError) in
        _ = try household.tag(named: "carne")
      } == [
        "'carne' puede ser más de una etiqueta: Carne (meat) y CARNE (carne-2)",
        "'carne' can be more than one tag: Meat (meat) and CARNE (carne-2)",
      ]
    )
  }
}
