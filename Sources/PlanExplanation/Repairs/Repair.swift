public import MealPlanning

/// Changes after which the week can be completed, with the week that they give.
public struct Repair: Sendable {
  /// The changes.
  ///
  /// All of them are needed where `Explanation.areRepairsCheapest`; otherwise some question stayed without
  /// an answer, and fewer might do.
  public var steps: [RepairStep]

  /// How much is changed; see `docs/command-line.md` for what each change costs.
  public var cost: Int

  /// The changed week, filled; its problem holds the changes, new dishes last.
  public var result: FillResult
}
