import HouseholdModel
import MealModel
import PlanFiles

/// The two tags by which the document of a week says what a dish is made of.
///
/// They exist in documents only; the household does not see them among its tags. A vegan dish carries both,
/// so that a vegetarian day accepts it.
struct DietTags {
  /// The keys by level; levels that ask for nothing have none.
  private let keys: [DietLevel: String]

  /// - Parameter tags: The tags of the household, whose keys are taken.
  init(besides tags: [HouseholdTag]) {
    let taken = Set(tags.map(\.id.rawValue))
    func key(_ level: DietLevel) -> String {
      var key = "diet-\(level.key)"
      while taken.contains(key) { key += "-" }
      return key
    }
    keys = [.vegetarian: key(.vegetarian), .vegan: key(.vegan)]
  }

  /// The tags for a document.
  var entries: [WeekDocument.TagEntry] {
    [
      entry(.vegetarian, LocalizedName(spanish: "Vegetariano", english: "Vegetarian")),
      entry(.vegan, LocalizedName(spanish: "Vegano", english: "Vegan")),
    ]
    .compactMap(\.self)
  }

  /// The keys that a dish carries.
  func keys(of diet: DietLevel) -> [String] {
    DietLevel.allCases.filter { $0 <= diet }.compactMap { keys[$0] }
  }

  /// What the days of a week ask for, a condition for each level.
  func filters(for dietOfDay: [Int: DietLevel]) -> [WeekDocument.FilterEntry] {
    DietLevel.allCases.compactMap { level in
      let days = dietOfDay.filter { $0.value == level }.keys.sorted()
      guard let key = keys[level], !days.isEmpty else { return nil }
      var filter = WeekDocument.FilterEntry()
      filter.days = days.map { .weekday(Weekday.monday.advanced(by: $0)) }
      filter.requireTags = [key]
      return filter
    }
  }

  private func entry(_ level: DietLevel, _ name: LocalizedName) -> WeekDocument.TagEntry? {
    keys[level].map { key in
      var entry = WeekDocument.TagEntry(key: key)
      entry.name = .localized(name)
      return entry
    }
  }
}
