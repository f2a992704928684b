public import MealModel
public import MealPlanning

/// What must hold in a scenario; what is `nil` or empty of its own accord is not asked about.
///
/// It stands in `NAME.expected.json` beside the week `NAME.json`. Everything is about the week with its
/// pins and with its plan, if it has one, as standing meals.
public struct Expectation: Hashable, Sendable {
  /// Who it is, and what is special about the week, in one sentence.
  public var about: String

  /// How many meals the week has.
  public var slots: Int?

  /// How many meals the best plan fills, pins included; proved.
  public var filled: Int?

  /// How much the best plan misses of the "at least" rules; proved.
  public var shortfall: Int?

  /// By level the proved value of the best plan.
  public var levels: [PlanLevel: Int]

  /// All minimal conflicts; their order and the order within them have no meaning.
  public var conflicts: [[RuleElement]]?

  /// The changes that cost least among those that complete the week.
  public var cheapest: Cheapest?

  /// What the standing meals break among themselves, each with the smallest sets of meals.
  public var contradictions: [[RuleElement]]?

  /// Dishes that may go into a meal beside everything that stands.
  public var allowed: [Placement]?

  /// Dishes that may not, and exactly which rules keep them out.
  public var blocked: [BlockedPlacement]?

  /// All rules that the standing meals break, as `planner check` finds them.
  public var violations: [ExpectedViolation]?

  /// An expectation that asks for nothing.
  public init(about: String) {
    self.about = about
    levels = [:]
  }

  /// The least cost of a repair, and all repairs of that cost.
  public struct Cheapest: Hashable, Sendable {
    public var cost: Int
    public var repairs: [[RepairElement]]

    public init(cost: Int, repairs: [[RepairElement]]) {
      self.cost = cost
      self.repairs = repairs
    }
  }

  /// A dish in a slot, both by their positions.
  public struct Placement: Hashable, Sendable {
    public var slot: Int
    public var dish: Int

    public init(slot: Int, dish: Int) {
      self.slot = slot
      self.dish = dish
    }
  }

  /// A dish that is kept out of a slot.
  public struct BlockedPlacement: Hashable, Sendable {
    public var placement: Placement

    /// The rules that keep it out, all of them; `nil` where any will do.
    public var blockers: Set<RuleElement>?

    public init(_ placement: Placement, by blockers: Set<RuleElement>? = nil) {
      self.placement = placement
      self.blockers = blockers
    }
  }

  /// A rule that the standing meals break.
  public struct ExpectedViolation: Hashable, Sendable {
    public var rule: RuleElement

    /// The meals of the plan that break it together; those around the plan are not named.
    public var slots: Set<MealSlot>

    public init(rule: RuleElement, slots: Set<MealSlot>) {
      self.rule = rule
      self.slots = slots
    }
  }
}
