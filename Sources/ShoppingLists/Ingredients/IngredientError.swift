/// A line about an ingredient that cannot be read.
public struct IngredientError: Error, Hashable, Sendable {
  /// The line as it was written.
  public var line: String

  /// What is wrong.
  public var reason: Reason

  /// What is wrong with the line; texts are the part of the line that is meant.
  public enum Reason: Hashable, Sendable {
    case empty
    case notOneLine
    case tooLong(Int, limit: Int)

    /// An amount of nothing.
    case noName

    /// An `@` with nothing behind it.
    case noCategory

    /// A fraction such as `1/0`.
    case zeroDenominator(String)

    /// Digits that make no number, such as `1,2,3`.
    case notANumber(String)

    /// More than `IngredientLimits.amount`, or more than six decimals.
    case doesNotFit(String)

    /// A range such as `4-2`.
    case upsideDown(String)

    case negative(String)
  }

  /// An error with its parts as they are.
  public init(line: String, reason: Reason) {
    self.line = line
    self.reason = reason
  }
}

/// How much fits into a line about an ingredient.
public enum IngredientLimits {
  /// The greatest number in an amount, above and below the line of a fraction.
  public static let amount = 1_000_000

  /// The number of characters of a line, counted as Unicode scalars.
  public static let length = 300
}
