public import HouseholdModel
public import MealModel
public import PlanFiles
import PlanTexts

/// What the free version of the product leaves out, as numbers and names (M-150 to M-157, B-37).
///
/// Off for everybody by default: the limits hold only in a household whose settings say so and that is not
/// premium. Even then they only keep new things from being made. What exists stays, is planned with, and
/// can be changed; nothing is hidden or removed because of them. What neither list of the product names, such
/// as "at most twice a week" of a dish, is free.
public struct FreeLimits: Hashable, Sendable {
  /// So many dishes can be there before the next one is refused.
  public var maxDishes: Int

  /// So many tags can be there, predefined ones included, before the next one is refused.
  public var maxTags: Int

  /// What only a premium household can add or ask for.
  public var premiumFeatures: Set<PremiumFeature>

  /// Limits with numbers and names of one's own.
  public init(maxDishes: Int, maxTags: Int, premiumFeatures: Set<PremiumFeature>) {
    self.maxDishes = maxDishes
    self.maxTags = maxTags
    self.premiumFeatures = premiumFeatures
  }

  /// The limits of the product: 20 dishes, the ten predefined tags, and every premium feature.
  public static let product = FreeLimits(
    maxDishes: 20,
    maxTags: 10,
    premiumFeatures: Set(PremiumFeature.allCases)
  )

  /// Limits as a configuration says them: `{"maxDishes": 20, "maxTags": 10, "premium": ["templates"]}`.
  ///
  /// What is missing is as in the product.
  ///
  /// - Parameters:
  ///   - text: The configuration, in JSON.
  ///   - file: What errors call it.
  /// - Throws: `FileError` with the place of what is wrong.
  public init(configuration text: String, file: String) throws(FileError) {
    let cursor = try JSONCursor(TextBytes(Array(text.utf8), file: file))
    let members = try cursor.members(["maxDishes", "maxTags", "premium"])
    let product = Self.product
    maxDishes = try members["maxDishes"]?.integer(in: ProblemLimits.dishes) ?? product.maxDishes
    maxTags = try members["maxTags"]?.integer(in: ProblemLimits.tags) ?? product.maxTags
    let words = PremiumFeature.allCases.map { (name: $0.rawValue, value: $0) }
    premiumFeatures =
      try members["premium"].map { list throws(FileError) in
        Set(try list.list { entry throws(FileError) in try entry.word(words) })
      } ?? product.premiumFeatures
  }
}

/// Something that the product sells; the raw value is its name in a configuration.
public enum PremiumFeature: String, Hashable, Sendable, CaseIterable {
  /// Adding tags of the household's own (M-150).
  case customTags

  /// Giving a dish a least distance in days (M-152).
  case separation

  /// Giving a dish a standing appointment (M-153).
  case fixedDay

  /// Saving weeks as templates (M-155).
  case templates

  /// The shopping list (M-156).
  case shoppingList

  /// The statistics (M-157).
  case statistics

  /// The feature as a heading: `Etiquetas personalizadas`.
  public func text(in language: Language) -> String {
    let key: HouseholdText =
      switch self {
      case .customTags: .customTags
      case .separation: .separation
      case .fixedDay: .fixedDay
      case .templates: .templates
      case .shoppingList: .shoppingList
      case .statistics: .statistics
      }
    return Catalogue.text(key, in: language)
  }
}

extension Household {
  /// Whether the limits of the free version hold here.
  public var isLimited: Bool { settings.limitsFreeVersion && !settings.isPremium }

  /// Refuses something that only a premium household can do, where the limits hold.
  ///
  /// - Parameters:
  ///   - feature: What is asked for.
  ///   - limits: What the free version leaves out.
  /// - Throws: `HouseholdError` with `premiumOnly`.
  public func require(_ feature: PremiumFeature, limits: FreeLimits) throws(HouseholdError) {
    guard isLimited, limits.premiumFeatures.contains(feature) else { return }
    throw HouseholdError(.premiumOnly(feature))
  }

  /// Refuses one more dish where the free version has no room for it.
  func requireRoomForDish(limits: FreeLimits) throws(HouseholdError) {
    guard isLimited, currentDishes.count >= limits.maxDishes else { return }
    throw HouseholdError(.tooManyDishes(limit: limits.maxDishes))
  }

  /// Refuses one more tag where the free version has no room for it.
  func requireRoomForTag(limits: FreeLimits) throws(HouseholdError) {
    try require(.customTags, limits: limits)
    guard isLimited, tags.count >= limits.maxTags else { return }
    throw HouseholdError(.tooManyTags(limit: limits.maxTags))
  }
}
