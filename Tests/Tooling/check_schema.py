"""Checks that the published schemas and the files of the project agree.

Every week in datasets has to be accepted, every document in Tests/Tooling/broken refused. Every profile has to be
accepted, and refused once a key is added anywhere in it. What `planner explain`
and `planner rules` print is taken from the answers that the tests of the command line compare with what the program
prints; each has to be accepted, and refused once a key is added anywhere in it. So have the exported households in
Tests/Tooling/households, which are refused as well once there is nothing in the place of a value, or one of some
defects.
Exits with 1 when something is not as it should be.
"""

import copy
import json
import sys
from pathlib import Path

from jsonschema import Draft202012Validator

ROOT = Path(__file__).resolve().parents[2]


def validator(name):
    schema = json.loads((ROOT / "datasets/schema" / name).read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def weeks():
    """The paths of all weeks in datasets."""
    folders = ["households", "infeasible", "scenarios"]
    paths = [path for folder in folders for path in (ROOT / "datasets" / folder).glob("*.json")]
    return sorted(path for path in paths if not path.name.endswith(".expected.json"))


def profiles():
    """The paths of all profiles, those of the program among them."""
    folders = ["datasets/profiles", "Sources/HouseholdPlanning/Profiles"]
    return sorted(path for folder in folders for path in (ROOT / folder).glob("*.json"))


def answers_of(command):
    """By file what a command printed with `--format json`."""
    for path in sorted((ROOT / "Tests/CommandLineTests/Golden").glob(f"{command}-json*.txt")):
        _, text = path.read_text("utf-8").split("\n", 1)
        yield path.name, json.loads(text.rsplit("\nerrors:\n", 1)[0])


def with_one_key_more(document):
    """Every copy of a document in which one of its objects has a key that nobody knows."""

    def objects(value, place):
        if isinstance(value, dict):
            yield place
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        for key, child in pairs if isinstance(value, (dict, list)) else ():
            if isinstance(child, (dict, list)):
                yield from objects(child, [*place, key])

    for place in objects(document, []):
        changed = copy.deepcopy(document)
        target = changed
        for key in place:
            target = target[key]
        target["nobody knows this"] = 1
        yield place, changed


def with_nothing_for_a_value(document):
    """Every copy of a document in which one value is null, which no key of ours may be."""

    def places(value, place):
        if not isinstance(value, (dict, list)):
            return
        for key, child in value.items() if isinstance(value, dict) else enumerate(value):
            yield [*place, key]
            yield from places(child, [*place, key])

    for place in places(document, []):
        changed = copy.deepcopy(document)
        target = changed
        for key in place[:-1]:
            target = target[key]
        target[place[-1]] = None
        yield place, changed


def broken_households(document):
    """Copies of an exported household that have a defect each, with the name of the defect."""
    for place, value in [
        (["household"], 2),
        (["settings", "id"], "Our home"),
        (["settings", "eventDuration"], 45),
        (["settings", "times", 0, "time"], "24:00"),
        (["tags", 0, "color"], "red"),
        (["dishes", 0, "meals"], []),
        (["dishes", 0, "rating"], 6),
        (["dishes", 0, "ingredients", 0, "amount"], "1/0"),
        (["dishes", 0, "ingredients", 0, "amount"], 300),
        (["dishes", 0, "diet"], "any"),
        (["weeks", 0, "start"], "2026-13-01"),
        (["weeks", 0, "slots", 0, "day"], 1),
        (["weeks", 0, "slots", 0, "origin"], "somebody"),
        (["calendar", 0, "sequence"], -1),
    ]:
        changed = copy.deepcopy(document)
        target = changed
        for key in place[:-1]:
            target = target[key]
        target[place[-1]] = value
        yield f"{place} = {value}", changed
    for place, key in [
        ([], "household"),
        ([], "settings"),
        (["settings"], "timeZone"),
        (["tags", 0], "color"),
        (["dishes", 0], "created"),
        (["weeks", 0], "updated"),
        (["weeks", 0, "slots", 0], "dish"),
        (["cooked", 0], "date"),
        (["templates", 0], "name"),
        (["shopping", 0], "week"),
        (["shopping", 0, "items", 0], "name"),
        (["calendar", 0], "content"),
    ]:
        changed = copy.deepcopy(document)
        target = changed
        for step in place:
            target = target[step]
        del target[key]
        yield f"{place} without {key}", changed


def undescribed(schema):
    """Keys of a schema that have no description, neither of their own nor where they point."""

    def keys(value):
        if isinstance(value, dict):
            yield from value.get("properties", {}).items()
            for child in value.values():
                yield from keys(child)
        elif isinstance(value, list):
            for child in value:
                yield from keys(child)

    for key, value in keys(schema):
        target = schema["$defs"][value["$ref"].rsplit("/", 1)[1]] if "$ref" in value else {}
        if "description" not in value and "description" not in target:
            yield key


def main() -> int:
    failures = []

    week = validator("week-1.schema.json")
    accepted = weeks()
    for path in accepted:
        for error in week.iter_errors(json.loads(path.read_text("utf-8"))):
            failures.append(f"{path.name}: refused at {error.json_path}: {error.message}")

    broken = sorted((ROOT / "Tests/Tooling/broken").glob("*.json"))
    for path in broken:
        if week.is_valid(json.loads(path.read_text("utf-8"))):
            failures.append(f"{path.name}: accepted, but it is broken")

    profile = validator("profile-1.schema.json")
    for path in profiles():
        document = json.loads(path.read_text("utf-8"))
        for error in profile.iter_errors(document):
            failures.append(f"{path.name}: refused at {error.json_path}: {error.message}")
        for place, changed in with_one_key_more(document):
            if profile.is_valid(changed):
                failures.append(f"{path.name}: accepted with an unknown key at {place}")

    counts = []
    schemas = {
        "explain": "explanation-1.schema.json",
        "rules": "rules-1.schema.json",
        "lint": "lint-1.schema.json",
    }
    for command, name in schemas.items():
        schema = validator(name)
        answers = list(answers_of(command))
        counts.append(len(answers))
        for file, answer in answers:
            for error in schema.iter_errors(answer):
                failures.append(f"{file}: refused at {error.json_path}: {error.message}")
            for place, changed in with_one_key_more(answer):
                if schema.is_valid(changed):
                    failures.append(f"{file}: accepted with an unknown key at {place}")
        for key in undescribed(schema.schema):
            failures.append(f"{name}: nothing describes '{key}'")

    household = validator("household-1.schema.json")
    households = sorted((ROOT / "Tests/Tooling/households").glob("*.json"))
    for path in households:
        document = json.loads(path.read_text("utf-8"))
        for error in household.iter_errors(document):
            failures.append(f"{path.name}: refused at {error.json_path}: {error.message}")
        for place, changed in with_one_key_more(document):
            if household.is_valid(changed):
                failures.append(f"{path.name}: accepted with an unknown key at {place}")
        for place, changed in with_nothing_for_a_value(document):
            if household.is_valid(changed):
                failures.append(f"{path.name}: accepted with nothing at {place}")
        for name, changed in broken_households(document):
            if household.is_valid(changed):
                failures.append(f"{path.name}: accepted with {name}")
    for key in undescribed(household.schema):
        failures.append(f"household-1.schema.json: nothing describes '{key}'")

    if not all([accepted, broken, profiles(), households, *counts]):
        failures.append("there is nothing to check")
    print(
        f"{len(accepted)} weeks, {len(broken)} broken documents, {len(profiles())} profiles, "
        f"{sum(counts)} answers, {len(households)} households, {len(failures)} failures"
    )
    print("\n".join(failures), end="\n" if failures else "")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
