"""Solvers of linear programs in whole numbers, on the exported programs.

Every solver proves the groups of levels one after the other, as the planner does: after a group its levels
are kept at their minima. It gets its point of the group before as a start where it takes one, and no further
search where every loss of the next group is zero at that point. Gaps are zero; all else is as delivered.
"""

import re
import resource
import shutil
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from pathlib import Path

from level_packing import Group
from linear_program import LinearProgram, Terms
from peer import WORKERS, Answer, NotInstalled


@dataclass
class Stage:
    """What a solver says about one group."""

    status: str
    values: dict[str, float] | None = None
    bound: float | None = None
    seconds: float = 0.0
    nodes: int | None = None


@dataclass
class MILPPeer(ABC):
    """A solver; `begin` is called once for each program, then `stage` for each group."""

    name: str = ""

    @abstractmethod
    def version(self) -> str: ...

    @abstractmethod
    def begin(self, program: LinearProgram, folder: Path) -> None: ...

    @abstractmethod
    def stage(
        self,
        objective: Terms,
        kept: list[tuple[Terms, int]],
        start: dict[str, float] | None,
        limit: float,
    ) -> Stage: ...

    def solve(self, program: LinearProgram, limit: float) -> Answer:
        answer = Answer("optimal")
        if not program.columns:
            answer.columns, answer.losses = [], []
            return answer
        with tempfile.TemporaryDirectory() as folder:
            self.begin(program, Path(folder))
            values: dict[str, float] | None = None
            kept: list[tuple[Terms, int]] = []
            for group in program.groups or [Group(range(0), [])]:
                if values is not None and all(
                    program.losses(values)[i] == 0 for i in group.members
                ):
                    answer.objectives.append(0)
                    answer.bounds.append(0)
                else:
                    left = limit - answer.solve_seconds
                    stage = self.stage(program.objective(group), kept, values, max(left, 0.01))
                    answer.solves += 1
                    answer.solve_seconds += stage.seconds
                    if stage.nodes is not None:
                        answer.nodes = (answer.nodes or 0) + stage.nodes
                    values = stage.values or values
                    answer.status = stage.status
                    answer.bounds.append(stage.bound)
                    if values is not None:
                        losses = program.losses(values)
                        weighted = zip(group.members, group.weights, strict=True)
                        answer.objectives.append(sum(w * losses[i] for i, w in weighted))
                    if stage.status != "optimal":
                        break
                if values is not None:
                    losses = program.losses(values)
                    kept += [(program.levels[i], losses[i]) for i in group.members]
        if values is not None:
            answer.columns = [name for name, value in values.items() if value > 0.5]
            answer.losses = program.losses(values)
        return answer


@dataclass
class HiGHS(MILPPeer):
    name: str = "highs"

    def version(self) -> str:
        import highspy

        return f"HiGHS {highspy.Highs().version()}"

    def begin(self, program: LinearProgram, folder: Path) -> None:
        import highspy

        self.program = program
        self.highs = highspy.Highs()
        for option, value in (
            ("output_flag", False),
            ("mip_rel_gap", 0.0),
            ("threads", WORKERS),
            ("random_seed", 1),
        ):
            self.highs.setOptionValue(option, value)
        if self.highs.readModel(str(program.path)) == highspy.HighsStatus.kError:
            raise RuntimeError("HiGHS cannot read the program")
        self.index = {name: i for i, name in enumerate(self.highs.getLp().col_names_)}
        self.kept = 0

    def stage(
        self,
        objective: Terms,
        kept: list[tuple[Terms, int]],
        start: dict[str, float] | None,
        limit: float,
    ) -> Stage:
        import highspy
        import numpy

        highs = self.highs
        if start is not None:
            for terms, bound in kept[self.kept :]:
                columns = numpy.array([self.index[name] for name in terms], dtype=numpy.int32)
                costs = numpy.array(list(terms.values()), dtype=numpy.float64)
                highs.addRow(-highspy.kHighsInf, float(bound), len(terms), columns, costs)
            self.kept = len(kept)
            for name, column in self.index.items():
                highs.changeColCost(column, float(objective.get(name, 0)))
            solution = highspy.HighsSolution()
            solution.col_value = [start[name] for name in self.index]
            highs.setSolution(solution)
        before = highs.getRunTime()
        highs.setOptionValue("time_limit", before + limit)
        highs.run()
        seconds = highs.getRunTime() - before
        status = highs.getModelStatus()
        info = highs.getInfo()
        values = None
        if info.primal_solution_status == highspy.SolutionStatus.kSolutionStatusFeasible:
            point = highs.getSolution().col_value
            values = {name: point[column] for name, column in self.index.items()}
        if status == highspy.HighsModelStatus.kOptimal:
            said = "optimal"
        elif status == highspy.HighsModelStatus.kTimeLimit:
            said = "timeLimit"
        else:
            said = "solverFailure"
        return Stage(said, values, info.mip_dual_bound, seconds, max(0, info.mip_node_count))


@dataclass
class SCIP(MILPPeer):
    name: str = "scip"

    def version(self) -> str:
        from pyscipopt import Model

        model = Model()
        parts = (model.version(), model.getMinorVersion(), model.getTechVersion())
        return "SCIP " + (str(parts[0]) if "." in str(parts[0]) else ".".join(map(str, parts)))

    def begin(self, program: LinearProgram, folder: Path) -> None:
        from pyscipopt import Model

        self.model = Model()
        self.model.hideOutput()
        self.model.readProblem(str(program.path))
        self.variables = {variable.name: variable for variable in self.model.getVars()}
        self.kept = 0

    def stage(
        self,
        objective: Terms,
        kept: list[tuple[Terms, int]],
        start: dict[str, float] | None,
        limit: float,
    ) -> Stage:
        from pyscipopt import quicksum

        model = self.model
        if start is not None:
            model.freeTransform()
            for terms, bound in kept[self.kept :]:
                model.addCons(
                    quicksum(cost * self.variables[name] for name, cost in terms.items()) <= bound
                )
            self.kept = len(kept)
            model.setObjective(
                quicksum(cost * self.variables[name] for name, cost in objective.items()),
                "minimize",
            )
            solution = model.createOrigSol()
            for name, variable in self.variables.items():
                model.setSolVal(solution, variable, round(start[name]))
            model.addSol(solution)
        model.setParam("limits/time", limit)
        # The clock of the solver ticks in hundredths, so it is stopped here.
        begun = time.perf_counter()
        model.optimize()
        seconds = time.perf_counter() - begun
        status = {"optimal": "optimal", "timelimit": "timeLimit"}.get(
            model.getStatus(), "solverFailure"
        )
        values = None
        if model.getNSols() > 0:
            best = model.getBestSol()
            values = {
                name: model.getSolVal(best, variable) for name, variable in self.variables.items()
            }
        return Stage(status, values, model.getDualbound(), seconds, model.getNTotalNodes())


def needed(program: str, package: str) -> str:
    found = shutil.which(program)
    if found is None:
        raise NotInstalled(f"not installed: {program} (Debian package {package})")
    return found


@dataclass
class CommandPeer(MILPPeer):
    """A solver that is a program. It tells its time in hundredths or tenths of a second only, so its time is
    the processor time of its process less that of one that only reads the same file. Both have one thread,
    and other work on the machine does not count against them."""

    folder: Path = field(default=Path("."))

    def begin(self, program: LinearProgram, folder: Path) -> None:
        self.program, self.folder = program, folder
        self.count = 0

    def file(self, objective: Terms, kept: list[tuple[Terms, int]]) -> Path:
        if not kept:
            return self.program.path
        self.count += 1
        path = self.folder / f"stage{self.count}.mps"
        path.write_text(self.program.stage_mps(objective, kept), "ascii")
        return path

    def timed(self, command: list[str], limit: float) -> tuple[str, float]:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        run = subprocess.run(
            command,
            capture_output=True,
            text=True,
            check=False,
            timeout=limit + 20,
            cwd=self.folder,
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return run.stdout + run.stderr, spent


@dataclass
class CBC(CommandPeer):
    name: str = "cbc"

    def version(self) -> str:
        cbc = needed("cbc", "coinor-cbc")
        text = subprocess.run([cbc, "-quit"], capture_output=True, text=True, check=False).stdout
        found = re.search(r"Version:?\s*([0-9.]+)", text)
        return f"CBC {found.group(1) if found else 'of unknown version'}"

    def stage(
        self,
        objective: Terms,
        kept: list[tuple[Terms, int]],
        start: dict[str, float] | None,
        limit: float,
    ) -> Stage:
        cbc = needed("cbc", "coinor-cbc")
        path = str(self.file(objective, kept))
        _, reading = self.timed([cbc, path, "-quit"], limit)
        solution = self.folder / "solution.txt"
        solution.unlink(missing_ok=True)
        command = [cbc, path, "-seconds", f"{limit:g}", "-timeMode", "elapsed"]
        command += ["-ratioGap", "0", "-allowableGap", "0"]
        if start is not None:
            begin = self.folder / "start.txt"
            lines = [f"{i} {n} {v:g} 0" for i, (n, v) in enumerate(start.items()) if v > 1e-9]
            begin.write_text("\n".join(["Stopped - objective value 0", *lines, ""]), "ascii")
            command += ["-mipstart", str(begin)]
        command += ["-solve", "-solution", str(solution), "-quit"]
        output, seconds = self.timed(command, limit)
        stage = Stage("solverFailure", seconds=max(0.0, seconds - reading))
        if not solution.exists():
            return stage
        head, *lines = solution.read_text("ascii").splitlines() or [""]
        if head.startswith("Optimal"):
            stage.status = "optimal"
        elif "time" in head or "Stopped" in head:
            stage.status = "timeLimit"
        if (
            " objective value" in head
            and "infeasible" not in head.lower()
            and "no integer" not in head.lower()
        ):
            stage.values = dict.fromkeys(self.program.columns, 0.0)
            for line in lines:
                _, name, value, *_ = line.replace("**", "").split()
                stage.values[name] = float(value)
        bound = re.search(r"Lower bound:\s+(\S+)", output)
        nodes = re.search(r"Enumerated nodes:\s+(\d+)", output)
        stage.bound = float(bound.group(1)) if bound else None
        stage.nodes = int(nodes.group(1)) if nodes else None
        return stage


@dataclass
class Glpsol(CommandPeer):
    name: str = "glpsol"

    def version(self) -> str:
        glpsol = needed("glpsol", "glpk-utils")
        text = subprocess.run(
            [glpsol, "--version"], capture_output=True, text=True, check=False
        ).stdout
        found = re.search(r"(\d+\.\d+)", text)
        return f"glpsol {found.group(1) if found else 'of unknown version'}"

    def stage(
        self,
        objective: Terms,
        kept: list[tuple[Terms, int]],
        start: dict[str, float] | None,
        limit: float,
    ) -> Stage:
        glpsol = needed("glpsol", "glpk-utils")
        path = str(self.file(objective, kept))
        _, reading = self.timed([glpsol, "--freemps", path, "--check"], limit)
        solution = self.folder / "solution.txt"
        solution.unlink(missing_ok=True)
        command = [glpsol, "--freemps", path, "--tmlim", str(max(1, round(limit)))]
        output, seconds = self.timed([*command, "--write", str(solution)], limit)
        stage = Stage("solverFailure", seconds=max(0.0, seconds - reading))
        names = column_order(Path(path))
        if not solution.exists():
            return stage
        for line in solution.read_text("ascii").splitlines():
            fields = line.split()
            if fields[:1] == ["s"]:
                status = fields[4]
                stage.status = {"o": "optimal", "f": "timeLimit", "u": "timeLimit"}.get(
                    status, "solverFailure"
                )
                if status in "of":
                    stage.values = dict.fromkeys(self.program.columns, 0.0)
            elif fields[:1] == ["j"] and stage.values is not None:
                stage.values[names[int(fields[1]) - 1]] = float(fields[2])
        bounds = re.findall(r">=\s+([-0-9.e+]+)", output)
        if bounds and stage.status != "optimal":
            stage.bound = float(bounds[-1])
        return stage


def column_order(path: Path) -> list[str]:
    """The columns of an MPS file in the order in which they appear."""
    names: dict[str, None] = {}
    is_inside = False
    for line in path.read_text("ascii").splitlines():
        if not line.startswith(" "):
            is_inside = line.startswith("COLUMNS")
        elif is_inside and "'MARKER'" not in line:
            names.setdefault(line.split(maxsplit=1)[0])
    return list(names)


MILP_PEERS: list[MILPPeer] = [HiGHS(), SCIP(), CBC(), Glpsol()]
