public import MealModel
public import PlanExplanation

/// Something that a household says or has set, named as a file names it.
///
/// Positions in a problem mean something in that problem only; an element means the same before and
/// after a change of rules, and in every week that has the tag or the dish.
public enum RuleElement: Hashable, Sendable {
  /// One rule of a tag, which is meant by its key.
  case tag(String, TagRuleKind)

  /// One rule of a dish, which is meant by its name, or by its `id` where several have the name.
  case dish(String, DishRuleKind)

  /// One of the filters, counted from zero.
  case filter(Int)

  /// One of the pins, counted from zero; the meals of the file's plan go on counting after them.
  case pin(Int)

  /// All meals before and after the plan together.
  case context

  /// The element of a problem as a file names it.
  ///
  /// - Parameters:
  ///   - element: The element by its position.
  ///   - problem: The problem in which it has the position.
  public init(_ element: HouseholdElement, in problem: PlanningProblem) {
    switch element {
    case .context: self = .context
    case .rule(let rule): self.init(rule, in: problem)
    }
  }

  /// The rule of a problem as a file names it.
  public init(_ rule: RuleID, in problem: PlanningProblem) {
    switch rule {
    case .tag(let tag, let kind): self = .tag(problem.tags[tag].id.rawValue, kind)
    case .dish(let dish, let kind): self = .dish(ProblemNames.name(ofDish: dish, in: problem), kind)
    case .filter(let filter): self = .filter(filter)
    case .pin(let pin): self = .pin(pin)
    }
  }
}

extension RuleElement: CustomStringConvertible {
  /// The element in short, as changes of rules are written: `carne.maxPerWeek`, `pin 2`, `context`.
  public var description: String {
    switch self {
    case .tag(let name, let kind): "\(name).\(kind.rawValue)"
    case .dish(let name, let kind): "\(name).\(kind.rawValue)"
    case .filter(let number): "filter \(number)"
    case .pin(let number): "pin \(number)"
    case .context: "context"
    }
  }
}

extension RuleElement: Comparable {
  /// An order in which lists of elements are always the same: by description.
  public static func < (left: Self, right: Self) -> Bool {
    left.description < right.description
  }
}

extension RuleElement: Codable {
  private enum CodingKeys: String, CodingKey {
    case rule, tag, dish, filter, pin
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let rule = try container.decode(String.self, forKey: .rule)
    if let kind = TagRuleKind(rawValue: rule) {
      self = .tag(try container.decode(String.self, forKey: .tag), kind)
    } else if let kind = DishRuleKind(rawValue: rule) {
      self = .dish(try container.decode(String.self, forKey: .dish), kind)
    } else {
      switch rule {
      case "filter": self = .filter(try container.decode(Int.self, forKey: .filter))
      case "pin": self = .pin(try container.decode(Int.self, forKey: .pin))
      case "context": self = .context
      default:
        throw DecodingError.dataCorruptedError(
          forKey: .rule,
          in: container,
          debugDescription: "'\(rule)' is no kind of rule."
        )
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .tag(let tag, let kind):
      try container.encode(kind.rawValue, forKey: .rule)
      try container.encode(tag, forKey: .tag)
    case .dish(let dish, let kind):
      try container.encode(kind.rawValue, forKey: .rule)
      try container.encode(dish, forKey: .dish)
    case .filter(let number):
      try container.encode("filter", forKey: .rule)
      try container.encode(number, forKey: .filter)
    case .pin(let number):
      try container.encode("pin", forKey: .rule)
      try container.encode(number, forKey: .pin)
    case .context:
      try container.encode("context", forKey: .rule)
    }
  }
}
