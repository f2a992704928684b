import HouseholdModel

extension Amount {
  /// The amount without any loss: `3/4`, or `1-2` for a range.
  var exactText: String { lower == upper ? "\(lower)" : "\(lower)-\(upper)" }

  /// Reads what `exactText` writes; anything else gives nothing.
  init?(exactText text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count <= 2, !text.utf8.contains(UInt8(ascii: "+")),
      let first = parts.first, let last = parts.last,
      let lower = Fraction(text: String(first)), let upper = Fraction(text: String(last))
    else { return nil }
    self.init(lower, upper)
  }
}
