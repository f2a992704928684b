"""What every peer answers."""

from dataclasses import dataclass, field
from typing import Any

# One worker for each core of the machines that the figures are for.
WORKERS = 2


@dataclass
class Answer:
    """The answer of a peer to one instance.

    `columns` are the columns of an exported program that are one; `meals` is a plan. `solve_seconds` is the
    time in the solver alone: no reading, no modelling, no start of a process.
    """

    status: str
    objectives: list[int] = field(default_factory=list)
    bounds: list[float | None] = field(default_factory=list)
    columns: list[str] | None = None
    meals: list[dict[str, Any]] | None = None
    # By level the losses, in the order of the levels that the program has.
    losses: list[int] | None = None
    solve_seconds: float = 0.0
    solves: int = 0
    nodes: int | None = None
    message: str | None = None

    @property
    def is_proved(self) -> bool:
        return self.status == "optimal"


class NotInstalled(Exception):
    """The peer is not there; the text says what is missing."""
