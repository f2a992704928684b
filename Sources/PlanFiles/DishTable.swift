import MealModel

/// Dishes in a table with a header.
struct DishTable {
  private(set) var dishes: [(line: Int, entry: WeekDocument.DishEntry)] = []

  /// What a column says about a dish.
  private enum Column: CaseIterable {
    case name
    case tags
    case description
    case meals
    case weight

    /// The headings, folded; the first is the one that messages use.
    var headings: [String] {
      switch self {
      case .name: ["name", "nombre"]
      case .tags: ["tags", "etiquetas"]
      case .description: ["description", "descripcion"]
      case .meals: ["meals", "comidas"]
      case .weight: ["weight", "peso"]
      }
    }
  }

  init(_ text: TextBytes) throws(FileError) {
    let records = try CSVParser.records(of: text)
    guard let header = records.first else {
      throw FileError(file: text.file, place: .line(1), reason: .noHeader)
    }
    let columns = try Self.columns(header, file: text.file)
    for record in records.dropFirst() {
      let row = Row(record: record, file: text.file)
      dishes.append((record.line, try Self.dish(row, columns)))
    }
  }

  private struct Row {
    var record: CSVParser.Record
    var file: String

    func error(_ reason: FileError.Reason) -> FileError {
      FileError(file: file, place: .line(record.line), reason: reason)
    }
  }

  private static func columns(
    _ header: CSVParser.Record,
    file: String
  ) throws(FileError) -> [Column] {
    let row = Row(record: header, file: file)
    var columns: [Column] = []
    for heading in header.fields.map(\.trimmed) {
      guard let column = Column.allCases.first(where: { $0.headings.contains(heading.folded) })
      else {
        if header.fields.count == 1, heading.contains(";") { throw row.error(.semicolons) }
        var error = row.error(.unknownColumn(heading))
        error.nearMatch = heading.closestMatch(in: Column.allCases.flatMap(\.headings))
        throw error
      }
      guard !columns.contains(column) else { throw row.error(.duplicateColumn(heading)) }
      columns.append(column)
    }
    for column in [Column.name, .tags] where !columns.contains(column) {
      throw row.error(.missingColumn(column.headings[0]))
    }
    return columns
  }

  private static func dish(
    _ row: Row,
    _ columns: [Column]
  ) throws(FileError) -> WeekDocument.DishEntry {
    let fields = row.record.fields
    guard fields.count == columns.count else {
      throw row.error(.fieldCount(fields.count, expected: columns.count))
    }
    var dish = WeekDocument.DishEntry(name: "")
    for (column, field) in zip(columns, fields.map(\.onOneLine.trimmed)) {
      switch column {
      case .name: dish.name = field
      case .tags: dish.tags = parts(of: field)
      case .description:
        dish.details = try WeekDocument.DishEntry.details(field) { reason, _ in row.error(reason) }
      case .meals:
        let meals = parts(of: field).map(MealType.init(named:))
        dish.meals = meals.isEmpty ? nil : meals
      case .weight: dish.weight = try weight(field, in: row)
      }
    }
    guard !dish.name.isEmpty else { throw row.error(.empty) }
    return dish
  }

  /// The parts of a field that lists several; commas part them when there are no semicolons.
  private static func parts(of field: String) -> [String] {
    let separator: Character = field.contains(";") ? ";" : ","
    return field.split(separator: separator).map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  private static func weight(_ field: String, in row: Row) throws(FileError) -> Int {
    guard !field.isEmpty else { return 0 }
    let range = ProblemLimits.weights
    guard field.allSatisfy({ "+-0123456789".contains($0) }) else { throw row.error(.notWhole) }
    guard let weight = Int(field), range.contains(weight) else {
      throw row.error(
        .outOfRange(field, lower: "\(range.lowerBound)", upper: "\(range.upperBound)")
      )
    }
    return weight
  }
}
