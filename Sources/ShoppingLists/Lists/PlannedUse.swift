public import HouseholdModel

/// One meal of the week that is cooked, as far as shopping is concerned.
public struct PlannedUse: Hashable, Sendable {
  /// What is cooked, with its ingredients.
  public var dish: HouseholdDish

  /// For how many people, where a child may be half a one; `nil` cooks what the recipe says.
  ///
  /// Only a dish that says for how many its ingredients are can be scaled; another one stays as it is.
  public var people: Fraction?

  /// A meal with a dish, by default in the quantities of the recipe.
  public init(_ dish: HouseholdDish, people: Fraction? = nil) {
    self.dish = dish
    self.people = people
  }

  /// By how much the recipe is multiplied, or nothing where a number does not fit.
  var factor: Fraction? {
    guard let people, let servings = dish.servings, servings > 0 else { return .one }
    return Fraction(servings).flatMap(people.divided)
  }
}

extension Household {
  /// What meals of the household ask for: their dishes for the people of the settings.
  ///
  /// - Parameter slots: The meals to shop for, without hidden ones. A meal whose dish the household does
  ///   not know asks for nothing.
  /// - Returns: The uses, in the same order.
  public func plannedUses(of slots: [StoredSlot]) -> [PlannedUse] {
    let people = settings.people.flatMap { Fraction($0) }
    return slots.compactMap { slot in dish(slot.dish).map { PlannedUse($0, people: people) } }
  }
}
