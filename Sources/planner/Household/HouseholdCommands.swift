/// Which part answers which command about the household.
struct HouseholdCommands {
  let session: HouseholdSession

  func run() throws -> ExitCode {
    switch session.asked.command {
    case .today: try TodayCommand(session: session).run()
    case .cooked: try CookedCommand(session: session).run()
    case .shopping: try ShoppingCommand(session: session).run()
    case .stats: try StatsCommand(session: session).run()
    case .dishAdd: try DishCommands(session: session).add()
    case .dishEdit: try DishCommands(session: session).edit()
    case .dishRemove: try DishCommands(session: session).remove()
    case .dishList: try DishReports(session: session).list()
    case .dishShow: try DishReports(session: session).show()
    case .tagList: try TagCommands(session: session).list()
    case .tagSet: try TagCommands(session: session).set()
    case .tagAdd: try TagCommands(session: session).add()
    case .tagRemove: try TagCommands(session: session).remove()
    case .weekShow: try WeekCommands(session: session).show()
    case .weekDays: try WholeWeekCommands(session: session).chooseDays()
    case .weekAssign: try WeekCommands(session: session).assign()
    case .weekClear: try WeekCommands(session: session).clear()
    case .weekMove: try WeekCommands(session: session).move()
    case .weekCopy: try WholeWeekCommands(session: session).copy()
    case .weekReset: try WholeWeekCommands(session: session).reset()
    case .templateSave: try TemplateCommands(session: session).save()
    case .templateList: try TemplateCommands(session: session).list()
    case .templateApply: try WholeWeekCommands(session: session).applyTemplate()
    case .templateRemove: try TemplateCommands(session: session).remove()
    case .settingsGet: try SettingsCommands(session: session).get()
    case .settingsSet: try SettingsCommands(session: session).set()
    case .calendarExport: try CalendarCommand(session: session).run()
    case .householdExport: try TransferCommands(session: session).export()
    case .householdImport: try TransferCommands(session: session).import()
    case .initialize, .completion, .fill, .check, .options, .reroll, .explain, .validate, .batch,
      .rulesTry, .rulesTest, .rulesSweep, .rulesLint:
      preconditionFailure("'\(session.asked.command.rawValue)' needs no household that is there.")
    }
  }
}
