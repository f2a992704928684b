import HouseholdModel
import HouseholdPlanning
import MealModel
import Testing

struct CookingTests {
  @Test func `the same dish on the same day is cooked once`() throws {
    var household = Pantry.family
    #expect(try household.markCooked("POLLO", on: Pantry.thisWeek, at: Pantry.now))
    let once = household
    #expect(try !household.markCooked("POLLO", on: Pantry.thisWeek, at: Pantry.now))
    #expect(household == once)
    #expect(household.timesCooked("POLLO") == 1)
  }

  @Test func `events stand by date, whatever the order in which they are told`() throws {
    let days = (0..<6).compactMap { Pantry.lastWeek.advanced(by: $0) }
    var events = days.flatMap { [CookEvent("MERLUZA", on: $0), CookEvent("POLLO", on: $0)] }
    var generator = SplitMix64(seed: 7)
    events.shuffle(using: &generator)
    var household = Pantry.family
    for event in events {
      _ = try household.markCooked(event.dish, on: event.date, at: Pantry.now)
    }
    #expect(household.cookEvents.map(\.date) == days.flatMap { [$0, $0] })
    #expect(
      household.cookEvents.map(\.dish)
        == Array(repeating: ["MERLUZA", "POLLO"], count: 6).flatMap(\.self)
    )
  }

  @Test func `nothing is cooked before its day`() throws {
    var household = Pantry.family
    #expect(try household.markCooked("POLLO", on: Pantry.now.today, at: Pantry.now))
    #expect(
      Pantry.refusal(of: household) { household throws(HouseholdError) in
        _ = try household.markCooked("POLLO", on: Pantry.date("2026-12-03"), at: Pantry.now)
      } == ["El 2026-12-03 todavía no ha llegado", "2026-12-03 is still to come"]
    )
    #expect(
      Pantry.refusal(of: household) { household throws(HouseholdError) in
        _ = try household.markCooked("NADA", on: Pantry.thisWeek, at: Pantry.now)
      } == ["No existe el plato 'NADA'", "There is no dish 'NADA'"]
    )
  }

  /// mealie#4998: the last time stayed after its event was removed.
  @Test func `D4: taking an event back moves the last time back`() throws {
    var household = Pantry.family
    #expect(household.lastCookedDates["POLLO"] == nil)
    _ = try household.markCooked("POLLO", on: Pantry.thisWeek, at: Pantry.now)
    _ = try household.markCooked("POLLO", on: Pantry.lastWeek, at: Pantry.now)
    #expect(household.lastCookedDates["POLLO"] == Pantry.thisWeek)
    #expect(try household.unmarkCooked("POLLO", on: Pantry.thisWeek))
    #expect(household.lastCookedDates["POLLO"] == Pantry.lastWeek)
    #expect(household.timesCooked("POLLO") == 1)
    #expect(try !household.unmarkCooked("POLLO", on: Pantry.thisWeek))
    #expect(try household.unmarkCooked("POLLO", on: Pantry.lastWeek))
    #expect(household.lastCookedDates["POLLO"] == nil)
    #expect(household == Pantry.family)
  }

  @Test func `the history of a removed dish can still be put right`() throws {
    var household = Pantry.family
    _ = try household.removeDishes(["POLLO"], at: Pantry.now)
    #expect(try household.markCooked("POLLO", on: Pantry.lastWeek, at: Pantry.now))
    #expect(try household.unmarkCooked("POLLO", on: Pantry.lastWeek))
  }
}
