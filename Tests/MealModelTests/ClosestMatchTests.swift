import MealModel
import Testing

struct ClosestMatchTests {
  private static let names = ["Carne", "Huevos", "Pasta/Arroz", "Pescado", "Verduras"]

  @Test(arguments: [
    ("Pescdo", "Pescado"), ("pescado", "Pescado"), ("Pescaod", "Pescado"), ("Crane", "Carne"),
    ("Huevo", "Huevos"), ("Pasta/Aroz", "Pasta/Arroz"), ("VERDURA", "Verduras"),
  ])
  func `a slip finds the name`(text: String, name: String) {
    #expect(text.closestMatch(in: Self.names) == name)
  }

  @Test(arguments: ["", "Horno", "Pes", "Legumbres", "C"])
  func `something else finds nothing`(text: String) {
    #expect(text.closestMatch(in: Self.names) == nil)
  }

  @Test func `the nearest wins, then the one that sorts first`() {
    #expect("abcdef".closestMatch(in: ["abcxyf", "abcdxf"]) == "abcdxf")
    #expect("abc".closestMatch(in: ["xbc", "abx", "axc"]) == "abx")
  }

  @Test func `very long texts are not compared`() {
    let text = String(repeating: "a", count: 101)
    #expect(text.closestMatch(in: [text]) == nil)
  }
}
