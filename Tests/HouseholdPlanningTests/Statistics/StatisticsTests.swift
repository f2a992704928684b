import HouseholdModel
import HouseholdPlanning
import MealModel
import Testing

struct StatisticsTests {
  /// Last week full of chicken, this week mixed; today is Wednesday.
  private static var household: Household {
    var household = Pantry.family
    household.weeks = [
      Pantry.week(
        Pantry.lastWeek,
        [
          (0, .dinner, "POLLO"), (3, .dinner, "POLLO"), (6, .lunch, "MERLUZA"),
          (6, .dinner, "POLLO"),
        ]
      ),
      Pantry.week(
        Pantry.thisWeek,
        [
          (0, .dinner, "TORTILLA"), (1, .dinner, "POLLO"), (2, .dinner, "MERLUZA"),
          (3, .dinner, "POLLO"), (6, .dinner, "POLLO"),
        ]
      ),
      Pantry.week(Pantry.nextWeek, [(0, .dinner, "POLLO")]),
    ]
    household.cookEvents = [
      CookEvent("POLLO", on: Pantry.date("2026-11-26")),
      CookEvent("MERLUZA", on: Pantry.date("2026-12-02")),
    ]
    return household
  }

  private static func history(_ period: StatisticsPeriod) -> MealHistory {
    let days = period.days(of: household, on: Pantry.now.today)
    return MealHistory(of: household, in: days, upTo: Pantry.now.today)
  }

  /// grocy#516: the cost of a week counted the next Sunday and missed the first.
  @Test func `B10: a week is its seven days and no other`() {
    var household = Pantry.family
    household.weeks = [
      Pantry.week(Pantry.lastWeek, [(6, .dinner, "POLLO")]),
      Pantry.week(Pantry.thisWeek, [(0, .lunch, "MERLUZA"), (6, .dinner, "MERLUZA")]),
      Pantry.week(Pantry.nextWeek, [(0, .lunch, "TORTILLA")]),
    ]
    let sunday = Pantry.date("2026-12-06")
    let days = StatisticsPeriod.thisWeek.days(of: household, on: sunday)
    #expect(days == Pantry.thisWeek..<Pantry.nextWeek)
    let uses = MealHistory(of: household, in: days).dishUses
    #expect(uses.map(\.dish.name) == ["Merluza"])
    #expect(uses.map(\.planned) == [2])
    let sundays = Pantry.date("2026-11-29")..<sunday
    let counted = MealHistory(of: household, in: sundays).dishUses
    #expect(counted.map(\.dish.name) == ["Merluza", "Pollo"])
    #expect(counted.map(\.planned) == [1, 1])
  }

  @Test(arguments: [
    (StatisticsPeriod.thisWeek, "2026-11-30", "2026-12-07"),
    (.lastWeek, "2026-11-23", "2026-11-30"), (.thisMonth, "2026-12-01", "2027-01-01"),
    (.lastMonth, "2026-11-01", "2026-12-01"), (.thisYear, "2026-01-01", "2027-01-01"),
    (.everything, "2026-11-23", "2026-12-03"),
  ])
  func `a period has its days`(period: StatisticsPeriod, first: String, end: String) {
    let days = period.days(of: Self.household, on: Pantry.now.today)
    #expect(days == Pantry.date(first)..<Pantry.date(end))
  }

  @Test(arguments: StatisticsPeriod.allCases)
  func `the ends of the calendar have periods too`(period: StatisticsPeriod) {
    for iso in ["0001-01-01", "9999-12-31"] {
      let days = period.days(of: Pantry.household(), on: Pantry.date(iso))
      #expect(MealHistory(of: Pantry.household(), in: days).variety.allSatisfy { $0.share == nil })
    }
    #expect(StatisticsPeriod.everything.days(of: Pantry.household(), on: Pantry.thisWeek).isEmpty)
  }

  @Test func `which dishes are repeated most`() {
    let uses = Self.history(.everything).dishUses
    #expect(uses.map(\.dish.name) == ["Pollo", "Merluza", "Tortilla"])
    #expect(uses.map(\.planned) == [4, 2, 1])
    #expect(uses.map(\.cooked) == [1, 1, 0])
    #expect(uses[0].lastPlanned == Pantry.date("2026-12-01"))
    #expect(uses[0].lastCooked == Pantry.date("2026-11-26"))
    #expect(uses[2].lastCooked == nil)
  }

  @Test func `plans count up to today, and days ahead on request`() {
    let days = Pantry.thisWeek..<Pantry.nextWeek
    let meat = { (history: MealHistory) in history.tagUses.first { $0.tag.id == .meat }?.meals }
    #expect(meat(Self.history(.thisWeek)) == 1)
    #expect(meat(MealHistory(of: Self.household, in: days)) == 3)
  }

  @Test func `how often meat this month and last month, this week and last week`() {
    let counts = [StatisticsPeriod.thisWeek, .lastWeek, .thisMonth, .lastMonth].map {
      Self.history($0).tagUses.first { $0.tag.id == .meat }?.meals
    }
    #expect(counts == [1, 3, 1, 3])
  }

  @Test func `meat week by week and month by month`() {
    let history = Self.history(.everything)
    #expect(history.uses(of: .meat, by: .week).map(\.count) == [3, 1])
    #expect(history.uses(of: .meat, by: .month).map(\.count) == [3, 1])
    #expect(
      history.uses(of: .meat, by: .month).map(\.days) == [
        Pantry.lastWeek..<Pantry.date("2026-12-01"),
        Pantry.date("2026-12-01")..<Pantry.date("2026-12-03"),
      ]
    )
  }

  @Test func `weeks without a meal are there with nothing`() {
    let history = MealHistory(
      of: Self.household,
      in: Pantry.date("2026-11-16")..<Pantry.thisWeek
    )
    #expect(history.uses(of: .meat, by: .week).map(\.count) == [0, 3])
    #expect(history.variety.map(\.filledMeals) == [0, 4])
    #expect(history.variety.map(\.percent) == [nil, 50])
    #expect(history.variety.map(\.share) == [nil, Fraction(1, 2)])
  }

  @Test func `a dish with a tag twice is one meal`() {
    var household = Pantry.household([("Doble", [.meat, .meat])])
    household.weeks = [Pantry.week(Pantry.lastWeek, [(0, .dinner, "DOBLE")])]
    let history = MealHistory(of: household, in: Pantry.lastWeek..<Pantry.thisWeek)
    #expect(history.tagUses.map(\.meals) == [1] + Array(repeating: 0, count: 9))
    #expect(history.uses(of: .meat, by: .week).map(\.count) == [1])
  }

  @Test func `dishes that were not used for long come first`() {
    var household = Self.household
    household.dishes.append(HouseholdDish(id: "GAZPACHO", name: "Gazpacho", createdAt: 9))
    household.dishes.append(HouseholdDish(id: "ARROZ", name: "Arroz", createdAt: 3))
    let days = StatisticsPeriod.everything.days(of: household, on: Pantry.now.today)
    let idle = MealHistory(of: household, in: days).idleDishes(on: Pantry.now.today)
    #expect(idle.map(\.dish.name) == ["Arroz", "Gazpacho", "Tortilla", "Pollo", "Merluza"])
    #expect(idle.map(\.daysAgo) == [nil, nil, 2, 1, 0])
  }

  @Test func `lunches that the settings hide today were eaten all the same`() {
    var household = Self.household
    household.settings.meals = [.dinner]
    let history = MealHistory(of: household, in: Pantry.lastWeek..<Pantry.thisWeek)
    #expect(history.meals.count == 4)
  }
}
