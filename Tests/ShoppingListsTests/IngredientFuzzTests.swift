import HouseholdModel
import MealModel
import ShoppingLists
import Testing

struct IngredientFuzzTests {
  static let pieces = [
    "1", "0", "9", "½", "¼", "⅒", "/", "⁄", "-", "–", "—", "−", ".", ",", " ", "\u{A0}", "\u{3000}",
    "x", "×", "*", "@", "de ", "kg", "g", "個", "fl. oz", "ml.", "a ", "un ", "y medio", "%", "(",
    "\n",
    "\u{301}", "٣", "９", "👩‍🍳", "\u{200D}", "é", "Z", "\0", "\u{FEFF}", "10000000", "al gusto",
  ]

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `a line of odd pieces is read or refused in one line`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let line = (0..<generator.draw(below: 14)).map { _ in
        Self.pieces[generator.draw(below: Self.pieces.count)]
      }
      expectReadOrRefused(line.joined())
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `a line of random bytes is read or refused in one line`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let bytes = (0..<generator.draw(below: 60)).map { _ in
        UInt8(generator.draw(below: generator.draw(below: 2) == 0 ? 128 : 256))
      }
      expectReadOrRefused(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `a line of random characters is read or refused in one line`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let scalars = (0..<generator.draw(below: 30)).compactMap { _ in
        Unicode.Scalar(UInt32(generator.draw(below: 0x11_0000)))
      }
      expectReadOrRefused(String(String.UnicodeScalarView(scalars)))
    }
  }

  private func expectReadOrRefused(_ line: String) {
    for language in Language.allCases {
      do {
        let ingredient = try Ingredient(parsing: line, in: language)
        #expect(!ingredient.name.isEmpty)
        #expect(!ingredient.line(in: language).contains("\n"))
      } catch let error as IngredientError {
        #expect(!error.text(in: language).contains("\n"))
      } catch {
        Issue.record("\(error)")
      }
    }
  }
}
