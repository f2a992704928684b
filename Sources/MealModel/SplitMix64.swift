/// A small generator of random numbers that gives the same sequence on every machine.
///
/// The algorithm is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", OOPSLA 2014). It is not for secrets.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension RandomNumberGenerator {
  /// A whole number from zero up to, but not including, the bound.
  ///
  /// The high half of a full product, so that the numbers drawn do not depend on the version of the
  /// standard library; the bias is below `bound / 2^64`.
  package mutating func draw(below bound: Int) -> Int {
    precondition(bound > 0, "A number below \(bound) cannot be drawn.")
    return Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// Puts the elements into a random order (Fisher–Yates).
  package mutating func shuffle<Element>(_ elements: inout [Element]) {
    guard elements.count > 1 else { return }
    for last in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(last, draw(below: last + 1))
    }
  }
}
