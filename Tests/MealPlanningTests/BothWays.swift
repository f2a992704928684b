import MealModel
import MealPlanning

/// One problem filled by the product, and by its program alone.
func bothWays(
  _ problem: PlanningProblem,
  seed: UInt64
) throws -> (product: FillResult, program: FillResult) {
  var options = FillOptions(seed: seed, timeLimit: nil)
  let product = try MealPlanner().fill(problem, options: options)
  options.alwaysSolves = true
  return (product, try MealPlanner().fill(problem, options: options))
}
