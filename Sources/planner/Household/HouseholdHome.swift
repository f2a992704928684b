import CalendarFiles
import HouseholdModel
import HouseholdPlanning
import HouseholdStorage
import MealModel
import PlanFiles

/// Where a household is kept, and what a new one begins with.
struct HouseholdHome {
  let store: HouseholdStore
  private let console: Console
  private let language: Language

  /// - Parameters:
  ///   - request: What was asked; it may name a file.
  ///   - console: The surroundings.
  ///   - language: The language of a household that begins now.
  init(request: Request, console: Console, language: Language) {
    store = HouseholdStore(
      path: request.store ?? HouseholdStore.defaultPath(environment: console.environment)
    )
    self.console = console
    self.language = language
  }

  /// The time zone of the system.
  var systemZone: String { TimeZoneNames.systemName(environment: console.environment) }

  /// A household that begins now.
  ///
  /// - Parameters:
  ///   - profile: How it plans.
  ///   - text: The profile as its file says it, for one that does not come with the program.
  /// - Returns: The household; nothing is kept yet.
  func newHousehold(profile: Profile = .mealMood, text: String? = nil) -> Household {
    var generator = SystemRandomNumberGenerator()
    return Household(
      profile: profile,
      text: text,
      id: String(uuidFrom: &generator),
      timeZone: systemZone,
      language: language
    )
  }

  /// What the store holds, or `nil` where there is none: then the household is one that begins now and that the
  /// first change keeps.
  ///
  /// Looking at a household leaves no file, so that `init` can still ask its questions.
  func snapshot() throws -> HouseholdSnapshot? {
    store.exists ? try store.snapshot() : nil
  }

  /// What day it is for a household.
  func moment(of household: Household) throws -> Moment {
    try HouseholdClock(console: console).moment(in: household.settings.timeZone)
  }
}

extension Profile {
  /// The profile of a household that chose none.
  static let mealMood: Profile = {
    guard let profile = Profile.builtIn("mealmood") else {
      preconditionFailure("The program comes with the profile of a family's week.")
    }
    return profile
  }()
}
