public import HouseholdModel
public import MealModel

/// A change that a household asked for and that cannot be made; nothing has changed then.
public struct HouseholdError: Error, Hashable, Sendable {
  public var reason: Reason

  /// What was probably meant, or `nil`.
  public var nearMatch: String?

  init(_ reason: Reason, nearMatch: String? = nil) {
    self.reason = reason
    self.nearMatch = nearMatch
  }

  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    case unknownDish(String)
    case unclearDish(String, [DishReference])
    case unknownTag(String)
    case unclearTag(String, [TagReference])
    case unknownTemplate(String)

    case emptyName
    case nameNotOneLine
    case nameTooLong(Int, limit: Int)
    case detailsNotOneLine
    case detailsTooLong(Int, limit: Int)
    case noTag
    case noMeals
    case outOfRange(Quantity, Int, ClosedRange<Int>)

    /// The dish stands in the week that is going on, which forbids removing it (M-044).
    case plannedThisWeek(DishReference, [PlannedMeal])

    /// The dish stands in weeks to come, which forbids removing it unless forced.
    case plannedLater(DishReference, [PlannedMeal])

    case tagNameTaken(TagReference)

    /// Names and colours of the predefined tags are everybody's, and none can be removed.
    case predefinedTag(TagReference)

    /// Dishes that would have no tag, which forbids removing the tag unless forced.
    case lastTag(TagReference, [DishReference])

    case minAboveMax(Int, Int)
    case noDays
    case notAColor(String)

    case unknownSetting(String)
    case setting(SettingKey, SettingFault)

    case cookedInFuture(CivilDate)
    case emptyTemplate
    case templateNameTaken(String)

    case tooManyDishes(limit: Int)
    case tooManyTags(limit: Int)
    case premiumOnly(PremiumFeature)
  }

  /// A number that a household chooses.
  public enum Quantity: Hashable, Sendable {
    case rating, servings, minGapDays, maxUses, maxPerWeek, minPerWeek
  }
}

/// A dish in an answer: what identifies it and what people call it.
public struct DishReference: Hashable, Sendable {
  public var id: DishID
  public var name: String

  public init(id: DishID, name: String) {
    self.id = id
    self.name = name
  }

  /// The reference to a dish.
  public init(_ dish: HouseholdDish) {
    self.init(id: dish.id, name: dish.name)
  }
}

/// A tag in an answer: what identifies it and what people call it.
public struct TagReference: Hashable, Sendable {
  public var id: TagID
  public var name: LocalizedName

  /// The reference to a tag.
  public init(_ tag: HouseholdTag) {
    id = tag.id
    name = tag.tag.name
  }
}
