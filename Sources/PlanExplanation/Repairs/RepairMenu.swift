import MealModel

/// Every change that could be part of a repair, and what it costs.
///
/// The steps of one element form a chain from the smallest change to the greatest: "at most 3" becomes 4,
/// then 5, then 6, then the rule goes. A step further along contains those before it, and costs what it
/// changes more than they do.
///
/// The order of costs is that of the household: a number by one is less than another dish, that less than
/// a switch, that less than a filter, a pin, a whole rule with a number, and last the past.
struct RepairMenu {
  /// One change.
  struct Item: Hashable {
    var step: RepairStep

    /// What it costs beyond the item before it in its chain.
    var cost: Int

    /// The position of the item before it in its chain.
    var predecessor: Int?
  }

  private(set) var items: [Item] = []

  /// By element the positions of its chain, the smallest change first.
  private var chainOfElement: [HouseholdElement: [Int]] = [:]

  /// The chains that add dishes of one kind.
  private var dishChains: [[Int]] = []

  /// What single changes cost; documented in `docs/command-line.md`.
  enum Cost {
    static let number = 2
    static let dish = 3
    static let scope = 4
    static let toggle = 8
    static let filter = 12
    static let pin = 16
    static let wholeRule = 32
    static let context = 40
  }

  /// By how much a number is changed at most before its rule goes altogether.
  static let greatestChange = 3

  /// The changes of some elements, and a new dish of each kind that the problem asks for.
  ///
  /// A new dish has no rules of its own and fits wherever another of its kind does, so one of a kind is
  /// always enough.
  init(_ problem: PlanningProblem, elements: [HouseholdElement], addsDishes: Bool = true) {
    for element in elements {
      chainOfElement[element] = add(chain(of: element, in: problem))
    }
    guard addsDishes else { return }
    for tags in Self.kindsOfNewDishes(for: problem) {
      dishChains.append(add([(.addDishes(count: 1, tags: tags), Cost.dish)]))
    }
  }

  /// The changes that taking some items away from the household comes to: of each chain the greatest.
  func steps(taking taken: Set<Int>) -> [RepairStep] {
    let covered = Set(taken.compactMap { items[$0].predecessor })
    return items.indices.filter { taken.contains($0) && !covered.contains($0) }
      .map { items[$0].step }
  }

  /// The items of which one must be taken to break up a conflict that stands after some are taken.
  func items(breaking conflict: [HouseholdElement], after taken: Set<Int>) -> [Int] {
    let chains = conflict.compactMap { chainOfElement[$0] } + dishChains
    return chains.compactMap { chain in chain.first { !taken.contains($0) } }.sorted()
  }

  private mutating func add(_ chain: [(step: RepairStep, cost: Int)]) -> [Int] {
    var positions: [Int] = []
    var paid = 0
    for (step, cost) in chain {
      items.append(Item(step: step, cost: cost - paid, predecessor: positions.last))
      positions.append(items.count - 1)
      paid = cost
    }
    return positions
  }

  private func chain(
    of element: HouseholdElement,
    in problem: PlanningProblem
  ) -> [(step: RepairStep, cost: Int)] {
    let removal = RepairStep.remove(element)
    func raised(_ number: Int, _ step: (Int) -> RepairStep) -> [(step: RepairStep, cost: Int)] {
      (1...Self.greatestChange).filter { ProblemLimits.ruleNumbers.contains(number + $0) }
        .map { (step(number + $0), Cost.number * $0) } + [(removal, Cost.wholeRule)]
    }
    /// Down to zero, which is no rule any more.
    func lowered(_ number: Int, _ step: (Int) -> RepairStep) -> [(step: RepairStep, cost: Int)] {
      let steps = (1...Self.greatestChange).filter { $0 <= number }
        .map { (step: step(number - $0), cost: Cost.number * $0) }
      return number <= Self.greatestChange ? steps : steps + [(removal, Cost.wholeRule)]
    }
    switch element {
    case .context: return [(removal, Cost.context)]
    case .rule(.pin): return [(removal, Cost.pin)]
    case .rule(.filter): return [(removal, Cost.filter)]
    case .rule(.tag(let tag, let kind)):
      let rules = problem.tags[tag].rules
      switch kind {
      case .maxPerWeek:
        return raised(rules.maxPerWeek ?? 0) { .setMaximum(tag: tag, to: $0) }
      case .minPerWeek:
        return lowered(rules.minPerWeek ?? 0) { .setMinimum(tag: tag, to: $0) }
      case .noConsecutive where rules.noConsecutive == .anyMeal:
        return [(.sameMealOnly(tag: tag), Cost.scope), (removal, Cost.toggle)]
      case .noConsecutive, .noDuplicateInDay, .mealTypeRestriction, .onlyDays:
        return [(removal, Cost.toggle)]
      }
    case .rule(.dish(let dish, let kind)):
      let rules = problem.dishes[dish].rules
      switch kind {
      case .minGapDays: return lowered(rules.minGapDays ?? 0) { .setGap(dish: dish, to: $0) }
      case .maxUses: return raised(rules.maxUses ?? 0) { .setUses(dish: dish, to: $0) }
      case .meals, .fixedDay: return [(removal, Cost.toggle)]
      }
    }
  }

  /// Which tags a new dish may have to help where one without tags does not: those of a minimum, and
  /// those that a filter asks for.
  private static func kindsOfNewDishes(for problem: PlanningProblem) -> [[Int]] {
    let positions = Dictionary(
      uniqueKeysWithValues: zip(problem.tags.map(\.id), problem.tags.indices)
    )
    var kinds: [[Int]] = [[]]
    for (tag, value) in problem.tags.enumerated() where value.rules.minPerWeek ?? 0 > 0 {
      kinds.append([tag])
    }
    for filter in problem.filters {
      let required = Set(filter.requiredTags.compactMap { positions[$0] }).sorted()
      switch filter.requirement {
      case .any: kinds += required.map { [$0] }
      case .all where !required.isEmpty: kinds.append(required)
      case .all: break
      }
    }
    var seen: Set<[Int]> = []
    return kinds.filter { seen.insert($0).inserted }.sorted { $0.count < $1.count }
  }
}
