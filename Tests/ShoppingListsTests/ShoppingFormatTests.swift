import Foundation
import HouseholdModel
import MealModel
import ShoppingLists
import Testing

struct ShoppingFormatTests {
  static func list() throws -> ShoppingList {
    var record = try Lists.record()
    let dishes = [
      ["1.5 kg tomato @Vegetables", "1-2 chillies @Vegetables", "salt"],
      ["1/3 cup milk, \"whole\" @Dairy"],
    ]
    try record.add(line: "*bread*", in: .english)
    try record.tick("tomato", in: Lists.list(dishes, record: record))
    return try Lists.list(dishes, record: record)
  }

  @Test func `the text has boxes under categories`() throws {
    #expect(
      try Self.list().written(as: .text, in: .spanish) == """
        Lista de la compra · Semana 3-9 Feb 2025

        Dairy
          [ ] milk, "whole": 1/3 taza

        Vegetables
          [ ] chillies: 2 (se necesita: 1-2)
          [x] tomato: 1,5 kg

        Otros
          [ ] *bread*
          [ ] salt

        """
    )
  }

  @Test func `the Markdown has tasks, and names mean nothing in it`() throws {
    #expect(
      try Self.list().written(as: .markdown, in: .english) == """
        # Shopping list · Week of 3–9 Feb 2025

        ## Dairy

        - [ ] milk, "whole": 1/3 cup

        ## Vegetables

        - [ ] chillies: 2 (1-2 needed)
        - [x] tomato: 1.5 kg

        ## Other

        - [ ] \\*bread\\*
        - [ ] salt

        """
    )
  }

  @Test func `the table quotes what has to be quoted`() throws {
    let rows = try Self.list().written(as: .csv, in: .english).split(
      separator: "\r\n",
      omittingEmptySubsequences: false
    )
    #expect(
      rows == [
        "category,item,quantity,already bought,checked,added by hand",
        #"Dairy,"milk, ""whole""",1/3 cup,,no,no"#,
        "Vegetables,chillies,2 (1-2 needed),,no,no",
        "Vegetables,tomato,1.5 kg,,yes,no",
        "Other,*bread*,,,no,yes",
        "Other,salt,,,no,no",
        "",
      ]
    )
  }

  @Test func `the JSON has exact numbers and is read by others`() throws {
    let text = try Self.list().written(as: .json, in: .spanish)
    #expect(
      text == #"""
        {
          "week": "2025-02-03",
          "checked": 1,
          "unchecked": 4,
          "items": [
            {"name": "milk, \"whole\"", "category": "Dairy", "checked": false, "handAdded": false, \#
        "quantities": [{"amount": "1/3", "buy": "1/3", "unit": "cup"}], "bought": []},
            {"name": "chillies", "category": "Vegetables", "checked": false, "handAdded": false, \#
        "quantities": [{"amount": "1", "atMost": "2", "buy": "2"}], "bought": []},
            {"name": "tomato", "category": "Vegetables", "checked": true, "handAdded": false, \#
        "quantities": [{"amount": "3/2", "buy": "3/2", "unit": "kg"}], "bought": []},
            {"name": "*bread*", "checked": false, "handAdded": true, \#
        "quantities": [{"amount": null}], "bought": []},
            {"name": "salt", "checked": false, "handAdded": false, \#
        "quantities": [{"amount": null}], "bought": []}
          ]
        }

        """#
    )
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect((object?["items"] as? [Any])?.count == 5)
  }

  @Test(arguments: zip(Language.allCases, ["No hay nada que comprar.", "Nothing to buy."]))
  func `an empty list says so`(language: Language, sentence: String) throws {
    let list = try Lists.list([])
    #expect(list.text(in: language).hasSuffix("\n\n\(sentence)\n"))
    #expect(list.markdown(in: language).hasSuffix("\n\n\(sentence)\n"))
    #expect(list.csv(in: language).split(separator: "\r\n").count == 1)
  }

  @Test func `a name with a line break stays on its line`() throws {
    var dish = try Lists.dish("Dish", [])
    dish.ingredients = [Ingredient(name: "a\nb", category: "c\r\nd")]
    let list = try ShoppingList.make(for: [PlannedUse(dish)], record: Lists.record())
    #expect(list.text(in: .english).hasSuffix("\n\nc  d\n  [ ] a b\n"))
    #expect(list.csv(in: .english).hasSuffix("\r\n\"c\r\nd\",\"a\nb\",,,no,no\r\n"))
  }
}
