import CalendarFiles
import HouseholdPlanning
import MealModel
import PlanFiles
import PlanTexts
import ShoppingLists

/// An answer "no" to somebody who asked for a change, in the household's words.
protocol Explained: Error {
  func text(in language: Language) -> String
}

extension HouseholdError: Explained {}
extension WeekError: Explained {}
extension IngredientError: Explained {}
extension ShoppingError: Explained {}
extension CalendarError: Explained {}

/// Something that was not done because nobody agreed to it.
enum NotDone: Explained {
  /// There was nobody to ask.
  case notConfirmed(question: String)

  /// Somebody said no.
  case declined

  /// Another process changed the week between reading and keeping it.
  case changedMeanwhile

  /// Something has to be there before a week is filled.
  case gates([FillGate], Profile)

  /// A dish has no tag, and nobody said that it may have none.
  case untagged(HouseholdError)

  /// There is a household already.
  case alreadyThere(file: String)

  func text(in language: Language) -> String {
    switch self {
    case .notConfirmed(let question):
      Catalogue.text(
        HomeReportText.notConfirmed,
        in: language,
        ["question": .text(question), "option": .text(Option.yes.flag)]
      )
    case .declined: Catalogue.text(HomeReportText.declined, in: language)
    case .changedMeanwhile: Catalogue.text(HomeReportText.changedMeanwhile, in: language)
    case .gates(let gates, let profile):
      gates.map { $0.text(in: language, profile: profile) }.joined(separator: "\n")
    case .untagged(let error):
      Catalogue.text(
        HomeReportText.untagged,
        in: language,
        [
          "text": .text(error.text(in: language)),
          "tag": .text(Option.tag.flag), "untagged": .text(Option.untagged.flag),
        ]
      )
    case .alreadyThere(let file):
      Catalogue.text(HomeReportText.alreadyThere, in: language, ["file": .text(file.onOneLine)])
    }
  }
}
