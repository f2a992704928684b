public import MealModel
import PlanFiles
import PlanTexts

/// Something worth knowing about a change that was made all the same.
public enum HouseholdNote: Hashable, Sendable, CustomStringConvertible {
  /// A tag was named twice and counts once (B-10).
  case tagTwice(LocalizedName)

  /// Another dish has the same name, whatever case and accents, which is allowed (B-14).
  case sameName(String)

  /// No rule speaks about a dish, because it has no tags.
  case dishWithoutTags(String)

  /// The tags and the meals of the dish leave no meal for it, so that no plan ever has it (B-26).
  case mealsClash(String)

  /// The dish both contains gluten and is free of it (B-26).
  case glutenClash(String, LocalizedName, LocalizedName)

  /// Meals that held a dish which was removed, and are empty now.
  case emptiedMeals(DishReference, [PlannedMeal])

  /// A template still holds a dish that was removed; applying it skips the dish.
  case templateHolds(DishReference, template: String)

  /// The calendar is to be kept up to date, and nobody said in which file.
  case noCalendarFile

  /// The note in English.
  public var description: String { text(in: .english) }

  /// The note in one line, without a full stop.
  public func text(in language: Language) -> String {
    func text(_ key: some TextKey, _ values: [String: TextValue] = [:]) -> String {
      Catalogue.text(key, in: language, values)
    }
    return switch self {
    case .tagTwice(let name): text(NoteText.tagTwice, ["name": .quoted(name[language])])
    case .sameName(let name): text(NoteText.sameName, ["name": .quoted(name)])
    case .dishWithoutTags(let name): text(NoteText.dishWithoutTags, ["name": .quoted(name)])
    case .mealsClash(let name): text(NoteText.mealsClash, ["name": .quoted(name)])
    case .glutenClash(let name, let tag, let other):
      text(
        NoteText.glutenClash,
        ["name": .quoted(name), "tag": .quoted(tag[language]), "other": .quoted(other[language])]
      )
    case .emptiedMeals(let dish, let meals):
      text(
        HouseholdNoteText.emptiedMeals,
        [
          "name": .quoted(dish.name),
          "meals": .text(meals.map { $0.text(in: language) }.listed(in: language)),
        ]
      )
    case .templateHolds(let dish, let template):
      text(
        HouseholdNoteText.templateHolds,
        ["name": .quoted(dish.name), "template": .quoted(template)]
      )
    case .noCalendarFile: text(HouseholdNoteText.noCalendarFile)
    }
  }
}
