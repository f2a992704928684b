import HouseholdModel
import MealModel
import PlanFiles

extension HouseholdDocument {
  /// The document as a file: keys in a fixed order, without keys that have nothing to say.
  public func encoded() -> String {
    var members: [(key: String, value: JSONText)] = [
      ("household", .raw(String(Self.version))),
      ("settings", household.settings.json),
    ]
    members.add("profile", household.profileText.map(JSONText.text))
    members.append(("tags", .list(household.tags.map(\.json), .lineEach)))
    members.add("dishes", household.dishes.map(\.json).lines)
    members.add("weeks", household.weeks.map(\.json).lines)
    members.add("cooked", household.cookEvents.map(\.json).lines)
    members.add("templates", household.templates.map(\.json).lines)
    members.add("shopping", household.shopping.map(\.json).lines)
    members.add("calendar", household.calendar.map(\.json).lines)
    return JSONText.object(members, .lineEach).file
  }
}

extension JSONText {
  static func number(_ number: Int) -> JSONText { .raw(String(number)) }
  static func flag(_ flag: Bool) -> JSONText { .raw(String(flag)) }
  static func date(_ date: CivilDate) -> JSONText { .text(date.description) }
}

extension [(key: String, value: JSONText)] {
  /// Adds a key for what is true.
  fileprivate mutating func add(_ key: String, if flag: Bool) {
    add(key, flag ? .flag(true) : nil)
  }
}

extension HouseholdSettings {
  fileprivate var json: JSONText {
    var members: [(key: String, value: JSONText)] = [("id", .text(id))]
    members.add("name", name.map(JSONText.text))
    members.append(("profile", .text(profile)))
    members.append(("language", .text(language.rawValue)))
    members.append(("meals", meals.map(\.rawValue).texts))
    members.append(("weekends", .flag(includesWeekends)))
    let times = timeOfMeal.sorted { $0.key.rawValue < $1.key.rawValue }.map { meal, time in
      JSONText.object([("meal", .text(meal.rawValue)), ("time", .text("\(time)"))], .oneLine)
    }
    members.add("times", times.lines)
    members.append(("timeZone", .text(timeZone)))
    members.append(("eventDuration", .number(eventDuration)))
    members.append(("eventPrefix", .text(eventPrefix)))
    members.add("reminder", reminderMinutesBefore.map(JSONText.number))
    members.add("calendarFile", calendarFile.map(JSONText.text))
    members.append(("syncsCalendar", .flag(syncsCalendar)))
    members.add("people", people.map(JSONText.number))
    members.append(("limitsFreeVersion", .flag(limitsFreeVersion)))
    members.append(("premium", .flag(isPremium)))
    return .object(members, .lineEach)
  }
}

extension HouseholdTag {
  fileprivate var json: JSONText {
    var members: [(key: String, value: JSONText)] = [("key", .text(id.rawValue))]
    members.add("name", customName.map(JSONText.text))
    members.append(("color", .text(color.description)))
    members.add("rules", rules.json)
    return .object(members, .oneLine)
  }
}

extension HouseholdDish {
  fileprivate var json: JSONText {
    var members: [(key: String, value: JSONText)] = [("id", .text(id.rawValue))]
    members.append(("name", .text(name)))
    members.add("description", details.map(JSONText.text))
    members.add("tags", tags.isEmpty ? nil : tags.map(\.rawValue).texts)
    members.add("meals", meals?.map(\.rawValue).texts)
    members.add("diet", diet == .standard ? nil : .text(diet.key))
    members.add("rules", rules.json)
    members.add("rating", rating.map(JSONText.number))
    members.add("servings", servings.map(JSONText.number))
    members.add("ingredients", ingredients.map(\.json).lines)
    members.add("notes", notes.map(JSONText.text))
    members.append(("created", .number(createdAt)))
    members.add("removed", removedOn.map(JSONText.date))
    return .object(members, .lineEach)
  }
}

extension Ingredient {
  fileprivate var json: JSONText {
    var members: [(key: String, value: JSONText)] = [("name", .text(name))]
    members.add("amount", (amount?.exactText).map(JSONText.text))
    members.add("unit", unit.map(JSONText.text))
    members.add("category", category.map(JSONText.text))
    return .object(members, .oneLine)
  }
}

extension MealSlot {
  /// The day and the meal, as the first members of an object.
  fileprivate var members: [(key: String, value: JSONText)] {
    [
      ("day", .text(Weekday.monday.advanced(by: day).key)),
      ("meal", .text(meal.rawValue)),
    ]
  }
}

extension StoredWeek {
  fileprivate var json: JSONText {
    var members: [(key: String, value: JSONText)] = [("start", .date(start))]
    let diets = dietOfDay?.sorted { $0.key < $1.key }.map { day, diet in
      JSONText.object(
        [("day", .text(Weekday.monday.advanced(by: day).key)), ("diet", .text(diet.key))],
        .oneLine
      )
    }
    members.add("diets", diets.map { .list($0, .lineEach) })
    let slots = slots.map { slot in
      var members = slot.slot.members
      members.append(("dish", .text(slot.dish.rawValue)))
      members.append(("origin", .text(slot.origin.rawValue)))
      members.add("forced", if: slot.isForced)
      return JSONText.object(members, .oneLine)
    }
    members.add("slots", slots.lines)
    members.append(("created", .number(createdAt)))
    members.append(("updated", .number(updatedAt)))
    return .object(members, .lineEach)
  }
}

extension CookEvent {
  fileprivate var json: JSONText {
    .object([("date", .date(date)), ("dish", .text(dish.rawValue))], .oneLine)
  }
}

extension WeekTemplate {
  fileprivate var json: JSONText {
    var members: [(key: String, value: JSONText)] = [("name", .text(name))]
    let entries = entries.map { entry in
      JSONText.object(
        entry.slot.members + [("dish", .text(entry.dish.rawValue))],
        .oneLine
      )
    }
    members.add("slots", entries.lines)
    members.append(("created", .number(createdAt)))
    return .object(members, .lineEach)
  }
}

extension ShoppingRecord {
  fileprivate var json: JSONText {
    var members: [(key: String, value: JSONText)] = [("week", .date(week))]
    members.add("items", items.map(\.json).lines)
    return .object(members, .lineEach)
  }
}

extension ShoppingItem {
  fileprivate var json: JSONText {
    var members: [(key: String, value: JSONText)] = [("name", .text(name))]
    let quantities = quantities.map { quantity in
      var members: [(key: String, value: JSONText)] = []
      members.add("amount", (quantity.amount?.exactText).map(JSONText.text))
      members.add("unit", quantity.unit.map(JSONText.text))
      return JSONText.object(members, .oneLine)
    }
    members.add("quantities", quantities.isEmpty ? nil : .list(quantities, .oneLine))
    members.add("category", category.map(JSONText.text))
    members.add("checked", if: isChecked)
    members.add("handAdded", if: isHandAdded)
    return .object(members, .oneLine)
  }
}

extension CalendarRecord {
  fileprivate var json: JSONText {
    var members: [(key: String, value: JSONText)] = [("week", .date(week))]
    members += slot.members
    members.append(("sequence", .number(sequence)))
    members.append(("changed", .number(changedAt)))
    members.append(("content", .text(content)))
    members.add("cancelled", if: isCancelled)
    return .object(members, .oneLine)
  }
}
