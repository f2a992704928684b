import MealModel
import RuleHarness
import Testing

struct WeekSketchTests {
  @Test func `a drawing is a week with slots, pins and what lies around it`() {
    let sketch = WeekSketch(
      """
      comida: Beef | .    Lamb_stew . | Soup
      dinner: -    | [Soup] -       . | -
      """,
      tags: ["meat": ["Beef", "Lamb stew", "Ham"]],
      from: .saturday
    )
    let check = RuleCheck(on: sketch)
    let problem = check.problem
    #expect(problem.window == PlanningWindow(dayCount: 3, firstWeekday: .saturday))
    #expect(
      problem.slots.map { "\($0.day) \($0.meal.rawValue)" }
        == ["0 lunch", "0 dinner", "1 lunch", "2 lunch", "2 dinner"]
    )
    #expect(problem.dishes.map(\.name) == ["Beef", "Lamb stew", "Soup", "Ham"])
    #expect(problem.dishes.map { !$0.tags.isEmpty } == [true, true, false, true])
    #expect(problem.pins == [Assignment(MealSlot(day: 0, meal: .dinner), "Soup")])
    #expect(
      problem.context == [
        Assignment(MealSlot(day: -1, meal: .lunch), "Beef"),
        Assignment(MealSlot(day: 3, meal: .lunch), "Soup"),
      ]
    )
    #expect(check.plan.dishOfSlot == [nil, 2, 1, nil, nil])
  }

  @Test(
    arguments: [
      ("", SketchError(line: 1, reason: .empty)),
      ("lunch: . / . .", SketchError(line: 2, reason: .noMeal(". ."))),
      ("lunch: . / comida: .", SketchError(line: 2, reason: .mealTwice("lunch"))),
      (
        "lunch: . . / dinner: . | .",
        SketchError(line: 2, reason: .otherDays(expected: [0, 2, 0], found: [1, 1, 0]))
      ),
      ("lunch: . | . | . | .", SketchError(line: 1, reason: .tooManyBars(3))),
      ("lunch: [Beef", SketchError(line: 1, reason: .openBracket("[Beef"))),
    ]
  )
  func `a drawing that makes no sense is refused with its line`(
    picture: String,
    error: SketchError
  ) {
    #expect(throws: error) { try WeekSketch(parsing: picture) }
  }
}
