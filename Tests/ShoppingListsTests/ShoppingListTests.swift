import HouseholdModel
import MealModel
import ShoppingLists
import Testing

struct ShoppingListTests {
  @Test func `meals of a household are for its people`() throws {
    var settings = HouseholdSettings(id: "h", profile: "mealmood", timeZone: "Europe/Madrid")
    settings.people = 6
    var household = Household(settings: settings)
    household.dishes = [try Lists.dish("Rice", ["400 g rice"], servings: 4)]
    let slots = ["Rice", "Gone", "Rice"].enumerated().map { day, dish in
      StoredSlot(MealSlot(day: day, meal: .dinner), DishID(rawValue: dish), origin: .chosen)
    }
    let uses = household.plannedUses(of: slots)
    #expect(try uses.map(\.people) == [fraction(6), fraction(6)])
    #expect(
      try ShoppingList.make(for: uses, record: Lists.record()).wordings == ["rice: 1.2 kg"]
    )
  }

  @Test func `an empty week has an empty list`() throws {
    let list = try Lists.list([])
    #expect(list.sections.isEmpty && list.checkedCount == 0 && list.uncheckedCount == 0)
  }

  @Test func `a dish without ingredients is a line with how often it is cooked`() throws {
    let (paella, soup) = try (Lists.dish("Paella", []), Lists.dish("Sopa", []))
    let list = try ShoppingList.make(
      for: [PlannedUse(paella), PlannedUse(soup), PlannedUse(paella)],
      record: Lists.record()
    )
    #expect(list.wordings == ["Paella ×2", "Sopa"])
  }

  @Test func `a dish and an ingredient of one name share a line`() throws {
    let uses = try [("Tortilla", []), ("Burrito", ["200 g tortilla"])].map {
      PlannedUse(try Lists.dish($0.0, $0.1))
    }
    let list = try ShoppingList.make(for: uses, record: Lists.record())
    #expect(list.wordings == ["Tortilla ×1, 200 g"])
  }

  @Test func `categories come in alphabetical order and other at the end`() throws {
    let list = try Lists.list([["1 pan", "2 kg tomate @verduras", "1 leche @Ácidos y lácteos"]])
    #expect(list.sections.map(\.category) == ["Ácidos y lácteos", "verduras", nil])
  }

  @Test func `of categories that differ in case and accents one is shown`() throws {
    let list = try Lists.list([["1 leche @Lácteos", "1 nata @lacteos", "2 leche"]])
    #expect(list.sections.map(\.category) == ["Lácteos"])
    #expect(list.wordings == ["leche: 3", "nata: 1"])
  }

  @Test(arguments: [
    (["1 tbsp oil", "1 tsp oil"], "4 tsp"), (["1 cup oil", "1 tbsp oil"], "17 tbsp"),
    (["3 tsp oil"], "3 tsp"), (["1 lb oil", "8 oz oil"], "24 oz"),
    (["1 cup oil", "10 ml oil"], "250 ml"), (["1 oz oil", "1 g oil"], "29.3495 g"),
    (["5 dl oil", "50 cl oil"], "1 l"), (["0.5 g oil"], "500 mg"), (["1/3 kg oil"], "333 1/3 g"),
    (["1/3 ml oil"], "1/3 ml"), (["1 dozen oil", "3 oil"], "15"), (["2 uds oil", "1 oil"], "3"),
    (["1 can oil", "2 latas oil"], "3 cans"), (["1 can oil", "2 cloves oil"], "1 can, 2 cloves"),
    (["1 kg oil", "1 l oil", "1 oil", "1 can oil", "oil"], "1 kg, 1 l, 1, 1 can, some more"),
  ])
  func `units of one kind add up and others stand side by side`(
    lines: [String],
    expected: String
  ) throws {
    #expect(try Lists.list([lines]).wordings == ["oil: \(expected)"])
  }

  @Test func `an unknown unit adds up with itself, its capitals and its plural`() throws {
    var dish = try Lists.dish("Pie", [])
    dish.ingredients = try ["Atadito", "ataditos", "glass", "mass", "mas"].map {
      Ingredient(name: "chard", amount: Amount(try fraction(1)), unit: $0)
    }
    let list = try ShoppingList.make(for: [PlannedUse(dish)], record: Lists.record())
    #expect(list.wordings == ["chard: 1 glass, 2 Atadito, 1 mas, 1 mass"])
  }

  @Test func `nothing of something is not bought`() throws {
    #expect(try Lists.list([["0 g sugar", "1 egg"]]).wordings == ["egg: 1"])
  }

  @Test func `goods at home do not hide what is added by hand`() throws {
    var record = try Lists.record()
    try record.add(line: "1 kg salt", in: .english)
    let list = try ShoppingList.make(
      for: [PlannedUse(Lists.dish("Bread", ["10 g salt"]))],
      record: record,
      atHome: [Ingredient(name: "Salt")]
    )
    #expect(list.wordings == ["salt: 1 kg"])
  }

  @Test func `of a range at home only the least is sure`() throws {
    let list = try ShoppingList.make(
      for: [PlannedUse(Lists.dish("Omelette", ["6 eggs"]))],
      record: Lists.record(),
      atHome: [Ingredient(parsing: "2-4 eggs", in: .english)]
    )
    #expect(list.wordings == ["eggs: 4"])
  }

  @Test func `names that lead to each other change places and end`() throws {
    let list = try ShoppingList.make(
      for: [PlannedUse(Lists.dish("Dish", ["1 a-b", "2 c-d"]))],
      record: Lists.record(),
      aliases: ShoppingAliases(["a-b": "c-d", "c-d": "a-b"])
    )
    #expect(
      list.lines.map { $0.quantities.map { $0.amount?.upper.description } } == [["2"], ["1"]]
    )
  }

  @Test func `a sum that does not fit is refused by name`() throws {
    var dish = try Lists.dish("Feast", [])
    dish.ingredients = [Ingredient(name: "salt", amount: Amount(try fraction(.max)), unit: "g")]
    let error = #expect(throws: ShoppingError.self) {
      try ShoppingList.make(for: [PlannedUse(dish), PlannedUse(dish)], record: Lists.record())
    }
    #expect(error == ShoppingError(name: "salt", reason: .sumDoesNotFit))
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `the order of meals and ingredients does not matter`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var dishes = try (0..<6).map { _ in try (0..<4).map { _ in try generator.line() } }
    let list = try Lists.list(dishes)
    for _ in 0..<4 {
      generator.shuffle(&dishes)
      for index in dishes.indices { generator.shuffle(&dishes[index]) }
      #expect(try Lists.list(dishes) == list)
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `twice the people need twice as much`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let dish = try Lists.dish("Dish", try (0..<5).map { _ in try generator.line() }, servings: 3)
    let (three, six) = (try fraction(3), try fraction(6))
    let twice = try ShoppingList.make(
      for: [PlannedUse(dish, people: three), PlannedUse(dish, people: three)],
      record: Lists.record()
    )
    let double = try ShoppingList.make(
      for: [PlannedUse(dish, people: six)],
      record: Lists.record()
    )
    #expect(twice == double)
  }
}
