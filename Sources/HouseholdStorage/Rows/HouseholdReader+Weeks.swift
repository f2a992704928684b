import HouseholdModel
import MealModel

extension HouseholdReader {
  static func weeks(
    _ connection: borrowing SQLiteConnection
  ) throws(SQLiteError) -> [StoredWeek] {
    var weeks: [StoredWeek] = []
    var indices: [String: Int] = [:]
    try connection.forEachRow(of: .week, by: "position") { row throws(SQLiteError) in
      let start = try row.monday()
      try row.skipPosition()
      let hasDays = try row.flag()
      var week = StoredWeek(start: start, createdAt: try row.integer())
      week.updatedAt = try row.integer()
      week.dietOfDay = hasDays ? [:] : nil
      indices[start.description] = weeks.count
      weeks.append(week)
    }
    try connection.forEachRow(of: .weekDay, by: "week, day") { row throws(SQLiteError) in
      let index = try row.owner(in: indices)
      let day = try row.integer(in: 0...6)
      weeks[index].dietOfDay?[day] = try row.value(DietLevel.init(key:))
    }
    try connection.forEachRow(of: .slot, by: "week, position") { row throws(SQLiteError) in
      let index = try row.owner(in: indices)
      let slot = try row.slot()
      try row.skipPosition()
      let dish = try row.dish()
      let origin = try row.value(StoredSlot.Origin.init(rawValue:))
      weeks[index].slots.append(
        StoredSlot(slot, dish, origin: origin, isForced: try row.flag())
      )
    }
    return weeks
  }

  static func cookEvents(
    _ connection: borrowing SQLiteConnection
  ) throws(SQLiteError) -> [CookEvent] {
    // Sorting in memory is faster than a query in an order that the table does not have.
    var events: [(position: Int, event: CookEvent)] = []
    try connection.forEachRow(of: .cookEvent, by: "date, dish") { row throws(SQLiteError) in
      let date = try row.date()
      let event = CookEvent(try row.dish(), on: date)
      events.append((try row.integer(), event))
    }
    return events.sorted { $0.position < $1.position }.map(\.event)
  }

  static func templates(
    _ connection: borrowing SQLiteConnection
  ) throws(SQLiteError) -> [WeekTemplate] {
    var templates: [WeekTemplate] = []
    var indices: [String: Int] = [:]
    try connection.forEachRow(of: .template, by: "position") { row throws(SQLiteError) in
      let name = try row.text()
      try row.skipPosition()
      indices[name] = templates.count
      templates.append(WeekTemplate(name: name, entries: [], createdAt: try row.integer()))
    }
    try connection.forEachRow(
      of: .templateEntry,
      by: "template, position"
    ) { row throws(SQLiteError) in
      let index = try row.owner(in: indices)
      let slot = try row.slot()
      try row.skipPosition()
      templates[index].entries.append(Assignment(slot, try row.dish()))
    }
    return templates
  }

  static func shopping(
    _ connection: borrowing SQLiteConnection
  ) throws(SQLiteError) -> [ShoppingRecord] {
    var records: [ShoppingRecord] = []
    var indices: [String: Int] = [:]
    try connection.forEachRow(of: .shoppingRecord, by: "position") { row throws(SQLiteError) in
      let week = try row.monday()
      indices[week.description] = records.count
      records.append(ShoppingRecord(week: week))
    }
    try connection.forEachRow(of: .shoppingItem, by: "week, position") { row throws(SQLiteError) in
      let index = try row.owner(in: indices)
      // Quantities find their item by its number.
      let position = try row.integer()
      guard position == records[index].items.count else {
        throw row.foreignContent("\(position)")
      }
      var item = ShoppingItem(name: try row.text())
      item.category = try row.optionalText()
      item.isChecked = try row.flag()
      item.isHandAdded = try row.flag()
      records[index].items.append(item)
    }
    try connection.forEachRow(
      of: .shoppingQuantity,
      by: "week, item, position"
    ) { row throws(SQLiteError) in
      let index = try row.owner(in: indices)
      let item = try row.integer()
      guard records[index].items.indices.contains(item) else { throw row.foreignContent("\(item)") }
      try row.skipPosition()
      let amount = try row.optionalValue(Amount.init(exactText:))
      records[index].items[item].quantities.append(
        ShoppingQuantity(amount: amount, unit: try row.optionalText())
      )
    }
    return records
  }

  static func calendar(
    _ connection: borrowing SQLiteConnection
  ) throws(SQLiteError) -> [CalendarRecord] {
    var records: [CalendarRecord] = []
    try connection.forEachRow(of: .calendarRecord, by: "position") { row throws(SQLiteError) in
      let week = try row.monday()
      let slot = try row.slot()
      try row.skipPosition()
      records.append(
        CalendarRecord(
          week: week,
          slot: slot,
          sequence: try row.integer(),
          changedAt: try row.integer(),
          content: try row.text(),
          isCancelled: try row.flag()
        )
      )
    }
    return records
  }
}
