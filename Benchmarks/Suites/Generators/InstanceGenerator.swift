import MealModel
package import PlanFiles

/// The programs that make instances; each gives the same week for the same seed on every machine.
package enum InstanceGenerator: String, Hashable, Sendable, Codable, CaseIterable {
  /// A household with the default tags: `days`, `meals`, `dishes`, and if wanted `pins`, `weights`.
  case household

  /// Rules drawn tight around a hidden plan: `days`, `meals`, `dishes`, `tags`.
  case planted

  /// Meals at the end of the week that need what an early meal may use up: `days`, `meals`, `dishes`,
  /// `scarce`, `late`.
  case trap

  /// Dishes that keep their distance, with context: `days`, `meals`, `dishes`, `shortest`, `longest`.
  case gaps

  /// Weekly maxima that leave meals over: `days`, `meals`, `dishes`, `short`.
  case brokenMaxima

  /// A weekly minimum that its days cannot hold: `days`, `meals`, `dishes`, `short`.
  case brokenMinimum

  /// Too few dishes that are too far apart: `days`, `meals`, `dishes`.
  case brokenGap

  /// More standing dishes than meals on a day: `days`, `meals`, `dishes`, `short`.
  case brokenTradition

  /// Filters that ask for more of a tag than its maximum allows: `days`, `meals`, `dishes`, `short`.
  case brokenFilter

  /// One of the small ones with parameters that the seed draws.
  case mixed

  /// Makes a week.
  ///
  /// - Parameters:
  ///   - seed: Decides everything that the parameters leave open.
  ///   - parameters: The sizes.
  /// - Returns: The week.
  /// - Throws: `BenchmarkError` when a parameter is missing or makes no sense.
  package func document(
    seed: UInt64,
    parameters: [String: Int]
  ) throws(BenchmarkError) -> WeekDocument {
    let sizes = Sizes(parameters, of: self)
    var random = SplitMix64(seed: seed)
    switch self {
    case .household: return try HouseholdWeek(sizes).document(&random)
    case .planted: return try PlantedWeek(sizes).document(&random)
    case .trap: return try TrapWeek(sizes).document(&random)
    case .gaps: return try GapWeeks(sizes).document(&random)
    case .brokenMaxima, .brokenMinimum, .brokenGap, .brokenTradition, .brokenFilter:
      return try BrokenWeek(sizes).document(&random)
    case .mixed: return try Self.mixed(&random)
    }
  }

  private static func mixed(_ random: inout SplitMix64) throws(BenchmarkError) -> WeekDocument {
    var sizes = ["days": random.pick([5, 7, 7]), "meals": random.pick([1, 2, 2])]
    let slots = sizes["days", default: 0] * sizes["meals", default: 0]
    let generator = random.pick([household, household, planted, trap])
    switch generator {
    case .trap:
      sizes["dishes"] = 14 + random.draw(below: 20)
      sizes["scarce"] = 4 + random.draw(below: 4)
      sizes["late"] = 1 + random.draw(below: 2)
    case .planted:
      sizes["dishes"] = slots + 4 + random.draw(below: 10)
      sizes["tags"] = 4 + random.draw(below: 4)
    default:
      sizes["dishes"] = 10 + random.draw(below: 50)
      sizes["pins"] = random.draw(below: 3)
      sizes["weights"] = random.draw(below: 3) == 0 ? 1 : 0
    }
    return try generator.document(seed: random.next(), parameters: sizes)
  }
}

/// The parameters of an instance, each asked for by name.
struct Sizes {
  let generator: InstanceGenerator
  private let values: [String: Int]

  init(_ values: [String: Int], of generator: InstanceGenerator) {
    self.values = values
    self.generator = generator
  }

  /// A parameter that has to be there and is at least one.
  func required(_ name: String) throws(BenchmarkError) -> Int {
    guard let value = values[name], value > 0 else {
      throw BenchmarkError(
        .badData,
        "The generator '\(generator.rawValue)' needs a parameter '\(name)' above zero."
      )
    }
    return value
  }

  /// A parameter that is zero where it is not there.
  func optional(_ name: String) -> Int { max(0, values[name] ?? 0) }

  /// The meals of a day.
  func meals() throws(BenchmarkError) -> [MealType] {
    switch try required("meals") {
    case 1: [.dinner]
    case 2: [.lunch, .dinner]
    case 3: [.breakfast, .lunch, .dinner]
    case 4: [.breakfast, .lunch, .snack, .dinner]
    case 5: MealType.usualOrder
    case let count:
      throw BenchmarkError(.badData, "A day has 1 to 5 meals, not \(count).")
    }
  }

  /// A document with the days and meals and nothing else.
  func emptyDocument() throws(BenchmarkError) -> WeekDocument {
    var week = WeekDocument.Week()
    week.days = try required("days")
    week.meals = try meals()
    return WeekDocument(week: week)
  }
}

extension RandomNumberGenerator {
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[draw(below: elements.count)]
  }

  mutating func chance(_ percent: Int) -> Bool {
    draw(below: 100) < percent
  }
}
