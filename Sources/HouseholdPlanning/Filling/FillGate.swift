public import HouseholdModel
public import MealModel
import PlanTexts

/// Something that has to be there before a week is filled.
public enum FillGate: Hashable, Sendable {
  /// There is no dish at all (B-24).
  case noDishes

  /// The household has fewer dishes than the profile asks for.
  case tooFewDishes(count: Int, minimum: Int)

  /// Fewer days are chosen than the profile asks for.
  case tooFewDays(count: Int, minimum: Int)

  /// There are days for which the household has too few dishes.
  case tooFewForDiet(DietShortage)
}

extension Household {
  /// What is missing before a week can be filled, in the order in which it is told.
  ///
  /// The dishes for the diets are looked at only where days ask for diets and there are dishes enough in
  /// all. What stands in the week counts as it stands. Rules of tags are not asked; a fill explains those.
  ///
  /// - Parameters:
  ///   - monday: The Monday of the week, stored or not.
  ///   - occasion: The profile and the moment.
  /// - Returns: The gates that are closed; empty when the week can be filled.
  public func closedGates(_ monday: CivilDate, on occasion: Occasion) -> [FillGate] {
    let profile = occasion.profile
    let week = week(beginning: monday, at: occasion.moment)
    let dishes = currentDishes.count
    let days = Set(activeSlots(of: week, profile: profile).map(\.day)).count
    var closed: [FillGate] = []
    if dishes == 0 {
      closed.append(.noDishes)
    } else if dishes < profile.minimumDishes {
      closed.append(.tooFewDishes(count: dishes, minimum: profile.minimumDishes))
    }
    if days < profile.minimumDays {
      closed.append(.tooFewDays(count: days, minimum: profile.minimumDays))
    }
    if closed.isEmpty, profile.choosesDays,
      let shortage = DietPool(of: week, in: self, profile: profile).shortage
    {
      closed.append(.tooFewForDiet(shortage))
    }
    return closed
  }
}

extension FillGate {
  /// The message in the words of a profile, without a full stop.
  public func text(in language: Language, profile: Profile) -> String {
    switch self {
    case .noDishes: profile.text(.noDishes, in: language)
    case .tooFewDishes(let count, let minimum):
      profile.text(
        .tooFewDishes,
        in: language,
        ["count": .number(count), "minimum": .number(minimum)]
      )
    case .tooFewDays(let count, let minimum):
      profile.text(
        .tooFewDays,
        in: language,
        ["count": .number(count), "minimum": .number(minimum)]
      )
    case .tooFewForDiet(let shortage): shortage.text(in: language, profile: profile)
    }
  }
}

extension DietShortage {
  fileprivate func text(in language: Language, profile: Profile) -> String {
    // Several meals of a day make days and dishes incomparable.
    guard meals == days.count else {
      return profile.text(.shortMeals, in: language, ["missing": .number(meals - uses)])
    }
    let days = TextValue.number(days.count)
    guard uses > 0 else { return profile.text(noneKey, in: language, ["days": days]) }
    return profile.text(
      isLeftOver ? leftKey : shortKey,
      in: language,
      ["days": days, "count": .number(uses)]
    )
  }

  private var shortKey: ProfileText {
    switch level {
    case .standard: .shortAny
    case .vegetarian: .shortVegetarian
    case .vegan: .shortVegan
    }
  }

  private var leftKey: ProfileText {
    switch level {
    case .standard: .leftAny
    case .vegetarian: .leftVegetarian
    case .vegan: .leftVegan
    }
  }

  private var noneKey: ProfileText {
    switch level {
    case .standard: .noneAny
    case .vegetarian: .noneVegetarian
    case .vegan: .noneVegan
    }
  }
}
