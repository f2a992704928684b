extension String {
  /// The candidate that was probably meant, or `nil` when none is near.
  ///
  /// Near means at most a third of the letters inserted, deleted, replaced or swapped with a
  /// neighbour, at least one; case does not count. Ties go to the candidate that sorts first.
  package func closestMatch(in candidates: some Sequence<String>) -> String? {
    let target = Array(lowercased())
    guard target.count <= 100 else { return nil }
    let limit = max(1, target.count / 3)
    var best: (distance: Int, name: String)?
    for name in candidates {
      let letters = Array(name.lowercased())
      guard abs(letters.count - target.count) <= limit else { continue }
      let distance = target.editDistance(to: letters)
      guard distance <= limit else { continue }
      if let current = best, (current.distance, current.name) <= (distance, name) { continue }
      best = (distance, name)
    }
    return best?.name
  }
}

extension [Character] {
  /// The restricted Damerau–Levenshtein distance, in time `count × other.count`.
  fileprivate func editDistance(to other: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = [Int](0...other.count)
    for (row, letter) in enumerated() {
      var current = [row + 1]
      for (column, otherLetter) in other.enumerated() {
        var best = Swift.min(last[column + 1], current[column]) + 1
        best = Swift.min(best, last[column] + (letter == otherLetter ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], self[row - 1] == otherLetter {
          best = Swift.min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}
