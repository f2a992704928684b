import HouseholdModel
import HouseholdPlanning
import MealModel
import Testing

struct ChartTitlesTests {
  private static var history: MealHistory {
    var household = Pantry.family
    household.weeks = [
      Pantry.week(
        Pantry.lastWeek,
        [(0, .dinner, "POLLO"), (3, .dinner, "POLLO"), (6, .dinner, "MERLUZA")]
      ),
      Pantry.week(Pantry.thisWeek, [(0, .dinner, "POLLO")]),
    ]
    household.cookEvents = [
      CookEvent("MERLUZA", on: Pantry.lastWeek), CookEvent("MERLUZA", on: Pantry.thisWeek),
      CookEvent("POLLO", on: Pantry.thisWeek),
    ]
    return MealHistory(of: household, in: Pantry.lastWeek..<Pantry.nextWeek)
  }

  private static func rows(_ chart: BarChart) -> [String] {
    [chart.title] + chart.bars.map { "\($0.label) \($0.value) \($0.color)" }
  }

  @Test func `dishes by how often they were planned or cooked`() {
    let uses = Self.history.dishUses
    #expect(
      Self.rows(BarChart(uses, in: .spanish))
        == ["Los platos que más se repiten", "Pollo 3 #E74C3C", "Merluza 1 #3498DB"]
    )
    #expect(
      Self.rows(BarChart(uses, cooked: true, limit: 1, in: .english))
        == ["The dishes cooked most", "Merluza 2 #3498DB"]
    )
    #expect(BarChart(uses, in: .english).title == "The dishes repeated most")
  }

  @Test func `tags by how often they were planned`() {
    #expect(
      Self.rows(BarChart(Self.history.tagUses, in: .spanish))
        == ["Veces con cada etiqueta", "Carne 3 #E74C3C", "Pescado 1 #3498DB"]
    )
    #expect(
      Self.rows(BarChart(Self.history.tagUses, in: .english))
        == ["Times with each tag", "Meat 3 #E74C3C", "Fish 1 #3498DB"]
    )
  }

  @Test func `a tag by weeks and by months`() throws {
    let meat = try #require(Self.history.tagUses.first)
    #expect(
      Self.rows(
        BarChart(Self.history.uses(of: .meat, by: .week), of: meat, by: .week, in: .spanish)
      ) == [
        "Carne por semana", "Semana 23-29 Nov 2026 2 #E74C3C",
        "Semana 30 Nov-6 Dic 2026 1 #E74C3C",
      ]
    )
    #expect(
      Self.rows(
        BarChart(Self.history.uses(of: .meat, by: .month), of: meat, by: .month, in: .english)
      ) == ["Meat by month", "Nov 2026 3 #E74C3C", "Dec 2026 0 #E74C3C"]
    )
  }

  @Test func `variety by weeks`() {
    #expect(
      Self.rows(BarChart(Self.history.variety, in: .english)) == [
        "Variety: different dishes in every 100", "Week of 23–29 Nov 2026 67 #2A7F62",
        "Week of 30 Nov–6 Dec 2026 100 #2A7F62",
      ]
    )
    #expect(
      BarChart(Self.history.variety, in: .spanish).title
        == "Variedad: platos distintos de cada 100"
    )
  }

  @Test func `days since the last time`() {
    let idle = Self.history.idleDishes(on: Pantry.date("2026-12-02"))
    #expect(
      Self.rows(BarChart(idle, in: .spanish))
        == ["Días desde la última vez", "Merluza 2 #2A7F62", "Pollo 2 #2A7F62"]
    )
    #expect(BarChart(idle, limit: 1, in: .english).bars.count == 1)
  }

  @Test func `nothing to count is said in both languages`() {
    #expect(
      BarChart([DishUse](), in: .spanish).lines(width: 40).last == "Todavía no hay nada que contar"
    )
    #expect(
      BarChart([TagUse](), in: .english).lines(width: 40).last == "There is nothing to count yet"
    )
  }
}
