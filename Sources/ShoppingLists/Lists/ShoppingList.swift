public import HouseholdModel
public import MealModel
import PlanFiles

/// What a household buys for a week: what its dishes need and what it added by hand.
///
/// A list is computed and never kept; `ShoppingRecord` keeps what people did to it. The same meals,
/// record and goods at home give the same list, however often it is made.
public struct ShoppingList: Hashable, Sendable {
  /// The Monday of the week.
  public var week: CivilDate

  /// The categories in alphabetical order, then what has none.
  public var sections: [Section]

  /// What stands together in the shop.
  public struct Section: Hashable, Sendable {
    /// The household's word, or `nil` for "other".
    public var category: String?

    /// In alphabetical order.
    public var lines: [Line]
  }

  /// One thing to buy.
  public struct Line: Hashable, Sendable {
    /// The name as it is shown, which no other line has.
    public var name: String

    /// The other names and spellings under which it was asked for.
    public var otherNames: [String]

    /// How much is needed; in several units where they cannot be added.
    ///
    /// A `nil` amount is "some".
    public var quantities: [ShoppingQuantity]

    /// The part of it that the dishes need, without what was added by hand.
    public var planned: [ShoppingQuantity]

    /// How much was ticked off before the need grew beyond it; empty for a line that is ticked or never
    /// was.
    public var bought: [ShoppingQuantity]

    /// Where it stands in the shop, or `nil` for "other".
    public var category: String?

    /// Whether everything needed was ticked off.
    public var isChecked: Bool

    /// Whether somebody added some or all of it by hand.
    public var isHandAdded: Bool
  }

  /// Every line in order.
  public var lines: [Line] { sections.flatMap(\.lines) }

  /// How many lines are ticked.
  public var checkedCount: Int { lines.count { $0.isChecked } }

  /// How many lines are not.
  public var uncheckedCount: Int { lines.count { !$0.isChecked } }

  /// The line that has a name, whatever its case and accents.
  ///
  /// - Parameter name: The name, or another one that was merged into the line.
  /// - Returns: The line.
  /// - Throws: `ShoppingError` with what was probably meant.
  public func line(named name: String) throws -> Line {
    try find(name)
  }

  func find(_ name: String) throws(ShoppingError) -> Line {
    var table = NameTable()
    let lines = lines
    for (index, line) in lines.enumerated() {
      _ = table.insert(index, identity: nil, names: [line.name] + line.otherNames)
    }
    switch table.find(name) {
    case .found(let index): return lines[index]
    case .unclear: throw ShoppingError(name: name, reason: .unknownItem)
    case .unknown(let nearMatch):
      throw ShoppingError(name: name, reason: .unknownItem, nearMatch: nearMatch)
    }
  }
}
