import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanFiles
import Testing

struct FreeLimitsTests {
  /// A household with so many dishes in which the limits hold.
  private static func limited(_ count: Int) -> Household {
    var household = Pantry.household((0..<count).map { ("Plato \($0)", [.meat]) })
    household.settings.limitsFreeVersion = true
    return household
  }

  private static func addition(
    to household: Household,
    limits: FreeLimits = .product,
    _ change: (inout DishDraft) -> Void = { _ in }
  ) -> [String]? {
    var draft = DishDraft(name: "Nuevo", tags: [.fish])
    change(&draft)
    return Pantry.refusal(of: household) { household throws(HouseholdError) in
      var generator = SplitMix64(seed: 1)
      _ = try household.addDish(
        draft,
        requiresTag: true,
        limits: limits,
        at: Pantry.now,
        using: &generator
      )
    }
  }

  @Test func `the 20th dish is free and the 21st is not`() {
    #expect(Self.addition(to: Self.limited(19)) == nil)
    #expect(
      Self.addition(to: Self.limited(20)) == [
        "La versión gratuita tiene 20 platos como máximo",
        "The free version has at most 20 dishes",
      ]
    )
  }

  @Test func `limits are off by default, and for premium households`() {
    var household = Self.limited(100)
    household.settings.isPremium = true
    #expect(Self.addition(to: household) == nil)
    household = Self.limited(100)
    household.settings.limitsFreeVersion = false
    #expect(Self.addition(to: household) == nil)
    #expect(!Pantry.household().isLimited)
  }

  @Test func `what exists beyond the limit stays and can be changed`() throws {
    var household = Self.limited(30)
    #expect(household.currentDishes.count == 30)
    var draft = DishDraft(household.dishes[29])
    draft.name = "Otro"
    draft.rules.maxUses = 2
    #expect(
      try household.editDish("PLATO 29", to: draft, requiresTag: true).dish.name == "Otro"
    )
    #expect(try household.markCooked("PLATO 29", on: Pantry.thisWeek, at: Pantry.now))
    #expect(try household.setTagRules(.meat, to: TagRules(maxPerWeek: 1)).notes.isEmpty)
    #expect(household.currentDishes.count == 30)
  }

  @Test func `removed dishes make room`() throws {
    var household = Self.limited(20)
    _ = try household.removeDishes(["PLATO 3"], at: Pantry.now)
    #expect(Self.addition(to: household) == nil)
  }

  @Test func `distance and standing appointments are sold`() {
    #expect(
      Self.addition(to: Self.limited(1)) { $0.rules.minGapDays = 3 } == [
        "Días de separación entre dos veces: solo Premium",
        "Days between two times: Premium only",
      ]
    )
    #expect(
      Self.addition(to: Self.limited(1)) { $0.rules.fixedDay = FixedDay(.friday) }
        == ["Siempre el mismo día: solo Premium", "Always on the same day: Premium only"]
    )
    #expect(Self.addition(to: Self.limited(1)) { $0.rules.maxUses = 1 } == nil)
    #expect(Self.addition(to: Self.limited(1)) { $0.meals = [.dinner] } == nil)
  }

  @Test func `a rule that is there may stay and go, and not change`() throws {
    var household = Self.limited(1)
    household.dishes[0].rules = DishRules(minGapDays: 3, fixedDay: FixedDay(.friday))
    var draft = DishDraft(household.dishes[0])
    draft.rating = 5
    #expect(
      try household.editDish("PLATO 0", to: draft, requiresTag: true).dish.rules.minGapDays == 3
    )
    let refusal = Pantry.refusal(of: household) { household throws(HouseholdError) in
      var draft = draft
      draft.rules.minGapDays = 4
      _ = try household.editDish("PLATO 0", to: draft, requiresTag: true)
    }
    #expect(refusal?.first == "Días de separación entre dos veces: solo Premium")
    draft.rules = DishRules()
    #expect(
      try household.editDish("PLATO 0", to: draft, requiresTag: true).dish.rules == DishRules()
    )
  }

  @Test func `tags of one's own are sold, and their rules are free once they are there`() throws {
    var household = Self.limited(1)
    #expect(
      Pantry.refusal(of: household) { household throws(HouseholdError) in
        _ = try household.addTag("Picante")
      } == ["Etiquetas personalizadas: solo Premium", "Custom tags: Premium only"]
    )
    household.settings.isPremium = true
    _ = try household.addTag("Picante")
    household.settings.isPremium = false
    #expect(try household.setTagRules("picante", to: TagRules(maxPerWeek: 1)).notes.isEmpty)
    #expect(try household.renameTag("picante", to: "Fuego").tag.customName == "Fuego")
    #expect(
      Self.addition(to: household) { $0.tags = ["picante"] } == nil
    )
  }

  @Test func `the 11th tag counts where tags as such are free`() throws {
    var limits = FreeLimits.product
    limits.premiumFeatures = []
    let household = Self.limited(1)
    #expect(
      Pantry.refusal(of: household) { household throws(HouseholdError) in
        _ = try household.addTag("Picante", limits: limits)
      } == [
        "La versión gratuita tiene 10 etiquetas como máximo",
        "The free version has at most 10 tags",
      ]
    )
    limits.maxTags = 11
    var roomy = household
    #expect(try roomy.addTag("Picante", limits: limits).tag.id == "picante")
  }

  @Test func `saving a template is sold, and removing one is free`() throws {
    var household = Self.limited(1)
    let entries = [Assignment(MealSlot(day: 0, meal: .dinner), "PLATO 0")]
    #expect(
      Pantry.refusal(of: household) { household throws(HouseholdError) in
        _ = try household.saveTemplate("A", entries: entries, at: Pantry.now)
      } == ["Plantillas: solo Premium", "Templates: Premium only"]
    )
    household.templates = [WeekTemplate(name: "A", entries: entries, createdAt: 0)]
    #expect(try household.template(named: "A").entries == entries)
    #expect(try household.removeTemplate(named: "A").entries == entries)
  }

  @Test(arguments: PremiumFeature.allCases)
  func `every feature is sold where limits hold and it is on the list`(
    feature: PremiumFeature
  ) throws {
    var free = FreeLimits.product
    free.premiumFeatures.remove(feature)
    try Self.limited(1).require(feature, limits: free)
    try Pantry.household().require(feature, limits: .product)
    #expect(throws: HouseholdError.self) {
      try Self.limited(1).require(feature, limits: .product)
    }
  }

  @Test func `limits can be read from a configuration`() throws {
    #expect(try FreeLimits(configuration: "{}", file: "limits.json") == .product)
    #expect(
      try FreeLimits(
        configuration: #"{"maxDishes": 50, "maxTags": 12, "premium": ["templates"]}"#,
        file: "limits.json"
      ) == FreeLimits(maxDishes: 50, maxTags: 12, premiumFeatures: [.templates])
    )
    #expect(
      try FreeLimits(configuration: #"{"premium": []}"#, file: "limits.json").premiumFeatures == []
    )
  }

  @Test(arguments: [
    (#"{"maxDish": 1}"#, "limits.json: maxDish: no key 'maxDish'; maybe 'maxDishes'."),
    (#"{"maxDishes": -1}"#, "limits.json: maxDishes: -1 is not between 0 and 100000."),
  ])
  func `what is no configuration is refused`(text: String, message: String) {
    do {
      _ = try FreeLimits(configuration: text, file: "limits.json")
      Issue.record("It was read.")
    } catch {
      #expect(error.text(in: .english) == message)
    }
  }

  @Test func `a feature that nobody sells is refused`() {
    #expect(throws: FileError.self) {
      try FreeLimits(configuration: #"{"premium": ["template"]}"#, file: "limits.json")
    }
  }
}
