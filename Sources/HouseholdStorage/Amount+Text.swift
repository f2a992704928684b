import HouseholdModel

extension Amount {
  /// The amount without any loss: `3/4`, or `1-2` for a range.
  var exactText: String { lower == upper ? "\(lower)" : "\(lower)-\(upper)" }

  /// Reads what `exactText` writes; anything else gives nothing.
  init?(exactText text: String) {
    let dash = text.utf8.firstIndex(of: UInt8(ascii: "-")) ?? text.endIndex
    guard !text.utf8.contains(UInt8(ascii: "+")), let lower = Fraction(text: text[..<dash]),
      let upper =
        dash == text.endIndex ? lower : Fraction(text: text[text.utf8.index(after: dash)...])
    else { return nil }
    self.init(lower, upper)
  }
}
