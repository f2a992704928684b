"""Runs the planner and its peers on the same instances and writes a row for every run.

It is started by scripts/bench-peers, which exports the instances. The solvers of an instance run one after
the other, and each instance begins with another one. Every plan is audited by the planner's audit, and every
proved optimum is compared with all others; a disagreement is a row with a message and is printed.
"""

import argparse
import json
import multiprocessing
import os
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import cpsat_peer
import minizinc_peer
from linear_program import read_program
from milp_peers import MILP_PEERS
from peer import Answer, NotInstalled

Row = dict[str, Any]

LEVELS = ["shortfall", "filledSlots", "variety", "preference", "repeats"]
OURS = ["optimal", "program", "plain"]

# The keys of the planner's rows that a peer cannot fill.
UNKNOWN = [
    "message", "author", "levels", "complete", "proved", "provedIncomplete", "audit",
    "agrees", "kinds", "rows", "columns", "nonzeros", "solves", "nodes",
    "decodeSeconds", "buildSeconds", "solveSeconds", "presolveSeconds", "rootSeconds",
    "searchSeconds", "finishSeconds", "fillSeconds", "auditSeconds", "cpuSeconds", "allocations",
    "allocatedBytes", "peakBytes",
]  # fmt: skip


class Auditor:
    """The planner's audit, which answers line by line."""

    def __init__(self, bench: Path) -> None:
        self.process = subprocess.Popen(
            [str(bench), "audit"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def judge(self, request: dict[str, Any]) -> dict[str, Any]:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(request, ensure_ascii=False) + "\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline())
        return answer


def guarded(work: Callable[[], Answer], seconds: float) -> Answer:
    """The answer of some work in a process of its own, which may crash or hang."""
    context = multiprocessing.get_context("fork")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=send, args=(work, sender))
    process.start()
    sender.close()
    try:
        if not receiver.poll(seconds):
            return Answer("failed", message=f"no answer within {seconds:g} s")
        answer = receiver.recv()
        assert isinstance(answer, Answer)
        return answer
    except EOFError:
        return Answer("failed", message="the process ended without an answer")
    finally:
        process.kill()
        process.join()


# A run that takes less is made twice in its process, and the second time counts.
WARM_UP_SECONDS = 1.0


def send(work: Callable[[], Answer], sender: Connection) -> None:
    try:
        answer = work()
        if answer.solve_seconds < WARM_UP_SECONDS:
            answer = work()
    except Exception as error:  # Whatever a peer throws is its result.
        lines = str(error).splitlines() or [type(error).__name__]
        answer = Answer("failed", message=f"{type(error).__name__}: {lines[0]}"[:300])
    sender.send(answer)


class Series:
    """All runs of one instance after the other."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.bench: Path = arguments.bench.absolute()
        self.folder: Path = arguments.programs.absolute()
        self.limit: float = arguments.time_limit
        self.repeats: int = arguments.repeat
        self.out: Path = arguments.out
        self.root: Path = arguments.root
        self.auditor = Auditor(self.bench)
        self.machine = json.loads((self.folder / "machine.json").read_text("utf-8"))
        self.versions: dict[str, str] = {}
        self.disagreements = 0
        self.methods = self.all_methods(arguments.peers)
        self.done = {
            (row["sha256"], row["method"], row["repeat"], row["timeLimitSeconds"])
            for row in (read_rows(self.out) if self.out.exists() else [])
        }

    def all_methods(self, chosen: str | None) -> list[str]:
        methods = [*OURS, "greedy:1"]
        methods += [f"{p.name}:{form}" for p in MILP_PEERS for form in ("plain", "aggregated")]
        methods += ["cpsat:native", "gecode:native"]
        wanted = None if chosen is None else chosen.split(",")
        return [m for m in methods if wanted is None or m in wanted or m.split(":")[0] in wanted]

    def version(self, method: str) -> str:
        name = method.split(":")[0]
        if name not in self.versions:
            if name == "cpsat":
                self.versions[name] = cpsat_peer.version()
            elif name == "gecode":
                self.versions[name] = minizinc_peer.version()
            else:
                peer = next(peer for peer in MILP_PEERS if peer.name == name)
                self.versions[name] = peer.version()
        return self.versions[name]

    def work(self, suite: str, instance: str, method: str) -> Callable[[], Answer]:
        name, _, form = method.partition(":")
        week = self.folder / suite / f"{instance}.json"
        if name == "cpsat":
            return lambda: cpsat_peer.solve(week, self.limit)
        if name == "gecode":
            return lambda: minizinc_peer.solve(week, self.limit)
        peer = next(peer for peer in MILP_PEERS if peer.name == name)
        grouping = "plain" if form == "plain" else "optimal"
        stem = self.folder / suite / f"{instance}.{grouping}"
        return lambda: peer.solve(read_program(stem), self.limit)

    def run(self, suite: str) -> None:
        maps = sorted((self.folder / suite).glob("*.optimal.map.json"))
        for number, path in enumerate(maps):
            instance = path.name.removesuffix(".optimal.map.json")
            facts = json.loads(path.read_text("utf-8"))
            for repeat in range(self.repeats):
                # Each instance and repeat begins with another solver.
                turn = (number + repeat) % len(self.methods)
                order = self.methods[turn:] + self.methods[:turn]
                if (number + repeat) % 2:
                    order.reverse()
                rows = [
                    row
                    for method in order
                    if (facts["sha256"], method, repeat, self.limit) not in self.done
                    for row in self.rows(suite, instance, method, repeat, facts)
                ]
                self.compare(rows)
                with self.out.open("a", encoding="utf-8") as file:
                    for row in rows:
                        file.write(json.dumps(row, ensure_ascii=False) + "\n")

    def rows(self, suite: str, instance: str, method: str, repeat: int, facts: Row) -> list[Row]:
        begun = time.perf_counter()
        if method in OURS or method.startswith("greedy"):
            found = self.ours(suite, instance, method, repeat, facts)
        else:
            found = [self.peer_row(suite, instance, method, repeat, facts)]
        wall = time.perf_counter() - begun
        for row in found:
            row.setdefault("wallSeconds", wall)
            spent = row["fillSeconds"] if method in OURS else row["solveSeconds"]
            text = "-" if spent is None else f"{1000 * spent:.1f} ms"
            print(f"{suite}/{instance} {method}: {row['status']}, {text}", flush=True)
            if row["message"]:
                print(f"    {row['message']}", flush=True)
        return found

    def ours(self, suite: str, instance: str, method: str, repeat: int, facts: Row) -> list[Row]:
        command = [str(self.bench), "run", suite, "--instance", instance, "--method", method]
        command += ["--time-limit", f"{self.limit:g}s", "--root", str(self.root)]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        rows: list[Row] = [json.loads(line) for line in run.stdout.splitlines() if line]
        if rows and (rows[0]["fillSeconds"] or 0) < WARM_UP_SECONDS:
            command += ["--repeat", "2"]
            run = subprocess.run(command, capture_output=True, text=True, check=False)
            rows = [json.loads(line) for line in run.stdout.splitlines() if line][1:]
        for row in rows:
            row["repeat"] = repeat
        if not rows:
            row = self.empty_row(suite, instance, method, repeat, facts)
            row["message"] = (run.stderr.strip() or "planner-bench wrote no row")[:300]
            rows = [row]
        return rows

    def empty_row(self, suite: str, instance: str, method: str, repeat: int, facts: Row) -> Row:
        row: Row = {
            "format": 1,
            "suite": suite,
            "instance": instance,
            "sha256": facts["sha256"],
            "generator": facts["generator"],
            "generatorSeed": facts["generatorSeed"],
            "permutation": 0,
            "repeat": repeat,
            "method": method,
            "fillSeed": 1,
            "timeLimitSeconds": self.limit,
            "jobs": 1,
            **{key: self.machine[key] for key in self.machine},
            "slots": facts["slots"],
            "freeSlots": facts["freeSlots"],
            "dishes": facts["dishes"],
            "status": "failed",
            **dict.fromkeys(UNKNOWN),
            "peakScope": "process",
            "objectives": None,
            "bounds": None,
            "finishedAt": datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        }
        return row

    def peer_row(self, suite: str, instance: str, method: str, repeat: int, facts: Row) -> Row:
        row = self.empty_row(suite, instance, method, repeat, facts)
        form = method.partition(":")[2]
        try:
            row["solver"] = row["author"] = self.version(method)
        except NotInstalled as error:
            row["message"] = str(error)
            return row
        if form != "native":
            grouping = "plain" if form == "plain" else "optimal"
            path = self.folder / suite / f"{instance}.{grouping}.map.json"
            if not path.exists():
                row["message"] = "there is no program of this form"
                return row
            sizes = json.loads(path.read_text("utf-8"))
            row.update({key: sizes[key] for key in ("kinds", "rows", "columns", "nonzeros")})
        answer = guarded(self.work(suite, instance, method), 3 * self.limit + 60)
        row["status"] = answer.status
        row["message"] = answer.message
        row["solveSeconds"] = answer.solve_seconds
        row["solves"], row["nodes"] = answer.solves, answer.nodes
        row["objectives"], row["bounds"] = answer.objectives, answer.bounds
        self.audit(row, answer, suite, instance, form)
        row["finishedAt"] = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        return row

    def audit(self, row: Row, answer: Answer, suite: str, instance: str, form: str) -> None:
        request: dict[str, Any] = {"week": str(self.folder / suite / f"{instance}.json")}
        has_point = bool(answer.objectives) or answer.is_proved
        if answer.columns is not None and has_point:
            request["columns"] = answer.columns
            request["method"] = "plain" if form == "plain" else "optimal"
        elif answer.meals is not None and has_point:
            request["meals"] = answer.meals
        else:
            return
        verdict = self.auditor.judge(request)
        row["audit"] = verdict["audit"]
        if verdict["message"]:
            row["message"] = f"Audit: {verdict['message']}"
        if "levels" in verdict:
            row["complete"] = verdict["complete"]
            row["proved"] = answer.is_proved
            row["levels"] = [
                {
                    "level": level["level"],
                    "value": level["value"],
                    "bound": level["value"] if answer.is_proved else None,
                    "gap": 0 if answer.is_proved else None,
                    "proved": answer.is_proved,
                }
                for level in verdict["levels"]
            ]

    def compare(self, rows: list[Row]) -> None:
        """Compares what was proved; who differs does so loudly."""
        proved = {row["method"]: values(row) for row in rows if row["proved"] and row["levels"]}
        # Where the planner proves nothing, peers are compared among themselves.
        reference = next((proved[m] for m in [*OURS, *proved] if m in proved), None)
        for row in rows:
            mine = proved.get(row["method"])
            if row["audit"] == "failed":
                self.shout(row, "the audit fails")
            if mine is None or reference is None:
                continue
            row["agrees"] = mine == reference
            if mine != reference:
                said = f"proves {mine}, others prove {reference}"
                self.shout(row, said)
                row["message"] = f"Disagreement: {said}"
        for row in rows:
            # A point that is better than a proved optimum refutes the proof.
            if reference is None or not row["levels"] or row["audit"] != "passed":
                continue
            if rank(values(row)) < rank(reference):
                self.shout(row, f"finds {values(row)}, better than the proved {reference}")
                row["agrees"] = False

    def shout(self, row: Row, text: str) -> None:
        self.disagreements += 1
        print(f"!!! {row['suite']}/{row['instance']} {row['method']}: {text}", flush=True)


def values(row: Row) -> list[int]:
    found = {level["level"]: level["value"] for level in row["levels"]}
    return [found[level] for level in LEVELS]


def rank(levels: list[int]) -> list[int]:
    """Smaller is better."""
    shortfall, filled, variety, preference, repeats = levels
    return [shortfall, -filled, -variety, -preference, repeats]


def read_rows(path: Path) -> list[Row]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines() if line]


def parsed_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bench", type=Path, required=True, help="the program planner-bench")
    parser.add_argument("--programs", type=Path, required=True, help="what it exported")
    parser.add_argument("--root", type=Path, default=Path.cwd(), help="the project")
    parser.add_argument("--time-limit", type=float, default=20.0, help="seconds (default: 20)")
    parser.add_argument("--repeat", type=int, default=1, help="repeats (default: 1)")
    parser.add_argument("--peers", help="only these methods or solvers, with commas")
    parser.add_argument("--out", type=Path, required=True, help="the file of rows to add to")
    parser.add_argument("suites", metavar="SUITE", nargs="+")
    return parser.parse_args()


def main() -> int:
    series = Series(parsed_arguments())
    for suite in parsed_arguments().suites:
        series.run(suite)
    print(f"{series.disagreements} disagreements", flush=True)
    return 1 if series.disagreements else 0


if __name__ == "__main__":
    os.environ.setdefault("PYTHONHASHSEED", "0")
    sys.exit(main())
