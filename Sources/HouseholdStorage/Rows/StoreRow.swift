/// A row of a table with values for all its columns, those of the key first.
struct StoreRow: Hashable {
  var table: StoreTable
  var values: [SQLiteValue]

  init(_ table: StoreTable, _ values: SQLiteValue...) {
    self.table = table
    self.values = values
  }

  /// What tells the row from the others of all tables.
  var key: Key { Key(table: table, values: Array(values.prefix(table.key.count))) }

  struct Key: Hashable {
    var table: StoreTable
    var values: [SQLiteValue]
  }
}
