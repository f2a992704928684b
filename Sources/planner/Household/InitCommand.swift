import CalendarFiles
import HouseholdModel
import HouseholdPlanning
import HouseholdStorage
import MealModel
import PlanFiles
import PlanTexts

/// `init`: begins a household, by questions or by options.
struct InitCommand {
  let request: Request
  let asked: HouseholdRequest
  let console: Console
  let language: Language

  private var home: HouseholdHome {
    HouseholdHome(request: request, console: console, language: language)
  }

  /// The options that answer the questions.
  private static let answers: [Option] = [
    .profile, .name, .windows, .weekends, .timeZone, .dishes,
  ]

  func run() throws -> ExitCode {
    guard !home.store.exists else { throw NotDone.alreadyThere(file: home.store.path) }
    let household =
      Self.answers.contains(where: asked.has)
      ? try chosen() : try Onboarding(home: home, console: console, language: language).household()
    try home.store.create(household)
    let done = Catalogue.text(
      HomeReportText.created,
      in: household.settings.language,
      ["file": .text(home.store.path.onOneLine)]
    )
    try console.write("\(done)\n\(advice(for: household))\n")
    return .done
  }

  /// The household that the options describe.
  private func chosen() throws -> Household {
    var (profile, text) = (Profile.mealMood, String?.none)
    if let name = asked.value(.profile) {
      if let known = Profile.builtIn(name) {
        profile = known
      } else {
        let bytes = try InputFile.bytes(of: name)
        profile = try Profile(json: bytes, file: name)
        text = String(decoding: bytes, as: UTF8.self)
      }
    }
    var household = home.newHousehold(profile: profile, text: text)
    for (option, key) in [
      (Option.name, SettingKey.name), (.windows, .windows), (.weekends, .weekends),
      (.timeZone, .timeZone),
    ] {
      guard let value = asked.value(option) else { continue }
      _ = try household.set(key, to: value, in: profile.scope)
    }
    if let file = request.dishes {
      _ = try household.addDishes(
        WeekInput.dishes(of: file),
        at: home.moment(of: household)
      )
    }
    return household
  }

  /// What to do next.
  private func advice(for household: Household) -> String {
    let hasDishes = household.currentDishes.count >= Onboarding.leastDishes
    return Catalogue.text(
      hasDishes ? HomeReportText.nextStep : .firstDishes,
      in: household.settings.language,
      ["command": .text(hasDishes ? "\(Program.name) fill next" : "\(Program.name) dish add")]
    )
  }
}
