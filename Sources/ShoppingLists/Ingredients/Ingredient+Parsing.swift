public import HouseholdModel
public import MealModel
import PlanFiles

extension Ingredient {
  /// Reads a line as people write it.
  ///
  /// The amount stands in front (`500 g harina`, `2 dientes de ajo`, `1-2 chillies`, `media cebolla`) or,
  /// with its unit, at the end (`砂糖 50g`, `huevos x3`). It may be whole, a decimal with point or comma, a
  /// fraction (`1/2`, `½`, `1 1/2`), a range (`1-2`, `1–2`, `2 a 3`) or a product (`3 x 200 g`), and is
  /// kept exactly. Spanish and English words for numbers and units are read in both languages. A line
  /// without an amount has an unknown one, which is not zero. A category may follow behind ` @`:
  /// `2 kg tomates @Verduras`.
  ///
  /// What follows a number without being a unit belongs to the name, so that "2 large eggs" are 2 of "large
  /// eggs". Notes stay in the name too.
  ///
  /// - Parameters:
  ///   - line: At most `IngredientLimits.length` characters.
  ///   - language: Decides what `1.500` means: a thousand and a half in Spanish, one and a half in English.
  /// - Throws: `IngredientError`.
  public init(parsing line: String, in language: Language) throws {
    var scanner = try LineScanner(line, in: language)
    let category = try scanner.splitCategory()
    scanner.takeBullet()
    self =
      try Self.leadingAmount(scanner) ?? Self.trailingAmount(scanner) ?? Self.unknownAmount(scanner)
    self.category = category
  }

  /// Reads `AMOUNT [UNIT] NAME`.
  private static func leadingAmount(_ start: LineScanner) throws(IngredientError) -> Ingredient? {
    var scanner = start
    guard !scanner.takeVagueAmount() else { return nil }
    let words = scanner.amountInWords()
    guard var amount = words == nil ? try scanner.amount() : words else { return nil }
    let isApart = words != nil || scanner.take(" ")
    let isTimes = scanner.takeTimes()
    let nameStart = scanner.position
    let unit = scanner.unit()
    // "7up" and "2% milk" begin with a number that is no amount, "2x" with one that is.
    guard unit != nil || isApart || isTimes || scanner.isAtEnd else { return nil }
    guard let unit else { return try named(scanner.rest, amount, unit: nil, scanner) }
    if scanner.takeHalfBehindUnit(), let half = Fraction(1, 2).flatMap({ Amount($0) }) {
      amount = amount.adding(half) ?? amount
    }
    _ = scanner.take(" ")
    scanner.takePreposition()
    guard scanner.isAtEnd else { return try named(scanner.rest, amount, unit: unit.text, scanner) }
    // Of "2 latas" the cans are what is bought; "2 kg" says nothing.
    guard unit.unit.kind == .named, isApart || isTimes else { throw scanner.error(.noName) }
    scanner.position = nameStart
    return try named(scanner.rest, amount, unit: nil, scanner)
  }

  /// Reads `NAME AMOUNT UNIT` and `NAME xAMOUNT`.
  private static func trailingAmount(_ scanner: LineScanner) throws(IngredientError) -> Ingredient?
  {
    let spaces = scanner.characters.indices.filter {
      $0 > 0 && scanner.characters[$0] == " "
    }
    var failure: IngredientError?
    for space in spaces {
      var tail = LineScanner(scanner.characters[(space + 1)...], of: scanner)
      let isTimes = tail.takeTimes()
      guard tail.next?.digit != nil || tail.next?.vulgarFraction != nil else { continue }
      let amount: Amount?
      do throws(IngredientError) {
        amount = try tail.amount()
      } catch {
        failure = failure ?? error
        continue
      }
      guard let amount else { continue }
      let name = String(scanner.characters[..<space])
      if isTimes {
        if tail.isAtEnd { return try named(name, amount, unit: nil, scanner) }
        continue
      }
      _ = tail.take(" ")
      guard let unit = tail.unit(), tail.isAtEnd else { continue }
      return try named(name, amount, unit: unit.text, scanner)
    }
    // "Vino 2019-2015" is a name, "harina 1/0 kg" a mistake.
    if let failure, scanner.endsWithUnit { throw failure }
    return nil
  }

  /// Reads `NAME`, also as "un poco de NAME" and "NAME al gusto".
  private static func unknownAmount(_ start: LineScanner) throws(IngredientError) -> Ingredient {
    var scanner = start
    _ = scanner.takeVagueAmount()
    let rest = scanner.rest
    for ending in [" al gusto", " a gusto", " to taste"] where rest.lowercased().hasSuffix(ending) {
      return try named(String(rest.dropLast(ending.count)), nil, unit: nil, scanner)
    }
    return try named(rest, nil, unit: nil, scanner)
  }

  private static func named(
    _ text: String,
    _ amount: Amount?,
    unit: String?,
    _ scanner: LineScanner
  ) throws(IngredientError) -> Ingredient {
    let name = text.trimmingPunctuation
    guard !name.isEmpty else { throw scanner.error(.noName) }
    return Ingredient(name: name, amount: amount, unit: unit)
  }
}

extension LineScanner {
  /// Takes the category behind the last ` @` off the line.
  fileprivate mutating func splitCategory() throws(IngredientError) -> String? {
    guard let sign = characters.indices.last(where: { isCategorySign($0) }) else { return nil }
    let category = String(characters[(sign + 1)...].drop { $0 == " " })
    guard !category.isEmpty else { throw error(.noCategory) }
    guard sign > 0 else { throw error(.noName) }
    self = LineScanner(characters[..<(sign - 1)], of: self)
    return category
  }

  private func isCategorySign(_ index: Int) -> Bool {
    characters[index] == "@" && (index == 0 || characters[index - 1] == " ")
  }

  /// Whether the last word is a unit, perhaps with a number directly in front of it.
  fileprivate var endsWithUnit: Bool {
    let word = characters[characters.index(after: characters.lastIndex(of: " ") ?? -1)...]
    return KitchenUnit(written: String(word.drop { $0.digit != nil || "./,".contains($0) })) != nil
  }

  /// Steps over what begins an entry of a list.
  fileprivate mutating func takeBullet() {
    guard let next, "-*•–".contains(next), second == " " else { return }
    self = LineScanner(characters[2...], of: self)
  }

  /// Steps over the "x" of "2x huevos" and "huevos x3".
  fileprivate mutating func takeTimes() -> Bool {
    guard let next, "xX×".contains(next),
      second == nil || second == " " || second?.digit != nil || second?.vulgarFraction != nil
    else { return false }
    position += 1
    _ = take(" ")
    return true
  }
}

extension String {
  /// The text without what joins a name to its amount: `Harina: 500 g`.
  fileprivate var trimmingPunctuation: String {
    let joints: Set<Character> = [" ", ":", ",", ";"]
    return String(drop { joints.contains($0) }.reversed().drop { joints.contains($0) }.reversed())
  }
}
