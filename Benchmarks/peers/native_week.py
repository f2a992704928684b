"""A week as native models need it: what may stand where, and what the fixed meals leave of each rule.

It is worked out from the week file alone, by `conflicts/week_file.py`; nothing of the planner is used. Rules
mean what docs/file-format.md says: fixed meals stand, also where they break rules, and plans make that no
worse.
"""

import sys
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent / "conflicts"))

from week_file import WEEKDAYS, Week, meal_named, read_week

LEVELS = ["shortfall", "filledSlots", "variety", "preference", "repeats"]


@dataclass(frozen=True)
class Fixed:
    """A pin or a meal of the context."""

    day: int
    meal: str
    dish: int
    in_window: bool


@dataclass(frozen=True)
class Demand:
    """At least `count` uses of some dishes in some slots, else a shortfall."""

    slots: tuple[int, ...]
    dishes: tuple[int, ...]
    count: int


def variety_loss(uses: int) -> int:
    """What so many uses of a dish in a week lose against first uses: 0, 0, 1, 3, 5, 7, …"""
    return max(0, uses - 1) + max(0, uses - 2)


class NativeWeek:
    """Slots, placements and counts of a week."""

    def __init__(self, path: Path) -> None:
        self.week: Week = read_week(path)
        week = self.week
        pinned = dict(week.pins)
        self.fixed = [
            Fixed(week.slots[slot].day, week.slots[slot].meal, dish, True)
            for slot, dish in pinned.items()
        ] + [Fixed(meal.slot.day, meal.slot.meal, meal.dish, False) for meal in week.context]
        self.open = [slot for slot in range(len(week.slots)) if slot not in pinned]
        self.days = range(week.day_count)
        self.weeks = sorted({week.calendar_week(slot.day) for slot in week.slots})
        self.slots_of_day: dict[int, list[int]] = defaultdict(list)
        self.slots_of_week: dict[int, list[int]] = defaultdict(list)
        for slot in self.open:
            day = week.slots[slot].day
            self.slots_of_day[day].append(slot)
            self.slots_of_week[week.calendar_week(day)].append(slot)
        self.dishes_of_tag = [
            [d for d, dish in enumerate(week.dishes) if tag in dish.tags]
            for tag in range(len(week.tags))
        ]
        # Fixed uses by tag and week, by tag, day and meal, by dish and week, by dish.
        self.tag_in_week: Counter[tuple[int, int]] = Counter()
        self.tag_in_meal: Counter[tuple[int, int, str]] = Counter()
        self.tag_on_day: Counter[tuple[int, int]] = Counter()
        self.dish_in_week: Counter[tuple[int, int]] = Counter()
        self.pins_of_dish: Counter[int] = Counter()
        self.fixed_days: dict[int, list[int]] = defaultdict(list)
        for meal in self.fixed:
            number = week.calendar_week(meal.day)
            self.dish_in_week[meal.dish, number] += 1
            self.pins_of_dish[meal.dish] += meal.in_window
            self.fixed_days[meal.dish].append(meal.day)
            for tag in week.dishes[meal.dish].tags:
                self.tag_in_week[tag, number] += 1
                self.tag_in_meal[tag, meal.day, meal.meal] += 1
                self.tag_on_day[tag, meal.day] += 1
        self.forbidden_by_filter: dict[int, set[int]] = defaultdict(set)
        for entry in week.filters:
            for slot in entry.slots:
                self.forbidden_by_filter[slot] |= entry.forbidden
        self.allowed: dict[int, list[int]] = {
            slot: [
                dish
                for dish in range(len(week.dishes))
                if self.fits_alone(dish, slot) and self.fits_beside_fixed(dish, slot)
            ]
            for slot in self.open
        }
        self.meals = sorted({slot.meal for slot in week.slots} | {m.meal for m in self.fixed})

    def fits_alone(self, dish: int, slot: int) -> bool:
        """Whether nothing about the dish and the slot alone is against it."""
        place, value = self.week.slots[slot], self.week.dishes[dish]
        if value.meals is not None and place.meal not in value.meals:
            return False
        for tag in value.tags:
            rules = self.week.tags[tag].rules
            only = rules.get("mealTypeRestriction")
            if only is not None and meal_named(only) != place.meal:
                return False
            days = rules.get("onlyDays")
            if days is not None and WEEKDAYS[self.week.weekday(place.day)] not in days:
                return False
        return dish not in self.forbidden_by_filter[slot]

    def fits_beside_fixed(self, dish: int, slot: int) -> bool:
        place, value = self.week.slots[slot], self.week.dishes[dish]
        for tag in value.tags:
            rules = self.week.tags[tag].rules
            number = self.week.calendar_week(place.day)
            if self.tag_in_week[tag, number] >= rules.get("maxPerWeek", 10**9):
                return False
            if rules.get("noDuplicateInDay") and self.tag_on_day[tag, place.day] > 0:
                return False
            for day in (place.day - 1, place.day + 1):
                scope = self.scope(tag)
                if scope == "anyMeal" and self.tag_on_day[tag, day] > 0:
                    return False
                if scope == "sameMeal" and self.tag_in_meal[tag, day, place.meal] > 0:
                    return False
        gap = value.rules.get("minGapDays")
        if gap is not None and any(abs(d - place.day) < gap for d in self.fixed_days[dish]):
            return False
        return self.pins_of_dish[dish] < value.rules.get("maxUses", 10**9)

    def scope(self, tag: int) -> str | None:
        """How a tag is kept off neighbouring days: in the same meal, in any, or not at all."""
        value = self.week.tags[tag].rules.get("noConsecutive")
        return "sameMeal" if value is True else value or None

    def cells(self, dishes: list[int], slots: list[int]) -> list[tuple[int, int]]:
        chosen = set(dishes)
        return [(s, d) for s in slots for d in self.allowed[s] if d in chosen]

    @cached_property
    def open_slots(self) -> list[int]:
        """The slots that some dish may take."""
        return [slot for slot in self.open if self.allowed[slot]]

    @cached_property
    def placeable(self) -> list[int]:
        return sorted({dish for slot in self.open for dish in self.allowed[slot]})

    def demands(self) -> list[Demand]:
        result = []
        for tag, value in enumerate(self.week.tags):
            if "minPerWeek" not in value.rules:
                continue
            for number in self.weeks:
                cells = self.cells(self.dishes_of_tag[tag], self.slots_of_week[number])
                slots = tuple(sorted({s for s, _ in cells}))
                missing = int(value.rules["minPerWeek"]) - self.tag_in_week[tag, number]
                count = min(missing, len(slots))
                if count > 0:
                    result.append(Demand(slots, tuple(self.dishes_of_tag[tag]), count))
        for dish, value in enumerate(self.week.dishes):
            if "fixedDay" not in value.rules:
                continue
            rule: Any = value.rules["fixedDay"]
            wanted = {"day": rule} if isinstance(rule, str) else rule
            meal = meal_named(wanted["meal"]) if "meal" in wanted else None
            for day in self.days:
                if WEEKDAYS[self.week.weekday(day)] != wanted["day"]:
                    continue
                has = any(
                    m.in_window and m.day == day and m.dish == dish and meal in (None, m.meal)
                    for m in self.fixed
                )
                slots = tuple(
                    slot
                    for slot in self.slots_of_day[day]
                    if meal in (None, self.week.slots[slot].meal) and dish in self.allowed[slot]
                )
                if not has and slots:
                    result.append(Demand(slots, (dish,), 1))
        return result

    def greatest_losses(self, demands: list[Demand], repeats: int) -> list[int]:
        slots = len(self.open_slots)
        weights = [self.week.dishes[dish].weight for dish in self.placeable]
        spread = max(weights) - min(weights) if weights else 0
        return [sum(demand.count for demand in demands), slots, 2 * slots, slots * spread, repeats]

    def meal_entry(self, slot: int, dish: int) -> dict[str, Any]:
        place = self.week.slots[slot]
        return {"day": place.day, "meal": place.meal, "dish": self.week.dishes[dish].identity}

    def greedy(self) -> dict[int, int]:
        """A plan that keeps every rule, made in one walk: where to begin a search."""
        plan: dict[int, int] = {}
        used: Counter[tuple[int, int]] = Counter()
        total: Counter[int] = Counter()
        days: dict[int, list[int]] = defaultdict(list)
        in_week: Counter[tuple[int, int]] = Counter()
        in_meal: Counter[tuple[int, int, str]] = Counter()
        on_day: Counter[tuple[int, int]] = Counter()
        week = self.week

        def fits(dish: int, slot: int) -> bool:
            place, value = week.slots[slot], week.dishes[dish]
            number = week.calendar_week(place.day)
            for tag in value.tags:
                rules = week.tags[tag].rules
                uses = in_week[tag, number] + self.tag_in_week[tag, number]
                if uses >= rules.get("maxPerWeek", 10**9):
                    return False
                if rules.get("noDuplicateInDay") and on_day[tag, place.day]:
                    return False
                scope = self.scope(tag)
                for day in (place.day - 1, place.day + 1):
                    if scope == "anyMeal" and on_day[tag, day]:
                        return False
                    if scope == "sameMeal" and in_meal[tag, day, place.meal]:
                        return False
            gap = value.rules.get("minGapDays", 0)
            if any(abs(day - place.day) < gap for day in days[dish]):
                return False
            return total[dish] + self.pins_of_dish[dish] < value.rules.get("maxUses", 10**9)

        for slot in sorted(self.open, key=lambda s: week.slots[s].day):
            place = week.slots[slot]
            number = week.calendar_week(place.day)
            candidates = [dish for dish in self.allowed[slot] if fits(dish, slot)]
            if not candidates:
                continue
            dish = min(
                candidates,
                key=lambda d: (
                    used[d, number] + self.dish_in_week[d, number],
                    -week.dishes[d].weight,
                    len(week.dishes[d].tags),
                    d,
                ),
            )
            plan[slot] = dish
            used[dish, number] += 1
            total[dish] += 1
            days[dish].append(place.day)
            for tag in week.dishes[dish].tags:
                in_week[tag, number] += 1
                in_meal[tag, place.day, place.meal] += 1
                on_day[tag, place.day] += 1
        return plan
