public import class MIPModel.StopFlag

/// How a fill is done and how long it may take.
public struct FillOptions: Sendable {
  /// The algorithm.
  public var method: FillMethod

  /// Decides between plans that are equally good; `nil` draws a seed, which the result reports.
  public var seed: UInt64?

  /// Wall time for the search, or `nil` for no limit.
  ///
  /// When it ends, the best plan so far is returned. A greedy plan takes no notice of it.
  public var timeLimit: Duration?

  /// Raised from another thread to stop the search and get the best plan so far.
  public var stop: StopFlag?

  /// The number of branch-and-bound nodes, or `nil` for no limit; unlike time it is repeatable.
  package var nodeLimit: Int?

  package var grouping: Grouping = .undominated

  /// Whether the program is solved even where a plan is at hand that no plan can better.
  package var alwaysSolves = false

  /// Makes options; without arguments, an optimal fill with a new seed and ten seconds.
  public init(
    method: FillMethod = .optimal,
    seed: UInt64? = nil,
    timeLimit: Duration? = .seconds(10),
    stop: StopFlag? = nil
  ) {
    self.method = method
    self.seed = seed
    self.timeLimit = timeLimit
    self.stop = stop
  }
}

/// The algorithms that fill a plan.
public enum FillMethod: String, Hashable, Sendable, CaseIterable {
  /// A 0/1 program, solved to a proof.
  case optimal

  /// One walk through the slots, drawing among the dishes that fit.
  case greedy
}
