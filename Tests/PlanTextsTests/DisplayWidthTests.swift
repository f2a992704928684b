import PlanTexts
import Testing

struct DisplayWidthTests {
  @Test(arguments: [
    ("Mié", 3), ("Mie\u{301}", 3), ("日本", 4), ("📌 x", 4), ("👩‍👩‍👧‍👦", 2), ("❤️", 2), ("ñ", 1), ("", 0),
    ("a\u{200B}b", 2), ("🇪🇸", 2), ("…–·│", 4),
  ])
  func `a text is as wide as a terminal shows it`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(arguments: 2...30)
  func `no line is wider than asked, and nothing is lost`(width: Int) {
    let text = "Salmón a la plancha con brócoli 📌 日本料理 Supercalifragilísticoespialidoso"
    let lines = text.wrapped(to: width)
    #expect(lines.allSatisfy { !$0.isEmpty && $0.displayWidth <= width })
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }

  @Test(arguments: [
    (10, ["Pasta/", "Arroz"]), (11, ["Pasta/Arroz"]), (5, ["Pasta", "/", "Arroz"]),
  ])
  func `a word that is too long breaks after a slash`(width: Int, lines: [String]) {
    #expect("Pasta/Arroz".wrapped(to: width) == lines)
  }

  @Test func `slashes at the ends of a word are kept`() {
    #expect("//ab/".wrapped(to: 2) == ["//", "ab", "/"])
  }
}
