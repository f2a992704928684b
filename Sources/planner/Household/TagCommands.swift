import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanExplanation
import PlanFiles
import PlanTexts

/// `tag list`, `tag set`, `tag add` and `tag remove`.
struct TagCommands {
  let session: HouseholdSession

  func list() throws -> ExitCode {
    let tags = session.household.tags
    let counts = tags.map { tag in
      session.household.currentDishes.count { $0.tags.contains(tag.id) }
    }
    switch try session.asked.format(orElse: Request.Format.table) {
    case .table:
      var table = TextTable(
        [HomeReportText.tag, .rules, .dishes].map { session.say($0) },
        style: session.style
      )
      for (tag, count) in zip(tags, counts) {
        table.add([tag.tag.name[session.language], rules(of: tag), String(count)])
      }
      try session.console.write(table.lines.map { $0 + "\n" }.joined())
    case .json:
      let list = zip(tags, counts).map { tag, count in
        JSONText.object(
          [
            ("key", .text(tag.id.rawValue)), ("name", .text(tag.tag.name[session.language])),
            ("color", .text(tag.color.description)), ("rules", .text(rules(of: tag))),
            ("predefined", .raw(String(tag.isPredefined))), ("dishes", .raw(String(count))),
          ],
          .oneLine
        )
      }
      try session.console.write(
        JSONText.object([("tags", .list(list, .lineEach))], .lineEach).file
      )
    }
    return .done
  }

  func set() throws -> ExitCode {
    let asked = session.asked
    let tag = try session.household.tag(named: asked.arguments[0])
    let name = asked.value(.name)
    let color = try asked.value(.tagColor).map { try TagColor(typed: $0) }
    let answers = try session.change { household in
      var answers: [TagAnswer] = []
      let current = try household.tag(named: tag.id.rawValue)
      let changes = Array(asked.arguments.dropFirst())
      if !changes.isEmpty || name == nil && color == nil {
        let rules = try RuleForm.rules(of: current.tag, after: changes)
        answers.append(try household.setTagRules(tag.id, to: rules))
      }
      if let name { answers.append(try household.renameTag(tag.id, to: name)) }
      if let color { answers.append(try household.recolorTag(tag.id, to: color)) }
      return answers
    }
    try report(answers)
    return .done
  }

  func add() throws -> ExitCode {
    let name = session.asked.arguments[0]
    let color = try session.asked.value(.tagColor).map { try TagColor(typed: $0) } ?? .neutral
    let draft = Tag(id: TagID(rawValue: name), name: LocalizedName(name))
    let rules = try RuleForm.rules(of: draft, after: Array(session.asked.arguments.dropFirst()))
    let answer = try session.change { household in
      try household.addTag(name, color: color, rules: rules, limits: session.limits)
    }
    try report([answer])
    return .done
  }

  func remove() throws -> ExitCode {
    let tag = try session.household.tag(named: session.asked.arguments[0])
    let count = session.household.currentDishes.count { $0.tags.contains(tag.id) }
    let name = TextValue.text(tag.tag.name[session.language])
    try session.confirm(
      session.say(HomeReportText.confirmRemoveTag, ["name": name, "count": .number(count)])
    )
    let answer = try session.change { household in
      try household.removeTag(tag.id, force: session.asked.has(.force))
    }
    try session.write(
      [session.say(HomeReportText.tagRemoved, ["name": name])],
      notes: answer.notes
    )
    return .done
  }

  private func report(_ answers: [TagAnswer]) throws {
    guard let tag = answers.last?.tag else { return }
    let values: [String: TextValue] = [
      "name": .text(tag.tag.name[session.language]), "rules": .text(rules(of: tag)),
    ]
    try session.write(
      [session.say(HomeReportText.tagSaved, values)],
      notes: answers.flatMap(\.notes)
    )
  }

  /// The rules in a line: `máx. 3/semana, no consecutivo`.
  private func rules(of tag: HouseholdTag) -> String {
    guard let problem = try? PlanningProblem(slots: [], tags: [tag.tag], dishes: []) else {
      return ""
    }
    return HouseholdWords(for: problem, in: session.language).summary(ofTag: 0)
  }
}
