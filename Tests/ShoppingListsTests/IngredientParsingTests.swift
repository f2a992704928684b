import HouseholdModel
import MealModel
import ShoppingLists
import Testing

/// A line and what it says.
struct ReadLine: Sendable, CustomTestStringConvertible {
  var line: String
  var lower: String?
  var upper: String?
  var unit: String?
  var name: String
  var category: String?

  /// The amount is a fraction, two for a range, or empty for unknown.
  init(_ line: String, _ amount: String, _ unit: String?, _ name: String, category: String? = nil) {
    let ends = amount.split(separator: "-").map(String.init)
    self.line = line
    lower = ends.first
    upper = ends.last
    self.unit = unit
    self.name = name
    self.category = category
  }

  var testDescription: String { line }
}

struct IngredientParsingTests {
  static let lines = [
    // What other planners are tested with (D16).
    ReadLine("2¼ l Wasser", "9/4", "l", "Wasser"),
    ReadLine("3¼l Wasser", "13/4", "l", "Wasser"),
    ReadLine("½l Wasser", "1/2", "l", "Wasser"),
    ReadLine("⅛ Liter Sauerrahm", "1/8", "Liter", "Sauerrahm"),
    ReadLine("4 1/2 Zwiebeln", "9/2", nil, "Zwiebeln"),
    ReadLine("4 ½ Zwiebeln", "9/2", nil, "Zwiebeln"),
    ReadLine("1 Zwiebel(n)", "1", nil, "Zwiebel(n)"),
    ReadLine("1/5g Mehl", "1/5", "g", "Mehl"),
    ReadLine("n. B. Knoblauch", "", nil, "n. B. Knoblauch"),
    ReadLine("Öl zum Anbraten", "", nil, "Öl zum Anbraten"),
    ReadLine("2L Wasser", "2", "L", "Wasser"),
    ReadLine("3,5 l Wasser", "7/2", "l", "Wasser"),
    ReadLine("400 g Karotte(n)", "400", "g", "Karotte(n)"),
    ReadLine("barrel-aged Bourbon", "", nil, "barrel-aged Bourbon"),
    ReadLine("砂糖 50g", "50", "g", "砂糖"),
    ReadLine("卵 4個", "4", "個", "卵"),
    ReadLine("４個 卵", "4", "個", "卵"),

    // Numbers.
    ReadLine("0.5 cups milk", "1/2", "cups", "milk"),
    ReadLine("0,5 l leche", "1/2", "l", "leche"),
    ReadLine(".5 l leche", "1/2", "l", "leche"),
    ReadLine("0.25 kg arroz", "1/4", "kg", "arroz"),
    ReadLine("⅛ tsp salt", "1/8", "tsp", "salt"),
    ReadLine("1⁄3 cup oil", "1/3", "cup", "oil"),
    ReadLine("2 y 1/2 tazas de harina", "5/2", "tazas", "harina"),
    ReadLine("1-1/2 cups rice", "3/2", "cups", "rice"),
    ReadLine("3 x 200 g tomate", "600", "g", "tomate"),
    ReadLine("3×200g tomate", "600", "g", "tomate"),
    ReadLine("2x huevos", "2", nil, "huevos"),
    ReadLine("2 x latas de atún", "2", "latas", "atún"),
    ReadLine("huevos x3", "3", nil, "huevos"),
    ReadLine("999 servilletas", "999", nil, "servilletas"),
    ReadLine("0 g azúcar", "0", "g", "azúcar"),

    // Ranges (D7).
    ReadLine("1-2 chillies", "1-2", nil, "chillies"),
    ReadLine("1–2 chillies", "1-2", nil, "chillies"),
    ReadLine("1 - 2 chillies", "1-2", nil, "chillies"),
    ReadLine("2 a 3 dientes de ajo", "2-3", "dientes", "ajo"),
    ReadLine("1/2-3/4 cup oil", "1/2-3/4", "cup", "oil"),
    ReadLine("1 1/2-2 cups oil", "3/2-2", "cups", "oil"),

    // Units and words.
    ReadLine("500g harina", "500", "g", "harina"),
    ReadLine("500 gr. de harina", "500", "gr.", "harina"),
    ReadLine("1 fl. oz. rum", "1", "fl. oz.", "rum"),
    ReadLine("2 dientes de ajo", "2", "dientes", "ajo"),
    ReadLine("1 Cucharada de aceite", "1", "Cucharada", "aceite"),
    ReadLine("una pizca de sal", "1", "pizca", "sal"),
    ReadLine("a pinch of salt", "1", "pinch", "salt"),
    ReadLine("media docena de huevos", "1/2", "docena", "huevos"),
    ReadLine("half an onion", "1/2", nil, "onion"),
    ReadLine("un cuarto de kilo de arroz", "1/4", "kilo", "arroz"),
    ReadLine("1 kilo y medio de patatas", "3/2", "kilo", "patatas"),
    ReadLine("2 latas", "2", nil, "latas"),
    ReadLine("2 large eggs", "2", nil, "large eggs"),
    ReadLine("Harina: 500 g", "500", "g", "Harina"),
    ReadLine("- 2 kg tomates", "2", "kg", "tomates"),

    // An unknown amount is not zero.
    ReadLine("sal", "", nil, "sal"),
    ReadLine("sal al gusto", "", nil, "sal"),
    ReadLine("un poco de aceite", "", nil, "aceite"),
    ReadLine("half and half", "", nil, "half and half"),
    ReadLine("7up", "", nil, "7up"),
    ReadLine("0% yogur", "", nil, "0% yogur"),
    ReadLine("Coca-Cola 0", "", nil, "Coca-Cola 0"),
    ReadLine("Vino 2019-2015", "", nil, "Vino 2019-2015"),

    // Categories.
    ReadLine("2 kg tomates @Verduras", "2", "kg", "tomates", category: "Verduras"),
    ReadLine("sal @ Especias y más", "", nil, "sal", category: "Especias y más"),
    ReadLine("casa@campo", "", nil, "casa@campo"),
    ReadLine("  2\u{A0}kg\ttomates  ", "2", "kg", "tomates"),
  ]

  @Test(arguments: lines, Language.allCases)
  func `a line is read as people mean it`(line: ReadLine, language: Language) throws {
    let ingredient = try Ingredient(parsing: line.line, in: language)
    #expect(ingredient.amount?.lower.description == line.lower)
    #expect(ingredient.amount?.upper.description == line.upper)
    #expect(ingredient.unit == line.unit)
    #expect(ingredient.name == line.name)
    #expect(ingredient.category == line.category)
  }

  @Test(arguments: [
    ("1.500 g arroz", Language.spanish, "1500"), ("1.500 g arroz", .english, "3/2"),
    ("1,500 g rice", .english, "1500"), ("1,500 g rice", .spanish, "3/2"),
    ("1.234,5 g arroz", .spanish, "2469/2"), ("1,234.5 g rice", .english, "2469/2"),
    ("0.125 g azafrán", .spanish, "1/8"), ("1000.250 g arroz", .spanish, "4001/4"),
  ])
  func `points and commas mean what they mean in the language`(
    line: String,
    language: Language,
    amount: String
  ) throws {
    let ingredient = try Ingredient(parsing: line, in: language)
    #expect(ingredient.amount?.upper.description == amount)
  }

  @Test(arguments: [
    ("1/0 kg harina", IngredientError.Reason.zeroDenominator("1/0")),
    ("harina 1/0 kg", .zeroDenominator("1/0")),
    ("1 1/0 kg harina", .zeroDenominator("1/0")),
    ("", .empty), ("   ", .empty), ("500 g", .noName), ("2", .noName), ("½", .noName),
    ("@Verduras", .noName), ("2 kg tomates @", .noCategory), ("2 kg\ntomates", .notOneLine),
    ("-2 kg tomates", .negative("-2")), ("4-2 kg tomates", .upsideDown("4-2")),
    ("1/2-1/4 kg sal", .upsideDown("1/2-1/4")),
    ("1/2/3 kg tomates", .notANumber("1/2/3")), ("1,2,3 kg tomates", .notANumber("1,2,3")),
    ("1000001 g sal", .doesNotFit("1000001")), ("1/10000000 g sal", .doesNotFit("1/10000000")),
    ("99999999999999999999 g sal", .doesNotFit("99999999999999999999")),
    ("0.1234567 g sal", .doesNotFit("0.1234567")),
    ("1000 x 1001 g sal", .doesNotFit("1000 x 1001")),
  ])
  func `a line that makes no sense is refused`(
    line: String,
    reason: IngredientError.Reason
  ) throws {
    let error = #expect(throws: IngredientError.self) {
      try Ingredient(parsing: line, in: .spanish)
    }
    #expect(error?.reason == reason)
    for language in Language.allCases {
      let text = try #require(error?.text(in: language))
      #expect(!text.contains("\n") && text.count > 10)
    }
  }

  @Test func `messages say what is wrong in the reader's language`() {
    let error = IngredientError(line: "1/0 kg harina", reason: .zeroDenominator("1/0"))
    #expect(
      error.text(in: .spanish)
        == "'1/0 kg harina': '1/0' divide entre cero; escribe un número como 1/2"
    )
    #expect(
      error.description == "'1/0 kg harina': '1/0' divides by zero; write a number such as 1/2"
    )
  }

  @Test func `a line that is too long is refused with its length`() {
    let error = #expect(throws: IngredientError.self) {
      try Ingredient(parsing: String(repeating: "a", count: 301), in: .spanish)
    }
    #expect(error?.reason == .tooLong(301, limit: 300))
  }

  @Test(arguments: lines, Language.allCases)
  func `a line that was read can be written and read again`(
    line: ReadLine,
    language: Language
  ) throws {
    let ingredient = try Ingredient(parsing: line.line, in: language)
    #expect(try Ingredient(parsing: ingredient.line(in: language), in: language) == ingredient)
  }
}
