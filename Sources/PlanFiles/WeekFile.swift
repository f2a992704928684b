public import MealModel

/// A document and where it came from, so that errors can say which file to mend.
public struct WeekFile: Hashable, Sendable {
  /// The file as the caller named it.
  public let file: String

  public var document: WeekDocument

  /// The list that the dishes came from, when they did not come from the document.
  private(set) var dishList: DishList?

  private var listNotes: [FileNote] = []

  /// A document that was made in memory or read elsewhere.
  public init(_ document: WeekDocument, file: String) {
    self.document = document
    self.file = file
  }

  /// Reads a document from memory.
  public init(json: [UInt8], file: String) throws(FileError) {
    self.init(try WeekDocument(json: json, file: file), file: file)
  }

  /// Reads a document from a file.
  public init(readingFrom path: String) throws(FileError) {
    try self.init(json: InputFile.bytes(of: path), file: path)
  }

  /// Puts the dishes of a list in place of the document's own.
  ///
  /// Tags that the document does not know are added without rules when the list is a table. One that
  /// looks like a slip of a known one is an error.
  ///
  /// - Parameter list: The dishes.
  /// - Throws: `FileError` with the place in the list.
  public mutating func replaceDishes(with list: DishList) throws(FileError) {
    document.dishes = list.entries
    dishList = list
    listNotes = []
    guard list.mayNameNewTags else { return }
    let added = try list.tagsMissing(in: document.allTags)
    guard !added.isEmpty else { return }
    document.tags = document.allTags + added.map { WeekDocument.TagEntry(key: $0) }
    listNotes = [FileNote(file: list.file, place: .wholeFile, kind: .tagsWithoutRules(added))]
  }

  /// Finds out what every name and day of the document means.
  public func resolved() throws(FileError) -> PlannableWeek {
    try WeekResolver(self).week(notes: listNotes)
  }
}

/// A week whose names and days are all known.
public struct PlannableWeek: Hashable, Sendable {
  /// The problem; its tags and dishes have the positions they have in the document.
  public let problem: PlanningProblem

  /// The pins and what the document's plan adds to them.
  public let plan: Plan

  public let seed: UInt64?
  public let language: Language?

  /// What is odd but no error.
  public let notes: [FileNote]

  /// The problem whose pins are everything that stands already, so that a fill keeps it: first the pins
  /// of the file, then what its plan adds.
  ///
  /// - Returns: The problem.
  /// - Throws: Nothing for a week that a file was resolved to.
  public func standingProblem() throws(ProblemError) -> PlanningProblem {
    let pins = Set(problem.pins)
    let planned = plan.assignments(in: problem).filter { !pins.contains($0) }
    return try problem.replacingPins(problem.pins + planned)
  }
}
