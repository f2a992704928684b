import MealModel
import PlanFiles
import PlanTexts
import RuleHarness

/// A command line that cannot be understood.
struct UsageError: Error {
  var reason: Reason

  /// The command whose help would explain it, or `nil` for the help of its group or the program.
  var command: Command?

  /// The first word of commands that have two, where the second is missing or wrong.
  var group: String?

  /// The language that the command line asked for before the mistake, or `nil`.
  var language: Language?

  enum Reason: Error {
    case noCommand
    case unknownCommand(String, closest: String?)
    case unknownOption(String, closest: String?)
    case unclearOption(String, [String])
    case missingValue(String)
    case needlessValue(String)
    case missingFile
    case missingWeek
    case missingChange
    case change(RuleChangeError)
    case noWeeks([String])
    case extraArgument(String)
    case missingOption(Option)
    case missingOperand(OperandText)
    case onlyWithFile(Option)
    case notTogether(Option, Option)
    case onlyWithHousehold(Option)
    case notAShell(String, allowed: [String])
    case notANumber(Option, String, allowed: ClosedRange<Int>)
    case notADate(Option, String)
    case notADay(String)
    case notADiet(String, allowed: [String])
    case notOneOf(Option, String, allowed: [String])
    case notASeed(String)
    case notADuration(String)
    case slot(SlotName.Defect)
    case sameOutput
    case notARepair(String)
    case noSuchRepair(Int, count: Int)
    case notAJobCount(String, allowed: ClosedRange<Int>)
  }

  /// The message in one line.
  func text(in language: Language) -> String {
    let (text, closest) = reason.phrase(in: language)
    var what = text
    if let closest {
      what = Catalogue.text(
        UsageText.advice,
        in: language,
        ["what": .text(what), "name": .text(closest)]
      )
    }
    return Catalogue.text(UsageText.error, in: language, ["what": .text(what)])
  }

  /// The line that says where help is.
  func hint(in language: Language) -> String {
    let line = [Program.name, command?.rawValue ?? group, Option.help.flag].compactMap(\.self)
    return Catalogue.text(
      UsageText.hint,
      in: language,
      ["command": .text(line.joined(separator: " "))]
    )
  }
}

extension UsageError.Reason {
  /// What is wrong, and what was probably meant.
  fileprivate func phrase(in language: Language) -> (text: String, closest: String?) {
    func text(_ key: UsageText, _ values: [String: String] = [:]) -> String {
      Catalogue.text(key, in: language, values.mapValues { .text($0.onOneLine) })
    }
    let slot = Option.slot.flag
    return switch self {
    case .noCommand: (text(.noCommand), nil)
    case .unknownCommand(let name, let closest): (text(.unknownCommand, ["name": name]), closest)
    case .unknownOption(let name, let closest): (text(.unknownOption, ["name": name]), closest)
    case .unclearOption(let name, let names):
      (text(.unclearOption, ["name": name, "names": names.joined(separator: ", ")]), nil)
    case .missingValue(let name): (text(.missingValue, ["name": name]), nil)
    case .needlessValue(let name): (text(.needlessValue, ["name": name]), nil)
    case .missingFile: (text(.missingFile), nil)
    case .missingWeek: (text(.missingWeek), nil)
    case .missingChange: (text(.missingChange), nil)
    case .change(let error): (error.text(in: language), nil)
    case .noWeeks(let paths): (text(.noWeeks, ["names": paths.joined(separator: ", ")]), nil)
    case .extraArgument(let name): (text(.extraArgument, ["name": name]), nil)
    case .missingOption(let option): (text(.missingOption, ["name": option.flag]), nil)
    case .notOneOf(let option, let value, let allowed):
      (
        text(
          .notOneOf,
          ["option": option.flag, "text": value, "allowed": allowed.joined(separator: ", ")]
        ),
        value.closestMatch(in: allowed)
      )
    case .missingOperand(let operand):
      (text(.missingOperand, ["name": Catalogue.text(operand, in: language)]), nil)
    case .notANumber(let option, let value, let allowed):
      (
        text(
          .notANumber,
          [
            "option": option.flag, "text": value,
            "lower": String(allowed.lowerBound), "upper": String(allowed.upperBound),
          ]
        ),
        nil
      )
    case .notADate(let option, let value):
      (text(.notADate, ["option": option.flag, "text": value]), nil)
    case .onlyWithHousehold(let option): (text(.onlyWithHousehold, ["option": option.flag]), nil)
    case .notTogether(let one, let other):
      (text(.notTogether, ["option": one.flag, "other": other.flag]), nil)
    case .onlyWithFile(let option): (text(.onlyWithFile, ["option": option.flag]), nil)
    case .notAShell(let value, let allowed):
      (
        text(.notAShell, ["text": value, "allowed": allowed.joined(separator: ", ")]),
        value.closestMatch(in: allowed)
      )
    case .notADay(let value):
      (text(.notADay, ["text": value]), value.closestMatch(in: Weekday.allCases.map(\.key)))
    case .notADiet(let value, let allowed):
      (text(.notADiet, ["text": value, "allowed": allowed.joined(separator: ", ")]), nil)
    case .notASeed(let value):
      (text(.notASeed, ["option": Option.seed.flag, "text": value]), nil)
    case .notADuration(let value):
      (text(.notADuration, ["option": Option.timeLimit.flag, "text": value]), nil)
    case .slot(.notAMeal(let value)): (text(.notAMeal, ["option": slot, "text": value]), nil)
    case .slot(.noSuchDay(let value)): (text(.noSuchDay, ["option": slot, "text": value]), nil)
    case .slot(.noSuchMeal(let value, let closest)):
      (text(.noSuchMeal, ["option": slot, "text": value]), closest)
    case .slot(.unclearDay(let value)): (text(.unclearDay, ["option": slot, "text": value]), nil)
    case .notARepair(let value):
      (text(.notARepair, ["option": Option.apply.flag, "text": value]), nil)
    case .noSuchRepair(let number, let count):
      (
        Catalogue.text(
          UsageText.noSuchRepair,
          in: language,
          [
            "option": .text(Option.apply.flag), "number": .number(number), "count": .number(count),
          ]
        ),
        nil
      )
    case .notAJobCount(let value, let allowed):
      (
        text(
          .notAJobCount,
          [
            "option": Option.jobs.flag, "text": value,
            "lower": String(allowed.lowerBound), "upper": String(allowed.upperBound),
          ]
        ),
        nil
      )
    case .sameOutput:
      (
        text(
          .sameOutput,
          [
            "option": Option.out.flag, "value": "-",
            "other": Option.format.flag, "otherValue": Request.Format.json.rawValue,
          ]
        ),
        nil
      )
    }
  }
}
