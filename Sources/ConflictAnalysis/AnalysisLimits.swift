/// Where a search for conflicts and correction sets ends early; `nil` is no limit.
package struct AnalysisLimits: Hashable, Sendable {
  /// Questions to the oracle, over all operations.
  ///
  /// Beyond it, whatever does not follow from earlier answers is unknown, and the enumeration ends.
  package var oracleCalls: Int?

  /// Conflicts that the enumeration tells.
  ///
  /// Afterwards it goes on for correction sets, and uses the oracle's cores as they are.
  package var conflicts: Int?

  /// Correction sets that the enumeration tells.
  ///
  /// Afterwards it goes on only for minimal conflicts.
  package var corrections: Int?

  /// Subsets without an answer at which the enumeration ends.
  ///
  /// Each unknown answer rules out one subset only, so an oracle that has given up would be asked about
  /// all of them.
  package var unknownSeeds: Int?

  package init(
    oracleCalls: Int? = nil,
    conflicts: Int? = nil,
    corrections: Int? = nil,
    unknownSeeds: Int? = nil
  ) {
    for limit in [oracleCalls, conflicts, corrections, unknownSeeds].compactMap(\.self) {
      precondition(limit >= 0, "A limit (\(limit)) must not be negative.")
    }
    self.oracleCalls = oracleCalls
    self.conflicts = conflicts
    self.corrections = corrections
    self.unknownSeeds = unknownSeeds
  }
}
