import HouseholdModel
import HouseholdPlanning
import MealModel
import Testing

struct RemovingDishesTests {
  private static func refusal(
    of household: Household,
    _ ids: [DishID],
    force: Bool = false
  ) -> [String]? {
    Pantry.refusal(of: household) { household throws(HouseholdError) in
      _ = try household.removeDishes(ids, force: force, at: Pantry.now)
    }
  }

  @Test(arguments: [false, true])
  func `a dish of this week cannot be removed, and the days are named`(force: Bool) {
    var household = Pantry.family
    household.weeks = [
      Pantry.week(Pantry.thisWeek, [(0, .dinner, "POLLO"), (6, .lunch, "POLLO")])
    ]
    #expect(
      Self.refusal(of: household, ["POLLO"], force: force) == [
        "'Pollo' está en el plan de esta semana y no se puede eliminar: "
          + "lunes 30 Nov (cena) y domingo 6 Dic (comida)",
        "'Pollo' is in this week's plan and cannot be removed: "
          + "Monday 30 Nov (dinner) and Sunday 6 Dec (lunch)",
      ]
    )
  }

  @Test func `a dish of later weeks is removed only by force`() throws {
    var household = Pantry.family
    household.weeks = [
      Pantry.week(Pantry.lastWeek, [(6, .dinner, "POLLO")]),
      Pantry.week(Pantry.nextWeek, [(0, .dinner, "POLLO"), (1, .dinner, "MERLUZA")]),
      Pantry.week(Pantry.date("2026-12-14"), [(2, .lunch, "POLLO")]),
      Pantry.week(Pantry.date("2026-12-21"), [(2, .lunch, "TORTILLA")]),
    ]
    #expect(
      Self.refusal(of: household, ["POLLO"]) == [
        "'Pollo' está en el plan de otras semanas: lunes 7 Dic (cena) y miércoles 16 Dic "
          + "(comida); si se elimina a la fuerza, se vacían",
        "'Pollo' is in the plan of other weeks: Monday 7 Dec (dinner) and Wednesday 16 Dec "
          + "(lunch); removing it by force empties them",
      ]
    )
    let before = household.weeks
    let answer = try household.removeDishes(["POLLO"], force: true, at: Pantry.now)
    let emptied = [
      PlannedMeal(Pantry.date("2026-12-07"), .dinner, "POLLO"),
      PlannedMeal(Pantry.date("2026-12-16"), .lunch, "POLLO"),
    ]
    let pollo = DishReference(id: "POLLO", name: "Pollo")
    #expect(answer.dishes == [pollo])
    #expect(answer.emptiedMeals == emptied)
    #expect(answer.notes == [.emptiedMeals(pollo, emptied)])
    #expect(
      answer.notes[0].text(in: .spanish)
        == "'Pollo' ya no está en: lunes 7 Dic (cena) y miércoles 16 Dic (comida)"
    )
    #expect(household.weeks[0] == before[0])
    #expect(household.weeks[1].slots == [before[1].slots[1]])
    #expect(household.weeks[2].slots.isEmpty)
    #expect(household.weeks[3] == before[3])
    #expect(
      household.weeks.map(\.updatedAt) == [1, Pantry.now.timestamp, Pantry.now.timestamp, 1]
    )
  }

  /// grocy#361: the removal of a planned dish broke the page of every week.
  @Test func `D1: a removed dish keeps its name in past weeks`() throws {
    var household = Pantry.family
    household.weeks = [Pantry.week(Pantry.lastWeek, [(6, .dinner, "POLLO")])]
    household.cookEvents = [CookEvent("POLLO", on: Pantry.date("2026-11-29"))]
    let answer = try household.removeDishes(["POLLO"], at: Pantry.now)
    #expect(answer.emptiedMeals.isEmpty && answer.notes.isEmpty)
    #expect(household.currentDishes.map(\.name) == ["Merluza", "Tortilla"])
    #expect(household.dish("POLLO")?.name == "Pollo")
    #expect(household.dish("POLLO")?.tags == [.meat])
    #expect(household.dish("POLLO")?.removedOn == Pantry.now.today)
    #expect(household.weeks[0].slots.map(\.dish) == ["POLLO"])
    let uses = MealHistory(of: household, in: Pantry.lastWeek..<Pantry.nextWeek).dishUses
    #expect(uses.map(\.dish.name) == ["Pollo"])
    #expect(uses.map(\.isRemoved) == [true])
    #expect(uses.map(\.planned) == [1])
    #expect(uses.map(\.cooked) == [1])
  }

  /// grocy#2120: the removal of many dishes at once broke the page of the plan.
  @Test func `D2: 200 dishes removed at once leave every week readable`() throws {
    var household = Pantry.household((0..<220).map { ("Plato \($0)", [.meat]) })
    let ids = household.dishes.map(\.id)
    let later = Pantry.date("2026-12-14")
    household.weeks = [Pantry.lastWeek, Pantry.thisWeek, Pantry.nextWeek, later]
      .map { start in
        Pantry.week(
          start,
          (0..<14).map { index in
            let number = start == Pantry.thisWeek ? 219 - index : (index * 16) % 220
            return (index / 2, index.isMultiple(of: 2) ? .lunch : .dinner, ids[number])
          }
        )
      }
    let answer = try household.removeDishes(Array(ids.prefix(200)), force: true, at: Pantry.now)
    #expect(answer.dishes.count == 200)
    // Of the fourteen dishes of a week, 208 alone is among those that stay.
    #expect(answer.emptiedMeals.count == 26)
    #expect(household.currentDishes.count == 20)
    #expect(household.dishes.count == 220)
    #expect(household.weeks.map(\.slots.count) == [14, 14, 1, 1])
    let known = Set(household.dishes.map(\.id))
    #expect(household.weeks.allSatisfy { $0.slots.allSatisfy { known.contains($0.dish) } })
    let history = MealHistory(of: household, in: Pantry.lastWeek..<Pantry.date("2026-12-21"))
    #expect(history.meals.count == 30)
    #expect(history.dishUses.allSatisfy { $0.dish.name.hasPrefix("Plato ") })
  }

  @Test func `of several dishes all are removed or none`() {
    var household = Pantry.family
    household.weeks = [Pantry.week(Pantry.thisWeek, [(0, .dinner, "TORTILLA")])]
    #expect(Self.refusal(of: household, ["POLLO", "MERLUZA", "TORTILLA"])?.count == 2)
    #expect(
      Self.refusal(of: household, ["POLLO", "NADA"])
        == ["No existe el plato 'NADA'", "There is no dish 'NADA'"]
    )
  }

  @Test func `a dish is removed once`() throws {
    var household = Pantry.family
    #expect(try household.removeDishes(["POLLO", "POLLO"], at: Pantry.now).dishes.count == 1)
    #expect(Self.refusal(of: household, ["POLLO"])?.first == "No existe el plato 'POLLO'")
  }

  @Test func `a template keeps a removed dish, which is said`() throws {
    var household = Pantry.family
    _ = try household.saveTemplate(
      "Típica",
      entries: [Assignment(MealSlot(day: 0, meal: .dinner), "POLLO")],
      at: Pantry.now
    )
    let answer = try household.removeDishes(["POLLO"], at: Pantry.now)
    #expect(household.templates[0].entries.map(\.dish) == ["POLLO"])
    #expect(
      answer.notes.map { $0.text(in: .english) } == [
        "the template 'Típica' still has 'Pollo', which is skipped when it is used"
      ]
    )
  }

  @Test func `a dish with the name of a removed one is a new dish`() throws {
    var household = Pantry.family
    _ = try household.removeDishes(["POLLO"], at: Pantry.now)
    var generator = SplitMix64(seed: 3)
    let answer = try household.addDish(
      DishDraft(name: "Pollo", tags: [.meat]),
      requiresTag: true,
      at: Pantry.now,
      using: &generator
    )
    #expect(answer.notes.isEmpty)
    #expect(answer.dish.id != "POLLO")
    #expect(household.dishes.count == 4)
    #expect(try household.dish(named: "Pollo").id == answer.dish.id)
  }
}
