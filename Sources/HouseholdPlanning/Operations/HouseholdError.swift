public import HouseholdModel
public import MealModel

/// A change that a household asked for and that cannot be made; nothing has changed then.
public struct HouseholdError: Error, Hashable, Sendable {
  /// What is wrong.
  public var reason: Reason

  /// What was probably meant, or `nil`.
  public var nearMatch: String?

  init(_ reason: Reason, nearMatch: String? = nil) {
    self.reason = reason
    self.nearMatch = nearMatch
  }

  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// No dish has the name.
    case unknownDish(String)

    /// Several dishes could be meant.
    case unclearDish(String, [DishReference])

    /// No tag has the name.
    case unknownTag(String)

    /// Several tags could be meant.
    case unclearTag(String, [TagReference])

    /// No template has the name.
    case unknownTemplate(String)

    /// There is nothing but spaces in a name.
    case emptyName

    /// A name has line breaks or other control characters.
    case nameNotOneLine

    /// A name has more letters than it may have.
    case nameTooLong(Int, limit: Int)

    /// A description has line breaks or other control characters.
    case detailsNotOneLine

    /// A description has more letters than it may have.
    case detailsTooLong(Int, limit: Int)

    /// A dish has no tag where the profile asks for one.
    case noTag

    /// A dish would be for no meal at all.
    case noMeals

    /// A number is not among those that it may be.
    case outOfRange(Quantity, Int, ClosedRange<Int>)

    /// The dish stands in the week that is going on, which forbids removing it (M-044).
    case plannedThisWeek(DishReference, [PlannedMeal])

    /// The dish stands in weeks to come, which forbids removing it unless forced.
    case plannedLater(DishReference, [PlannedMeal])

    /// Another tag has the name.
    case tagNameTaken(TagReference)

    /// Names and colours of the predefined tags are everybody's, and none can be removed.
    case predefinedTag(TagReference)

    /// Dishes that would have no tag, which forbids removing the tag unless forced.
    case lastTag(TagReference, [DishReference])

    /// A weekly minimum is above the maximum.
    case minAboveMax(Int, Int)

    /// A rule leaves no day of the week.
    case noDays

    /// A text is no colour such as `#FF8800`.
    case notAColor(String)

    /// No setting has the name.
    case unknownSetting(String)

    /// A setting cannot have the value.
    case setting(SettingKey, SettingFault)

    /// A day on which something was cooked is yet to come.
    case cookedInFuture(CivilDate)

    /// There is nothing in a week that is to be a template.
    case emptyTemplate

    /// Another template has the name.
    case templateNameTaken(String)

    /// The free version has no room for one more dish.
    case tooManyDishes(limit: Int)

    /// The free version has no room for one more tag.
    case tooManyTags(limit: Int)

    /// The free version does not have what was asked for.
    case premiumOnly(PremiumFeature)
  }

  /// A number that a household chooses.
  public enum Quantity: Hashable, Sendable {
    /// The stars of a dish.
    case rating

    /// For how many people ingredients are.
    case servings

    /// The least distance of a dish in days.
    case minGapDays

    /// How often a dish may stand in a week.
    case maxUses

    /// How often a tag may stand in a week.
    case maxPerWeek

    /// How often a tag has to stand in a week.
    case minPerWeek
  }
}

/// A dish in an answer: what identifies it and what people call it.
public struct DishReference: Hashable, Sendable {
  /// The identity of the dish.
  public var id: DishID

  /// What the dish is called.
  public var name: String

  /// A dish by identity and name.
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
  /// The key of the tag.
  public var id: TagID

  /// What the tag is called.
  public var name: LocalizedName

  /// The reference to a tag.
  public init(_ tag: HouseholdTag) {
    id = tag.id
    name = tag.tag.name
  }
}
