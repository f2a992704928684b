import MealModel
import MealPlanning
import PlanTexts

extension HouseholdWords {
  /// What a repair changes, in a sentence: `Añade 1 plato sin etiquetas con límite`.
  public func text(of repair: Repair) -> String {
    let changed = HouseholdWords(for: repair.result.problem, in: language)
    let text = list(repair.steps.map { self.text(of: $0, changed: changed) })
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private func text(of step: RepairStep, changed: HouseholdWords) -> String {
    switch step {
    case .setMaximum(let tag, _): change(of: .tag(tag, .maxPerWeek), changed)
    case .setMinimum(let tag, 0): removal(of: .rule(.tag(tag, .minPerWeek)))
    case .setMinimum(let tag, _): change(of: .tag(tag, .minPerWeek), changed)
    case .setGap(let dish, 0): removal(of: .rule(.dish(dish, .minGapDays)))
    case .setGap(let dish, _): change(of: .dish(dish, .minGapDays), changed)
    case .setUses(let dish, _): change(of: .dish(dish, .maxUses), changed)
    case .sameMealOnly(let tag): change(of: .tag(tag, .noConsecutive), changed)
    case .remove(let element): removal(of: element)
    case .addDishes(let count, let tags):
      tags.isEmpty
        ? say(.addUnlimited, ["count": .number(count)])
        : say(
          .addTagged,
          ["count": .number(count), "names": .text(list(tags.map(name(ofTag:))))]
        )
    }
  }

  private func change(of rule: RuleID, _ changed: HouseholdWords) -> String {
    let new = changed.text(changed.phrases(for: rule).statement)
    return say(.change, ["rule": .text(text(of: rule)), "new": .text(new)])
  }

  private func removal(of element: HouseholdElement) -> String {
    switch element {
    case .context: return say(.ignoreContext)
    case .rule(.filter(let filter)):
      return say(.dropCondition, ["rule": .text(text(of: .filter(filter)))])
    case .rule(.pin(let pin)):
      let pin = problem.pins[pin]
      let dish = problem.dishes.first { $0.id == pin.dish }?.name ?? pin.dish.rawValue
      return say(.dropPin, ["dish": .text(dish), "meal": .text(name(of: pin.slot))])
    case .rule(let rule): return say(.dropRule, ["rule": .text(text(of: rule))])
    }
  }

  private func say(_ key: RepairText, _ values: [String: TextValue] = [:]) -> String {
    Catalogue.text(key, in: language, values)
  }
}
