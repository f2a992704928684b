import Foundation
import HouseholdModel
import HouseholdStorage
import MealModel
import Testing

/// Prints sizes and times of a store of many years; run it in release mode with `PLANNER_FIGURES=1`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["PLANNER_FIGURES"] != nil))
struct FiguresTests {
  /// 500 dishes of eight ingredients, 200 weeks of 14 meals and 3,000 cook events.
  static func household() -> Household {
    var household = Household(
      settings: HouseholdSettings(id: "home", profile: "mealmood", timeZone: "Europe/Madrid")
    )
    let amounts = [1, 2, 3].compactMap { Fraction($0, 4).flatMap { Amount($0) } }
    household.dishes = (0..<500).map { number in
      var dish = HouseholdDish(
        id: DishID(rawValue: "dish-\(number)"),
        name: "Plato número \(number)",
        tags: ["fish", "gluten-free"]
      )
      dish.ingredients = (0..<8).map { index in
        Ingredient(name: "ingrediente \(index)", amount: amounts[index % 3], unit: "taza")
      }
      return dish
    }
    household.weeks = (0..<200).map { number in
      var week = StoredWeek(start: RandomHousehold.monday(number - 190), createdAt: number)
      week.slots = MealSlot.grid(days: 7, meals: [.lunch, .dinner]).map { slot in
        let dish = household.dishes[(number * 14 + slot.day) % 500].id
        return StoredSlot(slot, dish, origin: .planned)
      }
      return week
    }
    household.cookEvents = (0..<3_000).compactMap { number in
      CivilDate(dayNumber: 19_500 + number / 2).map { date in
        CookEvent(household.dishes[number % 500].id, on: date)
      }
    }
    return household
  }

  @Test
  func `a store of many years`() throws {
    let folder = try TemporaryFolder()
    let household = Self.household()
    func report(_ name: String, _ body: () throws -> Void) throws {
      let clock = ContinuousClock()
      let times = try (0..<21).map { _ in try clock.measure(body) }.sorted()
      print("figures: \(name): median \(times[10]), most \(times[20])")
    }
    try folder.store.create(household)
    print("figures: \(try bytes(of: folder.store.path).count) bytes")
    try report("read") {
      let found = try folder.store.read()
      #expect(found == household)
    }
    try report("change of nothing") { try folder.store.change { _ in } }
    var stars = 0
    try report("change of a dish") {
      stars = stars % 5 + 1
      try folder.store.change { $0.dishes[250].rating = stars }
    }
    try report("create") {
      try HouseholdStore(path: "\(folder.path)/\(UUID().uuidString)").create(household)
    }
    let text = HouseholdDocument(household).encoded()
    print("figures: \(text.utf8.count) bytes of JSON")
    try report("encode") { #expect(HouseholdDocument(household).encoded() == text) }
    try report("decode") {
      let document = try HouseholdDocument(json: Array(text.utf8), file: "household.json")
      #expect(document.household == household)
    }
  }
}
