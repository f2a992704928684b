import HouseholdModel
import HouseholdPlanning
import MealModel
import Testing

struct HouseholdTemplatesTests {
  private static let entries = [
    Assignment(MealSlot(day: 1, meal: .dinner), "MERLUZA"),
    Assignment(MealSlot(day: 0, meal: .dinner), "POLLO"),
    Assignment(MealSlot(day: 0, meal: "Merienda"), "TORTILLA"),
    Assignment(MealSlot(day: 0, meal: .lunch), "TORTILLA"),
  ]

  @Test func `a template has its dishes by day and meal`() throws {
    var household = Pantry.family
    let template = try household.saveTemplate(
      "  Semana típica ",
      entries: Self.entries,
      at: Pantry.now
    )
    #expect(template.name == "Semana típica")
    #expect(
      template.entries.map(\.slot) == [
        MealSlot(day: 0, meal: .lunch), MealSlot(day: 0, meal: .dinner),
        MealSlot(day: 0, meal: "Merienda"), MealSlot(day: 1, meal: .dinner),
      ]
    )
    #expect(template.createdAt == Pantry.now.timestamp)
    #expect(household.templates == [template])
  }

  @Test func `templates stand by name`() throws {
    var household = Pantry.family
    for name in ["Verano", "Invitados", "Navidad"] {
      _ = try household.saveTemplate(name, entries: Self.entries, at: Pantry.now)
    }
    #expect(household.templates.map(\.name) == ["Invitados", "Navidad", "Verano"])
  }

  @Test func `a name that is taken is replaced only on request`() throws {
    var household = Pantry.family
    _ = try household.saveTemplate("Típica", entries: Self.entries, at: Pantry.now)
    #expect(
      Pantry.refusal(of: household) { household throws(HouseholdError) in
        _ = try household.saveTemplate("TIPICA", entries: Self.entries, at: Pantry.now)
      } == ["Ya hay una plantilla que se llama 'Típica'", "A template is called 'Típica' already"]
    )
    let short = [Self.entries[0]]
    _ = try household.saveTemplate("TIPICA", entries: short, replacing: true, at: Pantry.now)
    #expect(household.templates.map(\.name) == ["TIPICA"])
    #expect(household.templates[0].entries == short)
  }

  @Test func `a template needs a name and a dish`() {
    #expect(
      Pantry.refusal(of: Pantry.family) { household throws(HouseholdError) in
        _ = try household.saveTemplate(" ", entries: Self.entries, at: Pantry.now)
      } == ["El nombre no puede estar vacío", "The name cannot be empty"]
    )
    #expect(
      Pantry.refusal(of: Pantry.family) { household throws(HouseholdError) in
        _ = try household.saveTemplate("Nada", entries: [], at: Pantry.now)
      } == [
        "No hay ningún plato que guardar en la plantilla",
        "There is no dish to keep in the template",
      ]
    )
  }

  @Test func `a template is found and removed by its name`() throws {
    var household = Pantry.family
    _ = try household.saveTemplate("Típica", entries: Self.entries, at: Pantry.now)
    #expect(try household.template(named: "tipica").name == "Típica")
    #expect(
      Pantry.refusal(of: household) { household throws(HouseholdError) in
        _ = try household.removeTemplate(named: "Tipca")
      } == [
        "No existe la plantilla 'Tipca'; quizá 'Típica'",
        "There is no template 'Tipca'; maybe 'Típica'",
      ]
    )
    #expect(try household.removeTemplate(named: "TÍPICA").name == "Típica")
    #expect(household == Pantry.family)
  }

  @Test func `an eighth day is a mistake of the caller`() async {
    await #expect(processExitsWith: .failure) {
      var household = Pantry.family
      _ = try household.saveTemplate(
        "A",
        entries: [Assignment(MealSlot(day: 7, meal: .dinner), "POLLO")],
        at: Pantry.now
      )
    }
  }
}
