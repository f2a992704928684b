import MealModel

/// Turns the names and days of a document into a problem.
struct WeekResolver {
  let source: WeekFile
  let days: DayTable
  let tags: [Tag]
  let slots: [MealSlot]

  let tagTable: NameTable
  let dishTable: NameTable
  let dishIDs: [DishID]

  var document: WeekDocument { source.document }

  init(_ source: WeekFile) throws(FileError) {
    self.source = source
    days = DayTable(source.document.week)
    tags = source.document.allTags.map(Tag.init)
    tagTable = try Self.tagTable(tags, in: source)
    dishTable = try Self.dishTable(in: source)
    dishIDs = DishID.identities(of: source.document.dishes)
    slots = try Self.slots(of: source, days: days)
  }

  func week(notes: [FileNote]) throws(FileError) -> PlannableWeek {
    let dishes = try resolvedDishes()
    let pins = try assignments(document.pins, at: "pins")
    try checkDistinct(pins, at: "pins")
    let filters = try filters()
    let context = try context()
    let problem: PlanningProblem
    do {
      problem = try PlanningProblem(
        window: days.window,
        slots: slots,
        tags: tags,
        dishes: dishes,
        pins: pins,
        filters: filters,
        context: context
      )
    } catch {
      throw FileError(error, in: source, days: days)
    }
    return PlannableWeek(
      problem: problem,
      plan: try plan(in: problem),
      seed: document.seed,
      language: document.language,
      notes: notes + Oddities(source: source, problem: problem).notes
    )
  }
}

extension WeekResolver {
  private static func tagTable(_ tags: [Tag], in source: WeekFile) throws(FileError) -> NameTable {
    var table = NameTable()
    for (index, tag) in tags.enumerated() {
      guard table.insert(tag: tag, at: index) else {
        throw source.error(at: "tags[\(index)].key", .duplicateTag(tag.id.rawValue))
      }
    }
    return table
  }

  private static func dishTable(in source: WeekFile) throws(FileError) -> NameTable {
    var table = NameTable()
    for (index, dish) in source.document.dishes.enumerated() {
      guard table.insert(index, identity: dish.id, names: [dish.name]) else {
        throw source.error(atDish: index, ".id", .duplicateDish(dish.id ?? dish.name))
      }
    }
    return table
  }

  private static func slots(
    of source: WeekFile,
    days: DayTable
  ) throws(FileError) -> [MealSlot] {
    let week = source.document.week
    var seen: Set<MealSlot> = []
    guard let entries = source.document.slots else {
      let meals = week.meals ?? [.lunch, .dinner]
      for (index, meal) in meals.enumerated() {
        guard seen.insert(MealSlot(day: 0, meal: meal)).inserted else {
          throw source.error(at: "week.meals[\(index)]", .duplicateMeal(meal))
        }
      }
      return MealSlot.grid(days: days.window.dayCount, meals: meals)
    }
    var slots: [MealSlot] = []
    for (index, entry) in entries.enumerated() {
      let slot = MealSlot(
        day: try source.day(entry.day, at: "slots[\(index)].day", days.day),
        meal: entry.meal
      )
      guard seen.insert(slot).inserted else {
        throw source.error(
          at: "slots[\(index)]",
          .duplicateSlot(day: entry.day.description, meal: entry.meal)
        )
      }
      slots.append(slot)
    }
    return slots
  }
}
