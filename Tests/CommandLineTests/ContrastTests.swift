import MealModel
import Testing
import planner

struct ContrastTests {
  @Test func `letters on a tag have the contrast that is better`() {
    let white = Tag.defaults.filter { !$0.color.prefersBlackText }.map(\.id)
    #expect(white == [.dinnerOnly, .containsGluten])
  }
}
