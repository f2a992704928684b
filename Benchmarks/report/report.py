"""Makes the benchmark report from rows of runs: Markdown with tables, and pictures as SVG."""

import argparse
import math
import statistics
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import matplotlib
from bench_statistics import SHIFT, par10, shifted_geometric_mean
from plots import (
    GreedyFigures,
    greedy_quality,
    percent,
    performance_profile,
    throughput,
    time_against_columns,
)
from rows import (
    OURS,
    Cell,
    Key,
    Row,
    cells,
    is_greedy,
    is_missing,
    is_solved,
    label,
    read_rows,
    score,
    seconds,
    suite_order,
    value,
)


# The phases of a run, by their names in the report.
PHASES = {
    "decode": "decodeSeconds",
    "build": "buildSeconds",
    "solve": "solveSeconds",
    "presolve": "presolveSeconds",
    "root": "rootSeconds",
    "search": "searchSeconds",
    "finish": "finishSeconds",
    "in all": "fillSeconds",
    "audit": "auditSeconds",
}


def table(head: Sequence[str], lines: Iterable[Sequence[str]], texts: int = 1) -> str:
    marks = ["---"] * texts + ["---:"] * (len(head) - texts)
    rows = [head, marks, *lines]
    return "\n".join("| " + " | ".join(row) + " |" for row in rows) + "\n"


def milliseconds(time: float) -> str:
    if math.isnan(time):
        return "—"
    value = 1000 * time
    digits = 2 if value < 10 else 1 if value < 100 else 0
    return f"{value:,.{digits}f}"


def number(found: float, digits: int) -> str:
    return "—" if math.isnan(found) else f"{found:,.{digits}f}"


class Report:
    def __init__(self, rows: list[Row], folder: Path, note: str | None) -> None:
        self.rows = rows
        self.folder = folder
        self.note = note
        self.cells = cells(rows)
        self.suites = sorted({row["suite"] for row in rows}, key=suite_order)

    def write(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        text = "\n".join(
            part
            for part in (
                "# Benchmarks\n",
                self.introduction(),
                self.setting(),
                "## Solved to proof\n",
                self.reading(),
                *(self.suite_table(suite) for suite in self.suites),
                self.against_peers(),
                self.phases(),
                self.pictures(),
                self.greedy(),
                self.throughput(),
                self.agreement(),
                self.failures(),
            )
            if part
        )
        (self.folder / "README.md").write_text(text, "utf-8")

    def introduction(self) -> str:
        lines = [
            "Made by `planner-bench report` from rows of runs. `Benchmarks/README.md` explains suites, methods"
            " and rows, and how to measure again."
        ]
        if self.note:
            lines.append(f"\n**{self.note}**")
        return "\n".join(lines) + "\n"

    def setting(self) -> str:
        def all_of(key: str) -> str:
            found = sorted({str(row[key]) for row in self.rows if row.get(key) is not None})
            return ", ".join(found) or "—"

        solvers = sorted({row["solver"] for row in self.rows if ":" in row["method"]})
        solvers += sorted({r["solver"] for r in self.rows if r["method"] in OURS} - set(solvers))
        repeats = Counter(
            len(cell.rows) for found in self.cells.values() for cell in found.values()
        )
        counts = ", ".join(str(count) for count in sorted(repeats))
        lines = [
            ("processor", f"{all_of('cpu')}, {all_of('cores')} cores"),
            ("system", all_of("os")),
            (
                "planner",
                f"{all_of('engine')}, commit {all_of('commit')}, {all_of('buildMode')} build",
            ),
            ("Swift", all_of("swift")),
            ("solvers", ", ".join(sorted(set(solvers)))),
            ("limit of a run", f"{all_of('timeLimitSeconds')} s"),
            ("repeats of a run", counts),
            ("runs", f"{len(self.rows):,}"),
            ("pictures", f"matplotlib {matplotlib.__version__}"),
        ]
        return "## Setting\n\n" + table(["", ""], lines, texts=2)

    def reading(self) -> str:
        return (
            "Every method proves all levels. The time of the planner is wall time from the decoded problem to"
            " the audited plan; the time of a peer is that of its solver alone, without reading and"
            " modelling. CBC and glpsol tell too little of their time, so it is the processor time of their"
            " process less that of one that only reads the file. HiGHS, CP-SAT and Gecode may use two"
            " threads, the others use one. A run that takes less than a second is made twice in its process"
            " and the second time counts. The time of an instance is the median of its repeats.\n\n"
            f"`mean` is the geometric mean shifted by {1000 * SHIFT:g} ms, in which an instance without a proof"
            " counts the limit. PAR10 is the mean time, in which it counts ten limits. `ratio` is the mean of"
            " the method divided by that of the planner.\n"
        )

    def times(self, suite: str, method: str) -> tuple[list[Cell], list[float | None]]:
        found = [c for (s, _), c in self.cells.get(method, {}).items() if s == suite]
        return found, [cell.time for cell in found]

    def mean(self, suite: str, method: str) -> float:
        found, times = self.times(suite, method)
        return shifted_geometric_mean(
            cell.limit if time is None else time for cell, time in zip(found, times, strict=True)
        )

    def methods(self, suite: str) -> list[str]:
        return [m for m in self.cells if not is_greedy(m) and self.times(suite, m)[0]]

    def suite_table(self, suite: str) -> str:
        methods = self.methods(suite)
        if not methods:
            return ""
        ours = self.mean(suite, "optimal")
        lines = []
        for method in methods:
            found, times = self.times(suite, method)
            mean = self.mean(suite, method)
            penalized = par10(times, max(cell.limit for cell in found))
            solved = sum(time is not None for time in times)
            lines.append(
                [
                    label(method),
                    f"{solved} of {len(found)}",
                    milliseconds(mean),
                    number(penalized, 3 if penalized < 10 else 1),
                    number(mean / ours, 1),
                ]
            )
        head = ["method", "solved", "mean, ms", "PAR10, s", "ratio"]
        return f"### {suite}\n\n" + table(head, lines)

    def against_peers(self) -> str:
        """The planner against the fastest peer of each suite, over the instances that both were run on."""
        lines = []
        for suite in self.suites:
            peers = [m for m in self.methods(suite) if m not in OURS]
            if not peers or "optimal" not in self.methods(suite):
                continue
            ours = self.mean(suite, "optimal")
            groups = (
                ("all", peers),
                ("other than GLPK", [m for m in peers if not m.startswith("glpsol")]),
                ("own models", [m for m in peers if m.endswith("native")]),
            )
            for name, group in groups:
                if not group:
                    continue
                best = min(group, key=lambda method: self.mean(suite, method))
                theirs = self.mean(suite, best)
                lines.append(
                    [
                        suite,
                        name,
                        label(best),
                        milliseconds(theirs),
                        milliseconds(ours),
                        number(theirs / ours, 1),
                        number((theirs + SHIFT) / (ours + SHIFT), 2),
                    ]
                )
        if not lines:
            return ""
        head = ["suite", "among", "fastest", "its mean, ms", "planner, ms", "ratio", "with shift"]
        return (
            "## The planner against the fastest peer\n\n"
            + table(head, lines, texts=3)
            + "\nglpsol is GLPK, the solver that is inside the planner too, and on the aggregated program it"
            " solves what the planner solves; the planner does more around GLPK, and without it where a plan is"
            " found that reaches a ceiling no plan can exceed. `planner, program always` does without that."
            " `with shift` compares the means with their 10 ms left in: what a difference of"
            " milliseconds is worth beside 10 ms.\n"
        )

    def phases(self) -> str:
        """Where the time of the planner goes: medians over the runs of a suite."""
        lines = []
        for suite in self.suites:
            for method in OURS[:2]:
                rows = [
                    row
                    for (s, _), cell in self.cells.get(method, {}).items()
                    if s == suite
                    for row in cell.rows
                    if is_solved(row)
                ]
                if rows:
                    lines.append([suite, label(method), *self.medians(rows)])
        if not lines:
            return ""
        head = ["suite", "method", *PHASES, "allocations", "MB allocated", "peak, MB"]
        return (
            "## Where the time goes\n\n"
            "Medians over the proved runs of a suite, in milliseconds. *solve* is all between the program and its"
            " point, or the choice of dishes where no program was needed; presolve, root and search are what"
            " the solver spends of it, and the rest of it is loading the program and checking the point. *finish* is"
            " the choice of dishes of each kind, the tie-break and the audit. Decoding the file and a second audit"
            " by the benchmark are in no total.\n\n" + table(head, lines, texts=2)
        )

    @staticmethod
    def medians(rows: list[Row]) -> list[str]:
        def median(key: str) -> float:
            found = [row[key] for row in rows if row.get(key) is not None]
            return statistics.median(found) if found else math.nan

        return [
            *(milliseconds(median(key)) for key in PHASES.values()),
            number(median("allocations"), 0),
            number(median("allocatedBytes") / 1e6, 2),
            number(median("peakBytes") / 1e6, 0),
        ]

    def sizes(self) -> dict[Key, int]:
        return {
            key: cell.rows[0]["columns"]
            for key, cell in self.cells.get("plain", {}).items()
            if cell.rows[0]["columns"]
        }

    def pictures(self) -> str:
        parts = ["## Pictures\n"]
        if performance_profile(self.cells, self.folder / "performance-profile.svg"):
            parts.append("![Performance profile](performance-profile.svg)\n")
            parts.append(
                "For each method the share of instances that it solves within a multiple of the best"
                " method's time, over the instances that every method was run on. Higher is better.\n"
            )
        if time_against_columns(self.cells, self.sizes(), self.folder / "time-columns.svg"):
            parts.append("![Time against size](time-columns.svg)\n")
            parts.append(
                "Both axes are logarithmic. Points on the dotted line were not proved in time; times"
                " below 0.1 ms are drawn at 0.1 ms.\n"
            )
        return "\n".join(parts) if len(parts) > 1 else ""

    def greedy_figures(self) -> list[GreedyFigures]:
        best: dict[str, Row] = {}
        for row in self.rows:
            if is_solved(row):
                best.setdefault(row["sha256"], row)
        groups: dict[tuple[str, str], list[Row]] = defaultdict(list)
        for row in self.rows:
            if is_greedy(row["method"]) and row["jobs"] == 1 and score(row) is not None:
                groups[row["suite"], row["method"]].append(row)

        def total(rows: list[Row], level: str, of: Callable[[Row], Row]) -> int:
            return sum(value(of(row), level) or 0 for row in rows)

        result = []
        for (suite, method), rows in sorted(
            groups.items(),
            key=lambda item: (suite_order(item[0][0]), int(item[0][1].split(":")[1])),
        ):
            proved = [row for row in rows if row["sha256"] in best]
            if not proved:
                continue
            reference = lambda row: best[row["sha256"]]  # noqa: E731
            short = sum(
                (value(row, "filledSlots") or 0) < (value(reference(row), "filledSlots") or 0)
                for row in proved
            )
            filled = total(proved, "filledSlots", reference)
            variety = total(proved, "variety", reference)
            result.append(
                GreedyFigures(
                    suite=suite,
                    method=method,
                    runs=len(proved),
                    short=short / len(proved),
                    filled=total(proved, "filledSlots", lambda row: row) / max(1, filled),
                    variety=total(proved, "variety", lambda row: row) / max(1, variety),
                    seconds=shifted_geometric_mean(seconds(row) or 0.0 for row in proved),
                    optimal_seconds=self.mean(suite, "optimal"),
                )
            )
        return result

    def greedy(self) -> str:
        figures = self.greedy_figures()
        if not greedy_quality(figures, self.folder / "greedy.svg"):
            return ""
        lines = [
            [
                f.suite,
                f.method,
                str(f.runs),
                percent(f.short),
                percent(f.filled),
                percent(f.variety),
                milliseconds(f.seconds),
                milliseconds(f.optimal_seconds),
            ]
            for f in figures
        ]
        head = [
            "suite",
            "method",
            "runs",
            "end short",
            "slots filled",
            "variety",
            "ms",
            "optimal, ms",
        ]
        return (
            "## Greedy against optimal\n\n"
            "Against the proved best plan of each instance: runs that leave a slot empty that it fills, slots"
            " filled, and variety. `greedy:N` is the best of N walks.\n\n"
            + table(head, lines, texts=2)
            + "\n![Greedy against optimal](greedy.svg)\n"
        )

    def throughput(self) -> str:
        groups: dict[tuple[str, int], list[float]] = defaultdict(list)
        for row in self.rows:
            time = seconds(row)
            is_ours = row["method"] in OURS or is_greedy(row["method"])
            if row["suite"] == "households" and is_ours and time is not None:
                groups[row["method"], row["jobs"]].append(time + (row["decodeSeconds"] or 0))
        rates: dict[str, dict[int, float]] = defaultdict(dict)
        for (method, jobs), times in groups.items():
            rates[method][jobs] = jobs / statistics.fmean(times)
        if not throughput(rates, self.folder / "throughput.svg"):
            return ""
        lines = [
            [label(method), str(jobs), f"{rate:,.0f}", f"{rate / found[min(found)]:.2f}"]
            for method, found in sorted(rates.items())
            for jobs, rate in sorted(found.items())
        ]
        return (
            "## Throughput\n\n"
            "Weeks per second on the suite `households`: the number of jobs divided by the mean time of a week,"
            " reading included.\n\n"
            + table(["method", "jobs", "weeks per second", "against the fewest jobs"], lines)
            + "\n![Throughput](throughput.svg)\n"
        )

    def agreement(self) -> str:
        peers = [r for r in self.rows if ":" in r["method"] and not is_greedy(r["method"])]
        if not peers:
            return ""
        lines = []
        for method in [m for m in self.cells if m not in OURS and not is_greedy(m)]:
            found = [row for row in peers if row["method"] == method and not is_missing(row)]
            compared = [row for row in found if row.get("agrees") is not None]
            lines.append(
                [
                    label(method),
                    str(len(found)),
                    str(sum(row["audit"] == "passed" for row in found)),
                    str(sum(row["audit"] == "failed" for row in found)),
                    str(sum(row["agrees"] for row in compared)),
                    str(sum(not row["agrees"] for row in compared)),
                ]
            )
        head = ["peer", "runs", "audit passed", "failed", "optima that agree", "disagree"]
        return (
            "## Agreement\n\n"
            "Every plan of a peer is judged by the planner's audit, and every optimum that it proves is compared"
            " with the planner's on all five levels.\n\n" + table(head, lines)
        )

    def failures(self) -> str:
        failed = [
            row
            for row in self.rows
            if row["status"] in ("failed", "solverFailure")
            or row["audit"] == "failed"
            or row.get("agrees") is False
        ]
        if not failed:
            return "## Failures\n\nNone.\n"
        groups: dict[tuple[str, str], list[str]] = defaultdict(list)
        for row in failed:
            groups[label(row["method"]), row["message"] or row["status"]].append(row["instance"])
        lines = []
        for (method, message), instances in sorted(groups.items()):
            names = sorted(set(instances))
            shown = ", ".join(names[:3]) + (f" and {len(names) - 3} more" if len(names) > 3 else "")
            lines.append([method, str(len(instances)), message.replace("|", "\\|"), shown])
        head = ["method", "runs", "message", "instances"]
        return "## Failures\n\n" + table(head, lines, texts=1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("docs/benchmarks"), help="the folder")
    parser.add_argument("--note", help="a sentence on how far the figures can be trusted")
    parser.add_argument("files", metavar="FILE", type=Path, nargs="+", help="rows")
    arguments = parser.parse_args()
    rows = read_rows(arguments.files)
    if not rows:
        raise SystemExit("There are no rows.")
    Report(rows, arguments.out, arguments.note).write()


if __name__ == "__main__":
    main()
