public import HouseholdModel
public import MealModel

/// What came of putting several dishes into a week at once.
public struct Transfer: Hashable, Sendable {
  /// What was put into the week, in the order of the days and meals.
  public var placed: [StoredSlot] = []

  /// What had to make room, in the same order.
  public var replaced: [StoredSlot] = []

  /// What was left out, and why.
  public var skipped: [Skipped] = []

  /// A dish that was not put into the week.
  public struct Skipped: Hashable, Sendable {
    /// The meal and the dish that was to be put there.
    public var entry: Assignment

    /// Why it was not.
    public var reason: Reason
  }

  /// Why a dish was not put into the week.
  public enum Reason: Hashable, Sendable, CaseIterable {
    /// The household no longer has the dish.
    case removedDish

    /// The meal is not planned.
    case hiddenMeal

    /// The day asks for a stricter diet.
    case otherDiet

    /// Something stands there, and nothing was to be replaced.
    case taken
  }
}

extension Household {
  /// Copies the planned meals of one week into another.
  ///
  /// Only empty meals are filled unless others are to be replaced. Rules are not asked: look at the week with
  /// a check afterwards. Where the days of a week are chosen and none are chosen yet, those of the older week
  /// are, with their diets.
  ///
  /// - Parameters:
  ///   - source: The Monday of the week to copy, which may be over.
  ///   - monday: The Monday of the week to change.
  ///   - occasion: The profile and the moment.
  ///   - replacing: Whether what stands gives way.
  /// - Returns: What was done and what was left out.
  /// - Throws: `WeekError` for a week that cannot be changed, for the same week, or with `nothingToCopy`.
  @discardableResult
  public mutating func copyWeek(
    _ source: CivilDate,
    to monday: CivilDate,
    on occasion: Occasion,
    replacing: Bool = false
  ) throws(WeekError) -> Transfer {
    try Editing.check(monday, at: occasion.moment)
    guard source != monday else { throw WeekError(.sameWeek) }
    guard let older = week(source), !older.slots.isEmpty else {
      throw WeekError(.nothingToCopy(source))
    }
    var week = week(beginning: monday, at: occasion.moment)
    if occasion.profile.choosesDays, (week.dietOfDay ?? [:]).isEmpty {
      week.dietOfDay = older.dietOfDay
    }
    let entries = older.slots.map { Assignment($0.slot, $0.dish) }
    return transfer(entries, into: week, on: occasion, replacing: replacing)
  }

  /// Puts the dishes of a template into a week (M-155, B-55).
  ///
  /// Only empty meals are filled unless others are to be replaced. Rules are not asked: look at the week with
  /// a check afterwards.
  ///
  /// - Parameters:
  ///   - name: The name of the template.
  ///   - monday: The Monday of the week to change.
  ///   - occasion: The profile and the moment.
  ///   - replacing: Whether what stands gives way.
  /// - Returns: What was done and what was left out.
  /// - Throws: `WeekError` for a week that cannot be changed, or with `noSuchTemplate` or `noTemplates`.
  @discardableResult
  public mutating func applyTemplate(
    _ name: String,
    to monday: CivilDate,
    on occasion: Occasion,
    replacing: Bool = false
  ) throws(WeekError) -> Transfer {
    try Editing.check(monday, at: occasion.moment)
    guard let template = templates.first(where: { $0.name == name }) else {
      guard !templates.isEmpty else { throw WeekError(.noTemplates(name)) }
      let near = name.closestMatch(in: templates.map(\.name))
      throw WeekError(.noSuchTemplate(name), nearMatch: near)
    }
    let week = week(beginning: monday, at: occasion.moment)
    return transfer(template.entries, into: week, on: occasion, replacing: replacing)
  }

  private mutating func transfer(
    _ entries: [Assignment],
    into week: StoredWeek,
    on occasion: Occasion,
    replacing: Bool
  ) -> Transfer {
    let active = Set(activeSlots(of: week, profile: occasion.profile))
    let diets = week.diets(under: occasion.profile)
    let dishes = Dictionary(uniqueKeysWithValues: currentDishes.map { ($0.id, $0) })
    var new = week
    var result = Transfer()
    for entry in entries.sorted(by: { MealSlot.isInOrder($0.slot, $1.slot) }) {
      let diet = diets[entry.slot.day] ?? .standard
      let reason: Transfer.Reason? =
        if let dish = dishes[entry.dish] {
          if !active.contains(entry.slot) {
            .hiddenMeal
          } else if dish.diet < diet {
            .otherDiet
          } else if week[entry.slot] != nil, !replacing {
            .taken
          } else {
            nil
          }
        } else {
          .removedDish
        }
      if let reason {
        result.skipped.append(Transfer.Skipped(entry: entry, reason: reason))
        continue
      }
      if let old = week[entry.slot] { result.replaced.append(old) }
      let stored = StoredSlot(entry.slot, entry.dish, origin: .chosen)
      new.put(stored)
      result.placed.append(stored)
    }
    store(new, changedAt: occasion.moment)
    return result
  }
}
