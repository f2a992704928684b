import MealModel
import MealPlanning
import PlanExplanation
import PlanFiles
import PlanTexts

/// `validate`: says whether a file makes sense, and which rules it holds.
///
/// A file that does not is an error before the command begins.
struct ValidateCommand {
  let session: Session

  func run() throws -> ExitCode {
    let notes = session.week.notes.map { $0.text(in: session.language) } + ownNotes
    switch session.request.format {
    case .table: try session.console.write(text(notes).map { $0 + "\n" }.joined())
    case .json: try session.console.write(json(notes))
    }
    return .done
  }

  private func text(_ notes: [String]) -> [String] {
    let problem = session.problem
    let pinned = problem.pins.count
    let planned = session.week.plan.dishOfSlot.count { $0 != nil } - pinned
    var lines = [
      say(.valid, ["file": .text(session.input.file.file.onOneLine)]),
      say(
        .contents,
        [
          "dishes": .number(problem.dishes.count),
          "tags": .number(problem.tags.count),
          "meals": .number(problem.slots.count),
          "days": .number(problem.window.dayCount),
          "pins": .number(pinned),
          "planned": .number(planned),
        ]
      ),
      say(.rules),
    ]
    lines += rules.map { "  \($0)" }
    lines.append(
      notes.isEmpty ? say(.noNotes) : say(.notes, ["count": .number(notes.count)])
    )
    return lines + notes.map { "  \($0)" }
  }

  /// Every rule of every tag, dish and filter.
  private var rules: [String] {
    let (problem, words) = (session.problem, session.words)
    let tags = problem.tags.indices.map { (words.name(ofTag: $0), words.summary(ofTag: $0)) }
    let dishes = problem.dishes.indices.compactMap { dish in
      words.summary(ofDish: dish).map { (words.name(ofDish: dish), $0) }
    }
    let filters = problem.filters.indices.map { words.text(of: RuleID.filter($0)) }
    return (tags + dishes).map { say(.rule, ["name": .text($0), "rules": .text($1)]) } + filters
  }

  private func json(_ notes: [String]) -> String {
    let problem = session.problem
    let members: JSONMembers = [
      ("valid", .raw("true")),
      ("dishes", .raw(String(problem.dishes.count))),
      ("tags", .raw(String(problem.tags.count))),
      ("meals", .raw(String(problem.slots.count))),
      ("days", .raw(String(problem.window.dayCount))),
      ("rules", .list(rules.map(JSONText.text), .lineEach)),
      ("notes", .list(notes.map(JSONText.text), .lineEach)),
    ]
    return JSONText.object(members, .lineEach).file
  }

  private func say(_ key: ValidationText, _ values: [String: TextValue] = [:]) -> String {
    session.text(key, values)
  }
}

extension ValidateCommand {
  /// What only shows when the rules are put beside the days.
  private var ownNotes: [String] {
    unusedTags + misfits
  }

  /// Tags of the household's own that no dish has; those of a new household are there for later.
  private var unusedTags: [String] {
    guard session.input.file.document.tags != nil else { return [] }
    let used = Set(session.problem.dishes.flatMap(\.tags))
    return session.problem.tags.enumerated()
      .filter { !used.contains($0.element.id) }
      .map { index, tag in
        note(
          session.input.file.file,
          .path("tags[\(index)]"),
          say(.unusedTag, ["name": .text(tag.name[session.language])])
        )
      }
  }

  /// Dishes that fit nowhere; one whose own tags contradict each other has its note already.
  private var misfits: [String] {
    session.problem.misfitDishes.compactMap { misfit in
      let (file, place) = session.input.file.place(ofDish: misfit.dish, "")
      let name = session.words.name(ofDish: misfit.dish)
      let isKnown = session.week.notes.contains {
        $0.kind == .mealsClash(dish: name) && $0.place == place
      }
      guard !isKnown else { return nil }
      let reasons = misfit.rules.map(session.words.blockerText(of:)).joined(separator: "; ")
      return note(file, place, say(.misfit, ["name": .text(name), "reasons": .text(reasons)]))
    }
  }

  private func note(_ file: String, _ place: FilePlace, _ what: String) -> String {
    session.text(
      NoteText.note,
      [
        "place": .text(place.text(in: session.language, of: file)),
        "what": .text(what.onOneLine),
      ]
    )
  }
}
