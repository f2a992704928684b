import HouseholdModel
import MealModel
import PlanFiles

extension Household {
  /// Refuses a name that is none or that another tag has, in any language and in any spelling.
  func checkTagName(_ name: String, of id: TagID?) throws(HouseholdError) {
    try name.checkAsName()
    let taken = tags.first { tag in
      tag.id != id
        && Language.allCases.contains { tag.tag.name[$0].folded == name.folded }
    }
    if let taken { throw HouseholdError(.tagNameTaken(TagReference(taken))) }
  }

  /// Refuses numbers of rules that nobody can mean, among those that change.
  static func check(_ rules: TagRules, instead old: TagRules) throws(HouseholdError) {
    if rules.maxPerWeek != old.maxPerWeek {
      try HouseholdError.check(rules.maxPerWeek, as: .maxPerWeek, in: weeklyCounts)
    }
    if rules.minPerWeek != old.minPerWeek {
      try HouseholdError.check(rules.minPerWeek, as: .minPerWeek, in: weeklyCounts)
    }
    if let lower = rules.minPerWeek, let upper = rules.maxPerWeek, lower > upper,
      (rules.minPerWeek, rules.maxPerWeek) != (old.minPerWeek, old.maxPerWeek)
    {
      throw HouseholdError(.minAboveMax(lower, upper))
    }
    guard rules.onlyDays?.isEmpty != true else { throw HouseholdError(.noDays) }
  }

  func positionOfCustomTag(_ id: TagID) throws(HouseholdError) -> Int {
    let position = try position(of: id)
    guard !tags[position].isPredefined else {
      throw HouseholdError(.predefinedTag(TagReference(tags[position])))
    }
    return position
  }

  /// A key that no tag has: the letters and digits of the name, with dashes between the words.
  func newTagID(for name: String) -> TagID {
    let words = name.folded.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let key = words.isEmpty ? "tag" : words.joined(separator: "-")
    // Predefined keys stay with their tags, also where an import left one of them out.
    let taken = Set(tags.map(\.id) + Tag.defaults.map(\.id))
    var candidate = TagID(rawValue: key)
    var number = 2
    while taken.contains(candidate) {
      candidate = TagID(rawValue: "\(key)-\(number)")
      number += 1
    }
    return candidate
  }
}
