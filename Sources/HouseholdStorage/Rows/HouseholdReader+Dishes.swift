import HouseholdModel
import MealModel

extension HouseholdReader {
  /// A household that has its settings only.
  static func settings(
    _ connection: borrowing SQLiteConnection
  ) throws(SQLiteError) -> Household {
    var found: Household?
    try connection.forEachRow(of: .household, by: "one") { row throws(SQLiteError) in
      _ = try row.integer()
      let id = try row.text()
      let name = try row.optionalText()
      let profile = try row.text()
      let profileText = try row.optionalText()
      let language = try row.value(Language.init(rawValue:))
      let includesWeekends = try row.flag()
      var settings = HouseholdSettings(id: id, profile: profile, timeZone: try row.text())
      settings.name = name
      settings.language = language
      settings.includesWeekends = includesWeekends
      settings.eventDuration = try row.integer()
      settings.eventPrefix = try row.text()
      settings.reminderMinutesBefore = try row.optionalInteger()
      settings.calendarFile = try row.optionalText()
      settings.syncsCalendar = try row.flag()
      settings.people = try row.optionalInteger()
      settings.limitsFreeVersion = try row.flag()
      settings.isPremium = try row.flag()
      settings.meals = []
      found = Household(settings: settings)
      found?.profileText = profileText
    }
    guard var household = found else { throw .foreignContent("no row in \"household\"") }
    try connection.forEachRow(of: .plannedMeal, by: "position") { row throws(SQLiteError) in
      household.settings.meals.append(try row.meal())
    }
    try connection.forEachRow(of: .mealTime, by: "meal") { row throws(SQLiteError) in
      let meal = try row.meal()
      household.settings.timeOfMeal[meal] = try row.value(CivilTime.init(text:))
    }
    return household
  }

  static func tags(
    _ connection: borrowing SQLiteConnection
  ) throws(SQLiteError) -> [HouseholdTag] {
    var tags: [HouseholdTag] = []
    try connection.forEachRow(of: .tag, by: "position") { row throws(SQLiteError) in
      let id = TagID(rawValue: try row.text())
      try row.skipPosition()
      let name = try row.optionalText()
      let color = try row.value(TagColor.init(hex:))
      var rules = TagRules()
      rules.maxPerWeek = try row.optionalInteger()
      rules.minPerWeek = try row.optionalInteger()
      rules.noConsecutive = try row.optionalValue(ConsecutiveScope.init(rawValue:))
      rules.noDuplicateInDay = try row.flag()
      rules.mealTypeRestriction = try row.optionalMeal()
      rules.onlyDays = try row.optionalInteger().map { days in
        Set(Weekday.allCases.filter { days & 1 << $0.rawValue != 0 })
      }
      tags.append(HouseholdTag(id: id, customName: name, color: color, rules: rules))
    }
    return tags
  }

  static func dishes(
    _ connection: borrowing SQLiteConnection
  ) throws(SQLiteError) -> [HouseholdDish] {
    var dishes: [HouseholdDish] = []
    var indices: [String: Int] = [:]
    try connection.forEachRow(of: .dish, by: "position") { row throws(SQLiteError) in
      let id = try row.text()
      try row.skipPosition()
      var dish = HouseholdDish(id: DishID(rawValue: id), name: try row.text())
      dish.details = try row.optionalText()
      dish.diet = try row.value(DietLevel.init(key:))
      dish.rules.minGapDays = try row.optionalInteger()
      let weekday = try row.optionalInteger()
      let meal = try row.optionalMeal()
      if let weekday {
        guard let weekday = Weekday(rawValue: weekday) else {
          throw row.foreignContent("\(weekday)")
        }
        dish.rules.fixedDay = FixedDay(weekday, meal: meal)
      }
      dish.rules.maxUses = try row.optionalInteger()
      dish.rating = try row.optionalInteger()
      dish.servings = try row.optionalInteger()
      dish.notes = try row.optionalText()
      dish.createdAt = try row.integer()
      dish.removedOn = try row.optionalValue(CivilDate.init(iso:))
      indices[id] = dishes.count
      dishes.append(dish)
    }
    try connection.forEachRow(of: .dishTag, by: "dish, position") { row throws(SQLiteError) in
      let index = try row.owner(in: indices)
      try row.skipPosition()
      dishes[index].tags.append(TagID(rawValue: try row.text()))
    }
    try connection.forEachRow(of: .dishMeal, by: "dish, position") { row throws(SQLiteError) in
      let index = try row.owner(in: indices)
      try row.skipPosition()
      dishes[index].meals = (dishes[index].meals ?? []) + [try row.meal()]
    }
    try connection.forEachRow(of: .ingredient, by: "dish, position") { row throws(SQLiteError) in
      let index = try row.owner(in: indices)
      try row.skipPosition()
      var ingredient = Ingredient(name: try row.text())
      ingredient.amount = try row.optionalValue(Amount.init(exactText:))
      ingredient.unit = try row.optionalText()
      ingredient.category = try row.optionalText()
      dishes[index].ingredients.append(ingredient)
    }
    return dishes
  }
}
