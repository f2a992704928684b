import MealModel
import MealPlanning
import Testing

/// The five libraries of the product's own simulation: 3,000 seeded runs of the original algorithm.
@Suite
struct GreedyPlannerTests {
  struct Library: CustomTestStringConvertible, Sendable {
    var name: String
    var dishes: [Dish]
    var meals: [MealType]
    var days = 7

    /// The optimum, the mean number of filled slots and the share of runs that reach the optimum.
    var optimum: Int
    var mean: Double
    var share: Double

    var testDescription: String { name }
  }

  static let meatAndFish = [Dish("Pollo", tags: [.meat]), Dish("Salmón", tags: [.fish])]

  static let libraries = [
    Library(
      name: "meat and fish, 5 dinners",
      dishes: meatAndFish,
      meals: [.dinner],
      days: 5,
      optimum: 5,
      mean: 4.49,
      share: 0.495
    ),
    Library(
      name: "meat and fish, 7 dinners",
      dishes: meatAndFish,
      meals: [.dinner],
      optimum: 5,
      mean: 5.00,
      share: 1
    ),
    Library(
      name: "meat, fish, legumes with vegetables, 7 dinners",
      dishes: meatAndFish + [Dish("Lentejas", tags: [.legumes, .vegetables])],
      meals: [.dinner],
      optimum: 7,
      mean: 6.61,
      share: 0.614
    ),
    Library(
      name: "ten dishes, all limited, 14 slots",
      dishes: [
        Dish("a", tags: [.meat]),
        Dish("b", tags: [.meat]),
        Dish("c", tags: [.fish]),
        Dish("d", tags: [.fish]),
        Dish("e", tags: [.legumes]),
        Dish("f", tags: [.eggs]),
        Dish("g", tags: [.pastaRice]),
        Dish("h", tags: [.pastaRice, .meat]),
        Dish("i", tags: [.pastaRice, .fish]),
        Dish("j", tags: [.eggs, .pastaRice]),
      ],
      meals: [.lunch, .dinner],
      optimum: 12,
      mean: 10.33,
      share: 0.050
    ),
    Library(
      name: "seven dishes, some for one meal only, 14 slots",
      dishes: [
        Dish("a", tags: [.meat, .lunchOnly]),
        Dish("b", tags: [.fish, .dinnerOnly]),
        Dish("c", tags: [.legumes, .lunchOnly]),
        Dish("d", tags: [.eggs, .dinnerOnly]),
        Dish("e", tags: [.pastaRice]),
        Dish("v", tags: [.vegetables, .dinnerOnly]),
        Dish("h", tags: [.pastaRice, .meat]),
      ],
      meals: [.lunch, .dinner],
      optimum: 14,
      mean: 12.69,
      share: 0.126
    ),
  ]

  @Test(arguments: libraries)
  func `statistics over 3,000 seeds match the product's table`(library: Library) throws {
    let problem = try PlanningProblem(
      window: PlanningWindow(dayCount: library.days),
      slots: MealSlot.grid(days: library.days, meals: library.meals),
      dishes: library.dishes
    )
    #expect(try MealPlanner().fill(problem).score.filledSlots == library.optimum)

    let runs = 3_000
    let filled = try (0..<runs).map { seed in
      let options = FillOptions(method: .greedy, seed: UInt64(seed))
      return try MealPlanner().fill(problem, options: options).score.filledSlots
    }
    let mean = Double(filled.reduce(0, +)) / Double(runs)
    let variance =
      filled.reduce(0) { $0 + (Double($1) - mean) * (Double($1) - mean) } / Double(runs - 1)
    let share = Double(filled.count { $0 == library.optimum }) / Double(runs)
    // The table gives two decimals and one tenth of a percent.
    let meanError = (variance / Double(runs)).squareRoot()
    #expect(abs(mean - library.mean) <= 3 * meanError + 0.005)
    let shareError = (library.share * (1 - library.share) / Double(runs)).squareRoot()
    #expect(abs(share - library.share) <= 3 * shareError + 0.0005)
  }
}
