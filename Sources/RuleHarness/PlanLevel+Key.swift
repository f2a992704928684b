package import MealPlanning

extension PlanLevel {
  /// The name of the level in files and reports.
  package var key: String {
    switch self {
    case .shortfall: "shortfall"
    case .filledSlots: "filledSlots"
    case .variety: "variety"
    case .preference: "preference"
    case .repeats: "repeats"
    }
  }
}
