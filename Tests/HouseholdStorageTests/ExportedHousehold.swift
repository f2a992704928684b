import Foundation
import HouseholdModel
import MealModel

/// A household that uses every key of an exported document, and the file that it is exported to.
///
/// The file is where the check of the published schema finds it. `PLANNER_WRITE_GOLDEN=1` writes it anew.
enum ExportedHousehold {
  static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Tooling/households/everything.json")

  static let monday = RandomHousehold.monday(0)

  static var household: Household {
    var household = Household(settings: settings)
    household.profileText = "{\"profile\": 1}\n"
    household.tags[3].rules.noConsecutive = .anyMeal
    household.tags.append(
      HouseholdTag(
        id: "horno",
        customName: "Al horno",
        color: TagColor(red: 192, green: 57, blue: 43),
        rules: TagRules(
          maxPerWeek: 3,
          minPerWeek: 1,
          noConsecutive: .sameMeal,
          noDuplicateInDay: true,
          mealTypeRestriction: .dinner,
          onlyDays: [.saturday, .sunday]
        )
      )
    )
    household.dishes = [lentils, pizza, gone]
    household.weeks = [week]
    household.cookEvents = [CookEvent("lentejas", on: monday)]
    household.templates = [
      WeekTemplate(
        name: "Invierno",
        entries: [Assignment(MealSlot(day: 2, meal: .lunch), "lentejas")],
        createdAt: 1_780_000_000
      )
    ]
    household.shopping = [ShoppingRecord(week: monday, items: items)]
    household.calendar = [
      CalendarRecord(
        week: monday,
        slot: MealSlot(day: 4, meal: .dinner),
        sequence: 2,
        changedAt: 1_780_000_000,
        content: "SUMMARY:🍽️ Cena: Pizza\r\n",
        isCancelled: true
      )
    ]
    return household
  }

  private static var settings: HouseholdSettings {
    var settings = HouseholdSettings(id: "casa-1", profile: "mealmood", timeZone: "Europe/Madrid")
    settings.name = "Casa"
    settings.meals = [.lunch, .dinner]
    settings.includesWeekends = false
    settings.timeOfMeal[.dinner] = CivilTime(hour: 21, minute: 30)
    settings.reminderMinutesBefore = 60
    settings.calendarFile = "/home/ana/comidas.ics"
    settings.syncsCalendar = true
    settings.people = 4
    return settings
  }

  private static var lentils: HouseholdDish {
    var dish = HouseholdDish(
      id: "lentejas",
      name: "Lentejas",
      tags: ["legumes", "gluten-free"],
      createdAt: 1_780_000_000
    )
    dish.details = "Con verduras"
    dish.meals = [.lunch]
    dish.diet = .vegan
    dish.rules = DishRules(minGapDays: 3, fixedDay: FixedDay(.monday), maxUses: 2)
    dish.rating = 5
    dish.servings = 4
    dish.ingredients = [
      Ingredient(name: "lentejas", amount: amount(300), unit: "g", category: "legumbres"),
      Ingredient(name: "caldo", amount: amount(3, 4), unit: "l"),
      Ingredient(
        name: "guindillas",
        amount: Fraction(1).flatMap { lower in
          Fraction(2).flatMap { Amount(lower, $0) }
        }
      ),
      Ingredient(name: "sal"),
    ]
    dish.notes = "Remojar.\nCocer 40 minutos."
    return dish
  }

  private static var pizza: HouseholdDish {
    var dish = HouseholdDish(id: "pizza", name: "Pizza", tags: ["horno"])
    dish.rules.fixedDay = FixedDay(.friday, meal: .dinner)
    dish.diet = .vegetarian
    return dish
  }

  private static var gone: HouseholdDish {
    var dish = HouseholdDish(id: "callos", name: "Callos", createdAt: -1)
    dish.removedOn = monday
    return dish
  }

  private static var week: StoredWeek {
    var week = StoredWeek(start: monday, createdAt: 1_780_000_000)
    week.updatedAt = 1_780_000_100
    week.dietOfDay = [0: .vegan, 4: .standard]
    week.slots = [
      StoredSlot(MealSlot(day: 0, meal: .lunch), "lentejas", origin: .planned),
      StoredSlot(MealSlot(day: 4, meal: .dinner), "callos", origin: .chosen, isForced: true),
    ]
    return week
  }

  private static var items: [ShoppingItem] {
    [
      ShoppingItem(
        name: "caldo",
        quantities: [
          ShoppingQuantity(amount: amount(3, 4), unit: "l"), ShoppingQuantity(amount: nil),
        ],
        category: "despensa",
        isChecked: true
      ),
      ShoppingItem(name: "velas", isHandAdded: true),
    ]
  }

  private static func amount(_ numerator: Int, _ denominator: Int = 1) -> Amount? {
    Fraction(numerator, denominator).flatMap { Amount($0) }
  }
}
