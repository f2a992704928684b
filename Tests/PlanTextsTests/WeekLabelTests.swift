import MealModel
import PlanTexts
import Testing

struct WeekLabelTests {
  @Test func `a week within a month names it once`() throws {
    let week = try dates("2025-02-03", "2025-02-09")
    #expect(Catalogue.weekLabel(week, in: .spanish) == "Semana 3-9 Feb 2025")
    #expect(Catalogue.weekLabel(week, in: .english) == "Week of 3–9 Feb 2025")
  }

  @Test func `a week across months names both`() throws {
    let week = try dates("2025-01-27", "2025-02-02")
    #expect(Catalogue.weekLabel(week, in: .spanish) == "Semana 27 Ene-2 Feb 2025")
    #expect(Catalogue.weekLabel(week, in: .english) == "Week of 27 Jan–2 Feb 2025")
  }

  @Test func `a week across years names both years`() throws {
    let week = try dates("2025-12-29", "2026-01-04")
    #expect(Catalogue.weekLabel(week, in: .spanish) == "Semana 29 Dic 2025-4 Ene 2026")
    #expect(
      Catalogue.weekLabel(week, in: .english, currentYear: 2026)
        == "Week of 29 Dec 2025–4 Jan 2026"
    )
  }

  @Test func `the current year goes without saying`() throws {
    let week = try dates("2025-02-03", "2025-02-09")
    #expect(Catalogue.weekLabel(week, in: .spanish, currentYear: 2025) == "Semana 3-9 Feb")
    #expect(Catalogue.weekLabel(week, in: .spanish, currentYear: 2026) == "Semana 3-9 Feb 2025")
  }

  private func dates(_ first: String, _ last: String) throws -> ClosedRange<CivilDate> {
    try #require(CivilDate(iso: first))...(try #require(CivilDate(iso: last)))
  }
}
