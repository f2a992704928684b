/// An exact number, written as one whole number over another.
///
/// Amounts of ingredients are fractions, so that three thirds are one. Always in lowest terms with a
/// positive denominator. Arithmetic gives `nil` where a number would no longer fit into 64 bits, which no
/// kitchen reaches.
public struct Fraction: Hashable, Sendable, Comparable {
  public let numerator: Int

  /// At least one.
  public let denominator: Int

  /// Makes a fraction in lowest terms, or nothing when the denominator is zero or a number does not fit.
  public init?(_ numerator: Int, _ denominator: Int = 1) {
    guard denominator != 0, numerator != .min, denominator != .min else { return nil }
    let divisor = Self.greatestCommonDivisor(abs(numerator), abs(denominator))
    let sign = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / divisor
    self.denominator = sign * denominator / divisor
  }

  public static let zero = Fraction(whole: 0)
  public static let one = Fraction(whole: 1)

  private init(whole: Int) {
    numerator = whole
    denominator = 1
  }

  /// The sum, or nothing when it does not fit.
  public func adding(_ other: Fraction) -> Fraction? {
    guard let left = Self.product(numerator, other.denominator),
      let right = Self.product(other.numerator, denominator),
      let bottom = Self.product(denominator, other.denominator)
    else { return nil }
    let (top, overflow) = left.addingReportingOverflow(right)
    return overflow ? nil : Fraction(top, bottom)
  }

  /// The product, or nothing when it does not fit.
  public func multiplied(by other: Fraction) -> Fraction? {
    // Crosswise lowest terms first keep the numbers small.
    guard let left = Fraction(numerator, other.denominator),
      let right = Fraction(other.numerator, denominator),
      let top = Self.product(left.numerator, right.numerator),
      let bottom = Self.product(left.denominator, right.denominator)
    else { return nil }
    return Fraction(top, bottom)
  }

  /// The quotient, or nothing when the divisor is zero or a number does not fit.
  public func divided(by other: Fraction) -> Fraction? {
    Fraction(other.denominator, other.numerator).flatMap(multiplied)
  }

  /// The smallest whole number that is not less.
  public var roundedUp: Int {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder > 0 ? quotient + 1 : quotient
  }

  /// Compares exactly: the products of 64-bit numbers are formed with 128 bits.
  public static func < (left: Self, right: Self) -> Bool {
    let first = left.numerator.multipliedFullWidth(by: right.denominator)
    let second = right.numerator.multipliedFullWidth(by: left.denominator)
    return (first.high, first.low) < (second.high, second.low)
  }

  private static func product(_ left: Int, _ right: Int) -> Int? {
    let (product, overflow) = left.multipliedReportingOverflow(by: right)
    return overflow ? nil : product
  }

  private static func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
    var (left, right) = (left, right)
    while right != 0 { (left, right) = (right, left % right) }
    return max(left, 1)
  }
}

extension Fraction: CustomStringConvertible {
  /// The fraction as `3/4`, or as `2` when it is whole.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }

  /// Reads what `description` writes; anything else gives nothing.
  public init?(text: Substring) {
    guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) else {
      guard let whole = Int(text) else { return nil }
      self.init(whole)
      return
    }
    guard let top = Int(text[..<slash]), let bottom = Int(text[text.utf8.index(after: slash)...])
    else { return nil }
    self.init(top, bottom)
  }
}
