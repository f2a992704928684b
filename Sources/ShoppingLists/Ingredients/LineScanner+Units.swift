import HouseholdModel

extension LineScanner {
  /// A unit as it was written and what it means.
  struct WrittenUnit {
    var text: String
    var unit: KitchenUnit
  }

  /// Reads the longest unit that is next, of at most three words; no step where none begins.
  mutating func unit() -> WrittenUnit? {
    var ends: [Int] = []
    var end = position
    while end < characters.count, ends.count < 3 {
      end = characters[(end + 1)...].firstIndex { $0 == " " || $0 == "(" } ?? characters.count
      ends.append(end)
    }
    // Japanese counters need no space behind them.
    let candidates = ends.reversed() + [position + 1]
    for end in candidates where end <= characters.count {
      let text = String(characters[position..<end])
      guard let unit = KitchenUnit(written: text) else { continue }
      if end == position + 1, !ends.contains(end), characters[position].isASCII { continue }
      position = end
      return WrittenUnit(text: text, unit: unit)
    }
    return nil
  }

  /// Steps over the "de" between a unit and what is measured.
  mutating func takePreposition() {
    let start = position
    if takeWord("de", "of"), take(" ") { return }
    position = start
  }
}
