import HouseholdModel
import MealModel
import ShoppingLists
import Testing

struct ShoppingRecordTests {
  static let dishes = [["2 kg tomato", "salt"], ["500 ml milk"]]

  @Test func `ticks and hand-added things survive a new list`() throws {
    var record = try Lists.record()
    try record.add(line: "2 l Milk @Dairy", in: .english)
    try record.add(line: "paper towels", in: .english)
    try record.tick("TOMATO", in: Lists.list(Self.dishes, record: record))
    let list = try Lists.list(Self.dishes, record: record)
    #expect(list.wordings == ["Milk: 2.5 l", "paper towels", "salt", "✓ tomato: 2 kg"])
    #expect(list.checkedCount == 1 && list.uncheckedCount == 3)
    #expect(
      try Lists.list([["500 ml milk"]], record: record).wordings
        == ["Milk: 2.5 l", "paper towels"]
    )
    #expect(try Lists.list(Self.dishes, record: record) == list)
  }

  @Test func `a tick without an amount covers some and not more`() throws {
    var record = try Lists.record()
    try record.tick("salt", in: Lists.list([["salt"]]))
    #expect(try Lists.list([["salt"], ["salt"]], record: record).wordings == ["✓ salt"])
    #expect(
      try Lists.list([["salt"], ["5 g salt"]], record: record).wordings
        == ["salt: 5 g, some more (already bought: some)"]
    )
  }

  @Test func `ticking twice is ticking once, and unticking takes all of it back`() throws {
    var record = try Lists.record()
    try record.add(line: "1 kg tomato", in: .english)
    let untouched = record
    try record.tick("tomato", in: Lists.list(Self.dishes, record: record))
    let ticked = record
    try record.tick("tomato", in: Lists.list(Self.dishes, record: record))
    #expect(record == ticked)
    #expect(try Lists.list(Self.dishes, record: record).line(named: "tomato").isChecked)
    try record.untick("tomato", in: Lists.list(Self.dishes, record: record))
    #expect(record == untouched)
  }

  @Test func `more by hand of what is ticked is open again`() throws {
    var record = try Lists.record()
    try record.add(line: "6 eggs", in: .english)
    try record.tick("eggs", in: Lists.list([], record: record))
    #expect(try Lists.list([], record: record).wordings == ["✓ eggs: 6"])
    try record.add(line: "6 eggs", in: .english)
    #expect(try Lists.list([], record: record).wordings == ["eggs: 12 (already bought: 6)"])
    try record.tick("eggs", in: Lists.list([], record: record))
    #expect(try Lists.list([], record: record).wordings == ["✓ eggs: 12"])
  }

  @Test func `the same by hand twice is one item`() throws {
    var record = try Lists.record()
    try record.add(line: "1 l milk", in: .english)
    try record.add(line: "500 ml MILK @Dairy", in: .english)
    #expect(record.items.count == 1)
    let list = try Lists.list([], record: record)
    #expect(list.wordings == ["milk: 1.5 l"])
    #expect(list.sections.map(\.category) == ["Dairy"])
  }

  @Test func `removing takes what was added by hand and leaves what dishes need`() throws {
    var record = try Lists.record()
    try record.add(line: "1 l milk", in: .english)
    try record.remove("Milk", in: Lists.list(Self.dishes, record: record))
    #expect(record.items.isEmpty)
    let list = try Lists.list(Self.dishes, record: record)
    let error = #expect(throws: ShoppingError.self) { try record.remove("milk", in: list) }
    #expect(error?.reason == .planned)
    #expect(
      error?.text(in: .spanish)
        == "'milk' lo piden los platos de la semana; márcalo o cambia el plan"
    )
  }

  @Test func `removing what is ticked spares what the plan would bring back`() throws {
    var record = try Lists.record()
    try record.add(line: "6 eggs", in: .english)
    try record.add(line: "bread", in: .english)
    for name in ["eggs", "tomato"] {
      try record.tick(name, in: Lists.list(Self.dishes, record: record))
    }
    let removed = record.removeChecked(in: try Lists.list(Self.dishes, record: record))
    #expect(removed == ["eggs"])
    #expect(
      try Lists.list(Self.dishes, record: record).wordings
        == ["bread", "milk: 500 ml", "salt", "✓ tomato: 2 kg"]
    )
  }

  @Test func `an unknown name is refused with a near one`() throws {
    let list = try Lists.list(Self.dishes)
    var record = try Lists.record()
    for change in [
      { (record: inout ShoppingRecord) in try record.tick("tomatoe", in: list) },
      { record in try record.untick("tomatoe", in: list) },
      { record in try record.remove("tomatoe", in: list) },
    ] {
      let error = #expect(throws: ShoppingError.self) { try change(&record) }
      #expect(
        error
          == ShoppingError(name: "tomatoe", reason: .unknownItem, nearMatch: "tomato")
      )
    }
    #expect(record.items.isEmpty)
    #expect(
      ShoppingError(name: "tomatoe", reason: .unknownItem, nearMatch: "tomato").description
        == "'tomatoe' is not on the shopping list; maybe 'tomato'"
    )
    #expect(throws: ShoppingError(name: "zzzzzz", reason: .unknownItem)) {
      try record.tick("zzzzzz", in: list)
    }
  }

  @Test func `a line that cannot be read adds nothing`() throws {
    var record = try Lists.record()
    #expect(throws: IngredientError.self) { try record.add(line: "1/0 kg milk", in: .english) }
    #expect(record.items.isEmpty)
  }

  @Test func `a thing ticked under another name keeps its tick`() throws {
    let uses = [PlannedUse(try Lists.dish("Cake", ["2 large eggs", "3 eggs"]))]
    var record = try Lists.record()
    let apart = try ShoppingList.make(for: uses, record: record)
    try record.tick("large eggs", in: apart)
    try record.tick("eggs", in: apart)
    let aliases = ShoppingAliases(["large eggs": "eggs"])
    let merged = try ShoppingList.make(for: uses, record: record, aliases: aliases)
    #expect(merged.wordings == ["✓ eggs: 5"])
    try record.untick("large eggs", in: merged)
    #expect(record.items.isEmpty)
  }

  @Test(arguments: 0..<25 as Range<UInt64>)
  func `any sequence of changes leaves a list that is made again the same`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var record = try Lists.record()
    var dishes = try (0..<4).map { _ in try (0..<3).map { _ in try generator.line() } }
    for _ in 0..<20 {
      let list = try Lists.list(dishes, record: record)
      let name = list.lines.isEmpty ? nil : list.lines[generator.draw(below: list.lines.count)].name
      switch (generator.draw(below: 6), name) {
      case (0, let name?):
        try record.tick(name, in: list)
        #expect(try Lists.list(dishes, record: record).line(named: name).isChecked)
      case (1, let name?):
        try record.untick(name, in: list)
        let line = try Lists.list(dishes, record: record).line(named: name)
        #expect(!line.isChecked && line.bought.isEmpty)
      case (2, _): record.removeChecked(in: list)
      case (3, _): dishes[generator.draw(below: dishes.count)] = [try generator.line()]
      default: try record.add(line: try generator.line(), in: .english)
      }
      let made = try Lists.list(dishes, record: record)
      #expect(try Lists.list(dishes, record: record) == made)
      for line in made.lines where line.isChecked { #expect(line.bought.isEmpty) }
    }
  }
}
