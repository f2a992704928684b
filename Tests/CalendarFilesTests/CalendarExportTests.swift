import CalendarFiles
import HouseholdModel
import MealModel
import Testing

struct CalendarExportTests {
  static let monday = MealSlot(day: 0, meal: .dinner)
  static let tuesday = MealSlot(day: 1, meal: .lunch)
  static let both = [Assignment(monday, "a"), Assignment(tuesday, "b")]

  @Test func `the first export starts at revision zero`() throws {
    let export = try export(.sample(), Self.both)
    #expect(export.events.map(\.sequence) == [0, 0])
    #expect(export.events.map(\.changedAt) == [sampleInstant, sampleInstant])
    #expect(export.events.map(\.summary) == ["🍽️ Cena: Pollo asado", "🍽️ Comida: Lentejas"])
    #expect(
      export.events.map(\.uid) == [
        "2026-12-07-dinner@k3v9.meal-planner", "2026-12-08-lunch@k3v9.meal-planner",
      ]
    )
    #expect(export.records.map(\.slot) == [Self.monday, Self.tuesday])
    #expect(export.records.map(\.isCancelled) == [false, false])
  }

  @Test func `a second export without a change has the same bytes`() throws {
    var household = Household.sample()
    let first = try export(household, Self.both)
    household.calendar = first.records
    let second = try export(household, Self.both.reversed(), after: 500)
    #expect(second == first)
    let texts = try [first, second].map { try CalendarFile.text(of: $0.events, name: "Casa") }
    #expect(texts[0].utf8.elementsEqual(texts[1].utf8))
  }

  static let changes: [@Sendable (inout Household) -> Void] = [
    { $0.settings.eventPrefix = "" },
    { $0.settings.eventDuration = 90 },
    { $0.settings.reminderMinutesBefore = 30 },
    { $0.settings.timeZone = "Europe/Paris" },
    { household in for index in 0...1 { household.dishes[index].name += "!" } },
    { household in for index in 0...1 { household.dishes[index].details = "otra" } },
  ]

  @Test(arguments: changes.indices)
  func `a change is the next revision under the same identity`(change: Int) throws {
    var household = Household.sample()
    let first = try export(household, Self.both)
    household.calendar = first.records
    Self.changes[change](&household)
    let second = try export(household, Self.both, after: 1)
    #expect(second.events.map(\.uid) == first.events.map(\.uid))
    #expect(second.events.map(\.sequence) == [1, 1])
    #expect(second.events.map(\.changedAt) == [sampleInstant + 60, sampleInstant + 60])
  }

  @Test func `only what changed has a new revision`() throws {
    var household = Household.sample()
    household.calendar = try export(household, Self.both).records
    let meals = [Assignment(Self.monday, "c"), Assignment(Self.tuesday, "b")]
    let second = try export(household, meals, after: 1)
    #expect(second.events.map(\.sequence) == [1, 0])
    #expect(second.events.map(\.changedAt) == [sampleInstant + 60, sampleInstant])
    #expect(second.events[0].summary == "🍽️ Cena: Crème brûlée & Löffel")
    #expect(second.events[0].details == nil)
  }

  @Test func `a meal that goes is cancelled once, and confirmed when it returns`() throws {
    var household = Household.sample()
    var revisions: [[Int]] = []
    var areCancelled: [[Bool]] = []
    for (minute, meals) in [
      Self.both, [Self.both[0]], [Self.both[0]], Self.both, [],
    ].enumerated() {
      let export = try export(household, meals, after: minute)
      revisions.append(export.events.map(\.sequence))
      areCancelled.append(export.events.map(\.isCancelled))
      #expect(export.records.map(\.isCancelled) == export.events.map(\.isCancelled))
      #expect(export.events.map(\.summary).last == "🍽️ Comida: Lentejas")
      household.calendar = export.records
    }
    #expect(revisions == [[0, 0], [0, 1], [0, 1], [0, 2], [1, 3]])
    #expect(
      areCancelled == [
        [false, false], [false, true], [false, true], [false, false], [true, true],
      ]
    )
    #expect(household.calendar.map(\.changedAt) == [4, 4].map { sampleInstant + $0 * 60 })
  }

  @Test func `other weeks keep their records`() throws {
    var household = Household.sample()
    let later = try CivilDate.of("2026-12-14")
    household.calendar = try export(household, Self.both, week: later).records
    let export = try export(household, Self.both)
    #expect(export.events.count == 2)
    #expect(try export.records.map(\.week) == [sampleWeek(), sampleWeek(), later, later])
    #expect(Array(export.records.suffix(2)) == household.calendar)
  }

  @Test func `events follow the days and the meals of a day`() throws {
    let slots = [
      MealSlot(day: 6, meal: .lunch), MealSlot(day: 2, meal: "tea"),
      MealSlot(day: 2, meal: .dinner), MealSlot(day: 2, meal: .lunch),
    ]
    let export = try export(.sample(), slots.map { Assignment($0, "b") })
    #expect(
      export.records.map(\.slot) == [
        MealSlot(day: 2, meal: .lunch), MealSlot(day: 2, meal: .dinner),
        MealSlot(day: 2, meal: "tea"), MealSlot(day: 6, meal: .lunch),
      ]
    )
    #expect(export.events[2].summary == "🍽️ tea: Lentejas")
  }

  @Test func `a meal that has begun is not moved, but renamed`() throws {
    var household = Household.sample()
    household.calendar = try export(household, Self.both).records
    household.settings.timeZone = "Europe/London"
    household.settings.eventDuration = 120
    household.settings.reminderMinutesBefore = 60
    let meals = [Assignment(Self.monday, "c"), Assignment(Self.tuesday, "c")]
    // Dinner on Monday begins at 20:00 UTC, lunch on Tuesday at 13:00 UTC.
    let minutes = (6 * 24 + 8) * 60
    let export = try export(household, meals, after: minutes)
    #expect(export.events.map(\.timeZone) == ["Europe/Madrid", "Europe/London"])
    #expect(export.events.map(\.duration) == [60, 120])
    #expect(export.events.map(\.reminderMinutesBefore) == [nil, 60])
    #expect(export.events.map(\.sequence) == [1, 1])
    #expect(export.events[0].summary == "🍽️ Cena: Crème brûlée & Löffel")

    let before = try CalendarFilesTests.export(household, meals, after: minutes - 1)
    #expect(before.events.map(\.timeZone) == ["Europe/London", "Europe/London"])
  }

  @Test func `a clock that was set back makes no revision look older`() throws {
    var household = Household.sample()
    household.calendar = try export(household, Self.both, after: 10).records
    let export = try export(household, [], after: 5)
    #expect(export.events.map(\.sequence) == [1, 1])
    #expect(export.events.map(\.changedAt) == [sampleInstant + 600, sampleInstant + 600])
  }

  @Test(
    arguments: [
      "", "nonsense", "2026-12-07 21:00 Nowhere/At 60 -\nx", "2026-12-07 21:00 UTC 0 -\nx",
      "2026-12-07 21:00 UTC 60 0\nx", "2026-12-07 25:00 UTC 60 -\nx", "2026-12-07 21:00 UTC 60 -",
    ]
  )
  func `a record that nobody can read is still cancelled`(content: String) throws {
    var household = Household.sample()
    household.calendar = [
      CalendarRecord(
        week: try sampleWeek(),
        slot: Self.monday,
        sequence: 4,
        changedAt: sampleInstant - 60,
        content: content,
        isCancelled: false
      )
    ]
    let gone = try export(household, [])
    #expect(gone.events.map(\.sequence) == [5])
    #expect(gone.events.map(\.isCancelled) == [true])
    #expect(gone.events.map(\.summary) == ["Cena"])
    #expect(try gone.events.map(\.time) == [.of("21:00")])
    #expect(gone.events[0].uid == "2026-12-07-dinner@k3v9.meal-planner")
    let back = try export(household, [Self.both[0]])
    #expect(back.events.map(\.sequence) == [5])
    #expect(back.events.map(\.isCancelled) == [false])
  }

  @Test func `removed and missing dishes keep a title`() throws {
    var household = Household.sample()
    household.dishes[0].removedOn = try .of("2026-12-02")
    household.dishes.remove(at: 1)
    let export = try export(household, Self.both)
    #expect(export.events.map(\.summary) == ["🍽️ Cena: Pollo asado", "🍽️ Comida: b"])
  }

  @Test(
    arguments: zip(
      ["🍽️", "", "  ", "\n", "Casa: "],
      ["🍽️ Lunch: X", "Lunch: X", "Lunch: X", "Lunch: X", "Casa: Lunch: X"]
    )
  )
  func `an empty prefix leaves no space`(prefix: String, title: String) throws {
    var household = Household.sample()
    household.dishes[1].name = "X"
    household.settings.eventPrefix = prefix
    let export = try export(household, [Self.both[1]], language: .english)
    #expect(export.events.map(\.summary) == [title])
  }

  @Test func `an unknown zone of the household is refused`() {
    #expect(throws: CalendarError(.unknownZone("Marte"))) {
      try export(.sample(zone: "Marte"), Self.both)
    }
    #expect(
      throws: CalendarError(.unknownZone("New York"), nearMatch: "America/New_York")
    ) {
      try export(.sample(zone: "New York"), Self.both)
    }
  }

  @Test func `the last days of the calendar are left out`() throws {
    let export = try export(
      .sample(),
      [
        Assignment(MealSlot(day: 4, meal: .dinner), "a"),
        Assignment(MealSlot(day: 5, meal: .dinner), "a"),
      ],
      week: .of("9999-12-27")
    )
    #expect(export.events.map(\.date.description) == ["9999-12-31"])
  }
}
