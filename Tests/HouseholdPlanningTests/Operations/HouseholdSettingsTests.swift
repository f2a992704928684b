import HouseholdModel
import HouseholdPlanning
import MealModel
import Testing

struct HouseholdSettingsTests {
  private static let scope = SettingScope(
    meals: [.lunch, .dinner],
    timeOfMeal: [
      .lunch: CivilTime(hour: 14, minute: 0), .dinner: CivilTime(hour: 21, minute: 0),
    ].compactMapValues(\.self),
    isTimeZone: { ["Europe/Madrid", "Atlantic/Canary"].contains($0) }
  )

  private static func value(
    of name: String,
    after text: String,
    in scope: SettingScope = scope
  ) throws -> String {
    var household = Pantry.household()
    let key = try SettingKey(typed: name, meals: scope.meals)
    let answer = try household.set(key, to: text, in: scope)
    #expect(answer.new == household.value(of: key, in: scope))
    return answer.new
  }

  private static func refusal(_ name: String, _ text: String) -> [String]? {
    Pantry.refusal(of: Pantry.household()) { household throws(HouseholdError) in
      let key = try SettingKey(typed: name, meals: scope.meals)
      _ = try household.set(key, to: text, in: scope)
    }
  }

  @Test func `a new household has the settings of the product`() {
    let household = Pantry.household()
    let lines = SettingKey.all(meals: Self.scope.meals).map {
      "\($0.text)=\(household.value(of: $0, in: Self.scope))"
    }
    #expect(
      lines == [
        "name=", "profile=mealmood", "language=es", "windows=dinnerOnly", "weekends=on",
        "lunch-time=14:00", "dinner-time=21:00", "event-duration=60", "event-prefix=🍽️",
        "reminder=none", "calendar=", "sync=off", "time-zone=Europe/Madrid", "people=none",
        "limits=off", "premium=off",
      ]
    )
  }

  @Test func `every setting takes back what it says`() throws {
    var household = Pantry.household()
    household.settings.meals = [.lunch, .dinner]
    household.settings.reminderMinutesBefore = 120
    household.settings.people = 4
    household.settings.name = "Casa"
    household.settings.calendarFile = "/tmp/comidas.ics"
    household.settings.isPremium = true
    for key in SettingKey.all(meals: Self.scope.meals) where key != .profile {
      #expect(try SettingKey(typed: key.text, meals: Self.scope.meals) == key)
      let value = household.value(of: key, in: Self.scope)
      let answer = try household.set(key, to: value, in: Self.scope)
      #expect(answer.old == value && answer.new == value, "\(key.text)")
    }
    #expect(household.settings.meals == [.lunch, .dinner])
    #expect(household.settings.reminderMinutesBefore == 120)
    #expect(household.settings.people == 4)
  }

  @Test(arguments: [
    ("name", " Casa Ñ ", "Casa Ñ"), ("name", "", ""),
    ("language", "en", "en"), ("language", "Inglés", "en"), ("language", "español", "es"),
    ("windows", "dinnerOnly", "dinnerOnly"), ("windows", "BOTH", "both"),
    ("windows", "Solo comidas", "lunchOnly"), ("windows", "comidas y cenas", "both"),
    ("windows", "cenas", "dinnerOnly"), ("windows", "cena, comida", "both"),
    ("windows", "lunch", "lunchOnly"),
    ("weekends", "no", "off"), ("weekends", "Sí", "on"), ("weekends", "false", "off"),
    ("lunch-time", "13:30", "13:30"), ("dinner-time", "9:05", "09:05"),
    ("time.dinner", "20:00", "20:00"), ("time.cena", "20:00", "20:00"),
    ("dinner-time", "", "21:00"),
    ("event-duration", "30", "30"), ("event-duration", "1.5h", "90"),
    ("event-duration", "1,5 h", "90"), ("event-duration", "2h", "120"),
    ("event-duration", "1h", "60"), ("event-duration", "90 min", "90"),
    ("event-prefix", "", ""), ("event-prefix", "🥘", "🥘"),
    ("reminder", "30", "30"), ("reminder", "2h", "120"), ("reminder", "none", "none"),
    ("reminder", "ninguno", "none"), ("reminder", "off", "none"),
    ("calendar", "/tmp/a b.ics", "/tmp/a b.ics"), ("sync", "on", "on"),
    ("time-zone", "Atlantic/Canary", "Atlantic/Canary"),
    ("people", "1", "1"), ("people", "1000", "1000"), ("people", "none", "none"),
    ("limits", "on", "on"), ("PREMIUM", "on", "on"),
  ])
  func `a setting takes`(name: String, text: String, value: String) throws {
    #expect(try Self.value(of: name, after: text) == value)
  }

  @Test(arguments: [
    (
      "profile", "forkplan", "profile: se elige al empezar y no se cambia",
      "profile: it is chosen at the start and does not change"
    ),
    (
      "language", "fr", "language: 'fr' no vale; puede ser es, en",
      "language: 'fr' will not do; it can be es, en"
    ),
    (
      "windows", "desayuno", "windows: 'desayuno' no se planifica aquí; se planifica comida y cena",
      "windows: 'breakfast' is not planned here; what is planned is lunch and dinner"
    ),
    (
      "windows", "luch",
      "windows: 'luch' no vale; puede ser dinnerOnly, lunchOnly, both, lunch, dinner",
      "windows: 'luch' will not do; it can be dinnerOnly, lunchOnly, both, lunch, dinner"
    ),
    ("windows", " ", "windows: no puede estar vacío", "windows: it cannot be empty"),
    (
      "weekends", "quizá", "weekends: 'quizá' no es ni on ni off",
      "weekends: 'quizá' is neither on nor off"
    ),
    (
      "dinner-time", "24:00", "dinner-time: '24:00' no es una hora como 21:00",
      "dinner-time: '24:00' is not a time such as 21:00"
    ),
    (
      "event-duration", "45", "event-duration: '45' no vale; puede ser 30, 60, 90, 120",
      "event-duration: '45' will not do; it can be 30, 60, 90, 120"
    ),
    (
      "event-duration", "none", "event-duration: 'none' no vale; puede ser 30, 60, 90, 120",
      "event-duration: 'none' will not do; it can be 30, 60, 90, 120"
    ),
    (
      "reminder", "90", "reminder: '90' no vale; puede ser none, 30, 60, 120",
      "reminder: '90' will not do; it can be none, 30, 60, 120"
    ),
    (
      "time-zone", "Europe/Madird",
      "time-zone: 'Europe/Madird' no es una zona horaria como Europe/Madrid",
      "time-zone: 'Europe/Madird' is not a time zone such as Europe/Madrid"
    ),
    ("time-zone", "", "time-zone: no puede estar vacío", "time-zone: it cannot be empty"),
    (
      "people", "0", "people: '0' no es un número entre 1 y 1000, ni none",
      "people: '0' is no number between 1 and 1000, nor none"
    ),
    (
      "people", "1001", "people: '1001' no es un número entre 1 y 1000, ni none",
      "people: '1001' is no number between 1 and 1000, nor none"
    ),
    (
      "event-prefix", "a\nb", "event-prefix: tiene que caber en una línea",
      "event-prefix: it has to be on one line"
    ),
  ])
  func `a setting refuses`(name: String, text: String, spanish: String, english: String) {
    #expect(Self.refusal(name, text) == [spanish, english])
  }

  @Test func `a name of a household may have 200 letters`() {
    #expect(Self.refusal("name", String(repeating: "é", count: 200)) == nil)
    #expect(
      Self.refusal("name", String(repeating: "é", count: 201))?.first
        == "name: tiene 201 caracteres; caben 200"
    )
  }

  @Test(arguments: [
    ("windws", "windows"), ("timezone", "time-zone"), ("remainder", "reminder"),
    ("lunch_time", "lunch-time"),
  ])
  func `an unknown setting comes with what was probably meant`(name: String, near: String) {
    #expect(
      Self.refusal(name, "on") == [
        "No existe el ajuste '\(name)'; quizá '\(near)'",
        "There is no setting '\(name)'; maybe '\(near)'",
      ]
    )
  }

  @Test func `a meal that the profile does not know has no time`() {
    #expect(
      Self.refusal("time.merienda", "18:00")
        == ["No existe el ajuste 'time.merienda'", "There is no setting 'time.merienda'"]
    )
    #expect(
      Pantry.refusal(of: Pantry.household()) { household throws(HouseholdError) in
        _ = try household.set(.time(.breakfast), to: "8:00", in: Self.scope)
      }?.first == "time.breakfast: 'desayuno' no se planifica aquí; se planifica comida y cena"
    )
  }

  @Test func `a profile with dinners alone has no lunches`() throws {
    var scope = Self.scope
    scope.meals = [.dinner]
    #expect(try Self.value(of: "windows", after: "dinnerOnly", in: scope) == "dinnerOnly")
    #expect(throws: HouseholdError.self) { try Self.value(of: "windows", after: "both", in: scope) }
    #expect(throws: HouseholdError.self) { try SettingKey(typed: "lunch-time", meals: [.dinner]) }
  }

  @Test func `a profile with other meals lists them`() throws {
    var scope = Self.scope
    scope.meals = [.breakfast, .lunch, .dinner]
    #expect(
      try Self.value(of: "windows", after: "dinner,desayuno", in: scope) == "breakfast,dinner"
    )
    #expect(try Self.value(of: "time.desayuno", after: "8:00", in: scope) == "08:00")
    #expect(Pantry.household().value(of: .time(.breakfast), in: scope) == "")
  }

  @Test func `other meals hide what is planned and keep it`() throws {
    var household = Pantry.family
    household.weeks = [
      Pantry.week(Pantry.thisWeek, [(0, .lunch, "POLLO"), (5, .dinner, "MERLUZA")])
    ]
    let weeks = household.weeks
    _ = try household.set(.windows, to: "dinnerOnly", in: Self.scope)
    _ = try household.set(.weekends, to: "off", in: Self.scope)
    #expect(household.weeks == weeks)
    #expect(household.settings.meals == [.dinner])
    #expect(!household.settings.includesWeekends)
  }

  @Test func `a calendar to be kept without a file is a note`() throws {
    var household = Pantry.household()
    let answer = try household.set(.sync, to: "on", in: Self.scope)
    #expect(answer.old == "off" && answer.new == "on")
    #expect(
      answer.notes.map { $0.text(in: .spanish) } == [
        "falta decir en qué archivo está el calendario; hasta entonces no cambia nada"
      ]
    )
    #expect(try household.set(.calendar, to: "a.ics", in: Self.scope).notes.isEmpty)
    #expect(try household.set(.calendar, to: "", in: Self.scope).notes == [.noCalendarFile])
    #expect(try household.set(.people, to: "2", in: Self.scope).notes.isEmpty)
  }
}
