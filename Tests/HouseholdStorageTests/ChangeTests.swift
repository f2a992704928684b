import HouseholdModel
import HouseholdStorage
import MealModel
import PlanFiles
import Testing

/// A household with a bit of everything, for tests that change one thing.
enum SampleHousehold {
  static func dish(_ id: String) -> HouseholdDish {
    var dish = HouseholdDish(id: DishID(rawValue: id), name: id, tags: ["fish", "gluten-free"])
    dish.ingredients = ["sal", "agua", "ajo"].map { Ingredient(name: $0) }
    return dish
  }

  static var household: Household {
    var household = Household(
      settings: HouseholdSettings(id: "home", profile: "mealmood", timeZone: "Europe/Madrid")
    )
    household.dishes = ["a", "b", "c", "d"].map(dish)
    household.weeks = [0, 2].map { week in
      var stored = StoredWeek(start: RandomHousehold.monday(week), createdAt: 1)
      stored.slots = [0, 2, 6].map { day in
        StoredSlot(MealSlot(day: day, meal: .dinner), "a", origin: .planned)
      }
      return stored
    }
    household.cookEvents = [0, 2].map { CookEvent("a", on: RandomHousehold.monday($0)) }
    household.shopping = [
      ShoppingRecord(
        week: RandomHousehold.monday(0),
        items: ["pan", "leche", "sal"].map { ShoppingItem(name: $0) }
      )
    ]
    household.templates = [WeekTemplate(name: "Verano", entries: [], createdAt: 1)]
    return household
  }
}

struct ChangeTests {
  /// A change of a household and how many rows it may touch.
  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var rows: Int
    var apply: @Sendable (inout Household) -> Void
  }

  @Test(arguments: [
    Change(testDescription: "nothing", rows: 0) { _ in },
    Change(testDescription: "settings", rows: 1) { $0.settings.people = 4 },
    Change(testDescription: "one meal more", rows: 1) { $0.settings.meals.append(.lunch) },
    Change(testDescription: "a name", rows: 1) { $0.dishes[1].name = "B" },
    Change(testDescription: "a tombstone", rows: 1) {
      $0.dishes[1].removedOn = RandomHousehold.monday(1)
    },
    Change(testDescription: "an ingredient", rows: 1) { $0.dishes[1].ingredients[1].unit = "l" },
    Change(testDescription: "one tag less", rows: 1) { $0.dishes[1].tags.removeLast() },
    // The dish, its tags and its ingredients.
    Change(testDescription: "a new dish", rows: 6) { $0.dishes.append(SampleHousehold.dish("e")) },
    Change(testDescription: "a rule", rows: 1) { $0.tags[3].rules.maxPerWeek = 2 },
    // The week remembers when it changed.
    Change(testDescription: "a meal between others", rows: 2) {
      $0.weeks[0].slots.insert(
        StoredSlot(MealSlot(day: 1, meal: .lunch), "b", origin: .chosen),
        at: 1
      )
      $0.weeks[0].updatedAt = 2
    },
    Change(testDescription: "another dish for a meal", rows: 1) { $0.weeks[1].slots[0].dish = "c" },
    Change(testDescription: "a week between others", rows: 1) {
      $0.weeks.insert(StoredWeek(start: RandomHousehold.monday(1), createdAt: 1), at: 1)
    },
    Change(testDescription: "a week with its meals less", rows: 4) { $0.weeks.removeFirst() },
    Change(testDescription: "cooked on the day of another dish", rows: 1) {
      $0.cookEvents.insert(CookEvent("b", on: RandomHousehold.monday(0)), at: 1)
    },
    Change(testDescription: "an older cook event less", rows: 1) { $0.cookEvents.removeFirst() },
    Change(testDescription: "a tick", rows: 1) { $0.shopping[0].items[1].isChecked = true },
    Change(testDescription: "a template", rows: 2) {
      $0.templates.append(
        WeekTemplate(
          name: "Z",
          entries: [Assignment(MealSlot(day: 0, meal: .lunch), "a")],
          createdAt: 1
        )
      )
    },
  ])
  func `a change touches only its rows`(change: Change) throws {
    let folder = try TemporaryFolder()
    try folder.store.create(SampleHousehold.household)
    var expected = SampleHousehold.household
    change.apply(&expected)
    #expect(try folder.store.changeCountingRows { change.apply(&$0) }.rows == change.rows)
    #expect(try folder.store.read() == expected)
  }

  private struct Failure: Error {}

  @Test
  func `a change that fails leaves everything as it was`() throws {
    let folder = try TemporaryFolder()
    try folder.store.create(SampleHousehold.household)
    #expect(throws: Failure.self) {
      try folder.store.change { household in
        household.dishes.removeAll()
        throw Failure()
      }
    }
    #expect(try folder.store.read() == SampleHousehold.household)
  }

  @Test
  func `a change gives back what its closure does`() throws {
    let folder = try TemporaryFolder()
    let count = try folder.store.change(orCreating: SampleHousehold.household) { household in
      household.dishes.count
    }
    #expect(count == 4)
    #expect(try folder.store.read() == SampleHousehold.household)
  }

  @Test
  func `a change that knows what was read sees what others did meanwhile`() throws {
    let folder = try TemporaryFolder()
    try folder.store.create(SampleHousehold.household)
    let snapshot = try folder.store.snapshot()
    try folder.store.change(orCreating: SampleHousehold.household, since: snapshot) {
      #expect($0 == SampleHousehold.household)
      $0.settings.people = 5
    }
    // The same snapshot is old now.
    try folder.store.change(orCreating: SampleHousehold.household, since: snapshot) {
      #expect($0.settings.people == 5)
      $0.settings.name = "Otra"
    }
    let household = try folder.store.read()
    #expect(household.settings.people == 5)
    #expect(household.settings.name == "Otra")
  }

  @Test
  func `a change of nothing leaves the state that was read`() throws {
    let folder = try TemporaryFolder()
    try folder.store.create(SampleHousehold.household)
    let before = try folder.store.snapshot()
    #expect(try folder.store.changeCountingRows { _ in }.rows == 0)
    #expect(try folder.store.snapshot().isSameState(as: before))
    try folder.store.change { $0.settings.people = 6 }
    #expect(try !folder.store.snapshot().isSameState(as: before))
  }

  @Test
  func `a first change that is refused leaves no store`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: Failure.self) {
      try folder.store.change(orCreating: SampleHousehold.household) { _ in throw Failure() }
    }
    #expect(!folder.store.exists)
  }

  /// A defect of a household, and where it is.
  struct Defect: CustomTestStringConvertible, Sendable {
    var place: String
    var reason: FileError.Reason
    var make: @Sendable (inout Household) -> Void

    var testDescription: String { place }
  }

  static let monday = RandomHousehold.monday(0)

  static let defects: [Defect] = [
    Defect(place: "settings.id", reason: .notAKey("A b")) { $0.settings.id = "A b" },
    Defect(place: "settings.meals[1]", reason: .duplicateMeal(.dinner)) {
      $0.settings.meals = [.dinner, .dinner]
    },
    Defect(place: "settings.meals[0]", reason: .notAKey("Cena")) { $0.settings.meals = ["Cena"] },
    Defect(
      place: "settings.eventDuration",
      reason: .notOneOf("45", allowed: ["30", "60", "90", "120"])
    ) { $0.settings.eventDuration = 45 },
    Defect(place: "profile", reason: .nullCharacter) { $0.profileText = "a\0" },
    Defect(place: "tags[10].key", reason: .duplicateTag("meat")) { $0.tags.append($0.tags[0]) },
    Defect(place: "tags[0].rules.onlyDays", reason: .empty) { $0.tags[0].rules.onlyDays = [] },
    Defect(place: "dishes[1].id", reason: .duplicateDish("a")) { $0.dishes[1].id = "a" },
    Defect(place: "dishes[0].name", reason: .empty) { $0.dishes[0].name = " " },
    Defect(place: "dishes[0].name", reason: .notOneLine) { $0.dishes[0].name = "a\nb" },
    Defect(place: "dishes[0].description", reason: .tooLong(101, limit: 100)) {
      $0.dishes[0].details = String(repeating: "é", count: 101)
    },
    Defect(place: "dishes[2].tags[1]", reason: .unknownTag("fisch")) {
      $0.dishes[2].tags[1] = "fisch"
    },
    Defect(place: "dishes[0].meals", reason: .empty) { $0.dishes[0].meals = [] },
    Defect(place: "dishes[0].rating", reason: .outOfRange("6", lower: "1", upper: "5")) {
      $0.dishes[0].rating = 6
    },
    Defect(place: "weeks[1].start", reason: .duplicateEntry("2026-11-30")) {
      $0.weeks[1].start = monday
    },
    Defect(place: "weeks[0].start", reason: .notAMonday("2026-12-01")) {
      $0.weeks[0].start = monday.advanced(by: 1) ?? monday
    },
    Defect(place: "weeks[0].slots[0].dish", reason: .unknownDish("x")) {
      $0.weeks[0].slots[0].dish = "x"
    },
    Defect(
      place: "weeks[0].slots[1]",
      reason: .duplicateSlot(day: "mon", meal: .dinner)
    ) { $0.weeks[0].slots[1].slot.day = 0 },
    Defect(place: "weeks[0].slots[0].day", reason: .outOfRange("7", lower: "0", upper: "6")) {
      $0.weeks[0].slots[0].slot.day = 7
    },
    Defect(place: "weeks[0].diets", reason: .outOfRange("9", lower: "0", upper: "6")) {
      $0.weeks[0].dietOfDay = [9: .vegan]
    },
    Defect(place: "cooked[2]", reason: .duplicateEntry("2026-11-30 a")) {
      $0.cookEvents.append($0.cookEvents[0])
    },
    Defect(place: "templates[1].name", reason: .duplicateEntry("Verano")) {
      $0.templates.append($0.templates[0])
    },
    Defect(place: "templates[0].slots[0].dish", reason: .unknownDish("x")) {
      $0.templates[0].entries = [Assignment(MealSlot(day: 0, meal: .lunch), "x")]
    },
    Defect(place: "shopping[1].week", reason: .duplicateEntry("2026-11-30")) {
      $0.shopping.append($0.shopping[0])
    },
    Defect(place: "calendar[1]", reason: .duplicateSlot(day: "mon", meal: .lunch)) {
      let record = CalendarRecord(
        week: monday,
        slot: MealSlot(day: 0, meal: .lunch),
        sequence: 0,
        changedAt: 0,
        content: "",
        isCancelled: false
      )
      $0.calendar = [record, record]
    },
  ]

  @Test(arguments: defects)
  func `an impossible household is refused with the place of its defect`(defect: Defect) throws {
    let folder = try TemporaryFolder()
    try folder.store.create(SampleHousehold.household)
    let error = try #require(throws: StoreError.self) {
      try folder.store.change { defect.make(&$0) }
    }
    guard case .invalid(let found) = error.reason else {
      Issue.record("\(error)")
      return
    }
    #expect(found.place == .path(defect.place))
    #expect(found.reason == defect.reason)
    #expect(try folder.store.read() == SampleHousehold.household)

    var household = SampleHousehold.household
    defect.make(&household)
    let other = HouseholdStore(path: "\(folder.path)/other.db")
    #expect(throws: error.reasonWithFile(other.path)) { try other.create(household) }
    #expect(!other.exists)
  }

  @Test
  func `a tag that nearly is one is named`() throws {
    let folder = try TemporaryFolder()
    let error = try #require(throws: StoreError.self) {
      var household = SampleHousehold.household
      household.dishes[0].tags = ["fisch"]
      try folder.store.create(household)
    }
    let place = "\(folder.path)/household.db: dishes[0].tags[0]"
    #expect(error.description == "\(place): no tag 'fisch'; maybe 'fish'.")
    #expect(
      error.text(in: .spanish) == "\(place): no existe la etiqueta 'fisch'; quizá 'fish'."
    )
  }
}

extension StoreError {
  /// The same defect of a household that was to go to another file.
  fileprivate func reasonWithFile(_ path: String) -> StoreError {
    guard case .invalid(var error) = reason else { return self }
    error.file = path
    return StoreError(path: path, reason: .invalid(error))
  }
}
