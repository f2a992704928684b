import HouseholdPlanning
import MealPlanning
import PlanTexts

/// The long options of all commands.
enum Option: String, CaseIterable {
  case format
  case lang
  case color
  case dishes
  case seed
  case timeLimit = "time-limit"
  case method
  case out
  case slot
  case all
  case apply
  case jobs
  case on
  case svg
  case store
  case yes
  case again
  case profile
  case name
  case windows
  case weekends
  case timeZone = "time-zone"
  case description
  case tag
  case meal
  case diet
  case rating
  case minGap = "min-gap"
  case fixedDay = "fixed-day"
  case maxUses = "max-uses"
  case ingredient
  case servings
  case notes
  case untagged
  case force
  case tagColor = "tag-color"
  case date
  case undo
  case replace
  case by
  case period
  case since
  case until
  case people
  case tick
  case untick
  case add
  case remove
  case clearTicked = "clear-ticked"
  case help
  case version

  /// The option as it is typed.
  var flag: String { "--\(rawValue)" }

  var takesValue: Bool {
    switch self {
    case .all, .yes, .again, .untagged, .force, .undo, .replace, .clearTicked, .help, .version:
      false
    case .format, .lang, .color, .dishes, .seed, .timeLimit, .method, .out, .slot, .apply, .jobs,
      .on, .svg, .store, .profile, .name, .windows, .weekends, .timeZone, .description, .tag,
      .meal, .diet, .rating, .minGap, .fixedDay, .maxUses, .ingredient, .servings, .notes,
      .tagColor, .date, .by, .period, .since, .until, .people, .tick, .untick, .add, .remove:
      true
    }
  }

  /// What the help puts in place of the value; for files it is `FILE` in the reader's language, and
  /// formats are those of the command.
  var placeholder: String? {
    switch self {
    case .lang: "es|en"
    case .color: Request.Color.allCases.map(\.rawValue).joined(separator: "|")
    case .method: FillMethod.allCases.map(\.rawValue).joined(separator: "|")
    case .dishes, .out, .on, .svg, .store: "FILE"
    case .seed, .apply, .jobs, .minGap, .maxUses, .servings, .people: "N"
    case .timeLimit: "2s"
    case .slot: "tue/dinner"
    case .profile: "mealmood|forkplan|FILE"
    case .windows: "dinnerOnly|lunchOnly|both"
    case .weekends: "on|off"
    case .timeZone: "Europe/Madrid"
    case .diet: "standard|vegetarian|vegan"
    case .meal: "dinner"
    case .rating: "1..5"
    case .fixedDay: "fri/dinner"
    case .ingredient, .add: "'200 g arroz'"
    case .tagColor: "#RRGGBB"
    case .date, .since, .until: "2026-12-01"
    case .by: StatsCommand.Subject.allCases.map(\.rawValue).joined(separator: "|")
    case .period: StatisticsPeriod.allCases.map(\.rawValue).joined(separator: "|")
    case .name, .description, .tag, .notes, .tick, .untick, .remove: "TEXT"
    case .format, .all, .yes, .again, .untagged, .force, .undo, .replace, .clearTicked, .help,
      .version:
      nil
    }
  }

  var description: any TextKey {
    switch self {
    case .format: OptionText.format
    case .lang: OptionText.language
    case .color: OptionText.color
    case .dishes: OptionText.dishes
    case .seed: OptionText.seed
    case .timeLimit: OptionText.timeLimit
    case .method: OptionText.method
    case .out: OptionText.out
    case .slot: OptionText.meal
    case .all: OptionText.all
    case .apply: OptionText.apply
    case .jobs: OptionText.jobs
    case .on: OptionText.on
    case .svg: OptionText.svg
    case .store: HouseholdOptionText.store
    case .yes: HouseholdOptionText.yes
    case .again: HouseholdOptionText.again
    case .profile: HouseholdOptionText.profile
    case .name: HouseholdOptionText.name
    case .windows: HouseholdOptionText.windows
    case .weekends: HouseholdOptionText.weekends
    case .timeZone: HouseholdOptionText.timeZone
    case .description: HouseholdOptionText.details
    case .tag: HouseholdOptionText.tag
    case .meal: HouseholdOptionText.dishMeal
    case .diet: HouseholdOptionText.diet
    case .rating: HouseholdOptionText.rating
    case .minGap: HouseholdOptionText.minGap
    case .fixedDay: HouseholdOptionText.fixedDay
    case .maxUses: HouseholdOptionText.maxUses
    case .ingredient: HouseholdOptionText.ingredient
    case .servings: HouseholdOptionText.servings
    case .notes: HouseholdOptionText.notes
    case .untagged: HouseholdOptionText.untagged
    case .force: HouseholdOptionText.force
    case .tagColor: HouseholdOptionText.tagColor
    case .date: HouseholdOptionText.date
    case .undo: HouseholdOptionText.undo
    case .replace: HouseholdOptionText.replace
    case .by: HouseholdOptionText.by
    case .period: HouseholdOptionText.period
    case .since: HouseholdOptionText.since
    case .until: HouseholdOptionText.until
    case .people: HouseholdOptionText.people
    case .tick: HouseholdOptionText.tick
    case .untick: HouseholdOptionText.untick
    case .add: HouseholdOptionText.add
    case .remove: HouseholdOptionText.remove
    case .clearTicked: HouseholdOptionText.clearTicked
    case .help: OptionText.help
    case .version: OptionText.version
    }
  }
}
