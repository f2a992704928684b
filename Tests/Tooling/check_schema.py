"""Checks that the published schema and the files of the project agree.

Every household in datasets/households has to be accepted, every document in Tests/Tooling/broken refused.
Exits with 1 when one is not.
"""

import json
import sys
from pathlib import Path

from jsonschema import Draft202012Validator

ROOT = Path(__file__).resolve().parents[2]


def main() -> int:
    schema = json.loads((ROOT / "datasets/schema/week-1.schema.json").read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)

    failures = []
    households = sorted((ROOT / "datasets/households").glob("*.json"))
    for path in households:
        for error in validator.iter_errors(json.loads(path.read_text("utf-8"))):
            failures.append(f"{path.name}: refused at {error.json_path}: {error.message}")

    broken = sorted((ROOT / "Tests/Tooling/broken").glob("*.json"))
    for path in broken:
        if validator.is_valid(json.loads(path.read_text("utf-8"))):
            failures.append(f"{path.name}: accepted, but it is broken")

    if not households or not broken:
        failures.append("there is nothing to check")
    print(f"{len(households)} households, {len(broken)} broken documents, {len(failures)} failures")
    print("\n".join(failures), end="\n" if failures else "")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
