public import MealModel

/// Everything that a household keeps: a value, which a store reads and writes.
///
/// Lists have a fixed order, so that two equal households are written alike: tags as they were added, dishes
/// as they were added, weeks, cook events, shopping and calendar by date, templates by name.
public struct Household: Hashable, Sendable {
  public var settings: HouseholdSettings

  /// The profile as its file says it, so that a household never depends on a file elsewhere; `nil` for a
  /// profile that comes with the program.
  public var profileText: String?

  public var tags: [HouseholdTag]

  /// The dishes, removed ones among them.
  public var dishes: [HouseholdDish]

  public var weeks: [StoredWeek]
  public var cookEvents: [CookEvent]
  public var templates: [WeekTemplate]
  public var shopping: [ShoppingRecord]
  public var calendar: [CalendarRecord]

  /// A household with the ten predefined tags and nothing else.
  public init(settings: HouseholdSettings) {
    self.settings = settings
    tags = Tag.defaults.map { HouseholdTag($0) }
    dishes = []
    weeks = []
    cookEvents = []
    templates = []
    shopping = []
    calendar = []
  }
}

extension Household {
  /// The dishes that are there, without removed ones.
  public var currentDishes: [HouseholdDish] { dishes.filter { $0.removedOn == nil } }

  /// The dish with an identity, also a removed one.
  public func dish(_ id: DishID) -> HouseholdDish? { dishes.first { $0.id == id } }

  /// The stored week that begins on a Monday, or `nil`.
  public func week(_ start: CivilDate) -> StoredWeek? { weeks.first { $0.start == start } }
}
