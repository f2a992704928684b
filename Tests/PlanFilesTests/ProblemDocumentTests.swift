import MealModel
import PlanFiles
import PlanningTestSupport
import Testing

/// Problems that no file gave, written as files.
struct ProblemDocumentTests {
  @Test func `reading what was written gives the problem again`() throws {
    var count = 0
    for seed in 0..<300 as Range<UInt64> {
      let problem = SmallProblems.problem(seed: seed)
      guard Set(problem.slots).count == problem.slots.count else { continue }
      // Files have no lists that allow nothing; those are written in other words.
      guard !problem.filters.contains(where: { $0.allowedDishes?.isEmpty == true }) else {
        continue
      }
      let text = WeekDocument(of: problem).encoded()
      let read = try WeekFile(json: Array(text.utf8), file: "week.json").resolved().problem
      #expect(read.window == problem.window && read.slots == problem.slots, "seed \(seed)")
      #expect(read.tags == problem.tags && read.dishes == problem.dishes, "seed \(seed)")
      #expect(read.pins == problem.pins, "seed \(seed)")
      #expect(Set(read.context) == Set(problem.context), "seed \(seed)")
      #expect(read.resolvedFilters == problem.resolvedFilters, "seed \(seed)")
      #expect(read.filters.map(\.days) == problem.filters.map(\.days), "seed \(seed)")
      #expect(read.filters.map(\.meals) == problem.filters.map(\.meals), "seed \(seed)")
      count += 1
    }
    #expect(count > 200)
  }

  @Test func `a list that allows no dish excludes them all, and a filter about no day goes`() throws
  {
    let problem = try PlanningProblem(
      slots: MealSlot.grid(days: 1, meals: [.dinner]),
      dishes: [Dish("Beef"), Dish("Soup")],
      filters: [SlotFilter(days: []), SlotFilter(meals: []), SlotFilter(allowedDishes: [])]
    )
    let filters = WeekDocument(of: problem).filters
    #expect(filters.map(\.excludeDishes) == [["Beef", "Soup"]])
    #expect(filters.map(\.onlyDishes) == [nil])
  }
}
