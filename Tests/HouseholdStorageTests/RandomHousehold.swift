import HouseholdModel
import MealModel

/// Draws households in which every field is used sooner or later; the same seed draws the same household everywhere.
struct RandomHousehold {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  static func drawn(seed: UInt64) -> Household {
    var generator = RandomHousehold(seed: seed)
    return generator.household()
  }

  static var firstMonday: CivilDate { monday(0) }

  /// The Monday a number of weeks after 2026-11-30.
  static func monday(_ week: Int) -> CivilDate {
    guard let date = CivilDate(dayNumber: 20_787 + 7 * week) else {
      preconditionFailure("There is no week \(week).")
    }
    return date
  }

  mutating func household() -> Household {
    var household = Household(settings: settings())
    household.profileText = maybe { $0.text() }
    household.tags = tags(from: household.tags)
    household.dishes = (0..<random.draw(below: 12)).map { dish($0, tags: household.tags) }
    let dishes = household.dishes.map(\.id)
    household.weeks = weeks(of: dishes)
    household.cookEvents = events(of: dishes)
    household.templates = (0..<random.draw(below: 3)).map { index in
      WeekTemplate(
        name: "\(word()) \(index)",
        entries: slots(of: dishes).map { Assignment($0.slot, $0.dish) },
        createdAt: number()
      )
    }
    household.shopping = mondays().map { ShoppingRecord(week: $0, items: items()) }
    household.calendar = mondays().flatMap { week in records(week) }
    return household
  }

  private mutating func settings() -> HouseholdSettings {
    var settings = HouseholdSettings(
      id: "home-\(random.draw(below: 1_000))",
      profile: word(),
      timeZone: pick(["Europe/Madrid", "UTC", "America/Sao_Paulo"])
    )
    settings.name = maybe { $0.word() }
    settings.language = pick(Language.allCases)
    settings.meals = someMeals()
    settings.includesWeekends = flag()
    for meal in someMeals() {
      settings.timeOfMeal[meal] = CivilTime(
        hour: random.draw(below: 24),
        minute: random.draw(below: 60)
      )
    }
    settings.eventDuration = pick(HouseholdSettings.eventDurations)
    settings.eventPrefix = maybe { $0.text() } ?? ""
    settings.reminderMinutesBefore = maybe { $0.pick(HouseholdSettings.reminders) }
    settings.calendarFile = maybe { $0.text() }
    settings.syncsCalendar = flag()
    settings.people = maybe { 1 + $0.random.draw(below: 9) }
    settings.limitsFreeVersion = flag()
    settings.isPremium = flag()
    return settings
  }

  private mutating func tags(from defaults: [HouseholdTag]) -> [HouseholdTag] {
    var tags = defaults
    for index in 0..<random.draw(below: 4) {
      tags.append(
        HouseholdTag(
          id: TagID(rawValue: "\(word())-\(index)"),
          customName: maybe { $0.word() },
          color: TagColor(red: UInt8(random.draw(below: 256)), green: 0, blue: 255),
          rules: tagRules()
        )
      )
    }
    if flag() { random.shuffle(&tags) }
    return tags
  }

  private mutating func tagRules() -> TagRules {
    TagRules(
      maxPerWeek: maybe { $0.random.draw(below: 8) },
      minPerWeek: maybe { $0.random.draw(below: 8) },
      noConsecutive: maybe { $0.pick(ConsecutiveScope.allCases) },
      noDuplicateInDay: flag(),
      mealTypeRestriction: maybe { $0.pick(Self.meals) },
      onlyDays: maybe { Set([$0.pick(Weekday.allCases), $0.pick(Weekday.allCases)]) }
    )
  }

  private mutating func dish(_ index: Int, tags: [HouseholdTag]) -> HouseholdDish {
    var dish = HouseholdDish(
      id: DishID(rawValue: "\(word())-\(index)"),
      name: word(),
      tags: (0..<random.draw(below: 4)).map { _ in pick(tags).id },
      createdAt: number()
    )
    dish.details = maybe { $0.text() }
    dish.meals = maybe { [$0.pick(Self.meals)] }
    dish.diet = pick(DietLevel.allCases)
    dish.rules = DishRules(
      minGapDays: maybe { 1 + $0.random.draw(below: 30) },
      fixedDay: maybe { generator in
        FixedDay(generator.pick(Weekday.allCases), meal: generator.maybe { $0.pick(Self.meals) })
      },
      maxUses: maybe { $0.random.draw(below: 8) }
    )
    dish.rating = maybe { 1 + $0.random.draw(below: 5) }
    dish.ingredients = (0..<random.draw(below: 5)).map { _ in
      Ingredient(
        name: word(),
        amount: maybe { $0.amount() },
        unit: maybe { $0.text() },
        category: maybe { $0.text() }
      )
    }
    dish.servings = maybe { 1 + $0.random.draw(below: 9) }
    dish.notes = maybe { $0.text() }
    dish.removedOn = maybe { $0.date() }
    return dish
  }

  private mutating func weeks(of dishes: [DishID]) -> [StoredWeek] {
    mondays().map { start in
      var week = StoredWeek(start: start, createdAt: number())
      week.updatedAt = number()
      week.dietOfDay = maybe { generator in
        var diets: [Int: DietLevel] = [:]
        for _ in 0..<generator.random.draw(below: 4) {
          diets[generator.random.draw(below: 7)] = generator.pick(DietLevel.allCases)
        }
        return diets
      }
      week.slots = slots(of: dishes)
      return week
    }
  }

  /// In the order of the days and meals more often than not.
  private mutating func slots(of dishes: [DishID]) -> [StoredSlot] {
    guard !dishes.isEmpty else { return [] }
    var slots: [StoredSlot] = []
    for slot in MealSlot.grid(days: 7, meals: Self.meals) where random.draw(below: 4) == 0 {
      slots.append(
        StoredSlot(
          slot,
          pick(dishes),
          origin: pick(StoredSlot.Origin.allCases),
          isForced: flag()
        )
      )
    }
    if random.draw(below: 4) == 0 { random.shuffle(&slots) }
    return slots
  }

  private mutating func events(of dishes: [DishID]) -> [CookEvent] {
    guard !dishes.isEmpty else { return [] }
    let events = Set((0..<random.draw(below: 9)).map { _ in CookEvent(pick(dishes), on: date()) })
    var list = events.sorted { ($0.date, $0.dish.rawValue) < ($1.date, $1.dish.rawValue) }
    if flag() { random.shuffle(&list) }
    return list
  }

  private mutating func items() -> [ShoppingItem] {
    (0..<random.draw(below: 4)).map { _ in
      ShoppingItem(
        name: word(),
        quantities: (0..<random.draw(below: 3)).map { _ in
          ShoppingQuantity(amount: maybe { $0.amount() }, unit: maybe { $0.text() })
        },
        category: maybe { $0.text() },
        isChecked: flag(),
        isHandAdded: flag()
      )
    }
  }

  private mutating func records(_ week: CivilDate) -> [CalendarRecord] {
    slots(of: ["any"]).map { slot in
      CalendarRecord(
        week: week,
        slot: slot.slot,
        sequence: random.draw(below: 9),
        changedAt: number(),
        content: text(),
        isCancelled: flag()
      )
    }
  }
}

extension RandomHousehold {
  private static let meals: [MealType] = [.breakfast, .lunch, .dinner, "brunch"]

  private mutating func someMeals() -> [MealType] {
    var meals = Self.meals.filter { _ in flag() }
    random.shuffle(&meals)
    return meals
  }

  private mutating func mondays() -> [CivilDate] {
    var mondays = (0..<5).filter { _ in flag() }.map(Self.monday)
    if random.draw(below: 4) == 0 { random.shuffle(&mondays) }
    return mondays
  }

  private mutating func date() -> CivilDate {
    CivilDate(dayNumber: 20_000 + random.draw(below: 900)) ?? Self.firstMonday
  }

  private mutating func amount() -> Amount {
    let lower = Fraction(random.draw(below: 9), 1 + random.draw(below: 7))
    let upper = flag() ? lower : Fraction(63 + random.draw(below: 90), 7)
    guard let lower, let upper, let amount = Amount(lower, upper) else {
      preconditionFailure("\(String(describing: lower)) is no amount.")
    }
    return amount
  }

  private mutating func number() -> Int { Int(truncatingIfNeeded: random.next()) }

  private mutating func word() -> String {
    pick([
      "Paella", "ñoquis", "  Pão  ", "\"Tortilla\" 'de' la abuela", "Crème; brûlée--", "饺子", "🍽️",
    ])
  }

  private mutating func text() -> String {
    pick([
      "", " ", "uno\ndos\r\n\ttres", "\\u0041 \\ / ;", "é", "e\u{301}", "\u{1}\u{7F}\u{2028}", "🥘",
    ])
  }

  private mutating func flag() -> Bool { random.draw(below: 2) == 0 }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[random.draw(below: elements.count)]
  }

  private mutating func maybe<Value>(_ draw: (inout RandomHousehold) -> Value?) -> Value? {
    flag() ? draw(&self) : nil
  }
}
