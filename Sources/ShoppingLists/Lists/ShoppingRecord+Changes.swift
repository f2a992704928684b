public import HouseholdModel
public import MealModel
import PlanFiles

// What people do to a list is kept in the record of its week, and so survives a new plan.
extension ShoppingRecord {
  /// Ticks a line off: all that the list asks for is bought.
  ///
  /// - Parameters:
  ///   - name: The name of the line, whatever its case and accents.
  ///   - list: The list as it is shown.
  /// - Throws: `ShoppingError` when the list has no such line.
  public mutating func tick(_ name: String, in list: ShoppingList) throws {
    let line = try list.find(name)
    items.removeAll { !$0.isHandAdded && line.covers($0) }
    for index in items.indices where line.covers(items[index]) { items[index].isChecked = true }
    guard !line.planned.isEmpty else { return }
    items.append(
      ShoppingItem(
        name: line.name,
        quantities: line.planned,
        category: line.category,
        isChecked: true
      )
    )
  }

  /// Takes the tick off a line, also what was bought before its need grew.
  ///
  /// - Parameters:
  ///   - name: The name of the line, whatever its case and accents.
  ///   - list: The list as it is shown.
  /// - Throws: `ShoppingError` when the list has no such line.
  public mutating func untick(_ name: String, in list: ShoppingList) throws {
    let line = try list.find(name)
    items.removeAll { !$0.isHandAdded && line.covers($0) }
    for index in items.indices where line.covers(items[index]) { items[index].isChecked = false }
  }

  /// Adds something by hand, which stays until it is removed.
  ///
  /// What is there by hand and not ticked yet grows; a tick for less does not hold for more.
  public mutating func add(_ ingredient: Ingredient) {
    let quantity = ShoppingQuantity(amount: ingredient.amount, unit: ingredient.unit)
    let open = items.firstIndex {
      $0.isHandAdded && !$0.isChecked && $0.name.folded == ingredient.name.folded
    }
    guard let open else {
      items.append(
        ShoppingItem(
          name: ingredient.name,
          quantities: [quantity],
          category: ingredient.category,
          isHandAdded: true
        )
      )
      return
    }
    items[open].quantities.append(quantity)
    items[open].category = ingredient.category ?? items[open].category
  }

  /// Adds a line such as `2 l leche @Lácteos` by hand.
  ///
  /// - Parameters:
  ///   - line: The line, as `Ingredient(parsing:in:)` reads it.
  ///   - language: The language of the household.
  /// - Throws: `IngredientError`.
  public mutating func add(line: String, in language: Language) throws {
    add(try Ingredient(parsing: line, in: language))
  }

  /// Removes what was added by hand under a name; what the dishes need stays.
  ///
  /// - Parameters:
  ///   - name: The name of the line, whatever its case and accents.
  ///   - list: The list as it is shown.
  /// - Throws: `ShoppingError` when the list has no such line, or only dishes ask for it.
  public mutating func remove(_ name: String, in list: ShoppingList) throws {
    let line = try list.find(name)
    guard line.isHandAdded else { throw ShoppingError(name: line.name, reason: .planned) }
    items.removeAll { $0.isHandAdded && line.covers($0) }
  }

  /// Removes what was added by hand and is ticked.
  ///
  /// What the dishes need stays and stays ticked: the plan would bring it back as if it had not been
  /// bought.
  ///
  /// - Parameter list: The list as it is shown.
  /// - Returns: The names of the lines from which something was removed, in their order.
  @discardableResult
  public mutating func removeChecked(in list: ShoppingList) -> [String] {
    let lines = list.lines.filter { $0.isChecked && $0.isHandAdded }
    for line in lines { items.removeAll { $0.isHandAdded && line.covers($0) } }
    return lines.map(\.name)
  }
}

extension ShoppingList.Line {
  /// Whether an item of the record belongs to the line.
  fileprivate func covers(_ item: ShoppingItem) -> Bool {
    ([name] + otherNames).contains { $0.folded == item.name.folded }
  }
}
