import Foundation
import MealModel
import RuleHarness
import Testing

struct RuleChangeTests {
  @Test(arguments: [
    ("Carne.maxPerWeek=2", RuleChange("Carne", .set(.maxPerWeek(2)))),
    (" Carne . maxPerWeek = 2 ", RuleChange("Carne", .set(.maxPerWeek(2)))),
    ("+Pescado.minPerWeek=1", RuleChange("Pescado", .add(.minPerWeek(1)))),
    ("-Huevos.noDuplicateInDay", RuleChange("Huevos", .remove(.tag(.noDuplicateInDay)))),
    ("+Huevos.noDuplicateInDay", RuleChange("Huevos", .add(.noDuplicateInDay(true)))),
    ("Carne.noConsecutive=true", RuleChange("Carne", .set(.noConsecutive(.sameMeal)))),
    ("Carne.noConsecutive=anyMeal", RuleChange("Carne", .set(.noConsecutive(.anyMeal)))),
    ("Carne.noConsecutive=false", RuleChange("Carne", .set(.noConsecutive(nil)))),
    ("tag:Carne.onlyDays=mon+fri", RuleChange("Carne", .set(.onlyDays([.monday, .friday])))),
    ("Sopa.mealTypeRestriction=cena", RuleChange("Sopa", .set(.mealTypeRestriction(.dinner)))),
    ("Paella.minGapDays=10", RuleChange("Paella", .set(.minGapDays(10)))),
    ("dish:Paella.meals=comida+Vermú", RuleChange("Paella", .set(.meals([.lunch, "Vermú"])))),
    ("Pizza.fixedDay=fri", RuleChange("Pizza", .set(.fixedDay(FixedDay(.friday))))),
    (
      "Pizza.fixedDay=fri/dinner",
      RuleChange("Pizza", .set(.fixedDay(FixedDay(.friday, meal: .dinner))))
    ),
    ("Sr. Pérez.maxUses=2", RuleChange("Sr. Pérez", .set(.maxUses(2)))),
    ("\"a.maxUses=3\".maxUses=2", RuleChange("a.maxUses=3", .set(.maxUses(2)))),
    ("\"Sopa \"\"rica\"\"\".maxUses=2", RuleChange("Sopa \"rica\"", .set(.maxUses(2)))),
  ])
  func `changes are understood`(text: String, change: RuleChange) throws {
    #expect(try RuleChange(parsing: text) == change)
  }

  @Test(arguments: [
    ("Carne", RuleChangeError.Reason.notAChange, nil),
    ("", .notAChange, nil),
    (".maxPerWeek=2", .notAChange, nil),
    ("\"Carne.maxPerWeek=2", .notAChange, nil),
    ("Carne.maxPerWek=2", .unknownRule("maxPerWek"), "maxPerWeek"),
    ("Carne.maxPerWeek", .missingValue("maxPerWeek"), nil),
    ("-Carne.maxPerWeek=2", .needlessValue("maxPerWeek"), nil),
    ("Carne.maxPerWeek=dos", .notANumber("dos", allowed: ProblemLimits.ruleNumbers), nil),
    ("Carne.maxPerWeek=-1", .notANumber("-1", allowed: ProblemLimits.ruleNumbers), nil),
    ("Carne.onlyDays=mon+fry", .notADay("fry"), "fri"),
    ("Carne.onlyDays=", .notADay(""), nil),
    ("Carne.noDuplicateInDay=yes", .notYesOrNo("yes"), nil),
    ("Carne.noConsecutive=anyMeals", .notYesOrScope("anyMeals"), "anyMeal"),
    ("Sopa.mealTypeRestriction=", .emptyName, nil),
    ("Sopa.mealTypeRestriction=lunch+dinner", .emptyName, nil),
    ("+Carne.noDuplicateInDay=false", .addsNothing, nil),
    ("dish:Carne.maxPerWeek=2", .ruleOfTags("maxPerWeek"), nil),
    ("tag:Paella.maxUses=2", .ruleOfDishes("maxUses"), nil),
  ])
  func `what is no change is said`(
    text: String,
    reason: RuleChangeError.Reason,
    nearMatch: String?
  ) {
    let error = #expect(throws: RuleChangeError.self) { try RuleChange(parsing: text) }
    #expect(error?.reason == reason)
    #expect(error?.nearMatch == nearMatch)
    for language in Language.allCases {
      #expect(error?.text(in: language).contains("\n") == false)
    }
  }

  @Test func `parsing what is printed gives the same change`() throws {
    for seed in UInt64(0)..<3_000 {
      let change = Self.change(seed: seed)
      #expect(try RuleChange(parsing: change.description) == change, "\(change)")
    }
  }

  @Test func `changes are texts in JSON`() throws {
    let change = RuleChange("Carne", .add(.maxPerWeek(2)))
    let data = try JSONEncoder().encode([change])
    #expect(String(decoding: data, as: UTF8.self) == "[\"+Carne.maxPerWeek=2\"]")
    #expect(try JSONDecoder().decode([RuleChange].self, from: data) == [change])
  }

  @Test func `nonsense never stops the parser`() {
    let letters = Array("\"\"..==++--/@: tagdishmaxPerWeekmon1é\n")
    var generator = SplitMix64(seed: 5)
    for _ in 0..<5_000 {
      let text = String(
        (0..<generator.draw(below: 24)).map { _ in letters[generator.draw(below: letters.count)] }
      )
      if let change = try? RuleChange(parsing: text) {
        #expect((try? RuleChange(parsing: change.description)) == change, "\(text)")
      }
    }
  }

  private static func change(seed: UInt64) -> RuleChange {
    var generator = SplitMix64(seed: seed)
    func pick<Element>(_ elements: [Element]) -> Element {
      elements[generator.draw(below: elements.count)]
    }
    let names = [
      "Carne", "Sr. Pérez", "a=b", "a.maxUses=3", "x.minPerWeek", "tag:x", "dish:y", "+más", "-",
      "@",
      "\"q\"", "a\"b", "#1", "3", "Arroz, con cosas", "ñ/ü+ç",
    ]
    let meals: [MealType] = [.lunch, .dinner, "Comida", "té+", "a\"b", "x/y", " s ", "="]
    let number = generator.draw(below: 500)
    let settings: [RuleSetting] = [
      .maxPerWeek(number), .minPerWeek(number), .noConsecutive(nil), .noConsecutive(.sameMeal),
      .noConsecutive(.anyMeal), .noDuplicateInDay(true), .noDuplicateInDay(false),
      .mealTypeRestriction(pick(meals)),
      .onlyDays([pick(Weekday.allCases), pick(Weekday.allCases)]),
      .meals([pick(meals), pick(meals)]), .minGapDays(1 + number % 300),
      .fixedDay(FixedDay(pick(Weekday.allCases))),
      .fixedDay(FixedDay(pick(Weekday.allCases), meal: pick(meals))), .maxUses(number),
    ]
    let setting = pick(settings)
    let actions: [RuleChange.Action] =
      setting.isNone
      ? [.set(setting), .remove(setting.key)]
      : [.set(setting), .add(setting), .remove(setting.key)]
    return RuleChange(pick(names), pick(actions))
  }
}
