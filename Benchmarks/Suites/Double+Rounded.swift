extension Double {
  /// A number with so many digits behind the point.
  package func rounded(digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    let whole = Int64((abs(self) * scale).rounded())
    let sign = self < 0 && whole != 0 ? "-" : ""
    guard digits > 0 else { return sign + String(whole) }
    let text = String(whole)
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return sign + padded.dropLast(digits) + "." + padded.suffix(digits)
  }

  /// A time in milliseconds, with as many digits as it deserves.
  package var asMilliseconds: String {
    let milliseconds = self * 1_000
    return milliseconds.rounded(digits: milliseconds < 10 ? 2 : milliseconds < 100 ? 1 : 0)
  }

  package var asPercent: String { (self * 100).rounded(digits: 1) + " %" }
}
