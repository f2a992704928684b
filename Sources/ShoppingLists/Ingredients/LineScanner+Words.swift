import HouseholdModel

extension LineScanner {
  /// Reads a number in words with a word behind it, as in "una pizca de sal" or "half an onion".
  ///
  /// Small numbers only, as people write them in front of an ingredient; they are read in both languages.
  mutating func amountInWords() -> Amount? {
    for (words, number) in Self.numberWords {
      let start = position
      if takeWords(words), take(" "), let number { return Amount(number) }
      position = start
    }
    return nil
  }

  /// Steps over words that say that nobody knows how much: "un poco de", "some".
  mutating func takeVagueAmount() -> Bool {
    for words in [
      ["un", "poco", "de"], ["algo", "de"], ["a", "little"], ["a", "bit", "of"], ["some"],
    ] {
      let start = position
      if takeWords(words), take(" ") { return true }
      position = start
    }
    return false
  }

  /// The half behind a unit, as in "1 kilo y medio".
  mutating func takeHalfBehindUnit() -> Bool {
    let start = position
    for words in [["y", "medio"], ["y", "media"], ["and", "a", "half"]] {
      if take(" "), takeWords(words) { return true }
      position = start
    }
    return false
  }

  private mutating func takeWords(_ words: [String]) -> Bool {
    for (index, word) in words.enumerated() {
      if index > 0, !take(" ") { return false }
      guard takeWord(word) else { return false }
    }
    return true
  }

  /// Longer texts stand before those that they begin with.
  private static let numberWords: [([String], Fraction?)] = [
    (["un", "cuarto", "de"], Fraction(1, 4)),
    (["tres", "cuartos", "de"], Fraction(3, 4)),
    (["half", "an"], Fraction(1, 2)),
    (["half", "a"], Fraction(1, 2)),
    (["medio"], Fraction(1, 2)),
    (["media"], Fraction(1, 2)),
    (["un"], .one), (["una"], .one), (["a"], .one), (["an"], .one), (["one"], .one),
    (["dos"], Fraction(2)), (["two"], Fraction(2)),
    (["tres"], Fraction(3)), (["three"], Fraction(3)),
    (["cuatro"], Fraction(4)), (["four"], Fraction(4)),
    (["cinco"], Fraction(5)), (["five"], Fraction(5)),
    (["seis"], Fraction(6)), (["six"], Fraction(6)),
  ]
}
