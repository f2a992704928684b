public import MealPlanning

/// Changes after which the week can be completed, with the week that they give.
public struct Repair: Sendable {
  /// The changes, all of them needed.
  public var steps: [RepairStep]

  /// How much is changed; see `docs/command-line.md` for what each change costs.
  public var cost: Int

  /// The changed week, filled; its problem holds the changes, new dishes last.
  public var result: FillResult
}
