public import HouseholdModel
import MealModel
import PlanFiles

extension Household {
  /// The dish that somebody means.
  ///
  /// An identity wins, then a name as it is written, then a name without case and accents.
  ///
  /// - Parameters:
  ///   - text: An identity or a name.
  ///   - includesRemoved: Whether a removed dish may be meant where no other is.
  /// - Returns: The dish.
  /// - Throws: `HouseholdError` with `unknownDish` or `unclearDish`.
  public func dish(
    named text: String,
    includesRemoved: Bool = false
  ) throws(HouseholdError) -> HouseholdDish {
    var groups = [currentDishes]
    if includesRemoved { groups.append(dishes.filter { $0.removedOn != nil }) }
    var nearMatch: String?
    for group in groups {
      var table = NameTable()
      for (index, dish) in group.enumerated() {
        _ = table.insert(index, identity: dish.id.rawValue, names: [dish.name])
      }
      let matches = table.matches(of: text.trimmed).map { group[$0] }
      if matches.count > 1 {
        throw HouseholdError(.unclearDish(text.trimmed, matches.map { DishReference($0) }))
      }
      if let dish = matches.first { return dish }
      nearMatch = nearMatch ?? table.nearMatch(of: text.trimmed)
    }
    throw HouseholdError(.unknownDish(text.trimmed), nearMatch: nearMatch)
  }

  /// The tag that somebody means: by its key or its name in either language.
  ///
  /// - Parameter text: A key or a name; case and accents do not count where nothing matches exactly.
  /// - Returns: The tag.
  /// - Throws: `HouseholdError` with `unknownTag` or `unclearTag`.
  public func tag(named text: String) throws(HouseholdError) -> HouseholdTag {
    let table = tagTable
    let matches = table.matches(of: text.trimmed).map { tags[$0] }
    if matches.count > 1 {
      throw HouseholdError(.unclearTag(text.trimmed, matches.map { TagReference($0) }))
    }
    guard let tag = matches.first else {
      throw HouseholdError(
        .unknownTag(text.trimmed),
        nearMatch: table.nearMatch(of: text.trimmed)
      )
    }
    return tag
  }

  /// The tags by everything that they are called.
  var tagTable: NameTable {
    var table = NameTable()
    for (index, tag) in tags.enumerated() { _ = table.insert(tag: tag.tag, at: index) }
    return table
  }

  /// Where a dish stands that is not removed.
  func position(of id: DishID) throws(HouseholdError) -> Int {
    guard let index = dishes.firstIndex(where: { $0.id == id && $0.removedOn == nil }) else {
      throw HouseholdError(.unknownDish(id.rawValue))
    }
    return index
  }

  /// Where a tag stands.
  func position(of id: TagID) throws(HouseholdError) -> Int {
    guard let index = tags.firstIndex(where: { $0.id == id }) else {
      throw HouseholdError(.unknownTag(id.rawValue))
    }
    return index
  }
}
