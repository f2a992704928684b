import HouseholdModel
import MealModel
import PlanFiles

extension HouseholdIntegrity {
  func error(_ place: @autoclosure () -> String, _ reason: FileError.Reason) -> FileError {
    FileError(file: file, place: .path(place()), reason: reason)
  }

  /// A text of any length; no file of JSON can hold a zero.
  func checkText(_ text: String?, _ place: @autoclosure () -> String) throws(FileError) {
    guard let text, text.utf8.contains(0) else { return }
    throw error(place(), .nullCharacter)
  }

  /// A text on one line that says something.
  func checkName(_ name: String, _ place: @autoclosure () -> String) throws(FileError) {
    guard !name.allSatisfy(\.isWhitespace) else { throw error(place(), .empty) }
    guard name.onOneLine.isSameBytes(as: name) else { throw error(place(), .notOneLine) }
  }

  /// A meal under the name that files read back as the same meal.
  func check(_ meal: MealType, _ place: @autoclosure () -> String) throws(FileError) {
    if MealType.usualOrder.contains(meal) { return }
    try checkName(meal.rawValue, place())
    guard MealType(named: meal.rawValue) == meal, meal.rawValue.first?.isWhitespace == false,
      meal.rawValue.last?.isWhitespace == false
    else { throw error(place(), .notAKey(meal.rawValue)) }
  }

  func checkMonday(_ date: CivilDate, _ place: @autoclosure () -> String) throws(FileError) {
    guard date.weekday == .monday else { throw error(place(), .notAMonday(date.description)) }
  }

  func check(
    _ number: Int?,
    in range: ClosedRange<Int>,
    _ place: @autoclosure () -> String
  ) throws(FileError) {
    guard let number, !range.contains(number) else { return }
    throw error(
      place(),
      .outOfRange("\(number)", lower: "\(range.lowerBound)", upper: "\(range.upperBound)")
    )
  }

  func check(
    _ number: Int?,
    _ allowed: [Int],
    _ place: @autoclosure () -> String
  ) throws(FileError) {
    guard let number, !allowed.contains(number) else { return }
    throw error(place(), .notOneOf("\(number)", allowed: allowed.map(String.init)))
  }

  /// A dish that the household has or had.
  func check(_ dish: DishID, _ place: @autoclosure () -> String) throws(FileError) {
    guard dishes[dish].map({ $0.rawValue.isSameBytes(as: dish.rawValue) }) == true else {
      throw FileError(
        file: file,
        place: .path(place()),
        reason: .unknownDish(dish.rawValue),
        nearMatch: dish.rawValue.closestMatch(in: dishes.keys.map(\.rawValue))
      )
    }
  }
}

extension String {
  /// SQLite compares bytes, where texts of Swift are equal when they look alike.
  func isSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
