import HouseholdModel
import MealModel
public import PlanFiles
import PlanTexts

extension Profile {
  /// The version of the format that this program reads.
  public static let formatVersion = 1

  /// Reads a profile: UTF-8 JSON, strict as week files are.
  ///
  /// - Parameters:
  ///   - json: The bytes of the file.
  ///   - file: What errors call the file.
  /// - Throws: `FileError` with the place of the first defect.
  public init(json: [UInt8], file: String) throws(FileError) {
    try self.init(JSONCursor(TextBytes(json, file: file)))
  }

  private init(_ cursor: JSONCursor) throws(FileError) {
    let members = try cursor.members([
      "profile", "key", "name", "meals", "includesWeekends", "choosesDays", "requiresTag",
      "maxUsesPerDish", "minimumDays", "minimumDishes", "tagRules", "texts",
    ])
    let versionCursor = try members.required("profile")
    let version = try versionCursor.integer(in: 1...Int(Int32.max))
    guard version == Self.formatVersion else {
      throw versionCursor.error(.unknownSchema(version))
    }
    key = try members.required("key").name()
    name = try LocalizedName(members.required("name"))
    let entries = try Self.meals(members.required("meals"))
    meals = entries.map(\.meal)
    firstMeals = entries.filter(\.isFirst).map(\.meal)
    timeOfMeal = Dictionary(uniqueKeysWithValues: entries.map { ($0.meal, $0.time) })
    includesWeekends = try members["includesWeekends"]?.yesOrNo() ?? true
    choosesDays = try members["choosesDays"]?.yesOrNo() ?? false
    requiresTag = try members["requiresTag"]?.yesOrNo() ?? false
    maxUsesPerDish = try members["maxUsesPerDish"]?.integer(in: 1...7 * entries.count)
    minimumDays = try members["minimumDays"]?.integer(in: 0...7) ?? 0
    minimumDishes = try members["minimumDishes"]?.integer(in: ProblemLimits.ruleNumbers) ?? 0
    tagRules = try members["tagRules"].map(Self.tagRules) ?? [:]
    texts = try members["texts"].map(Self.texts) ?? [:]
  }

  private struct MealEntry {
    var meal: MealType
    var time: CivilTime
    var isFirst: Bool

    init(_ cursor: JSONCursor) throws(FileError) {
      let members = try cursor.members(["meal", "time", "first"])
      meal = try MealType(members.required("meal"))
      let timeCursor = try members.required("time")
      let text = try timeCursor.text()
      guard let time = CivilTime(text: text) else { throw timeCursor.error(.notATime(text)) }
      self.time = time
      isFirst = try members["first"]?.yesOrNo() ?? true
    }
  }

  private static func meals(_ cursor: JSONCursor) throws(FileError) -> [MealEntry] {
    let entries = try cursor.nonEmptyList(MealEntry.init)
    var seen: Set<MealType> = []
    for entry in entries where !seen.insert(entry.meal).inserted {
      throw cursor.error(.duplicateMeal(entry.meal))
    }
    guard entries.contains(where: \.isFirst) else { throw cursor.error(.noFirstMeal) }
    return entries
  }

  private static func tagRules(_ cursor: JSONCursor) throws(FileError) -> [TagID: TagRules] {
    let known = Tag.defaults.map(\.id)
    let members = try cursor.members(known.map(\.rawValue))
    var rules: [TagID: TagRules] = [:]
    for id in known {
      rules[id] = try members[id.rawValue].map(TagRules.init)
    }
    return rules
  }

  private static func texts(_ cursor: JSONCursor) throws(FileError) -> [String: LocalizedName] {
    let members = try cursor.members(ProfileText.allCases.map(\.rawValue))
    var texts: [String: LocalizedName] = [:]
    for key in ProfileText.allCases {
      guard let cursor = members[key.rawValue] else { continue }
      let text = try LocalizedName(cursor)
      for language in Language.allCases {
        try check(text[language], against: key.template[language], at: cursor)
      }
      texts[key.rawValue] = text
    }
    return texts
  }

  /// Lets a text through that has no other gaps than those that are filled.
  private static func check(
    _ text: String,
    against template: String,
    at cursor: JSONCursor
  ) throws(FileError) {
    func gaps(_ pieces: [TemplatePiece]) -> Set<String> {
      pieces.reduce(into: []) { $0.formUnion($1.placeholders) }
    }
    let known = gaps(TemplatePiece.pieces(of: template))
    let pieces: [TemplatePiece]
    do {
      pieces = try TemplatePiece.checkedPieces(of: text)
    } catch {
      throw cursor.error(.brokenGap(text))
    }
    if let stranger = gaps(pieces).subtracting(known).min() {
      throw cursor.error(.unknownGap(stranger), nearMatch: stranger.closestMatch(in: known))
    }
  }
}

extension LocalizedName {
  fileprivate init(_ cursor: JSONCursor) throws(FileError) {
    self =
      switch try WeekDocument.NameEntry(cursor) {
      case .literal(let name): LocalizedName(name)
      case .localized(let name): name
      }
  }
}
