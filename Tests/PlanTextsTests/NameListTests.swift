import MealModel
import PlanTexts
import Testing

struct NameListTests {
  @Test func `names in a row`() {
    #expect([String]().listed(in: .spanish) == "")
    #expect(["a"].listed(in: .spanish) == "a")
    #expect(["a", "b"].listed(in: .spanish) == "a y b")
    #expect(["a", "b", "c"].listed(in: .english) == "a, b and c")
  }
}
