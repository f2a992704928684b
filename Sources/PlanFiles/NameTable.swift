package import MealModel

/// Finds things by what people call them.
///
/// An identity that is written in the file wins, then a name as it is written, then a name without
/// case and accents. Each has to be unambiguous.
package struct NameTable {
  package enum Answer: Hashable {
    case found(Int)
    case unclear
    case unknown(nearMatch: String?)
  }

  private var identities: [String: Int] = [:]
  private var names: [String: Set<Int>] = [:]
  private var foldedNames: [String: Set<Int>] = [:]

  /// A table without anything in it.
  package init() {}

  /// Adds a thing.
  ///
  /// - Parameters:
  ///   - index: What `find` is to answer.
  ///   - identity: The identity, or `nil` when the file gives none.
  ///   - names: The names.
  /// - Returns: Whether the identity is new.
  package mutating func insert(_ index: Int, identity: String?, names: [String]) -> Bool {
    for name in names { self.names[name, default: []].insert(index) }
    for name in names + [identity].compactMap(\.self) {
      foldedNames[name.folded, default: []].insert(index)
    }
    guard let identity else { return true }
    return identities.updateValue(index, forKey: identity) == nil
  }

  package mutating func insert(tag: Tag, at index: Int) -> Bool {
    insert(index, identity: tag.id.rawValue, names: [tag.name.spanish, tag.name.english])
  }

  package func find(_ text: String) -> Answer {
    let matches = matches(of: text)
    guard let first = matches.first else { return .unknown(nearMatch: nearMatch(of: text)) }
    return matches.count == 1 ? .found(first) : .unclear
  }

  /// Everything that may be meant, in the order of the numbers; more than one where it is unclear.
  package func matches(of text: String) -> [Int] {
    if let index = identities[text] { return [index] }
    return (names[text] ?? foldedNames[text.folded] ?? []).sorted()
  }

  /// The name or identity that was probably meant; accents do not count.
  package func nearMatch(of text: String) -> String? {
    let known = Set(names.keys).union(identities.keys)
    guard let match = text.folded.closestMatch(in: known.map(\.folded)) else { return nil }
    return known.filter { $0.folded == match }.min()
  }
}
