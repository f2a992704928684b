import HouseholdModel
import MealModel

extension Household {
  /// The rows of what is no list.
  var settingRows: [StoreRow] {
    var rows = [
      StoreRow(
        .household,
        1,
        .text(settings.id),
        SQLiteValue(settings.name),
        .text(settings.profile),
        SQLiteValue(profileText),
        .text(settings.language.rawValue),
        SQLiteValue(settings.includesWeekends),
        .text(settings.timeZone),
        .integer(settings.eventDuration),
        .text(settings.eventPrefix),
        SQLiteValue(settings.reminderMinutesBefore),
        SQLiteValue(settings.calendarFile),
        SQLiteValue(settings.syncsCalendar),
        SQLiteValue(settings.people),
        SQLiteValue(settings.limitsFreeVersion),
        SQLiteValue(settings.isPremium)
      )
    ]
    for (position, meal) in settings.meals.enumerated() {
      rows.append(StoreRow(.plannedMeal, .text(meal.rawValue), .integer(position)))
    }
    for (meal, time) in settings.timeOfMeal.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      rows.append(StoreRow(.mealTime, .text(meal.rawValue), .text(time.description)))
    }
    return rows
  }
}

extension HouseholdTag: StoreElement {
  var naturalPosition: Int? { nil }

  func rows(at position: Int) -> [StoreRow] {
    [
      StoreRow(
        .tag,
        .text(id.rawValue),
        .integer(position),
        SQLiteValue(customName),
        .text(color.description),
        SQLiteValue(rules.maxPerWeek),
        SQLiteValue(rules.minPerWeek),
        SQLiteValue(rules.noConsecutive?.rawValue),
        SQLiteValue(rules.noDuplicateInDay),
        SQLiteValue(rules.mealTypeRestriction?.rawValue),
        SQLiteValue(rules.onlyDays.map { $0.reduce(0) { $0 | 1 << $1.rawValue } })
      )
    ]
  }
}

extension HouseholdDish: StoreElement {
  var naturalPosition: Int? { nil }

  func rows(at position: Int) -> [StoreRow] {
    let id = SQLiteValue.text(id.rawValue)
    var rows = [
      StoreRow(
        .dish,
        id,
        .integer(position),
        .text(name),
        SQLiteValue(details),
        .text(diet.key),
        SQLiteValue(rules.minGapDays),
        SQLiteValue(rules.fixedDay?.weekday.rawValue),
        SQLiteValue(rules.fixedDay?.meal?.rawValue),
        SQLiteValue(rules.maxUses),
        SQLiteValue(rating),
        SQLiteValue(servings),
        SQLiteValue(notes),
        .integer(createdAt),
        SQLiteValue(removedOn?.description)
      )
    ]
    for (position, tag) in tags.enumerated() {
      rows.append(StoreRow(.dishTag, id, .integer(position), .text(tag.rawValue)))
    }
    for (position, meal) in (meals ?? []).enumerated() {
      rows.append(StoreRow(.dishMeal, id, .integer(position), .text(meal.rawValue)))
    }
    for (position, ingredient) in ingredients.enumerated() {
      rows.append(
        StoreRow(
          .ingredient,
          id,
          .integer(position),
          .text(ingredient.name),
          SQLiteValue(ingredient.amount?.exactText),
          SQLiteValue(ingredient.unit),
          SQLiteValue(ingredient.category)
        )
      )
    }
    return rows
  }
}
