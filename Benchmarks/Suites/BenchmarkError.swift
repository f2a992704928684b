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
}
