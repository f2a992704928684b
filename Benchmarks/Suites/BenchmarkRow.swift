package import MealPlanning

/// Everything that is known about one run; `Benchmarks/README.md` explains every key.
package struct BenchmarkRow: Hashable, Sendable, Codable {
  /// The version of the format.
  package static let currentFormat = 1

  package var format = currentFormat

  // What was run.
  package var suite: String
  package var instance: String
  package var sha256: String
  package var generator: String
  package var generatorSeed: UInt64
  package var permutation: Int
  package var `repeat`: Int
  package var method: String
  package var fillSeed: UInt64
  package var timeLimitSeconds: Double?
  package var jobs: Int

  // On what.
  package var swift: String
  package var engine: String
  package var solver: String
  package var commit: String
  package var cpu: String
  package var cores: Int
  package var os: String
  package var buildMode: String

  // What came of it.
  package var slots: Int?
  package var freeSlots: Int?
  package var dishes: Int?
  package var status: Status
  package var message: String?
  package var author: String?
  package var levels: [Level]?
  package var complete: Bool?
  package var proved: Bool?
  package var provedIncomplete: Bool?
  package var audit: Verdict?
  package var agrees: Bool?

  // How much work it was.
  package var kinds: Int?
  package var rows: Int?
  package var columns: Int?
  package var nonzeros: Int?
  package var solves: Int?
  package var nodes: Int?

  // How long it took.
  package var decodeSeconds: Double?
  package var buildSeconds: Double?
  package var solveSeconds: Double?
  package var presolveSeconds: Double?
  package var rootSeconds: Double?
  package var searchSeconds: Double?
  package var finishSeconds: Double?
  package var fillSeconds: Double?
  package var auditSeconds: Double?
  package var cpuSeconds: Double?
  package var allocations: Int?
  package var allocatedBytes: Int?
  package var peakBytes: Int?
  package var peakScope: PeakScope
  package var finishedAt: String

  /// Why a run ended.
  package enum Status: String, Hashable, Sendable, Codable {
    case optimal
    case timeLimit
    case nodeLimit
    case interrupted
    case solverFailure
    case notSearched
    case failed
  }

  /// What the second audit says.
  package enum Verdict: String, Hashable, Sendable, Codable {
    case passed
    case failed
  }

  /// What the peak of the memory is a peak of.
  package enum PeakScope: String, Hashable, Sendable, Codable {
    case run
    case process
  }

  /// The value of a plan on one level.
  package struct Level: Hashable, Sendable, Codable {
    package var level: String
    package var value: Int
    package var bound: Int?
    package var gap: Int?
    package var proved: Bool

    package init(_ result: LevelResult) {
      level = "\(result.level)"
      value = result.value
      bound = result.bound
      gap = result.gap
      proved = result.isProved
    }

    /// A value about which nothing is proved.
    package init(_ level: PlanLevel, value: Int) {
      self.level = "\(level)"
      self.value = value
      proved = false
    }
  }
}

extension BenchmarkRow {
  /// The value on a level, or `nil` without a plan.
  package func value(_ level: PlanLevel) -> Int? {
    levels?.first { $0.level == "\(level)" }?.value
  }

  /// The value of the plan on every level, or `nil` without a plan.
  package var score: PlanScore? {
    guard let shortfall = value(.shortfall), let filledSlots = value(.filledSlots),
      let variety = value(.variety), let preference = value(.preference),
      let repeats = value(.repeats)
    else { return nil }
    return PlanScore(
      shortfall: shortfall,
      filledSlots: filledSlots,
      variety: variety,
      preference: preference,
      repeats: repeats
    )
  }

  /// Whether the run gave what it should: a plan that the audit passed, and no other optimum than before.
  package var isSound: Bool {
    status != .failed && status != .solverFailure && audit == .passed && agrees != false
  }

  /// What a run must share with this one to be the same run.
  package var identity: Identity {
    Identity(
      sha256: sha256,
      method: method,
      repeatNumber: self.repeat,
      permutation: permutation,
      timeLimitSeconds: timeLimitSeconds,
      commit: commit,
      buildMode: buildMode,
      jobs: jobs
    )
  }

  package struct Identity: Hashable, Sendable {
    package var sha256: String
    package var method: String
    package var repeatNumber: Int
    package var permutation: Int
    package var timeLimitSeconds: Double?
    package var commit: String
    package var buildMode: String
    package var jobs: Int
  }
}
