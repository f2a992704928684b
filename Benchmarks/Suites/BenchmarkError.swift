import MealModel

/// Something that a benchmark cannot go on with, said in one line.
package struct BenchmarkError: Error, Hashable, CustomStringConvertible {
  /// Which exit code it has.
  package enum Kind: Hashable, Sendable {
    case usage
    case badData
    case noInput
    case cannotWrite
  }

  package var kind: Kind
  package var description: String

  package init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  /// A name that means nothing, with the one that was probably meant, else with all there are.
  package init(unknown what: String, _ name: String, among names: [String]) {
    let hint =
      name.closestMatch(in: names).map { "maybe '\($0)'?" }
      ?? "there are \(names.joined(separator: ", "))."
    self.init(.usage, "There is no \(what) '\(name)'; \(hint)")
  }
}
