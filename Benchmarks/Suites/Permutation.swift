import MealModel
package import PlanFiles

extension WeekDocument {
  /// The same week with dishes, tags and filters in another order.
  ///
  /// What a household means does not depend on the order, so neither may the value of the best plan. The
  /// names of dishes must be different, or the order would decide who is meant.
  ///
  /// - Parameter seed: Decides the order; zero changes nothing.
  /// - Returns: The week.
  package func permuted(seed: Int) -> WeekDocument {
    guard seed != 0 else { return self }
    var random = SplitMix64(seed: UInt64(bitPattern: Int64(seed)))
    var document = self
    var tags = allTags
    random.shuffle(&document.dishes)
    random.shuffle(&tags)
    random.shuffle(&document.filters)
    document.tags = tags
    return document
  }
}
