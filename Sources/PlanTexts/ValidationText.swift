/// What the check of a file says when the file can be used.
package enum ValidationText: String, TextKey {
  case valid, contents, rules, notes, noNotes, rule
  case unusedTag, misfit

  package var template: Template {
    switch self {
    case .valid: Template(spanish: "{file}: correcto", english: "{file}: valid")
    case .contents:
      Template(
        spanish: """
          {dishes|1 plato|{dishes} platos}, {tags|1 etiqueta|{tags} etiquetas}, \
          {meals|1 momento|{meals} momentos} en {days|1 día|{days} días}, \
          {pins|1 fijado|{pins} fijados}, {planned|1 planificado|{planned} planificados}
          """,
        english: """
          {dishes|1 dish|{dishes} dishes}, {tags|1 tag|{tags} tags}, \
          {meals|1 meal|{meals} meals} on {days|1 day|{days} days}, {pins} pinned, {planned} planned
          """
      )
    case .rules: Template(spanish: "Reglas:", english: "Rules:")
    case .rule: Template(spanish: "{name}: {rules}", english: "{name}: {rules}")
    case .notes:
      Template(
        spanish: "{count|1 aviso:|{count} avisos:}",
        english: "{count|1 note:|{count} notes:}"
      )
    case .noNotes: Template(spanish: "Sin avisos.", english: "No notes.")

    case .unusedTag:
      Template(
        spanish: "ningún plato tiene la etiqueta '{name}'",
        english: "no dish has the tag '{name}'"
      )
    case .misfit:
      Template(
        spanish: "'{name}' no cabe en ninguna parte del plan: {reasons}",
        english: "'{name}' fits nowhere in the plan: {reasons}"
      )
    }
  }
}
