import MealModel
import MealPlanning
import PlanExplanation
import Testing

/// What a parent reads about six weeks, word for word.
struct ExplainedSentencesTests {
  /// An explanation as sentences in one language.
  private struct Reading {
    let explanation: Explanation
    let words: HouseholdWords

    init(_ name: String, in language: Language) throws {
      let problem = try InfeasibleWeek(name: name).problem()
      explanation = try Explainer()
        .explain(problem, options: ExplanationOptions(timeLimit: nil, language: language))
      words = HouseholdWords(for: problem, in: language)
    }

    /// Each conflict as its sentence and its lines.
    var conflicts: [[String]] {
      explanation.conflicts.map { [words.sentence(of: $0)] + words.lines(of: $0) }
    }

    var repairs: [String] { explanation.repairs.map(words.text(of:)) }
    var contradictions: [[String]] { explanation.contradictions.map(words.lines(of:)) }
    var contradictionRepairs: [String] {
      explanation.contradictionRepairs.map(words.text(of:))
    }
  }

  @Test func `pins that contradict each other, in Spanish`() throws {
    let reading = try Reading("contradicting-pins", in: .spanish)
    #expect(
      reading.conflicts == [
        [
          "Hacen falta 2 platos para el mié y vie, pero las reglas solo dejan 1.",
          "Carne: máx. 3/semana (deja 1)",
          "Pescado: no consecutivo (en el mismo momento del día)",
          "jue cena: Grilled salmon está fijado",
        ],
        [
          "Para el mié no hay ningún plato posible.",
          "Carne: no consecutivo (en el mismo momento del día)",
          "Pescado: no consecutivo (en el mismo momento del día)",
          "jue cena: Grilled salmon está fijado",
        ],
      ]
    )
    #expect(
      reading.contradictions == [
        [
          "Carne: no consecutivo (en el mismo momento del día)",
          "lun cena: Roast chicken está fijado",
          "mar cena: Steak and chips está fijado",
        ]
      ]
    )
    #expect(
      reading.contradictionRepairs == [
        "Quita «Carne: no consecutivo (en el mismo momento del día)»",
        "Quita Roast chicken (lun cena)",
        "Quita Steak and chips (mar cena)",
      ]
    )
  }

  @Test func `pins that contradict each other, in English`() throws {
    let reading = try Reading("contradicting-pins", in: .english)
    #expect(
      reading.conflicts == [
        [
          "2 meals are to be filled for Wed and Fri, but the rules leave room for only 1.",
          "Meat: max. 3 a week (leaves 1)",
          "Fish: not on consecutive days (at the same meal)",
          "Thu dinner: Grilled salmon is pinned",
        ],
        [
          "There is no dish that may go on Wed.",
          "Meat: not on consecutive days (at the same meal)",
          "Fish: not on consecutive days (at the same meal)",
          "Thu dinner: Grilled salmon is pinned",
        ],
      ]
    )
    #expect(
      reading.contradictions == [
        [
          "Meat: not on consecutive days (at the same meal)",
          "Mon dinner: Roast chicken is pinned",
          "Tue dinner: Steak and chips is pinned",
        ]
      ]
    )
    #expect(
      reading.contradictionRepairs == [
        "Drop “Meat: not on consecutive days (at the same meal)”",
        "Take Roast chicken out of Mon dinner",
        "Take Steak and chips out of Tue dinner",
      ]
    )
  }

  @Test func `a tradition against a maximum`() throws {
    let spanish = try Reading("tradition-against-maximum", in: .spanish)
    #expect(
      spanish.conflicts == [
        [
          "Paella de marisco toca el domingo 6 Dic, pero ese día no puede ir.",
          "Pescado: máx. 2/semana",
          "Paella de marisco: siempre el domingo, comida",
          "mar cena: Merluza en salsa verde está fijado",
          "jue comida: Sardinas asadas está fijado",
        ]
      ]
    )
    #expect(
      spanish.repairs == [
        "Cambia «Pescado: máx. 2/semana» por «máx. 3/semana»",
        "Quita «Paella de marisco: siempre el domingo, comida»",
        "Quita Merluza en salsa verde (mar cena)",
      ]
    )
    let english = try Reading("tradition-against-maximum", in: .english)
    #expect(
      english.conflicts == [
        [
          "Paella de marisco is due on Sunday 6 Dec, but it may not go on that day.",
          "Fish: max. 2 a week",
          "Paella de marisco: every Sunday, lunch",
          "Tue dinner: Merluza en salsa verde is pinned",
          "Thu lunch: Sardinas asadas is pinned",
        ]
      ]
    )
    #expect(
      english.repairs == [
        "Change “Fish: max. 2 a week” to “max. 3 a week”",
        "Drop “Paella de marisco: every Sunday, lunch”",
        "Take Merluza en salsa verde out of Tue dinner",
      ]
    )
  }

  @Test func `a minimum against dishes that do not exist`() throws {
    let spanish = try Reading("minimum-without-dishes", in: .spanish)
    #expect(
      spanish.conflicts == [
        [
          "Pescado: hace falta 2 veces esta semana, pero ningún plato lleva esa etiqueta.",
          "Pescado: mín. 2/semana",
        ]
      ]
    )
    #expect(spanish.repairs == ["Añade 1 plato con Pescado", "Quita «Pescado: mín. 2/semana»"])
    let english = try Reading("minimum-without-dishes", in: .english)
    #expect(
      english.conflicts == [
        [
          "Fish is asked for 2 times this week, but no dish has that tag.", "Fish: min. 2 a week",
        ]
      ]
    )
    #expect(english.repairs == ["Add 1 dish with Fish", "Drop “Fish: min. 2 a week”"])
  }

  @Test func `a gap against what was eaten before the plan`() throws {
    let spanish = try Reading("gap-after-last-week", in: .spanish)
    #expect(
      spanish.conflicts.first == [
        "Hacen falta 5 platos, pero las reglas solo dejan 1+1+1 = 3.",
        "Lasagne, Chicken curry, Fish tacos, Bean chilli y Vegetable soup with bread: "
          + "una vez cada 7 días como mucho",
        "Fuera del plan: sáb 28 Nov cena Lasagne, dom 29 Nov cena Chicken curry",
      ]
    )
    #expect(spanish.repairs == ["Añade 1 plato sin etiquetas con límite"])
    let english = try Reading("gap-after-last-week", in: .english)
    #expect(
      english.conflicts.first == [
        "5 meals are to be filled, but the rules leave room for only 1+1+1 = 3.",
        "Lasagne, Chicken curry, Fish tacos, Bean chilli and Vegetable soup with bread: "
          + "once every 7 days at most",
        "Outside the plan: Sat 28 Nov dinner Lasagne, Sun 29 Nov dinner Chicken curry",
      ]
    )
    #expect(english.repairs == ["Add 1 dish without a limited tag"])
  }

  @Test func `the ten default rules on fourteen meals with limited dishes only`() throws {
    let spanish = try Reading("onboarding", in: .spanish)
    #expect(
      spanish.conflicts == [
        [
          "Hacen falta 14 platos, pero las reglas solo dejan 3+2+2+2+3 = 12.",
          "Carne: máx. 3/semana (deja 3)",
          "Pescado: máx. 2/semana (deja 2)",
          "Legumbres: máx. 2/semana (deja 2)",
          "Huevos: máx. 2/semana (deja 2)",
          "Pasta/Arroz: máx. 3/semana (deja 3)",
        ]
      ]
    )
    #expect(spanish.repairs.first == "Añade 1 plato sin etiquetas con límite")
    let english = try Reading("onboarding", in: .english)
    #expect(
      english.conflicts == [
        [
          "14 meals are to be filled, but the rules leave room for only 3+2+2+2+3 = 12.",
          "Meat: max. 3 a week (leaves 3)",
          "Fish: max. 2 a week (leaves 2)",
          "Legumes: max. 2 a week (leaves 2)",
          "Eggs: max. 2 a week (leaves 2)",
          "Pasta/Rice: max. 3 a week (leaves 3)",
        ]
      ]
    )
    #expect(english.repairs.first == "Add 1 dish without a limited tag")
    #expect(english.explanation.conflicts.first?.isMinimal == true)
    #expect(english.explanation.conflicts.first?.counting?.total == 12)
    let areAllConflictsKnown = english.explanation.areAllConflictsKnown
    #expect(areAllConflictsKnown)
  }

  @Test func `one dish without a limited tag is the least that helps a new household`() throws {
    let reading = try Reading("onboarding", in: .english)
    let best = try #require(reading.explanation.repairs.first)
    #expect(best.steps == [.addDishes(count: 1, tags: [])])
    #expect(best.cost == 3)
    #expect(reading.explanation.repairs.dropFirst().allSatisfy { $0.cost > best.cost })
    // The only cheaper change is a number by one, and none of those is enough.
    let problem = reading.words.problem
    for tag in problem.tags.indices {
      guard let maximum = problem.tags[tag].rules.maxPerWeek else { continue }
      var tags = problem.tags
      tags[tag].rules.maxPerWeek = maximum + 1
      let changed = try PlanningProblem(
        window: problem.window,
        slots: problem.slots,
        tags: tags,
        dishes: problem.dishes
      )
      let isProvedIncomplete = try MealPlanner()
        .fill(changed, options: FillOptions(seed: 1, timeLimit: nil)).isProvedIncomplete
      #expect(isProvedIncomplete, "\(problem.tags[tag].id.rawValue)")
    }
  }

  @Test func `two dishes reach for five of seven dinners`() throws {
    let spanish = try Reading("two-dishes", in: .spanish)
    #expect(spanish.explanation.fill.score.filledSlots == 5)
    #expect(
      spanish.conflicts == [
        [
          "Hacen falta 7 platos, pero las reglas solo dejan 3+2 = 5.",
          "Carne: máx. 3/semana (deja 3)", "Pescado: máx. 2/semana (deja 2)",
        ],
        [
          "Hacen falta 7 platos, pero las reglas solo dejan 4+2 = 6.",
          "Carne: no consecutivo (en el mismo momento del día) (deja 4)",
          "Pescado: máx. 2/semana (deja 2)",
        ],
      ]
    )
    let english = try Reading("two-dishes", in: .english)
    #expect(
      english.conflicts == [
        [
          "7 meals are to be filled, but the rules leave room for only 3+2 = 5.",
          "Meat: max. 3 a week (leaves 3)", "Fish: max. 2 a week (leaves 2)",
        ],
        [
          "7 meals are to be filled, but the rules leave room for only 4+2 = 6.",
          "Meat: not on consecutive days (at the same meal) (leaves 4)",
          "Fish: max. 2 a week (leaves 2)",
        ],
      ]
    )
    #expect(english.repairs.first == "Add 1 dish without a limited tag")
  }
}
