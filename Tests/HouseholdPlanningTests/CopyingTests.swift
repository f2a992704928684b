import HouseholdModel
import HouseholdPlanning
import MealModel
import MealPlanning
import Testing

struct CopyingTests {
  private let next = date("2026-12-07")

  @Test func `a week is copied into the empty meals of another`() throws {
    var home = household([dish("A"), dish("B"), dish("C"), dish("D")])
    home.dishes[2].removedOn = date("2026-12-01")
    home.weeks = [
      week([
        (slot(.monday, .lunch), "D"), (slot(.monday), "A"), (slot(.tuesday), "B"),
        (slot(.friday), "C"),
      ]),
      week(next, [(slot(.tuesday), "D")]),
    ]
    let transfer = try home.copyWeek(monday, to: next, on: occasion())
    #expect(transfer.placed == [StoredSlot(slot(.monday), "A", origin: .chosen)])
    #expect(transfer.replaced == [])
    #expect(transfer.skipped.map(\.reason) == [.hiddenMeal, .taken, .removedDish])
    #expect(transfer.skipped.map(\.entry.dish) == ["D", "B", "C"])
    #expect(home.names(next) == [slot(.monday): "A", slot(.tuesday): "D"])
    #expect(
      transfer.skipped.map { $0.text(in: .spanish, household: home) } == [
        "lunes (comida): no se planifica, así que 'D' no se ha puesto",
        "martes (cena): ya hay un plato, así que 'B' no se ha puesto",
        "viernes (cena): 'C' ya no está entre tus platos",
      ]
    )
    #expect(
      transfer.skipped.last?.text(in: .english, household: home)
        == "Friday (dinner): 'C' is no longer among your dishes"
    )
  }

  @Test func `what stands gives way only on demand`() throws {
    var home = household([dish("A"), dish("B"), dish("C")])
    home.weeks = [
      week([(slot(.monday), "A")]), week(next, [(slot(.monday), "B"), (slot(.tuesday), "C")]),
    ]
    let transfer = try home.copyWeek(monday, to: next, on: occasion(), replacing: true)
    #expect(transfer.replaced.map(\.dish) == ["B"])
    #expect(home.names(next) == [slot(.monday): "A", slot(.tuesday): "C"])
  }

  @Test func `the past can be copied but not changed`() throws {
    var home = household([dish("A")])
    home.weeks = [week(date("2026-11-23"), [(slot(.monday), "A")])]
    try home.copyWeek(date("2026-11-23"), to: monday, on: occasion())
    #expect(home.names() == [slot(.monday): "A"])
    #expect { try home.copyWeek(monday, to: date("2026-11-23"), on: occasion()) } throws: {
      ($0 as? WeekError)?.reason == .pastWeek(date("2026-11-23"))
    }
    #expect { try home.copyWeek(monday, to: monday, on: occasion()) } throws: {
      ($0 as? WeekError)?.reason == .sameWeek
    }
    #expect { try home.copyWeek(date("2026-11-16"), to: monday, on: occasion()) } throws: {
      ($0 as? WeekError)?.reason == .nothingToCopy(date("2026-11-16"))
    }
  }

  @Test func `days and diets are copied with a week that chose them`() throws {
    let fork = occasion("forkplan")
    var home = household("forkplan", [dish("A"), dish("B", diet: .vegan)])
    home.weeks = [week([(slot(.monday), "A"), (slot(.tuesday), "B")])]
    home.weeks[0].dietOfDay = [0: .standard, 1: .vegan]
    try home.copyWeek(monday, to: next, on: fork)
    #expect(home.names(next).count == 2)
    #expect(home.week(next)?.dietOfDay == [0: .standard, 1: .vegan])

    try home.reset(next, on: fork)
    try home.planDays([.monday: .vegetarian], ofWeek: next, on: fork)
    let transfer = try home.copyWeek(monday, to: next, on: fork)
    #expect(transfer.skipped.map(\.reason) == [.otherDiet, .hiddenMeal])
    #expect(
      transfer.skipped.first?.text(in: .spanish, household: home)
        == "lunes (cena): 'A' no vale para la dieta de ese día"
    )
  }

  @Test func `a template goes into empty meals, without dishes that are gone`() throws {
    var home = household([dish("A"), dish("B"), dish("C")])
    home.dishes[2].removedOn = date("2026-12-01")
    home.templates = [
      WeekTemplate(
        name: "Semana típica",
        entries: [
          Assignment(slot(.sunday, .lunch), "A"), Assignment(slot(.monday), "A"),
          Assignment(slot(.tuesday), "B"), Assignment(slot(.wednesday), "C"),
        ],
        createdAt: 0
      )
    ]
    home.weeks = [week(next, [(slot(.tuesday), "A")])]
    let transfer = try home.applyTemplate("Semana típica", to: next, on: occasion())
    #expect(transfer.placed.map(\.slot) == [slot(.monday)])
    #expect(transfer.skipped.map(\.reason) == [.taken, .removedDish, .hiddenMeal])
    let replacing = try home.applyTemplate(
      "Semana típica",
      to: next,
      on: occasion(),
      replacing: true
    )
    #expect(replacing.placed.map(\.dish) == ["A", "B"])
    #expect(replacing.replaced.map(\.dish) == ["A", "A"])
  }

  @Test
  func `case A37, the closest to a season is a tag that is never planned, and it is reported`()
    throws
  {
    // Households have no seasons. What is out of season gets a tag with a maximum of zero; templates do
    // not ask rules, so the audit of the week that they make reports every such meal.
    var home = household([dish("Gazpacho", ["verano"]), dish("Lentejas")])
    home.tags.append(
      HouseholdTag(
        id: "verano",
        customName: "Verano",
        color: .neutral,
        rules: TagRules(maxPerWeek: 0)
      )
    )
    home.templates = [
      WeekTemplate(
        name: "Mes",
        entries: [Assignment(slot(.monday), "Gazpacho"), Assignment(slot(.tuesday), "Lentejas")],
        createdAt: 0
      )
    ]
    for offset in 0...3 {
      let start = date(monday, plus: 7 * offset)
      try home.applyTemplate("Mes", to: start, on: occasion())
      let violations = try home.audit(start, on: occasion()).violations
      #expect(violations.map(\.rule) == [.tag(10, .maxPerWeek)])
      #expect(violations.first?.meals.map(\.slot) == [slot(.monday)])
    }
  }

  @Test func `a template that is not there is told with the one that was meant`() {
    var home = household([])
    #expect { try home.applyTemplate("Tipica", to: monday, on: occasion()) } throws: {
      ($0 as? WeekError)?.reason == .noTemplates("Tipica")
    }
    home.templates = [WeekTemplate(name: "Típica", entries: [], createdAt: 0)]
    #expect { try home.applyTemplate("Tipica", to: monday, on: occasion()) } throws: {
      let error = $0 as? WeekError
      return error?.reason == .noSuchTemplate("Tipica") && error?.nearMatch == "Típica"
    }
  }
}
