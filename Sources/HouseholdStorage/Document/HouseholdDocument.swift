public import HouseholdModel

/// Everything that a household keeps, as one file of JSON: for copies, for other programs, and for moving to another
/// machine.
///
/// Writing a household that a store holds and reading it again gives an equal one; writing that again gives the same
/// bytes.
public struct HouseholdDocument: Hashable, Sendable {
  public var household: Household

  public init(_ household: Household) {
    self.household = household
  }

  /// The version of the format.
  static let version = 1
}
