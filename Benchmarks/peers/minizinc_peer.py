"""MiniZinc with Gecode on the native model `week.mzn`: global cardinality and element constraints, search
by weighted degree, two threads, and one level after the other."""

import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from level_packing import groups_of
from native_week import NativeWeek
from peer import WORKERS, Answer, NotInstalled

MODEL = Path(__file__).with_name("week.mzn")


def minizinc() -> str:
    found = shutil.which("minizinc")
    if found is None:
        raise NotInstalled("not installed: minizinc with Gecode (Debian package minizinc)")
    return found


def version() -> str:
    text = subprocess.run(
        [minizinc(), "--solvers"], capture_output=True, text=True, check=False
    ).stdout
    gecode = re.search(r"Gecode (\d[\d.]*)", text)
    if gecode is None:
        raise NotInstalled("not installed: Gecode for MiniZinc")
    text = subprocess.run(
        [minizinc(), "--version"], capture_output=True, text=True, check=False
    ).stdout
    found = re.search(r"version (\d[\d.]*\d)", text)
    return f"MiniZinc {found.group(1) if found else '?'}, Gecode {gecode.group(1)}"


def as_set(values: Any) -> dict[str, list[int]]:
    return {"set": sorted(values)}


def data_of(native: NativeWeek) -> tuple[dict[str, Any], list[int]]:
    """The data of the model, which counts from one, and the slots in its order."""
    week = native.week
    slots = sorted(native.open_slots, key=lambda s: (week.slots[s].day, s))
    number = {slot: position for position, slot in enumerate(slots, 1)}
    weeks = {value: position for position, value in enumerate(native.weeks, 1)}
    caps: list[tuple[set[int], set[int], int]] = []
    clashes: list[tuple[int, int, set[int]]] = []

    def cap(dishes: list[int], chosen: list[int], limit: int) -> None:
        cells = native.cells(dishes, [s for s in chosen if s in number])
        touched = {number[s] for s, _ in cells}
        if len(touched) > limit:
            caps.append((touched, {d + 1 for d in dishes}, max(0, limit)))

    for tag, value in enumerate(week.tags):
        dishes = native.dishes_of_tag[tag]
        for calendar_week in native.weeks:
            if "maxPerWeek" in value.rules:
                room = int(value.rules["maxPerWeek"]) - native.tag_in_week[tag, calendar_week]
                cap(dishes, native.slots_of_week[calendar_week], room)
        if value.rules.get("noDuplicateInDay"):
            for day in native.days:
                cap(dishes, native.slots_of_day[day], 1)
        scope = native.scope(tag)
        for first in slots if scope else []:
            for second in native.slots_of_day.get(week.slots[first].day + 1, []):
                is_same = week.slots[first].meal == week.slots[second].meal
                if second in number and (scope == "anyMeal" or is_same):
                    both = [{d for _, d in native.cells(dishes, [s])} for s in (first, second)]
                    if all(both):
                        names = {d + 1 for d in both[0] | both[1]}
                        clashes.append((number[first], number[second], names))
    for dish, entry in enumerate(week.dishes):
        if "maxUses" in entry.rules:
            cap([dish], slots, int(entry.rules["maxUses"]) - native.pins_of_dish[dish])

    pairs: list[tuple[int, set[int], set[int], bool, bool, set[int]]] = []
    repeats = 0
    for tag in range(len(week.tags)):
        if native.scope(tag) != "sameMeal":
            continue
        names = {d + 1 for d in native.dishes_of_tag[tag]}
        for day in range(-1, len(native.days)):
            found = []
            for one in native.meals:
                for other in native.meals:
                    if one == other:
                        continue
                    sides = []
                    for where, meal in ((day, one), (day + 1, other)):
                        here = [
                            s
                            for s in native.slots_of_day.get(where, [])
                            if s in number and week.slots[s].meal == meal
                        ]
                        cells = native.cells(native.dishes_of_tag[tag], here)
                        fixed = native.tag_in_meal[tag, where, meal] > 0
                        sides.append(({number[s] for s, _ in cells}, fixed))
                    found.append(sides)
            if any(a[1] and b[1] for a, b in found):
                continue
            possible = [(a, b) for a, b in found if (a[0] or a[1]) and (b[0] or b[1])]
            if possible:
                repeats += 1
                pairs += [(repeats, a[0], b[0], a[1], b[1], names) for a, b in possible]

    demands = native.demands()
    best = max((week.dishes[dish].weight for dish in native.placeable), default=0)
    can_be_placed = set(native.placeable)
    return {
        "slots": len(slots),
        "dishes": len(week.dishes),
        "weeks": len(weeks),
        "allowed": [as_set({0} | {d + 1 for d in native.allowed[s]}) for s in slots],
        "day": [week.slots[s].day for s in slots],
        "week": [weeks[week.calendar_week(week.slots[s].day)] for s in slots],
        "caps": len(caps),
        "capSlots": [as_set(c[0]) for c in caps],
        "capDishes": [as_set(c[1]) for c in caps],
        "capLimit": [c[2] for c in caps],
        "clashes": len(clashes),
        "clashFirst": [c[0] for c in clashes],
        "clashSecond": [c[1] for c in clashes],
        "clashDishes": [as_set(c[2]) for c in clashes],
        "demands": len(demands),
        "demandSlots": [as_set(number[s] for s in d.slots) for d in demands],
        "demandDishes": [as_set(dish + 1 for dish in d.dishes) for d in demands],
        "demandCount": [d.count for d in demands],
        "gap": [1] + [int(d.rules.get("minGapDays", 0)) for d in week.dishes],
        "usedBefore": [
            [native.dish_in_week[dish, w] for dish in range(len(week.dishes))] for w in native.weeks
        ],
        "preferenceLoss": [0]
        + [best - d.weight if i in can_be_placed else 0 for i, d in enumerate(week.dishes)],
        "repeats": repeats,
        "pairs": len(pairs),
        "pairRepeat": [p[0] for p in pairs],
        "pairFirst": [as_set(p[1]) for p in pairs],
        "pairSecond": [as_set(p[2]) for p in pairs],
        "pairFirstFixed": [p[3] for p in pairs],
        "pairSecondFixed": [p[4] for p in pairs],
        "pairDishes": [as_set(p[5]) for p in pairs],
        "greatest": native.greatest_losses(demands, repeats),
    }, slots


def solve(path: Path, limit: float) -> Answer:
    command = minizinc()
    native = NativeWeek(path)
    data, slots = data_of(native)
    answer = Answer("optimal", meals=[])
    if not slots:
        return answer
    levels = [index for index in range(5) if data["greatest"][index] > 0]
    values: list[int] | None = None
    with tempfile.TemporaryDirectory() as folder:
        for group in groups_of([data["greatest"][index] for index in levels], limit=0):
            members = [levels[position] for position in group.members]
            if values is not None and all(values[index] == 0 for index in members):
                answer.objectives.append(0)
                answer.bounds.append(0)
                for index in members:
                    data["greatest"][index] = 0
                continue
            weights = dict(zip(members, group.weights, strict=True))
            data["weight"] = [weights.get(index, 0) for index in range(5)]
            file = Path(folder) / "week.json"
            file.write_text(json.dumps(data), "utf-8")
            left = max(0.01, limit - answer.solve_seconds)
            run = subprocess.run(
                [
                    *(command, "--solver", "gecode", "-p", str(WORKERS), "--random-seed", "1"),
                    *("--statistics", "--solver-time-limit", str(round(1000 * left))),
                    *(str(MODEL), str(file)),
                ],
                capture_output=True,
                text=True,
                check=False,
                timeout=2 * limit + 60,
            )
            answer.solves += 1
            text = run.stdout
            times = re.findall(r"^%%%mzn-stat: (?:init|solve)Time=(\S+)", text, re.MULTILINE)
            answer.solve_seconds += sum(map(float, times))
            nodes = re.findall(r"^%%%mzn-stat: nodes=(\d+)", text, re.MULTILINE)
            answer.nodes = (answer.nodes or 0) + sum(map(int, nodes))
            found = re.findall(r"^\[([-\d, ]*)\]\n\[([-\d, ]*)\]$", text, re.MULTILINE)
            if found:
                dishes = [int(part) for part in found[-1][0].split(",")]
                values = [int(part) for part in found[-1][1].split(",")]
                answer.objectives.append(
                    sum(weight * values[index] for index, weight in weights.items())
                )
                answer.meals = [
                    native.meal_entry(slot, dish - 1)
                    for slot, dish in zip(slots, dishes, strict=True)
                    if dish > 0
                ]
            if "==========" not in text or not found:
                answer.bounds.append(None)
                if run.returncode != 0 or "UNSATISFIABLE" in text or "ERROR" in text:
                    answer.status = "solverFailure"
                    lines = [line for line in run.stderr.splitlines() if "rror" in line]
                    answer.message = (lines or [text.strip() or "no output"])[0][:300]
                elif answer.solve_seconds < 0.5 * limit:
                    answer.status = "solverFailure"
                    answer.message = "Gecode ended before its limit and without a proof"
                else:
                    answer.status = "timeLimit"
                break
            answer.bounds.append(answer.objectives[-1])
            assert values is not None
            for index in members:
                data["greatest"][index] = values[index]
    return answer
