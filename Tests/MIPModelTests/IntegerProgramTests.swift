import MIPModel
import Testing

struct IntegerProgramTests {
  @Test func `an empty program has no rows and one row start`() {
    let program = IntegerProgram<Int>()
    #expect(program.variableCount == 0)
    #expect(program.constraintCount == 0)
    #expect(program.rowStarts == [0])
  }

  @Test func `variables are numbered in order and keep their bounds`() {
    var program = IntegerProgram<Int>()
    let first = program.addVariable(from: -.infinity, through: 2.5, .continuous)
    let second = program.addBinary()
    #expect([first.index, second.index] == [0, 1])
    #expect(first < second)
    #expect(program.variableLowerBounds == [-.infinity, 0])
    #expect(program.variableUpperBounds == [2.5, 1])
    #expect(program.integralities == [.continuous, .integer])
  }

  @Test func `terms are stored row by row with their origins`() {
    var program = IntegerProgram<String>()
    let (x, y) = (program.addBinary(), program.addBinary())
    program.addConstraint([LinearTerm(1, y)], from: 0, through: 1, origin: "first")
    program.addConstraint([], from: 0, through: 0, origin: "second")
    program.addConstraint(
      [LinearTerm(2, x), LinearTerm(3, y)],
      from: 1,
      through: 4,
      origin: "third"
    )
    #expect(program.rowStarts == [0, 1, 1, 3])
    #expect(program.termVariables == [1, 0, 1])
    #expect(program.termCoefficients == [1, 2, 3])
    #expect(program.constraintLowerBounds == [0, 0, 1])
    #expect(program.constraintUpperBounds == [1, 0, 4])
    #expect(program.origins == ["first", "second", "third"])
    #expect(program.terms(ofConstraint: 1).isEmpty)
    #expect(program.terms(ofConstraint: 2) == [LinearTerm(2, x), LinearTerm(3, y)])
  }

  @Test func `terms of one variable are merged within a constraint only`() {
    var program = IntegerProgram<Int>()
    let (x, y) = (program.addBinary(), program.addBinary())
    let terms = [LinearTerm(1, x), LinearTerm(5, y), LinearTerm(2, x)]
    program.addConstraint(terms, from: 0, through: 1, origin: 0)
    program.addConstraint([LinearTerm(7, x)], from: 0, through: 1, origin: 1)
    #expect(program.terms(ofConstraint: 0) == [LinearTerm(3, x), LinearTerm(5, y)])
    #expect(program.terms(ofConstraint: 1) == [LinearTerm(7, x)])
    #expect(program.termCount == 3)
  }

  @Test func `a fixed variable has equal bounds`() {
    var program = IntegerProgram<Int>()
    let (x, y) = (program.addBinary(), program.addBinary())
    program.fix(y, to: 1)
    #expect(program.variableLowerBounds == [0, 1])
    #expect(program.variableUpperBounds == [1, 1])
    program.fix(x, to: 0)
    #expect(program.variableUpperBounds == [0, 1])
  }

  @Test func `a variable of a larger program ends the process`() async {
    await #expect(processExitsWith: .failure) {
      var other = IntegerProgram<Int>()
      _ = other.addBinary()
      let second = other.addBinary()
      var program = IntegerProgram<Int>()
      _ = program.addBinary()
      program.addConstraint([LinearTerm(1, second)], from: 0, through: 1, origin: 0)
    }
  }
}
