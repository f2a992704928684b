/// Something that must hold in a week and does not, or that was not found out.
public struct ExpectationFailure: Hashable, Sendable, Codable {
  /// The file of the expectation.
  public var file: String

  /// Where in the file it stands: `filled`, `levels.variety`, `blocked[2]`.
  public var key: String

  public var expected: String

  /// What is the case instead.
  public var found: String

  /// Whether the question was not answered in time, so that the expectation may hold.
  public var unknown: Bool
}
