public import HouseholdModel
import MealModel

/// What changing a setting did.
public struct SettingAnswer: Hashable, Sendable {
  /// The setting.
  public var key: SettingKey

  /// The value before and after, as `value(of:in:)` says it.
  public var old: String

  /// The value afterwards.
  public var new: String

  /// What looks odd afterwards.
  public var notes: [HouseholdNote]
}

extension Household {
  /// A setting as text, in the form that `set` takes.
  ///
  /// What is not set is empty, and `none` where that can be chosen.
  ///
  /// - Parameters:
  ///   - key: The setting.
  ///   - scope: The profile around it.
  /// - Returns: The text, the same in every language.
  public func value(of key: SettingKey, in scope: SettingScope) -> String {
    func yesOrNo(_ answer: Bool) -> String { answer ? "on" : "off" }
    return switch key {
    case .name: settings.name ?? ""
    case .profile: settings.profile
    case .language: settings.language.rawValue
    case .windows: MealWindows.text(of: settings.meals)
    case .weekends: yesOrNo(settings.includesWeekends)
    case .time(let meal):
      (settings.timeOfMeal[meal] ?? scope.timeOfMeal[meal])?.description ?? ""
    case .eventDuration: String(settings.eventDuration)
    case .eventPrefix: settings.eventPrefix
    case .reminder: settings.reminderMinutesBefore.map(String.init) ?? SettingWord.none
    case .calendar: settings.calendarFile ?? ""
    case .sync: yesOrNo(settings.syncsCalendar)
    case .timeZone: settings.timeZone
    case .people: settings.people.map(String.init) ?? SettingWord.none
    case .limits: yesOrNo(settings.limitsFreeVersion)
    case .premium: yesOrNo(settings.isPremium)
    }
  }

  /// Changes a setting.
  ///
  /// Other meals or no weekends hide what is planned there and keep it. An empty text takes away a name, a time,
  /// a calendar file or a prefix; `none` takes away a reminder or the number of people.
  ///
  /// - Parameters:
  ///   - key: The setting.
  ///   - text: Its value, as somebody typed it, in Spanish or English.
  ///   - scope: The profile around it.
  /// - Returns: The value before and after.
  /// - Throws: `HouseholdError` with `setting`; nothing has changed then.
  public mutating func set(
    _ key: SettingKey,
    to text: String,
    in scope: SettingScope
  ) throws(HouseholdError) -> SettingAnswer {
    let old = value(of: key, in: scope)
    do {
      try settings.set(key, to: SettingWord(text), in: scope)
    } catch {
      throw HouseholdError(.setting(key, error))
    }
    let isBlind =
      [.sync, .calendar].contains(key) && settings.syncsCalendar
      && settings.calendarFile == nil
    return SettingAnswer(
      key: key,
      old: old,
      new: value(of: key, in: scope),
      notes: isBlind ? [.noCalendarFile] : []
    )
  }
}

extension HouseholdSettings {
  fileprivate mutating func set(
    _ key: SettingKey,
    to word: SettingWord,
    in scope: SettingScope
  ) throws(SettingFault) {
    switch key {
    case .name: name = try word.line(limit: DishDraft.nameLimit)
    case .profile: throw .readOnly
    case .language: language = try word.language()
    case .windows: meals = try MealWindows.meals(word, known: scope.meals)
    case .weekends: includesWeekends = try word.yesOrNo()
    case .time(let meal):
      guard scope.meals.contains(meal) else {
        throw .mealNotInProfile(meal, known: scope.meals)
      }
      timeOfMeal[meal] = try word.time()
    case .eventDuration:
      eventDuration = try word.minutes(Self.eventDurations)
    case .eventPrefix: eventPrefix = try word.line(limit: DishDraft.detailsLimit) ?? ""
    case .reminder:
      reminderMinutesBefore =
        word.isNone
        ? nil : try word.minutes(Self.reminders, orNone: true)
    case .calendar: calendarFile = try word.line(limit: SettingWord.pathLimit)
    case .sync: syncsCalendar = try word.yesOrNo()
    case .timeZone:
      guard let zone = try word.line(limit: DishDraft.nameLimit) else { throw .empty }
      guard scope.isTimeZone(zone) else { throw .noSuchTimeZone(zone) }
      timeZone = zone
    case .people: people = word.isNone ? nil : try word.number(in: DishDraft.servingCounts)
    case .limits: limitsFreeVersion = try word.yesOrNo()
    case .premium: isPremium = try word.yesOrNo()
    }
  }
}
