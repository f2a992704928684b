import ShoppingLists

extension Command {
  /// The options that describe a dish.
  static let dishForm: [Option] = [
    .description, .tag, .meal, .diet, .rating, .minGap, .fixedDay, .maxUses, .ingredient,
    .servings, .notes, .untagged,
  ]

  /// The options in the order in which the help lists them.
  var options: [Option] {
    let home: [Option] = [.store, .lang, .help]
    let table: [Option] = [.store, .format, .lang, .color, .help]
    let week: [Option] = [.store, .dishes, .format, .lang, .color, .help]
    let rules: [Option] = [.format, .lang, .color, .help]
    return switch self {
    case .fill: [.seed, .timeLimit, .method, .again, .yes, .out] + week
    case .check: week
    case .validate: [.dishes, .format, .lang, .color, .help]
    case .options: [.slot] + week
    case .reroll: [.slot, .seed, .out] + week
    case .explain: [.all, .apply, .again, .yes, .out, .seed, .timeLimit] + week
    case .batch: [.jobs, .seed, .timeLimit, .method, .dishes, .lang, .help]
    case .rulesTry: [.on, .timeLimit, .jobs] + rules
    case .rulesTest: [.timeLimit, .jobs] + rules
    case .rulesSweep: [.on, .svg, .timeLimit, .jobs] + rules
    case .rulesLint: [.timeLimit] + week

    case .initialize:
      [.profile, .name, .windows, .weekends, .timeZone, .dishes] + home
    case .today, .settingsGet, .templateList, .tagList, .dishShow, .weekShow: table
    case .cooked: [.date, .undo, .yes] + home
    case .shopping: [.people, .tick, .untick, .add, .remove, .clearTicked] + table
    case .stats: [.by, .tag, .period, .since, .until, .svg] + table
    case .dishAdd: Self.dishForm + [.dishes] + home
    case .dishEdit: [.name] + Self.dishForm + home
    case .dishList: [.tag, .diet] + table
    case .dishRemove: [.force, .yes] + home
    case .tagSet: [.name, .tagColor] + home
    case .tagAdd: [.tagColor] + home
    case .tagRemove: [.force, .yes] + home
    case .weekDays: [.yes] + home
    case .weekAssign, .weekMove: [.force] + home
    case .weekClear, .settingsSet: home
    case .weekReset, .templateRemove: [.yes] + home
    case .weekCopy, .templateSave, .templateApply: [.replace, .yes] + home
    case .calendarExport, .householdExport: [.out] + home
    case .householdImport: [.yes] + home
    case .completion: [.lang, .help]
    }
  }

  /// The formats of its answer.
  var formats: [String] {
    switch self {
    case .rulesTry, .rulesTest, .rulesSweep: RulesRequest.Format.allCases.map(\.rawValue)
    case .shopping: ShoppingFormat.allCases.map(\.rawValue)
    default: Request.Format.allCases.map(\.rawValue)
    }
  }

  /// The exit codes that the command has beside those for errors.
  var exitCodes: [ExitCode] {
    switch self {
    case .fill, .explain: [.done, .no, .provedIncomplete, .stopped]
    case .check, .reroll: [.done, .no]
    case .options, .validate, .completion, .householdExport: [.done]
    case .batch, .rulesSweep: [.done, .stopped]
    case .rulesTry, .rulesTest, .rulesLint: [.done, .no, .stopped]
    default: [.done, .no]
    }
  }
}
