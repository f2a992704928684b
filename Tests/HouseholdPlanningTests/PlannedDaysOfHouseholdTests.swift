import HouseholdModel
import HouseholdPlanning
import MealModel
import Testing

struct PlannedDaysOfHouseholdTests {
  @Test(
    arguments: [
      ("2026-11-30", "2026-12-01"), ("2026-12-01", "2026-12-01"), ("2026-12-02", "2026-12-04"),
      ("2026-12-05", "2026-12-07"), ("2026-12-08", nil),
    ] as [(String, String?)]
  )
  func `today comes first, then the next day with a dish, also of a later week`(
    today: String,
    day: String?
  ) throws {
    var home = household([dish("A"), dish("B")])
    home.weeks = [
      // A lunch is hidden from people who plan dinners.
      week([(slot(.monday, .lunch), "A"), (slot(.tuesday), "A"), (slot(.friday), "A")]),
      week(date("2026-12-07"), [(slot(.monday), "B")]),
    ]
    let occasion = occasion(on: today)
    let next = home.nextMeals(from: date(today), profile: occasion.profile)
    #expect(next.first?.date == day.map(date))
    #expect(next.isEmpty == (day == nil))
    #expect(home.meals(on: date("2026-11-30"), profile: occasion.profile).isEmpty)
    #expect(home.meals(on: date("2026-12-07"), profile: occasion.profile).map(\.dish) == ["B"])
  }
}
