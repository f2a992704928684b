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
    let (household, notes) =
      Self.answers.contains(where: asked.has)
      ? try chosen()
      : (try Onboarding(home: home, console: console, language: language).household(), [])
    try home.store.create(household)
    let done = Catalogue.text(
      HomeReportText.created,
      in: household.settings.language,
      ["file": .text(home.store.path.onOneLine)]
    )
    let remarks = notes.map { $0.text(in: household.settings.language) }
    try console.write(([done] + remarks + [try advice(for: household)]).map { $0 + "\n" }.joined())
    return .done
  }

  /// The household that the options describe, and what is worth knowing about its dishes.
  private func chosen() throws -> (Household, [HouseholdNote]) {
    var (profile, text) = (Profile.mealMood, String?.none)
    if let name = asked.value(.profile) {
      if let known = Profile.builtIn(name) {
        profile = known
      } else {
        let bytes = try Self.bytes(ofProfile: name)
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
    guard let file = request.dishes else { return (household, []) }
    let answers = try household.addDishes(
      WeekInput.dishes(of: file),
      at: home.moment(of: household)
    )
    return (household, profile.notes(of: answers))
  }

  /// Reads a file; where there is none, a name that is almost that of a profile is told as such.
  private static func bytes(ofProfile name: String) throws -> [UInt8] {
    do {
      return try InputFile.bytes(of: name)
    } catch  where error.reason == .noSuchFile {
      let names = Profile.builtInKeys
      guard name.closestMatch(in: names) != nil else { throw error }
      throw UsageError.Reason.notOneOf(.profile, name, allowed: names)
    }
  }

  /// What to do next.
  private func advice(for household: Household) throws -> String {
    let (count, profile) = (household.currentDishes.count, try household.profileValue())
    let language = household.settings.language
    if profile.minimumDishes > Onboarding.leastDishes, count < profile.minimumDishes {
      let gate = FillGate.tooFewDishes(count: count, minimum: profile.minimumDishes)
      return "\(gate.text(in: language, profile: profile)): \(Program.name) dish add"
    }
    let hasDishes = count >= Onboarding.leastDishes
    return Catalogue.text(
      hasDishes ? HomeReportText.nextStep : .firstDishes,
      in: language,
      ["command": .text(hasDishes ? "\(Program.name) fill next" : "\(Program.name) dish add")]
    )
  }
}
