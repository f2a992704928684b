"""Groups levels that are solved as one weighted sum, by the rule of the planner.

Every level is a loss: a sum of whole numbers that are never negative, to be made small. A level is weighted
by one more than the greatest value that all later levels of its group can take together, so the minimum of
the sum is the lexicographic minimum. A group ends where its sum could exceed a million.
"""

from dataclasses import dataclass

GREATEST_SUM = 1_000_000


@dataclass(frozen=True)
class Group:
    """Neighbouring levels by position, with their weights."""

    members: range
    weights: list[int]


def weights_of(greatest: list[int], limit: int) -> list[int] | None:
    """The weights of levels with these greatest losses, or None when their sum could grow too large."""
    weights: list[int] = []
    total = 0
    for value in reversed(greatest):
        weight = total + 1
        weights.insert(0, weight)
        total += weight * value
        if total > limit:
            return None
    return weights


def groups_of(greatest: list[int], limit: int = GREATEST_SUM) -> list[Group]:
    groups = []
    start = 0
    while start < len(greatest):
        end = start + 1
        weights = weights_of(greatest[start:end], limit) or [1]
        while end < len(greatest):
            larger = weights_of(greatest[start : end + 1], limit)
            if larger is None:
                break
            weights, end = larger, end + 1
        groups.append(Group(range(start, end), weights))
        start = end
    return groups
