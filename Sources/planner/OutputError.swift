import MealModel
import PlanFiles
import PlanTexts

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The standard output that does not take what is written to it.
struct OutputError: Error {
  /// The number of the system's error.
  var code: Int32

  /// The message, or `nil` when the reader of a pipe has simply had enough.
  func text(in language: Language) -> String? {
    guard code != EPIPE else { return nil }
    let cause = Refusal(code: code).text(in: language)
    let what = Catalogue.text(UsageText.cannotWrite, in: language, ["cause": .text(cause)])
    return Catalogue.text(UsageText.error, in: language, ["what": .text(what)])
  }
}
