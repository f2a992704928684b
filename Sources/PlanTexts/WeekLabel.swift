package import MealModel

extension Catalogue {
  /// The heading of a week, such as `Semana 3-9 Feb 2025` or `Week of 27 Jan–2 Feb`.
  ///
  /// What both dates share is said once.
  ///
  /// - Parameters:
  ///   - dates: The first and the last day.
  ///   - language: The language of the reader.
  ///   - currentYear: The year that goes without saying, or `nil` to say it always.
  /// - Returns: The heading.
  package static func weekLabel(
    _ dates: ClosedRange<CivilDate>,
    in language: Language,
    currentYear: Int? = nil
  ) -> String {
    let (first, last) = (dates.lowerBound, dates.upperBound)
    let key: CalendarText =
      if first.year != last.year {
        .week
      } else if first.month != last.month {
        .weekInOneYear
      } else {
        .weekInOneMonth
      }
    let label = text(
      key,
      in: language,
      [
        "firstDay": .number(first.day),
        "firstMonth": .text(first.monthName(in: language)),
        "firstYear": .number(first.year),
        "lastDay": .number(last.day),
        "lastMonth": .text(last.monthName(in: language)),
      ]
    )
    let saysYear = first.year != last.year || last.year != currentYear
    return saysYear ? "\(label) \(last.year)" : label
  }
}
