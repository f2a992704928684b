import MealModel
import Testing

struct WeekdayTests {
  @Test(arguments: Weekday.allCases)
  func `keys and weekdays are one to one`(weekday: Weekday) {
    #expect(Weekday(key: weekday.key) == weekday)
    #expect(weekday.key.count == 3)
  }

  @Test(arguments: ["Mon", "lun", "", "monday"])
  func `other words are no keys`(text: String) {
    #expect(Weekday(key: text) == nil)
  }

  @Test(arguments: [
    (1, Weekday.sunday), (7, .saturday), (-6, .sunday), (-13, .sunday), (701, .sunday),
  ])
  func `weekdays come round every seven days`(days: Int, expected: Weekday) {
    #expect(Weekday.saturday.advanced(by: days) == expected)
  }

  @Test(arguments: [Int.min, .max])
  func `no number of days is too many`(days: Int) {
    #expect(Weekday.allCases.contains(Weekday.sunday.advanced(by: days)))
  }

  @Test func `Monday comes first`() {
    #expect(Weekday.allCases.sorted().first == .monday)
    #expect(Weekday.saturday < .sunday)
  }
}
