public import HouseholdModel
public import MealModel
import PlanFiles

extension Household {
  /// Keeps a week under a name (M-155).
  ///
  /// - Parameters:
  ///   - name: The name. One that differs only in case and accents is the same name.
  ///   - entries: Dishes by day, 0 to 6, and meal; no meal twice.
  ///   - replacing: Whether a template with the name may be replaced.
  ///   - limits: What the free version leaves out, where that counts.
  ///   - moment: When it happens.
  /// - Returns: The template.
  /// - Throws: `HouseholdError`; nothing has changed then.
  public mutating func saveTemplate(
    _ name: String,
    entries: [Assignment],
    replacing: Bool = false,
    limits: FreeLimits = .product,
    at moment: Moment
  ) throws(HouseholdError) -> WeekTemplate {
    precondition(
      entries.allSatisfy { (0...6).contains($0.slot.day) },
      "A template has days from 0 to 6: \(entries.map(\.slot.day))."
    )
    precondition(
      Set(entries.map(\.slot)).count == entries.count,
      "A template has each meal once: \(entries.map(\.slot))."
    )
    try require(.templates, limits: limits)
    let name = name.trimmed
    try name.checkAsName()
    guard !entries.isEmpty else { throw HouseholdError(.emptyTemplate) }
    if let taken = templates.first(where: { $0.name.folded == name.folded }), !replacing {
      throw HouseholdError(.templateNameTaken(taken.name))
    }
    let template = WeekTemplate(
      name: name,
      entries: entries.sorted { $0.slot.placeInWeek < $1.slot.placeInWeek },
      createdAt: moment.timestamp
    )
    templates.removeAll { $0.name.folded == name.folded }
    templates.append(template)
    templates.sort { $0.name < $1.name }
    return template
  }

  /// The template that somebody means by a name; case and accents do not count.
  ///
  /// - Parameter text: The name.
  /// - Returns: The template.
  /// - Throws: `HouseholdError` with `unknownTemplate`.
  public func template(named text: String) throws(HouseholdError) -> WeekTemplate {
    var table = NameTable()
    for (index, template) in templates.enumerated() {
      _ = table.insert(index, identity: nil, names: [template.name])
    }
    guard let match = table.matches(of: text.trimmed).first else {
      throw HouseholdError(
        .unknownTemplate(text.trimmed),
        nearMatch: table.nearMatch(of: text.trimmed)
      )
    }
    return templates[match]
  }

  /// Removes a template; the weeks that it was put into stay as they are.
  ///
  /// - Parameter text: Its name.
  /// - Returns: The template as it was.
  /// - Throws: `HouseholdError` with `unknownTemplate`.
  public mutating func removeTemplate(named text: String) throws(HouseholdError) -> WeekTemplate {
    let template = try template(named: text)
    templates.removeAll { $0.name == template.name }
    return template
  }
}

extension MealSlot {
  /// Where the meal stands in its week: by day, then in the order in which a day has the usual meals, then
  /// by name.
  fileprivate var placeInWeek: (Int, Int, String) {
    let place = MealType.usualOrder.firstIndex(of: meal) ?? MealType.usualOrder.count
    return (day, place, meal.rawValue)
  }
}
