import HouseholdPlanning
import MealModel
import Testing

struct DishMatchingTests {
  /// A drawn pool: places that accept some dishes, each of which can be used once or twice.
  private struct Pool {
    var dishesOfPlace: [[Int]]
    var usesOfDish: [Int]

    init(seed: UInt64) {
      var generator = SplitMix64(seed: seed)
      let dishes = 0..<1 + generator.draw(below: 5)
      usesOfDish = dishes.map { _ in generator.draw(below: 4) == 0 ? 2 : 1 }
      dishesOfPlace = []
      for _ in 0..<1 + generator.draw(below: 6) {
        dishesOfPlace.append(dishes.filter { _ in generator.draw(below: 5) < 2 })
      }
    }

    /// The most places that can be served, by trying everything.
    var best: Int { best(from: 0, usesOfDish) }

    private func best(from place: Int, _ left: [Int]) -> Int {
      guard place < dishesOfPlace.count else { return 0 }
      var most = best(from: place + 1, left)
      for dish in dishesOfPlace[place] where left[dish] > 0 {
        var rest = left
        rest[dish] -= 1
        most = max(most, 1 + best(from: place + 1, rest))
      }
      return most
    }

    /// Whether counting finds nothing wrong: every place accepts something, and there are uses enough.
    var looksEnough: Bool {
      dishesOfPlace.allSatisfy { !$0.isEmpty }
        && Set(dishesOfPlace.joined()).reduce(0) { $0 + usesOfDish[$1] } >= dishesOfPlace.count
    }
  }

  private func matched(_ pool: Pool) -> (matching: DishMatching, unserved: [Int]) {
    var matching = DishMatching(
      dishesOfPlace: pool.dishesOfPlace,
      usesOfDish: pool.usesOfDish
    )
    var unserved: [Int] = []
    for place in pool.dishesOfPlace.indices where !matching.serve(place) { unserved.append(place) }
    return (matching, unserved)
  }

  @Test(arguments: 0..<20)
  func `it serves as many places as trying everything, and Hall says why not more`(block: UInt64) {
    for seed in block * 50..<(block + 1) * 50 {
      let pool = Pool(seed: seed)
      let (matching, unserved) = matched(pool)
      #expect(matching.size == pool.best)
      #expect(matching.size + unserved.count == pool.dishesOfPlace.count)

      // A dish is given where it is accepted, and no more often than it can be used.
      for (place, dish) in matching.dishOfPlace.enumerated() {
        if let dish { #expect(pool.dishesOfPlace[place].contains(dish)) }
      }
      for dish in pool.usesOfDish.indices {
        #expect(matching.dishOfPlace.count { $0 == dish } <= pool.usesOfDish[dish])
      }

      // The reason: all that the places accept is less than the places, by what is missing.
      guard !unserved.isEmpty else { continue }
      let (places, dishes) = matching.shortage(from: unserved)
      #expect(Set(unserved).isSubset(of: places))
      #expect(Set(places.flatMap { pool.dishesOfPlace[$0] }) == Set(dishes))
      #expect(places.count - dishes.reduce(0) { $0 + pool.usesOfDish[$1] } == unserved.count)
    }
  }

  @Test func `counting would say yes to some of these pools that cannot be served`() {
    let wrong = (0..<1_000).map(Pool.init)
      .filter { $0.looksEnough && $0.best < $0.dishesOfPlace.count }
    #expect(wrong.count == 19)
  }
}
