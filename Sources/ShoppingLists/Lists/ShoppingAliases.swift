import PlanFiles

/// Names that a household wants to be one thing, such as "large eggs" and "eggs".
///
/// Nothing is merged by guessing: without an alias only names that differ in case and accents are the same.
public struct ShoppingAliases: Hashable, Sendable {
  private var names: [String: String] = [:]

  /// - Parameter nameOfAlias: What each name is to be called. A name that it leads to is taken as it is,
  ///   so that two names that lead to each other change places and never go round in circles.
  public init(_ nameOfAlias: [String: String] = [:]) {
    // Of two spellings of an alias the one that sorts first decides.
    for (alias, name) in nameOfAlias.sorted(by: { $0.key > $1.key }) { names[alias.folded] = name }
  }

  /// The name under which something is listed.
  func name(for name: String) -> String { names[name.folded] ?? name }
}
