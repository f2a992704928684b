import HouseholdModel
import HouseholdPlanning
import MealModel
import Testing

struct MovingTests {
  @Test func `a dish moves into an empty meal`() throws {
    var home = household([dish("A")])
    home.weeks = [week([(slot(.wednesday), "A")])]
    let move = try home.move(
      from: slot(.wednesday),
      to: slot(.thursday),
      ofWeek: monday,
      on: occasion()
    )
    #expect(move.moved.dish == "A")
    #expect(move.swapped == nil)
    #expect(home.names() == [slot(.thursday): "A"])
  }

  @Test func `case A35, moving Wednesday to Thursday never loses Thursday`() throws {
    var home = household([dish("A"), dish("B")])
    home.weeks = [week([(slot(.wednesday), "A"), (slot(.thursday), "B")])]
    let move = try home.move(
      from: slot(.wednesday),
      to: slot(.thursday),
      ofWeek: monday,
      on: occasion()
    )
    #expect(move.swapped?.dish == "B")
    #expect(home.names() == [slot(.thursday): "A", slot(.wednesday): "B"])
  }

  @Test func `a move that breaks a rule for either dish is refused, and nothing has changed`()
    throws
  {
    var home = household([dish("Filete", [.meat]), dish("Pisto"), dish("Pollo", [.meat])])
    home.weeks = [
      week([(slot(.monday), "Filete"), (slot(.wednesday), "Pisto"), (slot(.thursday), "Pollo")])
    ]
    let before = home
    // Pollo on Wednesday is fine, two days after Filete; Pisto on Thursday too.
    try home.move(from: slot(.thursday), to: slot(.wednesday), ofWeek: monday, on: occasion())
    #expect(home.names()[slot(.wednesday)] == "Pollo")
    home = before
    #expect {
      try home.move(from: slot(.thursday), to: slot(.tuesday), ofWeek: monday, on: occasion())
    } throws: {
      guard case .blocked("Pollo", slot(.tuesday), _)? = ($0 as? WeekError)?.reason else {
        return false
      }
      return true
    }
    #expect(home == before)
    let forced = try home.move(
      from: slot(.thursday),
      to: slot(.tuesday),
      ofWeek: monday,
      on: occasion(),
      force: true
    )
    #expect(forced.moved.isForced)
    #expect(forced.against.count == 1)
  }

  @Test func `two dishes of one kind change places although they may not stand side by side`()
    throws
  {
    var home = household([dish("Filete", [.meat]), dish("Pollo", [.meat]), dish("Pisto")])
    home.weeks = [week([(slot(.monday), "Filete"), (slot(.wednesday), "Pollo")])]
    try home.move(from: slot(.monday), to: slot(.wednesday), ofWeek: monday, on: occasion())
    #expect(home.names() == [slot(.monday): "Pollo", slot(.wednesday): "Filete"])
  }

  @Test func `an empty meal has nothing to move`() {
    var home = household([dish("A")])
    #expect {
      try home.move(from: slot(.monday), to: slot(.tuesday), ofWeek: monday, on: occasion())
    } throws: {
      ($0 as? WeekError)?.reason == .emptyMeal(slot(.monday))
    }
  }
}
