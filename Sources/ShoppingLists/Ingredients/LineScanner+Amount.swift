import HouseholdModel

extension LineScanner {
  /// Reads a number, a range or a product: `2`, `1-2`, `2 a 3`, `3 x 200`; nothing and no step where none
  /// begins.
  mutating func amount() throws(IngredientError) -> Amount? {
    let start = position
    if next?.isDash == true, second?.digit != nil || second?.vulgarFraction != nil {
      position += 1
      _ = try number()
      throw error(.negative(text(from: start)))
    }
    guard let first = try range() else { return nil }
    let end = position
    _ = take(" ")
    if take("x", "X", "×", "*") {
      _ = take(" ")
      if let second = try range() {
        let lower = try fitting(first.lower.multiplied(by: second.lower), from: start)
        let upper = try fitting(first.upper.multiplied(by: second.upper), from: start)
        return Amount(lower, upper)
      }
    }
    position = end
    return first
  }

  /// One number or two.
  private mutating func range() throws(IngredientError) -> Amount? {
    let start = position
    guard let lower = try sum() else { return nil }
    let end = position
    _ = take(" ")
    let isDashed = next?.isDash == true
    if isDashed {
      position += 1
    } else if position == end || !takeWord("a", "to", "o", "or") {
      position = end
      return Amount(lower)
    }
    _ = take(" ")
    guard let upper = try sum() else {
      position = end
      return Amount(lower)
    }
    if let amount = Amount(lower, upper) { return amount }
    // No range, but how some write one and a half: 1-1/2.
    if isDashed, lower.denominator == 1, upper < .one {
      return Amount(try fitting(lower.adding(upper), from: start))
    }
    throw error(.upsideDown(text(from: start)))
  }

  /// A number, also as "2 y 1/2".
  private mutating func sum() throws(IngredientError) -> Fraction? {
    let start = position
    guard let whole = try number() else { return nil }
    let end = position
    if take(" "), takeWord("y", "and"), take(" "), let part = try number(), part < .one {
      return try fitting(whole.adding(part), from: start)
    }
    position = end
    return whole
  }
}
