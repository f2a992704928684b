"""Checks that HiGHS, and glpsol where it is installed, find the proved optimum of every exported program.

    python check_exports.py FOLDER

FOLDER is what `planner-bench export` wrote; its MPS and LP files are read. It needs the environment that
scripts/bench-python sets up. Exits with 1 when an optimum differs.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import highspy


def by_highs(path: Path) -> float | None:
    highs = highspy.Highs()
    highs.setOptionValue("output_flag", False)
    highs.setOptionValue("mip_rel_gap", 0.0)
    highs.setOptionValue("time_limit", 60.0)
    if highs.readModel(str(path)) != highspy.HighsStatus.kOk:
        return None
    highs.run()
    is_optimal = highs.getModelStatus() == highspy.HighsModelStatus.kOptimal
    return highs.getInfo().objective_function_value if is_optimal else None


def by_glpsol(path: Path) -> float | None:
    form = "--freemps" if path.suffix == ".mps" else "--lp"
    with tempfile.NamedTemporaryFile() as report:
        command = ["glpsol", form, str(path), "--tmlim", "60", "-o", report.name]
        subprocess.run(command, capture_output=True, check=False)
        text = Path(report.name).read_text("utf-8")
    found = re.search(r"^Objective:\s+cost = (\S+) \(MINimum\)", text, re.MULTILINE)
    return float(found.group(1)) if found and "INTEGER OPTIMAL" in text else None


def main() -> int:
    readers = {"HiGHS": by_highs}
    if shutil.which("glpsol"):
        readers["glpsol"] = by_glpsol
    failures = []
    count = 0
    for path in sorted(Path(sys.argv[1]).glob("*/*.map.json")):
        meanings = json.loads(path.read_text("utf-8"))
        optimum = meanings["objective"]["optimum"]
        if optimum is None or meanings["columns"] == 0:
            continue
        stem = str(path).removesuffix(".map.json")
        for name, read in readers.items():
            for form in ("mps", "lp"):
                count += 1
                found = read(Path(f"{stem}.{form}"))
                if found is None or abs(found - optimum) > 1e-6:
                    failures.append(f"{stem}.{form}: {name} finds {found}, not {optimum}")
    print(
        f"{count} readings of exported programs by {', '.join(readers)}, {len(failures)} failures"
    )
    print("\n".join(failures), end="\n" if failures else "")
    return 1 if failures or not count else 0


if __name__ == "__main__":
    sys.exit(main())
