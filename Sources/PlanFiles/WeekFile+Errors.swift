import MealModel

extension WeekFile {
  func error(
    at path: String,
    _ reason: FileError.Reason,
    nearMatch: String? = nil
  ) -> FileError {
    FileError(file: file, place: .path(path), reason: reason, nearMatch: nearMatch)
  }

  func error(atDish index: Int, _ suffix: String, _ reason: FileError.Reason) -> FileError {
    let (file, place) = place(ofDish: index, suffix)
    return FileError(file: file, place: place, reason: reason)
  }

  /// The place of a dish, in the file that it came from.
  package func place(ofDish index: Int, _ suffix: String) -> (file: String, place: FilePlace) {
    if let dishList {
      return (dishList.file, dishList.place(ofDish: index, suffix))
    }
    return (file, .path("dishes[\(index)]\(suffix)"))
  }

  /// Looks a day up, with the error that the file deserves when it cannot be found.
  func day<Days>(
    _ reference: DayReference,
    at path: @autoclosure () -> String,
    _ find: (DayReference) throws(DayDefect) -> Days
  ) throws(FileError) -> Days {
    do {
      return try find(reference)
    } catch {
      throw self.error(at: path(), error.reason(for: reference))
    }
  }
}

extension FileError {
  /// What is wrong with the problem, in terms of the file it was made from.
  ///
  /// Names and days are resolved before a problem is made, so that only its size can be wrong; the rest
  /// is translated all the same.
  init(_ error: ProblemError, in source: WeekFile, days: DayTable) {
    let (reason, nearMatch): (Reason, String?) =
      switch error.reason {
      case .duplicateTag(let id): (.duplicateTag(id.rawValue), nil)
      case .duplicateDish(let id): (.duplicateDish(id.rawValue), nil)
      case .unknownTag(let id, let closest): (.unknownTag(id.rawValue), closest?.rawValue)
      case .unknownDish(let id, let closest): (.unknownDish(id.rawValue), closest?.rawValue)
      case .slotOutsideWindow(let slot): (.dayOutside(days.name(of: slot.day)), nil)
      case .noSuchSlot(let slot): (.noSuchSlot(day: days.name(of: slot.day), meal: slot.meal), nil)
      case .slotPinnedTwice(let slot): (days.taken(slot), nil)
      case .contextInsideWindow(let slot): (.contextInside(days.name(of: slot.day)), nil)
      case .outOfRange(let number, let range):
        (.outOfRange("\(number)", lower: "\(range.lowerBound)", upper: "\(range.upperBound)"), nil)
      }
    self.init(
      file: source.file,
      place: .path(error.place),
      reason: reason,
      nearMatch: nearMatch
    )
  }
}
