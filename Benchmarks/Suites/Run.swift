import Foundation
import MealModel
import MealPlanning
import PlanFiles

/// One run that is to be measured.
package struct Run: Sendable {
  package var instance: BenchmarkInstance
  package var method: BenchmarkMethod
  package var repeatNumber: Int
  package var permutation: Int
  package var timeLimit: Duration?

  /// How many runs go on at the same time.
  package var jobs: Int

  package init(
    instance: BenchmarkInstance,
    method: BenchmarkMethod,
    repeatNumber: Int = 0,
    permutation: Int = 0,
    timeLimit: Duration? = .seconds(60),
    jobs: Int = 1
  ) {
    self.instance = instance
    self.method = method
    self.repeatNumber = repeatNumber
    self.permutation = permutation
    self.timeLimit = timeLimit
    self.jobs = jobs
  }

  /// A repeat has seeds of its own, far enough from the next for all its greedy walks.
  package var fillSeed: UInt64 { 1 + UInt64(repeatNumber) * 1_000_000 }

  /// What makes it the same run as one that has a row already.
  package func identity(on machine: Machine) -> BenchmarkRow.Identity {
    emptyRow(on: machine).identity
  }

  /// Runs and measures.
  ///
  /// - Parameter machine: What is written about the surroundings.
  /// - Returns: The row; a run that fails gives one too.
  package func measured(on machine: Machine) -> BenchmarkRow {
    var row = emptyRow(on: machine)
    let hasOwnPeak = jobs == 1 && Usage.resetPeak()
    do {
      try measure(into: &row)
    } catch {
      row.status = .failed
      row.message = error.inOneLine
    }
    row.peakScope = hasOwnPeak ? .run : .process
    row.peakBytes = Usage.peakBytes(sinceReset: hasOwnPeak)
    row.finishedAt = Date.now.formatted(.iso8601)
    return row
  }

  private func emptyRow(on machine: Machine) -> BenchmarkRow {
    BenchmarkRow(
      suite: instance.suite,
      instance: instance.name,
      sha256: instance.sha256,
      generator: instance.recipe.generator.rawValue,
      generatorSeed: instance.recipe.seed,
      permutation: permutation,
      repeat: repeatNumber,
      method: method.description,
      fillSeed: fillSeed,
      timeLimitSeconds: timeLimit.map(\.seconds),
      jobs: jobs,
      swift: machine.swift,
      engine: machine.engine,
      solver: machine.solver,
      commit: machine.commit,
      cpu: machine.cpu,
      cores: machine.cores,
      os: machine.os,
      buildMode: machine.buildMode,
      status: .failed,
      peakScope: .process,
      finishedAt: ""
    )
  }

  private func measure(into row: inout BenchmarkRow) throws {
    let clock = ContinuousClock()
    var bytes = instance.bytes
    if permutation != 0 {
      let document = try WeekDocument(json: bytes, file: instance.name)
      bytes = Array(document.permuted(seed: permutation).encoded().utf8)
    }

    let start = clock.now
    let problem = try WeekFile(json: bytes, file: instance.name).resolved().problem
    row.decodeSeconds = start.duration(to: clock.now).seconds
    row.slots = problem.slots.count
    row.freeSlots = problem.pinnedDish.count { $0 == nil }
    row.dishes = problem.dishes.count

    let plan: Plan
    switch method {
    case .optimal: plan = try fill(problem, .undominated, into: &row)
    case .program: plan = try fill(problem, .undominated, alwaysSolves: true, into: &row)
    case .plain: plan = try fill(problem, .singletons, alwaysSolves: true, into: &row)
    case .greedy(let walks): plan = walk(problem, times: walks, into: &row)
    }

    let audited = clock.now
    let report = Audit(of: problem).report(on: plan)
    row.auditSeconds = audited.duration(to: clock.now).seconds
    row.complete = report.isComplete
    let isScoreRight = row.score == report.score
    row.audit = report.violations.isEmpty && isScoreRight ? .passed : .failed
    if row.audit == .failed {
      row.message =
        "The second audit counts \(report.score) with \(report.violations.count) breaches."
    }
  }

  private func fill(
    _ problem: PlanningProblem,
    _ grouping: Grouping,
    alwaysSolves: Bool = false,
    into row: inout BenchmarkRow
  ) throws -> Plan {
    var options = FillOptions(seed: fillSeed, timeLimit: timeLimit)
    options.grouping = grouping
    options.alwaysSolves = alwaysSolves
    let planner = MealPlanner()
    let clock = ContinuousClock()
    let allocated = Usage.threadAllocations
    let (start, used) = (clock.now, Usage.threadSeconds)
    let result = try planner.fill(problem, options: options)
    row.fillSeconds = start.duration(to: clock.now).seconds
    row.cpuSeconds = Usage.threadSeconds - used
    row.count(since: allocated)

    row.levels = result.levels.map(BenchmarkRow.Level.init)
    row.proved = result.isProvedOptimal
    row.provedIncomplete = result.isProvedIncomplete
    row.author = "\(result.author.inWords)"
    switch result.stop {
    case .optimal: row.status = .optimal
    case .timeLimit: row.status = .timeLimit
    case .nodeLimit: row.status = .nodeLimit
    case .interrupted: row.status = .interrupted
    case .notSearched: row.status = .notSearched
    case .solverFailure(let message):
      row.status = .solverFailure
      row.message = message
    }
    let statistics = result.statistics
    row.kinds = statistics.kinds
    row.rows = statistics.rows
    row.columns = statistics.columns
    row.nonzeros = statistics.nonzeros
    row.solves = statistics.solves
    row.nodes = statistics.nodes
    row.buildSeconds = statistics.buildTime.seconds
    row.solveSeconds = statistics.solveTime.seconds
    row.presolveSeconds = statistics.presolveTime?.seconds
    row.rootSeconds = statistics.rootTime?.seconds
    row.searchSeconds = statistics.searchTime?.seconds
    row.finishSeconds = statistics.finishTime.seconds
    return result.plan
  }

  /// Walks a number of times and keeps the first of the best plans.
  private func walk(
    _ problem: PlanningProblem,
    times: Int,
    into row: inout BenchmarkRow
  ) -> Plan {
    let clock = ContinuousClock()
    let allocated = Usage.threadAllocations
    let (start, used) = (clock.now, Usage.threadSeconds)
    let planner = GreedyPlanner(
      rules: RuleBook(problem),
      fixed: Occupancy(fixedMealsOf: problem)
    )
    let audit = Audit(of: problem)
    let built = clock.now
    var plan = planner.plan(seed: fillSeed)
    // One walk needs no judge to choose it.
    if times > 1 {
      var best = audit.score(of: plan)
      for number in 1..<UInt64(times) {
        let candidate = planner.plan(seed: fillSeed + number)
        let score = audit.score(of: candidate)
        if best < score { (plan, best) = (candidate, score) }
      }
    }
    let solved = clock.now
    let report = audit.report(on: plan)
    let finished = clock.now
    row.cpuSeconds = Usage.threadSeconds - used
    row.count(since: allocated)
    row.buildSeconds = start.duration(to: built).seconds
    row.solveSeconds = built.duration(to: solved).seconds
    row.finishSeconds = solved.duration(to: finished).seconds
    row.fillSeconds = start.duration(to: finished).seconds
    row.status = .notSearched
    row.author = "greedy: requested"
    row.proved = false
    row.provedIncomplete = false
    row.levels = PlanLevel.allCases.map { BenchmarkRow.Level($0, value: report.score[$0]) }
    return plan
  }
}

extension BenchmarkRow {
  /// Notes what the thread has allocated since an earlier look.
  fileprivate mutating func count(since earlier: (count: Int, bytes: Int)?) {
    guard let earlier, let now = Usage.threadAllocations else { return }
    allocations = now.count - earlier.count
    allocatedBytes = now.bytes - earlier.bytes
  }
}

extension PlanAuthor {
  /// The author as rows name it.
  var inWords: String {
    switch self {
    case .construction: "construction"
    case .optimalSolver(let name): name
    case .greedy(let reason): "greedy: \(reason)"
    }
  }
}

extension Duration {
  package var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
