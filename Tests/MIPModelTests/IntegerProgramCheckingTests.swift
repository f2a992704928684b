import MIPModel
import Testing

struct IntegerProgramCheckingTests {
  /// An integer in 0...5, a number in −1...1, and 2 ≤ x + 2y ≤ 4.
  private let program: IntegerProgram<Int>

  init() {
    var program = IntegerProgram<Int>()
    let x = program.addVariable(from: 0, through: 5, .integer)
    let y = program.addVariable(from: -1, through: 1, .continuous)
    program.addConstraint([LinearTerm(1, x), LinearTerm(2, y)], from: 2, through: 4, origin: 0)
    self.program = program
  }

  @Test(arguments: [[2, 0], [5, -0.5], [3, 0.5], [2, -1e-9], [3 + 1e-9, 0]] as [[Double]])
  func `a point that satisfies everything has no defect`(point: [Double]) {
    #expect(program.defect(of: point) == nil)
  }

  @Test(
    arguments: [
      ([2], "1 values for 2 variables"),
      ([6, -1], "variable 0 is 6.0, outside its bounds"),
      ([2, 1.5], "variable 1 is 1.5, outside its bounds"),
      ([.nan, 0], "variable 0 is nan, outside its bounds"),
      ([2.5, 0], "variable 0 is 2.5, not a whole number"),
      ([1, 0], "constraint 0 is 1.0, outside 2.0...4.0"),
      ([5, 0], "constraint 0 is 5.0, outside 2.0...4.0"),
    ] as [([Double], String)]
  )
  func `the first thing wrong with a point is named`(point: [Double], defect: String) {
    #expect(program.defect(of: point) == defect)
  }

  @Test func `the tolerance is the caller's choice`() {
    #expect(program.defect(of: [2, -0.01], tolerance: 0.1) == nil)
    #expect(program.defect(of: [2, -0.01]) != nil)
  }

  @Test func `the tolerance grows with the numbers involved`() {
    var program = IntegerProgram<Int>()
    let x = program.addVariable(from: 0, through: 1e9, .continuous)
    program.addConstraint([LinearTerm(1, x)], from: 1e9, through: 1e9, origin: 0)
    #expect(program.defect(of: [1e9 - 1]) == nil)
    #expect(program.defect(of: [1e9 - 1e6]) != nil)
  }

  @Test func `infinite bounds are numbers, infinite coefficients are not`() throws {
    var program = IntegerProgram<Int>()
    let x = program.addVariable(from: -.infinity, through: .infinity, .continuous)
    program.addConstraint([LinearTerm(1, x)], from: -.infinity, through: .infinity, origin: 0)
    try program.checkNumbers(with: Objective(minimizing: [LinearTerm(1, x)]))
    program.addConstraint([], from: 0, through: 0, origin: 1)
    program.addConstraint([LinearTerm(.infinity, x)], from: 0, through: 1, origin: 2)
    let expected = SolverError(.notANumber(place: "A coefficient of constraint 2"))
    #expect(throws: expected) { try program.checkNumbers(with: Objective()) }
  }

  @Test func `an objective coefficient that is none is named`() {
    let y = LinearTerm(.nan, DecisionVariable.second(of: program))
    let expected = SolverError(.notANumber(place: "The objective coefficient of variable 1"))
    #expect(throws: expected) { try program.checkNumbers(with: Objective(minimizing: [y])) }
  }
}

extension DecisionVariable {
  /// The second variable of the first constraint.
  fileprivate static func second(of program: IntegerProgram<Int>) -> Self {
    program.terms(ofConstraint: 0)[1].variable
  }
}
