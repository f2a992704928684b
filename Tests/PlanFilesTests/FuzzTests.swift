import MealModel
import PlanFiles
import PlanningTestSupport
import Testing

/// Damaged files are read or refused, with a place and on one line; they never stop the program.
struct FuzzTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a damaged document is read or refused in one line`(seed: UInt64) throws {
    let documents = try Project.households.map {
      try Project.bytes("datasets/households/\($0).json")
    }
    var mutator = DocumentMutator(seed: seed)
    for round in 0..<150 {
      let json = mutator.mutated(documents[round % documents.count])
      expectOneLine {
        let file = try WeekFile(json: json, file: "week.json")
        let week = try file.resolved()
        let text = file.document.encoded()
        #expect(try WeekDocument(json: Array(text.utf8), file: "week.json") == file.document)
        _ = file.settingPlan(week.plan.assignments(in: week.problem), of: week)
      }
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `a damaged table is read or refused in one line`(seed: UInt64) throws {
    let table = Array(
      #"""
      nombre,etiquetas,descripción,comidas,peso
      Paella,Pasta/Arroz;Pescado,"De los domingos, con limón",comida,3
      "Tortilla ""de la abuela""","Huevos, Verduras",,"cena;comida",-2
      Crema,Verduras,"dos
      líneas",cena,

      """#.utf8
    )
    var mutator = DocumentMutator(seed: seed)
    for _ in 0..<100 {
      let csv = mutator.mutated(table)
      expectOneLine {
        var file = WeekFile(WeekDocument(), file: "week.json")
        try file.replaceDishes(with: DishList(csv: csv, file: "dishes.csv"))
        _ = try file.resolved()
      }
    }
  }

  private func expectOneLine(_ read: () throws -> Void) {
    do {
      try read()
    } catch let error as FileError {
      #expect(!error.place.description.isEmpty)
      for language in Language.allCases {
        let text = error.text(in: language)
        #expect(text.lineCount == 1)
      }
    } catch {
      Issue.record("\(error) is no FileError.")
    }
  }
}
