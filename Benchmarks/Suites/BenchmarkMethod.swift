/// What is measured.
package enum BenchmarkMethod: Hashable, Sendable, CustomStringConvertible {
  /// The product.
  case optimal

  /// The product's program, also where the product does without it.
  case program

  /// The program with a column for every dish and slot.
  case plain

  /// The best of a number of greedy walks.
  case greedy(walks: Int)

  package init?(_ text: String) {
    switch text {
    case "optimal": self = .optimal
    case "program": self = .program
    case "plain": self = .plain
    case "greedy": self = .greedy(walks: 1)
    default:
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0] == "greedy", let walks = Int(parts[1]),
        (1...1_000_000).contains(walks)
      else { return nil }
      self = .greedy(walks: walks)
    }
  }

  /// The name in rows; one walk is `greedy:1`.
  package var description: String {
    switch self {
    case .optimal: "optimal"
    case .program: "program"
    case .plain: "plain"
    case .greedy(let walks): "greedy:\(walks)"
    }
  }
}
