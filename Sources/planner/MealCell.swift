import MealModel
import MealPlanning
import PlanExplanation
import PlanTexts

/// What a table shows for one slot.
struct MealCell {
  let words: HouseholdWords
  let style: Style

  /// How many tags a cell shows.
  private static let shownTags = 3

  /// The dish wrapped to a width, with its tags under it.
  func lines(dish: Int?, isPinned: Bool, width: Int) -> [StyledLine] {
    guard let dish else { return empty(width: width) }
    let name = words.name(ofDish: dish)
    let marked = isPinned ? "\(style.pinMark) \(name)" : name
    return marked.wrapped(to: width).map { StyledLine($0) } + tagLines(ofDish: dish, width: width)
  }

  private func empty(width: Int) -> [StyledLine] {
    let text = Catalogue.text(ReportText.empty, in: words.language)
    return "(\(text))".wrapped(to: width).map { part in
      var line = StyledLine()
      if style.usesColor { line.append(faint: part) } else { line.append(part) }
      return line
    }
  }

  /// Labels of the first tags, as many on a line as fit; a name is broken only where it must be.
  private func tagLines(ofDish dish: Int, width: Int) -> [StyledLine] {
    let tags = words.problem.tagsOfDish(inShownOrder: dish)
    let separator = style.usesColor ? " " : ", "
    var lines: [StyledLine] = []
    func append(_ text: String, on color: TagColor?) {
      if let last = lines.last,
        last.width + separator.displayWidth + text.displayWidth <= width
      {
        lines[lines.count - 1].append(separator)
      } else {
        lines.append(StyledLine())
      }
      if let color, style.usesColor {
        lines[lines.count - 1].append(label: text, on: color)
      } else {
        lines[lines.count - 1].append(text)
      }
    }
    for tag in tags.prefix(Self.shownTags) {
      for part in words.name(ofTag: tag).wrapped(to: width) {
        append(part, on: words.problem.tags[tag].color)
      }
    }
    if tags.count > Self.shownTags { append("+\(tags.count - Self.shownTags)", on: nil) }
    return lines
  }
}

extension PlanningProblem {
  /// The tags of a dish in the order in which the household named them.
  fileprivate func tagsOfDish(inShownOrder dish: Int) -> [Int] {
    var order: [Int] = []
    for id in dishes[dish].tags {
      if let tag = tagsOfDish[dish].first(where: { tags[$0].id == id }), !order.contains(tag) {
        order.append(tag)
      }
    }
    return order
  }
}
