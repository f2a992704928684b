package import MealModel

extension WeekDocument {
  /// The document as a file: keys in a fixed order, one line for each dish, pin and rule set.
  ///
  /// Writing what was read and reading it again gives the same document and then the same text.
  public func encoded() -> String {
    var members: [(key: String, value: JSONText)] = [
      ("schema", .raw(String(Self.schemaVersion)))
    ]
    members.add("name", name.map(JSONText.text))
    members.add("language", (language?.rawValue).map(JSONText.text))
    members.add("week", week.json)
    members.add("slots", slots.map { .list($0.map(\.json), .lineEach) })
    members.add("tags", tags.map { .list($0.map(\.json), .lineEach) })
    members.add("dishes", dishes.map(\.json).lines)
    members.add("pins", pins.map(\.json).lines)
    members.add("filters", filters.map(\.json).lines)
    members.add("context", context.json)
    members.add("seed", seed.map(Self.json(ofSeed:)))
    members.add("plan", plan.map(\.json).lines)
    return JSONText.object(members, .lineEach).file
  }

  private static func json(ofSeed seed: UInt64) -> JSONText {
    precondition(seeds.contains(seed), "WeekDocument.seed (\(seed)) must be in \(seeds).")
    return .raw(String(seed))
  }
}

extension WeekDocument.Week {
  fileprivate var json: JSONText? {
    var members: [(key: String, value: JSONText)] = []
    members.add("start", (start?.description).map(JSONText.text))
    members.add("firstDay", (firstDay?.key).map(JSONText.text))
    members.add("days", days.map { .raw(String($0)) })
    members.add("weekStart", (weekStart?.key).map(JSONText.text))
    members.add("meals", meals?.map(\.rawValue).texts)
    return members.isEmpty ? nil : .object(members, .oneLine)
  }
}

extension WeekDocument.Slot {
  fileprivate var json: JSONText {
    .object([("day", day.json), ("meal", .text(meal.rawValue))], .oneLine)
  }
}

extension WeekDocument.MealEntry {
  fileprivate var json: JSONText {
    .object(
      [("day", day.json), ("meal", .text(meal.rawValue)), ("dish", .text(dish))],
      .oneLine
    )
  }
}

extension WeekDocument.TagEntry {
  fileprivate var json: JSONText {
    var members: [(key: String, value: JSONText)] = [("key", .text(key))]
    switch name {
    case .literal(let name): members.add("name", .text(name))
    case .localized(let name):
      members.add(
        "name",
        .object([("es", .text(name.spanish)), ("en", .text(name.english))], .oneLine)
      )
    case nil: break
    }
    members.add("color", (color?.description).map(JSONText.text))
    members.add("rules", rules.json)
    return .object(members, .oneLine)
  }
}

extension TagRules {
  /// The rules, or nothing when there are none.
  package var json: JSONText? {
    var members: [(key: String, value: JSONText)] = []
    members.add("maxPerWeek", maxPerWeek.map { .raw(String($0)) })
    members.add("minPerWeek", minPerWeek.map { .raw(String($0)) })
    switch noConsecutive {
    case .sameMeal: members.add("noConsecutive", .raw("true"))
    case .anyMeal: members.add("noConsecutive", .text(ConsecutiveScope.anyMeal.rawValue))
    case nil: break
    }
    members.add("noDuplicateInDay", noDuplicateInDay ? .raw("true") : nil)
    members.add("mealTypeRestriction", (mealTypeRestriction?.rawValue).map(JSONText.text))
    members.add("onlyDays", onlyDays?.sorted().map(\.key).texts)
    return members.isEmpty ? nil : .object(members, .oneLine)
  }
}

extension WeekDocument.DishEntry {
  fileprivate var json: JSONText {
    var members: [(key: String, value: JSONText)] = []
    members.add("id", id.map(JSONText.text))
    members.add("name", .text(name))
    members.add("description", details.map(JSONText.text))
    members.add("tags", tags.isEmpty ? nil : tags.texts)
    members.add("meals", meals?.map(\.rawValue).texts)
    members.add("rules", rules.json)
    members.add("weight", weight == 0 ? nil : .raw(String(weight)))
    return .object(members, .oneLine)
  }
}

extension DishRules {
  /// The rules, or nothing when there are none.
  package var json: JSONText? {
    var members: [(key: String, value: JSONText)] = []
    members.add("minGapDays", minGapDays.map { .raw(String($0)) })
    if let fixedDay {
      let day = JSONText.text(fixedDay.weekday.key)
      members.add(
        "fixedDay",
        fixedDay.meal.map { .object([("day", day), ("meal", .text($0.rawValue))], .oneLine) } ?? day
      )
    }
    members.add("maxUses", maxUses.map { .raw(String($0)) })
    return members.isEmpty ? nil : .object(members, .oneLine)
  }
}

extension WeekDocument.FilterEntry {
  fileprivate var json: JSONText {
    var members: [(key: String, value: JSONText)] = []
    members.add("days", days.map { .list($0.map(\.json), .oneLine) })
    members.add("meals", meals?.map(\.rawValue).texts)
    members.add("requireTags", requireTags.isEmpty ? nil : requireTags.texts)
    members.add("require", (require?.rawValue).map(JSONText.text))
    members.add("excludeTags", excludeTags.isEmpty ? nil : excludeTags.texts)
    members.add("excludeDishes", excludeDishes.isEmpty ? nil : excludeDishes.texts)
    members.add("onlyDishes", onlyDishes?.texts)
    return .object(members, .oneLine)
  }
}

extension WeekDocument.Context {
  fileprivate var json: JSONText? {
    var members: [(key: String, value: JSONText)] = []
    members.add("before", before.map(\.json).lines)
    members.add("after", after.map(\.json).lines)
    return members.isEmpty ? nil : .object(members, .lineEach)
  }
}

extension [(key: String, value: JSONText)] {
  /// Adds a member unless there is nothing to say.
  package mutating func add(_ key: String, _ value: JSONText?) {
    if let value { append((key, value)) }
  }
}

extension [JSONText] {
  /// A list with a line for each element, or nothing when it is empty.
  package var lines: JSONText? { isEmpty ? nil : .list(self, .lineEach) }
}

extension [String] {
  /// The texts as a list on one line.
  package var texts: JSONText { .list(map(JSONText.text), .oneLine) }
}
