package import MIPModel
import MealModel
import MealPlanning
import PlanFiles

extension ExportedProgram {
  private typealias File = ProgramFile<ConstraintOrigin>
  private typealias Members = [(key: String, value: JSONText)]

  /// What the names of the program mean, what its objective covers, and what our search found.
  ///
  /// - Parameter outcome: What our search found, if it was run.
  /// - Returns: A JSON file.
  package func map(_ outcome: LexicographicOutcome?) -> String {
    let program = formulation.program
    return JSONText.object(
      [
        ("format", .number(1)), ("suite", .text(instance.suite)),
        ("instance", .text(instance.name)), ("sha256", .text(instance.sha256)),
        ("generator", .text(instance.recipe.generator.rawValue)),
        ("generatorSeed", .number(instance.recipe.seed)), ("method", .text("\(method)")),
        ("slots", .number(problem.slots.count)),
        ("freeSlots", .number(problem.pinnedDish.count { $0 == nil })),
        ("dishes", .number(problem.dishes.count)), ("kinds", .number(formulation.kinds.count)),
        ("rows", .number(program.constraintCount)), ("columns", .number(program.variableCount)),
        ("nonzeros", .number(program.termCount)),
        ("objective", objectiveText(outcome)),
        ("levels", .list(levelTexts(outcome), .lineEach)),
        ("variables", .object(variableTexts, .lineEach)),
        ("constraints", .object(constraintTexts, .lineEach)),
      ],
      .lineEach
    )
    .file
  }

  /// The levels in the objective of the files, and its proved minimum.
  private func objectiveText(_ outcome: LexicographicOutcome?) -> JSONText {
    let covered = formulation.levels.prefix(weights.count)
    var optimum: Int?
    if let levels = outcome?.levels.prefix(weights.count), levels.count == weights.count,
      levels.allSatisfy(\.isProved)
    {
      optimum = zip(levels, weights).reduce(0) { $0 + $1.0.value * $1.1 }
    }
    return .object(
      [
        ("levels", .list(covered.map { .text("\($0.level)") }, .oneLine)),
        ("weights", .list(weights.map { .number($0) }, .oneLine)),
        ("coversAllLevels", .flag(covered.count == formulation.levels.count)),
        ("optimum", .number(optimum)),
      ],
      .oneLine
    )
  }

  /// Every level with its loss; those on which no two plans can differ have no terms.
  ///
  /// The value of a level is `value(loss 0)` plus or minus the loss, as long as the levels before have
  /// their best values; audits count it from the plan.
  private func levelTexts(_ outcome: LexicographicOutcome?) -> [JSONText] {
    let levels = outcome?.levels ?? []
    let hasLosses = levels.count == formulation.levels.count
    let score = hasLosses ? score(of: levels) : nil
    return PlanLevel.allCases.map { level in
      let position = formulation.levels.firstIndex { $0.level == level }
      let ranked = position.map { formulation.levels[$0].loss }
      let found = hasLosses ? position.map { levels[$0] } : nil
      let weight = position.flatMap { weights.indices.contains($0) ? weights[$0] : nil }
      return .object(
        [
          ("level", .text("\(level)")),
          ("weight", .number(weight)),
          ("greatestLoss", .number(ranked?.greatestValue ?? 0)),
          ("loss", hasLosses ? .number(found?.value ?? 0) : .null),
          ("bound", hasLosses ? .number(found?.bound ?? 0) : .null),
          ("proved", hasLosses ? .flag(found?.isProved ?? true) : .null),
          ("value", .number(score?[level])),
          ("terms", .object(ranked.map { terms(of: $0.objective) } ?? [], .oneLine)),
        ],
        .oneLine
      )
    }
  }

  private func score(of levels: [LexicographicOutcome.Level]) -> PlanScore {
    formulation.score(
      losses: zip(formulation.levels, levels).map { ($0.level, $1.value) },
      base: Audit(of: problem).score(of: Plan(pinsOf: problem))
    )
  }

  private func terms(of objective: Objective) -> Members {
    let costs = objective.coefficients(variableCount: formulation.program.variableCount)
    return costs.indices.filter { costs[$0] != 0 }
      .map { (File.variableName($0), .number(Int(costs[$0]))) }
  }

  /// By variable the slot and dishes it stands for, or what it counts.
  private var variableTexts: Members {
    var meanings = [JSONText?](repeating: nil, count: formulation.program.variableCount)
    for (variable, slot, kind) in formulation.placements {
      let dishes = formulation.kinds[kind].members.map { problem.dishes[$0].id.rawValue }
      var members: Members = [("is", .text("placement"))] + place(slot)
      members.append(("kind", .number(kind)))
      members.append(("dishes", .list(dishes.map(JSONText.text), .oneLine)))
      meanings[variable.index] = .object(members, .oneLine)
    }
    for (slot, variable) in formulation.emptinessOfSlot {
      meanings[variable.index] = .object([("is", .text("empty"))] + place(slot), .oneLine)
    }
    let program = formulation.program
    for constraint in 0..<program.constraintCount {
      // What is left to explain is made for the first constraint that it is in.
      for term in program.terms(ofConstraint: constraint)
      where meanings[term.variable.index] == nil {
        meanings[term.variable.index] = .object(
          [("is", .text("count"))] + members(of: program.origins[constraint]),
          .oneLine
        )
      }
    }
    return meanings.enumerated()
      .map { (File.variableName($0), $1 ?? .object([("is", .text("count"))], .oneLine)) }
  }

  private var constraintTexts: Members {
    formulation.program.origins.enumerated()
      .map { (File.constraintName($0), .object(members(of: $1), .oneLine)) }
  }

  private func place(_ slot: Int) -> Members {
    [
      ("slot", .number(slot)), ("day", .number(problem.slots[slot].day)),
      ("meal", .text(problem.slots[slot].meal.rawValue)),
    ]
  }

  private func members(of origin: ConstraintOrigin) -> Members {
    switch origin {
    case .slot(let slot): [("of", .text("slot"))] + place(slot)
    case .rule(.tag(let tag, let rule)):
      [
        ("of", .text("rule")), ("rule", .text(rule.rawValue)),
        ("tag", .text(problem.tags[tag].id.rawValue)),
      ]
    case .rule(.dish(let dish, let rule)):
      [
        ("of", .text("rule")), ("rule", .text(rule.rawValue)),
        ("dish", .text(problem.dishes[dish].id.rawValue)),
      ]
    case .rule(.filter(let filter)): [("of", .text("filter")), ("filter", .number(filter))]
    case .rule(.pin(let pin)): [("of", .text("pin")), ("pin", .number(pin))]
    case .uses(let kind, let week):
      [("of", .text("uses")), ("kind", .number(kind)), ("week", .number(week))]
    case .presence(let tag, let day):
      [
        ("of", .text("presence")), ("tag", .text(problem.tags[tag].id.rawValue)),
        ("day", .number(day)),
      ]
    case .repeats(let tag, let day):
      [
        ("of", .text("repeats")), ("tag", .text(problem.tags[tag].id.rawValue)),
        ("day", .number(day)),
      ]
    case .level(let level): [("of", .text("level")), ("level", .text("\(level)"))]
    }
  }
}
