public import MealModel

/// The file of one household and one week, as it is written.
///
/// Names in it are still names and days are still days of the week or dates; `WeekFile.resolved` finds
/// out what they mean. Meals and colours are in their canonical spelling.
public struct WeekDocument: Hashable, Sendable {
  /// The version of the format that this program reads and writes.
  public static let schemaVersion = 1

  /// The seeds that a file can hold: its whole numbers have 64 bits, one of them for the sign.
  public static let seeds: ClosedRange<UInt64> = 0...UInt64(Int64.max)

  public var name: String?
  public var language: Language?
  public var week: Week

  /// The meals to plan, or `nil` for every meal of the week on every day.
  public var slots: [Slot]?

  /// The tags, or `nil` for the ten that a new household starts with.
  public var tags: [TagEntry]?

  public var dishes: [DishEntry]

  /// Dishes that stand and that no fill moves.
  public var pins: [MealEntry]

  public var filters: [FilterEntry]
  public var context: Context

  /// Decides between equally good plans; within `seeds`.
  public var seed: UInt64?

  /// What a fill chose, beside the pins.
  public var plan: [MealEntry]

  public init(week: Week = Week(), tags: [TagEntry]? = nil, dishes: [DishEntry] = []) {
    self.week = week
    self.tags = tags
    self.dishes = dishes
    pins = []
    filters = []
    context = Context()
    plan = []
  }

  /// The tags, those of a new household spelled out.
  public var allTags: [TagEntry] {
    tags ?? Tag.defaults.map { TagEntry(key: $0.id.rawValue, rules: $0.rules) }
  }

  /// The days of the plan and the meals of each.
  public struct Week: Hashable, Sendable {
    public var start: CivilDate?

    /// The weekday of the first day when there is no date, or `nil` for that of `weekStart`.
    public var firstDay: Weekday?

    public var days: Int?
    public var weekStart: Weekday?
    public var meals: [MealType]?

    public init(start: CivilDate? = nil) {
      self.start = start
    }
  }

  public struct Slot: Hashable, Sendable {
    public var day: DayReference
    public var meal: MealType

    public init(day: DayReference, meal: MealType) {
      self.day = day
      self.meal = meal
    }
  }

  public struct TagEntry: Hashable, Sendable {
    public var key: String

    /// The name, or `nil` for that of the well-known tag, else the key.
    public var name: NameEntry?

    public var color: TagColor?
    public var rules: TagRules

    public init(key: String, rules: TagRules = TagRules()) {
      self.key = key
      self.rules = rules
    }
  }

  /// A name in one language or in both.
  public enum NameEntry: Hashable, Sendable {
    case literal(String)
    case localized(LocalizedName)
  }

  public struct DishEntry: Hashable, Sendable {
    public var id: String?
    public var name: String
    public var details: String?
    public var tags: [String]
    public var meals: [MealType]?
    public var rules: DishRules
    public var weight: Int

    public init(name: String, tags: [String] = []) {
      self.name = name
      self.tags = tags
      rules = DishRules()
      weight = 0
    }
  }

  /// A dish on a day, as pins, plan and context say it.
  public struct MealEntry: Hashable, Sendable {
    public var day: DayReference
    public var meal: MealType
    public var dish: String

    public init(day: DayReference, meal: MealType, dish: String) {
      self.day = day
      self.meal = meal
      self.dish = dish
    }
  }

  public struct FilterEntry: Hashable, Sendable {
    public var days: [DayReference]?
    public var meals: [MealType]?
    public var requireTags: [String] = []
    public var require: SlotFilter.Requirement?
    public var excludeTags: [String] = []
    public var excludeDishes: [String] = []
    public var onlyDishes: [String]?

    /// A filter that every dish passes.
    public init() {}
  }

  /// What was eaten before the plan and what follows it.
  public struct Context: Hashable, Sendable {
    public var before: [MealEntry] = []
    public var after: [MealEntry] = []
  }
}
