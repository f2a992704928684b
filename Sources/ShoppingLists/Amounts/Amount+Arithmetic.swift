public import HouseholdModel

extension Amount {
  /// The amount for more or fewer people, exactly; a range keeps both ends.
  ///
  /// Gives nothing when the factor is negative or a number no longer fits.
  public func scaled(by factor: Fraction) -> Amount? {
    guard let lower = lower.multiplied(by: factor), let upper = upper.multiplied(by: factor) else {
      return nil
    }
    return Amount(lower, upper)
  }

  /// Both amounts together; the ends of ranges add up, so that 1-2 and 3-4 are 4-6.
  ///
  /// Gives nothing when a number no longer fits.
  public func adding(_ other: Amount) -> Amount? {
    guard let lower = lower.adding(other.lower), let upper = upper.adding(other.upper) else {
      return nil
    }
    return Amount(lower, upper)
  }

  /// What is left of the amount when some of it is there, never below zero.
  ///
  /// Gives nothing when a number no longer fits.
  func reduced(by stock: Fraction) -> Amount? {
    guard let less = Fraction(-1)?.multiplied(by: stock), let lower = lower.adding(less),
      let upper = upper.adding(less)
    else { return nil }
    return Amount(max(.zero, lower), max(.zero, upper))
  }
}
