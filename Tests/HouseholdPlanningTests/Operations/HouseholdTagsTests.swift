import HouseholdModel
import HouseholdPlanning
import MealModel
import Testing

struct HouseholdTagsTests {
  @Test func `a tag of the household's own has a key from its name`() throws {
    var household = Pantry.household()
    let red = try TagColor(typed: " e74c3c ")
    let answer = try household.addTag(
      " Muy Picante ñ ",
      color: red,
      rules: TagRules(maxPerWeek: 1, noConsecutive: .sameMeal)
    )
    #expect(answer.tag.id == "muy-picante-n")
    #expect(answer.tag.customName == "Muy Picante ñ")
    #expect(answer.tag.color == red)
    #expect(answer.tag.rules == TagRules(maxPerWeek: 1, noConsecutive: .sameMeal))
    #expect(household.tags.count == 11)
    #expect(household.tags.last == answer.tag)
    #expect(try household.tag(named: "muy picante N").id == "muy-picante-n")
  }

  @Test(arguments: [("🌶️", "tag"), ("Meat!", "meat-2"), ("A·B", "a-b"), ("日本", "tag")])
  func `every name has a key, and none that is taken`(name: String, key: String) throws {
    var household = Pantry.household()
    #expect(try household.addTag(name).tag.id == TagID(rawValue: key))
    #expect(try household.addTag("\(name)…").tag.id != TagID(rawValue: key))
    #expect(Set(household.tags.map(\.id)).count == 12)
  }

  @Test(arguments: ["Carne", "meat", " CARNE "])
  func `no two tags have one name, whatever the language and the case`(name: String) {
    #expect(
      Pantry.refusal(of: Pantry.household()) { household throws(HouseholdError) in
        _ = try household.addTag(name)
      } == ["Ya hay una etiqueta que se llama 'Carne'", "A tag is called 'Meat' already"]
    )
  }

  @Test func `a tag needs a name`() {
    #expect(
      Pantry.refusal(of: Pantry.household()) { household throws(HouseholdError) in
        _ = try household.addTag(" ")
      } == ["El nombre no puede estar vacío", "The name cannot be empty"]
    )
  }

  @Test(arguments: [1, 7])
  func `at most one to seven a week`(count: Int) throws {
    var household = Pantry.household()
    let answer = try household.setTagRules(.meat, to: TagRules(maxPerWeek: count))
    #expect(answer.tag.rules.maxPerWeek == count)
    #expect(household.tags[0].rules == TagRules(maxPerWeek: count))
  }

  @Test(arguments: [-1, 0, 8, Int.max])
  func `no other number a week`(count: Int) {
    #expect(
      Pantry.refusal(of: Pantry.household()) { household throws(HouseholdError) in
        _ = try household.setTagRules(.meat, to: TagRules(maxPerWeek: count))
      } == [
        "Máximo por semana: \(count) no está entre 1 y 7",
        "Most times a week: \(count) is not between 1 and 7",
      ]
    )
    #expect(
      Pantry.refusal(of: Pantry.household()) { household throws(HouseholdError) in
        _ = try household.setTagRules(.meat, to: TagRules(minPerWeek: count))
      } == [
        "Mínimo por semana: \(count) no está entre 1 y 7",
        "Fewest times a week: \(count) is not between 1 and 7",
      ]
    )
  }

  @Test func `a zero from an import stays until it is changed`() throws {
    var household = Pantry.household()
    household.tags[0].rules = TagRules(maxPerWeek: 0)
    let rules = TagRules(maxPerWeek: 0, noDuplicateInDay: true)
    #expect(try household.setTagRules(.meat, to: rules).tag.rules == rules)
    #expect(try household.setTagRules(.meat, to: TagRules()).tag.rules == TagRules())
  }

  @Test func `at least cannot be more than at most`() {
    #expect(
      Pantry.refusal(of: Pantry.household()) { household throws(HouseholdError) in
        _ = try household.setTagRules(.meat, to: TagRules(maxPerWeek: 2, minPerWeek: 3))
      } == [
        "Al menos 3 y como mucho 2 por semana no puede ser",
        "At least 3 and at most 2 a week cannot both hold",
      ]
    )
    #expect(
      Pantry.refusal(of: Pantry.household()) { household throws(HouseholdError) in
        _ = try household.setTagRules(.meat, to: TagRules(onlyDays: []))
      } == ["Hace falta al menos un día", "At least one day is needed"]
    )
  }

  @Test func `rules change at once and leave plans alone`() throws {
    var household = Pantry.family
    household.weeks = [
      Pantry.week(Pantry.thisWeek, [(0, .dinner, "POLLO"), (1, .dinner, "POLLO")])
    ]
    let weeks = household.weeks
    let answer = try household.setTagRules(.meat, to: TagRules(maxPerWeek: 1))
    #expect(answer.notes.isEmpty)
    #expect(household.weeks == weeks)
  }

  @Test func `dishes that no meal can hold any more are named`() throws {
    var household = Pantry.household([("Cocido", [.meat, .lunchOnly]), ("Pollo", [.meat])])
    let answer = try household.setTagRules(.meat, to: TagRules(mealTypeRestriction: .dinner))
    #expect(answer.notes == [.mealsClash("Cocido")])
    let again = try household.setTagRules(.meat, to: TagRules(mealTypeRestriction: .dinner))
    #expect(again.notes.isEmpty)
  }

  @Test func `only tags of the household's own get another name or colour`() throws {
    var household = Pantry.household()
    _ = try household.addTag("Picante")
    #expect(try household.renameTag("picante", to: "Muy picante").tag.customName == "Muy picante")
    #expect(try household.renameTag("picante", to: "MUY PICANTE").tag.id == "picante")
    let blue = TagColor(red: 0, green: 0, blue: 255)
    #expect(try household.recolorTag("picante", to: blue).tag.color == blue)
    let texts = [
      "'Carne' es de todos los hogares: solo se cambian sus reglas",
      "'Meat' belongs to every household: only its rules can change",
    ]
    #expect(
      Pantry.refusal(of: household) { household throws(HouseholdError) in
        _ = try household.renameTag(.meat, to: "Chicha")
      } == texts
    )
    #expect(
      Pantry.refusal(of: household) { household throws(HouseholdError) in
        _ = try household.recolorTag(.meat, to: blue)
      } == texts
    )
    #expect(
      Pantry.refusal(of: household) { household throws(HouseholdError) in
        _ = try household.removeTag(.meat, force: true)
      } == texts
    )
    #expect(
      Pantry.refusal(of: household) { household throws(HouseholdError) in
        _ = try household.renameTag("picante", to: "pescado")
      } == ["Ya hay una etiqueta que se llama 'Pescado'", "A tag is called 'Fish' already"]
    )
  }

  @Test func `a removed tag leaves its dishes`() throws {
    var household = Pantry.household([("Curry", [.meat, "picante"]), ("Pollo", [.meat])])
    _ = try household.addTag("Picante")
    let answer = try household.removeTag("picante")
    #expect(answer.tag.customName == "Picante")
    #expect(answer.notes.isEmpty)
    #expect(household.tags.count == 10)
    #expect(household.dishes.map(\.tags) == [[.meat], [.meat]])
  }

  @Test func `a tag that is the last of a dish goes only by force`() throws {
    var household = Pantry.household([
      ("Curry", ["picante"]), ("Chili", ["picante"]), ("Pollo", [.meat, "picante"]),
      ("Antiguo", ["picante"]),
    ])
    household.dishes[3].removedOn = Pantry.lastWeek
    _ = try household.addTag("Picante")
    #expect(
      Pantry.refusal(of: household) { household throws(HouseholdError) in
        _ = try household.removeTag("picante")
      } == [
        "Sin 'Picante' se quedan sin etiquetas: Curry y Chili",
        "Without 'Picante' these dishes have no tags: Curry and Chili",
      ]
    )
    let answer = try household.removeTag("picante", force: true)
    #expect(answer.notes == [.dishWithoutTags("Curry"), .dishWithoutTags("Chili")])
    #expect(household.dishes.map(\.tags) == [[], [], [.meat], []])
  }

  @Test(arguments: ["#E74C3C", "E74C3C", "#e74c3c"])
  func `a colour is six digits with or without a sign`(text: String) throws {
    #expect(try TagColor(typed: text) == TagColor(red: 0xE7, green: 0x4C, blue: 0x3C))
  }

  @Test(arguments: ["", "#FFF", "red", "#12345G", "##123456", "#1234567"])
  func `anything else is no colour`(text: String) {
    do {
      _ = try TagColor(typed: text)
      Issue.record("\(text) was taken for a colour.")
    } catch {
      #expect(error.text(in: .spanish) == "'\(text)' no es un color como #E74C3C")
      #expect(error.text(in: .english) == "'\(text)' is not a colour such as #E74C3C")
    }
  }
}
