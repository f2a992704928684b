import MealModel
import MealPlanning
import PlanFiles
import PlanTexts

/// What a batch writes for one line.
struct BatchAnswer: Sendable {
  /// One line, with its end.
  var text: String

  /// `done`, or what is wrong with the line.
  var exitCode: ExitCode
}

/// Answers the lines of a batch, each on its own.
struct BatchAnswerer: Sendable {
  let request: Request
  let console: Console
  let planner: MealPlanner

  /// The language where neither the request nor the week asks for one.
  let language: Language

  /// The dishes of all weeks, or `nil` for those of each week.
  let dishes: DishList?

  /// Ends the searches early.
  let stop: StopFlag

  func answer(_ line: DocumentLine) -> BatchAnswer {
    var language = request.language ?? language
    do {
      return BatchAnswer(text: try plan(line, in: &language), exitCode: .done)
    } catch let error as FileError {
      return answer(error, to: line, in: language)
    } catch {
      return answer(
        line,
        place: FilePlace.line(line.number).text(in: language),
        message: Program.text(ofInternal: error, in: language),
        exitCode: .internalError
      )
    }
  }

  /// Fills the week; the language becomes the week's unless one was asked for.
  private func plan(_ line: DocumentLine, in language: inout Language) throws -> String {
    var input = try WeekInput(line.week(), dishes: dishes)
    language = request.language ?? input.language ?? language
    try input.resolve()
    let session = Session(
      request: request,
      console: console,
      planner: planner,
      language: language,
      input: input,
      stored: nil
    )
    let (result, time) = try session.fill(until: stop)
    let members = FillJSON(session: session, result: result, time: time).members
    return JSONText.object([number(of: line)] + members, .lineEach).line
  }

  /// An error of a file that is one line of another.
  private func answer(
    _ error: FileError,
    to line: DocumentLine,
    in language: Language
  ) -> BatchAnswer {
    var error = error
    if error.file == line.file {
      switch error.place {
      case .wholeFile: error.place = .line(line.number)
      case .position(_, let column): error.place = .position(line: line.number, column: column)
      case .path, .line:
        error.file = FilePlace.line(line.number).text(in: language, of: line.file)
      }
    }
    return answer(
      line,
      place: error.place.text(in: language),
      message: error.text(in: language),
      exitCode: .badData
    )
  }

  private func answer(
    _ line: DocumentLine,
    place: String,
    message: String,
    exitCode: ExitCode
  ) -> BatchAnswer {
    let error: JSONMembers = [("place", .text(place)), ("message", .text(message))]
    let members = [number(of: line), ("error", .object(error, .oneLine))]
    return BatchAnswer(text: JSONText.object(members, .oneLine).line, exitCode: exitCode)
  }

  private func number(of line: DocumentLine) -> JSONMembers.Element {
    ("line", .raw(String(line.number)))
  }
}
