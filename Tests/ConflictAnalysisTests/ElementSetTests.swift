import ConflictAnalysis
import Testing

@Suite
struct ElementSetTests {
  @Test(arguments: [0, 1, 63, 64, 65, 200])
  func `it agrees with a set of integers`(universe: Int) {
    var draw = Draw(UInt64(universe))
    for _ in 0..<50 {
      let left = Set((0..<universe).filter { _ in draw(3) == 0 })
      let right = Set((0..<universe).filter { _ in draw(2) == 0 })
      let (first, second) = (
        ElementSet(left, universe: universe), ElementSet(right, universe: universe)
      )
      #expect(Array(first) == left.sorted())
      #expect(first.count == left.count && first.isEmpty == left.isEmpty)
      #expect(Array(first.union(second)) == left.union(right).sorted())
      #expect(Array(first.intersection(second)) == left.intersection(right).sorted())
      #expect(Array(first.subtracting(second)) == left.subtracting(right).sorted())
      #expect(first.count(outside: second) == left.subtracting(right).count)
      #expect(first.isSubset(of: second) == left.isSubset(of: right))
      #expect(first.intersection(second).isSubset(of: second))
      #expect(first.isDisjoint(with: second) == left.isDisjoint(with: right))
      for position in 0..<universe { #expect(first.contains(position) == left.contains(position)) }
      var emptied = first
      for position in left { emptied.remove(position) }
      #expect(emptied == ElementSet(universe: universe))
    }
  }
}
