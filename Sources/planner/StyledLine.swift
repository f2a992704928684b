import MealModel
import PlanTexts

/// A line of text whose colours take no room.
struct StyledLine: Hashable {
  private(set) var text = ""
  private(set) var width = 0

  init() {}

  init(_ plain: String) {
    append(plain)
  }

  mutating func append(_ plain: String) {
    text += plain
    width += plain.displayWidth
  }

  /// Adds a label on a coloured ground, with black or white letters, whichever reads better.
  mutating func append(label: String, on color: TagColor) {
    let letters = color.prefersBlackText ? "0;0;0" : "255;255;255"
    let ground = "\(color.red);\(color.green);\(color.blue)"
    text += "\u{1B}[48;2;\(ground);38;2;\(letters)m\(label)\u{1B}[0m"
    width += label.displayWidth
  }

  /// Adds faint text.
  mutating func append(faint: String) {
    text += "\u{1B}[2m\(faint)\u{1B}[22m"
    width += faint.displayWidth
  }

  /// The line with spaces up to a width.
  func padded(to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - self.width))
  }
}
