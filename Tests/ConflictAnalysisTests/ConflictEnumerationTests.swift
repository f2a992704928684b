import ConflictAnalysis
import Testing

@Suite(.tags(.property))
struct ConflictEnumerationTests {
  @Test(arguments: Instance.seeds(720))
  func `all minimal conflicts and correction sets are found, the cheapest first`(
    seed: UInt64
  ) throws {
    let instance = Instance(seed: seed)
    let oracle = RecordingOracle(instance)
    var search = oracle.search()
    #expect(!search.isExhaustive)
    let findings = try search.all()
    #expect(search.oracleCalls == oracle.calls)
    #expect(search.isExhaustive && search.hasAllCorrections)
    let conflicts = search.conflicts.map { instance.mask($0.elements) }
    let corrections = search.corrections.map { instance.mask($0.elements) }
    #expect(findings.count == conflicts.count + corrections.count)
    #expect(Set(conflicts) == instance.minimalConflicts)
    #expect(conflicts.count == instance.minimalConflicts.count)
    #expect(corrections == instance.minimalCorrections)
    #expect(search.conflicts.allSatisfy { $0.certainty == .minimal })
    for correction in search.corrections {
      #expect(correction.certainty == .minimal && correction.isCheapestLeft)
      #expect(correction.weight == instance.weight(instance.mask(correction.elements)))
    }
    for conflict in conflicts {
      #expect(!instance.isFeasible[conflict])
      for element in instance.members(conflict) {
        #expect(instance.isFeasible[conflict & ~instance.mask([element])])
      }
      #expect(corrections.allSatisfy { $0 & conflict != 0 })
    }
  }

  @Test(arguments: Instance.seeds(360))
  func `correction sets are the same when conflicts are not made minimal`(seed: UInt64) throws {
    let instance = Instance(seed: seed, largest: 7)
    let oracle = RecordingOracle(instance)
    var search = oracle.search(shrinksConflicts: false)
    let findings = try search.all()
    #expect(search.corrections.map { instance.mask($0.elements) } == instance.minimalCorrections)
    #expect(search.corrections.allSatisfy { $0.certainty == .minimal && $0.isCheapestLeft })
    #expect(search.hasAllCorrections)
    #expect(search.isExhaustive == search.conflicts.isEmpty)
    for conflict in search.conflicts {
      #expect(conflict.certainty == .sufficient)
      #expect(!instance.isFeasible[instance.mask(conflict.elements)])
    }
    // Each question is a seed, and each seed a finding.
    #expect(search.oracleCalls == findings.count)
  }

  @Test(arguments: Instance.seeds(360))
  func `when sets are rejected, only those that contain them may take their place`(
    seed: UInt64
  ) throws {
    let instance = Instance(seed: seed, largest: 8)
    func isRejected(_ removal: Int) -> Bool {
      var draw = Draw(seed &+ UInt64(removal) &* 0x1357)
      return draw(3) > 0
    }
    var expected: [Int] = []
    for removal in instance.removals where !expected.contains(where: { $0 & ~removal == 0 }) {
      if !isRejected(removal) { expected.append(removal) }
    }
    var search = RecordingOracle(instance).search(shrinksConflicts: seed % 5 > 0)
    while let correction = try search.nextCorrection() {
      #expect(correction.certainty == .minimal && correction.isCheapestLeft)
      if isRejected(instance.mask(correction.elements)) {
        search.reject(correction)
        #expect(!search.hasAllCorrections)
      }
    }
    #expect(search.corrections.map { instance.mask($0.elements) } == expected)
    #expect(search.hasAllCorrections)
    if seed % 5 > 0 {
      #expect(Set(search.conflicts.map { instance.mask($0.elements) }) == instance.minimalConflicts)
      #expect(search.isExhaustive)
    }
  }

  @Test(arguments: 0..<120)
  func `the size bound never exceeds a smallest conflict, and meets it without chains`(
    seed: UInt64
  ) throws {
    let instance = Instance(seed: seed)
    let smallest = instance.minimalConflicts.map(\.nonzeroBitCount).min()
    var search = RecordingOracle(instance).search()
    var last = 0
    while try search.next() != nil {
      #expect(search.smallestSizeBound >= last)
      last = search.smallestSizeBound
      if let smallest { #expect(last <= smallest) }
    }
    if instance.prerequisites.isEmpty { #expect(last == smallest ?? 0) }
  }

  @Test
  func `without elements there is nothing to correct, or nothing to be done`() throws {
    var feasible = ConflictSearch<String>(elements: []) { _ in .feasible }
    let correction = CorrectionSet<String>(
      elements: [],
      weight: 0,
      certainty: .minimal,
      isCheapestLeft: true
    )
    #expect(try feasible.all() == [.correction(correction)])
    var infeasible = ConflictSearch<String>(elements: []) { _ in .infeasible(core: []) }
    #expect(
      try infeasible.all() == [.conflict(UnsatisfiableSubset(elements: [], certainty: .minimal))]
    )
    #expect(feasible.isExhaustive && infeasible.isExhaustive)
  }

  @Test
  func `the weakest rule of a chain that conflicts is told, and gives way step by step`() throws {
    // At most 3 to 5 of something that must happen at least five times, or four with goodwill.
    let elements = ["max 3", "max 4", "max 5", "min 5"]
    var search = ConflictSearch(
      elements: elements,
      weights: [1, 1, 1, 3],
      prerequisites: [1: 0, 2: 1]
    ) { kept in
      let isFeasible = !kept.contains("min 5") || !kept.contains("max 4")
      return isFeasible ? .feasible : .infeasible(core: kept)
    }
    _ = try search.all()
    #expect(search.conflicts.map(\.elements) == [["max 4", "min 5"]])
    #expect(search.corrections.map(\.elements) == [["max 3", "max 4"], ["min 5"]])
    #expect(search.corrections.map(\.weight) == [2, 3])
  }
}
