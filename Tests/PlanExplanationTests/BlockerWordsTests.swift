import MealModel
import MealPlanning
import PlanExplanation
import Testing

struct BlockerWordsTests {
  @Test func `every blocked dish is in one group, and groups give the reasons`() throws {
    let problem = try Household.problem(
      pins: [
        Assignment(MealSlot(day: 0, meal: .lunch), "Pollo"),
        Assignment(MealSlot(day: 0, meal: .dinner), "Merluza"),
        Assignment(MealSlot(day: 2, meal: .lunch), "Crema"),
      ]
    )
    let plan = Plan(pinsOf: problem)
    let slot = try #require(problem.slots.firstIndex(of: MealSlot(day: 1, meal: .lunch)))
    let blockers = MealPlanner().blockers(inSlot: slot, of: plan, for: problem)
    let words = HouseholdWords(for: problem, in: .spanish)
    let groups = words.groups(of: blockers)
    #expect(
      groups.map { words.text(of: $0) } == [
        "1 plato (Pollo): hay Carne el día antes o después en el mismo momento del día",
        "1 plato (Merluza): hay Pescado el día antes o después",
        "1 plato (Crema): Solo Cena es solo para cena",
        "1 plato (Paella): Finde es solo para sáb y dom",
        "1 plato (Coles): Coles no se planifica nunca",
        "1 plato (Migas): Migas no se planifica nunca",
      ]
    )
    #expect(groups.flatMap(\.dishes).sorted() == blockers.indices.filter { !blockers[$0].isEmpty })
  }

  @Test func `the other reasons have sentences in both languages`() throws {
    let problem = try Household.problem(filters: Household.filters)
    let spanish = HouseholdWords(for: problem, in: .spanish)
    let english = HouseholdWords(for: problem, in: .english)
    let expected: [(RuleID, String, String)] = [
      (
        .tag(0, .maxPerWeek), "Carne ya llega al máximo de 3 en esa semana",
        "Meat is used up for that week (at most 3)"
      ),
      (.tag(0, .noDuplicateInDay), "ese día ya hay Carne", "there is Meat on that day already"),
      (
        .dish(2, .minGapDays), "hacen falta 3 días entre una vez y otra",
        "3 days are needed between two times"
      ),
      (.dish(6, .minGapDays), "ya está ese día", "it is there on that day"),
      (.dish(3, .meals), "solo para comida y merienda", "for lunch and merienda only"),
      (.dish(3, .maxUses), "ya está una vez, su máximo", "it is there once already, its maximum"),
      (
        .dish(5, .maxUses), "ya está 2 veces, su máximo", "it is there 2 times already, its maximum"
      ),
      (
        .filter(0), "no cumple: lun y mar, cena: con Carne o Pescado",
        "it does not meet: Mon and Tue, dinner: with Meat or Fish"
      ),
    ]
    for (rule, inSpanish, inEnglish) in expected {
      #expect(spanish.blockerText(of: rule) == inSpanish)
      #expect(english.blockerText(of: rule) == inEnglish)
    }
  }

  @Test func `large groups come first and name a few of their dishes`() throws {
    let problem = try Household.problem()
    let words = HouseholdWords(for: problem, in: .english)
    let used = RuleID.tag(0, .maxPerWeek)
    let groups = words.groups(of: [
      [.dish(0, .maxUses)], [used], [], [used], [used], [used], [used],
    ])
    #expect(groups.map(\.dishes) == [[1, 3, 4, 5, 6], [0]])
    #expect(
      words.text(of: groups[0])
        == "5 dishes (Merluza, Paella, Coles and 2 more): Meat is used up for that week (at most 3)"
    )
    #expect(
      words.text(of: groups[0], namedDishes: 9).contains("(Merluza, Paella, Coles, Pizza, Migas)")
    )
  }

  @Test func `what never suits the meal hides what keeps a dish out for now`() throws {
    let words = HouseholdWords(for: try Household.problem(), in: .english)
    let groups = words.groups(of: [[.tag(0, .maxPerWeek), .tag(2, .mealTypeRestriction)]])
    #expect(groups.map(\.reasons) == [["Dinner Only is for dinner only"]])
  }
}
