package import MealModel

/// The one place where texts for people come from.
package enum Catalogue {
  /// Every area; a new one is added here, and the tests then cover it.
  package static let areas: [any TextKey.Type] = [
    CalendarText.self,
    FileText.self,
    RefusalText.self,
    ContentText.self,
    NoteText.self,
    RuleText.self,
    BreachText.self,
    BlockerText.self,
    ConflictText.self,
    RepairText.self,
    ExplainText.self,
    CommandText.self,
    OptionText.self,
    HouseholdOptionText.self,
    OperandText.self,
    HouseholdCommandText.self,
    WeekCommandText.self,
    HomeCommandText.self,
    HomeReportText.self,
    OnboardingText.self,
    UsageText.self,
    ReportText.self,
    ChangeText.self,
    HarnessText.self,
    TrialText.self,
    ValidationText.self,
    LintText.self,
    HouseholdText.self,
    HouseholdNoteText.self,
    SettingText.self,
    StatisticsText.self,
    WeekText.self,
    ProfileText.self,
    EventText.self,
    ShoppingText.self,
    UnitText.self,
    StoreText.self,
  ]

  /// A text with its gaps filled.
  ///
  /// Every gap of the template needs a value. Values are taken as they are: braces in them mean nothing.
  ///
  /// - Parameters:
  ///   - key: Which text.
  ///   - language: The language of the reader.
  ///   - values: The values by the names of the gaps.
  /// - Returns: The finished text.
  package static func text(
    _ key: some TextKey,
    in language: Language,
    _ values: [String: TextValue] = [:]
  ) -> String {
    text(key.template, in: language, values)
  }

  /// A template of another place than the catalogue with its gaps filled; as `text` of a key.
  package static func text(
    _ template: Template,
    in language: Language,
    _ values: [String: TextValue] = [:]
  ) -> String {
    TemplatePiece.pieces(of: template[language]).map { $0.filled(with: values) }.joined()
  }
}
