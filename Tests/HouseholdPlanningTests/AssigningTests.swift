import HouseholdModel
import HouseholdPlanning
import MealModel
import Testing

struct AssigningTests {
  @Test func `a dish that fits goes into a meal`() throws {
    var home = household([dish("Pisto", [.vegetables])])
    let placement = try home.assign("Pisto", to: slot(.tuesday), ofWeek: monday, on: occasion())
    #expect(placement.stored == StoredSlot(slot(.tuesday), "Pisto", origin: .chosen))
    #expect(placement.replaced == nil)
    #expect(placement.against == [])
    #expect(home.week(monday)?.slots == [placement.stored])
    #expect(home.week(monday)?.updatedAt == moment().timestamp)
  }

  @Test func `a dish that breaks a rule is refused with the reason, and forced only on demand`()
    throws
  {
    var home = household([dish("Filete", [.meat]), dish("Pollo", [.meat])])
    try home.assign("Filete", to: slot(.monday), ofWeek: monday, on: occasion())
    let before = home
    let reason = LocalizedName(
      spanish: "hay Carne el día antes o después en el mismo momento del día",
      english: "there is Meat the day before or after at the same meal"
    )
    #expect {
      try home.assign("Pollo", to: slot(.tuesday), ofWeek: monday, on: occasion())
    } throws: {
      ($0 as? WeekError)?.reason == .blocked(dish: "Pollo", slot(.tuesday), because: [reason])
    }
    #expect(home == before)
    let placement = try home.assign(
      "Pollo",
      to: slot(.tuesday),
      ofWeek: monday,
      on: occasion(),
      force: true
    )
    #expect(placement.stored.isForced)
    #expect(placement.against == [reason])
    let fitting = try home.assign(
      "Pollo",
      to: slot(.thursday),
      ofWeek: monday,
      on: occasion(),
      force: true
    )
    #expect(!fitting.stored.isForced)
  }

  @Test func `what stands in a meal does not count against what replaces it`() throws {
    var home = household([dish("Filete", [.meat]), dish("Pollo", [.meat])])
    home.tags[0].rules.maxPerWeek = 1
    try home.assign("Filete", to: slot(.monday), ofWeek: monday, on: occasion())
    let placement = try home.assign("Pollo", to: slot(.monday), ofWeek: monday, on: occasion())
    #expect(placement.replaced == "Filete")
    #expect(home.names() == [slot(.monday): "Pollo"])
  }

  @Test func `a vegan day takes no other dish, and a dish stands in a ForkPlan menu once`() throws {
    let fork = occasion("forkplan")
    var home = household("forkplan", [dish("Filete"), dish("Ensalada", diet: .vegan)])
    try home.planDays([.monday: .vegan, .tuesday: .standard], ofWeek: monday, on: fork)
    #expect { try home.assign("Filete", to: slot(.monday), ofWeek: monday, on: fork) } throws: {
      ($0 as? WeekError)?.text(in: .english)
        == "'Filete' cannot go into Monday (dinner): it does not meet: Mon: with Vegan"
    }
    try home.assign("Ensalada", to: slot(.monday), ofWeek: monday, on: fork)
    #expect { try home.assign("Ensalada", to: slot(.tuesday), ofWeek: monday, on: fork) } throws: {
      ($0 as? WeekError)?.text(in: .spanish)
        == "'Ensalada' no puede ir en martes (cena): ya está una vez, su máximo"
    }
  }

  @Test func `unknown and removed dishes are refused`() {
    var home = household([dish("Lentejas"), dish("Pisto")])
    home.dishes[1].removedOn = date("2026-11-01")
    #expect {
      try home.assign("Lentejsa", to: slot(.monday), ofWeek: monday, on: occasion())
    } throws: {
      let error = $0 as? WeekError
      return error?.reason == .noSuchDish("Lentejsa") && error?.nearMatch == "Lentejas"
    }
    #expect {
      try home.assign("Pisto", to: slot(.monday), ofWeek: monday, on: occasion(), force: true)
    } throws: {
      ($0 as? WeekError)?.reason == .removedDish("Pisto")
    }
  }

  @Test func `past, far and hidden meals are refused, even by force`() {
    var home = household([dish("Pisto")])
    func reason(_ start: String, _ slot: MealSlot) -> WeekError.Reason? {
      do throws(WeekError) {
        try home.assign("Pisto", to: slot, ofWeek: date(start), on: occasion(), force: true)
        return nil
      } catch {
        return error.reason
      }
    }
    #expect(reason("2026-11-23", slot(.monday)) == .pastWeek(date("2026-11-23")))
    #expect(reason("2027-01-04", slot(.monday)) == .tooFarAhead(date("2027-01-04")))
    #expect(reason("2026-11-30", slot(.monday, .lunch)) == .hiddenMeal(slot(.monday, .lunch)))
    #expect(reason("2026-11-30", slot(.monday, .breakfast)) == .noSuchMeal("breakfast"))
    #expect(home.weeks.isEmpty)
  }

  @Test func `a meal is emptied once`() throws {
    var home = household([dish("Pisto")])
    home.weeks = [week([(slot(.monday), "Pisto")])]
    let cleared = try home.clear(slot(.monday), ofWeek: monday, on: occasion())
    #expect(cleared?.dish == "Pisto")
    #expect(home.week(monday)?.slots == [])
    let again = try home.clear(slot(.monday), ofWeek: monday, on: occasion())
    #expect(again == nil)
  }

  @Test func `case D6, one dish at lunch and dinner of a day is allowed unless a rule forbids it`()
    throws
  {
    var home = household([dish("Lentejas")])
    home.settings.meals = [.lunch, .dinner]
    try home.assign("Lentejas", to: slot(.monday, .lunch), ofWeek: monday, on: occasion())
    try home.assign("Lentejas", to: slot(.monday), ofWeek: monday, on: occasion())
    #expect(home.names().count == 2)
    home.dishes[0].rules.minGapDays = 1
    #expect(throws: WeekError.self) {
      try home.assign("Lentejas", to: slot(.monday), ofWeek: monday, on: occasion())
    }
  }
}
