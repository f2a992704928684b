"""The exported 0/1 programs: reads their MPS files and maps, and writes the programs of later stages."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from level_packing import Group, groups_of

Terms = dict[str, int]


@dataclass
class LinearProgram:
    """A program as its files say it: rows and columns by name."""

    path: Path
    meanings: dict[str, Any]
    columns: list[str] = field(default_factory=list)
    levels: list[Terms] = field(default_factory=list)
    groups: list[Group] = field(default_factory=list)
    # The sections of the MPS file between its objective and its end, line by line.
    sections: dict[str, list[str]] = field(default_factory=dict)

    def objective(self, group: Group) -> Terms:
        """The weighted sum of the levels of a group."""
        total: Terms = {}
        for index, weight in zip(group.members, group.weights, strict=True):
            for name, cost in self.levels[index].items():
                total[name] = total.get(name, 0) + weight * cost
        return total

    def losses(self, values: dict[str, float]) -> list[int]:
        return [
            round(sum(cost * values.get(name, 0.0) for name, cost in terms.items()))
            for terms in self.levels
        ]

    def stage_mps(self, objective: Terms, kept: list[tuple[Terms, int]]) -> str:
        """The program with another objective, and with sums that are kept at most at their minima."""
        lines = ["NAME stage", *self.sections["ROWS"]]
        lines += [f" L k{index}" for index in range(len(kept))]
        added: dict[str, list[str]] = {}
        for name, cost in objective.items():
            added.setdefault(name, []).append(f" {name} cost {cost}")
        for index, (terms, _) in enumerate(kept):
            for name, cost in terms.items():
                added.setdefault(name, []).append(f" {name} k{index} {cost}")
        previous = None
        for line in self.sections["COLUMNS"]:
            fields = line.split()
            if len(fields) > 1 and fields[1] == "cost":
                # Stands for its column even where it has no cost any more.
                lines += added.get(fields[0], [f" {fields[0]} cost 0"])
                previous = fields[0]
                continue
            if len(fields) > 1 and fields[0] != previous and fields[1] != "'MARKER'":
                lines += added.get(fields[0], [])
                previous = fields[0]
            lines.append(line)
        lines += self.sections["RHS"]
        lines += [f" RHS k{index} {bound}" for index, (_, bound) in enumerate(kept) if bound != 0]
        lines += self.sections["BOUNDS"]
        return "\n".join([*lines, "ENDATA", ""])


def read_program(stem: Path) -> LinearProgram:
    """Reads STEM.mps and STEM.map.json."""
    stem = stem.absolute()
    meanings = json.loads(Path(f"{stem}.map.json").read_text("utf-8"))
    program = LinearProgram(Path(f"{stem}.mps"), meanings)
    program.columns = list(meanings["variables"])
    levels = [level for level in meanings["levels"] if level["terms"]]
    program.levels = [level["terms"] for level in levels]
    program.groups = groups_of([level["greatestLoss"] for level in levels])
    if program.groups and program.groups[0].weights != meanings["objective"]["weights"]:
        raise ValueError(f"{stem}: the map has other weights than the levels ask for")
    section = ""
    for line in program.path.read_text("ascii").splitlines():
        if line and not line.startswith(" "):
            section = line.split()[0]
            program.sections[section] = [] if section == "NAME" else [line]
        else:
            program.sections[section].append(line)
    return program
