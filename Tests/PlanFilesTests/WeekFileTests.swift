import MealModel
import PlanFiles
import Testing

struct WeekFileTests {
  private static let dishes = """
    "dishes": [ { "name": "Paella", "tags": ["pescado", "PASTA/ARROZ"] },
      { "name": "Lentejas", "tags": ["Legumes"] }, { "id": "t", "name": "Tortilla", "tags": ["Huevos"] } ]
    """

  @Test func `tags are known by key and by name in either language`() throws {
    let week = try resolve("{ \"schema\": 1, \(Self.dishes) }")
    #expect(week.problem.dishes.map(\.tags) == [[.fish, .pastaRice], [.legumes], [.eggs]])
    #expect(week.problem.tags == Tag.defaults)
    #expect(week.problem.slots == MealSlot.grid(days: 7, meals: [.lunch, .dinner]))
  }

  @Test func `a well-known key brings name and colour but no rules`() throws {
    let week = try resolve(
      "{ \"schema\": 1, \"tags\": [{ \"key\": \"meat\" }, { \"key\": \"x\" }] }"
    )
    #expect(week.problem.tags.map(\.name.english) == ["Meat", "x"])
    #expect(week.problem.tags.map(\.color.description) == ["#E74C3C", "#95A5A6"])
    #expect(week.problem.tags.allSatisfy { $0.rules == TagRules() })
  }

  @Test func `an unknown tag is refused with its place and the near match`() throws {
    let error = try refusal(
      "{ \"schema\": 1, \"dishes\": [{ \"name\": \"a\", \"tags\": [\"Carne\", \"Pescdo\"] }] }"
    )
    #expect(error.place.description == "dishes[0].tags[1]")
    #expect(error.reason == .unknownTag("Pescdo"))
    #expect(error.nearMatch == "Pescado")
    #expect(
      error.text(in: .spanish)
        == "week.json: dishes[0].tags[1]: no existe la etiqueta 'Pescdo'; quizá 'Pescado'."
    )
  }

  @Test func `a name that two dishes have can only be used with an id`() throws {
    let twins = "\"dishes\": [{ \"name\": \"A\", \"tags\": [\"Carne\"] }, { \"name\": \"A\" }]"
    let week = try resolve("{ \"schema\": 1, \(twins) }")
    #expect(week.problem.dishes.map(\.id) == ["A", "A (2)"])
    #expect(week.notes.map(\.kind) == [.sameName("A"), .dishWithoutTags("A")])
    let error = try refusal("{ \"schema\": 1, \(twins), \"pins\": [\(pin("mon", "lunch", "A"))] }")
    #expect(error.reason == .unclearDish("A"))
  }

  @Test func `an exact name wins over one that differs in accents`() throws {
    let week = try resolve(
      """
      { "schema": 1, "dishes": [{ "name": "Pure" }, { "name": "Puré" }],
        "pins": [\(pin("mon", "lunch", "Puré"))] }
      """
    )
    #expect(week.problem.pins.map(\.dish) == ["Puré"])
  }

  @Test(arguments: [
    ("\"dates\"", FileError.Reason.notADay("dates")),
    ("\"2026-11-29\"", .dayOutside("2026-11-29")),
    ("0", .dayOutside("0")),
    ("8", .dayOutside("8")),
  ])
  func `a pin on a day outside the plan is refused`(day: String, reason: FileError.Reason) throws {
    let error = try refusal(
      """
      { "schema": 1, "week": { "start": "2026-11-30" }, \(Self.dishes),
        "pins": [{ "day": \(day), "meal": "lunch", "dish": "Paella" }] }
      """
    )
    #expect(error.reason == reason)
    #expect(error.place == .path("pins[0].day"))
  }

  @Test func `a date needs a plan with a date`() throws {
    let error = try refusal(
      "{ \"schema\": 1, \(Self.dishes), \"pins\": [\(pin("2026-11-30", "lunch", "Paella"))] }"
    )
    #expect(error.reason == .dateWithoutStart("2026-11-30"))
  }

  @Test func `in two weeks a weekday is unclear for a pin and means both for a filter`() throws {
    let week = "\"week\": { \"days\": 14 }, \(Self.dishes)"
    let error = try refusal("{ \"schema\": 1, \(week), \"pins\": [\(pin("tue", "lunch", "t"))] }")
    #expect(error.reason == .weekdayUnclear("tue"))
    let filtered = try resolve(
      "{ \"schema\": 1, \(week), \"filters\": [{ \"days\": [\"tue\", 1], \"excludeTags\": [\"meat\"] }] }"
    )
    #expect(filtered.problem.filters.map(\.days) == [[0, 1, 8]])
  }

  @Test func `context before is the last such day and context after the first`() throws {
    let week = try resolve(
      """
      { "schema": 1, "week": { "start": "2026-11-30" }, \(Self.dishes), "context": {
        "before": [\(pin("sat", "dinner", "t")), \(pin("mon", "dinner", "t")),
          \(pin("2026-11-01", "lunch", "t"))],
        "after": [\(pin("mon", "dinner", "t")), \(pin("sun", "dinner", "t"))] } }
      """
    )
    #expect(week.problem.context.map(\.slot.day) == [-2, -7, -29, 7, 13])
  }

  @Test(arguments: [
    ("before", "2026-11-30", FileError.Reason.contextInside("2026-11-30")),
    ("before", "2026-12-07", .contextOnOtherSide("2026-12-07")),
    ("after", "2026-11-29", .contextOnOtherSide("2026-11-29")),
    ("after", "9999-12-31", .dayOutside("9999-12-31")),
  ])
  func `context on the wrong side is refused`(
    side: String,
    day: String,
    reason: FileError.Reason
  ) throws {
    let error = try refusal(
      """
      { "schema": 1, "week": { "start": "2026-11-30" }, \(Self.dishes),
        "context": { "\(side)": [\(pin(day, "dinner", "t"))] } }
      """
    )
    #expect(error.reason == reason)
    #expect(error.place == .path("context.\(side)[0].day"))
  }

  @Test func `two pins in one place are refused`() throws {
    let error = try refusal(
      """
      { "schema": 1, \(Self.dishes),
        "pins": [\(pin("mon", "comida", "t")), \(pin("mon", "lunch", "Paella"))] }
      """
    )
    #expect(error.reason == .slotTaken(day: "mon", meal: .lunch))
    #expect(error.place == .path("pins[1]"))
  }

  @Test func `a pin in a meal that is not planned is refused`() throws {
    let error = try refusal(
      "{ \"schema\": 1, \(Self.dishes), \"pins\": [\(pin("mon", "desayuno", "t"))] }"
    )
    #expect(error.reason == .noSuchSlot(day: "mon", meal: .breakfast))
  }

  @Test func `the plan is read beside the pins`() throws {
    let week = try resolve(
      """
      { "schema": 1, "seed": 9, "language": "en", \(Self.dishes),
        "pins": [\(pin("mon", "lunch", "t"))],
        "plan": [\(pin("mon", "lunch", "Tortilla")), \(pin("tue", "dinner", "lentejas"))] }
      """
    )
    #expect(week.plan.dishOfSlot.compactMap(\.self) == [2, 1])
    #expect(week.seed == 9)
    #expect(week.language == .english)
  }

  @Test func `a plan that contradicts a pin is refused`() throws {
    let error = try refusal(
      """
      { "schema": 1, \(Self.dishes), "pins": [\(pin("mon", "lunch", "t"))],
        "plan": [\(pin("mon", "lunch", "Paella"))] }
      """
    )
    #expect(error.place == .path("plan[0]"))
  }

  private func pin(_ day: String, _ meal: String, _ dish: String) -> String {
    "{ \"day\": \"\(day)\", \"meal\": \"\(meal)\", \"dish\": \"\(dish)\" }"
  }

  private func resolve(_ json: String) throws -> PlannableWeek {
    try WeekFile(json: Array(json.utf8), file: "week.json").resolved()
  }

  private func refusal(_ json: String) throws -> FileError {
    try #require(throws: FileError.self) { try resolve(json) }
  }
}
