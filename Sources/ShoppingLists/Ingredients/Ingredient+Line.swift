public import HouseholdModel
public import MealModel
import PlanTexts

extension Ingredient {
  /// The ingredient as a line that can be read again, such as `2 dientes de ajo @Verduras`.
  ///
  /// The unit stays as it was written.
  public func line(in language: Language) -> String {
    var line = name
    if let amount {
      let style = unit.flatMap(KitchenUnit.init(written:))?.numberStyle ?? .fraction
      let amount = amount.text(style, in: language)
      line = Catalogue.text(
        unit == nil ? ShoppingText.counted : .measuredOf,
        in: language,
        ["amount": .text(amount), "unit": .text(unit ?? ""), "name": .text(name)]
      )
    }
    guard let category else { return line }
    return Catalogue.text(
      ShoppingText.inCategory,
      in: language,
      ["line": .text(line), "category": .text(category)]
    )
  }

  /// The ingredient for more or fewer people, exactly; an unknown amount stays unknown.
  ///
  /// Gives nothing when the factor is negative or a number no longer fits.
  public func scaled(by factor: Fraction) -> Ingredient? {
    guard let amount else { return self }
    guard let scaled = amount.scaled(by: factor) else { return nil }
    var result = self
    result.amount = scaled
    return result
  }
}

extension KitchenUnit {
  /// Metric amounts are written as decimals, others as fractions.
  var numberStyle: NumberStyle {
    switch self {
    case .milligram, .gram, .kilogram, .milliliter, .centiliter, .deciliter, .liter: .decimal
    default: .fraction
    }
  }
}
