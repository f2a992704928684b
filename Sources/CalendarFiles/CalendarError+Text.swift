public import MealModel
import PlanTexts

extension CalendarError: CustomStringConvertible {
  /// The message in English.
  public var description: String { text(in: .english) }

  /// The message, on one line.
  public func text(in language: Language) -> String {
    Catalogue.text(
      reason.text(in: language),
      nearMatch: nearMatch.map { .text($0) },
      in: language
    )
  }
}

extension CalendarError.Reason {
  fileprivate func text(in language: Language) -> String {
    switch self {
    case .unknownZone(let name):
      Catalogue.text(EventText.unknownZone, in: language, ["name": .text(name.calendarLine)])
    case .noEvents: Catalogue.text(EventText.noEvents, in: language)
    case .failed(let cause):
      Catalogue.text(EventText.failed, in: language, ["cause": .text(cause.calendarLine)])
    }
  }
}
