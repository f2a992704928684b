import MealModel
import PlanFiles
import Testing

struct FileNoteTests {
  @Test func `every oddity is noted where it stands`() throws {
    let week = try resolve(
      """
      { "schema": 1,
        "tags": [ { "key": "meat", "rules": { "maxPerWeek": 0 } },
          { "key": "dinner-only", "rules": { "mealTypeRestriction": "cena" } },
          { "key": "lunch-only", "rules": { "mealTypeRestriction": "comida" } },
          { "key": "contains-gluten" }, { "key": "gluten-free" } ],
        "dishes": [ { "name": "A", "tags": ["meat", "Carne"] }, { "name": "B" },
          { "name": "C", "tags": ["Solo Cena", "Solo Comida"] },
          { "name": "D", "tags": ["Con Gluten", "Sin Gluten"], "meals": ["Merienda"] },
          { "name": "E", "tags": ["Solo Cena"], "meals": ["lunch"] } ],
        "filters": [ { "meals": ["brunch"] } ] }
      """
    )
    #expect(
      week.notes.map(\.place.description) == [
        "tags[0].rules.maxPerWeek", "dishes[0].tags[1]", "dishes[1]", "dishes[2]", "dishes[3]",
        "dishes[4]", "dishes[3].meals[0]", "filters[0].meals[0]",
      ]
    )
    #expect(week.notes[1].kind == .tagTwice("Carne"))
    #expect(week.notes[3].kind == .mealsClash(dish: "C"))
  }

  @Test(arguments: Project.households)
  func `the bundled households have no oddities`(name: String) throws {
    let file = try WeekFile(readingFrom: Project.path("datasets/households/\(name).json"))
    #expect(try file.resolved().notes.isEmpty)
  }

  @Test func `a note is one line in each language`() throws {
    let week = try resolve("{ \"schema\": 1, \"dishes\": [{ \"name\": \"B\" }] }")
    let note = try #require(week.notes.first)
    #expect(note.description == "w: dishes[0]: note: 'B' has no tags, so no rule speaks about it.")
    #expect(note.text(in: .spanish).hasPrefix("w: dishes[0]: aviso: 'B' no tiene etiquetas"))
  }

  private func resolve(_ json: String) throws -> PlannableWeek {
    try WeekFile(json: Array(json.utf8), file: "w").resolved()
  }
}
