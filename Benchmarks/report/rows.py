"""Reads rows of runs and puts them together by suite, method and instance."""

import json
import statistics
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Row = dict[str, Any]

OURS = ["optimal", "program", "plain"]
SUITES = [
    "family", "tight", "infeasible", "preferences", "gaps", "catalogue", "horizon", "traps",
    "households",
]  # fmt: skip
SOLVERS = ["highs", "scip", "cbc", "glpsol", "cpsat", "gecode"]

# Which sign makes smaller better.
DIRECTIONS = {"shortfall": 1, "filledSlots": -1, "variety": -1, "preference": -1, "repeats": 1}


def read_rows(paths: Iterable[Path]) -> list[Row]:
    rows = []
    for path in paths:
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            try:
                row = json.loads(line)
            except ValueError as error:
                raise SystemExit(f"{path}: line {number} is no row: {error}") from error
            if row["format"] != 1:
                raise SystemExit(f"{path}: line {number} has the format {row['format']}, not 1")
            rows.append(row)
    return rows


def is_greedy(method: str) -> bool:
    return method.startswith("greedy")


def method_order(method: str) -> tuple[int, int, str]:
    if method in OURS:
        return (0, OURS.index(method), "")
    if is_greedy(method):
        return (1, int(method.partition(":")[2] or 1), "")
    name, _, form = method.partition(":")
    return (2, SOLVERS.index(name) if name in SOLVERS else len(SOLVERS), form)


def suite_order(suite: str) -> tuple[int, str]:
    return (SUITES.index(suite) if suite in SUITES else len(SUITES), suite)


def seconds(row: Row) -> float | None:
    """Ours from the decoded problem to the audited plan; of a peer the time in its solver alone."""
    time = row["fillSeconds"] if ":" not in row["method"] or is_greedy(row["method"]) else None
    return time if time is not None else row["solveSeconds"]


def is_solved(row: Row) -> bool:
    """Whether all is proved, the plan is sound and no other proof contradicts it."""
    return bool(row["proved"] and row["audit"] == "passed" and row.get("agrees") is not False)


def is_missing(row: Row) -> bool:
    return row["status"] == "failed" and (row["message"] or "").startswith("not installed")


def value(row: Row, level: str) -> int | None:
    return next((e["value"] for e in row["levels"] or [] if e["level"] == level), None)


def score(row: Row) -> tuple[int, ...] | None:
    """Smaller is better, level by level."""
    if not row["levels"] or row["audit"] != "passed":
        return None
    found = {level["level"]: level["value"] for level in row["levels"]}
    return tuple(sign * found[level] for level, sign in DIRECTIONS.items())


@dataclass
class Cell:
    """All repeats of a method on an instance."""

    rows: list[Row]

    @property
    def time(self) -> float | None:
        """The median over the repeats, or None unless all are solved."""
        if not all(is_solved(row) for row in self.rows):
            return None
        times = [time for row in self.rows if (time := seconds(row)) is not None]
        return statistics.median(times) if len(times) == len(self.rows) else None

    @property
    def limit(self) -> float:
        return float(self.rows[0]["timeLimitSeconds"] or 3600)


Key = tuple[str, str]


def cells(rows: Iterable[Row]) -> dict[str, dict[Key, Cell]]:
    """By method and then by suite and instance; one job only, and no peer that is not there."""
    groups: dict[str, dict[Key, list[Row]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        if row["jobs"] == 1 and not is_missing(row):
            groups[row["method"]][row["suite"], row["instance"]].append(row)
    return {
        method: {key: Cell(found) for key, found in sorted(groups[method].items())}
        for method in sorted(groups, key=method_order)
    }


def label(method: str) -> str:
    names = {
        "optimal": "planner",
        "program": "planner, program always",
        "plain": "planner, plain program",
        "highs": "HiGHS",
        "scip": "SCIP",
        "cbc": "CBC",
        "glpsol": "glpsol",
        "cpsat": "CP-SAT",
        "gecode": "Gecode",
    }
    name, _, form = method.partition(":")
    if is_greedy(method):
        return f"greedy, {form or 1} {'walk' if form in ('', '1') else 'walks'}"
    return f"{names.get(name, name)}{', ' + form if form else ''}"
