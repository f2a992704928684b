public import MealModel
import PlanTexts

extension BarChart {
  /// How often dishes were planned, or cooked: those that were, the most often first.
  ///
  /// - Parameters:
  ///   - uses: What was counted.
  ///   - isCooked: Whether cooked dishes are shown and not planned ones.
  ///   - limit: How many bars there are at most.
  ///   - language: The language of the title.
  public init(
    _ uses: [DishUse],
    cooked isCooked: Bool = false,
    limit: Int = 10,
    in language: Language
  ) {
    let counted = uses.map { (use: $0, count: isCooked ? $0.cooked : $0.planned) }
      .filter { $0.count > 0 }
      .enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map(\.element)
    self.init(
      isCooked ? .cookedDishes : .repeatedDishes,
      bars: counted.prefix(limit)
        .map { Bar($0.use.dish.name, $0.count, color: $0.use.color) },
      in: language
    )
  }

  /// In how many meals each tag was; tags that were in none have no bar.
  ///
  /// - Parameters:
  ///   - uses: What was counted.
  ///   - language: The language of the title and of the tags.
  public init(_ uses: [TagUse], in language: Language) {
    self.init(
      .tags,
      bars: uses.filter { $0.meals > 0 }
        .map { Bar($0.tag.name[language], $0.meals, color: $0.color) },
      in: language
    )
  }

  /// A tag week by week or month by month.
  ///
  /// - Parameters:
  ///   - counts: What was counted.
  ///   - use: The tag.
  ///   - step: Whether the counts are by week or by month.
  ///   - language: The language of the title and of the dates.
  public init(
    _ counts: [PeriodCount],
    of use: TagUse,
    by step: PeriodStep,
    in language: Language
  ) {
    self.init(
      step == .week ? .tagByWeek : .tagByMonth,
      bars: counts.map {
        Bar(step.label(of: $0.days.lowerBound, in: language), $0.count, color: use.color)
      },
      in: language,
      ["name": .text(use.tag.name[language])]
    )
  }

  /// The variety of weeks in percent; weeks without a meal have no bar.
  ///
  /// - Parameters:
  ///   - weeks: What was counted.
  ///   - language: The language of the title and of the dates.
  public init(_ weeks: [WeekVariety], in language: Language) {
    self.init(
      .variety,
      bars: weeks.compactMap { week in
        week.percent.map {
          Bar(PeriodStep.week.label(of: week.days.lowerBound, in: language), $0)
        }
      },
      in: language
    )
  }

  /// How long ago dishes were used, the longest first; dishes that never were have no bar.
  ///
  /// - Parameters:
  ///   - dishes: What was counted.
  ///   - limit: How many bars there are at most.
  ///   - language: The language of the title.
  public init(_ dishes: [IdleDish], limit: Int = 10, in language: Language) {
    self.init(
      .idleDishes,
      bars: dishes.compactMap { idle in idle.daysAgo.map { Bar(idle.dish.name, $0) } }
        .prefix(limit).map(\.self),
      in: language
    )
  }

  private init(
    _ key: StatisticsText,
    bars: [Bar],
    in language: Language,
    _ values: [String: TextValue] = [:]
  ) {
    self.init(
      title: Catalogue.text(key, in: language, values),
      bars: bars,
      emptyText: Catalogue.text(StatisticsText.nothing, in: language)
    )
  }
}

extension PeriodStep {
  /// The period that a date lies in: `Semana 3-9 Feb 2025`, `Feb 2025`.
  public func label(of date: CivilDate, in language: Language) -> String {
    switch self {
    case .week:
      let first = start(of: date)
      return Catalogue.weekLabel(first...(first.advanced(by: 6) ?? .lastOfCalendar), in: language)
    case .month:
      return Catalogue.text(
        StatisticsText.month,
        in: language,
        ["month": .text(date.monthName(in: language)), "year": .number(date.year)]
      )
    }
  }
}
