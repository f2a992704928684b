import PlanTexts

/// The arguments of a command that are no options.
struct Operands {
  var required: [OperandText] = []
  var optional: [OperandText] = []

  /// Whether the last one may be given several times.
  var repeatsLast = false

  /// Checks how many there are.
  func check(_ arguments: [String]) throws(UsageError.Reason) {
    if arguments.count < required.count { throw .missingOperand(required[arguments.count]) }
    if !repeatsLast, arguments.count > required.count + optional.count {
      throw .extraArgument(arguments[required.count + optional.count])
    }
  }
}

extension Command {
  /// The arguments of a command about the household.
  var operands: Operands {
    switch self {
    case .initialize, .today, .stats, .dishList, .tagList, .templateList, .householdExport:
      Operands()
    case .cooked: Operands(optional: [.dish])
    case .shopping, .weekShow: Operands(optional: [.week])
    // The name is missing where a whole list is added.
    case .dishAdd: Operands(optional: [.newName])
    case .dishShow, .dishEdit: Operands(required: [.dish])
    case .dishRemove: Operands(required: [.dishes], repeatsLast: true)
    case .tagSet: Operands(required: [.tag], optional: [.rules], repeatsLast: true)
    case .tagAdd: Operands(required: [.newName], optional: [.rules], repeatsLast: true)
    case .tagRemove: Operands(required: [.tag])
    case .weekDays: Operands(required: [.week, .days], repeatsLast: true)
    case .weekAssign: Operands(required: [.week, .meal, .dish])
    case .weekClear: Operands(required: [.week, .meal])
    case .weekMove: Operands(required: [.week, .meal, .meal])
    case .weekCopy: Operands(required: [.week, .week])
    case .weekReset, .calendarExport: Operands(required: [.week])
    case .templateSave: Operands(required: [.newName], optional: [.week])
    case .templateApply: Operands(required: [.template, .week])
    case .templateRemove: Operands(required: [.template])
    case .settingsGet: Operands(optional: [.setting])
    case .settingsSet: Operands(required: [.setting, .value])
    case .householdImport: Operands(required: [.file])
    case .completion: Operands(required: [.shell])
    case .fill, .check, .options, .reroll, .explain, .validate, .batch, .rulesTry, .rulesTest,
      .rulesSweep, .rulesLint:
      preconditionFailure("'\(rawValue)' is not about the household.")
    }
  }
}
