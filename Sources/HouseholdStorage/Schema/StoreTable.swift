/// A table of the store with its columns, those of the key first.
enum StoreTable: String, CaseIterable {
  case household
  case plannedMeal = "planned_meal"
  case mealTime = "meal_time"
  case tag
  case dish
  case dishTag = "dish_tag"
  case dishMeal = "dish_meal"
  case ingredient
  case week
  case weekDay = "week_day"
  case slot
  case cookEvent = "cook_event"
  case template
  case templateEntry = "template_entry"
  case shoppingRecord = "shopping_record"
  case shoppingItem = "shopping_item"
  case shoppingQuantity = "shopping_quantity"
  case calendarRecord = "calendar_record"

  /// The columns that tell a row from others.
  var key: [String] {
    switch self {
    case .household: ["one"]
    case .plannedMeal, .mealTime: ["meal"]
    case .tag, .dish: ["id"]
    case .dishTag, .dishMeal, .ingredient: ["dish", "position"]
    case .week: ["start"]
    case .weekDay: ["week", "day"]
    case .slot, .calendarRecord: ["week", "day", "meal"]
    case .cookEvent: ["date", "dish"]
    case .template: ["name"]
    case .templateEntry: ["template", "day", "meal"]
    case .shoppingRecord: ["week"]
    case .shoppingItem: ["week", "position"]
    case .shoppingQuantity: ["week", "item", "position"]
    }
  }

  /// The columns beside the key.
  var content: [String] {
    switch self {
    case .household:
      [
        "id", "name", "profile", "profile_text", "language", "includes_weekends", "time_zone",
        "event_duration", "event_prefix", "reminder_minutes", "calendar_file", "syncs_calendar",
        "people", "limits_free_version", "is_premium",
      ]
    case .dishMeal: ["meal"]
    case .mealTime: ["time"]
    case .tag:
      [
        "position", "custom_name", "color", "max_per_week", "min_per_week", "no_consecutive",
        "no_duplicate_in_day", "only_meal", "only_days",
      ]
    case .dish:
      [
        "position", "name", "details", "diet", "min_gap_days", "fixed_weekday", "fixed_meal",
        "max_uses", "rating", "servings", "notes", "created_at", "removed_on",
      ]
    case .dishTag: ["tag"]
    case .ingredient: ["name", "amount", "unit", "category"]
    case .week: ["position", "has_days", "created_at", "updated_at"]
    case .weekDay: ["diet"]
    case .slot: ["position", "dish", "origin", "is_forced"]
    case .plannedMeal, .cookEvent, .shoppingRecord: ["position"]
    case .template: ["position", "created_at"]
    case .templateEntry: ["position", "dish"]
    case .shoppingItem: ["name", "category", "is_checked", "is_hand_added"]
    case .shoppingQuantity: ["amount", "unit"]
    case .calendarRecord: ["position", "sequence", "changed_at", "content", "is_cancelled"]
    }
  }
}

extension StoreTable {
  /// A row with values for all columns in their order.
  var insertion: String {
    let columns = key + content
    let gaps = columns.map { _ in "?" }
    return "INSERT INTO \(rawValue) (\(columns.joined(separator: ", "))) "
      + "VALUES (\(gaps.joined(separator: ", ")))"
  }

  /// New content for a row; the values of the key come first.
  var update: String {
    let changes = content.enumerated().map { "\($1) = ?\(key.count + $0 + 1)" }
    return "UPDATE \(rawValue) SET \(changes.joined(separator: ", ")) WHERE \(keyCondition)"
  }

  /// Takes the row with a key away.
  var deletion: String { "DELETE FROM \(rawValue) WHERE \(keyCondition)" }

  private var keyCondition: String {
    key.enumerated().map { "\($1) = ?\($0 + 1)" }.joined(separator: " AND ")
  }
}
