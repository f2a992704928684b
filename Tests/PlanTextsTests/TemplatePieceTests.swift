import MealModel
import PlanTexts
import Testing

private enum ExampleText: String, TextKey {
  case dishes, greeting

  var template: Template {
    switch self {
    case .dishes:
      Template(
        spanish: "{count|un plato|{count} platos} de {name}",
        english: "{count|one dish|{count} dishes} of {name}"
      )
    case .greeting: Template(spanish: "Hola", english: "Hello")
    }
  }
}

struct TemplatePieceTests {
  @Test func `gaps are filled by name`() {
    let text = Catalogue.text(ExampleText.dishes, in: .english, ["count": 3, "name": "Ana"])
    #expect(text == "3 dishes of Ana")
  }

  @Test func `the number one takes the first form`() {
    let text = Catalogue.text(ExampleText.dishes, in: .spanish, ["count": 1, "name": "Ana"])
    #expect(text == "un plato de Ana")
  }

  @Test func `zero takes the second form`() {
    let text = Catalogue.text(ExampleText.dishes, in: .spanish, ["count": 0, "name": "Ana"])
    #expect(text == "0 platos de Ana")
  }

  @Test func `braces in a value mean nothing`() {
    let text = Catalogue.text(ExampleText.dishes, in: .english, ["count": 2, "name": "{count}"])
    #expect(text == "2 dishes of {count}")
  }

  @Test func `numbers have no separators`() {
    let text = Catalogue.text(ExampleText.dishes, in: .english, ["count": 12_345, "name": "Ana"])
    #expect(text == "12345 dishes of Ana")
  }

  @Test func `a gap without a value is a mistake of the caller`() async {
    await #expect(processExitsWith: .failure) {
      _ = Catalogue.text(ExampleText.dishes, in: .english, ["count": 2])
    }
  }

  @Test(arguments: [
    ("a {dish", TemplatePiece.Defect.notClosed), ("a dish}", .closedButNotOpened),
    ("{count|a|b|c}", .numberOfForms), ("{count|one {dish|many}", .notClosed),
  ])
  func `a template of somebody else may be broken`(text: String, defect: TemplatePiece.Defect) {
    #expect(throws: defect) { try TemplatePiece.checkedPieces(of: text) }
  }

  @Test func `an open brace is a mistake in the catalogue`() async {
    await #expect(processExitsWith: .failure) {
      _ = TemplatePiece.pieces(of: "{name")
    }
  }
}
