import PlanTexts

extension Command {
  /// What it does, in a few words and in a paragraph.
  var help: (summary: any TextKey, details: any TextKey) {
    switch self {
    case .fill: (CommandText.fill, CommandText.aboutFill)
    case .check: (CommandText.check, CommandText.aboutCheck)
    case .options: (CommandText.rateOptions, CommandText.aboutOptions)
    case .reroll: (CommandText.reroll, CommandText.aboutReroll)
    case .explain: (CommandText.explain, CommandText.aboutExplain)
    case .validate: (CommandText.validate, CommandText.aboutValidate)
    case .batch: (CommandText.batch, CommandText.aboutBatch)
    case .rulesTry: (CommandText.rulesTry, CommandText.aboutRulesTry)
    case .rulesTest: (CommandText.rulesTest, CommandText.aboutRulesTest)
    case .rulesSweep: (CommandText.rulesSweep, CommandText.aboutRulesSweep)
    case .rulesLint: (CommandText.rulesLint, CommandText.aboutRulesLint)

    case .initialize: (HouseholdCommandText.initialize, HouseholdCommandText.aboutInitialize)
    case .dishAdd: (HouseholdCommandText.dishAdd, HouseholdCommandText.aboutDishAdd)
    case .dishList: (HouseholdCommandText.dishList, HouseholdCommandText.aboutDishList)
    case .dishShow: (HouseholdCommandText.dishShow, HouseholdCommandText.aboutDishShow)
    case .dishEdit: (HouseholdCommandText.dishEdit, HouseholdCommandText.aboutDishEdit)
    case .dishRemove: (HouseholdCommandText.dishRemove, HouseholdCommandText.aboutDishRemove)
    case .tagList: (HouseholdCommandText.tagList, HouseholdCommandText.aboutTagList)
    case .tagSet: (HouseholdCommandText.tagSet, HouseholdCommandText.aboutTagSet)
    case .tagAdd: (HouseholdCommandText.tagAdd, HouseholdCommandText.aboutTagAdd)
    case .tagRemove: (HouseholdCommandText.tagRemove, HouseholdCommandText.aboutTagRemove)

    case .weekShow: (WeekCommandText.weekShow, WeekCommandText.aboutWeekShow)
    case .weekDays: (WeekCommandText.weekDays, WeekCommandText.aboutWeekDays)
    case .weekAssign: (WeekCommandText.weekAssign, WeekCommandText.aboutWeekAssign)
    case .weekClear: (WeekCommandText.weekClear, WeekCommandText.aboutWeekClear)
    case .weekMove: (WeekCommandText.weekMove, WeekCommandText.aboutWeekMove)
    case .weekCopy: (WeekCommandText.weekCopy, WeekCommandText.aboutWeekCopy)
    case .weekReset: (WeekCommandText.weekReset, WeekCommandText.aboutWeekReset)
    case .templateSave: (WeekCommandText.templateSave, WeekCommandText.aboutTemplateSave)
    case .templateList: (WeekCommandText.templateList, WeekCommandText.aboutTemplateList)
    case .templateApply: (WeekCommandText.templateApply, WeekCommandText.aboutTemplateApply)
    case .templateRemove: (WeekCommandText.templateRemove, WeekCommandText.aboutTemplateRemove)
    case .today: (WeekCommandText.today, WeekCommandText.aboutToday)
    case .cooked: (WeekCommandText.cooked, WeekCommandText.aboutCooked)

    case .settingsGet: (HomeCommandText.settingsGet, HomeCommandText.aboutSettingsGet)
    case .settingsSet: (HomeCommandText.settingsSet, HomeCommandText.aboutSettingsSet)
    case .stats: (HomeCommandText.stats, HomeCommandText.aboutStats)
    case .shopping: (HomeCommandText.shopping, HomeCommandText.aboutShopping)
    case .calendarExport: (HomeCommandText.calendarExport, HomeCommandText.aboutCalendarExport)
    case .householdExport: (HomeCommandText.householdExport, HomeCommandText.aboutHouseholdExport)
    case .householdImport: (HomeCommandText.householdImport, HomeCommandText.aboutHouseholdImport)
    case .completion: (HomeCommandText.completion, HomeCommandText.aboutCompletion)
    }
  }

  /// A command line that the help shows.
  var example: String {
    switch self {
    case .fill: "planner fill next --seed 42 --time-limit 2s"
    case .check: "planner check current"
    case .options: "planner options datasets/households/familia.json --slot tue/dinner"
    case .reroll: "planner reroll next --slot tue/dinner --seed 3"
    case .explain: "planner explain datasets/infeasible/onboarding.json"
    case .validate: "planner validate datasets/households/familia.json"
    case .batch: "planner batch weeks.ndjson --jobs 4 --time-limit 2s"
    case .rulesTry: "planner rules try Carne.maxPerWeek=2 --on datasets/households"
    case .rulesTest: "planner rules test datasets/infeasible"
    case .rulesSweep: "planner rules sweep Carne.maxPerWeek=0..7 --on datasets/households"
    case .rulesLint: "planner rules lint datasets/households/taylors.json"
    case .initialize: "planner init --windows both --dishes dishes.csv"
    case .dishAdd: "planner dish add 'Pollo asado' --tag Carne --ingredient '1 kg pollo'"
    case .dishList: "planner dish list --tag Pescado"
    case .dishShow: "planner dish show 'Pollo asado'"
    case .dishEdit: "planner dish edit 'Pollo asado' --rating 5 --min-gap 7"
    case .dishRemove: "planner dish remove 'Pollo asado' --yes"
    case .tagList: "planner tag list"
    case .tagSet: "planner tag set Carne maxPerWeek=2 -noDuplicateInDay"
    case .tagAdd: "planner tag add Sopa maxPerWeek=2 --tag-color '#FF8800'"
    case .tagRemove: "planner tag remove Sopa --yes"
    case .weekShow: "planner week show next"
    case .weekDays: "planner week days next mon=veg wed fri=vegan"
    case .weekAssign: "planner week assign next fri/dinner 'Pollo asado'"
    case .weekClear: "planner week clear next fri/dinner"
    case .weekMove: "planner week move next wed/dinner thu/dinner"
    case .weekCopy: "planner week copy current next"
    case .weekReset: "planner week reset next --yes"
    case .templateSave: "planner template save 'Semana típica' current"
    case .templateList: "planner template list"
    case .templateApply: "planner template apply 'Semana típica' next"
    case .templateRemove: "planner template remove 'Semana típica' --yes"
    case .today: "planner today"
    case .cooked: "planner cooked 'Pollo asado'"
    case .settingsGet: "planner settings get"
    case .settingsSet: "planner settings set dinner-time 20:30"
    case .stats: "planner stats --by tag --since 2026-11-01"
    case .shopping: "planner shopping next --tick 'pollo'"
    case .calendarExport: "planner calendar export next --out week.ics"
    case .householdExport: "planner household export --out household.json"
    case .householdImport: "planner household import household.json --yes"
    case .completion: "planner completion bash"
    }
  }
}
