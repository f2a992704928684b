import HouseholdModel

/// The rows that tell two households apart, and nothing about the others.
struct RowDifference {
  private(set) var deletions: [StoreRow.Key] = []
  private(set) var updates: [StoreRow] = []
  private(set) var insertions: [StoreRow] = []

  /// Compares what a store holds with what it is to hold.
  ///
  /// Parts that did not change are not even turned into rows; a list that nobody touched is not looked at.
  ///
  /// - Parameters:
  ///   - old: The household in the store, or `nil` for an empty store.
  ///   - new: The household that is to be there.
  init(from old: Household?, to new: Household) {
    var before: [StoreRow] = []
    var after: [StoreRow] = []

    func compare<Element: StoreElement>(_ list: (Household) -> [Element]) {
      let old = old.map(list) ?? []
      let new = list(new)
      guard old != new else { return }
      let oldPositions = old.positions(\.naturalPosition)
      let newPositions = new.positions(\.naturalPosition)
      var index = 0
      for (element, position) in zip(old, oldPositions) {
        while index < new.count, newPositions[index] < position {
          after += new[index].rows(at: newPositions[index])
          index += 1
        }
        if index < new.count, newPositions[index] == position {
          if new[index] != element {
            before += element.rows(at: position)
            after += new[index].rows(at: position)
          }
          index += 1
        } else {
          before += element.rows(at: position)
        }
      }
      for index in index..<new.count { after += new[index].rows(at: newPositions[index]) }
    }

    if old?.settings != new.settings || old?.profileText != new.profileText {
      before += old?.settingRows ?? []
      after += new.settingRows
    }
    compare(\.tags)
    compare(\.dishes)
    compare(\.weeks)
    compare(\.cookEvents)
    compare(\.templates)
    compare(\.shopping)
    compare(\.calendar)
    collect(from: before, to: after)
  }

  private mutating func collect(from before: [StoreRow], to after: [StoreRow]) {
    var old: [StoreRow.Key: StoreRow] = [:]
    for row in before { old[row.key] = row }
    for row in after {
      switch old.removeValue(forKey: row.key) {
      case nil: insertions.append(row)
      case row: break
      case .some: updates.append(row)
      }
    }
    deletions = before.map(\.key).filter { old[$0] != nil }
  }

  /// Writes the difference.
  func write(to connection: borrowing SQLiteConnection) throws(SQLiteError) {
    for table in StoreTable.allCases {
      try Self.execute(
        table.deletion,
        deletions.lazy.filter { $0.table == table }.map(\.values),
        on: connection
      )
      try Self.execute(
        table.update,
        updates.lazy.filter { $0.table == table }.map(\.values),
        on: connection
      )
      try Self.execute(
        table.insertion,
        insertions.lazy.filter { $0.table == table }.map(\.values),
        on: connection
      )
    }
  }

  private static func execute(
    _ text: String,
    _ rows: some Sequence<[SQLiteValue]>,
    on connection: borrowing SQLiteConnection
  ) throws(SQLiteError) {
    var rows = rows.makeIterator()
    guard let first = rows.next() else { return }
    var statement = try connection.prepare(text)
    try statement.execute(first)
    while let row = rows.next() { try statement.execute(row) }
  }
}
