import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanFiles
import PlanTexts

/// `stats`: what was planned and cooked, counted.
struct StatsCommand {
  let session: HouseholdSession

  enum Subject: String, CaseIterable {
    case dish
    case tag
    case week
    case idle
  }

  private var asked: HouseholdRequest { session.asked }

  func run() throws -> ExitCode {
    try session.household.require(.statistics, limits: session.limits)
    let subject = try asked.value(.by).map { value throws(UsageError.Reason) -> Subject in
      try Request.choice(.by, value)
    }
    let history = MealHistory(
      of: session.household,
      in: try days(),
      upTo: session.moment.today
    )
    let subjects = subject.map { [$0] } ?? [.dish, .tag, .week]
    let tag = try asked.value(.tag).map { try session.household.tag(named: $0).id }
    let charts = subjects.map { chart(of: $0, tag, history) }
    if let svg = asked.value(.svg) { try AtomicFile.write(charts[0].svg, to: svg) }
    switch try asked.format(orElse: Request.Format.table) {
    case .table:
      let style = session.style
      let width = max(style.width, BarChart.narrowestWidth)
      let texts = zip(subjects, charts).map { subject, chart in
        var lines = chart.lines(width: width, isPlain: !style.usesUnicode)
        if !chart.bars.isEmpty {
          lines +=
            [""] + StatsTable(history: history, session: session).lines(of: subject, tag: tag)
        }
        return lines.map { $0 + "\n" }.joined()
      }
      try session.console.write(texts.joined(separator: "\n"))
    case .json: try session.console.write(StatsJSON(history: history, session: session).text)
    }
    return .done
  }

  private func chart(of subject: Subject, _ tag: TagID?, _ history: MealHistory) -> BarChart {
    let language = session.language
    switch subject {
    case .dish: return BarChart(history.dishUses, in: language)
    case .week: return BarChart(history.variety, in: language)
    case .idle:
      return BarChart(history.idleDishes(on: session.moment.today), in: language)
    case .tag:
      let uses = history.tagUses
      guard let use = uses.first(where: { $0.tag.id == tag }) else {
        return BarChart(uses, in: language)
      }
      return BarChart(history.uses(of: use.tag.id, by: .week), of: use, by: .week, in: language)
    }
  }

  /// The days that count: a period, or dates; everything up to today where nothing is said.
  private func days() throws -> Range<CivilDate> {
    let today = session.moment.today
    let period = try asked.value(.period).map { value throws(UsageError.Reason) in
      try Request.choice(.period, value) as StatisticsPeriod
    }
    let usual = (period ?? .everything).days(of: session.household, on: today)
    let first = try session.date(.since) ?? usual.lowerBound
    let end = try session.date(.until).flatMap { $0.advanced(by: 1) } ?? usual.upperBound
    return first..<max(first, end)
  }
}
