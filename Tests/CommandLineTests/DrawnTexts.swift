import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The texts of an SVG drawing; reading them proves that it is well-formed XML.
final class DrawnTexts: NSObject, XMLParserDelegate {
  private(set) var texts: [String] = []

  private var open: [String] = []

  /// A drawing that is no XML.
  struct Malformed: Error {}

  init(of drawing: String) throws {
    super.init()
    let parser = XMLParser(data: Data(drawing.utf8))
    parser.delegate = self
    guard parser.parse() else { throw Malformed() }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append("")
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    open[open.count - 1] += text
  }

  func parser(
    _ parser: XMLParser,
    didEndElement element: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    texts.append(open.removeLast())
  }
}
