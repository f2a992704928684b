public import MealModel
import PlanTexts

/// Dishes that the same rules keep out of a meal.
public struct BlockerGroup: Hashable, Sendable {
  /// Why, in the words of the household; several reasons in the order of the rules.
  public var reasons: [String]

  /// The dishes, in the order of the problem.
  public var dishes: [Int]

  /// Makes a group.
  public init(reasons: [String], dishes: [Int]) {
    self.reasons = reasons
    self.dishes = dishes
  }
}

extension HouseholdWords {
  /// Why a rule keeps a dish out: `Carne ya llega al máximo de 3 en esa semana`.
  public func blockerText(of rule: RuleID) -> String {
    text(phrases(for: rule).blocker)
  }

  /// The dishes that may not stand in a meal by the reasons for it, the commonest first.
  ///
  /// Every blocked dish is in one group. Where a dish never suits the meal, what else keeps it out at the
  /// moment is not said: it would not help to change it.
  ///
  /// - Parameter blockersOfDish: By dish the rules that keep it out; dishes without any are left out.
  /// - Returns: The groups.
  public func groups(of blockersOfDish: [[RuleID]]) -> [BlockerGroup] {
    var texts: [RuleID: String] = [:]
    var positions: [[String]: Int] = [:]
    var groups: [BlockerGroup] = []
    for (dish, rules) in blockersOfDish.enumerated() where !rules.isEmpty {
      let lasting = rules.filter(\.isAboutPlace)
      var reasons: [String] = []
      for rule in lasting.isEmpty ? rules : lasting {
        let text = texts[rule] ?? blockerText(of: rule)
        texts[rule] = text
        if !reasons.contains(text) { reasons.append(text) }
      }
      if let position = positions[reasons] {
        groups[position].dishes.append(dish)
      } else {
        positions[reasons] = groups.count
        groups.append(BlockerGroup(reasons: reasons, dishes: [dish]))
      }
    }
    return groups.enumerated()
      .sorted { ($1.element.dishes.count, $0.offset) < ($0.element.dishes.count, $1.offset) }
      .map(\.element)
  }

  /// A group as a line: `5 platos (Pollo asado, Albóndigas y 3 más): …`.
  ///
  /// - Parameters:
  ///   - group: The dishes and reasons.
  ///   - namedDishes: How many dishes are named at most.
  /// - Returns: The line.
  public func text(of group: BlockerGroup, namedDishes: Int = 3) -> String {
    let named = group.dishes.prefix(max(1, namedDishes)).map(name(ofDish:))
    let rest = group.dishes.count - named.count
    let names =
      rest == 0
      ? named.joined(separator: ", ")
      : Catalogue.text(
        BlockerText.groupPart,
        in: language,
        ["names": .text(named.joined(separator: ", ")), "count": .number(rest)]
      )
    return Catalogue.text(
      BlockerText.group,
      in: language,
      [
        "count": .number(group.dishes.count),
        "names": .text(names),
        "reasons": .text(group.reasons.joined(separator: "; ")),
      ]
    )
  }
}

extension RuleID {
  /// Whether the rule looks at the dish and the place alone, so that no other meal can change it.
  var isAboutPlace: Bool {
    switch self {
    case .tag(_, .mealTypeRestriction), .tag(_, .onlyDays), .dish(_, .meals), .filter: true
    case .tag(_, .maxPerWeek), .tag(_, .minPerWeek), .tag(_, .noConsecutive),
      .tag(_, .noDuplicateInDay), .dish(_, .minGapDays), .dish(_, .fixedDay), .dish(_, .maxUses),
      .pin:
      false
    }
  }
}
