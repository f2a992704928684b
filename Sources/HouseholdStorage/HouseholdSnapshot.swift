public import HouseholdModel

/// A household as a store had it at one moment, by which a change can spare reading it once more.
public struct HouseholdSnapshot: Sendable {
  public let household: Household

  /// The number of that state of the store, drawn at random.
  let revision: Int

  /// Whether nobody has changed the store between two readings.
  package func isSameState(as other: HouseholdSnapshot) -> Bool { revision == other.revision }
}
