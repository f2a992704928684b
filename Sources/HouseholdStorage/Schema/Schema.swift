/// The tables of a store, as the steps that led to them.
///
/// A store says in `user_version` how many steps it has taken. A new schema is one more step; steps that were
/// published never change.
package struct Schema: Sendable {
  /// What each version changes, as statements; the first step begins with an empty file.
  package var steps: [String]

  package init(steps: [String]) {
    self.steps = steps
  }

  /// The version that this program reads and writes.
  package static let current = Schema(steps: [version1])

  /// The number of the version that all steps lead to.
  package var version: Int { steps.count }

  /// Marks a file as a store of a household: "Meal" in ASCII.
  static let applicationID = 0x4D65_616C
}
