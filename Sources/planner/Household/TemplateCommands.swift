import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanFiles
import PlanTexts

/// `template save`, `template list` and `template remove`.
struct TemplateCommands {
  let session: HouseholdSession

  func save() throws -> ExitCode {
    let asked = session.asked
    let monday = try session.monday(argument: 1)
    let entries = try session.meals(of: monday)
    let template = try session.change { household in
      try household.saveTemplate(
        asked.arguments[0],
        entries: entries,
        replacing: asked.has(.replace),
        limits: session.limits,
        at: session.moment
      )
    }
    try session.write([
      session.say(
        HomeReportText.templateSaved,
        ["name": .text(template.name), "count": .number(template.entries.count)]
      )
    ])
    return .done
  }

  func list() throws -> ExitCode {
    let templates = session.household.templates
    switch try session.asked.format(orElse: Request.Format.table) {
    case .table:
      guard !templates.isEmpty else {
        try session.write([session.say(HomeReportText.noTemplates)])
        return .done
      }
      for template in templates {
        let meals = template.entries.map { entry in
          "  \(session.name(of: entry.slot)): \(session.name(of: entry.dish))"
        }
        try session.write([template.name] + meals)
      }
    case .json:
      let list = templates.map { template in
        JSONText.object(
          [
            ("name", .text(template.name)),
            (
              "meals",
              .list(
                template.entries.map { entry in
                  JSONText.object(
                    [
                      ("day", .text(Weekday.monday.advanced(by: entry.slot.day).key)),
                      ("meal", .text(entry.slot.meal.rawValue)),
                      ("dish", .text(session.name(of: entry.dish))),
                    ],
                    .oneLine
                  )
                },
                .lineEach
              )
            ),
          ],
          .lineEach
        )
      }
      try session.console.write(
        JSONText.object([("templates", .list(list, .lineEach))], .lineEach).file
      )
    }
    return .done
  }

  func remove() throws -> ExitCode {
    let name = try session.household.template(named: session.asked.arguments[0]).name
    try session.confirm(session.say(HomeReportText.confirmRemoveTemplate, ["name": .text(name)]))
    let template = try session.change { try $0.removeTemplate(named: name) }
    try session.write([session.say(HomeReportText.templateRemoved, ["name": .text(template.name)])])
    return .done
  }
}
