/// What a look through the rules finds.
package enum LintText: String, TextKey {
  case summary, nothing, unusedTags, misfits, neverBinds, implied, neverMet, neverMissed
  case asksNothing, reasons, noReasons, noOpenMeal, inspection, programs, aroundPlan, undecided
  case notSmallest, allFixed, onlyHere

  package var template: Template {
    switch self {
    case .summary:
      Template(
        spanish: """
          {file}: {rules|1 regla revisada|{rules} reglas revisadas}, \
          {count|1 hallazgo demostrado|{count} hallazgos, todos demostrados}
          """,
        english: """
          {file}: {rules|1 rule|{rules} rules} looked at, \
          {count|1 finding, proved|{count} findings, all of them proved}
          """
      )
    case .nothing:
      Template(
        spanish: "{file}: {rules|1 regla revisada|{rules} reglas revisadas}, nada que señalar",
        english: "{file}: {rules|1 rule|{rules} rules} looked at, nothing to point out"
      )
    case .allFixed:
      Template(
        spanish: "Todos los momentos están fijados, así que las reglas no deciden nada.",
        english: "Every meal is pinned, so the rules decide nothing."
      )

    case .unusedTags:
      Template(spanish: "Etiquetas que no tiene ningún plato:", english: "Tags that no dish has:")
    case .misfits:
      Template(
        spanish: "Platos que no caben en ninguna parte:",
        english: "Dishes that fit nowhere:"
      )
    case .neverBinds:
      Template(
        spanish: "Reglas que no se pueden incumplir:",
        english: "Rules that nothing can break:"
      )
    case .implied:
      Template(
        spanish: "Reglas que ya se siguen de otras:",
        english: "Rules that follow from others:"
      )
    case .neverMet:
      Template(
        spanish: "Deseos que ningún plan puede cumplir del todo:",
        english: "Wishes that no plan can meet in full:"
      )
    case .neverMissed:
      Template(
        spanish: "Deseos que todo plan completo cumple de todos modos:",
        english: "Wishes that every full plan meets anyway:"
      )
    case .asksNothing:
      Template(
        spanish: "Platos de día fijo que nunca se piden:",
        english: "Dishes of a fixed day that are never asked for:"
      )

    case .reasons: Template(spanish: "por: {rules}", english: "because of: {rules}")
    case .noReasons:
      Template(
        spanish: "aunque no hubiera ninguna otra regla",
        english: "even if there were no other rule"
      )
    case .noOpenMeal:
      Template(
        spanish: "ningún momento libre de ese día está en el plan",
        english: "no open meal of that day is in the plan"
      )
    case .inspection:
      Template(
        spanish: "demostrado: se probó cada plato en cada momento libre",
        english: "proof: each dish was tried in each open meal"
      )
    case .programs:
      Template(
        spanish: "demostrado: el cálculo descarta cualquier combinación de platos",
        english: "proof: every choice of dishes was ruled out by calculation"
      )
    case .notSmallest:
      Template(
        spanish: "quizá bastan menos de estas reglas",
        english: "fewer of these rules may do"
      )
    case .aroundPlan:
      Template(
        spanish: "puede hacer falta con lo que se come antes o después de estos días",
        english: "it may be needed for what is eaten before or after these days"
      )
    case .onlyHere:
      Template(
        spanish: "demostrado solo con lo fijado y lo comido alrededor en este archivo",
        english: "proved only with what is pinned, and eaten around the plan, in this file"
      )
    case .undecided:
      Template(
        spanish: "Sin demostrar a tiempo, así que no se dice nada de:",
        english: "Not proved in time, so nothing is said about:"
      )
    }
  }
}
