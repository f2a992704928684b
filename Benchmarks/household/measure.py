"""Times every household command as a process, on a drawn household with years behind it.

Needs nothing but the standard library. The household is made by `planner init` and filled with dishes, weeks and
cooked dishes by a seed; each run of a command begins with a fresh copy of the store.
"""

import argparse
import datetime
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TAGS = ["meat", "fish", "legumes", "vegetables", "eggs", "pasta-rice"]
DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

# By name the arguments; those in the first list begin with an empty week, all others with a filled one.
EMPTY = {"fill an empty week": ["fill", "next"]}
FILLED = {
    "fill --again": ["fill", "next", "--again", "--yes"],
    "reroll": ["reroll", "next", "--slot", "tue/dinner"],
    "check": ["check", "next"],
    "options": ["options", "next", "--slot", "tue/dinner"],
    "explain --again": ["explain", "next", "--again"],
    "today": ["today"],
    "cooked": ["cooked", "Dish 3"],
    "shopping": ["shopping", "next"],
    "stats": ["stats"],
    "calendar export": ["calendar", "export", "next", "--out", "week.ics"],
    "dish add": ["dish", "add", "New dish", "--tag", "meat"],
    "dish list": ["dish", "list"],
    "dish show": ["dish", "show", "Dish 3"],
    "dish edit": ["dish", "edit", "Dish 3", "--rating", "4"],
    "dish remove": ["dish", "remove", "New dish", "--yes"],
    "tag list": ["tag", "list"],
    "tag set": ["tag", "set", "meat", "maxPerWeek=4"],
    "tag add": ["tag", "add", "Oven"],
    "week show": ["week", "show", "next"],
    "week assign": ["week", "assign", "+2", "tue/dinner", "Dish 3"],
    "week clear": ["week", "clear", "next", "tue/dinner"],
    "week copy": ["week", "copy", "next", "+2", "--yes"],
    "week reset": ["week", "reset", "next", "--yes"],
    "template save": ["template", "save", "Usual", "next"],
    "template list": ["template", "list"],
    "settings get": ["settings", "get"],
    "settings set": ["settings", "set", "people", "5"],
    "household export": ["household", "export", "--out", "household.json"],
}


def draw(household: dict, dishes: int, weeks: int, rng: random.Random) -> None:
    """Gives the household dishes, and weeks in which each planned meal was cooked, up to the last Sunday."""
    household |= {"dishes": [], "weeks": [], "cooked": []}
    for number in range(dishes):
        dish = {
            "id": f"dish-{number}",
            "name": f"Dish {number}",
            "tags": rng.sample(TAGS, rng.choice([1, 1, 1, 2])),
            "created": 1_700_000_000 + number,
            "servings": 4,
            "ingredients": [
                {"name": f"ingredient {name}", "amount": str(rng.randrange(1, 500)), "unit": "g"}
                for name in rng.sample(range(200), 8)
            ],
        }
        if rng.random() < 0.1:
            dish["rules"] = {"minGapDays": rng.choice([3, 7, 14])}
        if rng.random() < 0.4:
            dish["rating"] = rng.randint(1, 5)
        household["dishes"].append(dish)
    today = datetime.date.today()
    monday = today - datetime.timedelta(days=today.weekday() + 7 * weeks)
    for week in range(weeks):
        start = monday + datetime.timedelta(days=7 * week)
        menu = rng.sample(household["dishes"], min(14, dishes))
        slots = []
        for position, dish in enumerate(menu):
            slots.append(
                {
                    "day": DAYS[position // 2],
                    "meal": ["lunch", "dinner"][position % 2],
                    "dish": dish["id"],
                    "origin": "planned",
                }
            )
            date = start + datetime.timedelta(days=position // 2)
            household["cooked"].append({"date": str(date), "dish": dish["id"]})
        created = 1_700_000_000 + week
        household["weeks"].append(
            {"start": str(start), "slots": slots, "created": created, "updated": created}
        )


class Folder:
    """A folder with the stores, in which commands run."""

    def __init__(self, planner: str, path: str) -> None:
        self.planner = planner
        self.path = Path(path)

    def run(self, arguments: list[str], store: str) -> tuple[float, subprocess.CompletedProcess]:
        """Runs a command and returns the milliseconds that it took, and what it said."""
        command = [self.planner, *arguments, "--store", str(self.path / store)]
        start = time.perf_counter()
        answer = subprocess.run(
            command, cwd=self.path, stdin=subprocess.DEVNULL, capture_output=True, text=True
        )
        return (time.perf_counter() - start) * 1_000, answer

    def must(self, arguments: list[str], store: str) -> None:
        _, answer = self.run(arguments, store)
        if answer.returncode != 0:
            sys.exit(f"{' '.join(arguments)}: exit code {answer.returncode}\n{answer.stderr}")

    def copy(self, source: str, target: str) -> None:
        for name in os.listdir(self.path):
            if name.startswith(target) or name in ("week.ics", "household.json"):
                (self.path / name).unlink()
        shutil.copy(self.path / source, self.path / target)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("planner", help="the program, of a release build")
    parser.add_argument("--dishes", type=int, default=500)
    parser.add_argument("--weeks", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--repeat", type=int, default=9)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as path:
        folder = Folder(os.path.abspath(asked.planner), path)
        folder.must(["init", "--lang", "en", "--windows", "both"], "first.db")
        folder.must(["household", "export", "--out", "first.json"], "first.db")
        household = json.loads((folder.path / "first.json").read_text())
        draw(household, asked.dishes, asked.weeks, random.Random(asked.seed))
        (folder.path / "drawn.json").write_text(json.dumps(household))
        folder.must(["household", "import", "drawn.json"], "empty.db")
        folder.copy("empty.db", "filled.db")
        folder.must(["fill", "next"], "filled.db")
        folder.must(["dish", "add", "New dish", "--tag", "fish"], "filled.db")
        print("| command | median, ms | least | greatest |\n|---|---|---|---|")
        for source, commands in (("empty.db", EMPTY), ("filled.db", FILLED)):
            for name, arguments in commands.items():
                times = []
                for _ in range(asked.repeat):
                    folder.copy(source, "run.db")
                    milliseconds, answer = folder.run(arguments, "run.db")
                    if answer.returncode != 0:
                        sys.exit(f"{name}: exit code {answer.returncode}\n{answer.stderr}")
                    times.append(milliseconds)
                row = [statistics.median(times), min(times), max(times)]
                print(f"| {name} | " + " | ".join(f"{value:.0f}" for value in row) + " |", flush=True)


if __name__ == "__main__":
    main()
