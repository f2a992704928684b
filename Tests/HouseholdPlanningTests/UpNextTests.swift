import HouseholdModel
import HouseholdPlanning
import MealModel
import Testing

struct UpNextTests {
  @Test(
    arguments: [
      ("2026-11-30", .upNext(date("2026-12-01"))), ("2026-12-01", .today(date("2026-12-01"))),
      ("2026-12-02", .upNext(date("2026-12-04"))), ("2026-12-05", nil),
      ("2026-11-27", .upNext(date("2026-12-01"))),
    ] as [(String, HighlightedDay?)]
  )
  func `today comes first, then the next day with a dish`(today: String, day: HighlightedDay?) {
    var home = household([dish("A")])
    home.weeks = [
      week([(slot(.monday, .lunch), "A"), (slot(.tuesday), "A"), (slot(.friday), "A")])
    ]
    #expect(home.highlightedDay(ofWeek: monday, on: occasion(on: today)) == day)
    #expect(home.highlightedDay(ofWeek: date("2026-12-07"), on: occasion(on: today)) == nil)
  }
}
