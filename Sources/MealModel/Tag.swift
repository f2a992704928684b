/// A label that dishes carry and that rules speak about.
public struct Tag: Hashable, Sendable {
  public var id: TagID
  public var name: LocalizedName
  public var color: TagColor
  public var rules: TagRules

  public init(
    id: TagID,
    name: LocalizedName,
    color: TagColor = .neutral,
    rules: TagRules = TagRules()
  ) {
    self.id = id
    self.name = name
    self.color = color
    self.rules = rules
  }
}

/// An opaque colour with eight bits a channel.
public struct TagColor: Hashable, Sendable, CustomStringConvertible {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads six hexadecimal digits with or without a leading `#`.
  public init?(hex text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    red = UInt8(value >> 16)
    green = UInt8(value >> 8 & 0xFF)
    blue = UInt8(value & 0xFF)
  }

  /// The grey of tags that nobody gave a colour.
  public static let neutral = TagColor(red: 0x95, green: 0xA5, blue: 0xA6)

  /// The colour as `#RRGGBB`.
  public var description: String {
    "#"
      + [red, green, blue].map { channel in
        let digits = String(channel, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }
      .joined()
  }
}
