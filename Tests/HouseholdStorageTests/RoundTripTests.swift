import HouseholdModel
import HouseholdStorage
import MealModel
import Testing

struct RoundTripTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a store gives back what was put into it`(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let household = RandomHousehold.drawn(seed: seed)
    try folder.store.create(household)
    #expect(try folder.store.read() == household)
    #expect(try folder.store.integrityDefects() == [])
    #expect(try folder.names() == ["household.db"])
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a store becomes any other household`(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    try folder.store.create(RandomHousehold.drawn(seed: seed))
    let other = RandomHousehold.drawn(seed: seed + 1_000)
    try folder.store.change { $0 = other }
    #expect(try folder.store.read() == other)
    #expect(try folder.store.integrityDefects() == [])
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a document gives back what was written into it`(seed: UInt64) throws {
    let household = RandomHousehold.drawn(seed: seed)
    let text = HouseholdDocument(household).encoded()
    let document = try HouseholdDocument(json: Array(text.utf8), file: "household.json")
    #expect(document.household == household)
    #expect(document.encoded() == text)
  }

  @Test
  func `the drawn households use every field`() {
    let all = (0..<200).map { RandomHousehold.drawn(seed: $0) }
    let settings = all.map(\.settings)
    let dishes = all.flatMap(\.dishes)
    let tags = all.flatMap(\.tags)
    let weeks = all.flatMap(\.weeks)
    let items = all.flatMap(\.shopping).flatMap(\.items)
    #expect(
      [
        all.contains { $0.profileText != nil }, settings.contains { $0.name != nil },
        settings.contains { $0.language == .english }, settings.contains { !$0.includesWeekends },
        settings.contains { !$0.timeOfMeal.isEmpty }, settings.contains { $0.eventDuration == 90 },
        settings.contains { $0.reminderMinutesBefore != nil },
        settings.contains { $0.calendarFile != nil }, settings.contains(where: \.syncsCalendar),
        settings.contains { $0.people != nil }, settings.contains(where: \.limitsFreeVersion),
        settings.contains(where: \.isPremium), settings.contains(where: \.meals.isEmpty),
        tags.contains { $0.customName != nil }, tags.contains { $0.rules.minPerWeek != nil },
        tags.contains { $0.rules.noConsecutive == .anyMeal },
        tags.contains { $0.rules.mealTypeRestriction != nil },
        tags.contains { $0.rules.onlyDays?.count == 2 },
        dishes.contains { $0.details != nil }, dishes.contains { $0.meals != nil },
        dishes.contains { $0.diet == .vegan }, dishes.contains { $0.rules.minGapDays != nil },
        dishes.contains { $0.rules.fixedDay?.meal != nil },
        dishes.contains { $0.rules.fixedDay != nil && $0.rules.fixedDay?.meal == nil },
        dishes.contains { $0.rules.maxUses != nil }, dishes.contains { $0.rating != nil },
        dishes.contains { $0.servings != nil }, dishes.contains { $0.notes != nil },
        dishes.contains { $0.removedOn != nil },
        dishes.contains { $0.ingredients.contains { $0.amount?.upper != $0.amount?.lower } },
        weeks.contains { $0.dietOfDay == [:] }, weeks.contains { $0.dietOfDay?.count == 2 },
        weeks.contains { $0.slots.contains(where: \.isForced) },
        all.contains { !$0.cookEvents.isEmpty }, all.contains { !$0.templates.isEmpty },
        items.contains { $0.quantities.count == 2 }, items.contains(where: \.isChecked),
        items.contains(where: \.isHandAdded),
        all.contains { $0.calendar.contains(where: \.isCancelled) },
      ].firstIndex(of: false) == nil
    )
  }
}
