import MIPModel

/// Plans that may be as good as the bound of a relaxation that is not whole.
///
/// There can be one as far as nothing is lost above preference. Where dishes differ in weight, the
/// relaxation says which ones go together, and often only the days in it are not whole.
struct RootPlans: Sendable {
  private let formulation: Formulation
  private let ceilingSearch: CeilingSearch
  private let hasPreferences: Bool

  init(_ formulation: Formulation, _ ceilingSearch: CeilingSearch) {
    self.formulation = formulation
    self.ceilingSearch = ceilingSearch
    hasPreferences = formulation.levels.contains { $0.level == .preference }
  }

  /// The point of such a plan, if one is found with some patience.
  ///
  /// - Parameters:
  ///   - group: The positions of the levels that are minimised together.
  ///   - root: What is known of them.
  /// - Returns: One value per variable of the program, or `nil`.
  @Sendable
  func point(for group: Range<Int>, root: RootRelaxation) -> [Double]? {
    let levels = formulation.levels[group]
    let isPerfect = levels.allSatisfy {
      !$0.level.isAbovePreference || $0.loss.objective.value(at: root.values) < 0.5
    }
    guard isPerfect, let last = levels.last?.level else { return nil }
    if !hasPreferences {
      return root.bound < 0.5
        ? ceilingSearch.planAtCeiling(.patient).flatMap(formulation.point) : nil
    }
    let plan =
      last.isAbovePreference
      ? ceilingSearch.planBesidePreference(of: formulation.dishes, .patient)
      : ceilingSearch.plan(of: formulation.menu(of: root.values))
    return plan.flatMap(formulation.point)
  }
}
