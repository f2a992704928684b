import MealModel
import MealPlanning
import PlanningTestSupport
import RuleHarness
import Testing

/// Households in which one thing is odd.
struct LintCaseTests {
  private static let dinners = MealSlot.grid(days: 7, meals: [.dinner])

  private static func tag(_ name: String, _ rules: TagRules = TagRules()) -> Tag {
    Tag(id: TagID(rawValue: name), name: LocalizedName(name), rules: rules)
  }

  private static func findings(
    slots: [MealSlot] = dinners,
    tags: [Tag],
    dishes: [Dish],
    pins: [Assignment] = [],
    filters: [SlotFilter] = [],
    context: [Assignment] = []
  ) throws -> [LintFinding] {
    let report = try RuleLint()
      .report(
        on: PlanningProblem(
          slots: slots,
          tags: tags,
          dishes: dishes,
          pins: pins,
          filters: filters,
          context: context
        ),
        timeLimit: nil
      )
    #expect(report.undecided.isEmpty)
    return report.findings
  }

  @Test func `a maximum of nine cannot be broken in seven dinners, one of six can`() throws {
    for (maximum, found) in [(9, [LintFinding.Kind.neverBinds(.tag(0, .maxPerWeek))]), (6, [])] {
      let findings = try Self.findings(
        tags: [Self.tag("meat", TagRules(maxPerWeek: maximum))],
        dishes: [Dish("Steak", tags: ["meat"])]
      )
      #expect(findings.map(\.kind) == found)
    }
  }

  @Test func `a gap of a week follows from a single use, and may matter around the plan`() throws {
    let findings = try Self.findings(
      tags: [],
      dishes: [Dish("Lamb", rules: DishRules(minGapDays: 3, maxUses: 1))]
    )
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.kind == .implied(.dish(0, .minGapDays)))
    #expect(finding.reasons == [.dish(0, .maxUses)])
    #expect(finding.proof == .programs)
    let mayMatter = finding.mayMatterAroundPlan
    #expect(mayMatter)
  }

  @Test func `rules that imply each other are both found`() throws {
    let findings = try Self.findings(
      tags: [],
      dishes: [Dish("Lamb", rules: DishRules(minGapDays: 7, maxUses: 1))]
    )
    #expect(
      findings.map(\.kind) == [
        .implied(.dish(0, .minGapDays)), .implied(.dish(0, .maxUses)),
      ]
    )
  }

  @Test func `a maximum above the sum of two others follows from both together`() throws {
    let findings = try Self.findings(
      tags: [
        Self.tag("heavy", TagRules(maxPerWeek: 5)), Self.tag("meat", TagRules(maxPerWeek: 3)),
        Self.tag("cheese", TagRules(maxPerWeek: 2)),
      ],
      dishes: [
        Dish("Steak", tags: ["heavy", "meat"]), Dish("Raclette", tags: ["heavy", "cheese"]),
        Dish("Soup"),
      ]
    )
    #expect(findings.map(\.kind) == [.implied(.tag(0, .maxPerWeek))])
    #expect(findings.map(\.reasons) == [[.tag(1, .maxPerWeek), .tag(2, .maxPerWeek)]])
  }

  @Test func `tags and dishes without a place are found by looking`() throws {
    let findings = try Self.findings(
      tags: [
        Self.tag("lunch", TagRules(mealTypeRestriction: .lunch)),
        Self.tag("raw", TagRules(maxPerWeek: 0)),
      ],
      dishes: [Dish("Stew", tags: ["lunch"]), Dish("Toast")]
    )
    #expect(findings.map(\.kind) == [.unusedTag(1), .misfit(0)])
    #expect(findings.map(\.reasons) == [[], [.tag(0, .mealTypeRestriction)]])
    #expect(findings.allSatisfy { $0.proof == .inspection })
  }

  @Test func `wishes are too high, met anyway or silent`() throws {
    let findings = try Self.findings(
      tags: [
        Self.tag("fish", TagRules(maxPerWeek: 1, minPerWeek: 2)),
        Self.tag("plain", TagRules(minPerWeek: 3)),
        Self.tag("treat", TagRules(onlyDays: [.saturday])),
      ],
      dishes: [
        Dish("Cod", tags: ["fish"]), Dish("Rice", tags: ["plain"]),
        Dish("Waffles", tags: ["treat"], rules: DishRules(fixedDay: FixedDay(.sunday))),
      ]
    )
    #expect(
      findings.map(\.kind) == [
        .neverMet(.tag(0, .minPerWeek)), .neverMissed(.tag(1, .minPerWeek)),
        .asksNothing(.dish(2, .fixedDay)),
      ]
    )
    #expect(
      findings.map(\.reasons) == [
        [.tag(0, .maxPerWeek)], [.tag(0, .maxPerWeek), .tag(2, .onlyDays)],
        [.tag(2, .onlyDays)],
      ]
    )
  }

  @Test func `what only a pin shows is told apart`() throws {
    let tags = [Self.tag("meat", TagRules(maxPerWeek: 1))]
    let dishes = [
      Dish("Steak", tags: ["meat"]),
      Dish("Lamb", tags: ["meat"], rules: DishRules(maxUses: 0)), Dish("Soup"),
    ]
    let pin = Assignment(MealSlot(day: 6, meal: .dinner), "Steak")
    let findings = try Self.findings(tags: tags, dishes: dishes, pins: [pin])
    #expect(findings.first { $0.kind == .misfit(1) }?.isAboutAnyWeek == true)
    let other = try Self.findings(
      tags: tags,
      dishes: [dishes[0], Dish("Lamb", tags: ["meat"]), dishes[2]],
      pins: [pin]
    )
    #expect(other.map(\.kind) == [.misfit(1)])
    #expect(other.first?.isAboutAnyWeek == false)
  }

  @Test func `a week without an open meal has nothing to find`() throws {
    let slot = MealSlot(day: 0, meal: .dinner)
    let findings = try Self.findings(
      slots: [slot],
      tags: [Self.tag("meat", TagRules(maxPerWeek: 5))],
      dishes: [Dish("Steak", tags: ["meat"])],
      pins: [Assignment(slot, "Steak")]
    )
    #expect(findings.isEmpty)
  }
}
