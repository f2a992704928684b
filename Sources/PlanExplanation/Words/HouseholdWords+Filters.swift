import MealModel
import PlanTexts

extension HouseholdWords {
  /// The meals that a filter is about: `lun y mar, cena`.
  func scope(ofFilter filter: Int) -> String {
    let filter = problem.filters[filter]
    if filter.days?.isEmpty == true {
      return Catalogue.text(RuleText.conditionNowhere, in: language)
    }
    let days = filter.days.map { list($0.sorted().map(name(ofDay:))) }
    let meals = filter.meals.map(names(of:))
    let parts = [days, meals].compactMap(\.self).filter { !$0.isEmpty }
    return parts.isEmpty
      ? Catalogue.text(RuleText.conditionScope, in: language)
      : parts.joined(separator: ", ")
  }

  /// What a filter asks of a dish: `con Verduras, sin Carne y Pescado`.
  func condition(ofFilter filter: Int) -> String {
    let filter = problem.filters[filter]
    var parts: [String] = []
    if !filter.requiredTags.isEmpty {
      switch filter.requirement {
      case .any:
        parts.append(part(.conditionRequired, alternatives(filter.requiredTags.map(name(ofTag:)))))
      case .all:
        let names = list(filter.requiredTags.map(name(ofTag:)))
        parts.append(
          part(filter.requiredTags.count > 1 ? .conditionRequiredAll : .conditionRequired, names)
        )
      }
    }
    if !filter.excludedTags.isEmpty {
      parts.append(part(.conditionExcluded, list(filter.excludedTags.map(name(ofTag:)))))
    }
    if !filter.excludedDishes.isEmpty {
      parts.append(part(.conditionNotDishes, list(filter.excludedDishes.map(name(ofDish:)))))
    }
    if let allowed = filter.allowedDishes {
      parts.append(part(.conditionOnlyDishes, list(allowed.map(name(ofDish:)))))
    }
    return parts.isEmpty
      ? Catalogue.text(RuleText.conditionEmpty, in: language)
      : parts.joined(separator: ", ")
  }

  private func part(_ key: RuleText, _ names: String) -> String {
    Catalogue.text(key, in: language, ["names": .text(names)])
  }

  private func alternatives(_ names: [String]) -> String {
    let or = language == .spanish ? " o " : " or "
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + or + last
  }

  private func name(ofTag id: TagID) -> String {
    problem.tags.first { $0.id == id }?.name[language] ?? id.rawValue
  }

  private func name(ofDish id: DishID) -> String {
    problem.dishes.first { $0.id == id }?.name ?? id.rawValue
  }
}
