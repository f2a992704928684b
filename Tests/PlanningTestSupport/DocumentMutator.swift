import MealModel

/// Damages files the way that slips, bad programs and bad disks do.
///
/// The same seed damages a file in the same way on every machine.
public struct DocumentMutator {
  private var random: SplitMix64

  public init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// The file with one to four defects; some of them may leave it valid.
  public mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0...random.draw(below: 4) {
      result = random.draw(below: 3) == 0 ? withByteDefect(result) : withTokenDefect(result)
    }
    return result
  }

  private mutating func withByteDefect(_ bytes: [UInt8]) -> [UInt8] {
    guard !bytes.isEmpty else { return [UInt8(random.draw(below: 256))] }
    var bytes = bytes
    let offset = random.draw(below: bytes.count)
    switch random.draw(below: 5) {
    case 0: bytes[offset] = UInt8(random.draw(below: 256))
    case 1: bytes.remove(at: offset)
    case 2: bytes.insert(UInt8(random.draw(below: 256)), at: offset)
    case 3: bytes.removeSubrange(offset...)
    default: bytes[offset] ^= 1 << UInt8(random.draw(below: 8))
    }
    return bytes
  }

  /// Replaces, removes, doubles or swaps whole words, numbers and punctuation.
  private mutating func withTokenDefect(_ bytes: [UInt8]) -> [UInt8] {
    var tokens = Self.tokens(of: bytes)
    guard !tokens.isEmpty else { return bytes }
    let index = random.draw(below: tokens.count)
    switch random.draw(below: 6) {
    case 0: tokens.remove(at: index)
    case 1: tokens.insert(tokens[index], at: index)
    case 2: tokens.swapAt(index, random.draw(below: tokens.count))
    case 3: tokens[index] = tokens[random.draw(below: tokens.count)]
    case 4: doubleMember(&tokens, near: index)
    default: tokens[index] = Array(nastyToken().utf8)
    }
    return tokens.flatMap(\.self)
  }

  private mutating func nastyToken() -> String {
    let depth = 1 << (1 + random.draw(below: 12))
    let tokens = [
      "null", "true", "{}", "[]", "[[]]", "\"\"", "\" \"", "\"\\u0000\"", "\"\\ud800\"",
      "\"a\\nb\"",
      "0", "-0", "-1", "1.5", "1e400", "-1e400", "1e2", "99999999999999999999", "007", "0x10",
      "NaN",
      "9223372036854775807", "-9223372036854775808", "18446744073709551616", "3660", "3661",
      "\"2026-02-30\"", "\"0000-00-00\"", "\"9999-12-31\"", "\"0001-01-01\"", "\"someday\"",
      "\"mon\"",
      "\"Pescdo\"", "\"schema\"", "\"dishes\"", "\"plan\"", "\"day\"", "\"\u{301}\"", "\"👩‍👩‍👧‍👦\"",
      "\u{FEFF}", "\r\n", ",", ";", "\"", "\"\"\"",
      String(repeating: "[", count: depth), String(repeating: "{\"a\":", count: depth),
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth),
      "\"" + String(repeating: "x", count: depth) + "\"",
    ]
    return tokens[random.draw(below: tokens.count)]
  }

  /// Repeats the tokens from one comma to the next, which doubles a member or an element.
  private func doubleMember(_ tokens: inout [[UInt8]], near index: Int) {
    let comma = [UInt8(ascii: ",")]
    guard let start = tokens[..<index].lastIndex(of: comma),
      let end = tokens[index...].firstIndex(of: comma), start < end
    else { return }
    tokens.insert(contentsOf: tokens[start..<end], at: end)
  }

  /// Strings, runs of letters and digits, and single other bytes; together they are the file.
  private static func tokens(of bytes: [UInt8]) -> [[UInt8]] {
    var tokens: [[UInt8]] = []
    var offset = 0
    while offset < bytes.count {
      var end = offset + 1
      if bytes[offset] == UInt8(ascii: "\"") {
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += 1 }
        end = min(end + 1, bytes.count)
      } else if isWord(bytes[offset]) {
        while end < bytes.count, isWord(bytes[end]) { end += 1 }
      }
      tokens.append(Array(bytes[offset..<end]))
      offset = end
    }
    return tokens
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}
