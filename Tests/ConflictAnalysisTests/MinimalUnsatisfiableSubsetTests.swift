import ConflictAnalysis
import Testing

@Suite(.tags(.property))
struct MinimalUnsatisfiableSubsetTests {
  @Test(arguments: Instance.seeds(720))
  func `one conflict is found within any subset that has one, and is minimal`(
    seed: UInt64
  ) throws {
    let instance = Instance(seed: seed)
    let oracle = RecordingOracle(instance)
    var search = oracle.search()
    var draw = Draw(seed)
    for subset in [instance.everything, draw(1 << instance.count), draw(1 << instance.count)] {
      let answer = try search.minimalUnsatisfiableSubset(within: instance.members(subset))
      guard case .conflict(let conflict) = answer else {
        #expect(answer == .feasible)
        #expect(instance.isFeasible[subset])
        continue
      }
      let mask = instance.mask(conflict.elements)
      #expect(conflict.certainty == .minimal)
      #expect(instance.minimalConflicts.contains(mask))
      #expect(mask & ~instance.closure(subset) == 0)
    }
    #expect(oracle.calls == search.oracleCalls)
  }

  @Test(arguments: Instance.seeds(720))
  func `of all conflicts the preferred one is found when the oracle does not choose`(
    seed: UInt64
  ) throws {
    let instance = Instance(seed: seed, hasChains: seed % 2 == 0, cores: .whole)
    var search = RecordingOracle(instance).search()
    let answer = try search.minimalUnsatisfiableSubset()
    let prerequisites = Prerequisites(count: instance.count, instance.prerequisites)
    let order = prerequisites.weakestFirst
    if instance.prerequisites.isEmpty { #expect(order == Array(0..<instance.count)) }
    // Of two conflicts the one is preferred that lacks the worst element in which they differ.
    let preferred = (0...instance.everything).filter { !instance.isFeasible[$0] }
      .min { left, right in
        let worst = order.last { (left ^ right) >> $0 & 1 == 1 } ?? 0
        return right >> worst & 1 == 1
      }
    guard let preferred else {
      #expect(answer == .feasible)
      return
    }
    let elements = instance.members(preferred)
    #expect(answer == .conflict(UnsatisfiableSubset(elements: elements, certainty: .minimal)))
  }

  @Test(arguments: 0..<200)
  func `QuickXplain keeps within its number of questions`(seed: UInt64) throws {
    var draw = Draw(seed)
    let count = 1 + draw(200)
    let size = 1 + draw(min(count, seed % 2 == 0 ? 8 : count))
    let needed = Set((0..<count).shuffled(using: &draw).prefix(size))
    var search = ConflictSearch(elements: Array(0..<count)) { kept in
      needed.isSubset(of: kept) ? .infeasible(core: kept) : .feasible
    }
    let answer = try search.minimalUnsatisfiableSubset()
    let conflict = UnsatisfiableSubset(elements: needed.sorted(), certainty: .minimal)
    #expect(answer == .conflict(conflict))
    // The logarithm, rounded up.
    let halvings = (0...).first { size << $0 >= count } ?? 0
    #expect(search.oracleCalls <= 2 * size * halvings + 2 * size + 2)
    #expect(try search.minimalUnsatisfiableSubset() == .conflict(conflict))
    #expect(try search.next() == .conflict(conflict))
  }

  @Test
  func `minimal cores leave little more than the proof that they are minimal`() throws {
    let needed: Set = [7, 70, 150]
    var search = ConflictSearch(elements: Array(0..<200)) { kept in
      needed.isSubset(of: kept) ? .infeasible(core: needed.sorted()) : .feasible
    }
    let answer = try search.minimalUnsatisfiableSubset()
    #expect(
      answer == .conflict(UnsatisfiableSubset(elements: [7, 70, 150], certainty: .minimal))
    )
    #expect(search.oracleCalls <= 2 + needed.count)
  }
}
