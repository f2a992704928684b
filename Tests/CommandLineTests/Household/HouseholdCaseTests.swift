import Foundation
import HouseholdModel
import MealModel
import Testing

/// What went wrong for people with other planners: days and weeks.
struct WeekCaseTests {
  @Test func `a dish of a Sunday stands in the week that ends with it`() throws {
    let home = try Home(
      ["init --windows dinnerOnly", "dish add Hake --tag Fish"],
      today: "2026-12-06"
    )
    #expect(home.run("week assign current sun/dinner Hake").exitCode == 0)
    #expect(try home.dishes(ofWeek: "2026-W49") == ["Hake"])
    #expect(try home.dishes(ofWeek: "2026-11-30") == ["Hake"])
    #expect(try home.dishes(ofWeek: "2026-W50").isEmpty)
    #expect(home.run("today").output == "Today, Sunday 6 Dec\n  Dinner: Hake\n")
  }

  @Test(arguments: [
    ("2022-12-31", "2022-W52", "2022-12-26"), ("2023-01-01", "2022-W52", "2022-12-26"),
    ("2023-01-02", "2023-W01", "2023-01-02"), ("2024-12-30", "2025-W01", "2024-12-30"),
    ("2026-12-31", "2026-W53", "2026-12-28"), ("2027-01-03", "2026-W53", "2026-12-28"),
    ("2027-01-04", "2027-W01", "2027-01-04"), ("2020-02-29", "2020-W09", "2020-02-24"),
  ])
  func `one rule says which week a day lies in, also where a year ends`(
    day: String,
    week: String,
    monday: String
  ) throws {
    let home = try Home(["init --windows dinnerOnly", "dish add Hake --tag Fish"], today: day)
    #expect(home.run("week assign \(day) \(day)/dinner Hake").exitCode == 0)
    for name in [day, week, monday, "current"] {
      #expect(try home.dishes(ofWeek: name) == ["Hake"], "\(name)")
    }
    #expect(try home.household().weeks.map(\.start.description) == [monday])
  }

  /// Moments with the day that it is somewhere.
  @Test(arguments: [
    ("America/Los_Angeles", 1_769_655_600, "2026-01-28"),  // 2026-01-29 03:00 UTC
    ("Europe/Berlin", 1_737_068_400, "2025-01-17"),  // 2025-01-16 23:00 UTC
    ("Pacific/Auckland", 1_769_601_600, "2026-01-29"),  // 2026-01-28 12:00 UTC
    ("America/Denver", 1_769_655_600, "2026-01-28"),  // 2026-01-29 03:00 UTC
    ("Asia/Jerusalem", 1_769_637_600, "2026-01-29"),  // 2026-01-28 22:00 UTC
    ("America/New_York", 1_762_059_600, "2025-11-02"),  // 2025-11-02 05:00 UTC
    ("America/New_York", 1_762_145_999, "2025-11-02"),  // 2025-11-03 04:59:59 UTC
    ("America/New_York", 1_762_146_000, "2025-11-03"),  // 2025-11-03 05:00 UTC
    ("Pacific/Kiritimati", 1_769_594_400, "2026-01-29"),  // 2026-01-28 10:00 UTC
  ])
  func `what is done today is kept under the day that it is at home`(
    zone: String,
    time: Int,
    day: String
  ) throws {
    var home = try Home([
      "init --windows dinnerOnly --time-zone \(zone)", "dish add Hake --tag Fish",
    ])
    home.time = time
    #expect(home.run("week assign current \(day)/dinner Hake").exitCode == 0)
    #expect(home.run("today --format json").output.contains("\"today\": \"\(day)\""))
    #expect(home.run("cooked Hake").exitCode == 0)
    #expect(try home.household().cookEvents.map(\.date.description) == [day])
    // The zone of the machine does not matter.
    home.environment["TZ"] = "Pacific/Honolulu"
    #expect(home.run("today --format json").output.contains("\"today\": \"\(day)\""))
  }

  @Test func `statistics of a week count its Sunday and not the next Monday`() throws {
    var home = try Home(
      [
        "init --windows dinnerOnly", "dish add Ratatouille --tag Vegetables",
        "week assign current mon/dinner Ratatouille", "week assign current sun/dinner Ratatouille",
        "week assign next mon/dinner Ratatouille",
      ],
      today: "2026-12-02"
    )
    home.environment["PLANNER_TODAY"] = "2026-12-20"
    func planned(_ line: String) throws -> Int? {
      let answer = try home.object("stats --format json \(line)")
      return (answer["dishes"] as? [[String: Any]])?.first?["planned"] as? Int
    }
    #expect(try planned("--since 2026-11-30 --until 2026-12-06") == 2)
    #expect(try planned("--since 2026-11-30 --until 2026-12-07") == 3)
    #expect(try planned("--since 2026-12-06 --until 2026-12-06") == 1)
  }

  @Test func `the same dish at lunch and at dinner is allowed unless a rule forbids it`() throws {
    let home = try Home([
      "init --windows both", "dish add Rice --tag Pasta/Rice",
      "week assign next mon/lunch Rice", "week assign next mon/dinner Rice",
    ])
    #expect(try home.dishes(ofWeek: "next") == ["Rice", "Rice"])
    #expect(home.run("tag set Pasta/Rice noDuplicateInDay").exitCode == 0)
    #expect(home.run("week assign next tue/lunch Rice --force").exitCode == 0)
    #expect(home.run("week assign next tue/dinner Rice").exitCode == 1)
  }
}

/// What went wrong for people with other planners: the shopping list.
struct ShoppingCaseTests {
  private static let lasagne = "dish add Lasagne --tag Pasta/Rice --servings 2 --ingredient"

  @Test func `seven times a dish is one line with seven onions`() throws {
    let home = try Home(["init --windows dinnerOnly", "\(Self.lasagne) '1 onion'"])
    for day in ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] {
      #expect(home.run("week assign next \(day)/dinner Lasagne --force").exitCode == 0)
    }
    #expect(try home.shopping("next") == ["onion": "7"])
  }

  @Test func `taking a dish out takes its goods off the list`() throws {
    let home = try Home([
      "init --windows dinnerOnly", "\(Self.lasagne) '2000 g tomatoes'",
      "dish add Sauce --tag Vegetables --ingredient '4200 g tomatoes'",
      "week assign next mon/dinner Lasagne", "week assign next tue/dinner Sauce",
    ])
    #expect(try home.shopping("next") == ["tomatoes": "6.2 kg"])
    #expect(home.run("week clear next tue/dinner").exitCode == 0)
    #expect(try home.shopping("next") == ["tomatoes": "2 kg"])
    #expect(try home.shopping("next") == ["tomatoes": "2 kg"])
  }

  @Test func `a copied week is shopped for, and so is one made of a template`() throws {
    let home = try Home([
      "init --windows dinnerOnly", "\(Self.lasagne) '2 onions'",
      "week assign next mon/dinner Lasagne", "week assign next thu/dinner Lasagne",
      "week copy next +2", "template save Usual next", "template apply Usual +3",
    ])
    for week in ["next", "+2", "+3"] {
      #expect(try home.shopping(week) == ["onions": "4"], "\(week)")
    }
  }

  @Test func `the people of the household scale a dish, not its number of uses`() throws {
    let home = try Home([
      "init --windows dinnerOnly", "\(Self.lasagne) '300 g flour'",
      "week assign next mon/dinner Lasagne",
    ])
    #expect(try home.shopping("next") == ["flour": "300 g"])
    #expect(try home.shopping("next --people 2") == ["flour": "300 g"])
    #expect(try home.shopping("next --people 1") == ["flour": "150 g"])
    #expect(home.run("settings set people 3").exitCode == 0)
    #expect(try home.shopping("next") == ["flour": "450 g"])
  }

  @Test func `hidden meals are not shopped for`() throws {
    let home = try Home([
      "init --windows both", "\(Self.lasagne) '1 onion'", "week assign next mon/lunch Lasagne",
      "settings set windows dinnerOnly",
    ])
    #expect(try home.shopping("next").isEmpty)
    #expect(home.run("settings set windows both").exitCode == 0)
    #expect(try home.shopping("next") == ["onion": "1"])
  }

  @Test func `what was bought is bought, and more of it shows the difference`() throws {
    let home = try Home([
      "init --windows dinnerOnly", "\(Self.lasagne) '2 onions'",
      "week assign next mon/dinner Lasagne",
    ])
    #expect(home.run("shopping next --tick onions").exitCode == 0)
    let once = home.run("shopping next").output
    #expect(home.run("shopping next").output == once)
    #expect(home.run("week assign next thu/dinner Lasagne").exitCode == 0)
    let more = home.run("shopping next --format text").output
    #expect(more != once)
    #expect(more.contains("4") && more.contains("already bought: 2"), "\(more)")
  }
}

/// What went wrong for people with other planners: dishes that go away.
struct RemovedDishCaseTests {
  @Test func `a dish that was planned and cooked keeps its name in the past`() throws {
    var home = try Home([
      "init --windows dinnerOnly", "dish add Hake --tag Fish", "dish add Rice --tag Pasta/Rice",
      "week assign current mon/dinner Hake", "cooked Hake --date 2026-11-30",
    ])
    home.environment["PLANNER_TODAY"] = "2026-12-09"
    #expect(home.run("week assign next mon/dinner Hake").exitCode == 0)
    #expect(home.run("dish remove Hake --force --yes").exitCode == 0)
    #expect(try home.dishes(ofWeek: "-1") == ["Hake"])
    #expect(try home.dishes(ofWeek: "next").isEmpty)
    for line in ["week show -1", "stats", "dish show Hake"] {
      let run = home.run(line)
      #expect(run.exitCode == 0, "\(line)")
      #expect(run.output.contains("Hake"), "\(line)")
    }
    for line in ["week show", "week show next", "check next", "fill next", "shopping next"] {
      #expect(!home.run(line).output.contains("Hake"), "\(line)")
    }
  }

  @Test func `two hundred planned dishes can go at once`() throws {
    let home = try Home(["init --windows both"])
    let names = (1...200).map { "Dish \($0)" }
    let list = try home.folder.write(
      ("name,tags\n" + names.map { "\($0),Meat\n" }.joined()).utf8,
      to: "dishes.csv"
    )
    #expect(home.run(["dish", "add", "--dishes", list]).exitCode == 0)
    for (day, name) in zip(["mon", "tue", "wed", "thu", "fri", "sat", "sun"], names) {
      let run = home.run(["week", "assign", "next", "\(day)/dinner", name, "--force"])
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    #expect(home.run(["dish", "remove", "--force", "--yes"] + names).exitCode == 0)
    #expect(home.run("dish list").output == "Add your first dish to begin\n")
    #expect(try home.dishes(ofWeek: "next").isEmpty)
    for line in ["week show next", "shopping next", "stats", "today", "check next"] {
      #expect(home.run(line).exitCode == 0, "\(line)")
    }
  }

  @Test(arguments: [
    "week show next", "check next", "options next", "shopping next", "stats", "today",
    "week show next --format json", "shopping next --format csv", "stats --format json",
    "week reset next --yes", "household export",
  ])
  func `a week from which the last dish was taken is an empty week`(line: String) throws {
    let home = try Home([
      "init --windows dinnerOnly", "dish add Hake --tag Fish", "week assign next mon/dinner Hake",
      "week clear next mon/dinner",
    ])
    let run = home.run(line)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors.isEmpty)
  }

  @Test func `taking back the last time makes the time before it the last`() throws {
    let home = try Home([
      "dish add Hake --tag Fish", "cooked Hake --date 2026-11-20", "cooked Hake --date 2026-11-28",
    ])
    func last() throws -> String? {
      try home.object("dish show Hake --format json")["lastCooked"] as? String
    }
    #expect(try last() == "2026-11-28")
    #expect(home.run("cooked Hake --date 2026-11-28 --undo").exitCode == 0)
    #expect(try last() == "2026-11-20")
    #expect(home.run("cooked Hake --date 2026-11-20 --undo").exitCode == 0)
    #expect(try last() == nil)
  }
}
