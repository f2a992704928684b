import HouseholdModel
import HouseholdPlanning
import MealModel
import Testing

struct DishValidationTests {
  private static let family = "👨‍👩‍👧‍👦"

  private static func refusal(
    requiresTag: Bool = true,
    _ change: (inout DishDraft) -> Void
  ) -> [String]? {
    var draft = DishDraft(name: "Lentejas", tags: [.legumes])
    change(&draft)
    return Pantry.refusal(of: Pantry.family) { household throws(HouseholdError) in
      var generator = SplitMix64(seed: 1)
      _ = try household.addDish(
        draft,
        requiresTag: requiresTag,
        at: Pantry.now,
        using: &generator
      )
    }
  }

  @Test(arguments: ["", "  ", " \n\t "])
  func `a name cannot be empty, also when it is all spaces`(name: String) {
    #expect(
      Self.refusal { $0.name = name }
        == ["El nombre no puede estar vacío", "The name cannot be empty"]
    )
  }

  @Test func `a dish must have a tag unless it may go without`() {
    #expect(
      Self.refusal { $0.tags = [] }
        == ["Debe tener al menos 1 etiqueta", "It must have at least 1 tag"]
    )
    #expect(Self.refusal(requiresTag: false) { $0.tags = [] } == nil)
  }

  @Test func `a description may have 100 letters, and a family is one`() {
    #expect(Self.refusal { $0.details = String(repeating: Self.family, count: 100) } == nil)
    #expect(
      Self.refusal { $0.details = String(repeating: Self.family, count: 101) }
        == [
          "La descripción tiene 101 caracteres; caben 100",
          "The description has 101 characters; 100 are allowed",
        ]
    )
    // Spaces at the ends are no letters of it.
    #expect(Self.refusal { $0.details = "  " + String(repeating: "ñ", count: 100) + " " } == nil)
  }

  @Test func `a name may have 200 letters`() {
    #expect(Self.refusal { $0.name = String(repeating: "n\u{303}", count: 200) } == nil)
    #expect(
      Self.refusal { $0.name = String(repeating: "n\u{303}", count: 201) }
        == [
          "El nombre tiene 201 caracteres; caben 200",
          "The name has 201 characters; 200 are allowed",
        ]
    )
  }

  @Test(arguments: ["a\nb", "a\tb", "a\u{2028}b", "a\u{1B}[2Jb"])
  func `a name and a description stay on one line`(text: String) {
    #expect(
      Self.refusal { $0.name = text }
        == ["El nombre tiene que caber en una línea", "The name has to be on one line"]
    )
    #expect(
      Self.refusal { $0.details = text }
        == [
          "La descripción tiene que caber en una línea", "The description has to be on one line",
        ]
    )
    #expect(Self.refusal { $0.notes = text } == nil)
  }

  @Test func `a dish has to fit some meal`() {
    #expect(
      Self.refusal { $0.meals = [] }
        == ["Tiene que poder estar en alguna comida del día", "It has to fit some meal of the day"]
    )
  }

  @Test(arguments: [1, 5])
  func `one to five stars`(rating: Int) {
    #expect(Self.refusal { $0.rating = rating } == nil)
  }

  @Test(arguments: [Int.min, 0, 6])
  func `no other number of stars`(rating: Int) {
    #expect(
      Self.refusal { $0.rating = rating }
        == [
          "Estrellas: \(rating) no está entre 1 y 5", "Stars: \(rating) is not between 1 and 5",
        ]
    )
  }

  @Test func `numbers end where they should`() {
    #expect(Self.refusal { $0.servings = 1 } == nil)
    #expect(Self.refusal { $0.servings = 1_000 } == nil)
    #expect(
      Self.refusal { $0.servings = 0 }
        == ["Raciones: 0 no está entre 1 y 1000", "Servings: 0 is not between 1 and 1000"]
    )
    #expect(Self.refusal { $0.servings = 1_001 }?.count == 2)

    #expect(Self.refusal { $0.rules.minGapDays = 1 } == nil)
    #expect(Self.refusal { $0.rules.minGapDays = 3_660 } == nil)
    #expect(
      Self.refusal { $0.rules.minGapDays = 3_661 }
        == [
          "Días de separación: 3661 no está entre 1 y 3660",
          "Days apart: 3661 is not between 1 and 3660",
        ]
    )
    #expect(Self.refusal { $0.rules.minGapDays = 0 }?.count == 2)

    #expect(Self.refusal { $0.rules.maxUses = 1 } == nil)
    #expect(
      Self.refusal { $0.rules.maxUses = 0 }
        == [
          "Máximo de veces: 0 no está entre 1 y 1000", "Most times: 0 is not between 1 and 1000",
        ]
    )
  }

  @Test func `a tag has to exist`() {
    #expect(
      Self.refusal { $0.tags = ["spicy"] }
        == ["No existe la etiqueta 'spicy'", "There is no tag 'spicy'"]
    )
  }
}
