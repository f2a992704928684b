import Foundation
import MealModel
import MealPlanning
import PlanFiles
import PlanningTestSupport
import RuleHarness
import Testing

/// What a trial claims about small weeks, against trying every plan.
struct RuleTrialTests {
  #if DEBUG
  private static let seeds: Range<UInt64> = 0..<60
  #else
  private static let seeds: Range<UInt64> = 0..<600
  #endif

  @Test func `effects and moves are those that trying every plan finds`() throws {
    var effects: [OutcomeDiff.Effect: Int] = [:]
    var moving = 0
    for seed in Self.seeds {
      guard let (scenario, change) = try Self.trial(seed: seed) else { continue }
      let report = try RuleTrial([change], options: TrialOptions(timeLimit: nil))
        .report(on: [scenario])
      let week = report.weeks[0]
      let before = scenario.problem
      let changed = try #require(try change.applied(to: before, file: "week"))
      var (oldForce, newForce) = (BruteForce(before), BruteForce(changed))
      let (old, new) = (oldForce.bestScore(), newForce.bestScore())
      let expected = Self.effect(from: old, to: new, slots: before.slots.count)
      #expect(week.effect == expected, "seed \(seed), \(change)")
      let plan = try MealPlanner().fill(before, options: FillOptions(seed: 0, timeLimit: nil)).plan
      #expect(week.moves == newForce.leastMoves(from: plan), "seed \(seed), \(change)")
      #expect(week.moved.count == week.moves, "seed \(seed), \(change)")
      if expected == .noLongerComplete {
        #expect(week.conflictsGained.isEmpty == before.dishes.isEmpty, "seed \(seed), \(change)")
        #expect(report.noLongerComplete.map(\.scenario) == [scenario.name])
      }
      effects[week.effect, default: 0] += 1
      moving += (week.moves ?? 0) > 0 ? 1 : 0
    }
    // Worth something only if every effect is seen.
    for effect in [OutcomeDiff.Effect.noLongerComplete, .worse, .same, .better, .nowComplete] {
      #expect(effects[effect] != nil, "\(effect)")
    }
    #expect(moving > 2)
  }

  @Test func `what was not found out in time is not claimed`() throws {
    let hard = try Project.scenarios("infeasible").prefix(6)
    let scenarios = try hard + Project.scenarios("households")
    let change = try RuleChange(parsing: "Carne.maxPerWeek=1")
    let report = try RuleTrial([change], options: TrialOptions(timeLimit: .zero))
      .report(on: Array(scenarios))
    #expect(!report.isKnown)
    for week in report.weeks where week.effect != .notConcerned {
      // Weeks that leave room need no search, and one without dishes has nothing to search.
      let needsSearch = hard.contains { $0.name == week.scenario }
      #expect(week.effect == .unknown || (!needsSearch && week.effect == .same))
      #expect(week.conflictsGained.isEmpty && week.conflictsLost.isEmpty)
      #expect(week.moves == nil || !needsSearch)
      #expect(!week.failures.contains { !$0.unknown && $0.key == "conflicts" })
    }
  }

  @Test func `the number of threads changes nothing`() throws {
    let scenarios = try Project.scenarios("households")
    let change = try RuleChange(parsing: "Carne.maxPerWeek=0")
    let reports = try [1, 3].map { jobs in
      try RuleTrial([change], options: TrialOptions(timeLimit: .seconds(60), jobs: jobs))
        .report(on: scenarios).withoutTimes
    }
    #expect(reports[0] == reports[1])
    let ranks = reports[0].weeks.compactMap {
      OutcomeDiff.Effect.allCases.firstIndex(of: $0.effect)
    }
    #expect(ranks == ranks.sorted())
  }

  @Test func `a report survives JSON`() throws {
    let change = try RuleChange(parsing: "Carne.maxPerWeek=2")
    let report = try RuleTrial([change], options: TrialOptions(timeLimit: .seconds(60)))
      .report(on: Array(Project.scenarios("infeasible").prefix(5)))
    let data = try JSONEncoder().encode(report)
    #expect(try JSONDecoder().decode(TrialReport.self, from: data) == report)
    #expect(try JSONDecoder().decode(TrialReport.self, from: Data(report.json().utf8)) == report)
  }

  @Test func `weeks share a reason when the same rules clash in them`() throws {
    let scenarios = try ["uno", "dos", "tres"].map { try Self.meatWeek(name: $0) }
    let report = try RuleTrial([RuleChange(parsing: "Carne.maxPerWeek=1")])
      .report(on: scenarios)
    #expect(report.noLongerComplete.count == 3)
    #expect(report.reasons.count == 1)
    #expect(report.reasons[0].scenarios == ["dos", "tres", "uno"])
    #expect(report.reasons[0].conflict.elements == [.tag("meat", .maxPerWeek)])
  }

  @Test func `a tag that no week has is a mistake with a near match`() throws {
    let scenario = try Self.meatWeek(name: "uno")
    let error = #expect(throws: RuleChangeError.self) {
      try RuleTrial([RuleChange(parsing: "Crane.maxPerWeek=1")]).report(on: [scenario])
    }
    #expect(error?.reason == .unknownTag("Crane"))
    #expect(error?.nearMatch == "Carne")
    let dish = #expect(throws: RuleChangeError.self) {
      try RuleTrial([RuleChange(parsing: "Polo.maxUses=1")]).report(on: [scenario])
    }
    #expect(dish?.reason == .unknownDish("Polo"))
    #expect(dish?.nearMatch == "Pollo")
  }

  @Test func `rules are added where they are not and taken away where they are`() throws {
    let scenario = try Self.meatWeek(name: "uno")
    for (text, reason) in [
      ("+Carne.maxPerWeek=1", RuleChangeError.Reason.alreadyThere(file: "uno.json")),
      ("-Carne.minPerWeek", .notThere(file: "uno.json")),
    ] {
      let error = #expect(throws: RuleChangeError.self) {
        try RuleTrial([RuleChange(parsing: text)]).report(on: [scenario])
      }
      #expect(error?.reason == reason)
    }
    // Beside a week that needs the change, it does nothing in one that does not.
    var other = try Self.meatWeek(name: "dos").file.document
    other.tags?[0].rules.maxPerWeek = nil
    let weeks = [scenario, try Scenario(WeekFile(other, file: "dos.json"))]
    let report = try RuleTrial([RuleChange(parsing: "+Carne.maxPerWeek=1")]).report(on: weeks)
    #expect(report.weeks.map(\.scenario) == ["dos", "uno"])
    #expect(report.weeks.map(\.effect) == [.noLongerComplete, .notConcerned])
    #expect(report.weeks.map(\.passedOver) == [[], ["+Carne.maxPerWeek=1"]])
    let changes = try ["-Carne.maxPerWeek", "+Carne.maxPerWeek=1"].map(RuleChange.init(parsing:))
    #expect(try RuleTrial(changes).report(on: [scenario]).noLongerComplete.count == 1)
  }
}

extension RuleTrialTests {
  /// Two dinners, for which there is only meat.
  private static func meatWeek(name: String) throws -> Scenario {
    var document = WeekDocument(
      tags: [WeekDocument.TagEntry(key: "meat", rules: TagRules(maxPerWeek: 3))],
      dishes: [WeekDocument.DishEntry(name: "Pollo", tags: ["meat"])]
    )
    document.week.days = 2
    document.week.meals = [.dinner]
    return try Scenario(WeekFile(document, file: "\(name).json"))
  }

  /// A small week that a file can say, and a change of one of its rules.
  private static func trial(seed: UInt64) throws -> (Scenario, RuleChange)? {
    let problem = SmallProblems.problem(seed: seed)
    guard Set(problem.slots).count == problem.slots.count else { return nil }
    let file = WeekFile(WeekDocument(of: problem), file: "seed-\(seed).json")
    var generator = SplitMix64(seed: seed)
    let tag = problem.tags[generator.draw(below: problem.tags.count)]
    let actions: [RuleChange.Action] = [
      .set(.maxPerWeek(generator.draw(below: 3))), .set(.minPerWeek(1 + generator.draw(below: 2))),
      .set(.noConsecutive(generator.draw(below: 2) == 0 ? .anyMeal : nil)),
      .set(.noDuplicateInDay(generator.draw(below: 2) == 0)), .set(.onlyDays([.monday, .sunday])),
    ]
    let removals = tag.rules.kinds.map { RuleChange.Action.remove(.tag($0)) }
    let all = actions + removals + removals
    return (
      try Scenario(file),
      RuleChange(tag.id.rawValue, all[generator.draw(below: all.count)])
    )
  }

  private static func effect(
    from old: PlanScore,
    to new: PlanScore,
    slots: Int
  ) -> OutcomeDiff.Effect {
    func isComplete(_ score: PlanScore) -> Bool {
      score.shortfall == 0 && score.filledSlots == slots
    }
    return switch (isComplete(old), isComplete(new)) {
    case (true, false): .noLongerComplete
    case (false, true): .nowComplete
    default: new == old ? .same : new < old ? .worse : .better
    }
  }
}

extension TrialReport {
  /// The report without what differs from run to run.
  fileprivate var withoutTimes: TrialReport {
    var report = self
    for index in report.weeks.indices {
      report.weeks[index].before.milliseconds = 0
      report.weeks[index].after.milliseconds = 0
    }
    return report
  }
}
