import ConflictAnalysis
import Testing

@Suite(.tags(.property))
struct MinimumHittingSetTests {
  @Test(arguments: Instance.seeds(800))
  func `the answer is the first of the cheapest among all sets`(seed: UInt64) throws {
    // Its weights and its prerequisites are used, not its truth.
    let instance = Instance(seed: seed)
    var draw = Draw(seed &+ 1_000)
    func masks(_ bound: Int, atLeast least: Int) -> [Int] {
      (0..<draw(bound)).map { _ in draw(1 << instance.count) & draw(1 << instance.count) }
        .filter { $0.nonzeroBitCount >= least }
    }
    let sets = masks(8, atLeast: seed % 16 == 0 ? 0 : 1)
    let forbidden = masks(4, atLeast: 1)
    let complement = instance.everything
    let removals = (0...instance.everything)
      .filter { instance.closure(complement & ~$0) == complement & ~$0 }
    let blocked = Set(removals.filter { _ in draw(4) == 0 })
    let allowed = removals.filter { removal in
      sets.allSatisfy { $0 & removal != 0 } && !blocked.contains(removal)
        && !forbidden.contains { $0 & ~removal == 0 }
    }
    let expected = allowed.min { left, right in
      let (first, second) = (instance.weight(left), instance.weight(right))
      if first != second { return first < second }
      let (few, many) = (left.nonzeroBitCount, right.nonzeroBitCount)
      if few != many { return few < many }
      return left >> (left ^ right).trailingZeroBitCount & 1 == 1
    }
    func set(_ mask: Int) -> ElementSet {
      ElementSet((0..<instance.count).filter { mask >> $0 & 1 == 1 }, universe: instance.count)
    }
    var hitting = MinimumHittingSet(
      weights: instance.weights,
      prerequisites: Prerequisites(count: instance.count, instance.prerequisites)
    )
    hitting.sets = sets.map(set)
    hitting.forbidden = forbidden.map(set)
    hitting.blocked = Set(blocked.map(set))
    #expect(try hitting.solve() == expected.map(set))
    #expect(try hitting.minimumWeight() == expected.map(instance.weight))
  }

  /// Sizes of a real analysis; the effort would show if the bounds were lost.
  @Test(arguments: 0..<4)
  func `sixty sets over a hundred and fifty elements are no burden`(seed: UInt64) throws {
    var draw = Draw(seed)
    let count = 150
    var hitting = MinimumHittingSet(
      weights: (0..<count).map { _ in seed % 2 == 0 ? 1 : 1 + draw(9) }
    )
    hitting.sets = (0..<60).map { _ in
      ElementSet((0..<(3 + draw(8))).map { _ in draw(count) }, universe: count)
    }
    let answer = try #require(try hitting.solve())
    #expect(hitting.sets.allSatisfy { !$0.isDisjoint(with: answer) })
    let weight = hitting.weight(of: answer)
    #expect(try hitting.minimumWeight() == weight)
    hitting.forbidden = [answer]
    let next = try #require(try hitting.solve())
    #expect(hitting.weight(of: next) >= weight && !answer.isSubset(of: next))
  }

  @Test func `a search that is over says so, and claims nothing`() {
    var draw = Draw(7)
    let count = 150
    var hitting = MinimumHittingSet(weights: [Int](repeating: 1, count: count))
    hitting.sets = (0..<60).map { _ in
      ElementSet((0..<(3 + draw(8))).map { _ in draw(count) }, universe: count)
    }
    var questions = 0
    #expect(throws: SearchStopped.self) {
      try hitting.solve {
        questions += 1
        return true
      }
    }
    #expect(questions == 1)
  }
}
