public import PlanFiles

/// A change of one rule of one tag or dish: `Carne.maxPerWeek=2`, `+Pescado.minPerWeek=1`,
/// `-Huevos.noDuplicateInDay`.
///
/// Which of them a name means is clear from the rule, because tags and dishes have no kind of rule in
/// common. `tag:` and `dish:` before the name are understood and change nothing.
public struct RuleChange: Hashable, Sendable {
  /// The tag or dish, by its key, its `id` or any of its names.
  public var subject: String

  public var action: Action

  /// What is done with the rule.
  public enum Action: Hashable, Sendable {
    /// The rule says this from now on, whether or not it was there.
    case set(RuleSetting)

    /// The rule is new; it is a mistake if the tag or dish has it.
    case add(RuleSetting)

    /// The rule goes; it is a mistake if the tag or dish does not have it.
    case remove(RuleKey)
  }

  public init(_ subject: String, _ action: Action) {
    self.subject = subject
    self.action = action
  }

  /// The rule that is changed.
  public var key: RuleKey {
    switch action {
    case .set(let setting), .add(let setting): setting.key
    case .remove(let key): key
    }
  }
}

extension RuleChange: Codable {
  /// Reads the text of a change.
  public init(from decoder: any Decoder) throws {
    try self.init(parsing: decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// A change of rules that cannot be understood or cannot be made.
public struct RuleChangeError: Error, Hashable, Sendable {
  /// The change as it was typed.
  public var change: String

  public var reason: Reason

  /// What was probably meant, or `nil`.
  public var nearMatch: String?

  /// The file that the change stands in with the place in it, or `nil` for one that was typed.
  public var source: Source?

  public struct Source: Hashable, Sendable {
    public var file: String
    public var place: FilePlace
  }

  public enum Reason: Hashable, Sendable {
    /// It has no name, no dot, or no rule behind the last dot.
    case notAChange
    case unknownRule(String)

    /// `tag:` stands before the rule of a dish, or `dish:` before that of a tag.
    case ruleOfDishes(String)
    case ruleOfTags(String)

    /// A rule is set or added without a value, or taken away with one.
    case missingValue(String)
    case needlessValue(String)

    case notANumber(String, allowed: ClosedRange<Int>)
    case notYesOrNo(String)
    case notYesOrScope(String)
    case notADay(String)

    /// A list is empty, or a name in it is.
    case emptyName

    /// The value is not two numbers with dots between them, or they are the wrong way round or too far
    /// apart.
    case notASweep
    case badRange(Int, Int, greatestCount: Int)

    /// What is added says that there is no such rule.
    case addsNothing

    /// No week has the tag or the dish.
    case unknownTag(String)
    case unknownDish(String)

    /// Several tags or dishes of a week have the name.
    case unclearTag(String, file: String)
    case unclearDish(String, file: String)

    /// The rule that is added is there, or the one that is taken away is not.
    case alreadyThere(file: String)
    case notThere(file: String)
  }

  init(_ change: String, _ reason: Reason, nearMatch: String? = nil) {
    self.change = change
    self.reason = reason
    self.nearMatch = nearMatch
  }
}
