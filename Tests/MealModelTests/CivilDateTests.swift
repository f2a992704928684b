import MealModel
import Testing

struct CivilDateTests {
  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2024-12-30", 20_087),
    ("2026-12-31", 20_818), ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
  ])
  func `dates count the days from 1970`(text: String, number: Int) throws {
    let date = try #require(CivilDate(iso: text))
    #expect(date.dayNumber == number)
    #expect(CivilDate(dayNumber: number) == date)
    #expect(date.description == text)
  }

  @Test func `every day of four centuries follows the one before`() throws {
    let first = try #require(CivilDate(year: 1900, month: 1, day: 1))
    var previous = first
    for number in first.dayNumber + 1...first.dayNumber + 146_097 {
      let date = try #require(CivilDate(dayNumber: number))
      guard date.dayNumber == number, previous < date,
        date.day == previous.day + 1 || date.day == 1,
        date.weekday == previous.weekday.advanced(by: 1)
      else {
        Issue.record("\(date) does not follow \(previous).")
        return
      }
      previous = date
    }
    #expect(previous.description == "2300-01-01")
  }

  @Test(arguments: [
    ("2022-12-31", Weekday.saturday), ("2023-01-01", .sunday), ("2023-01-02", .monday),
    ("2024-12-30", .monday), ("2026-11-30", .monday), ("2027-01-03", .sunday),
    ("2024-02-29", .thursday),
  ])
  func `dates know their weekday`(text: String, weekday: Weekday) throws {
    #expect(try #require(CivilDate(iso: text)).weekday == weekday)
  }

  @Test(arguments: [
    "2023-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00",
    "0000-01-01",
    "2026-1-1", "26-01-01", "2026/01/01", "2026-01-01 ", "", "２０２６-01-01", "-026-01-01",
  ])
  func `what is no date gives nothing`(text: String) {
    #expect(CivilDate(iso: text) == nil)
  }

  @Test(arguments: ["2024-02-29", "2000-02-29"])
  func `leap days exist`(text: String) {
    #expect(CivilDate(iso: text)?.description == text)
  }

  @Test func `days are added across the ends of months and years`() throws {
    let date = try #require(CivilDate(iso: "2024-12-30"))
    #expect(date.advanced(by: 2)?.description == "2025-01-01")
    #expect(date.advanced(by: -365)?.description == "2023-12-31")
    #expect(date.advanced(by: .max) == nil)
    #expect(date.advanced(by: .min) == nil)
    #expect(CivilDate(iso: "9999-12-31")?.advanced(by: 1) == nil)
  }
}
