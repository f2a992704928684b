import MealModel
import MealPlanning
import PlanFiles
import PlanningTestSupport
import RuleHarness
import Testing

/// Every relation holds of the planner, on the bundled weeks and on seeded problems.
struct RelationTests {
  private let check = RelationCheck(of: MealPlanner(), timeLimit: .seconds(600))

  #if DEBUG
  static let lots = 0..<8
  static let weeks = CorpusWeek.all.enumerated().filter { $0.offset.isMultiple(of: 3) }
    .map(\.element)
  #else
  static let lots = 0..<30
  static let weeks = CorpusWeek.all
  #endif

  @Test(arguments: weeks)
  func `every relation holds on a bundled week`(week: CorpusWeek) throws {
    let cases = try check.shrunkCases(
      of: week.scenario().problem,
      seed: 1,
      folder: CorpusWeek.shrunkFolder(),
      name: week.name
    )
    #expect(cases.isEmpty)
  }

  /// 300 problems, ten in a lot.
  @Test(arguments: lots)
  func `every relation holds on seeded problems`(lot: Int) throws {
    for seed in (lot * 10)..<(lot * 10 + 10) {
      let problem = SmallProblems.problem(seed: UInt64(seed))
      let cases = try check.shrunkCases(
        of: problem,
        seed: UInt64(seed),
        folder: CorpusWeek.shrunkFolder(),
        name: "seed-\(seed)"
      )
      #expect(cases.isEmpty)
    }
  }

  /// A relation that never applies, or never changes a score it may change, would prove little.
  @Test func `every relation applies often and those that may change a score do`() {
    var applied: [MetamorphicRelation: Int] = [:]
    for seed in 0..<80 as Range<UInt64> {
      let verdicts = check.verdicts(on: SmallProblems.problem(seed: seed), seed: seed)
      for case (let relation, .holds) in verdicts { applied[relation, default: 0] += 1 }
    }
    for relation in MetamorphicRelation.allCases {
      #expect(applied[relation, default: 0] >= 8, "\(relation.rawValue)")
    }
  }

  /// A planner that gives every file another score keeps no relation for long.
  @Test func `every relation can be broken`() {
    let fickle = RelationCheck { problem in
      let text = WeekDocument(of: problem).encoded()
      let mixed = text.utf8.reduce(UInt64(14_695_981_039_346_656_037)) {
        ($0 ^ UInt64($1)) &* 1_099_511_628_211
      }
      var score = Audit(of: problem).score(of: Plan(pinsOf: problem))
      score.shortfall = Int(mixed >> 40)
      let dish = problem.dishes.isEmpty ? nil : 0
      return ProvedOptimum(
        plan: Plan(dishOfSlot: problem.pinnedDish.map { $0 ?? dish }),
        score: score
      )
    }
    var broken: Set<MetamorphicRelation> = []
    for seed in 0..<60 as Range<UInt64> {
      let problem = SmallProblems.problem(seed: seed)
      // Files name each slot once.
      guard Set(problem.slots).count == problem.slots.count else { continue }
      broken.formUnion(fickle.breaches(of: problem, seed: seed).map(\.relation))
    }
    #expect(broken == Set(MetamorphicRelation.allCases))
  }

  @Test func `without a proof of both scores nothing is said`() {
    let problem = CatalogueProblems.problem(dishes: 5, days: 3, meals: [.dinner])
    let silent = RelationCheck { _ in nil }
    #expect(silent.verdicts(on: problem, seed: 1).allSatisfy { $0.verdict == .notProved })
    let forgetful = RelationCheck { asked in
      guard asked == problem else { return nil }
      return try ProvedOptimum(of: asked, by: MealPlanner(), options: FillOptions(seed: 0))
    }
    #expect(forgetful.verdict(on: .reorderDishes, of: problem, seed: 1) == .notProved)
  }

  @Test func `days are exchanged only where no rule looks at neighbours or weekdays`() throws {
    func verdict(_ rules: TagRules, _ dishRules: DishRules = DishRules()) throws -> RelationVerdict
    {
      let problem = try PlanningProblem(
        slots: MealSlot.grid(days: 7, meals: [.dinner]),
        tags: [Tag(id: "meat", name: LocalizedName("Meat"), rules: rules)],
        dishes: [Dish("Beef", tags: ["meat"], rules: dishRules), Dish("Soup")],
        filters: [SlotFilter(days: [2], excludedTags: ["meat"])]
      )
      return check.verdict(on: .permuteDays, of: problem, seed: 3)
    }
    #expect(try verdict(TagRules(maxPerWeek: 2)) == .holds)
    #expect(try verdict(TagRules(), DishRules(minGapDays: 1, maxUses: 2)) == .holds)
    #expect(try verdict(TagRules(noConsecutive: .sameMeal)) == .notApplicable)
    #expect(try verdict(TagRules(onlyDays: [.monday])) == .notApplicable)
    #expect(try verdict(TagRules(), DishRules(minGapDays: 2)) == .notApplicable)
    #expect(try verdict(TagRules(), DishRules(fixedDay: FixedDay(.monday))) == .notApplicable)
  }
}
