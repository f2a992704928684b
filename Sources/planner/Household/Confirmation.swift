import MealModel
import PlanTexts

/// Asks before something is lost, unless `--yes` has answered already.
struct Confirmation {
  let request: Request
  let console: Console
  let language: Language

  /// - Parameter question: What is about to happen.
  /// - Throws: `NotDone` when the answer is not yes.
  func confirm(_ question: String) throws {
    if request.isConfirmed { return }
    guard console.input.isTerminal else { throw NotDone.notConfirmed(question: question) }
    let text = Catalogue.text(
      HomeReportText.confirm,
      in: language,
      ["question": .text(question)]
    )
    // Whoever reads the output must not read the question.
    console.writeError(text + " ")
    guard let answer = console.input.readLine(), answer.isYes else { throw NotDone.declined }
  }
}

extension Session {
  /// Asks before something is lost.
  func confirm(_ question: String) throws {
    try Confirmation(request: request, console: console, language: language).confirm(question)
  }
}

extension String {
  /// Whether it is a yes in one of the languages.
  var isYes: Bool { ["s", "sí", "si", "y", "yes"].contains(lowercased()) }

  /// Whether it is a no in one of the languages.
  var isNo: Bool { ["n", "no"].contains(lowercased()) }
}
