import HouseholdModel
import HouseholdPlanning
import MealModel
import MealPlanning
import PlanFiles
import Testing

struct WeekFileTests {
  @Test func `a week becomes a file that people could have written`() {
    var home = household([dish("Pisto", [.vegetables]), dish("Filete", [.meat])])
    home.settings.name = "Familia García"
    home.settings.includesWeekends = false
    home.tags = [
      home.tags[0], HouseholdTag(id: "wok", customName: "Wok", color: .neutral, rules: TagRules()),
    ]
    home.dishes[1].rules.minGapDays = 3
    home.dishes[1].meals = [.dinner]
    home.dishes[0].tags = ["wok", "gone"]
    home.cookEvents = [CookEvent("Filete", on: date("2026-11-29"))]
    home.weeks = [
      week(date("2026-11-23"), [(slot(.friday), "Filete")]), week([(slot(.tuesday), "Pisto")]),
    ]
    let file = home.weekFile(monday, on: occasion())
    #expect(file.file == "2026-W49")
    #expect(
      file.document.encoded() == """
        {
          "schema": 1,
          "name": "Familia García",
          "language": "es",
          "week": {"start": "2026-11-30", "days": 7},
          "slots": [
            {"day": "mon", "meal": "dinner"},
            {"day": "tue", "meal": "dinner"},
            {"day": "wed", "meal": "dinner"},
            {"day": "thu", "meal": "dinner"},
            {"day": "fri", "meal": "dinner"}
          ],
          "tags": [
            {"key": "meat", "color": "#E74C3C", "rules": {"maxPerWeek": 3, "noConsecutive": true, "noDuplicateInDay": true}},
            {"key": "wok", "name": "Wok", "color": "#95A5A6"}
          ],
          "dishes": [
            {"id": "Pisto", "name": "Pisto", "tags": ["wok"], "weight": 621},
            {"id": "Filete", "name": "Filete", "tags": ["meat"], "meals": ["dinner"], "rules": {"minGapDays": 3}, "weight": 184}
          ],
          "context": {
            "before": [
              {"day": "2026-11-27", "meal": "dinner", "dish": "Filete"}
            ]
          },
          "plan": [
            {"day": "tue", "meal": "dinner", "dish": "Pisto"}
          ]
        }

        """
    )
  }

  @Test func `diets are conditions on two tags that only the file has`() throws {
    var home = household(
      "forkplan",
      [dish("Filete"), dish("Pisto", diet: .vegetarian), dish("Ensalada", diet: .vegan)]
    )
    home.dishes[0].rules.maxUses = 4
    try home.planDays(
      [.monday: .vegan, .wednesday: .vegetarian, .friday: .vegetarian, .sunday: .standard],
      ofWeek: monday,
      on: occasion("forkplan")
    )
    let document = home.weekFile(monday, on: occasion("forkplan")).document
    #expect(
      document.dishes.map(\.tags) == [[], ["diet-vegetarian"], ["diet-vegetarian", "diet-vegan"]]
    )
    #expect(document.dishes.map(\.rules.maxUses) == [1, 1, 1])
    #expect(document.filters.map(\.requireTags) == [["diet-vegetarian"], ["diet-vegan"]])
    #expect(
      document.filters.map(\.days) == [
        [.weekday(.wednesday), .weekday(.friday)], [.weekday(.monday)],
      ]
    )
    #expect(document.tags?.suffix(2).map(\.key) == ["diet-vegetarian", "diet-vegan"])
    #expect(document.slots?.count == 4)
    // Under a profile that chooses no days, the diets of another one are not asked.
    #expect(home.weekFile(monday, on: occasion()).document.tags?.count == 10)
    #expect(home.weekFile(monday, on: occasion()).document.filters == [])
    #expect(household([]).weekFile(monday, on: occasion()).document.tags?.count == 10)
  }

  @Test func `a household's own tag keeps its key`() throws {
    var home = household("forkplan", [dish("Ensalada", ["diet-vegan"], diet: .vegan)])
    home.tags.append(
      HouseholdTag(id: "diet-vegan", customName: "Vegano", color: .neutral, rules: TagRules())
    )
    try home.planDays([.monday: .vegan], ofWeek: monday, on: occasion("forkplan"))
    let resolved = try home.plannableWeek(monday, on: occasion("forkplan"))
    #expect(resolved.problem.dishes[0].tags == ["diet-vegan", "diet-vegetarian", "diet-vegan-"])
  }

  @Test func `the context holds the weeks beside it, and beyond them what a gap reaches`() {
    var home = household([dish("A"), dish("B"), dish("C")])
    home.dishes[1].rules.minGapDays = 21
    home.dishes[2].rules.minGapDays = 3
    home.weeks = [-4, -3, -2, -1, 1, 2, 3, 4].map { offset in
      week(
        date(monday, plus: 7 * offset),
        [(slot(.monday), "A"), (slot(.tuesday), "B"), (slot(.sunday), "C")]
      )
    }
    let context = home.weekFile(monday, on: occasion()).document.context
    #expect(
      context.before.map { "\($0.day) \($0.dish)" } == [
        "2026-11-10 B", "2026-11-17 B", "2026-11-23 A", "2026-11-24 B", "2026-11-29 C",
      ]
    )
    #expect(
      context.after.map { "\($0.day) \($0.dish)" } == [
        "2026-12-07 A", "2026-12-08 B", "2026-12-13 C", "2026-12-15 B", "2026-12-22 B",
      ]
    )
  }

  @Test func `a gap looks over the edge of the week in both directions`() throws {
    var home = household([dish("Paella")])
    home.dishes[0].rules.minGapDays = 7
    home.weeks = [
      week(date("2026-11-23"), [(slot(.saturday), "Paella")]),
      week(date("2026-12-07"), [(slot(.thursday), "Paella")]),
    ]
    func reasons(_ day: Weekday) throws -> [RuleID] {
      let resolved = try home.plannableWeek(monday, on: occasion())
      return MealPlanner().blockers(inSlot: day.rawValue, of: resolved.plan, for: resolved.problem)[
        0
      ]
    }
    // Saturday to Saturday are seven days, and so are Thursday to Thursday.
    #expect(try Weekday.allCases.filter { try reasons($0).isEmpty } == [])
    home.dishes[0].rules.minGapDays = 5
    #expect(
      try Weekday.allCases.filter { try reasons($0).isEmpty } == [.thursday, .friday, .saturday]
    )
  }

  @Test func `what stood in a past week counts although the settings hide it now`() {
    var home = household([dish("A")])
    home.settings.includesWeekends = false
    home.weeks = [
      week(date("2026-11-23"), [(slot(.sunday), "A")]),
      week(date("2026-12-07"), [(slot(.sunday), "A")]),
    ]
    let context = home.weekFile(monday, on: occasion()).document.context
    #expect(context.before.map(\.dish) == ["A"])
    #expect(context.after == [])
  }

  @Test func `dishes with one name are told apart`() throws {
    var home = household([dish("Sopa"), dish("Sopa")])
    home.dishes[1].id = "sopa-2"
    home.weeks = [week([(slot(.monday), "sopa-2"), (slot(.tuesday), "Sopa")])]
    let resolved = try home.plannableWeek(monday, on: occasion())
    #expect(resolved.plan.dishOfSlot.prefix(2) == [1, 0])
  }

  @Test func `dishes that are set aside are the least welcome`() {
    let home = household([dish("A"), dish("B")])
    let document = home.weekFile(monday, on: occasion(), setAside: ["A"]).document
    #expect(document.dishes.map(\.weight) == [1, 621])
  }

  @Test(arguments: 0..<50)
  func `written and read again, the file of a week means the same`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let (home, occasion) = Household.random(using: &generator)
    let file = home.weekFile(monday, on: occasion)
    let again = try WeekFile(json: Array(file.document.encoded().utf8), file: file.file)
    #expect(again.document == file.document)
    #expect(try again.resolved() == file.resolved())
  }
}
