import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanTexts

/// The questions of a new household: what to plan, weekends, calendar, first dishes.
///
/// An empty answer takes what stands in brackets; an answer that cannot be understood is asked for again. Where
/// the answers end early, the rest is as in every new household.
struct Onboarding {
  let home: HouseholdHome
  let console: Console
  let language: Language

  /// Fewer dishes are no beginning (M-036).
  static let leastDishes = 2

  func household() throws -> Household {
    var household = home.newHousehold()
    let spark = Style(console: console).usesUnicode ? "✨ " : ""
    try console.write(say(.welcome, ["spark": .text(spark)]) + "\n\(say(.promises))\n\n")
    try ask(.windows) { answer throws(NotDone.Answer) in
      let choices = ["": "dinnerOnly", "1": "dinnerOnly", "2": "lunchOnly", "3": "both"]
      guard let choice = choices[answer] else { throw notAChoice(answer) }
      try set(.windows, to: choice, of: &household)
    }
    try ask(.weekends) { answer throws(NotDone.Answer) in
      guard answer.isEmpty || answer.isYes || answer.isNo else { throw notAChoice(answer) }
      household.settings.includesWeekends = !answer.isNo
    }
    try ask(.calendar) { answer throws(NotDone.Answer) in
      guard !answer.isEmpty else { return }
      // Whoever types a dish here has missed a question.
      guard answer.lowercased().hasSuffix(".ics") else { throw notACalendar(answer) }
      try set(.calendar, to: answer.absolutePath, of: &household)
      try set(.sync, to: "on", of: &household)
    }
    if household.settings.syncsCalendar { try askForTimes(&household) }
    try askForDishes(&household)
    return household
  }

  private func askForTimes(_ household: inout Household) throws {
    for (question, meal) in [(OnboardingText.lunchTime, MealType.lunch), (.dinnerTime, .dinner)]
    where household.settings.meals.contains(meal) {
      try ask(question) { answer throws(NotDone.Answer) in
        guard !answer.isEmpty else { return }
        try set(.time(meal), to: answer, of: &household)
      }
    }
  }

  /// Takes dishes, one a line, until an empty line ends them.
  private func askForDishes(_ household: inout Household) throws {
    let moment = try home.moment(of: household)
    var generator = SystemRandomNumberGenerator()
    try console.write(say(.firstDishes) + "\n")
    while let line = console.input.readLine() {
      guard !line.allSatisfy(\.isWhitespace) else {
        if household.currentDishes.count >= Self.leastDishes { break }
        try console.write(say(.notEnough) + "\n")
        continue
      }
      do throws(HouseholdError) {
        let parts = line.split(separator: ";", maxSplits: 1).map(String.init)
        var draft = DishDraft(name: parts[0])
        for tag in parts.dropFirst().joined().split(separator: ",") {
          draft.tags.append(try household.tag(named: String(tag)).id)
        }
        _ = try household.addDish(draft, requiresTag: true, at: moment, using: &generator)
      } catch {
        try console.write(say(.tryAgain, ["what": .text(error.text(in: language))]) + "\n")
      }
    }
    let names = household.currentDishes.map(\.name).joined(separator: ", ")
    if !names.isEmpty { try console.write(say(.enough, ["names": .text(names)]) + "\n") }
  }

  // MARK: Asking

  private func ask(
    _ question: OnboardingText,
    _ take: (String) throws(NotDone.Answer) -> Void
  ) throws {
    while true {
      try console.write(say(question) + " ")
      guard let line = console.input.readLine() else { return try console.write("\n") }
      do throws(NotDone.Answer) {
        return try take(String(line.drop(while: \.isWhitespace)))
      } catch {
        try console.write(say(.tryAgain, ["what": .text(error.text)]) + "\n")
      }
    }
  }

  private func set(
    _ key: SettingKey,
    to text: String,
    of household: inout Household
  ) throws(NotDone.Answer) {
    do throws(HouseholdError) {
      _ = try household.set(key, to: text, in: Profile.mealMood.scope)
    } catch {
      throw NotDone.Answer(text: error.text(in: language))
    }
  }

  private func notACalendar(_ answer: String) -> NotDone.Answer {
    NotDone.Answer(text: say(.notACalendar, ["text": .text(answer)]))
  }

  private func notAChoice(_ answer: String) -> NotDone.Answer {
    NotDone.Answer(text: say(.notAChoice, ["text": .text(answer)]))
  }

  private func say(_ key: OnboardingText, _ values: [String: TextValue] = [:]) -> String {
    Catalogue.text(key, in: language, values)
  }
}

extension NotDone {
  /// An answer that cannot be understood.
  struct Answer: Error {
    var text: String
  }
}
