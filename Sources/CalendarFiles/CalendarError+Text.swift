public import MealModel
import PlanTexts

extension CalendarError: CustomStringConvertible {
  /// The message in English.
  public var description: String { text(in: .english) }

  /// The message, on one line.
  public func text(in language: Language) -> String {
    let what = reason.text(in: language)
    guard let nearMatch else { return what }
    return Catalogue.text(
      FileText.advice,
      in: language,
      ["what": .text(what), "name": .text(nearMatch)]
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
