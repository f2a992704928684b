import MealModel
import MealPlanning
import PlanExplanation
import Testing

/// The bundled weeks that cannot be completed, against answers that another program computed.
struct InfeasibleWeeksTests {
  @Test func `there are weeks to explain`() {
    #expect(InfeasibleWeek.all.count >= 40)
  }

  @Test(arguments: InfeasibleWeek.all)
  func `all conflicts and all cheapest repairs are those that are written down`(
    week: InfeasibleWeek
  ) throws {
    let expected = try week.expected()
    let problem = try week.problem()
    // One repair more than there are cheapest ones, so that the next cost is seen.
    let explanation = try Explainer()
      .explain(
        problem,
        options: ExplanationOptions(
          conflictLimit: 1_000,
          repairLimit: expected.cheapest.repairs.count + 1,
          timeLimit: .seconds(600)
        )
      )
    let words = ExpectedWords(problem: problem)
    #expect(explanation.verdict == .impossible)
    #expect(problem.slots.count == expected.slots)
    #expect(explanation.fill.score.filledSlots == expected.filled)
    #expect(explanation.fill.score.shortfall == expected.shortfall)

    let areAllConflictsKnown = explanation.areAllConflictsKnown
    #expect(areAllConflictsKnown)
    let areMinimal = explanation.conflicts.allSatisfy(\.isMinimal)
    #expect(areMinimal)
    #expect(
      Set(explanation.conflicts.map(words.text(of:)))
        == Set(expected.conflicts.map { Set($0.map(\.text)) })
    )
    #expect(explanation.repairs.first?.cost == expected.cheapest.cost)
    let cheapest = explanation.repairs.filter { $0.cost == expected.cheapest.cost }
    #expect(
      Set(cheapest.map(words.text(of:)))
        == Set(expected.cheapest.repairs.map { Set($0.map(\.text)) })
    )
    #expect(
      Set(explanation.contradictions.map(words.text(of:)))
        == Set(expected.contradictions.map { Set($0.map(\.text)) })
    )
    for repair in explanation.repairs {
      let isComplete = repair.result.isComplete
      #expect(isComplete)
    }
  }
}
