import MealModel

/// Finds what is odd in a file but no error.
struct Oddities {
  let source: WeekFile
  let problem: PlanningProblem

  var notes: [FileNote] {
    tagNotes + dishNotes + mealNotes
  }

  private var tagNotes: [FileNote] {
    problem.tags.enumerated()
      .compactMap { index, tag in
        guard tag.rules.maxPerWeek == 0 else { return nil }
        return note(at: "tags[\(index)].rules.maxPerWeek", .neverAllowed(tag.name))
      }
  }

  private var dishNotes: [FileNote] {
    var seen: Set<String> = []
    return problem.dishes.indices.flatMap { index in
      let dish = problem.dishes[index]
      var notes: [FileNote] = []
      if !seen.insert(dish.name).inserted {
        notes.append(note(atDish: index, ".name", .sameName(dish.name)))
      }
      if dish.tags.isEmpty {
        notes.append(note(atDish: index, "", .dishWithoutTags(dish.name)))
      }
      return notes + tagNotes(ofDish: index)
    }
  }

  private func tagNotes(ofDish index: Int) -> [FileNote] {
    let dish = problem.dishes[index]
    let tags = problem.tagsOfDish[index].map { problem.tags[$0] }
    var notes: [FileNote] = []
    var seen: Set<TagID> = []
    for (position, id) in dish.tags.enumerated() where !seen.insert(id).inserted {
      let name = source.document.dishes[index].tags[position]
      notes.append(note(atDish: index, ".tags[\(position)]", .tagTwice(name)))
    }
    let restrictions = tags.compactMap(\.rules.mealTypeRestriction).map { Set([$0]) }
    let meals = restrictions + [dish.meals].compactMap(\.self)
    if let first = meals.first, meals.dropFirst().reduce(first, { $0.intersection($1) }).isEmpty {
      notes.append(note(atDish: index, "", .mealsClash(dish: dish.name)))
    }
    if let gluten = tags.first(where: { $0.id == .containsGluten }),
      let free = tags.first(where: { $0.id == .glutenFree })
    {
      notes.append(note(atDish: index, "", .glutenClash(dish: dish.name, gluten.name, free.name)))
    }
    return notes
  }

  /// Meals that nothing in the plan is called: probably a slip of the pen.
  private var mealNotes: [FileNote] {
    let known = Set(problem.slots.map(\.meal)).union(MealType.usualOrder)
    var notes: [FileNote] = []
    for (index, tag) in problem.tags.enumerated() {
      guard let meal = tag.rules.mealTypeRestriction, !known.contains(meal) else { continue }
      notes.append(note(at: "tags[\(index)].rules.mealTypeRestriction", .mealNotPlanned(meal)))
    }
    for (index, dish) in source.document.dishes.enumerated() {
      for (position, meal) in (dish.meals ?? []).enumerated() where !known.contains(meal) {
        notes.append(note(atDish: index, ".meals[\(position)]", .mealNotPlanned(meal)))
      }
      if let meal = dish.rules.fixedDay?.meal, !known.contains(meal) {
        notes.append(note(atDish: index, ".rules.fixedDay.meal", .mealNotPlanned(meal)))
      }
    }
    for (index, filter) in source.document.filters.enumerated() {
      for (position, meal) in (filter.meals ?? []).enumerated() where !known.contains(meal) {
        notes.append(note(at: "filters[\(index)].meals[\(position)]", .mealNotPlanned(meal)))
      }
    }
    return notes
  }

  private func note(at path: String, _ kind: FileNote.Kind) -> FileNote {
    FileNote(file: source.file, place: .path(path), kind: kind)
  }

  private func note(atDish index: Int, _ suffix: String, _ kind: FileNote.Kind) -> FileNote {
    let (file, place) = source.place(ofDish: index, suffix)
    return FileNote(file: file, place: place, kind: kind)
  }
}
