import HouseholdModel
import HouseholdPlanning
import MealModel
import Testing

struct WeekErrorTests {
  private func error(_ body: () throws -> Void) -> WeekError? {
    do { try body() } catch { return error as? WeekError }
    return nil
  }

  @Test func `messages say what is wrong in both languages`() {
    var home = household([dish("Pisto")])
    let texts: [(WeekError?, String, String)] = [
      (
        error { _ = try WeekReference("acutal") },
        "'acutal' no es una semana como actual, siguiente, +2, 2026-12-03 o 2026-W49; quizá 'actual'",
        "'acutal' is not a week such as current, next, +2, 2026-12-03 or 2026-W49; maybe 'actual'"
      ),
      (
        error { _ = try WeekReference("2025-W53") },
        "la semana '2025-W53' no existe", "there is no week '2025-W53'"
      ),
      (
        error { try home.reset(date("2026-11-23"), on: occasion()) },
        "la semana 23-29 Nov 2026 ya ha pasado; las semanas pasadas solo se pueden ver",
        "the week of 23–29 Nov 2026 is over; past weeks can only be looked at"
      ),
      (
        error { try home.reset(date("2027-01-04"), on: occasion()) },
        "la semana 4-10 Ene 2027 queda lejos; se puede planificar hasta 4 semanas por delante",
        "the week of 4–10 Jan 2027 is far ahead; you can plan up to 4 weeks ahead"
      ),
      (
        error { _ = try home.slot(named: "mar/comida", ofWeek: monday, on: occasion()) },
        "martes (comida) no está entre los momentos que planificas",
        "Tuesday (lunch) is not among the meals that you plan"
      ),
      (
        error { _ = try home.slot(named: "mar/cenna", ofWeek: monday, on: occasion()) },
        "aquí no se planifica 'cenna'", "'cenna' is not planned here"
      ),
      (
        error { _ = try home.slot(named: "x/cena", ofWeek: monday, on: occasion()) },
        "'x/cena' no es un momento como mar/cena", "'x/cena' is not a meal such as tue/dinner"
      ),
      (
        error { _ = try home.slot(named: "9/cena", ofWeek: monday, on: occasion()) },
        "esa semana no tiene el día '9'", "that week has no day '9'"
      ),
      (
        error { try home.assign("Pitso", to: slot(.monday), ofWeek: monday, on: occasion()) },
        "no hay plato 'Pitso'; quizá 'Pisto'", "no dish 'Pitso'; maybe 'Pisto'"
      ),
      (
        error {
          try home.move(from: slot(.monday), to: slot(.friday), ofWeek: monday, on: occasion())
        },
        "lunes (cena) está vacío", "Monday (dinner) is empty"
      ),
      (
        error { try home.applyTemplate("x", to: monday, on: occasion()) },
        "no hay plantilla 'x'; todavía no has guardado ninguna",
        "no template 'x'; you have not saved any yet"
      ),
      (
        error { try home.copyWeek(date("2026-11-23"), to: monday, on: occasion()) },
        "la semana 23-29 Nov 2026 no tiene platos", "the week of 23–29 Nov 2026 has no dishes"
      ),
      (
        error { try home.copyWeek(monday, to: monday, on: occasion()) },
        "una semana no se copia sobre sí misma", "a week is not copied onto itself"
      ),
      (
        error { try home.planDays([:], ofWeek: monday, on: occasion()) },
        "los días que planificas están en los ajustes; aquí no se eligen por semana",
        "the days that you plan are in the settings; they are not chosen week by week here"
      ),
    ]
    for (error, spanish, english) in texts {
      #expect(error?.text(in: .spanish) == spanish)
      #expect(error?.description == english)
    }
  }

  @Test func `a removed dish is called by its name`() {
    var home = household([dish("Pisto")])
    home.dishes[0].removedOn = date("2026-11-01")
    let error = error {
      try home.assign("Pisto", to: slot(.monday), ofWeek: monday, on: occasion())
    }
    #expect(error?.text(in: .spanish) == "'Pisto' se quitó de tus platos")
    #expect(error?.description == "'Pisto' was removed from your dishes")
  }

  @Test func `a household that outgrows a plan is told by the file of its week`() {
    var home = household([dish("Pisto")])
    home.tags = (0..<1_001)
      .map {
        HouseholdTag(
          id: TagID(rawValue: "t\($0)"),
          customName: "T\($0)",
          color: .neutral,
          rules: TagRules()
        )
      }
    let error = error { _ = try home.plannableWeek(monday, on: occasion()) }
    #expect(error?.description == "2026-W49: tags: 1001 is not between 0 and 1000.")
  }
}
