import MealModel
import PlanFiles
import Testing

struct WeekFileChangesTests {
  private static let json = """
    {
      "schema": 1,
      "name": "Casa",
      "week": {"start": "2026-11-30", "days": 7, "meals": ["lunch", "dinner"]},
      "tags": [
        {"key": "meat", "rules": {"maxPerWeek": 3, "noConsecutive": "anyMeal"}},
        {"key": "treat", "name": "Capricho", "rules": {"minPerWeek": 1, "onlyDays": ["sat"]}}
      ],
      "dishes": [
        {"name": "Pollo", "description": "Con patatas", "tags": ["Carne"], "rules": {"minGapDays": 3}},
        {"id": "p", "name": "Pizza", "tags": ["Capricho"], "meals": ["dinner"], "rules": {"maxUses": 1}}
      ],
      "pins": [
        {"day": "tue", "meal": "lunch", "dish": "Pollo"},
        {"day": "2026-12-03", "meal": "dinner", "dish": "p"}
      ],
      "filters": [
        {"days": ["mon"], "excludeTags": ["Carne"]},
        {"days": ["2026-12-02"], "meals": ["dinner"], "onlyDishes": ["Pizza"]}
      ],
      "context": {
        "before": [
          {"day": "sat", "meal": "dinner", "dish": "Pizza"}, {"day": 0, "meal": "lunch", "dish": "Pollo"}
        ],
        "after": [{"day": "mon", "meal": "lunch", "dish": "Pollo"}]
      },
      "seed": 7,
      "plan": [{"day": "sun", "meal": "dinner", "dish": "Pollo"}]
    }
    """

  /// A household's problem with some parts replaced.
  private struct Changes {
    var tags: [Tag]
    var dishes: [Dish]
    var pins: [Assignment]
    var filters: [SlotFilter]
    var context: [Assignment]
  }

  /// The lines that differ between the file as it was and with some changes, those before with a minus.
  private func difference(_ change: (inout Changes) -> Void) throws -> [String] {
    let file = try WeekFile(json: Array(Self.json.utf8), file: "week.json")
    let week = try file.resolved()
    let changed = try problem(week.problem, change)
    let adopted = file.adopting(changed, of: week)
    let resolved = try adopted.resolved()
    #expect(resolved.problem.tags == changed.tags)
    #expect(resolved.problem.dishes == changed.dishes)
    #expect(resolved.problem.pins == changed.pins)
    #expect(resolved.problem.context == changed.context)
    #expect(resolved.problem.filters == changed.filters.filter { $0.days != [] })
    let old = file.document.encoded().split(separator: "\n").map(String.init)
    let new = adopted.document.encoded().split(separator: "\n").map(String.init)
    let difference = new.difference(from: old)
    return difference.removals.map { "-" + $0.text } + difference.insertions.map { "+" + $0.text }
  }

  private func problem(
    _ problem: PlanningProblem,
    _ change: (inout Changes) -> Void
  ) throws -> PlanningProblem {
    var changes = Changes(
      tags: problem.tags,
      dishes: problem.dishes,
      pins: problem.pins,
      filters: problem.filters,
      context: problem.context
    )
    change(&changes)
    return try PlanningProblem(
      window: problem.window,
      slots: problem.slots,
      tags: changes.tags,
      dishes: changes.dishes,
      pins: changes.pins,
      filters: changes.filters,
      context: changes.context
    )
  }

  @Test func `without a change the document stays as it is written`() throws {
    #expect(try difference { _ in } == [])
  }

  @Test func `a number of a tag`() throws {
    #expect(
      try difference { $0.tags[0].rules.maxPerWeek = 4 } == [
        #"-{"key": "meat", "rules": {"maxPerWeek": 3, "noConsecutive": "anyMeal"}},"#,
        #"+{"key": "meat", "rules": {"maxPerWeek": 4, "noConsecutive": "anyMeal"}},"#,
      ]
    )
  }

  @Test func `a rule of a tag that looks at the same meal only`() throws {
    #expect(
      try difference { $0.tags[0].rules.noConsecutive = .sameMeal } == [
        #"-{"key": "meat", "rules": {"maxPerWeek": 3, "noConsecutive": "anyMeal"}},"#,
        #"+{"key": "meat", "rules": {"maxPerWeek": 3, "noConsecutive": true}},"#,
      ]
    )
  }

  @Test func `rules of a tag that go`() throws {
    #expect(
      try difference { $0.tags[1].rules = TagRules() } == [
        #"-{"key": "treat", "name": "Capricho", "rules": {"minPerWeek": 1, "onlyDays": ["sat"]}}"#,
        #"+{"key": "treat", "name": "Capricho"}"#,
      ]
    )
  }

  @Test func `a number and the meals of a dish`() throws {
    let difference = try difference {
      $0.dishes[0].rules.minGapDays = 2
      $0.dishes[1].meals = nil
      $0.dishes[1].rules.maxUses = 2
    }
    #expect(
      difference == [
        #"-{"name": "Pollo", "description": "Con patatas", "tags": ["Carne"], "rules": {"minGapDays": 3}},"#,
        #"-{"id": "p", "name": "Pizza", "tags": ["Capricho"], "meals": ["dinner"], "rules": {"maxUses": 1}}"#,
        #"+{"name": "Pollo", "description": "Con patatas", "tags": ["Carne"], "rules": {"minGapDays": 2}},"#,
        #"+{"id": "p", "name": "Pizza", "tags": ["Capricho"], "rules": {"maxUses": 2}}"#,
      ]
    )
  }

  @Test func `new dishes come last`() throws {
    let difference = try difference {
      $0.dishes += [Dish("Plato nuevo 1"), Dish("Plato nuevo 2", tags: [.meat])]
    }
    #expect(
      difference.filter { $0.hasPrefix("+") }.suffix(2) == [
        #"+{"name": "Plato nuevo 1"},"#, #"+{"name": "Plato nuevo 2", "tags": ["meat"]}"#,
      ]
    )
  }

  @Test func `a pin that goes, whether its day is a weekday or a date`() throws {
    #expect(
      try difference { $0.pins.remove(at: 0) }.contains(
        #"-{"day": "tue", "meal": "lunch", "dish": "Pollo"},"#
      )
    )
    #expect(
      try difference { $0.pins.remove(at: 1) }.contains(
        #"-{"day": "2026-12-03", "meal": "dinner", "dish": "p"}"#
      )
    )
  }

  @Test func `a filter that goes`() throws {
    let difference = try difference { $0.filters[0] = SlotFilter(days: []) }
    #expect(difference.contains(#"-{"days": ["mon"], "excludeTags": ["Carne"]},"#))
    #expect(!difference.contains { $0.contains("onlyDishes") && $0.hasPrefix("+") })
  }

  @Test func `context that goes, before and after`() throws {
    #expect(
      try difference { $0.context = [] }.count { $0.hasPrefix("-") && $0.contains("dish") } == 3
    )
    let first = try difference { $0.context.remove(at: 0) }
    #expect(first.contains { $0.hasPrefix("-") && $0.contains(#""sat""#) })
    let last = try difference { $0.context.removeLast() }
    #expect(last.contains { $0.hasPrefix("-") && $0.contains(#""mon""#) })
  }

  @Test func `tags that were left out are spelled out once one changes, and only then`() throws {
    let json = #"{"schema": 1, "dishes": [{"name": "Pollo", "tags": ["Carne"]}]}"#
    let file = try WeekFile(json: Array(json.utf8), file: "week.json")
    let week = try file.resolved()
    let same = file.adopting(try problem(week.problem) { $0.dishes.append(Dish("B")) }, of: week)
    #expect(same.document.tags == nil)
    let changed = try problem(week.problem) { $0.tags[0].rules.maxPerWeek = 9 }
    let other = file.adopting(changed, of: week)
    #expect(other.document.tags?.count == Tag.defaults.count)
    #expect(try other.resolved().problem.tags == changed.tags)
  }

  @Test func `the dishes of a list are written into the copy`() throws {
    var file = try WeekFile(json: Array(#"{"schema": 1}"#.utf8), file: "week.json")
    try file.replaceDishes(with: DishList(json: Array(#"[{"name": "A"}]"#.utf8), file: "a.json"))
    let week = try file.resolved()
    let changed = try problem(week.problem) { $0.dishes.append(Dish("B")) }
    let adopted = file.adopting(changed, of: week)
    #expect(adopted.document.dishes.map(\.name) == ["A", "B"])
    // Notes about new dishes have a place, though the list has none for them.
    #expect(try adopted.resolved().problem == changed)
  }
}

extension CollectionDifference<String>.Change {
  /// The line without its indentation.
  fileprivate var text: String {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _):
      String(element.drop { $0 == " " })
    }
  }
}
