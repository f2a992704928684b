public import MealModel
import PlanFiles
import PlanTexts

extension HouseholdError: CustomStringConvertible {
  /// The message in English.
  public var description: String { text(in: .english) }

  /// The message in one line, without a full stop.
  public func text(in language: Language) -> String {
    Catalogue.text(
      reason.text(in: language),
      nearMatch: nearMatch.map { .quoted($0) },
      in: language
    )
  }
}

extension HouseholdError.Reason {
  fileprivate func text(in language: Language) -> String {
    func text(_ key: HouseholdText, _ values: [String: TextValue] = [:]) -> String {
      Catalogue.text(key, in: language, values)
    }
    func limited(_ key: HouseholdText, _ length: Int, _ limit: Int) -> String {
      text(key, ["length": .number(length), "limit": .number(limit)])
    }
    func meals(_ meals: [PlannedMeal]) -> TextValue {
      .text(meals.map { $0.text(in: language) }.listed(in: language))
    }
    func candidates(_ candidates: [(name: String, key: String)]) -> TextValue {
      let names = candidates.map {
        text(.candidate, ["name": .quoted($0.name), "key": .quoted($0.key)])
      }
      return .text(names.listed(in: language))
    }
    return switch self {
    case .unknownDish(let name): text(.unknownDish, ["name": .quoted(name)])
    case .unclearDish(let name, let dishes):
      text(
        .unclearDish,
        ["name": .quoted(name), "names": candidates(dishes.map { ($0.name, $0.id.rawValue) })]
      )
    case .unknownTag(let name): text(.unknownTag, ["name": .quoted(name)])
    case .unclearTag(let name, let tags):
      text(
        .unclearTag,
        [
          "name": .quoted(name),
          "names": candidates(tags.map { ($0.name[language], $0.id.rawValue) }),
        ]
      )
    case .unknownTemplate(let name): text(.unknownTemplate, ["name": .quoted(name)])

    case .emptyName: text(.emptyName)
    case .nameNotOneLine: text(.nameNotOneLine)
    case .nameTooLong(let length, let limit): limited(.nameTooLong, length, limit)
    case .detailsNotOneLine: text(.detailsNotOneLine)
    case .detailsTooLong(let length, let limit): limited(.detailsTooLong, length, limit)
    case .noTag: text(.noTag)
    case .noMeals: text(.noMeals)
    case .outOfRange(let quantity, let number, let allowed):
      text(
        .outOfRange,
        [
          "what": .text(text(quantity.key)), "number": .number(number),
          "lower": .number(allowed.lowerBound), "upper": .number(allowed.upperBound),
        ]
      )

    case .plannedThisWeek(let dish, let planned):
      text(.plannedThisWeek, ["name": .quoted(dish.name), "meals": meals(planned)])
    case .plannedLater(let dish, let planned):
      text(.plannedLater, ["name": .quoted(dish.name), "meals": meals(planned)])

    case .tagNameTaken(let tag): text(.tagNameTaken, ["name": .quoted(tag.name[language])])
    case .predefinedTag(let tag): text(.predefinedTag, ["name": .quoted(tag.name[language])])
    case .lastTag(let tag, let dishes):
      text(
        .lastTag,
        [
          "name": .quoted(tag.name[language]), "count": .number(dishes.count),
          "names": .text(dishes.map(\.name.onOneLine).listed(in: language)),
        ]
      )
    case .minAboveMax(let lower, let upper):
      text(.minAboveMax, ["lower": .number(lower), "upper": .number(upper)])
    case .noDays: text(.noDays)
    case .notAColor(let color):
      Catalogue.text(ContentText.notAColor, in: language, ["text": .quoted(color)])

    case .unknownSetting(let name):
      Catalogue.text(SettingText.unknownSetting, in: language, ["name": .quoted(name)])
    case .setting(let key, let fault):
      Catalogue.text(
        SettingText.error,
        in: language,
        ["key": .quoted(key.text), "what": .text(fault.text(in: language))]
      )

    case .cookedInFuture(let date): text(.cookedInFuture, ["date": .text(date.description)])
    case .emptyTemplate: text(.emptyTemplate)
    case .templateNameTaken(let name): text(.templateNameTaken, ["name": .quoted(name)])

    case .tooManyDishes(let limit): text(.tooManyDishes, ["limit": .number(limit)])
    case .tooManyTags(let limit): text(.tooManyTags, ["limit": .number(limit)])
    case .premiumOnly(let feature): text(.premiumOnly, ["what": .text(feature.text(in: language))])
    }
  }
}

extension HouseholdError.Quantity {
  fileprivate var key: HouseholdText {
    switch self {
    case .rating: .rating
    case .servings: .servings
    case .minGapDays: .minGapDays
    case .maxUses: .maxUses
    case .maxPerWeek: .maxPerWeek
    case .minPerWeek: .minPerWeek
    }
  }
}
