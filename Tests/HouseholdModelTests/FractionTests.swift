import HouseholdModel
import Testing

struct FractionTests {
  @Test
  func `three thirds are one`() throws {
    let third = try #require(Fraction(1, 3))
    #expect(third.adding(third)?.adding(third) == .one)
    #expect(third.multiplied(by: try #require(Fraction(3))) == .one)
  }

  @Test
  func `a zero below the line is no fraction`() {
    #expect(Fraction(1, 0) == nil)
    #expect(Fraction.one.divided(by: .zero) == nil)
  }

  @Test(arguments: [(7, 2, 4), (8, 2, 4), (-7, 2, -3), (0, 5, 0)])
  func `rounding goes up`(numerator: Int, denominator: Int, expected: Int) throws {
    #expect(try #require(Fraction(numerator, denominator)).roundedUp == expected)
  }

  @Test
  func `numbers that do not fit give nothing and order stays exact`() throws {
    let greatest = try #require(Fraction(.max))
    #expect(greatest.adding(.one) == nil)
    #expect(greatest.multiplied(by: try #require(Fraction(2))) == nil)
    #expect(try #require(Fraction(.max, .max - 1)) > .one)
    #expect(try #require(Fraction(.max - 1, .max)) < .one)
    #expect(Fraction(.min) == nil)
  }

  @Test(arguments: ["3/4", "2", "-1/8", "0"])
  func `what is written is read`(text: String) throws {
    #expect(try #require(Fraction(text: text[...])).description == text)
  }

  @Test(arguments: ["", "/", "1/", "1/0", "1/2/3", "x", "1.5"])
  func `other texts are refused`(text: String) {
    #expect(Fraction(text: text[...]) == nil)
  }
}
