import HouseholdModel
import HouseholdPlanning
import MealModel
import MealPlanning
import Testing

struct FillGateTests {
  private let fork = occasion("forkplan")

  /// A ForkPlan household with some recipes of each diet and a week that asks for diets.
  private func home(
    standard: Int = 0,
    vegetarian: Int = 0,
    vegan: Int = 0,
    asking diets: [DietLevel]
  ) -> Household {
    var home = household(
      "forkplan",
      (0..<standard).map { dish("S\($0)") }
        + (0..<vegetarian).map { dish("V\($0)", diet: .vegetarian) }
        + (0..<vegan).map { dish("N\($0)", diet: .vegan) }
    )
    var planned = week([])
    planned.dietOfDay = Dictionary(uniqueKeysWithValues: diets.enumerated().map { ($0, $1) })
    home.weeks = [planned]
    return home
  }

  /// The shortage that keeps a week from being filled.
  private func shortage(_ home: Household) -> DietShortage? {
    guard case .tooFewForDiet(let shortage)? = home.closedGates(monday, on: fork).first else {
      return nil
    }
    return shortage
  }

  private func texts(_ home: Household, _ language: Language = .spanish) -> [String] {
    home.closedGates(monday, on: fork).map { $0.text(in: language, profile: fork.profile) }
  }

  @Test func `without dishes there is one thing to do first`() {
    var home = household([])
    #expect(home.closedGates(monday, on: occasion()) == [.noDishes])
    let text = FillGate.noDishes.text(in: .spanish, profile: profile("mealmood"))
    #expect(text == "Añade tu primer plato para empezar")
    home.dishes = [dish("Pisto")]
    #expect(home.closedGates(monday, on: occasion()).isEmpty)
    home.dishes[0].removedOn = monday
    #expect(home.closedGates(monday, on: occasion()) == [.noDishes])
  }

  @Test func `ForkPlan wants seven recipes and a day`() {
    var home = home(standard: 3, asking: [])
    #expect(
      texts(home) == ["Añade al menos 7 recetas; tienes 3", "Elige al menos 1 día"]
    )
    #expect(
      texts(home, .english) == ["Add at least 7 recipes; you have 3", "Choose at least 1 day"]
    )
    home = self.home(standard: 7, asking: [.standard])
    #expect(texts(home) == [])
  }

  @Test(arguments: [
    ([DietLevel.vegan, .vegan, .vegan], 0, 2, "Para 3 días veganos solo hay 2 recetas veganas"),
    ([.vegan, .vegan], 3, 1, "Para 2 días veganos solo hay 1 receta vegana"),
    ([.vegan], 3, 0, "No queda ninguna receta vegana para 1 día vegano"),
    // Each diet has as many recipes as days, but the vegan ones are counted twice.
    (
      [.vegan, .vegetarian, .vegetarian], 0, 2,
      "Para 3 días vegetarianos solo hay 2 recetas vegetarianas"
    ),
    ([.vegan, .vegan, .vegetarian], 1, 1, "Para 2 días veganos solo hay 1 receta vegana"),
  ])
  func `days that lack recipes are named by their diet`(
    diets: [DietLevel],
    vegetarian: Int,
    vegan: Int,
    text: String
  ) {
    let home = home(standard: 7, vegetarian: vegetarian, vegan: vegan, asking: diets)
    #expect(texts(home) == [text])
  }

  @Test func `English says the same`() {
    let home = home(standard: 7, vegan: 2, asking: [.vegan, .vegan, .vegan])
    #expect(texts(home, .english) == ["For 3 vegan days there are only 2 vegan recipes"])
  }

  @Test func `what stands already counts`() throws {
    var home = home(standard: 7, vegan: 2, asking: [.vegan, .vegan, .standard])
    #expect(texts(home) == [])
    try home.assign("N0", to: slot(.wednesday), ofWeek: monday, on: fork)
    #expect(texts(home) == ["Para 2 días veganos más solo queda 1 receta vegana"])
    #expect(shortage(home)?.level == .vegan)
    #expect(shortage(home)?.days == [0, 1])
    #expect(shortage(home)?.meals == 2)
    #expect(shortage(home)?.uses == 1)
    try home.assign("N1", to: slot(.monday), ofWeek: monday, on: fork)
    #expect(texts(home) == ["No queda ninguna receta vegana para 1 día vegano"])
    try home.assign("S0", to: slot(.tuesday), ofWeek: monday, on: fork, force: true)
    #expect(texts(home) == [])
  }

  @Test(arguments: 0..<300)
  func `the gate is closed exactly where no full menu exists`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let counts = [7, 0, 0].map { $0 + generator.draw(below: 3) }
    var diets: [DietLevel] = []
    for _ in 0..<1 + generator.draw(below: 7) {
      diets.append(DietLevel.allCases[generator.draw(below: 3)])
    }
    var home = home(standard: counts[0], vegetarian: counts[1], vegan: counts[2], asking: diets)
    let closed = home.closedGates(monday, on: fork)
    let result = try home.fill(on: fork, seed: seed)
    #expect(closed.isEmpty == result.isComplete)
    #expect(result.isComplete || result.isProvedIncomplete)
  }
}
