extension String {
  /// A new identity: a random UUID (version 4 of RFC 9562) in lower-case letters.
  ///
  /// - Parameter generator: Where the random bits come from.
  package init(uuidFrom generator: inout some RandomNumberGenerator) {
    let high = generator.next() & ~0xF000 | 0x4000
    let low = generator.next() & ~(0b11 << 62) | 0b10 << 62
    let digits = [high, low]
      .map { word in
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
      }
      .joined()
    var rest = digits[...]
    self = [8, 4, 4, 4, 12]
      .map { length in
        defer { rest = rest.dropFirst(length) }
        return String(rest.prefix(length))
      }
      .joined(separator: "-")
  }
}
