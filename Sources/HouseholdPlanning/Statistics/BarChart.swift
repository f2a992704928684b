public import MealModel

/// A chart of lying bars with a title, for a terminal or as a drawing.
public struct BarChart: Hashable, Sendable {
  /// What the chart is about.
  public var title: String

  /// The bars from top to bottom.
  public var bars: [Bar]

  /// What is said where there are no bars.
  public var emptyText: String

  /// One bar.
  public struct Bar: Hashable, Sendable {
    /// What stands beside the bar.
    public var label: String

    /// How long the bar is; not negative.
    public var value: Int

    /// The colour of the bar where there are colours.
    public var color: TagColor

    /// A bar with its label and its length.
    public init(_ label: String, _ value: Int, color: TagColor = BarChart.green) {
      precondition(value >= 0, "Bar.value (\(value)) must not be negative.")
      self.label = label
      self.value = value
      self.color = color
    }
  }

  /// A chart, and what it says when there are no bars.
  public init(title: String, bars: [Bar], emptyText: String) {
    self.title = title
    self.bars = bars
    self.emptyText = emptyText
  }

  /// The colour of bars that stand for no tag.
  public static let green = TagColor(red: 0x2A, green: 0x7F, blue: 0x62)

  /// The longest value, at least one.
  var scale: Int { max(1, bars.map(\.value).max() ?? 1) }
}
