import HouseholdModel
import MealModel
import ShoppingLists
import Testing

/// What went wrong for users of other planners, with the right values.
struct ShoppingCaseTests {
  @Test func `a dish on seven days needs seven onions in one line`() throws {
    let soup = try Lists.dish("Soup", ["1 onion"])
    let uses = Array(repeating: PlannedUse(soup), count: 7)
    let list = try ShoppingList.make(for: uses, record: Lists.record())
    #expect(list.wordings == ["onion: 7"])
  }

  @Test func `things without a unit are merged`() throws {
    let list = try Lists.list([["1 tomato"], ["1 Tomato"], ["1 TOMATO"]])
    #expect(list.wordings == ["TOMATO: 3"])
    #expect(list.lines.first?.otherNames == ["Tomato", "tomato"])
  }

  @Test func `two and four cloves are six`() throws {
    #expect(
      try Lists.list([["2.00 cloves garlic"], ["4.00 cloves garlic"]]).wordings
        == ["garlic: 6 cloves"]
    )
  }

  @Test(arguments: [(4, 2, "500 g"), (4, 4, "1 kg"), (3, 3, "1 kg"), (2, 3, "1.5 kg")])
  func `the people of a meal decide, not only the recipe`(
    servings: Int,
    people: Int,
    expected: String
  ) throws {
    let dish = try Lists.dish("Sauce", ["1000 g cheese"], servings: servings)
    let use = PlannedUse(dish, people: try fraction(people))
    #expect(
      try ShoppingList.make(for: [use], record: Lists.record()).wordings == ["cheese: \(expected)"]
    )
  }

  @Test func `five eggs for three servings stay five`() throws {
    let dish = try Lists.dish("Tortilla", ["5 eggs"], servings: 3)
    for people in [nil, try fraction(3)] {
      let list = try ShoppingList.make(
        for: [PlannedUse(dish, people: people)],
        record: Lists.record()
      )
      #expect(list.wordings == ["eggs: 5"])
    }
  }

  @Test func `two adults and three children at a half eat for three and a half`() throws {
    let dish = try Lists.dish("Rice", ["400 g rice"], servings: 4)
    let use = PlannedUse(dish, people: try fraction(7, 2))
    #expect(
      try ShoppingList.make(for: [use], record: Lists.record()).wordings == ["rice: 350 g"]
    )
  }

  @Test func `people do not scale a recipe that names no servings`() throws {
    let dish = try Lists.dish("Rice", ["400 g rice"])
    let use = PlannedUse(dish, people: try fraction(9))
    #expect(
      try ShoppingList.make(for: [use], record: Lists.record()).wordings == ["rice: 400 g"]
    )
  }

  @Test func `stock is taken off the whole need of a week once`() throws {
    let uses = try [["1 egg"], ["5 egg"]].map { PlannedUse(try Lists.dish("Dish", $0)) }
    let list = try ShoppingList.make(
      for: uses,
      record: Lists.record(),
      atHome: [Ingredient(parsing: "3 egg", in: .english)]
    )
    #expect(list.wordings == ["egg: 3"])
  }

  @Test func `2000 g at home are enough for 1,5 kg`() throws {
    let list = try ShoppingList.make(
      for: [PlannedUse(Lists.dish("Bread", ["1.5 kg flour"]))],
      record: Lists.record(),
      atHome: [Ingredient(parsing: "2000 g flour", in: .english)]
    )
    #expect(list.lines.isEmpty)
  }

  @Test func `what is always at home stays off a doubled list`() throws {
    let dish = try Lists.dish("Bread", ["10 g Salt", "500 g flour"], servings: 2)
    let list = try ShoppingList.make(
      for: [PlannedUse(dish, people: try fraction(4))],
      record: Lists.record(),
      atHome: [Ingredient(name: "salt")]
    )
    #expect(list.wordings == ["flour: 1 kg"])
  }

  @Test func `of 4,6 peppers one buys five`() throws {
    let list = try Lists.list([["4.6 peppers", "1 1/2 cans corn", "2 1/2 cups milk"]])
    #expect(
      list.wordings
        == ["corn: 2 cans (1 1/2 cans needed)", "milk: 2 1/2 cups", "peppers: 5 (4 3/5 needed)"]
    )
    #expect(
      list.lines.map { $0.wording(in: .spanish) }
        == [
          "corn: 2 latas (se necesita: 1 1/2 latas)", "milk: 2 1/2 tazas",
          "peppers: 5 (se necesita: 4 3/5)",
        ]
    )
  }

  @Test func `half a cup twice is a cup`() throws {
    #expect(try Lists.list([["0.5 cups milk"], ["0.5 cups milk"]]).wordings == ["milk: 1 cup"])
  }

  @Test func `half of an eighth of a teaspoon is a sixteenth`() throws {
    let dish = try Lists.dish("Cake", ["⅛ tsp salt"], servings: 2)
    let list = try ShoppingList.make(
      for: [PlannedUse(dish, people: .one)],
      record: Lists.record()
    )
    #expect(list.wordings == ["salt: 1/16 tsp"])
  }

  @Test func `three thirds of a gram are a gram`() throws {
    let third = ["⅓ g saffron"]
    #expect(try Lists.list([third, third, third]).wordings == ["saffron: 1 g"])
  }

  @Test func `unlike kinds stand side by side on one line`() throws {
    #expect(try Lists.list([["300 g beetroot", "3 beetroot"]]).wordings == ["beetroot: 300 g, 3"])
    var dish = try Lists.dish("Salad", ["300 g beetroot"])
    dish.ingredients.append(
      Ingredient(name: "beetroot", amount: Amount(try fraction(3)), unit: "medium")
    )
    let list = try ShoppingList.make(for: [PlannedUse(dish)], record: Lists.record())
    #expect(list.wordings == ["beetroot: 300 g, 3 medium"])
  }

  @Test func `large eggs are eggs only when the household says so`() throws {
    let uses = [PlannedUse(try Lists.dish("Cake", ["2 large eggs", "3 eggs"]))]
    let apart = try ShoppingList.make(for: uses, record: Lists.record())
    #expect(apart.wordings == ["eggs: 3", "large eggs: 2"])
    let merged = try ShoppingList.make(
      for: uses,
      record: Lists.record(),
      aliases: ShoppingAliases(["Large eggs": "eggs"])
    )
    #expect(merged.wordings == ["eggs: 5"])
    #expect(merged.lines.first?.otherNames == ["large eggs"])
  }

  @Test func `weights and volumes follow one rule`() throws {
    #expect(try Lists.list([["500g rice"], ["1kg rice"]]).wordings == ["rice: 1.5 kg"])
    #expect(try Lists.list([["500ml milk"], ["500ml milk"]]).wordings == ["milk: 1 l"])
    #expect(
      try Lists.list([["500g rice"], ["1kg rice"]]).lines.map { $0.wording(in: .spanish) }
        == ["rice: 1,5 kg"]
    )
  }

  @Test func `ranges add to a range and one buys the most`() throws {
    #expect(
      try Lists.list([["1-2 chillies"], ["3-4 chillies"]]).wordings
        == ["chillies: 6 (4-6 needed)"]
    )
    #expect(try Lists.list([["200-300 g peas"]]).wordings == ["peas: 300 g (200-300 g needed)"])
  }

  @Test func `goods of a dish that left the plan leave the list`() throws {
    let first = ["2000 g tomato"]
    #expect(try Lists.list([first, ["4200 g tomato"]]).wordings == ["tomato: 6.2 kg"])
    #expect(try Lists.list([first]).wordings == ["tomato: 2 kg"])
  }

  @Test func `a copied week counts like any other`() throws {
    let list = try Lists.list([["1 onion"], ["1 onion"]])
    var copy = try Lists.record()
    copy.week = try #require(copy.week.advanced(by: 7))
    let copied = try Lists.list([["1 onion"], ["1 onion"]], record: copy)
    #expect(copied.sections == list.sections)
    #expect(copied.wordings == ["onion: 2"])
  }

  @Test func `a ticked thing whose need grows is open again and says what is there`() throws {
    var record = try Lists.record()
    try record.tick("tomato", in: Lists.list([["2 kg tomato"]]))
    #expect(try Lists.list([["2 kg tomato"]], record: record).wordings == ["✓ tomato: 2 kg"])
    let grown = try Lists.list([["2 kg tomato"], ["500 g tomato"]], record: record)
    #expect(grown.wordings == ["tomato: 2.5 kg (already bought: 2 kg)"])
    #expect(
      grown.lines.first?.wording(in: .spanish) == "tomato: 2,5 kg (ya comprado: 2 kg)"
    )
    #expect(try Lists.list([["1 kg tomato"]], record: record).wordings == ["✓ tomato: 1 kg"])
    #expect(try Lists.list([["2 kg tomato"]], record: record).wordings == ["✓ tomato: 2 kg"])
  }

  @Test func `an unknown amount stays unknown`() throws {
    #expect(try Lists.list([["n. B. Knoblauch", "salt"]]).wordings == ["n. B. Knoblauch", "salt"])
    #expect(try Lists.list([["salt", "5 g salt"]]).wordings == ["salt: 5 g, some more"])
  }

  @Test func `a recipe for 999 is not cut to 100`() throws {
    let dish = try Lists.dish("Feast", ["999 eggs"], servings: 999)
    let use = PlannedUse(dish, people: try fraction(998))
    #expect(try ShoppingList.make(for: [use], record: Lists.record()).wordings == ["eggs: 998"])
  }
}
