import HouseholdModel
import HouseholdPlanning
import MealModel
import MealPlanning
import PlanFiles
import Testing

struct HistoryWeightTests {
  @Test(
    arguments: [
      (nil, 0, nil, 621), (nil, 0, 5, 741), (nil, 0, 1, 501), (0, 1, nil, 171), (1, 1, nil, 184),
      (28, 1, nil, 371), (28, 3, nil, 346), (0, 180, 1, 1), (365, 0, 4, 652),
    ] as [(Int?, Int, Int?, Int)]
  )
  func `the formula gives whole numbers`(days: Int?, uses: Int, rating: Int?, expected: Int) {
    let weight = HistoryWeight.weight(daysSinceCooked: days, recentUses: uses, rating: rating)
    #expect(weight == expected)
  }

  @Test(arguments: [nil, 1, 2, 3, 4, 5] as [Int?])
  func `more days never lower it, more uses never raise it, and never cooked is the most`(
    rating: Int?
  ) {
    func weight(_ days: Int?, _ uses: Int) -> Int {
      HistoryWeight.weight(daysSinceCooked: days, recentUses: uses, rating: rating)
    }
    let most = weight(nil, 0)
    for uses in 0...181 {
      let weights = (0...801).map { weight($0, uses) }
      #expect(weights.allSatisfy { (1..<most).contains($0) })
      #expect(zip(weights, weights.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(weights.enumerated().allSatisfy { $1 >= weight($0, uses + 1) })
    }
    #expect(most <= 741)
    #expect(weight(3_650_000, 0) < weight(nil, 0))
  }

  @Test func `every star counts`() {
    for days in [nil, 0, 7, 400] as [Int?] {
      for uses in [0, 1, 50] {
        let weights = (1...5)
          .map { HistoryWeight.weight(daysSinceCooked: days, recentUses: uses, rating: $0) }
        #expect(zip(weights, weights.dropFirst()).allSatisfy { $1 - $0 == 60 })
      }
    }
  }

  @Test
  func `uses of the last 180 days count, and what is cooked after the Monday counts as that day`() {
    var home = household([dish("Pisto")])
    func weight() -> Int { home.historyWeight(of: home.dishes[0], inWeek: monday) }
    home.cookEvents = [CookEvent("Pisto", on: date("2026-06-03"))]
    #expect(monday.dayNumber - date("2026-06-03").dayNumber == 180)
    #expect(weight() == 1 + 400 * 180 / 208 + 50 + 120)
    home.cookEvents = [CookEvent("Pisto", on: date("2026-06-02"))]
    #expect(weight() == 1 + 400 * 181 / 209 + 100 + 120)
    home.cookEvents = [CookEvent("Pisto", on: date("2026-12-04"))]
    #expect(weight() == 1 + 0 + 50 + 120)
  }

  @Test func `case D4, un-cooking a dish makes it as welcome as before`() {
    var home = household([dish("Pisto")])
    home.cookEvents = [CookEvent("Pisto", on: date("2026-10-01"))]
    let before = home.historyWeight(of: home.dishes[0], inWeek: monday)
    home.cookEvents.append(CookEvent("Pisto", on: date("2026-11-29")))
    #expect(home.historyWeight(of: home.dishes[0], inWeek: monday) < before)
    home.cookEvents.removeLast()
    #expect(home.historyWeight(of: home.dishes[0], inWeek: monday) == before)
  }

  @Test(arguments: 0..<10)
  func `of two equal dishes the one cooked yesterday loses to the one cooked a month ago`(
    seed: UInt64
  ) throws {
    var home = household([dish("Ayer"), dish("Hace un mes")])
    home.cookEvents = [
      CookEvent("Ayer", on: date("2026-11-29")), CookEvent("Hace un mes", on: date("2026-10-30")),
    ]
    home.weeks = [week(Array(Weekday.allCases.dropFirst()).map { (slot($0), "Otra") })]
    home.dishes.append(dish("Otra"))
    home.dishes[2].removedOn = date("2026-11-30")
    try home.fill(on: occasion(), seed: seed)
    #expect(home.names()[slot(.monday)] == "Hace un mes")
  }

  @Test func `a dish that was cooked yesterday is still used when there is no other`() throws {
    var home = household([dish("Pisto")])
    home.cookEvents = (20...29).map { CookEvent("Pisto", on: date("2026-11-\($0)")) }
    try home.fill(on: occasion(), seed: 1)
    #expect(home.names().count == 7)
  }

  @Test(arguments: 0..<10)
  func `dishes unused for long come back first`(seed: UInt64) throws {
    var home = household((0..<20).map { dish("Plato \($0)") })
    // Plato 0 was cooked 1 day ago, Plato 1 two days ago, and so on.
    home.cookEvents = (0..<20).map { number in
      CookEvent(DishID(rawValue: "Plato \(number)"), on: date(monday, plus: -1 - 3 * number))
    }
    try home.fill(on: occasion(), seed: seed)
    #expect(Set(home.names().values) == Set((13..<20).map { "Plato \($0)" }))
  }

  @Test func `case F-002, making a menu twice changes no weight`() throws {
    var home = household((0..<9).map { dish("Plato \($0)") })
    home.cookEvents = [CookEvent("Plato 3", on: date("2026-11-20"))]
    let weights = home.dishes.map { home.historyWeight(of: $0, inWeek: monday) }
    let events = home.cookEvents
    try home.fill(on: occasion(), seed: 1)
    try home.regenerate(monday, on: occasion())
    try home.fill(on: occasion(), seed: 2)
    #expect(home.cookEvents == events)
    #expect(home.dishes.map { home.historyWeight(of: $0, inWeek: monday) } == weights)
  }
}
