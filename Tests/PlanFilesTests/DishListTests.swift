import Foundation
import MealModel
import PlanFiles
import Testing

struct DishListTests {
  @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
  func `line breaks and a byte order mark do not matter`(lineBreak: String, mark: String) throws {
    let lines = [
      "name,tags", "Paella,Pescado;Pasta/Arroz", "", "\"Pisto\",\"Huevos, Verduras\"", "",
    ]
    let dishes = try resolve(mark + lines.joined(separator: lineBreak)).problem.dishes
    #expect(dishes.map(\.name) == ["Paella", "Pisto"])
    #expect(dishes.map(\.tags) == [[.fish, .pastaRice], [.eggs, .vegetables]])
  }

  @Test func `columns have Spanish names too and any order`() throws {
    let week = try resolve(
      #"""
      Etiquetas,peso,NOMBRE,Descripción,comidas
      Carne,5,"Pollo ""al chilindrón""","Con pimientos, y
      con vino",cena;Comida
      ,,Pan,,
      """#
    )
    let dish = try #require(week.problem.dishes.first)
    #expect(dish.name == "Pollo \"al chilindrón\"")
    #expect(dish.details == "Con pimientos, y con vino")
    #expect(dish.meals == [.dinner, .lunch])
    #expect(dish.weight == 5)
    #expect(week.notes.map(\.kind) == [.dishWithoutTags("Pan")])
    #expect(week.notes.map(\.place) == [.line(4)])
  }

  @Test(arguments: [
    ("", 1, FileError.Reason.noHeader),
    ("nombre,etiqueta\nA,B", 1, .unknownColumn("etiqueta")),
    ("name;tags\nA;B", 1, .semicolons),
    ("name,nombre,tags", 1, .duplicateColumn("nombre")),
    ("name\nA", 1, .missingColumn("tags")),
    ("name,tags\nA", 2, .fieldCount(1, expected: 2)),
    ("name,tags\nA,B,C", 2, .fieldCount(3, expected: 2)),
    ("name,tags\n\n \"A\",B\nC,\"D", 4, .unclosedQuote),
    ("name,tags\n\"A\"x,B", 2, .textAfterQuote),
    ("name,tags\n  ,Carne", 2, .empty),
    ("name,tags,weight\nA,Carne,1.5", 2, .notWhole),
    ("name,tags,weight\nA,Carne,1001", 2, .outOfRange("1001", lower: "-1000", upper: "1000")),
  ])
  func `a broken table is refused with the line`(
    csv: String,
    line: Int,
    reason: FileError.Reason
  ) throws {
    let error = try #require(throws: FileError.self) { try list(csv) }
    #expect(error.reason == reason)
    #expect(error.place == .line(line))
    #expect(error.file == "dishes.csv")
  }

  @Test func `a table that is no UTF-8 is refused with the place`() throws {
    let error = try #require(throws: FileError.self) {
      try DishList(csv: Array("name,tags\nPur".utf8) + [0xE9], file: "dishes.csv")
    }
    #expect(error.reason == .notText)
    #expect(error.place == .position(line: 2, column: 4))
  }

  @Test func `new tags have no rules and are noted once`() throws {
    let week = try resolve("name,tags\nA,Horno;Carne\nB,horno;Rápido\n")
    #expect(week.problem.tags.map(\.id.rawValue).suffix(2) == ["Horno", "Rápido"])
    #expect(week.problem.tags.prefix(10) == Tag.defaults[...])
    #expect(week.notes.map(\.kind) == [.tagsWithoutRules(["Horno", "Rápido"])])
  }

  @Test func `a slip of a known tag is refused`() throws {
    let error = try #require(throws: FileError.self) { try resolve("name,tags\nA,pescdo\n") }
    #expect(error.reason == .unknownTag("pescdo"))
    #expect(error.nearMatch == "Pescado")
    #expect(error.place == .line(2))
  }

  @Test func `a list may be JSON, alone or in a week`() throws {
    let dishes = "[{ \"name\": \"A\", \"tags\": [\"Carne\"] }]"
    for json in [dishes, "{ \"schema\": 1, \"dishes\": \(dishes) }"] {
      var file = WeekFile(WeekDocument(), file: "week.json")
      try file.replaceDishes(with: DishList(json: Array(json.utf8), file: "dishes.json"))
      #expect(try file.resolved().problem.dishes.map(\.tags) == [[.meat]])
    }
  }

  @Test func `an unknown tag in a JSON list is refused where it stands`() throws {
    var file = WeekFile(WeekDocument(), file: "week.json")
    let json = "[{ \"name\": \"A\", \"tags\": [\"Xyzzy\"] }]"
    try file.replaceDishes(with: DishList(json: Array(json.utf8), file: "dishes.json"))
    let error = try #require(throws: FileError.self) { try file.resolved() }
    #expect(error.file == "dishes.json")
    #expect(error.place == .path("[0].tags[0]"))
  }

  @Test func `a pin of a dish that the list does not have is refused in the week file`() throws {
    var document = WeekDocument()
    document.pins = [
      WeekDocument.MealEntry(day: .weekday(.monday), meal: .lunch, dish: "Paela")
    ]
    var file = WeekFile(document, file: "week.json")
    try file.replaceDishes(with: list("name,tags\nPaella,Pescado\n"))
    let error = try #require(throws: FileError.self) { try file.resolved() }
    #expect(error.file == "week.json")
    #expect(error.place == .path("pins[0].dish"))
    #expect(error.nearMatch == "Paella")
  }

  /// The list of a real family, which is not part of the project.
  static let realList = Project.path("../shared/data/family/dishes.csv")

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: realList), "needs the real family's list")
  )
  func `a real family's list is read whole`() throws {
    var file = try WeekFile(readingFrom: Project.path("datasets/households/real-family.json"))
    try file.replaceDishes(with: DishList(readingFrom: Self.realList))
    let week = try file.resolved()
    #expect(week.problem.dishes.count == 122)
    #expect(week.problem.slots.count == 14)
    let restricted = week.problem.tags.compactMap(\.rules.mealTypeRestriction)
    #expect(restricted == [.dinner, .lunch])
    #expect(!week.notes.contains { if case .mealsClash = $0.kind { true } else { false } })
  }

  @Test func `the bundled list has the default tags and nothing odd`() throws {
    var file = WeekFile(WeekDocument(), file: "week.json")
    try file.replaceDishes(
      with: DishList(readingFrom: Project.path("datasets/dishes/familia.csv"))
    )
    let week = try file.resolved()
    #expect(week.problem.dishes.count == 26)
    #expect(week.problem.tags.map(\.id) == Tag.defaults.map(\.id))
    #expect(week.notes == [])
  }

  private func list(_ csv: String) throws -> DishList {
    try DishList(csv: Array(csv.utf8), file: "dishes.csv")
  }

  private func resolve(_ csv: String) throws -> PlannableWeek {
    var file = WeekFile(WeekDocument(), file: "week.json")
    try file.replaceDishes(with: list(csv))
    return try file.resolved()
  }
}
