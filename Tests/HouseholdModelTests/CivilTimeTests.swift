import HouseholdModel
import MealModel
import Testing

struct CivilTimeTests {
  @Test(arguments: [("21:00", "21:00"), ("9:05", "09:05"), ("00:00", "00:00"), ("23:59", "23:59")])
  func `a time of day is read and written`(text: String, written: String) {
    #expect(CivilTime(text: text)?.description == written)
  }

  @Test(arguments: ["24:00", "12:60", "12", "12:5", "-1:00", "ab:cd", "12:00:00", ""])
  func `what no clock shows is refused`(text: String) {
    #expect(CivilTime(text: text) == nil)
  }

  @Test(arguments: [
    ("2026-11-30", "2026-11-30"), ("2026-12-06", "2026-11-30"), ("2027-01-01", "2026-12-28"),
  ])
  func `a week begins on its Monday`(date: String, monday: String) throws {
    #expect(try #require(CivilDate(iso: date)).monday.description == monday)
  }
}
