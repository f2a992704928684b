import HouseholdModel

extension Fraction {
  /// The number that a floating-point number is meant to be: the shortest decimal that reads back as it.
  ///
  /// 0.1 gives one tenth, although no floating-point number is. Gives nothing for what is not finite or
  /// does not fit.
  init?(shortestDecimalOf number: Double) {
    guard number.isFinite else { return nil }
    // As `0.0283495` or `1e-06`.
    let parts = number.description.split(separator: "e")
    guard let mantissa = parts.first, let exponent = parts.count == 1 ? 0 : Int(parts[1]) else {
      return nil
    }
    let sides = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    let decimals = sides.count == 2 ? sides[1] : ""
    guard let digits = Int(sides[0] + decimals),
      let power = Self.powerOfTen(abs(exponent - decimals.count))
    else { return nil }
    let shift = exponent - decimals.count
    let whole = Fraction(digits)
    self.init(1)
    let scaled = shift < 0 ? whole?.divided(by: power) : whole?.multiplied(by: power)
    guard let scaled else { return nil }
    self = scaled
  }

  /// The digits of the number as a decimal, or nothing where it has more than six decimals.
  ///
  /// - Parameter mark: What stands before the decimals.
  /// - Returns: Text such as `1.5` or `12`.
  func decimalText(mark: String) -> String? {
    for places in 0...6 {
      guard let power = Self.powerOfTen(places), let shifted = multiplied(by: power) else {
        return nil
      }
      guard shifted.denominator == 1 else { continue }
      guard places > 0 else { return "\(shifted.numerator)" }
      let digits = String(shifted.numerator.magnitude)
      let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
      let sign = numerator < 0 ? "-" : ""
      return sign + padded.dropLast(places) + mark + padded.suffix(places)
    }
    return nil
  }

  /// The number as a person writes fractions: `1/3`, `2`, `1 1/2`.
  var mixedText: String {
    guard denominator > 1, numerator > denominator else { return description }
    let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    return "\(whole) \(rest)/\(denominator)"
  }

  static func powerOfTen(_ exponent: Int) -> Fraction? {
    guard (0...18).contains(exponent) else { return nil }
    return Fraction((0..<exponent).reduce(1) { power, _ in power * 10 })
  }
}
