public import HouseholdModel
public import MealModel
public import PlanFiles

extension Profile {
  /// The keys of the profiles that come with the program.
  public static let builtInKeys = ["mealmood", "forkplan"]

  /// A profile that comes with the program, or `nil` when none has that key.
  public static func builtIn(_ key: String) -> Profile? {
    let json: [UInt8]
    switch key {
    case "mealmood": json = PackageResources.mealmood_json
    case "forkplan": json = PackageResources.forkplan_json
    default: return nil
    }
    do {
      return try Profile(json: json, file: "\(key).json")
    } catch {
      preconditionFailure("A profile of the program is broken: \(error)")
    }
  }
}

extension Household {
  /// The profile that the household lives by.
  ///
  /// - Returns: The profile that the household keeps itself, or the one of the program with that key.
  /// - Throws: `FileError` when the kept text is no profile, or when the program has none with that key.
  public func profileValue() throws(FileError) -> Profile {
    let key = settings.profile
    if let profileText {
      return try Profile(json: Array(profileText.utf8), file: "\(key).json")
    }
    guard let profile = Profile.builtIn(key) else {
      throw FileError(unknownProfile: key)
    }
    return profile
  }

  /// A new household that lives by a profile.
  ///
  /// - Parameters:
  ///   - profile: The profile.
  ///   - text: The profile as its file says it, for one that does not come with the program.
  ///   - id: Identifies the household for ever.
  ///   - timeZone: As the IANA database calls it, such as `Europe/Madrid`.
  ///   - language: The language of the household.
  public init(
    profile: Profile,
    text: String? = nil,
    id: String,
    timeZone: String,
    language: Language
  ) {
    precondition(
      text != nil || Profile.builtInKeys.contains(profile.key),
      "The text of the profile \(profile.key) is needed, since the program does not have it."
    )
    var settings = HouseholdSettings(id: id, profile: profile.key, timeZone: timeZone)
    settings.language = language
    settings.meals = profile.firstMeals
    settings.includesWeekends = profile.includesWeekends
    self.init(settings: settings)
    profileText = text
    for (index, tag) in tags.enumerated() {
      if let rules = profile.tagRules[tag.id] { tags[index].rules = rules }
    }
  }
}

extension FileError {
  /// No profile has a key.
  fileprivate init(unknownProfile key: String) {
    self.init(
      file: "\(key).json",
      place: .wholeFile,
      reason: .unknownProfile(key),
      nearMatch: key.closestMatch(in: Profile.builtInKeys)
    )
  }
}
