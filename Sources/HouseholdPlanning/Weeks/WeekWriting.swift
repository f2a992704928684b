import HouseholdModel
import MealModel
import PlanFiles

/// Writes a stored week as the document that the engine plans.
struct WeekWriting {
  let household: Household
  let week: StoredWeek
  let occasion: Occasion
  let setAside: Set<DishID>
  private let history: CookHistory
  private let knownTags: Set<TagID>

  init(household: Household, week: StoredWeek, occasion: Occasion, setAside: Set<DishID>) {
    self.household = household
    self.week = week
    self.occasion = occasion
    self.setAside = setAside
    history = CookHistory(household.cookEvents, until: week.start)
    knownTags = Set(household.tags.map(\.id))
  }

  var document: WeekDocument {
    let active = household.activeMeals(of: week, profile: occasion.profile)
    let surroundings = Surroundings(of: week, in: household, on: occasion)
    let dietOfDay = week.diets(under: occasion.profile)
    let diets = dietOfDay.isEmpty ? nil : DietTags(besides: household.tags)
    let gone = gone(among: active.map(\.dish) + surroundings.dishes)

    var times = WeekDocument.Week(start: week.start)
    times.days = 7
    var document = WeekDocument(
      week: times,
      tags: household.tags.map(WeekDocument.TagEntry.init) + (diets?.entries ?? []),
      dishes: household.currentDishes.map { entry(of: $0, diets) }
        + gone.map { entry(ofGone: $0, diets) }
    )
    document.name = household.settings.name
    document.language = household.settings.language
    document.slots = household.activeSlots(of: week, profile: occasion.profile)
      .map { WeekDocument.Slot(day: $0.reference, meal: $0.meal) }
    document.filters = diets?.filters(for: dietOfDay) ?? []
    if !gone.isEmpty {
      var filter = WeekDocument.FilterEntry()
      filter.excludeDishes = gone.map(\.rawValue)
      document.filters.append(filter)
    }
    document.context.before = surroundings.before
    document.context.after = surroundings.after
    document.plan = active.map {
      WeekDocument.MealEntry(
        day: $0.slot.reference,
        meal: $0.slot.meal,
        dish: $0.dish.rawValue
      )
    }
    return document
  }

  /// The dishes of a plan that the household no longer has, each once.
  private func gone(among dishes: [DishID]) -> [DishID] {
    var seen = Set(household.currentDishes.map(\.id))
    return dishes.filter { seen.insert($0).inserted }
  }

  private func entry(of dish: HouseholdDish, _ diets: DietTags?) -> WeekDocument.DishEntry {
    var entry = look(of: dish, diets)
    entry.meals = dish.meals
    entry.rules = dish.rules
    if let most = occasion.profile.maxUsesPerDish {
      entry.rules.maxUses = min(dish.rules.maxUses ?? most, most)
    }
    entry.weight = setAside.contains(dish.id) ? HistoryWeight.least : history.weight(of: dish)
    return entry
  }

  /// A dish that is only there because it still stands somewhere; it asks for nothing itself.
  private func entry(ofGone id: DishID, _ diets: DietTags?) -> WeekDocument.DishEntry {
    if let dish = household.dish(id) { return look(of: dish, diets) }
    var entry = WeekDocument.DishEntry(name: id.rawValue)
    entry.id = id.rawValue
    return entry
  }

  private func look(of dish: HouseholdDish, _ diets: DietTags?) -> WeekDocument.DishEntry {
    var entry = WeekDocument.DishEntry(
      name: dish.name,
      tags: dish.tags.filter(knownTags.contains).map(\.rawValue)
        + (diets?.keys(of: dish.diet) ?? [])
    )
    entry.id = dish.id.rawValue
    entry.details = dish.details
    return entry
  }
}

extension WeekDocument.TagEntry {
  /// A tag of a household; a predefined one is called as the language calls it.
  fileprivate init(_ tag: HouseholdTag) {
    self.init(key: tag.id.rawValue, rules: tag.rules)
    name = tag.customName.map { .literal($0) }
    color = tag.color
  }
}

extension MealSlot {
  /// The day of a stored week as a document says it.
  fileprivate var reference: DayReference { .weekday(Weekday.monday.advanced(by: day)) }
}
