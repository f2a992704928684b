"""States a week as soft groups of linear constraints, one group per element of a household, and
enumerates the minimal conflicts among the groups with CPMpy."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import cpmpy as cp
from cpmpy.expressions.core import Expression
from cpmpy.tools.explain import marco

from week_file import WEEKDAYS, ContextMeal, Slot, Week, meal_named

# What a household can change: ("tag", rule, index), ("dish", rule, index), ("filter", index),
# ("pin", index) or ("context",).
Element = tuple[str | int, ...]
Conflict = frozenset[Element]

CONTEXT: Element = ("context",)


@dataclass(frozen=True)
class Cap:
    """A part of a rule that forbids: at most `limit` uses, meals of the context included.

    `cells` are pairs of slot and dish. Meals of the context count where the element "context" is in
    force, those in `hard_context` always.
    """

    element: Element
    cells: frozenset[tuple[int, int]]
    limit: int
    soft_context: int = 0
    hard_context: int = 0


class Caps:
    """Lists the caps of everything that forbids."""

    def __init__(self, week: Week) -> None:
        self.week = week
        self.slots = range(len(week.slots))
        self.days = sorted({slot.day for slot in week.slots})
        self.by_day = {d: [s for s in self.slots if week.slots[s].day == d] for d in self.days}
        self.hard_meals = hard_context(week)

    def __iter__(self) -> Iterator[Cap]:
        for index, tag in enumerate(self.week.tags):
            yield from self.of_tag(index, tag.rules)
        for index in range(len(self.week.dishes)):
            yield from self.of_dish(index)
        for index, entry in enumerate(self.week.filters):
            for slot in entry.slots:
                yield Cap(("filter", index), cells([slot], entry.forbidden), 0)

    def of_tag(self, tag: int, rules: dict[str, Any]) -> Iterator[Cap]:
        dishes = [d for d, dish in enumerate(self.week.dishes) if tag in dish.tags]
        if "maxPerWeek" in rules:
            yield from self.weekly_maximum(("tag", "maxPerWeek", tag), dishes, rules["maxPerWeek"])
        if rules.get("noDuplicateInDay"):
            for slots in self.by_day.values():
                yield Cap(("tag", "noDuplicateInDay", tag), cells(slots, dishes), 1)
        if rules.get("noConsecutive"):
            any_meal = rules["noConsecutive"] == "anyMeal"
            yield from self.neighbours(("tag", "noConsecutive", tag), dishes, any_meal)
        if "mealTypeRestriction" in rules:
            meals = frozenset([meal_named(rules["mealTypeRestriction"])])
            yield from self.only_meals(("tag", "mealTypeRestriction", tag), dishes, meals)
        if "onlyDays" in rules:
            yield from self.only_days(("tag", "onlyDays", tag), dishes, rules["onlyDays"])

    def of_dish(self, index: int) -> Iterator[Cap]:
        dish = self.week.dishes[index]
        if dish.meals is not None:
            yield from self.only_meals(("dish", "meals", index), [index], dish.meals)
        if "minGapDays" in dish.rules:
            gap = int(dish.rules["minGapDays"])
            yield from self.minimum_gap(("dish", "minGapDays", index), index, gap)
        if "maxUses" in dish.rules:
            limit = int(dish.rules["maxUses"])
            yield Cap(("dish", "maxUses", index), cells(self.slots, [index]), limit)

    def weekly_maximum(self, element: Element, dishes: list[int], limit: int) -> Iterator[Cap]:
        of_day = self.week.calendar_week
        for number in {of_day(day) for day in self.days}:
            slots = [s for s in self.slots if of_day(self.week.slots[s].day) == number]
            meals = [m for m in self.context_of(dishes) if of_day(m.slot.day) == number]
            yield self.cap(element, slots, dishes, int(limit), meals)

    def neighbours(self, element: Element, dishes: list[int], any_meal: bool) -> Iterator[Cap]:
        for index in self.slots:
            slot = self.week.slots[index]
            for other in self.by_day.get(slot.day + 1, []):
                if are_neighbours(slot, self.week.slots[other], any_meal):
                    yield Cap(element, cells([index, other], dishes), 1)
            meals = [
                meal
                for meal in self.context_of(dishes)
                if are_neighbours(slot, meal.slot, any_meal)
            ]
            yield self.cap(element, [index], dishes, 1, meals)

    def only_meals(
        self, element: Element, dishes: list[int], meals: frozenset[str]
    ) -> Iterator[Cap]:
        for slot in self.slots:
            if self.week.slots[slot].meal not in meals:
                yield Cap(element, cells([slot], dishes), 0)

    def only_days(self, element: Element, dishes: list[int], days: list[str]) -> Iterator[Cap]:
        for slot in self.slots:
            if WEEKDAYS[self.week.weekday(self.week.slots[slot].day)] not in days:
                yield Cap(element, cells([slot], dishes), 0)

    def minimum_gap(self, element: Element, dish: int, gap: int) -> Iterator[Cap]:
        for first in self.days:
            slots = [s for s in self.slots if first <= self.week.slots[s].day < first + gap]
            yield Cap(element, cells(slots, [dish]), 1)
        for slot in self.slots:
            day = self.week.slots[slot].day
            meals = [m for m in self.context_of([dish]) if abs(m.slot.day - day) < gap]
            yield self.cap(element, [slot], [dish], 1, meals)

    def context_of(self, dishes: list[int]) -> list[ContextMeal]:
        return [meal for meal in self.week.context if meal.dish in dishes]

    def cap(
        self,
        element: Element,
        slots: list[int],
        dishes: list[int],
        limit: int,
        meals: list[ContextMeal],
    ) -> Cap:
        """A cap that also counts meals of the context."""
        hard = sum(meal in self.hard_meals for meal in meals)
        return Cap(element, cells(slots, dishes), limit, len(meals) - hard, hard)


def cells(slots: Iterable[int], dishes: Iterable[int]) -> frozenset[tuple[int, int]]:
    columns = list(dishes)
    return frozenset((slot, dish) for slot in slots for dish in columns)


def are_neighbours(one: Slot, other: Slot, any_meal: bool) -> bool:
    return abs(one.day - other.day) == 1 and (any_meal or one.meal == other.meal)


def is_about_place(element: Element) -> bool:
    """Whether an element speaks about a dish and a slot alone."""
    return element[0] == "filter" or element[1] in ("meals", "mealTypeRestriction", "onlyDays")


def hard_context(week: Week) -> frozenset[ContextMeal]:
    """Context that always counts: it helps a weekly minimum in a calendar week of the plan."""
    weeks = {week.calendar_week(slot.day) for slot in week.slots}
    demanded = {index for index, tag in enumerate(week.tags) if "minPerWeek" in tag.rules}
    return frozenset(
        meal
        for meal in week.context
        if week.calendar_week(meal.slot.day) in weeks and week.dishes[meal.dish].tags & demanded
    )


def tolerated_pins(week: Week, caps: Iterable[Cap]) -> frozenset[tuple[int, int]]:
    """The pins that break a rule among themselves, with the context or by their place."""
    tolerated: set[tuple[int, int]] = set()
    for cap in caps:
        pins = cap.cells.intersection(week.pins)
        if len(pins) + cap.soft_context + cap.hard_context > cap.limit:
            tolerated |= pins
    return frozenset(tolerated)


class ConflictModel:
    """The 0/1 model: one Boolean for each slot and dish, and one for the context."""

    def __init__(self, week: Week) -> None:
        self.week = week
        self.uses = cp.boolvar(shape=(len(week.slots), len(week.dishes)))
        self.context = cp.boolvar()
        self.caps = list(Caps(week))
        self.tolerated = tolerated_pins(week, self.caps)
        self.hard = [cp.sum(list(row)) == 1 for row in self.uses]
        self.hard += [self.uses[cell] == 1 for cell in self.tolerated]
        self.groups: dict[Element, list[Expression]] = {}
        for cap in self.caps:
            self.add(cap.element, self.constraint(cap))
        self.add_demands()
        for index, cell in enumerate(week.pins):
            if cell not in self.tolerated:
                self.add(("pin", index), self.uses[cell] == 1)
        self.add(CONTEXT, self.context == 1)

    def add(self, element: Element, constraint: Expression | None) -> None:
        if constraint is not None:
            self.groups.setdefault(element, []).append(constraint)

    def constraint(self, cap: Cap) -> Expression | None:
        """Uses are at most what the context leaves, or what tolerated pins take already."""
        fixed = len(cap.cells & self.tolerated)
        slots = len({slot for slot, _ in cap.cells})
        free = min(slots, max(fixed, cap.limit - cap.hard_context))
        bound = min(free, max(fixed, cap.limit - cap.hard_context - cap.soft_context))
        if bound == slots:
            return None
        return self.count(cap.cells) + (free - bound) * self.context <= free

    def count(self, chosen: Iterable[tuple[int, int]]) -> Expression:
        return cp.sum([self.uses[cell] for cell in sorted(chosen)])

    def add_demands(self) -> None:
        for index, tag in enumerate(self.week.tags):
            if "minPerWeek" in tag.rules:
                self.add_minimum(index, int(tag.rules["minPerWeek"]))
        for index, dish in enumerate(self.week.dishes):
            if "fixedDay" in dish.rules:
                self.add_fixed_day(index, dish.rules["fixedDay"])

    def add_minimum(self, tag: int, minimum: int) -> None:
        of_day = self.week.calendar_week
        dishes = [d for d, dish in enumerate(self.week.dishes) if tag in dish.tags]
        for number in sorted({of_day(slot.day) for slot in self.week.slots}):
            slots = [s for s, slot in enumerate(self.week.slots) if of_day(slot.day) == number]
            eaten = sum(
                m.dish in dishes and of_day(m.slot.day) == number for m in self.week.context
            )
            element = ("tag", "minPerWeek", tag)
            if eaten < minimum:
                self.add(element, self.count(cells(slots, dishes)) >= minimum - eaten)

    def add_fixed_day(self, dish: int, rule: str | dict[str, str]) -> None:
        wanted = {"day": rule} if isinstance(rule, str) else rule
        meal = meal_named(wanted["meal"]) if "meal" in wanted else None
        for day in sorted({slot.day for slot in self.week.slots}):
            slots = [
                index
                for index, slot in enumerate(self.week.slots)
                if slot.day == day and meal in (None, slot.meal)
            ]
            is_due = WEEKDAYS[self.week.weekday(day)] == wanted["day"]
            if is_due and any(self.is_pinned_or_possible(slot, dish) for slot in slots):
                self.add(("dish", "fixedDay", dish), self.count(cells(slots, [dish])) >= 1)

    def is_pinned_or_possible(self, slot: int, dish: int) -> bool:
        """Whether the dish is pinned there, or the slot is free and nothing about the two alone
        forbids it."""
        pinned = dict(self.week.pins)
        if slot in pinned:
            return pinned[slot] == dish
        return (slot, dish) not in self.misplaced

    @cached_property
    def misplaced(self) -> frozenset[tuple[int, int]]:
        """Pairs of slot and dish that rules on the two alone forbid."""
        return frozenset(
            cell for cap in self.caps if is_about_place(cap.element) for cell in cap.cells
        )


def conjunction(constraints: list[Expression]) -> Expression:
    group = cp.all(constraints)
    return group if isinstance(group, Expression) else cp.BoolVal(group)


def minimal_conflicts(week: Week) -> list[Conflict]:
    """All minimal conflicts: smallest first."""
    model = ConflictModel(week)
    element_of = {}
    soft = []
    for element, constraints in model.groups.items():
        group = conjunction(constraints)
        element_of[id(group)] = element
        soft.append(group)
    found = marco(soft, model.hard, solver="exact", map_solver="exact", return_mcs=False)
    conflicts = [frozenset(element_of[id(group)] for group in groups) for _, groups in found]
    return sorted(conflicts, key=lambda conflict: (len(conflict), sorted(map(str, conflict))))
