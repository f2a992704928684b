import HouseholdModel
import MealModel

extension MealSlot {
  /// Where the meal stands in a week that is ordered by days and usual meals; always below 1,000.
  fileprivate var naturalPosition: Int {
    let meal = MealType.usualOrder.firstIndex(of: meal) ?? MealType.usualOrder.count
    return 100 * day + 10 * meal
  }
}

extension StoredWeek: StoreElement {
  var naturalPosition: Int? { start.dayNumber }

  func rows(at position: Int) -> [StoreRow] {
    let week = SQLiteValue.text(start.description)
    var rows = [
      StoreRow(
        .week,
        week,
        .integer(position),
        SQLiteValue(dietOfDay != nil),
        .integer(createdAt),
        .integer(updatedAt)
      )
    ]
    for (day, diet) in (dietOfDay ?? [:]).sorted(by: { $0.key < $1.key }) {
      rows.append(StoreRow(.weekDay, week, .integer(day), .text(diet.key)))
    }
    for (slot, position) in zip(slots, slots.positions(\.slot.naturalPosition)) {
      rows.append(
        StoreRow(
          .slot,
          week,
          .integer(slot.slot.day),
          .text(slot.slot.meal.rawValue),
          .integer(position),
          .text(slot.dish.rawValue),
          .text(slot.origin.rawValue),
          SQLiteValue(slot.isForced)
        )
      )
    }
    return rows
  }
}

extension CookEvent: StoreElement {
  /// Room for a thousand events a day.
  var naturalPosition: Int? { date.dayNumber * 1_000 }

  func rows(at position: Int) -> [StoreRow] {
    [
      StoreRow(
        .cookEvent,
        .text(date.description),
        .text(dish.rawValue),
        .integer(position)
      )
    ]
  }
}

extension WeekTemplate: StoreElement {
  var naturalPosition: Int? { nil }

  func rows(at position: Int) -> [StoreRow] {
    let template = SQLiteValue.text(name)
    let own = StoreRow(.template, template, .integer(position), .integer(createdAt))
    let positions = entries.positions(\.slot.naturalPosition)
    return [own]
      + zip(entries, positions).map { entry, position in
        StoreRow(
          .templateEntry,
          template,
          .integer(entry.slot.day),
          .text(entry.slot.meal.rawValue),
          .integer(position),
          .text(entry.dish.rawValue)
        )
      }
  }
}

extension ShoppingRecord: StoreElement {
  var naturalPosition: Int? { week.dayNumber }

  func rows(at position: Int) -> [StoreRow] {
    let week = SQLiteValue.text(week.description)
    var rows = [StoreRow(.shoppingRecord, week, .integer(position))]
    for (position, item) in items.enumerated() {
      rows.append(
        StoreRow(
          .shoppingItem,
          week,
          .integer(position),
          .text(item.name),
          SQLiteValue(item.category),
          SQLiteValue(item.isChecked),
          SQLiteValue(item.isHandAdded)
        )
      )
      for (index, quantity) in item.quantities.enumerated() {
        rows.append(
          StoreRow(
            .shoppingQuantity,
            week,
            .integer(position),
            .integer(index),
            SQLiteValue(quantity.amount?.exactText),
            SQLiteValue(quantity.unit)
          )
        )
      }
    }
    return rows
  }
}

extension CalendarRecord: StoreElement {
  var naturalPosition: Int? { week.dayNumber * 1_000 + slot.naturalPosition }

  func rows(at position: Int) -> [StoreRow] {
    [
      StoreRow(
        .calendarRecord,
        .text(week.description),
        .integer(slot.day),
        .text(slot.meal.rawValue),
        .integer(position),
        .integer(sequence),
        .integer(changedAt),
        .text(content),
        SQLiteValue(isCancelled)
      )
    ]
  }
}
