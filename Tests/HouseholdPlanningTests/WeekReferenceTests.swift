import HouseholdModel
import HouseholdPlanning
import MealModel
import Testing

struct WeekReferenceTests {
  @Test(arguments: [
    ("current", "2026-11-30"), ("actual", "2026-11-30"), ("Current", "2026-11-30"),
    ("next", "2026-12-07"), ("siguiente", "2026-12-07"), ("próxima", "2026-12-07"),
    ("PROXIMA", "2026-12-07"), ("+0", "2026-11-30"), ("+2", "2026-12-14"), ("-1", "2026-11-23"),
    ("2026-12-03", "2026-11-30"), ("2026-12-06", "2026-11-30"), ("2026-12-07", "2026-12-07"),
    ("2026-W49", "2026-11-30"), ("2026-w49", "2026-11-30"), ("2020-W53", "2020-12-28"),
  ])
  func `a week is named in many ways`(text: String, expected: String) throws {
    #expect(WeekReference.isWeek(text))
    #expect(try WeekReference(text).monday(at: moment()) == date(expected))
  }

  @Test(arguments: [
    "2026-02-30", "2026-13-01", "2025-W53", "2026-W00", "2026-W54", "+99999999999999999999",
  ])
  func `a week that the calendar does not have is a week all the same, and refused`(text: String) {
    #expect(WeekReference.isWeek(text))
    #expect { try WeekReference(text) } throws: { ($0 as? WeekError)?.reason == .noSuchWeek(text) }
  }

  @Test(arguments: [
    "week.json", "next.json", "./next", "../current", "-", "+", "", "2026-1-1", "W49", "2026W49",
    "+1w",
  ])
  func `everything else is a file`(text: String) {
    #expect(!WeekReference.isWeek(text))
  }

  @Test func `a slip is answered with the word that was meant`() {
    #expect { try WeekReference("curent") } throws: {
      let error = $0 as? WeekError
      return error?.reason == .notAWeek("curent") && error?.nearMatch == "current"
    }
  }

  @Test(arguments: ["+999999", "-999999", "+9223372036854775807"])
  func `a week outside the calendar is refused`(text: String) throws {
    let reference = try WeekReference(text)
    #expect { try reference.monday(at: moment()) } throws: {
      ($0 as? WeekError)?.reason == .noSuchWeek(text)
    }
  }

  @Test func `on Sunday the current week is the one that ends`() throws {
    #expect(try WeekReference("current").monday(at: moment("2026-12-06")) == monday)
    #expect(try WeekReference("current").monday(at: moment("2026-12-07")) == date("2026-12-07"))
  }

  @Test func `what is not stored is an empty week, and looking stores nothing`() throws {
    let home = household([])
    let past = try home.week(at: WeekReference("-3"), in: moment())
    #expect(past.start == date("2026-11-09"))
    #expect(past.slots.isEmpty)
    #expect(home.weeks.isEmpty)
  }

  @Test func `the current week is stored once`() {
    var home = household([])
    let answers = ["2026-12-02", "2026-12-06"].map { home.createCurrentWeek(at: moment($0)) }
    #expect(answers == [true, false])
    #expect(home.weeks.map(\.start) == [monday])
    #expect(home.weeks[0].createdAt == moment().timestamp)
  }

  @Test(
    arguments: [
      ("2026-11-30", nil), ("2026-12-28", nil),
      ("2026-11-23", WeekError.Reason.pastWeek(date("2026-11-23"))),
      ("2027-01-04", WeekError.Reason.tooFarAhead(date("2027-01-04"))),
    ] as [(String, WeekError.Reason?)]
  )
  func `the current week and four more can be changed`(start: String, reason: WeekError.Reason?) {
    let home = household([])
    for day in ["2026-11-30", "2026-12-06"] {
      do throws(WeekError) {
        try home.checkEditable(date(start), at: moment(day))
        #expect(reason == nil)
      } catch {
        #expect(error.reason == reason)
      }
    }
  }
}
