public import MealModel
import PlanTexts

/// A file that cannot be used, said in one line: which file, where in it, what is wrong, and what was
/// probably meant.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as the caller named it.
  public var file: String

  public var place: FilePlace

  public var reason: Reason

  /// What was probably meant, or `nil`.
  public var nearMatch: String?

  public enum Reason: Hashable, Sendable {
    case noSuchFile
    case isDirectory
    case unreadable(cause: String)
    case tooLarge(megabytes: Int)
    case notText

    case notJSON
    case malformed
    case nestedTooDeep
    case numberTooLarge
    case nullCharacter
    case duplicateKey(String)
    case unknownKey(String)
    case missingKey(String)
    case wrongType(Expected)
    case notWhole
    case outOfRange(String, lower: String, upper: String)
    case unknownSchema(Int)
    case empty
    case notOneLine
    case tooLong(Int, limit: Int)
    case notOneOf(String, allowed: [String])
    case notAColor(String)
    case keysClash(String, String)

    case unknownProfile(String)
    case notATime(String)
    case noFirstMeal
    case brokenGap(String)
    case unknownGap(String)

    case notADate(String)
    case notAMonday(String)
    case notAnAmount(String)
    case notAKey(String)
    case notADay(String)
    case dayOutside(String)
    case weekdayUnclear(String)
    case dateWithoutStart(String)
    case contextInside(String)
    case contextOnOtherSide(String)

    case unknownTag(String)
    case unknownDish(String)
    case unclearTag(String)
    case unclearDish(String)
    case duplicateEntry(String)
    case duplicateTag(String)
    case duplicateDish(String)
    case duplicateMeal(MealType)
    case duplicateSlot(day: String, meal: MealType)
    case noSuchSlot(day: String, meal: MealType)
    case slotTaken(day: String, meal: MealType)
    case notASlot(String)
    case noWeekBeside(String)

    case noHeader
    case semicolons
    case unknownColumn(String)
    case missingColumn(String)
    case duplicateColumn(String)
    case fieldCount(Int, expected: Int)
    case unclosedQuote
    case textAfterQuote
  }

  /// The kinds of values that a document can ask for.
  public enum Expected: Hashable, Sendable, CaseIterable {
    case object
    case list
    case text
    case number
    case yesOrNo
    case dayOrNumber
    case nameOrNames
    case yesOrScope
    case dayOrAppointment
  }

  package init(file: String, place: FilePlace, reason: Reason, nearMatch: String? = nil) {
    self.file = file
    self.place = place
    self.reason = reason
    self.nearMatch = nearMatch
  }

  /// The message in English.
  public var description: String { text(in: .english) }
}
