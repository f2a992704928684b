"""The figures of a report, from times and limits in seconds."""

import math
import statistics
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

Key = TypeVar("Key", bound=Hashable)

# Times are increased by this much before they are compared, so that microseconds do not decide.
SHIFT = 0.010


def shifted_geometric_mean(times: Iterable[float], shift: float = SHIFT) -> float:
    """exp(mean of ln(t + shift)) - shift; NaN for no times."""
    logarithms = [math.log(time + shift) for time in times]
    if not logarithms:
        return math.nan
    return math.exp(statistics.fmean(logarithms)) - shift


def par10(times: Iterable[float | None], limit: float) -> float:
    """The mean time, where None (not solved) counts ten times the limit; NaN for no times."""
    counted = [10 * limit if time is None else time for time in times]
    return statistics.fmean(counted) if counted else math.nan


def performance_ratios(
    times: Mapping[str, Sequence[float | None]], shift: float = SHIFT
) -> dict[str, list[float]]:
    """By solver the ratio to the best solver of each instance; infinite where it did not solve.

    Instances that no solver solved are left out.
    """
    names = list(times)
    count = len(times[names[0]]) if names else 0
    result: dict[str, list[float]] = {name: [] for name in names}
    for index in range(count):
        solved = [time for name in names if (time := times[name][index]) is not None]
        if not solved:
            continue
        best = min(solved) + shift
        for name in names:
            time = times[name][index]
            result[name].append(math.inf if time is None else (time + shift) / best)
    return result


def profile(ratios: Sequence[float]) -> tuple[list[float], list[float]]:
    """The steps of a performance profile: at each ratio the share of instances within it."""
    finite = sorted(ratio for ratio in ratios if math.isfinite(ratio))
    steps: dict[float, float] = {}
    for position, ratio in enumerate(finite, 1):
        steps[ratio] = position / len(ratios)
    return list(steps), list(steps.values())


def median_by_key(pairs: Iterable[tuple[Key, float]]) -> dict[Key, float]:
    groups: dict[Key, list[float]] = {}
    for key, value in pairs:
        groups.setdefault(key, []).append(value)
    return {key: statistics.median(values) for key, values in groups.items()}
