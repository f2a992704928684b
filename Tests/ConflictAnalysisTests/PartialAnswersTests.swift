import ConflictAnalysis
import Testing

/// Searches whose oracle sometimes has no answer, fails, or may not be asked often.
@Suite(.tags(.property))
struct PartialAnswersTests {
  /// Checks everything that a search claims against the truth.
  func check(_ search: ConflictSearch<Int>, of instance: Instance) {
    for conflict in search.conflicts {
      let mask = instance.mask(conflict.elements)
      #expect(!instance.isFeasible[mask])
      if conflict.certainty == .minimal { #expect(instance.minimalConflicts.contains(mask)) }
    }
    let minimal = instance.minimalCorrections
    var earlier: [Int] = []
    for correction in search.corrections {
      let mask = instance.mask(correction.elements)
      #expect(instance.isFeasible[instance.everything & ~mask])
      #expect(instance.closure(instance.everything & ~mask) == instance.everything & ~mask)
      #expect(correction.weight == instance.weight(mask))
      if correction.certainty == .minimal { #expect(minimal.contains(mask)) }
      if correction.isCheapestLeft {
        let missed = minimal.filter { !earlier.contains($0) }
        #expect(missed.allSatisfy { instance.weight($0) >= correction.weight })
      }
      #expect(!earlier.contains(mask))
      earlier.append(mask)
    }
    if search.hasAllCorrections { #expect(Set(earlier) == Set(minimal)) }
    if search.isExhaustive {
      #expect(
        Set(search.conflicts.map { instance.mask($0.elements) }) == instance.minimalConflicts
      )
    }
    if let smallest = instance.minimalConflicts.map(\.nonzeroBitCount).min() {
      #expect(search.smallestSizeBound <= smallest)
    }
  }

  @Test(arguments: Instance.seeds(720))
  func `nothing is claimed that the truth contradicts`(seed: UInt64) throws {
    let share = [3, 15, 40, 80][Int(seed % 4)]
    let instance = Instance(seed: seed, largest: share < 40 ? 8 : 6)
    let oracle = RecordingOracle(instance, unknownShare: share)
    var search = oracle.search(shrinksConflicts: seed % 7 > 0)
    if seed % 3 == 0, case .conflict(let conflict) = try search.minimalUnsatisfiableSubset() {
      let mask = instance.mask(conflict.elements)
      #expect(!instance.isFeasible[mask])
      if conflict.certainty == .minimal { #expect(instance.minimalConflicts.contains(mask)) }
    }
    _ = try search.all()
    check(search, of: instance)
    #expect(oracle.calls == search.oracleCalls)
  }

  @Test(arguments: 0..<24)
  func `an oracle without answers leads to no claim, and to an end`(seed: UInt64) throws {
    let instance = Instance(seed: seed, largest: 6)
    var search = RecordingOracle(instance, unknownShare: 100).search()
    #expect(try search.minimalUnsatisfiableSubset() == .unknown)
    #expect(try search.all().isEmpty)
    #expect(search.oracleCalls == instance.closedMasks.count)
    #expect(!search.isExhaustive && !search.hasAllCorrections)
    #expect(search.smallestSizeBound == 0)
    var patient = RecordingOracle(instance, unknownShare: 100)
      .search(limits: AnalysisLimits(unknownSeeds: 1))
    #expect(try patient.next() == nil)
    #expect(patient.oracleCalls == 1)
  }

  @Test(arguments: Instance.seeds(240))
  func `what few questions say is true, and no more are asked`(seed: UInt64) throws {
    let instance = Instance(seed: seed)
    let limit = Int(seed % 8)
    var search = RecordingOracle(instance, unknownShare: seed % 2 == 0 ? 20 : 0)
      .search(limits: AnalysisLimits(oracleCalls: limit))
    if seed % 3 == 0 { _ = try search.minimalUnsatisfiableSubset() }
    let findings = try search.all()
    #expect(search.oracleCalls <= limit)
    if limit == 0 { #expect(findings.isEmpty && !search.isExhaustive) }
    check(search, of: instance)
    // More questions are allowed, and the search goes on.
    search.limits.oracleCalls = nil
    _ = try search.all()
    check(search, of: instance)
    if seed % 2 == 1 { #expect(search.hasAllCorrections) }
  }

  @Test(arguments: Instance.seeds(240))
  func `limits on findings hold, and what is left is the same`(seed: UInt64) throws {
    let instance = Instance(seed: seed, largest: 7)
    var all = RecordingOracle(instance).search()
    _ = try all.all()
    var few = RecordingOracle(instance)
      .search(limits: AnalysisLimits(conflicts: 1, corrections: 1))
    let first = try few.next()
    #expect(first != nil)
    let calls = few.oracleCalls
    #expect(calls <= all.oracleCalls)
    if instance.minimalConflicts.count > 2, instance.cores == .whole {
      #expect(calls < all.oracleCalls)
    }
    _ = try few.all()
    #expect(few.conflicts == Array(all.conflicts.prefix(1)))
    #expect(few.corrections == Array(all.corrections.prefix(1)))
    let isExhaustive = few.isExhaustive
    #expect(!isExhaustive || all.conflicts.count + all.corrections.count <= 2)
    var noConflicts = RecordingOracle(instance).search(limits: AnalysisLimits(conflicts: 0))
    _ = try noConflicts.all()
    #expect(noConflicts.conflicts.isEmpty && noConflicts.corrections == all.corrections)
    #expect(noConflicts.hasAllCorrections)
    var noCorrections = RecordingOracle(instance).search(limits: AnalysisLimits(corrections: 0))
    _ = try noCorrections.all()
    #expect(noCorrections.corrections.isEmpty && noCorrections.conflicts == all.conflicts)
    let isWithoutCorrections = noCorrections.isExhaustive
    #expect(isWithoutCorrections == all.corrections.isEmpty)
  }

  @Test(arguments: Instance.seeds(240))
  func `after an error the search can be taken up again`(seed: UInt64) throws {
    let instance = Instance(seed: seed)
    var plain = RecordingOracle(instance).search()
    _ = try plain.all()
    let oracle = RecordingOracle(instance)
    let failing = 1 + Int(seed) % plain.oracleCalls
    oracle.failingCall = failing
    var search = oracle.search()
    #expect(throws: RecordingOracle.Failure(call: failing)) { try search.all() }
    #expect(!search.isExhaustive)
    _ = try search.all()
    #expect(search.conflicts == plain.conflicts && search.corrections == plain.corrections)
    #expect(search.isExhaustive)
  }
}
