/// What the program can be asked to do.
///
/// A command of two words belongs to a group, which is its first word.
package enum Command: String, CaseIterable, Sendable {
  case initialize = "init"
  case fill
  case check
  case options
  case reroll
  case explain
  case today
  case cooked
  case shopping
  case stats
  case dishAdd = "dish add"
  case dishList = "dish list"
  case dishShow = "dish show"
  case dishEdit = "dish edit"
  case dishRemove = "dish remove"
  case tagList = "tag list"
  case tagSet = "tag set"
  case tagAdd = "tag add"
  case tagRemove = "tag remove"
  case weekShow = "week show"
  case weekDays = "week days"
  case weekAssign = "week assign"
  case weekClear = "week clear"
  case weekMove = "week move"
  case weekCopy = "week copy"
  case weekReset = "week reset"
  case templateSave = "template save"
  case templateList = "template list"
  case templateApply = "template apply"
  case templateRemove = "template remove"
  case settingsGet = "settings get"
  case settingsSet = "settings set"
  case calendarExport = "calendar export"
  case householdExport = "household export"
  case householdImport = "household import"
  case validate
  case batch
  case rulesTry = "rules try"
  case rulesTest = "rules test"
  case rulesSweep = "rules sweep"
  case rulesLint = "rules lint"
  case completion
}

extension Command {
  /// What a command works on, which decides how its arguments are read.
  enum Subject: Hashable {
    /// One week: a file, or a week of the household where `takesStoredWeek`.
    case week

    /// Changes, and files or folders with weeks.
    case manyWeeks

    /// The household's store, or nothing.
    case household
  }

  var subject: Subject {
    switch self {
    case .fill, .check, .options, .reroll, .explain, .validate, .batch, .rulesLint: .week
    case .rulesTry, .rulesTest, .rulesSweep: .manyWeeks
    case .initialize, .today, .cooked, .shopping, .stats, .dishAdd, .dishList, .dishShow,
      .dishEdit, .dishRemove, .tagList, .tagSet, .tagAdd, .tagRemove, .weekShow, .weekDays,
      .weekAssign, .weekClear, .weekMove, .weekCopy, .weekReset, .templateSave, .templateList,
      .templateApply, .templateRemove, .settingsGet, .settingsSet, .calendarExport,
      .householdExport, .householdImport, .completion:
      .household
    }
  }

  /// Whether the week may be one of the household's store.
  var takesStoredWeek: Bool {
    switch self {
    case .fill, .check, .options, .reroll, .explain, .rulesLint: true
    default: false
    }
  }

  /// The first words of commands that have two.
  static let groups = Array(Set(allCases.compactMap(\.group))).sorted()

  /// The first word of a command that has two.
  var group: String? {
    let words = rawValue.split(separator: " ")
    return words.count > 1 ? String(words[0]) : nil
  }

  /// The commands of a group.
  static func all(of group: String) -> [Command] { allCases.filter { $0.group == group } }
}
