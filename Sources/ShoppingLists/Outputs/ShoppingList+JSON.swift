import HouseholdModel
import MealModel
import PlanFiles

extension ShoppingList {
  /// The list for programs: keys in English, exact numbers as text.
  ///
  /// A quantity has `amount`, as `3/2` or `2`, or `null` for "some"; `atMost` where it is a range; `buy`,
  /// how much to take from the shelf; and `unit`, which is missing for pieces and `×` for dishes. A line
  /// without `category` stands under "other".
  public var json: String {
    JSONText.object(
      [
        ("week", .text(week.description)),
        ("checked", .raw("\(checkedCount)")),
        ("unchecked", .raw("\(uncheckedCount)")),
        ("items", .list(lines.map(\.json), .lineEach)),
      ],
      .lineEach
    ).file
  }
}

extension ShoppingList.Line {
  fileprivate var json: JSONText {
    var members: [(key: String, value: JSONText)] = [("name", .text(name))]
    if let category { members.append(("category", .text(category))) }
    members += [
      ("checked", .raw("\(isChecked)")),
      ("handAdded", .raw("\(isHandAdded)")),
      ("quantities", .list(quantities.map(\.json), .oneLine)),
      ("bought", .list(bought.map(\.json), .oneLine)),
    ]
    return .object(members, .oneLine)
  }
}

extension ShoppingQuantity {
  fileprivate var json: JSONText {
    guard let amount, let amountToBuy else { return .object([("amount", .raw("null"))], .oneLine) }
    var members: [(key: String, value: JSONText)] = [("amount", .text(amount.lower.description))]
    if amount.upper != amount.lower { members.append(("atMost", .text(amount.upper.description))) }
    members.append(("buy", .text(amountToBuy.description)))
    if let unit { members.append(("unit", .text(unit))) }
    return .object(members, .oneLine)
  }
}
