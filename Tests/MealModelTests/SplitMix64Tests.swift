import MealModel
import Testing

struct SplitMix64Tests {
  @Test func `the sequence is that of the reference implementation`() {
    var generator = SplitMix64(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    #expect(expected.indices.map { _ in generator.next() } == expected)
  }

  @Test func `seed zero is a seed like any other`() {
    var generator = SplitMix64(seed: 0)
    #expect(generator.next() == 0xE220_A839_7B1D_CDAF)
    #expect(generator.next() == 0x6E78_9E6A_A1B9_65F4)
  }

  @Test(arguments: [1, 2, 7, 1_000])
  func `numbers are drawn below the bound, and all of small ones`(bound: Int) {
    var generator = SplitMix64(seed: 42)
    let drawn = (0..<20 * bound).map { _ in generator.draw(below: bound) }
    #expect(drawn.allSatisfy { (0..<bound).contains($0) })
    if bound < 10 { #expect(Set(drawn).count == bound) }
  }

  @Test func `shuffling keeps the elements and depends on the seed alone`() {
    func shuffled(_ seed: UInt64) -> [Int] {
      var generator = SplitMix64(seed: seed)
      var numbers = Array(0..<50)
      generator.shuffle(&numbers)
      return numbers
    }
    #expect(shuffled(1).sorted() == Array(0..<50))
    #expect(shuffled(1) == shuffled(1))
    #expect(shuffled(1) != shuffled(2))
  }

  @Test func `drawing below nothing is a mistake of the caller`() async {
    await #expect(processExitsWith: .failure) {
      var generator = SplitMix64(seed: 1)
      _ = generator.draw(below: 0)
    }
  }
}
