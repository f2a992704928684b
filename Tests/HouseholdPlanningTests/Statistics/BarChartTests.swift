import Foundation
import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanTexts
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

struct BarChartTests {
  private static let chart = BarChart(
    title: "Platos",
    bars: [.init("Pollo", 8), .init("Merluza", 4), .init("Añojo", 1), .init("Sopa", 0)],
    emptyText: "Nada"
  )

  @Test func `bars are drawn in eighths`() {
    #expect(
      Self.chart.lines(width: 26) == [
        "Platos",
        "Pollo   ████████████████ 8",
        "Merluza ████████ 4",
        "Añojo   ██ 1",
        "Sopa    0",
      ]
    )
    let third = BarChart(
      title: "T",
      bars: [.init("a", 3), .init("b", 1), .init("c", 2)],
      emptyText: "-"
    )
    #expect(
      third.lines(width: 24) == [
        "T", "a ████████████████████ 3", "b ██████▋ 1", "c █████████████▍ 2",
      ]
    )
  }

  @Test func `plain bars are hashes, and every value above zero shows`() {
    let chart = BarChart(
      title: "T",
      bars: [.init("a", 1_000), .init("b", 1), .init("c", 0)],
      emptyText: "-"
    )
    #expect(
      chart.lines(width: 24, isPlain: true) == [
        "T", "a \(String(repeating: "#", count: 17)) 1000", "b # 1", "c 0",
      ]
    )
    #expect(chart.lines(width: 24)[2] == "b ▏ 1")
  }

  @Test(arguments: 24...60, [false, true])
  func `no line is wider than the terminal`(width: Int, isPlain: Bool) {
    let chart = BarChart(
      title: "Los platos que más se repiten 日本料理 en esta casa y en otras",
      bars: [
        .init("日本料理日本料理日本料理日本料理日本料理日本料理", .max),
        .init("Un plato\ncon un nombre larguísimo y 👨‍👩‍👧‍👦 dentro", 12_345), .init("", 7),
      ],
      emptyText: "-"
    )
    let lines = chart.lines(width: width, isPlain: isPlain)
    #expect(lines.allSatisfy { $0.displayWidth <= width && !$0.contains("\n") })
    #expect(lines.suffix(3).map { $0.split(separator: " ").last } == ["\(Int.max)", "12345", "7"])
  }

  @Test func `a terminal that is too narrow is a mistake of the caller`() async {
    await #expect(processExitsWith: .failure) {
      _ = BarChart(title: "T", bars: [], emptyText: "-").lines(width: 23)
    }
  }

  @Test func `a chart without bars says so`() {
    let chart = BarChart(title: "Platos", bars: [], emptyText: "Todavía no hay nada")
    #expect(chart.lines(width: 40) == ["Platos", "Todavía no hay nada"])
    #expect(chart.svg.contains(">Todavía no hay nada</text>"))
  }

  @Test func `a drawing is well formed, escaped and has the colours of tags`() throws {
    let chart = BarChart(
      title: "<Comidas & \"cenas\">",
      bars: [
        .init("Huevos \u{1B}& <más>", 4, color: TagColor(red: 0xF1, green: 0xC4, blue: 0x0F)),
        .init("Nada", 0),
      ],
      emptyText: "-"
    )
    let reading = XMLReading(chart.svg)
    #expect(reading.isWellFormed)
    #expect(reading.texts.contains("<Comidas & \"cenas\">"))
    #expect(reading.texts.contains("Huevos & <más>"))
    let bars = reading.elements.filter { $0.name == "rect" && $0.attributes["stroke"] != nil }
    #expect(bars.map { $0.attributes["fill"] } == ["#F1C40F"])
    #expect(bars.map { $0.attributes["width"] } == ["360"])
  }

  @Test(arguments: 0..<20)
  func `every drawn household has a drawing that is well formed`(seed: UInt64) {
    let household = DrawnHousehold.household(seed: seed)
    let history = MealHistory(of: household, in: DrawnHousehold.days(seed: seed))
    for language in Language.allCases {
      let charts = [
        BarChart(history.dishUses, in: language), BarChart(history.tagUses, in: language),
        BarChart(history.variety, in: language),
      ]
      #expect(charts.allSatisfy { XMLReading($0.svg).isWellFormed })
    }
  }

  @Test func `letters are dark on white whatever the tags are`() {
    let fills = XMLReading(Self.chart.svg).elements
      .filter { $0.name == "text" }
      .map { $0.attributes["fill"] }
    #expect(fills.count == 9)
    #expect(fills.allSatisfy { $0 == "#222222" })
  }
}

/// What a reader of XML that knows nothing of ours finds in a text.
private final class XMLReading: NSObject, XMLParserDelegate {
  private(set) var isWellFormed = false
  private(set) var texts: [String] = []
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  private var current = ""

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append((name, attributes))
    current = ""
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    current += characters
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    if name == "text" || name == "title" { texts.append(current) }
  }
}
