"""Checks the minimal conflicts that the planner reports against an independent model of the same weeks.

Exits with 0 when all agree, 1 when a week differs or is not finished in time, 65 when something cannot be
read.
"""

import argparse
import json
import multiprocessing
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from conflict_model import CONTEXT, Conflict, Element, minimal_conflicts
from week_file import InputError, Names, Week, read_json, read_week


@dataclass
class Comparison:
    """What one line says about a file."""

    week: Week
    here: set[Conflict]
    planner: set[Conflict] | None
    expected: set[Conflict] | None

    @property
    def agrees(self) -> bool:
        return all(other in (None, self.here) for other in (self.planner, self.expected))

    def text(self) -> str:
        counts = [f"here {len(self.here)}"]
        remarks = []
        for name, other in (("planner", self.planner), ("expected", self.expected)):
            counts.append(f"{name} {'-' if other is None else len(other)}")
            if other is not None and other != self.here:
                remarks.append(f"only here: {self.listed(self.here - other)}")
                remarks.append(f"only {name}: {self.listed(other - self.here)}")
        if self.planner is None and self.expected is None:
            remarks.append(f"conflicts: {self.listed(self.here)}")
        return "; ".join([", ".join(counts), *(remarks or ["agree"])])

    def listed(self, conflicts: Iterable[Conflict]) -> str:
        texts = [sorted(label(element, self.week) for element in one) for one in conflicts]
        ordered = sorted(texts, key=lambda text: (len(text), text))
        return " ".join("{" + ", ".join(text) + "}" for text in ordered) or "none"


def label(element: Element, week: Week) -> str:
    match element:
        case ("tag", rule, int(index)):
            return f"{week.tags[index].key}.{rule}"
        case ("dish", rule, int(index)):
            return f"{week.dishes[index].identity}.{rule}"
        case ("context",):
            return "context"
        case (kind, index):
            return f"{kind}[{index}]"
    raise ValueError(f"no element: {element}")


def read_conflicts(document: Any, week: Week, source: str) -> set[Conflict]:
    """The conflicts of a document: lists of elements, or objects that hold such a list."""
    try:
        lists = [c["elements"] if isinstance(c, dict) else c for c in document["conflicts"]]
        return {frozenset(read_element(entry, week) for entry in entries) for entries in lists}
    except InputError as error:
        raise InputError(f"{source}: {error}") from error
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise InputError(f"{source}: no list of conflicts: {error!r}") from error


def read_element(entry: dict[str, Any], week: Week) -> Element:
    # A pin names its dish as well, so its position is looked at first.
    if entry["rule"] in ("filter", "pin"):
        return (entry["rule"], int(entry[entry["rule"]]))
    if "tag" in entry:
        keys = [tag.key for tag in week.tags]
        return ("tag", entry["rule"], find(entry["tag"], keys, week.tag_names))
    if "dish" in entry:
        identities = [dish.identity for dish in week.dishes]
        return ("dish", entry["rule"], find(entry["dish"], identities, week.dish_names))
    if entry["rule"] == "context":
        return CONTEXT
    raise InputError(f"no element: {json.dumps(entry, ensure_ascii=False)}")


def find(text: str, identities: list[str], names: Names) -> int:
    return identities.index(text) if text in identities else names.find(text)


def conflicts_of_planner(planner: Path, path: Path, week: Week, limit: float) -> set[Conflict]:
    command = [str(planner.absolute()), "explain", str(path), "--all", "--format", "json"]
    try:
        run = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=limit)
        document = json.loads(run.stdout)
    except OSError as error:
        raise InputError(f"{planner}: {error.strerror}") from error
    except ValueError as error:
        first = next(iter(run.stderr.splitlines()), "nothing")
        raise InputError(f"{path}: the planner (exit {run.returncode}) said: {first}") from error
    return read_conflicts(document, week, f"{path}, said by the planner")


def conflicts_here(week: Week, limit: float) -> set[Conflict]:
    """The conflicts by the model here, in a process of its own that can be stopped at any time."""
    context = multiprocessing.get_context("fork")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=send_conflicts, args=(week, sender))
    process.start()
    sender.close()
    try:
        if not receiver.poll(limit):
            raise TimeoutError
        return set(receiver.recv())
    except EOFError as error:
        raise RuntimeError("the search ended without an answer") from error
    finally:
        # The solver does not listen to a termination signal.
        process.kill()
        process.join()


def send_conflicts(week: Week, sender: Connection) -> None:
    sender.send(minimal_conflicts(week))


def expected_conflicts(path: Path, week: Week) -> set[Conflict] | None:
    expected = path.with_name(f"{path.stem}.expected.json")
    if not expected.exists():
        return None
    return read_conflicts(read_json(expected), week, str(expected))


def compare(path: Path, planner: Path | None, limit: float) -> tuple[bool, str]:
    """Whether a file is in order, and what its line says."""
    week = read_week(path)
    if not week.dishes:
        return True, "no dishes"
    expected = expected_conflicts(path, week)
    try:
        here = conflicts_here(week, limit)
        said = None if planner is None else conflicts_of_planner(planner, path, week, limit)
    except TimeoutError:
        return False, f"not finished here within {limit:g} s"
    except subprocess.TimeoutExpired:
        return False, f"not finished by the planner within {limit:g} s"
    comparison = Comparison(week, here, said, expected)
    return comparison.agrees, comparison.text()


def parsed_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--planner", type=Path, help="the planner to compare with")
    parser.add_argument(
        "--limit-seconds", type=float, default=300.0, help="per week and side (default: 300)"
    )
    parser.add_argument("weeks", metavar="WEEK", type=Path, nargs="+", help="week files")
    return parser.parse_args()


def main() -> int:
    arguments = parsed_arguments()
    code = 0
    for path in arguments.weeks:
        if path.name.endswith(".expected.json"):
            continue
        start = time.monotonic()
        try:
            is_fine, text = compare(path, arguments.planner, arguments.limit_seconds)
        except InputError as error:
            print(error, file=sys.stderr)
            code = 65
            continue
        print(f"{path.name}: {text}; {time.monotonic() - start:.1f} s", flush=True)
        code = code if is_fine else max(code, 1)
    return code


if __name__ == "__main__":
    sys.exit(main())
