import GLPKBackend
import MIPModel
import Testing

@Suite
struct LexicographicSearchTests {
  /// Small programs with three objectives, and the best point found by trying all.
  struct Instance {
    var program = IntegerProgram<Int>()
    var objectives: [RankedObjective] = []

    /// The lexicographic minimum, or `nil` when no point is feasible.
    var minimum: [Int]?

    init(seed: UInt64) {
      var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
      func draw(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
      }
      let upperBounds = (0..<5).map { _ in 1 + draw(2) }
      let variables = upperBounds.map {
        program.addVariable(from: 0, through: Double($0), .integer)
      }
      var rows: [(coefficients: [Int], least: Int)] = []
      for row in 0..<4 {
        let coefficients = variables.map { _ in draw(4) - 1 }
        let least = draw(4)
        rows.append((coefficients, least))
        program.addConstraint(
          zip(coefficients, variables).map { LinearTerm(Double($0), $1) },
          from: Double(least),
          through: .infinity,
          origin: row
        )
      }
      let costs = (0..<3).map { _ in variables.map { _ in max(0, draw(5) - 1) } }
      objectives = costs.map { costs in
        RankedObjective(
          Objective(minimizing: zip(costs, variables).map { LinearTerm(Double($0), $1) }),
          atMost: zip(costs, upperBounds).reduce(0) { $0 + $1.0 * $1.1 }
        )
      }
      for code in 0..<upperBounds.reduce(1, { $0 * ($1 + 1) }) {
        var rest = code
        let point = upperBounds.map { bound in
          defer { rest /= bound + 1 }
          return rest % (bound + 1)
        }
        func sum(_ factors: [Int]) -> Int { zip(factors, point).reduce(0) { $0 + $1.0 * $1.1 } }
        guard rows.allSatisfy({ sum($0.coefficients) >= $0.least }) else { continue }
        let values = costs.map(sum)
        if minimum.map({ values.lexicographicallyPrecedes($0) }) ?? true { minimum = values }
      }
    }
  }

  /// Together, partly together, and all apart.
  @Test(arguments: 0..<200, [1_000_000, 40, 0])
  func `weighted together or solved apart, the minimum is the lexicographic one`(
    seed: UInt64,
    greatestSum: Int
  ) throws {
    let instance = Instance(seed: seed)
    let search = LexicographicSearch(
      instance.program,
      minimizing: instance.objectives,
      solver: GLPKSolver(),
      greatestSum: greatestSum,
      origin: { 1_000 + $0 }
    )
    let outcome = try search.run(SolveOptions())
    guard let minimum = instance.minimum else {
      #expect(outcome.stop == .infeasible)
      #expect(outcome.values == nil && outcome.levels.isEmpty)
      return
    }
    #expect(outcome.stop == .optimal)
    #expect(outcome.levels.map(\.value) == minimum)
    #expect(outcome.levels.allSatisfy { $0.isProved })
    if greatestSum > 1_000 { #expect(outcome.solves.count == 1) }
  }

  /// Ends every search with a point and a bound of the test's choice.
  struct StoppingSolver: MIPSolver {
    var name: String { "stopping" }
    var values: [Double]
    var bound: Double

    func solve<Origin>(
      _ program: IntegerProgram<Origin>,
      minimizing objective: Objective,
      options: SolveOptions
    ) throws(SolverError) -> SolveOutcome {
      SolveOutcome(
        stop: .timeLimit,
        incumbent: Incumbent(values: values, objective: objective.value(at: values)),
        bound: bound,
        statistics: SearchStatistics()
      )
    }

    func relax<Origin>(
      _ program: IntegerProgram<Origin>,
      minimizing objective: Objective,
      options: SolveOptions
    ) throws(SolverError) -> RelaxationOutcome {
      .stopped(.timeLimit)
    }
  }

  /// What a bound on the sum 10x + y says about x = 3 and y = 5.
  struct BoundCase: Sendable {
    var bound: Double
    var bounds: [Int]
    var proved: [Bool]
  }

  @Test(arguments: [
    BoundCase(bound: 0, bounds: [0, 0], proved: [false, false]),
    BoundCase(bound: 25, bounds: [2, 0], proved: [false, false]),
    BoundCase(bound: 30, bounds: [3, 0], proved: [true, false]),
    BoundCase(bound: 33.2, bounds: [3, 4], proved: [true, false]),
    BoundCase(bound: 35, bounds: [3, 5], proved: [true, true]),
  ])
  func `a bound on the sum is a bound on each objective in turn`(boundCase: BoundCase) throws {
    var program = IntegerProgram<Int>()
    let first = program.addVariable(from: 0, through: 9, .integer)
    let second = program.addVariable(from: 0, through: 9, .integer)
    let search = LexicographicSearch(
      program,
      minimizing: [first, second].map {
        RankedObjective(Objective(minimizing: [LinearTerm(1, $0)]), atMost: 9)
      },
      solver: StoppingSolver(values: [3, 5], bound: boundCase.bound),
      origin: { $0 }
    )
    let outcome = try search.run(SolveOptions())
    #expect(outcome.stop == .timeLimit)
    #expect(outcome.levels.map(\.value) == [3, 5])
    #expect(outcome.levels.map(\.bound) == boundCase.bounds)
    #expect(outcome.levels.map(\.isProved) == boundCase.proved)
  }

  /// Finds the first minimum and then gives it up for the second.
  struct ForgetfulSolver: MIPSolver {
    var name: String { "forgetful" }

    func solve<Origin>(
      _ program: IntegerProgram<Origin>,
      minimizing objective: Objective,
      options: SolveOptions
    ) throws(SolverError) -> SolveOutcome {
      let isFirst = options.incumbent == nil
      let values: [Double] = isFirst ? [3, 5] : [4, 0]
      return SolveOutcome(
        stop: .optimal,
        incumbent: Incumbent(values: values, objective: objective.value(at: values)),
        bound: objective.value(at: values),
        statistics: SearchStatistics()
      )
    }

    func relax<Origin>(
      _ program: IntegerProgram<Origin>,
      minimizing objective: Objective,
      options: SolveOptions
    ) throws(SolverError) -> RelaxationOutcome {
      .stopped(.timeLimit)
    }
  }

  @Test
  func `a point that gives up an earlier minimum is refused`() throws {
    var program = IntegerProgram<Int>()
    let variables = (0..<2).map { _ in program.addVariable(from: 0, through: 9, .integer) }
    let search = LexicographicSearch(
      program,
      minimizing: variables.map {
        RankedObjective(Objective(minimizing: [LinearTerm(1, $0)]), atMost: 9)
      },
      solver: ForgetfulSolver(),
      greatestSum: 0,
      origin: { $0 }
    )
    #expect(throws: SolverError(.wrongPoint(detail: "objective 0 is 4, proved was 3"))) {
      try search.run(SolveOptions())
    }
  }

  @Test
  func `without objectives a feasible point is found once`() throws {
    var program = IntegerProgram<Int>()
    let variable = program.addBinary()
    program.addConstraint([LinearTerm(1, variable)], from: 1, through: 1, origin: 0)
    let outcome = try LexicographicSearch(
      program,
      minimizing: [],
      solver: GLPKSolver(),
      origin: { $0 }
    ).run(SolveOptions())
    #expect(outcome.stop == .optimal)
    #expect(outcome.values == [1])
    #expect(outcome.solves.count == 1)
  }
}
