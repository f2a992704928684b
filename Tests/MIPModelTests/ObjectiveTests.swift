import MIPModel
import Testing

struct ObjectiveTests {
  private let objective: Objective

  init() {
    var program = IntegerProgram<Int>()
    let variables = (0..<3).map { _ in program.addBinary() }
    objective = Objective(minimizing: [
      LinearTerm(2, variables[2]), LinearTerm(3, variables[0]), LinearTerm(-1, variables[2]),
    ])
  }

  @Test func `the value counts every term`() {
    #expect(objective.value(at: [1, 9, 10]) == 13)
  }

  @Test func `coefficients of one variable add up, others are zero`() {
    #expect(objective.coefficients(variableCount: 3) == [3, 0, 1])
  }

  @Test func `an objective without terms is zero everywhere`() {
    #expect(Objective().value(at: [4, 5]) == 0)
    #expect(Objective().coefficients(variableCount: 2) == [0, 0])
  }
}
