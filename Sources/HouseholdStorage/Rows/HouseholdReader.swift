import HouseholdModel
import MealModel

/// Puts a household together from the rows of a store, with one query for each table.
///
/// Rows that belong to another are joined here, so that no dish costs a query of its own. What a column says is
/// believed only where the values of a household allow it.
struct HouseholdReader {
  private(set) var household: Household

  /// Reads everything; the caller sees to it that all queries see one state of the file.
  init(_ connection: borrowing SQLiteConnection) throws(SQLiteError) {
    household = try Self.settings(connection)
    household.tags = try Self.tags(connection)
    household.dishes = try Self.dishes(connection)
    household.weeks = try Self.weeks(connection)
    household.cookEvents = try Self.cookEvents(connection)
    household.templates = try Self.templates(connection)
    household.shopping = try Self.shopping(connection)
    household.calendar = try Self.calendar(connection)
  }
}

extension SQLiteConnection {
  /// Calls a closure with every row of a table, in an order.
  func forEachRow(
    of table: StoreTable,
    by order: String,
    _ body: (inout SQLiteStatement) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    let columns = (table.key + table.content).joined(separator: ", ")
    try forEachRow("SELECT \(columns) FROM \(table.rawValue) ORDER BY \(order)", body)
  }
}

extension SQLiteStatement {
  mutating func meal() throws(SQLiteError) -> MealType { MealType(rawValue: try text()) }

  mutating func optionalMeal() throws(SQLiteError) -> MealType? {
    try optionalText().map(MealType.init(rawValue:))
  }

  mutating func dish() throws(SQLiteError) -> DishID { DishID(rawValue: try text()) }

  mutating func date() throws(SQLiteError) -> CivilDate { try value(CivilDate.init(iso:)) }

  mutating func slot() throws(SQLiteError) -> MealSlot {
    MealSlot(day: try integer(in: 0...6), meal: try meal())
  }

  mutating func monday() throws(SQLiteError) -> CivilDate {
    try value { text in CivilDate(iso: text).flatMap { $0.weekday == .monday ? $0 : nil } }
  }

  /// The index of the element that the row belongs to.
  mutating func owner(in indices: [String: Int]) throws(SQLiteError) -> Int {
    try value { indices[$0] }
  }

  /// Skips the number that orders the rows, which the query has done already.
  mutating func skipPosition() throws(SQLiteError) { _ = try integer() }
}
