public import HouseholdModel
import PlanFiles

extension ShoppingList {
  /// Makes the list of a week.
  ///
  /// Every use of a dish counts, scaled exactly by its people over the dish's servings. A dish without
  /// ingredients is a line of its own. Things with the same name but for case and accents become one
  /// line, and their amounts are added within a kind of unit; unlike kinds stand side by side. Of several
  /// spellings and categories the one that sorts first is shown.
  ///
  /// A line is ticked while what was ticked off covers what is needed. Where the need grew it is open
  /// again and says how much there is already. What was ticked for a dish that left the plan stays in the
  /// record and counts again when the dish comes back.
  ///
  /// - Parameters:
  ///   - uses: The meals of the week, in any order.
  ///   - record: The week, what was ticked and what was added by hand.
  ///   - atHome: What is there already and so need not be bought for dishes; without an amount there always is
  ///     enough.
  ///   - aliases: Names that are one thing.
  /// - Returns: The list.
  /// - Throws: `ShoppingError` when a sum no longer fits into 64 bits.
  public static func make(
    for uses: [PlannedUse],
    record: ShoppingRecord,
    atHome: [Ingredient] = [],
    aliases: ShoppingAliases = ShoppingAliases()
  ) throws -> ShoppingList {
    var maker = ListMaker(aliases: aliases)
    for use in uses { try maker.add(use) }
    try maker.subtract(atHome)
    for item in record.items { try maker.add(item) }
    return ShoppingList(week: record.week, sections: try maker.sections())
  }
}

/// Collects what is asked for under each name.
private struct ListMaker {
  private struct Entry {
    var spellings: Set<String> = []
    var categories: Set<String> = []
    var planned = QuantitySum()
    var added = QuantitySum()
    var bought = QuantitySum()
    var isHandAdded = false
  }

  let aliases: ShoppingAliases
  private var entries: [String: Entry] = [:]

  init(aliases: ShoppingAliases) { self.aliases = aliases }

  mutating func add(_ use: PlannedUse) throws(ShoppingError) {
    guard !use.dish.ingredients.isEmpty else {
      let once = ShoppingQuantity(amount: Amount(.one), unit: ShoppingQuantity.dishUnit)
      try change(use.dish.name) { entry throws(QuantitySum.Overflow) in try entry.planned.add(once)
      }
      return
    }
    for ingredient in use.dish.ingredients {
      guard let scaled = use.factor.flatMap(ingredient.scaled) else {
        throw ShoppingError(name: ingredient.name, reason: .sumDoesNotFit)
      }
      try change(ingredient.name, category: ingredient.category) {
        entry throws(QuantitySum.Overflow) in
        try entry.planned.add(ShoppingQuantity(amount: scaled.amount, unit: scaled.unit))
      }
    }
  }

  mutating func subtract(_ goods: [Ingredient]) throws(ShoppingError) {
    for good in goods {
      let key = aliases.name(for: good.name).folded
      guard entries[key] != nil else { continue }
      guard let amount = good.amount else {
        entries[key]?.planned = QuantitySum()
        continue
      }
      try change(good.name, isSpelling: false) { entry throws(QuantitySum.Overflow) in
        var stock = QuantitySum()
        try stock.add(ShoppingQuantity(amount: amount, unit: good.unit))
        try entry.planned.subtract(stock)
      }
    }
  }

  mutating func add(_ item: ShoppingItem) throws(ShoppingError) {
    try change(item.name, category: item.isHandAdded ? item.category : nil) {
      entry throws(QuantitySum.Overflow) in
      var sum = QuantitySum()
      // A line added without an amount asks for some.
      let quantities = item.quantities.isEmpty ? [ShoppingQuantity(amount: nil)] : item.quantities
      for quantity in quantities { try sum.add(quantity) }
      if item.isHandAdded {
        entry.isHandAdded = true
        try entry.added.add(sum)
      }
      if item.isChecked { try entry.bought.add(sum) }
    }
  }

  private mutating func change(
    _ name: String,
    category: String? = nil,
    isSpelling: Bool = true,
    _ body: (inout Entry) throws(QuantitySum.Overflow) -> Void
  ) throws(ShoppingError) {
    let shown = aliases.name(for: name)
    let key = shown.folded
    var entry = entries[key, default: Entry()]
    if isSpelling { entry.spellings.formUnion([name, shown]) }
    if let category { entry.categories.insert(category) }
    do {
      try body(&entry)
    } catch {
      throw ShoppingError(name: name, reason: .sumDoesNotFit)
    }
    entries[key] = entry
  }

  func sections() throws(ShoppingError) -> [ShoppingList.Section] {
    var sections: [String: ShoppingList.Section] = [:]
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      guard let line = try line(entry, key: key) else { continue }
      let place = line.category?.folded ?? ""
      var section = sections[
        place,
        default: ShoppingList.Section(category: line.category, lines: [])
      ]
      section.category = [section.category, line.category].compactMap(\.self).min()
      section.lines.append(line)
      sections[place] = section
    }
    return sections.sorted { ($0.key.isEmpty ? 1 : 0, $0.key) < ($1.key.isEmpty ? 1 : 0, $1.key) }
      .map(\.value)
  }

  /// The line of a name, or nothing when none of it is needed.
  private func line(_ entry: Entry, key: String) throws(ShoppingError) -> ShoppingList.Line? {
    // A name that an alias leads to is shown before those that lead to it.
    let own = entry.spellings.filter { $0.folded == key }.min()
    guard let name = own ?? entry.spellings.min() else { return nil }
    var needed = entry.planned
    do {
      try needed.add(entry.added)
    } catch {
      throw ShoppingError(name: name, reason: .sumDoesNotFit)
    }
    guard !needed.isEmpty else { return nil }
    let isChecked = entry.bought.covers(needed)
    return ShoppingList.Line(
      name: name,
      otherNames: entry.spellings.subtracting([name]).sorted(),
      quantities: needed.quantities,
      planned: entry.planned.quantities,
      bought: isChecked ? [] : entry.bought.quantities,
      category: entry.categories.min(),
      isChecked: isChecked,
      isHandAdded: entry.isHandAdded
    )
  }
}
