public import MealModel
import PlanTexts

/// Something odd in a file that stops nothing.
public struct FileNote: Hashable, Sendable, CustomStringConvertible {
  public var file: String
  public var place: FilePlace
  public var kind: Kind

  public enum Kind: Hashable, Sendable {
    case tagTwice(String)
    case dishWithoutTags(String)
    case sameName(String)
    case neverAllowed(LocalizedName)
    case mealsClash(dish: String)
    case glutenClash(dish: String, LocalizedName, LocalizedName)
    case mealNotPlanned(MealType)
    case tagsWithoutRules([String])
  }

  /// The note in English.
  public var description: String { text(in: .english) }

  /// The note, without a line break.
  public func text(in language: Language) -> String {
    Catalogue.text(
      NoteText.note,
      in: language,
      [
        "place": .text(place.text(in: language, of: file)),
        "what": .text(kind.text(in: language)),
      ]
    )
  }
}

extension FileNote.Kind {
  fileprivate func text(in language: Language) -> String {
    switch self {
    case .tagTwice(let name):
      Catalogue.text(NoteText.tagTwice, in: language, ["name": .quoted(name)])
    case .dishWithoutTags(let name):
      Catalogue.text(NoteText.dishWithoutTags, in: language, ["name": .quoted(name)])
    case .sameName(let name):
      Catalogue.text(NoteText.sameName, in: language, ["name": .quoted(name)])
    case .neverAllowed(let name):
      Catalogue.text(NoteText.neverAllowed, in: language, ["name": .quoted(name[language])])
    case .mealsClash(let name):
      Catalogue.text(NoteText.mealsClash, in: language, ["name": .quoted(name)])
    case .glutenClash(let name, let tag, let other):
      Catalogue.text(
        NoteText.glutenClash,
        in: language,
        ["name": .quoted(name), "tag": .quoted(tag[language]), "other": .quoted(other[language])]
      )
    case .mealNotPlanned(let meal):
      Catalogue.text(NoteText.mealNotPlanned, in: language, ["name": .quoted(meal.rawValue)])
    case .tagsWithoutRules(let names):
      Catalogue.text(
        NoteText.tagsWithoutRules,
        in: language,
        [
          "count": .number(names.count),
          "names": .text(names.map(\.onOneLine).joined(separator: ", ")),
        ]
      )
    }
  }
}
