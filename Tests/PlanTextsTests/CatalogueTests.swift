import MealModel
import PlanTexts
import Testing

/// Any text of any area, with its key for messages.
struct AnyText: CustomTestStringConvertible, Sendable {
  var area: String
  var key: String
  var template: Template

  var testDescription: String { "\(area).\(key)" }

  static let all: [AnyText] = Catalogue.areas.flatMap { area in texts(of: area) }

  private static func texts<Key: TextKey>(of area: Key.Type) -> [AnyText] {
    area.allCases.map {
      AnyText(area: String(describing: area), key: $0.rawValue, template: $0.template)
    }
  }
}

struct CatalogueTests {
  @Test(arguments: AnyText.all, Language.allCases)
  func `every text says something in every language`(text: AnyText, language: Language) {
    let template = text.template[language]
    #expect(template.contains { !$0.isWhitespace })
    #expect(template.first?.isWhitespace == false)
    #expect(template.last?.isWhitespace == false)
  }

  @Test(arguments: AnyText.all)
  func `both languages have the same gaps`(text: AnyText) {
    #expect(Self.placeholders(of: text, .spanish) == Self.placeholders(of: text, .english))
  }

  @Test(arguments: AnyText.all, Language.allCases)
  func `names of gaps are plain words`(text: AnyText, language: Language) {
    for name in Self.placeholders(of: text, language) {
      #expect(!name.isEmpty && name.allSatisfy { $0.isASCII && $0.isLetter })
    }
  }

  @Test(arguments: AnyText.all, Language.allCases)
  func `no text uses the words of engineers`(text: AnyText, language: Language) {
    let technical: Set<String> = [
      "solver", "constraint", "constraints", "variable", "variables", "slot", "slots", "infeasible",
      "infeasibility", "column", "row", "matrix", "objective", "heuristic", "integer", "binary",
      "null", "exception", "restricción", "restricciones", "infactible", "inviable", "objetivo",
      "matriz", "heurística", "binario", "excepción",
    ]
    // "column" is what a table has; only there is it a household's word.
    let allowed: Set<String> = text.area == "FileText" ? ["column"] : []
    let gapless = TemplatePiece.pieces(of: text.template[language]).map(\.words).joined(
      separator: " "
    )
    let words = Set(gapless.lowercased().split { !$0.isLetter }.map(String.init))
    #expect(words.intersection(technical).subtracting(allowed).isEmpty)
  }

  @Test func `every area has keys of its own`() {
    #expect(Set(AnyText.all.map(\.testDescription)).count == AnyText.all.count)
    #expect(!AnyText.all.isEmpty)
  }

  private static func placeholders(of text: AnyText, _ language: Language) -> Set<String> {
    TemplatePiece.pieces(of: text.template[language])
      .reduce(into: []) { $0.formUnion($1.placeholders) }
  }
}

extension TemplatePiece {
  /// The text without its gaps.
  fileprivate var words: String {
    switch self {
    case .literal(let text): text
    case .value: ""
    case .plural(_, let one, let other): (one + other).map(\.words).joined(separator: " ")
    }
  }
}
