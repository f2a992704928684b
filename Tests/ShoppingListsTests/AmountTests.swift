import HouseholdModel
import MealModel
import ShoppingLists
import Testing

struct AmountTests {
  @Test(arguments: [
    (1500, 1000, NumberStyle.decimal, "1,5", "1.5"), (1, 4, .decimal, "0,25", "0.25"),
    (1, 3, .decimal, "1/3", "1/3"), (9, 8, .decimal, "1,125", "1.125"),
    (7, 3, .decimal, "2 1/3", "2 1/3"), (3, 2, .fraction, "1 1/2", "1 1/2"),
    (1, 16, .fraction, "1/16", "1/16"), (6, 1, .fraction, "6", "6"), (0, 1, .decimal, "0", "0"),
    (1, 1_000_000, .decimal, "0,000001", "0.000001"), (1200, 1, .decimal, "1200", "1200"),
  ])
  func `a number is written exactly`(
    numerator: Int,
    denominator: Int,
    style: NumberStyle,
    spanish: String,
    english: String
  ) throws {
    let amount = try #require(Amount(fraction(numerator, denominator)))
    #expect(amount.text(style, in: .spanish) == spanish)
    #expect(amount.text(style, in: .english) == english)
  }

  @Test func `a yield of four and a half doubles to nine`() throws {
    let amount = try Amount(parsing: "4.5", in: .english)
    #expect(amount.scaled(by: try fraction(2)) == Amount(try fraction(9)))
  }

  @Test func `a yield of 999 stays 999`() throws {
    #expect(try Amount(parsing: "999", in: .spanish) == Amount(try fraction(999)))
  }

  @Test(arguments: ["", "x", "1 kg", "1/0", "-1", "2-1", "1 2", "4.5.6"])
  func `a text that is no amount is refused`(text: String) {
    #expect(throws: IngredientError.self) { try Amount(parsing: text, in: .english) }
  }

  @Test func `ranges add up end by end`() throws {
    let first = try Amount(parsing: "1-2", in: .english)
    let second = try Amount(parsing: "3-4", in: .english)
    #expect(first.adding(second) == Amount(try fraction(4), try fraction(6)))
  }

  @Test func `numbers that do not fit give nothing`() throws {
    let greatest = try #require(Amount(fraction(.max)))
    #expect(greatest.adding(greatest) == nil)
    #expect(greatest.scaled(by: try fraction(2)) == nil)
    #expect(Amount(.one)?.scaled(by: try fraction(-1)) == nil)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `what is written is read again, in both styles and languages`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let amount = try generator.amount()
      for style in [NumberStyle.decimal, .fraction] {
        for language in Language.allCases {
          let text = amount.text(style, in: language)
          #expect(try Amount(parsing: text, in: language) == amount, "\(text)")
        }
      }
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `scaling there and back changes nothing`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let amount = try generator.amount()
      let (top, bottom) = (generator.draw(below: 40) + 1, generator.draw(below: 40) + 1)
      let scaled = amount.scaled(by: try fraction(top, bottom))
      #expect(scaled?.scaled(by: try fraction(bottom, top)) == amount)
    }
  }
}

extension SplitMix64 {
  /// A number or a range as a kitchen has them.
  mutating func amount() throws -> Amount {
    let denominators = [1, 1, 2, 3, 4, 5, 8, 10, 16, 100, 1000]
    let numbers = try (0..<2).map { _ in
      try fraction(draw(below: 3000), denominators[draw(below: denominators.count)])
    }
    let lower = try #require(numbers.min())
    let upper = try #require(numbers.max())
    return try #require(draw(below: 3) == 0 ? Amount(lower, upper) : Amount(upper))
  }

  /// A line of an ingredient of which there are few, so that they meet.
  mutating func line() throws -> String {
    let names = ["onion", "Onion", "flour", "milk", "ajo", "Ájo", "salt"]
    let units = ["", "g", "kg", "oz", "lb", "ml", "l", "cups", "tbsp", "tsp", "cloves", "cans"]
    let name = names[draw(below: names.count)]
    let category = ["", "", " @Veg", " @veg", " @Dry"][draw(below: 5)]
    if draw(below: 8) == 0 { return name + category }
    let amount = try amount().text(.fraction, in: .english)
    return "\(amount) \(units[draw(below: units.count)]) \(name)\(category)"
  }
}
