import CalendarFiles
import HouseholdModel
import MealModel
import Testing

struct MealEventTests {
  @Test func `identities are safe and differ where meals differ`() throws {
    let date = try CivilDate.of("2026-12-07")
    let meals: [MealType] = ["dinner", "Dinner", "din ner", "din%20ner", "cena ñ", "a@b\r\n", ""]
    let identities = meals.map { MealEvent.uid(of: $0, on: date, household: "k3-v9") }
    #expect(
      identities == [
        "2026-12-07-dinner@k3-v9.meal-planner", "2026-12-07-Dinner@k3-v9.meal-planner",
        "2026-12-07-din%20ner@k3-v9.meal-planner", "2026-12-07-din%2520ner@k3-v9.meal-planner",
        "2026-12-07-cena%20%C3%B1@k3-v9.meal-planner",
        "2026-12-07-a%40b%0D%0A@k3-v9.meal-planner", "2026-12-07-@k3-v9.meal-planner",
      ]
    )
    #expect(Set(identities).count == meals.count)
  }

  @Test(arguments: [nil, 30, 120], [nil, "una\n\ndos\ttres ", "x"])
  func `content is read as it was written`(reminder: Int?, details: String?) throws {
    var event = try event(
      time: "09:05",
      summary: "🍽️ Cena: a - b",
      details: details,
      duration: 90,
      reminder: reminder
    )
    event.sequence = 7
    event.isCancelled = true
    let record = CalendarRecord(
      week: try sampleWeek(),
      slot: MealSlot(day: 0, meal: .dinner),
      sequence: event.sequence,
      changedAt: event.changedAt,
      content: event.content,
      isCancelled: true
    )
    #expect(MealEvent(record, uid: event.uid) == event)
  }

  @Test func `content has a line for the time, one for the title, and the notes`() throws {
    let event = try event(details: "una\ndos", reminder: 30)
    #expect(event.content == "2026-12-07 21:00 Europe/Madrid 60 30\nCena: Pollo\nuna\ndos")
  }

  @Test func `an event of no minutes is a mistake`() async {
    await #expect(processExitsWith: .failure) { _ = try event(duration: 0) }
    await #expect(processExitsWith: .failure) { _ = try event(reminder: 0) }
  }
}
