"""Fills the weeks of a file, one per line, with Spark: every partition goes through `planner batch`.

    python3 spark_pipe.py PLANNER WEEKS PARTITIONS

Prints one result per week, in the order of the weeks. With --check-against FILE it prints nothing; it
compares the results with those in the file, which a plain `planner batch` has written, and exits with 1
when they differ in more than times and line numbers.
"""

import argparse
import json
import shlex
import sys

from pyspark.sql import SparkSession


def without_times(line: str) -> dict:
    """A result without what differs from run to run, and from partition to partition."""
    result = json.loads(line)
    for key in ("line", "milliseconds", "statistics"):
        result.pop(key, None)
    if "error" in result:
        # The message says the number of the line as well.
        result["error"] = True
    return result


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("planner")
    parser.add_argument("weeks")
    parser.add_argument("partitions", type=int)
    parser.add_argument("--check-against")
    arguments = parser.parse_args()

    session = (
        SparkSession.builder.master("local[2]")
        .appName("planner")
        .config("spark.ui.enabled", "false")
        .getOrCreate()
    )
    # 65 says that some lines are errors, which their results say as well: no reason to fail the task.
    batch = f"{shlex.quote(arguments.planner)} batch --jobs 1 --seed 1 || test $? -eq 65"
    weeks = session.sparkContext.textFile(arguments.weeks, arguments.partitions)
    results = weeks.pipe(f"sh -c {shlex.quote(batch)}", checkCode=True).collect()
    session.stop()

    if arguments.check_against is None:
        print("\n".join(results))
        return 0
    with open(arguments.check_against, encoding="utf-8") as file:
        expected = [without_times(line) for line in file]
    if [without_times(line) for line in results] == expected:
        return 0
    print(f"{len(results)} results of Spark differ from the {len(expected)} expected", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
