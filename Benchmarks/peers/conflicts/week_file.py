"""Reads week files, as docs/file-format.md describes them, into positions of slots, tags and dishes.

It reads files that `planner validate` accepts and is no validator itself.
"""

import json
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

Json = dict[str, Any]

WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

MEALS = {
    "desayuno": "breakfast",
    "breakfast": "breakfast",
    "comida": "lunch",
    "almuerzo": "lunch",
    "lunch": "lunch",
    "snack": "snack",
    "cena": "dinner",
    "dinner": "dinner",
    "postre": "dessert",
    "dessert": "dessert",
}

# Key, Spanish name, English name and rules of the tags of a new household.
DEFAULT_TAGS: list[tuple[str, str, str, Json]] = [
    ("meat", "Carne", "Meat", {"maxPerWeek": 3, "noConsecutive": True, "noDuplicateInDay": True}),
    ("fish", "Pescado", "Fish", {"maxPerWeek": 2, "noConsecutive": True, "noDuplicateInDay": True}),
    ("legumes", "Legumbres", "Legumes", {"maxPerWeek": 2, "noDuplicateInDay": True}),
    ("vegetables", "Verduras", "Vegetables", {}),
    ("eggs", "Huevos", "Eggs", {"maxPerWeek": 2, "noDuplicateInDay": True}),
    ("pasta-rice", "Pasta/Arroz", "Pasta/Rice", {"maxPerWeek": 3, "noConsecutive": True}),
    ("dinner-only", "Solo Cena", "Dinner Only", {"mealTypeRestriction": "dinner"}),
    ("lunch-only", "Solo Comida", "Lunch Only", {"mealTypeRestriction": "lunch"}),
    ("contains-gluten", "Con Gluten", "Contains Gluten", {}),
    ("gluten-free", "Sin Gluten", "Gluten Free", {}),
]


class InputError(Exception):
    """Something that cannot be read: one line for people."""


@dataclass(frozen=True)
class Slot:
    """A meal; days are counted from 0 at the first day of the plan."""

    day: int
    meal: str


@dataclass(frozen=True)
class Tag:
    key: str
    rules: Json


@dataclass(frozen=True)
class Dish:
    identity: str
    tags: frozenset[int]
    meals: frozenset[str] | None
    rules: Json
    weight: int = 0


@dataclass(frozen=True)
class Filter:
    """The slots that a filter speaks about and the dishes that it keeps out of them."""

    slots: frozenset[int]
    forbidden: frozenset[int]


@dataclass(frozen=True)
class ContextMeal:
    slot: Slot
    dish: int


class Names:
    """Finds things by identity, by name, and by name without case and accents, in this order."""

    def __init__(self, kind: str, entries: Iterable[tuple[str | None, list[str]]]) -> None:
        self.kind = kind
        self.levels: list[dict[str, set[int]]] = [{}, {}, {}]
        for index, (identity, names) in enumerate(entries):
            known = [identity] if identity is not None else []
            for level, texts in enumerate([known, names, map(folded, known + names)]):
                for text in texts:
                    self.levels[level].setdefault(text, set()).add(index)

    def find(self, text: str) -> int:
        name = clean(text)
        for level, key in enumerate([name, name, folded(name)]):
            matches = self.levels[level].get(key, set())
            if len(matches) == 1:
                return next(iter(matches))
            if matches:
                raise InputError(f"the {self.kind} '{name}' is not clear")
        raise InputError(f"no {self.kind} '{name}'")

    def find_all(self, texts: Iterable[str]) -> frozenset[int]:
        return frozenset(self.find(text) for text in texts)


@dataclass
class Week:
    """A week whose names and days are resolved."""

    first_weekday: int
    week_start: int
    day_count: int
    start: date | None
    slots: list[Slot] = field(default_factory=list)
    tags: list[Tag] = field(default_factory=list)
    dishes: list[Dish] = field(default_factory=list)
    filters: list[Filter] = field(default_factory=list)
    pins: list[tuple[int, int]] = field(default_factory=list)
    context: list[ContextMeal] = field(default_factory=list)
    tag_names: Names = field(default_factory=lambda: Names("tag", []))
    dish_names: Names = field(default_factory=lambda: Names("dish", []))

    def weekday(self, day: int) -> int:
        return (self.first_weekday + day) % 7

    def calendar_week(self, day: int) -> int:
        return (day + (self.first_weekday - self.week_start) % 7) // 7


def clean(text: str) -> str:
    return unicodedata.normalize("NFC", text.strip())


def folded(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def meal_named(text: str) -> str:
    return MEALS.get(folded(clean(text)), clean(text))


def read_json(path: Path) -> Any:
    try:
        return json.loads(path.read_text("utf-8-sig"))
    except OSError as error:
        raise InputError(f"{path}: {error.strerror}") from error
    except ValueError as error:
        raise InputError(f"{path}: no JSON: {error}") from error


def read_week(path: Path) -> Week:
    document = read_json(path)
    try:
        return resolve(document)
    except InputError as error:
        raise InputError(f"{path}: {error}") from error
    except KeyError as error:
        raise InputError(f"{path}: the key {error} is missing") from error
    except (AttributeError, TypeError, ValueError) as error:
        raise InputError(f"{path}: no week file: {error}") from error


def resolve(document: Json) -> Week:
    if document["schema"] != 1:
        raise InputError("the schema is not 1")
    week = calendar(document.get("week", {}))
    week.slots = read_slots(document, week)
    week.tags, week.tag_names = read_tags(document.get("tags"))
    entries = document.get("dishes", [])
    week.dish_names = Names("dish", ((optional(d, "id"), [clean(d["name"])]) for d in entries))
    identities = dish_identities(entries)
    week.dishes = [
        read_dish(d, i, week.tag_names) for d, i in zip(entries, identities, strict=True)
    ]
    week.filters = [read_filter(entry, week) for entry in document.get("filters", [])]
    week.pins = read_pins(document, week)
    week.context = read_context(document.get("context", {}), week)
    return week


def optional(entry: Json, key: str) -> str | None:
    return clean(entry[key]) if key in entry else None


def calendar(entry: Json) -> Week:
    week_start = WEEKDAYS.index(entry.get("weekStart", "mon"))
    start = date.fromisoformat(entry["start"]) if "start" in entry else None
    first_day = WEEKDAYS.index(entry["firstDay"]) if "firstDay" in entry else week_start
    return Week(
        first_weekday=start.weekday() if start else first_day,
        week_start=week_start,
        day_count=int(entry.get("days", 7)),
        start=start,
    )


def days_meant(reference: str | int | float, week: Week) -> list[int]:
    """The days of the plan that are meant; a date or a number may also lie outside."""
    if not isinstance(reference, str):
        return [int(reference) - 1]
    if reference in WEEKDAYS:
        weekday = WEEKDAYS.index(reference)
        return [day for day in range(week.day_count) if week.weekday(day) == weekday]
    if week.start is None:
        raise InputError(f"the date '{reference}' needs a week with a start")
    return [(date.fromisoformat(reference) - week.start).days]


def read_slots(document: Json, week: Week) -> list[Slot]:
    if "slots" in document:
        return [
            Slot(one(days_meant(entry["day"], week), entry), meal_named(entry["meal"]))
            for entry in document["slots"]
        ]
    meals = document.get("week", {}).get("meals", ["lunch", "dinner"])
    return [Slot(day, meal_named(meal)) for day in range(week.day_count) for meal in meals]


def one(days: list[int], entry: Json) -> int:
    if len(days) != 1:
        raise InputError(f"the day '{entry['day']}' is not clear")
    return days[0]


def read_tags(entries: list[Json] | None) -> tuple[list[Tag], Names]:
    if entries is None:
        named = [(key, [spanish, english]) for key, spanish, english, _ in DEFAULT_TAGS]
        return [Tag(key, rules) for key, _, _, rules in DEFAULT_TAGS], Names("tag", named)
    tags = [Tag(clean(entry["key"]), entry.get("rules", {})) for entry in entries]
    return tags, Names(
        "tag", [(tag.key, tag_names(e)) for tag, e in zip(tags, entries, strict=True)]
    )


def tag_names(entry: Json) -> list[str]:
    key = clean(entry["key"])
    known = {key: [spanish, english] for key, spanish, english, _ in DEFAULT_TAGS}
    name = entry.get("name", known.get(key, [key]))
    texts = [name] if isinstance(name, str) else list(getattr(name, "values", lambda: name)())
    return [clean(text) for text in texts]


def dish_identities(entries: list[Json]) -> list[str]:
    """The identities: the own ones, else the names, numbered where a name is taken already."""
    taken = {clean(entry["id"]) for entry in entries if "id" in entry}
    identities = []
    for entry in entries:
        identity = name = optional(entry, "id") or clean(entry["name"])
        number = 2
        while "id" not in entry and identity in taken:
            identity = f"{name} ({number})"
            number += 1
        taken.add(identity)
        identities.append(identity)
    return identities


def read_dish(entry: Json, identity: str, tags: Names) -> Dish:
    meals = entry.get("meals")
    return Dish(
        identity=identity,
        tags=tags.find_all(entry.get("tags", [])),
        meals=None if meals is None else frozenset(map(meal_named, meals)),
        rules=entry.get("rules", {}),
        weight=int(entry.get("weight", 0)),
    )


def read_filter(entry: Json, week: Week) -> Filter:
    days = {day for reference in entry.get("days", []) for day in days_meant(reference, week)}
    meals = {meal_named(meal) for meal in entry.get("meals", [])}
    slots = frozenset(
        index
        for index, slot in enumerate(week.slots)
        if ("days" not in entry or slot.day in days)
        and ("meals" not in entry or slot.meal in meals)
    )
    required = week.tag_names.find_all(entry.get("requireTags", []))
    excluded = week.tag_names.find_all(entry.get("excludeTags", []))
    needs_all = entry.get("require", "any") == "all"
    dishes = frozenset(range(len(week.dishes)))
    only = week.dish_names.find_all(entry["onlyDishes"]) if "onlyDishes" in entry else dishes
    forbidden = week.dish_names.find_all(entry.get("excludeDishes", [])) | (dishes - only)
    for index, dish in enumerate(week.dishes):
        met = required <= dish.tags if needs_all else not required or required & dish.tags
        if not met or excluded & dish.tags:
            forbidden |= {index}
    return Filter(slots, forbidden)


def read_pins(document: Json, week: Week) -> list[tuple[int, int]]:
    """The pins, then what the plan holds beside them: slot and dish."""
    positions = {slot: index for index, slot in enumerate(week.slots)}
    pins: dict[int, int] = {}
    for entry in document.get("pins", []) + document.get("plan", []):
        slot = Slot(one(days_meant(entry["day"], week), entry), meal_named(entry["meal"]))
        if slot not in positions:
            raise InputError(f"no meal {entry['day']}/{entry['meal']} in the plan")
        dish = week.dish_names.find(entry["dish"])
        if pins.setdefault(positions[slot], dish) != dish:
            raise InputError(f"two dishes for {entry['day']}/{entry['meal']}")
    return list(pins.items())


def read_context(entry: Json, week: Week) -> list[ContextMeal]:
    before = [(meal, day_before(meal["day"], week)) for meal in entry.get("before", [])]
    after = [(meal, day_after(meal["day"], week)) for meal in entry.get("after", [])]
    return [
        ContextMeal(Slot(day, meal_named(meal["meal"])), week.dish_names.find(meal["dish"]))
        for meal, day in before + after
    ]


def day_before(reference: str | int, week: Week) -> int:
    if reference not in WEEKDAYS:
        return days_meant(reference, week)[0]
    return next(d for d in range(-1, -8, -1) if week.weekday(d) == WEEKDAYS.index(reference))


def day_after(reference: str | int, week: Week) -> int:
    if reference not in WEEKDAYS:
        return days_meant(reference, week)[0]
    days = range(week.day_count, week.day_count + 7)
    return next(day for day in days if week.weekday(day) == WEEKDAYS.index(reference))
