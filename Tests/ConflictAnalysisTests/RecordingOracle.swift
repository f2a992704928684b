import ConflictAnalysis
import Testing

/// Answers for an instance, and makes sure that no question is superfluous.
final class RecordingOracle {
  struct Failure: Error, Equatable {
    var call: Int
  }

  let instance: Instance

  /// How many of a hundred subsets have no answer.
  var unknownShare = 0

  /// The call that throws, counted from one.
  var failingCall: Int?

  private(set) var calls = 0
  private var feasible: [Int] = []
  private var cores: [Int] = []
  private var asked: Set<Int> = []

  init(_ instance: Instance, unknownShare: Int = 0) {
    self.instance = instance
    self.unknownShare = unknownShare
  }

  func callAsFunction(_ subset: [Int]) throws -> Feasibility<Int> {
    calls += 1
    if calls == failingCall { throw Failure(call: calls) }
    let mask = instance.mask(subset)
    #expect(subset == instance.members(mask), "not in order of preference")
    #expect(instance.closure(mask) == mask, "without what it implies")
    #expect(asked.insert(mask).inserted, "asked twice")
    #expect(!feasible.contains { mask & ~$0 == 0 }, "known to be feasible")
    #expect(!cores.contains { $0 & ~mask == 0 }, "known to be infeasible")
    var draw = Draw(instance.seed &+ UInt64(mask) &* 0x5851_F42D)
    if draw(100) < unknownShare { return .unknown }
    if instance.isFeasible[mask] {
      feasible.append(mask)
      return .feasible
    }
    let core = instance.core(of: mask)
    cores.append(instance.closure(core))
    return .infeasible(core: instance.members(core))
  }

  func search(
    limits: AnalysisLimits = AnalysisLimits(),
    shrinksConflicts: Bool = true
  ) -> ConflictSearch<Int> {
    ConflictSearch(
      elements: instance.elements,
      weights: instance.weights,
      prerequisites: instance.prerequisites,
      limits: limits,
      shrinksConflicts: shrinksConflicts,
      oracle: { try self($0) }
    )
  }
}

extension ConflictSearch {
  /// All findings until the end.
  mutating func all() throws -> [Finding<Element>] {
    var findings: [Finding<Element>] = []
    while let finding = try next() { findings.append(finding) }
    return findings
  }
}
