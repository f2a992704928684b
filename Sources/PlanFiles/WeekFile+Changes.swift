public import MealModel

extension WeekFile {
  /// The file with the changes that another problem made to its own.
  ///
  /// The other problem has the same window, slots, tags, dishes and filters at the same positions; it may
  /// have other rules, fewer pins and context meals, filters that are about no day at all, and more
  /// dishes at the end. Everything that did not change stays as it is written, the plan included.
  ///
  /// - Parameters:
  ///   - changed: The other problem.
  ///   - week: What this file resolved to.
  /// - Returns: The changed file; resolving it gives the other problem with the filters left out.
  public func adopting(_ changed: PlanningProblem, of week: PlannableWeek) -> WeekFile {
    let problem = week.problem
    // The dishes become its own: a list that they came from knows no place of the new ones.
    var result = WeekFile(document, file: file)
    if changed.tags != problem.tags {
      var tags = document.allTags
      for (index, tag) in changed.tags.enumerated() { tags[index].rules = tag.rules }
      result.document.tags = tags
    }
    for (index, dish) in changed.dishes.prefix(problem.dishes.count).enumerated() {
      result.document.dishes[index].rules = dish.rules
      if dish.meals == nil { result.document.dishes[index].meals = nil }
    }
    result.document.dishes += changed.dishes.dropFirst(problem.dishes.count).map { dish in
      WeekDocument.DishEntry(name: dish.name, tags: dish.tags.map(\.rawValue))
    }
    let pins = Set(changed.pins)
    result.document.pins = zip(document.pins, problem.pins).filter { pins.contains($0.1) }.map(\.0)
    result.document.filters = document.filters.indices
      .filter { changed.filters[$0] == problem.filters[$0] }
      .map { document.filters[$0] }
    let context = Set(changed.context)
    let kept = problem.context.map(context.contains)
    let before = document.context.before
    result.document.context.before = zip(before, kept).filter(\.1).map(\.0)
    result.document.context.after =
      zip(document.context.after, kept.dropFirst(before.count)).filter(\.1).map(\.0)
    return result
  }
}
