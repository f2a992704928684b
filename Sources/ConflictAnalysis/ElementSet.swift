/// A set of positions below a fixed number, held as bits.
///
/// Two sets are compared and combined only if they were made for the same number of positions. Every
/// operation on whole sets takes one step for each 64 positions.
package struct ElementSet: Hashable, Sendable {
  private var words: [UInt64]

  /// An empty set.
  ///
  /// - Parameter universe: The number of positions; members are below it.
  package init(universe: Int) {
    words = [UInt64](repeating: 0, count: (universe + 63) / 64)
  }

  /// A set of the given positions.
  package init(_ positions: some Sequence<Int>, universe: Int) {
    self.init(universe: universe)
    for position in positions { insert(position) }
  }

  package var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  package var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  package func contains(_ position: Int) -> Bool {
    words[position >> 6] & (1 << UInt64(position & 63)) != 0
  }

  package mutating func insert(_ position: Int) {
    words[position >> 6] |= 1 << UInt64(position & 63)
  }

  package mutating func remove(_ position: Int) {
    words[position >> 6] &= ~(1 << UInt64(position & 63))
  }

  package mutating func formUnion(_ other: Self) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  package mutating func formIntersection(_ other: Self) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  package mutating func subtract(_ other: Self) {
    for index in words.indices { words[index] &= ~other.words[index] }
  }

  package func union(_ other: Self) -> Self {
    var result = self
    result.formUnion(other)
    return result
  }

  package func intersection(_ other: Self) -> Self {
    var result = self
    result.formIntersection(other)
    return result
  }

  package func subtracting(_ other: Self) -> Self {
    var result = self
    result.subtract(other)
    return result
  }

  package func isSubset(of other: Self) -> Bool {
    for index in words.indices where words[index] & ~other.words[index] != 0 { return false }
    return true
  }

  package func isDisjoint(with other: Self) -> Bool {
    for index in words.indices where words[index] & other.words[index] != 0 { return false }
    return true
  }

  /// The number of members that are not in another set.
  package func count(outside other: Self) -> Int {
    var count = 0
    for index in words.indices {
      count += (words[index] & ~other.words[index]).nonzeroBitCount
    }
    return count
  }
}

/// The members in ascending order.
extension ElementSet: Sequence {
  package struct Iterator: IteratorProtocol {
    fileprivate let words: [UInt64]
    fileprivate var index = 0
    fileprivate var rest: UInt64 = 0

    fileprivate init(_ words: [UInt64]) {
      self.words = words
      rest = words.first ?? 0
    }

    package mutating func next() -> Int? {
      while rest == 0 {
        index += 1
        guard index < words.count else { return nil }
        rest = words[index]
      }
      defer { rest &= rest - 1 }
      return index << 6 | rest.trailingZeroBitCount
    }
  }

  package func makeIterator() -> Iterator { Iterator(words) }

  package var underestimatedCount: Int { count }
}
