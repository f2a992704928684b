/// A day of the week; Monday is zero, as in ISO 8601.
public enum Weekday: Int, Hashable, Sendable, CaseIterable, Comparable {
  case monday
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday

  /// The key used in files and on the command line, `mon` to `sun`.
  public var key: String {
    switch self {
    case .monday: "mon"
    case .tuesday: "tue"
    case .wednesday: "wed"
    case .thursday: "thu"
    case .friday: "fri"
    case .saturday: "sat"
    case .sunday: "sun"
    }
  }

  public init?(key: String) {
    guard let weekday = Self.allCases.first(where: { $0.key == key }) else { return nil }
    self = weekday
  }

  /// The weekday a number of days later, or earlier when the number is negative.
  public func advanced(by days: Int) -> Weekday {
    let sum = (rawValue + days % 7 + 7) % 7
    return Self.allCases[sum]
  }

  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}
