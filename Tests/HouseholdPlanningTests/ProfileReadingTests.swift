import HouseholdModel
import HouseholdPlanning
import MealModel
import PlanFiles
import PlanTexts
import Testing

struct ProfileReadingTests {
  @Test func `MealMood plans dinners first, can plan lunches, and wants a tag on every dish`()
    throws
  {
    let mealmood = try #require(Profile.builtIn("mealmood"))
    #expect(mealmood.key == "mealmood")
    #expect(mealmood.name[.spanish] == "MealMood")
    #expect(mealmood.meals == [.lunch, .dinner])
    #expect(mealmood.firstMeals == [.dinner])
    #expect(mealmood.timeOfMeal.mapValues(\.description) == [.lunch: "14:00", .dinner: "21:00"])
    #expect(mealmood.includesWeekends)
    #expect(!mealmood.choosesDays)
    #expect(mealmood.requiresTag)
    #expect(mealmood.maxUsesPerDish == nil)
    #expect(mealmood.minimumDays == 0)
    #expect(mealmood.minimumDishes == 0)
    #expect(mealmood.texts.isEmpty)
  }

  @Test func `ForkPlan plans dinners on chosen days, each recipe once, of seven or more`() throws {
    let fork = try #require(Profile.builtIn("forkplan"))
    #expect(fork.meals == [.dinner])
    #expect(fork.firstMeals == [.dinner])
    #expect(fork.timeOfMeal.mapValues(\.description) == [.dinner: "21:00"])
    #expect(fork.choosesDays)
    #expect(!fork.requiresTag)
    #expect(fork.maxUsesPerDish == 1)
    #expect(fork.minimumDays == 1)
    #expect(fork.minimumDishes == 7)
    let words = [ProfileText.generate, .newPlan, .reroll, .markCooked, .noMenu]
      .map { fork.text($0, in: .english) }
    #expect(words == ["Generate Menu", "New Plan", "Re-roll", "Mark as cooked", "No menu yet"])
    #expect(Profile.builtIn("mealplan") == nil)
    #expect(Profile.builtInKeys.allSatisfy { Profile.builtIn($0)?.key == $0 })
  }

  @Test func `a third profile is a file and nothing else`() throws {
    let text = try ProjectFiles.text("datasets/profiles/comedor.json")
    let school = try Profile(json: Array(text.utf8), file: "comedor.json")
    var home = Household(
      profile: school,
      text: text,
      id: "school",
      timeZone: "Europe/Madrid",
      language: .spanish
    )
    #expect(try home.profileValue() == school)
    #expect(home.settings.meals == [.lunch])
    #expect(!home.settings.includesWeekends)
    #expect(home.tags[1].rules == TagRules(maxPerWeek: 2, minPerWeek: 1))
    #expect(home.tags[0].rules == Tag.defaults[0].rules)

    let occasion = try home.occasion(at: moment())
    home.dishes = (0..<3).map { dish("Plato \($0)", [.vegetables]) }
    let gate = home.closedGates(monday, on: occasion)
    #expect(gate == [.tooFewDishes(count: 3, minimum: 5)])
    #expect(
      gate.map { $0.text(in: .spanish, profile: school) } == [
        "Un menú sin repetir necesita 5 platos; hay 3"
      ]
    )
    home.dishes += [dish("Merluza", [.fish]), dish("Lentejas", [.legumes]), dish("Pollo", [.meat])]
    #expect(home.closedGates(monday, on: occasion).isEmpty)
    try home.fill(on: occasion, seed: 1)
    let names = home.names()
    #expect(names.count == 5)
    #expect(Set(names.values).count == 5)
    #expect(names.keys.allSatisfy { $0.meal == .lunch && $0.day < 5 })
    #expect(Set(names.values).isSuperset(of: ["Merluza", "Lentejas"]))

    home.settings.meals = [.breakfast, .lunch]
    #expect(
      home.activeSlots(of: StoredWeek(start: monday, createdAt: 0), profile: school).count == 10
    )
    #expect(home.activeSlots(of: week([]), profile: school).first == slot(.monday, .breakfast))
  }

  @Test func `the profile in the guide is one`() throws {
    let json = try ProjectFiles.firstJSON(in: "docs/guides/profiles.md")
    let brunch = try Profile(json: Array(json.utf8), file: "brunch.json")
    #expect(brunch.meals == ["brunch", .dinner])
    #expect(brunch.text(.generate, in: .english) == "Plan my weekend")
    #expect(brunch.text(.newPlan, in: .english) == "New plan")
  }

  @Test(arguments: [
    (#"{"profile": 2}"#, "p.json: profile: this program reads version 1 only, not 2"),
    (#"{"key": "x"}"#, "p.json: the key 'profile' is missing"),
    (#"{"profile": 1, "key": "x", "name": "X"}"#, "p.json: the key 'meals' is missing"),
    (#"{"profile": 1, "mels": []}"#, "p.json: mels: no key 'mels'; maybe 'meals'"),
    (Self.with(#""meals": []"#), "p.json: meals: it must not be empty"),
    (
      Self.with(#""meals": [{"meal": "dinner", "time": "25:00"}]"#),
      "p.json: meals[0].time: '25:00' is not a time such as 21:00"
    ),
    (
      Self.with(
        #""meals": [{"meal": "cena", "time": "21:00"}, {"meal": "dinner", "time": "22:00"}]"#
      ),
      "p.json: meals: the meal 'Dinner' is there twice"
    ),
    (
      Self.with(#""meals": [{"meal": "dinner", "time": "21:00", "first": false}]"#),
      "p.json: meals: at least one has to be planned from the beginning"
    ),
    (Self.with(#""minimumDays": 8"#), "p.json: minimumDays: 8 is not between 0 and 7"),
    (Self.with(#""maxUsesPerDish": 0"#), "p.json: maxUsesPerDish: 0 is not between 1 and 7"),
    (
      Self.with(#""tagRules": {"meats": {}}"#),
      "p.json: tagRules.meats: no key 'meats'; maybe 'meat'"
    ),
    (
      Self.with(#""texts": {"generat": "Go"}"#),
      "p.json: texts.generat: no key 'generat'; maybe 'generate'"
    ),
    (
      Self.with(#""texts": {"tooFewDishes": "Only {cuont}"}"#),
      "p.json: texts.tooFewDishes: there is no value for the gap 'cuont'; maybe 'count'"
    ),
    (
      Self.with(#""texts": {"dish": "a {dish"}"#),
      "p.json: texts.dish: the braces of 'a {dish' do not match"
    ),
    (
      Self.with(#""texts": {"dish": {"es": "plato"}}"#),
      "p.json: texts.dish: the key 'en' is missing"
    ),
  ])
  func `a broken profile says where`(json: String, message: String) {
    #expect { try Profile(json: Array(json.utf8), file: "p.json") } throws: {
      ($0 as? FileError)?.text(in: .english) == message + "."
    }
  }

  /// A whole profile with one member more, or in place of its meals.
  private static func with(_ member: String) -> String {
    let meals =
      member.contains("\"meals\"") ? "" : #", "meals": [{"meal": "dinner", "time": "21:00"}]"#
    return #"{"profile": 1, "key": "x", "name": "X"\#(meals), \#(member)}"#
  }

  @Test func `the schema knows every text`() throws {
    let schema = try ProjectFiles.text("datasets/schema/profile-1.schema.json")
    for key in ProfileText.allCases { #expect(schema.contains("\"\(key.rawValue)\"")) }
  }

  @Test func `a household whose profile is not there says so`() {
    var home = household([])
    home.settings.profile = "forkpla"
    #expect { try home.profileValue() } throws: {
      ($0 as? FileError)?.text(in: .english)
        == "forkpla.json: no profile 'forkpla'; maybe 'forkplan'."
    }
    home.profileText = "{"
    #expect(throws: FileError.self) { try home.occasion(at: moment()) }
  }

  @Test func `a profile of one's own needs its text`() async {
    await #expect(processExitsWith: .failure) {
      var other = profile("mealmood")
      other.key = "other"
      _ = Household(profile: other, id: "x", timeZone: "UTC", language: .english)
    }
  }
}
