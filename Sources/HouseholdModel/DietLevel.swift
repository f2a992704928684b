/// What a dish is made of, in rising strictness; a day that asks for one level accepts every stricter
/// one.
public enum DietLevel: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// Anything; as the wish for a day, "any".
  case standard

  /// No meat and no fish; as the wish for a day, "veg".
  case vegetarian

  /// Nothing from animals.
  case vegan

  /// The key in files and in the store.
  public var key: String {
    switch self {
    case .standard: "standard"
    case .vegetarian: "vegetarian"
    case .vegan: "vegan"
    }
  }

  public init?(key: String) {
    guard let level = Self.allCases.first(where: { $0.key == key }) else { return nil }
    self = level
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
