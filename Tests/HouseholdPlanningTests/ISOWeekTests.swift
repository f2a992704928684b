import HouseholdModel
import HouseholdPlanning
import MealModel
import Testing

struct ISOWeekTests {
  @Test(arguments: [
    ("2020-12-31", "2020-W53"), ("2021-01-01", "2020-W53"), ("2021-01-03", "2020-W53"),
    ("2021-01-04", "2021-W01"), ("2022-12-31", "2022-W52"), ("2023-01-01", "2022-W52"),
    ("2023-01-02", "2023-W01"), ("2024-12-29", "2024-W52"), ("2024-12-30", "2025-W01"),
    ("2026-01-01", "2026-W01"), ("2026-12-28", "2026-W53"), ("2027-01-03", "2026-W53"),
    ("2027-01-04", "2027-W01"), ("2026-12-03", "2026-W49"), ("0001-01-01", "0001-W01"),
    ("9999-12-31", "9999-W52"),
  ])
  func `case B9, one rule at every end of a year`(day: String, label: String) {
    #expect(ISOWeek(of: date(day)).description == label)
    #expect(ISOWeek(text: label)?.monday == date(day).monday)
  }

  @Test func `counting on from week to week agrees for fourteen years`() throws {
    // 2018-01-01 is a Monday and begins 2018-W01.
    var expected = (year: 2018, number: 1)
    var day = date("2018-01-01")
    while day.year < 2032 {
      let week = ISOWeek(of: day)
      #expect((week.year, week.number) == expected)
      #expect(week.monday == day)
      #expect(ISOWeek(year: week.year, number: week.number) == week)
      for offset in 1...6 {
        #expect(ISOWeek(of: try #require(day.advanced(by: offset))) == week)
      }
      day = try #require(day.advanced(by: 7))
      // A week belongs to the year in which at least four of its days lie.
      let daysInNextYear = (0...6).count { day.advanced(by: $0)?.year == expected.year + 1 }
      expected = daysInNextYear >= 4 ? (expected.year + 1, 1) : (expected.year, expected.number + 1)
    }
  }

  @Test func `case B10, a week holds its Monday and its Sunday and not the next one`() {
    let start = date("2020-01-20")
    #expect(date("2020-01-19").monday == date("2020-01-13"))
    #expect(date("2020-01-20").monday == start)
    #expect(date("2020-01-26").monday == start)
    #expect(date("2020-01-27").monday == date("2020-01-27"))
  }
}
