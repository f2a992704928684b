import HouseholdModel
import HouseholdPlanning
import MealModel
import RuleHarness

/// Reads rules of a tag or a dish as changes of rules are read everywhere: `maxPerWeek=2`, `+minPerWeek=1`,
/// `-noDuplicateInDay`.
enum RuleForm {
  /// The rules of a tag after some changes.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - rules: The changes.
  /// - Returns: Its rules.
  /// - Throws: `RuleChangeError`.
  static func rules(of tag: Tag, after rules: [String]) throws -> TagRules {
    var problem = try PlanningProblem(slots: [], tags: [tag], dishes: [])
    for rule in rules {
      problem = try apply(rule, toSubject: tag.id.rawValue, in: problem)
    }
    return problem.tags[0].rules
  }

  /// The rules of a dish after a change.
  static func rules(of draft: DishDraft, after rule: String) throws -> DishRules {
    let dish = Dish(draft.name, rules: draft.rules)
    let problem = try PlanningProblem(slots: [], tags: [], dishes: [dish])
    return try apply(rule, toSubject: draft.name, in: problem).dishes[0].rules
  }

  private static func apply(
    _ rule: String,
    toSubject name: String,
    in problem: PlanningProblem
  ) throws -> PlanningProblem {
    let sign = rule.prefix { "+-".contains($0) }
    let subject = "\"\(name.replacing("\"", with: "\"\""))\""
    do {
      let change = try RuleChange(parsing: "\(sign)\(subject).\(rule.dropFirst(sign.count))")
      guard let changed = try change.applied(to: problem, file: name) else {
        preconditionFailure("\(name) is the only name that the change can mean.")
      }
      return changed
    } catch let error as RuleChangeError {
      // Only the rule was typed.
      var shown = error
      shown.change = rule
      throw shown
    }
  }
}
