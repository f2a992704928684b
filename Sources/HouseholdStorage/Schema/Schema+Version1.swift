extension Schema {
  /// The first tables.
  ///
  /// Weekdays are numbers from 0 for Monday, dates `YYYY-MM-DD`, times `HH:MM`, instants seconds since 1970,
  /// amounts `3/4` or `1-2`. `position` orders a list and need not be without holes. References are checked when
  /// a transaction ends, so that rows may be written in any order.
  ///
  /// `revision` holds a number that is drawn anew with every change, so that whoever has read the store can tell
  /// whether it is still the same.
  static let version1 = """
    CREATE TABLE revision (
      number INTEGER NOT NULL
    ) STRICT;
    INSERT INTO revision VALUES (random());

    CREATE TABLE household (
      one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
      id TEXT NOT NULL CHECK (id <> ''),
      name TEXT,
      profile TEXT NOT NULL,
      profile_text TEXT,
      language TEXT NOT NULL CHECK (language IN ('es', 'en')),
      includes_weekends INTEGER NOT NULL CHECK (includes_weekends IN (0, 1)),
      time_zone TEXT NOT NULL,
      event_duration INTEGER NOT NULL CHECK (event_duration IN (30, 60, 90, 120)),
      event_prefix TEXT NOT NULL,
      reminder_minutes INTEGER CHECK (reminder_minutes IN (30, 60, 120)),
      calendar_file TEXT,
      syncs_calendar INTEGER NOT NULL CHECK (syncs_calendar IN (0, 1)),
      people INTEGER CHECK (people >= 1),
      limits_free_version INTEGER NOT NULL CHECK (limits_free_version IN (0, 1)),
      is_premium INTEGER NOT NULL CHECK (is_premium IN (0, 1))
    ) STRICT;

    CREATE TABLE planned_meal (
      meal TEXT NOT NULL PRIMARY KEY,
      position INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE meal_time (
      meal TEXT NOT NULL PRIMARY KEY,
      time TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE tag (
      id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
      position INTEGER NOT NULL,
      custom_name TEXT,
      color TEXT NOT NULL CHECK (length(color) = 7),
      max_per_week INTEGER CHECK (max_per_week >= 0),
      min_per_week INTEGER CHECK (min_per_week >= 0),
      no_consecutive TEXT CHECK (no_consecutive IN ('sameMeal', 'anyMeal')),
      no_duplicate_in_day INTEGER NOT NULL CHECK (no_duplicate_in_day IN (0, 1)),
      only_meal TEXT,
      only_days INTEGER CHECK (only_days BETWEEN 1 AND 127) -- the bit 1 << weekday for each
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE dish (
      id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
      position INTEGER NOT NULL,
      name TEXT NOT NULL CHECK (name <> ''),
      details TEXT,
      diet TEXT NOT NULL CHECK (diet IN ('standard', 'vegetarian', 'vegan')),
      min_gap_days INTEGER CHECK (min_gap_days >= 1),
      fixed_weekday INTEGER CHECK (fixed_weekday BETWEEN 0 AND 6),
      fixed_meal TEXT CHECK (fixed_meal IS NULL OR fixed_weekday IS NOT NULL),
      max_uses INTEGER CHECK (max_uses >= 0),
      rating INTEGER CHECK (rating BETWEEN 1 AND 5),
      servings INTEGER CHECK (servings >= 1),
      notes TEXT,
      created_at INTEGER NOT NULL,
      removed_on TEXT
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE dish_tag (
      dish TEXT NOT NULL REFERENCES dish (id) DEFERRABLE INITIALLY DEFERRED,
      position INTEGER NOT NULL,
      tag TEXT NOT NULL REFERENCES tag (id) DEFERRABLE INITIALLY DEFERRED,
      PRIMARY KEY (dish, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE dish_meal (
      dish TEXT NOT NULL REFERENCES dish (id) DEFERRABLE INITIALLY DEFERRED,
      position INTEGER NOT NULL,
      meal TEXT NOT NULL,
      PRIMARY KEY (dish, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE ingredient (
      dish TEXT NOT NULL REFERENCES dish (id) DEFERRABLE INITIALLY DEFERRED,
      position INTEGER NOT NULL,
      name TEXT NOT NULL CHECK (name <> ''),
      amount TEXT,
      unit TEXT,
      category TEXT,
      PRIMARY KEY (dish, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE week (
      start TEXT NOT NULL PRIMARY KEY,
      position INTEGER NOT NULL,
      has_days INTEGER NOT NULL CHECK (has_days IN (0, 1)),
      created_at INTEGER NOT NULL,
      updated_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE week_day (
      week TEXT NOT NULL REFERENCES week (start) DEFERRABLE INITIALLY DEFERRED,
      day INTEGER NOT NULL CHECK (day BETWEEN 0 AND 6),
      diet TEXT NOT NULL CHECK (diet IN ('standard', 'vegetarian', 'vegan')),
      PRIMARY KEY (week, day)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE slot (
      week TEXT NOT NULL REFERENCES week (start) DEFERRABLE INITIALLY DEFERRED,
      day INTEGER NOT NULL CHECK (day BETWEEN 0 AND 6),
      meal TEXT NOT NULL,
      position INTEGER NOT NULL,
      dish TEXT NOT NULL REFERENCES dish (id) DEFERRABLE INITIALLY DEFERRED,
      origin TEXT NOT NULL CHECK (origin IN ('chosen', 'planned')),
      is_forced INTEGER NOT NULL CHECK (is_forced IN (0, 1)),
      PRIMARY KEY (week, day, meal)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE cook_event (
      date TEXT NOT NULL,
      dish TEXT NOT NULL REFERENCES dish (id) DEFERRABLE INITIALLY DEFERRED,
      position INTEGER NOT NULL,
      PRIMARY KEY (date, dish)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE template (
      name TEXT NOT NULL PRIMARY KEY CHECK (name <> ''),
      position INTEGER NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE template_entry (
      template TEXT NOT NULL REFERENCES template (name) DEFERRABLE INITIALLY DEFERRED,
      day INTEGER NOT NULL CHECK (day BETWEEN 0 AND 6),
      meal TEXT NOT NULL,
      position INTEGER NOT NULL,
      dish TEXT NOT NULL REFERENCES dish (id) DEFERRABLE INITIALLY DEFERRED,
      PRIMARY KEY (template, day, meal)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE shopping_record (
      week TEXT NOT NULL PRIMARY KEY,
      position INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE shopping_item (
      week TEXT NOT NULL REFERENCES shopping_record (week) DEFERRABLE INITIALLY DEFERRED,
      position INTEGER NOT NULL,
      name TEXT NOT NULL CHECK (name <> ''),
      category TEXT,
      is_checked INTEGER NOT NULL CHECK (is_checked IN (0, 1)),
      is_hand_added INTEGER NOT NULL CHECK (is_hand_added IN (0, 1)),
      PRIMARY KEY (week, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE shopping_quantity (
      week TEXT NOT NULL,
      item INTEGER NOT NULL,
      position INTEGER NOT NULL,
      amount TEXT,
      unit TEXT,
      PRIMARY KEY (week, item, position),
      FOREIGN KEY (week, item) REFERENCES shopping_item (week, position)
        DEFERRABLE INITIALLY DEFERRED
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE calendar_record (
      week TEXT NOT NULL,
      day INTEGER NOT NULL CHECK (day BETWEEN 0 AND 6),
      meal TEXT NOT NULL,
      position INTEGER NOT NULL,
      sequence INTEGER NOT NULL CHECK (sequence >= 0),
      changed_at INTEGER NOT NULL,
      content TEXT NOT NULL,
      is_cancelled INTEGER NOT NULL CHECK (is_cancelled IN (0, 1)),
      PRIMARY KEY (week, day, meal)
    ) STRICT, WITHOUT ROWID;
    """
}
