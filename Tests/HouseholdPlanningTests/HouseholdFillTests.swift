import HouseholdModel
import HouseholdPlanning
import MealModel
import MealPlanning
import PlanFiles
import Testing

struct HouseholdFillTests {
  @Test(arguments: 0..<100)
  func `a fill touches nothing that stands, and keeps to diets, rules and hidden meals`(
    seed: UInt64
  ) throws {
    var generator = SplitMix64(seed: seed)
    var (home, occasion) = Household.random(using: &generator)
    let before = home.week(monday) ?? StoredWeek(start: monday, createdAt: 0)
    let others = home.weeks.filter { $0.start != monday }
    let audited = try home.audit(on: occasion)
    let result = try home.fill(on: occasion, seed: seed)
    let after = try #require(home.week(monday))

    // What stood still stands, hidden meals among it, and nothing else has changed.
    #expect(Set(before.slots).isSubset(of: Set(after.slots)))
    #expect(
      home.hiddenMeals(of: after, profile: occasion.profile)
        == home.hiddenMeals(of: before, profile: occasion.profile)
    )
    #expect(home.weeks.filter { $0.start != monday } == others)
    let new = Set(after.slots).subtracting(before.slots)
    #expect(new.allSatisfy { $0.origin == .planned && !$0.isForced })
    #expect(after.updatedAt == (new.isEmpty ? before.updatedAt : occasion.moment.timestamp))

    // What is new is a current dish, meets the diet and, for ForkPlan, stands nowhere else.
    for stored in new {
      let dish = try #require(home.dish(stored.dish))
      #expect(dish.removedOn == nil)
      #expect(dish.diet >= after.dietOfDay?[stored.slot.day] ?? .standard)
      if occasion.profile.maxUsesPerDish == 1 {
        let active = home.activeMeals(of: after, profile: occasion.profile)
        #expect(active.count { $0.dish == stored.dish } == 1)
      }
    }

    // The audit of the stored week agrees with that of the fill: nothing new is broken.
    #expect(result.audit.violations.isEmpty)
    let again = try home.audit(on: occasion)
    #expect(Set(again.violations.map(\.rule)).isSubset(of: Set(audited.violations.map(\.rule))))
    #expect(again.score.filledSlots == result.score.filledSlots)
    #expect(again.score.preference == result.score.preference)
  }

  @Test func `what the engine chose comes back exactly, and what stood keeps who put it there`()
    throws
  {
    var home = household([dish("A"), dish("B"), dish("C")])
    home.settings.meals = [.lunch, .dinner]
    home.weeks = [week([(slot(.monday, .lunch), "A"), (slot(.monday), "B")])]
    home.weeks[0].slots[1].isForced = true
    home.settings.meals = [.dinner]
    let new = try home.adopt(
      [
        Assignment(slot(.tuesday), "C"), Assignment(slot(.monday), "B"),
        Assignment(slot(.wednesday), "A"),
      ],
      inWeek: monday,
      on: occasion()
    )
    #expect(new.map(\.slot) == [slot(.tuesday), slot(.wednesday)])
    let stored = try #require(home.week(monday))
    #expect(
      stored.slots == [
        StoredSlot(slot(.monday, .lunch), "A", origin: .chosen),
        StoredSlot(slot(.monday), "B", origin: .chosen, isForced: true),
        StoredSlot(slot(.tuesday), "C", origin: .planned),
        StoredSlot(slot(.wednesday), "A", origin: .planned),
      ]
    )
    #expect(stored.updatedAt == moment().timestamp)
    #expect(stored.createdAt == 1)

    // The same plan again changes nothing, not even the time.
    let later = Occasion(profile: profile("mealmood"), at: moment("2026-12-03"))
    let plan = stored.slots.dropFirst().map { Assignment($0.slot, $0.dish) }
    let unchanged = try home.adopt(plan, inWeek: monday, on: later)
    #expect(unchanged == [])
    #expect(home.week(monday) == stored)
  }

  @Test func `what a plan leaves empty becomes empty`() throws {
    var home = household([dish("A")])
    home.weeks = [week([(slot(.monday), "A"), (slot(.tuesday), "A")])]
    try home.adopt([Assignment(slot(.tuesday), "A")], inWeek: monday, on: occasion())
    #expect(home.names() == [slot(.tuesday): "A"])
  }

  @Test(arguments: ["2026-11-23", "2027-01-04"])
  func `a week that cannot be changed adopts no plan`(start: String) {
    var home = household([dish("A")])
    #expect(throws: WeekError.self) { try home.adopt([], inWeek: date(start), on: occasion()) }
    #expect(home.weeks.isEmpty)
  }

  @Test(arguments: 0..<20)
  func `a re-roll changes its meal and no other`(seed: UInt64) throws {
    var home = household((0..<12).map { dish("Plato \($0)") })
    try home.fill(on: occasion(), seed: seed)
    let before = home.names()
    let resolved = try home.plannableWeek(monday, on: occasion())
    let outcome = MealPlanner().reroll(
      slot: 2,
      of: resolved.plan,
      for: resolved.problem,
      seed: seed
    )
    guard case .changed(let plan) = outcome else {
      Issue.record("There are other dishes.")
      return
    }
    let new = try home.adopt(plan.assignments(in: resolved.problem), inWeek: monday, on: occasion())
    #expect(new.map(\.slot) == [slot(.wednesday)])
    #expect(home.names()[slot(.wednesday)] != before[slot(.wednesday)])
    #expect(
      home.names().filter { $0.key != slot(.wednesday) }
        == before.filter { $0.key != slot(.wednesday) }
    )
  }

  @Test func `no dish of a ForkPlan menu is rolled again into another day`() throws {
    var home = household("forkplan", (0..<7).map { dish("Plato \($0)") })
    try home.planDays(
      Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, DietLevel.standard) }),
      ofWeek: monday,
      on: occasion("forkplan")
    )
    try home.fill(on: occasion("forkplan"), seed: 3)
    #expect(Set(home.names().values).count == 7)
    let resolved = try home.plannableWeek(monday, on: occasion("forkplan"))
    let outcome = MealPlanner().reroll(slot: 0, of: resolved.plan, for: resolved.problem, seed: 3)
    guard case .noAlternative = outcome else {
      Issue.record("Seven dishes stand on seven days.")
      return
    }
  }

  @Test(arguments: 0..<10)
  func `a menu made anew has other dishes where there are enough`(seed: UInt64) throws {
    var home = household("forkplan", (0..<14).map { dish("Plato \($0)") })
    let fork = occasion("forkplan")
    try home.planDays(
      Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, DietLevel.standard) }),
      ofWeek: monday,
      on: fork
    )
    try home.fill(on: fork, seed: seed)
    let first = Set(home.names().values)
    let clearance = try home.regenerate(monday, on: fork)
    #expect(Set(clearance.dishes.map(\.rawValue)) == first)
    try home.fill(on: fork, seed: seed, setAside: clearance.dishes)
    #expect(home.names().count == 7)
    #expect(first.isDisjoint(with: home.names().values))
  }
}
