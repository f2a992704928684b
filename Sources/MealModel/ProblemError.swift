/// A problem that cannot be planned because something in it is missing, doubled or out of range.
public struct ProblemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where the defect is, such as `dishes[12].tags[0]`.
  public var place: String

  public var reason: Reason

  public enum Reason: Hashable, Sendable {
    case duplicateTag(TagID)
    case duplicateDish(DishID)
    case unknownTag(TagID, closest: TagID?)
    case unknownDish(DishID, closest: DishID?)
    case slotOutsideWindow(MealSlot)
    case noSuchSlot(MealSlot)
    case slotPinnedTwice(MealSlot)
    case contextInsideWindow(MealSlot)
    case outOfRange(Int, ClosedRange<Int>)
  }

  init(_ place: String, _ reason: Reason) {
    self.place = place
    self.reason = reason
  }

  public var description: String {
    switch reason {
    case .duplicateTag(let id):
      "\(place): the tag '\(id.rawValue)' is there twice."
    case .duplicateDish(let id):
      "\(place): the dish '\(id.rawValue)' is there twice."
    case .unknownTag(let id, let closest):
      "\(place): no tag '\(id.rawValue)'\(Self.advice(closest?.rawValue))."
    case .unknownDish(let id, let closest):
      "\(place): no dish '\(id.rawValue)'\(Self.advice(closest?.rawValue))."
    case .slotOutsideWindow(let slot):
      "\(place): day \(slot.day) is not in the window."
    case .noSuchSlot(let slot):
      "\(place): there is no slot for \(slot.meal.rawValue) on day \(slot.day)."
    case .slotPinnedTwice(let slot):
      "\(place): the slot for \(slot.meal.rawValue) on day \(slot.day) holds a dish already."
    case .contextInsideWindow(let slot):
      "\(place): day \(slot.day) is inside the window; a meal of the window is a pin."
    case .outOfRange(let number, let range):
      "\(place): \(number) is not between \(range.lowerBound) and \(range.upperBound)."
    }
  }

  private static func advice(_ closest: String?) -> String {
    closest.map { "; maybe '\($0)'" } ?? ""
  }
}
