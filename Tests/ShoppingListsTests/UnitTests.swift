import Foundation
import HouseholdModel
import MealModel
import ShoppingLists
import Testing

struct UnitTests {
  @Test(arguments: [
    ("Gramos", KitchenUnit.gram), ("KG", .kilogram), ("kilos", .kilogram), ("lbs", .pound),
    ("Tazas", .cup), ("cup", .cup), ("cda.", .tablespoon), ("cucharadita", .teaspoon),
    ("tbsp", .tablespoon), ("litros", .liter), ("uds", .piece), ("個", .piece),
    ("cloves", .clove), ("dientes", .clove), ("PUNADO", .handful), ("onzas liquidas", .fluidOunce),
  ])
  func `a unit has names in both languages`(text: String, unit: KitchenUnit) {
    #expect(KitchenUnit(written: text) == unit)
  }

  @Test(arguments: ["c", "T", "", "medium", "large", "×", "."])
  func `a word that is not surely a unit is none`(text: String) {
    #expect(KitchenUnit(written: text) == nil)
  }

  @Test(arguments: KitchenUnit.allCases)
  func `every unit is found by its key and by its words`(unit: KitchenUnit) {
    #expect(KitchenUnit(written: unit.rawValue) == unit)
    for language in Language.allCases {
      #expect(KitchenUnit(written: unit.word(isPlural: false, in: language)) == unit)
      #expect(KitchenUnit(written: unit.word(isPlural: true, in: language)) == unit)
    }
  }

  @Test(arguments: [
    (KitchenUnit.milligram, "1/1000"), (.kilogram, "1000"), (.ounce, "56699/2000"),
    (.pound, "56699/125"), (.centiliter, "10"), (.liter, "1000"), (.cup, "240"),
    (.tablespoon, "15"), (.teaspoon, "5"), (.fluidOunce, "30"), (.dozen, "12"), (.clove, "1"),
  ])
  func `the size of a unit is exact`(unit: KitchenUnit, size: String) {
    #expect(unit.size.description == size)
  }

  @Test(
    arguments: zip(
      [KitchenUnit.ounce, .pound, .milligram, .kilogram],
      [UnitMass.ounces, .pounds, .milligrams, .kilograms]
    )
  )
  func `sizes are those of measurements`(unit: KitchenUnit, measure: UnitMass) {
    let converted = Measurement(value: 1, unit: measure).converted(to: .grams).value
    let exact = Double(unit.size.numerator) / Double(unit.size.denominator)
    #expect(abs(converted - exact) <= 1e-9 * exact)
  }
}
