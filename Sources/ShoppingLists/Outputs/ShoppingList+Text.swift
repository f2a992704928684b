import HouseholdModel
public import MealModel
import PlanFiles
import PlanTexts

/// The forms in which a shopping list leaves the program.
public enum ShoppingFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines with boxes to tick on paper.
  case text

  /// A list of tasks, as notes and issue trackers show them.
  case markdown

  /// A table as RFC 4180 defines it.
  case csv

  /// For programs; the same in every language.
  case json
}

extension ShoppingList {
  /// The list in a form and a language, with a line break at its end.
  public func written(as format: ShoppingFormat, in language: Language) -> String {
    switch format {
    case .text: text(in: language)
    case .markdown: markdown(in: language)
    case .csv: csv(in: language)
    case .json: json
    }
  }

  /// The list as plain text.
  public func text(in language: Language) -> String {
    blocks(heading: title(in: language), in: language) { section in
      ([section.heading(in: language)] + section.lines.map { $0.text(in: language, indent: "  ") })
        .map { $0.onOneLine + "\n" }.joined()
    }
  }

  /// The list in Markdown, a task for each line.
  public func markdown(in language: Language) -> String {
    blocks(heading: "# " + title(in: language), in: language) { section in
      let heading = "## " + section.heading(in: language).onOneLine.escapedForMarkdown + "\n\n"
      return heading
        + section.lines.map { line in
          let box = line.isChecked ? "- [x] " : "- [ ] "
          return box + line.wording(in: language).onOneLine.escapedForMarkdown + "\n"
        }
        .joined()
    }
  }

  private func blocks(
    heading: String,
    in language: Language,
    _ block: (Section) -> String
  ) -> String {
    let nothing = Catalogue.text(ShoppingText.nothingToBuy, in: language) + "\n"
    let blocks = sections.isEmpty ? [nothing] : sections.map(block)
    return ([heading + "\n"] + blocks).joined(separator: "\n")
  }

  private func title(in language: Language) -> String {
    let sunday = week.advanced(by: 6) ?? week
    return Catalogue.text(ShoppingText.title, in: language) + " · "
      + Catalogue.weekLabel(week...max(week, sunday), in: language)
  }
}

extension ShoppingList.Section {
  /// The category as it is shown.
  func heading(in language: Language) -> String {
    category ?? Catalogue.text(ShoppingText.otherCategory, in: language)
  }
}

extension ShoppingList.Line {
  /// The line as it is read: `Tomates: 2,2 kg`, `Sal`, `Paella ×2`.
  public func wording(in language: Language) -> String {
    var text = name
    let shown = quantitiesWithAmount
    if !shown.isEmpty {
      let isTimes = shown.first?.unit == ShoppingQuantity.dishUnit
      text = Catalogue.text(
        isTimes ? ShoppingText.lineTimes : .line,
        in: language,
        ["name": .text(name), "quantities": .text(shown.text(in: language))]
      )
    }
    guard !bought.isEmpty else { return text }
    return Catalogue.text(
      ShoppingText.lineBought,
      in: language,
      ["line": .text(text), "bought": .text(bought.text(in: language))]
    )
  }

  /// The quantities without one that says nothing: some, or a dish once.
  var quantitiesWithAmount: [ShoppingQuantity] {
    guard quantities.count == 1, let only = quantities.first else { return quantities }
    let isOneDish = only.unit == ShoppingQuantity.dishUnit && only.amount == Amount(.one)
    return only.amount == nil || isOneDish ? [] : quantities
  }

  fileprivate func text(in language: Language, indent: String) -> String {
    indent + (isChecked ? "[x] " : "[ ] ") + wording(in: language)
  }
}

extension String {
  /// The text with a backslash in front of whatever Markdown would take as more than text.
  fileprivate var escapedForMarkdown: String {
    reduce(into: "") { result, character in
      if "\\`*_[]<>#|~".contains(character) { result += "\\" }
      result.append(character)
    }
  }
}
