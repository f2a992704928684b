import MealModel

/// Times as people type and read them.
enum DurationText {
  /// A limit such as `2s`, `1.5s`, `500ms` or `1m`; `none` is no limit.
  static func limit(_ text: String) throws(UsageError.Reason) -> Duration? {
    guard text != "none" else { return nil }
    let units: [(suffix: String, milliseconds: Double)] = [
      ("ms", 1), ("s", 1_000), ("m", 60_000),
    ]
    for (suffix, milliseconds) in units where text.hasSuffix(suffix) {
      let digits = text.dropLast(suffix.count)
      guard digits.allSatisfy({ "0123456789.".contains($0) }), let number = Double(digits),
        number * milliseconds <= 1e12
      else { break }
      return .milliseconds(Int64((number * milliseconds).rounded()))
    }
    throw .notADuration(text)
  }

  /// A time in milliseconds, and from a second on in seconds.
  static func text(_ duration: Duration, in language: Language) -> String {
    let milliseconds = milliseconds(duration)
    guard milliseconds >= 1_000 else { return "\(max(1, Int(milliseconds.rounded()))) ms" }
    let tenths = Int((milliseconds / 100).rounded())
    let comma = language == .spanish ? "," : "."
    return "\(tenths / 10)\(comma)\(tenths % 10) s"
  }

  static func milliseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
  }
}

extension Duration {
  /// The time in milliseconds with three decimals, the same in every language.
  var milliseconds: String {
    let microseconds = Int((DurationText.milliseconds(self) * 1_000).rounded())
    let decimals = String(microseconds % 1_000)
    return "\(microseconds / 1_000).\(String(repeating: "0", count: 3 - decimals.count))\(decimals)"
  }
}
