"""CP-SAT on a native model: one Boolean for each slot and dish, cliques as `add_at_most_one`, a greedy plan
as a hint, two workers, and one level after the other: a weighted sum of levels takes it far longer."""

from importlib import metadata
from pathlib import Path

from level_packing import groups_of
from native_week import Demand, NativeWeek
from ortools.sat.python import cp_model
from peer import WORKERS, Answer

Literals = list[cp_model.IntVar]


class CPSATModel:
    def __init__(self, native: NativeWeek) -> None:
        self.native = native
        self.model = cp_model.CpModel()
        self.x = {
            (slot, dish): self.model.new_bool_var(f"x{slot}_{dish}")
            for slot in native.open
            for dish in native.allowed[slot]
        }
        self.presences: dict[tuple[int, int, str | None], Literals] = {}
        self.demands: list[Demand] = native.demands()
        # By level the terms of its loss, and a constant.
        self.losses: list[list[cp_model.LinearExprT]] = [[] for _ in range(5)]
        self.add_slots()
        self.add_tags()
        self.add_dishes()
        self.add_demands()
        self.add_variety()
        self.add_repeats()

    def add_slots(self) -> None:
        week = self.native.week
        best = max((week.dishes[dish].weight for dish in self.native.placeable), default=0)
        for slot in self.native.open_slots:
            empty = self.model.new_bool_var(f"empty{slot}")
            self.model.add_exactly_one(
                [self.x[slot, dish] for dish in self.native.allowed[slot]] + [empty]
            )
            self.losses[1].append(empty)
            for dish in self.native.allowed[slot]:
                if week.dishes[dish].weight != best:
                    self.losses[3].append((best - week.dishes[dish].weight) * self.x[slot, dish])

    def literals(self, dishes: list[int], slots: list[int]) -> Literals:
        return [self.x[cell] for cell in self.native.cells(dishes, slots)]

    def slots_at(self, day: int, meal: str | None) -> list[int]:
        slots = self.native.slots_of_day.get(day, [])
        return [s for s in slots if meal in (None, self.native.week.slots[s].meal)]

    def presence(self, tag: int, day: int, meal: str | None) -> Literals:
        """Literals of which at most one is true, and one is if the tag stands there."""
        key = (tag, day, meal)
        if key not in self.presences:
            dishes, slots = self.native.dishes_of_tag[tag], self.slots_at(day, meal)
            cells = self.native.cells(dishes, slots)
            literals = [self.x[cell] for cell in cells]
            is_exclusive = self.native.week.tags[tag].rules.get("noDuplicateInDay", False)
            if len({slot for slot, _ in cells}) > 1 and not is_exclusive:
                present = self.model.new_bool_var(f"p{tag}_{day}_{meal}")
                for literal in literals:
                    self.model.add_implication(literal, present)
                literals = [present]
            self.presences[key] = literals
        return self.presences[key]

    def add_tags(self) -> None:
        native = self.native
        for tag, value in enumerate(native.week.tags):
            dishes = native.dishes_of_tag[tag]
            if "maxPerWeek" in value.rules:
                for number in native.weeks:
                    cells = native.cells(dishes, native.slots_of_week[number])
                    room = int(value.rules["maxPerWeek"]) - native.tag_in_week[tag, number]
                    literals = [self.x[cell] for cell in cells]
                    if room == 1:
                        self.model.add_at_most_one(literals)
                    elif len({slot for slot, _ in cells}) > room:
                        self.model.add(sum(literals) <= max(0, room))
            if value.rules.get("noDuplicateInDay"):
                for day in native.days:
                    self.model.add_at_most_one(self.literals(dishes, native.slots_of_day[day]))
            scope = native.scope(tag)
            if scope is not None:
                for meal in native.meals if scope == "sameMeal" else [None]:
                    for day in range(len(native.days) - 1):
                        first = self.presence(tag, day, meal)
                        second = self.presence(tag, day + 1, meal)
                        if first and second:
                            self.model.add_at_most_one(first + second)

    def add_dishes(self) -> None:
        native = self.native
        for dish, value in enumerate(native.week.dishes):
            slots = [slot for slot in native.open if dish in native.allowed[slot]]
            if "maxUses" in value.rules:
                left = int(value.rules["maxUses"]) - native.pins_of_dish[dish]
                literals = [self.x[slot, dish] for slot in slots]
                if left == 1:
                    self.model.add_at_most_one(literals)
                elif len(literals) > left:
                    self.model.add(sum(literals) <= left)
            if "minGapDays" in value.rules:
                gap = int(value.rules["minGapDays"])
                days = sorted({native.week.slots[slot].day for slot in slots})
                last: list[int] = []
                for first in days:
                    near = [s for s in slots if first <= native.week.slots[s].day < first + gap]
                    if len(near) > 1 and not set(near) <= set(last):
                        self.model.add_at_most_one([self.x[slot, dish] for slot in near])
                        last = near

    def add_demands(self) -> None:
        for index, demand in enumerate(self.demands):
            missing = self.model.new_int_var(0, demand.count, f"missing{index}")
            literals = self.literals(list(demand.dishes), list(demand.slots))
            self.model.add(sum(literals) + missing >= demand.count)
            self.losses[0].append(missing)

    def add_variety(self) -> None:
        """A use beyond the first costs one, a use beyond the second one more."""
        native = self.native
        for number in native.weeks:
            slots_of_dish: dict[int, list[int]] = {}
            for slot in native.slots_of_week[number]:
                for dish in native.allowed[slot]:
                    slots_of_dish.setdefault(dish, []).append(slot)
            for dish, slots in slots_of_dish.items():
                before = native.dish_in_week[dish, number]
                uses = sum(self.x[slot, dish] for slot in slots)
                for free in (1, 2):
                    left = max(0, free - before)
                    if len(slots) <= left:
                        continue
                    if left == 0:
                        self.losses[2].append(uses)
                        continue
                    over = self.model.new_int_var(0, len(slots) - left, f"v{dish}_{number}_{free}")
                    self.model.add(over >= uses - left)
                    self.losses[2].append(over)

    def is_fixed(self, tag: int, day: int, meal: str) -> bool:
        return self.native.tag_in_meal[tag, day, meal] > 0

    def add_repeats(self) -> None:
        native = self.native
        for tag, value in enumerate(native.week.tags):
            if native.scope(tag) != "sameMeal":
                continue
            exclusive = value.rules.get("noDuplicateInDay", False)
            for day in range(-1, len(native.days)):
                self.add_repeat(tag, day, exclusive)

    def add_repeat(self, tag: int, day: int, is_exclusive: bool) -> None:
        meals = self.native.meals
        pairs = [(one, other) for one in meals for other in meals if one != other]
        if any(self.is_fixed(tag, day, a) and self.is_fixed(tag, day + 1, b) for a, b in pairs):
            return
        clauses: list[tuple[Literals, Literals]] = []
        for one, other in pairs:
            first, second = self.presence(tag, day, one), self.presence(tag, day + 1, other)
            if self.is_fixed(tag, day, one):
                clauses += [([], second)] if second else []
            elif self.is_fixed(tag, day + 1, other):
                clauses += [(first, [])] if first else []
            elif first and second:
                clauses.append((first, second))
        if not clauses:
            return
        repeat = self.model.new_bool_var(f"repeat{tag}_{day}")
        self.losses[4].append(repeat)
        if is_exclusive and all(first and second for first, second in clauses):
            literals = [p for m in meals for d in (day, day + 1) for p in self.presence(tag, d, m)]
            self.model.add(sum(literals) <= 1 + repeat)
            return
        for first, second in clauses:
            # Of each list at most one is true, and of both together only with a repeat.
            if first and second:
                self.model.add(sum(first) + sum(second) <= 1 + repeat)
            else:
                for literal in first + second:
                    self.model.add_implication(literal, repeat)


def solve(path: Path, limit: float) -> Answer:
    native = NativeWeek(path)
    built = CPSATModel(native)
    model = built.model
    greatest = native.greatest_losses(built.demands, len(built.losses[4]))
    levels = [index for index in range(5) if built.losses[index]]
    answer = Answer("optimal", meals=[])
    hint = {cell: False for cell in built.x} | {cell: True for cell in native.greedy().items()}
    for cell, value in hint.items():
        model.add_hint(built.x[cell], value)
    values: list[int] | None = None
    for group in groups_of([greatest[index] for index in levels], limit=0):
        members = [levels[position] for position in group.members]
        totals = [sum(built.losses[index]) for index in members]
        if values is not None and all(values[index] == 0 for index in members):
            answer.objectives.append(0)
            answer.bounds.append(0)
            for total in totals:
                model.add(total <= 0)
            continue
        model.minimize(
            sum(weight * total for weight, total in zip(group.weights, totals, strict=True))
        )
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = WORKERS
        solver.parameters.random_seed = 1
        solver.parameters.max_time_in_seconds = max(0.01, limit - answer.solve_seconds)
        status = solver.solve(model)
        answer.solves += 1
        answer.solve_seconds += solver.wall_time
        answer.nodes = (answer.nodes or 0) + solver.num_branches
        answer.bounds.append(solver.best_objective_bound)
        if status in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            answer.objectives.append(round(solver.objective_value))
            values = [sum(solver.value(term) for term in built.losses[index]) for index in range(5)]
            chosen = {cell for cell, literal in built.x.items() if solver.value(literal)}
            answer.meals = [native.meal_entry(*cell) for cell in sorted(chosen)]
        if status != cp_model.OPTIMAL:
            is_late = status in (cp_model.FEASIBLE, cp_model.UNKNOWN)
            answer.status = "timeLimit" if is_late else "solverFailure"
            answer.message = None if is_late else f"CP-SAT says {solver.status_name(status)}"
            break
        assert values is not None
        for index, total in zip(members, totals, strict=True):
            model.add(total <= values[index])
        # Every variable of the point before is where the next search begins.
        model.clear_hints()
        for position in range(len(model.proto.variables)):
            variable = model.get_int_var_from_proto_index(position)
            model.add_hint(variable, solver.value(variable))
    answer.losses = None
    return answer


def version() -> str:
    return f"CP-SAT {metadata.version('ortools')}"
