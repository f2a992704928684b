"""The pictures of a report. The same rows give the same bytes."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import matplotlib

matplotlib.use("svg")

from bench_statistics import performance_ratios, profile
from matplotlib import pyplot
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FixedLocator, FuncFormatter, NullLocator, PercentFormatter
from rows import Cell, Key, is_greedy, label

# Colours that people with colour blindness tell apart (Okabe and Ito).
COLOURS = {
    "optimal": "#000000",
    "program": "#000000",
    "plain": "#000000",
    "highs": "#0072B2",
    "scip": "#D55E00",
    "cbc": "#009E73",
    "glpsol": "#CC79A7",
    "cpsat": "#E69F00",
    "gecode": "#56B4E9",
}
MARKERS = {"program": "d", "highs": "s", "scip": "^", "cbc": "D", "glpsol": "v", "cpsat": "P", "gecode": "X"}

# Differences of processor times can come out as nothing; they are drawn here.
LEAST_TIME = 1e-4

pyplot.rcParams.update(
    {
        "svg.hashsalt": "planner-bench",
        "svg.fonttype": "path",
        "font.family": "DejaVu Sans",
        "font.size": 10,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.grid": True,
        "grid.color": "#dddddd",
        "grid.linewidth": 0.6,
        "axes.axisbelow": True,
        "legend.frameon": False,
        "figure.constrained_layout.use": True,
    }
)


def save(figure: Figure, path: Path) -> None:
    figure.savefig(path, format="svg", metadata={"Date": None, "Creator": "planner-bench"})
    pyplot.close(figure)


def colour(method: str) -> str:
    return COLOURS.get(method.partition(":")[0], "#888888")


def dashes(method: str) -> str:
    return {"program": "-."}.get(method, "--" if method.endswith("plain") else "-")


def performance_profile(table: dict[str, dict[Key, Cell]], path: Path) -> bool:
    """Over the instances that every method was run on."""
    methods = [method for method in table if not is_greedy(method)]
    common = sorted(
        set.intersection(*(set(table[method]) for method in methods)) if methods else []
    )
    ratios = performance_ratios({m: [table[m][key].time for key in common] for m in methods})
    if len(methods) < 2 or not any(ratios.values()):
        return False
    farthest = max((r for found in ratios.values() for r in found if math.isfinite(r)), default=1)
    end = max(4.0, farthest * 1.3)
    figure, axes = pyplot.subplots(figsize=(8.6, 4.8))
    for method in methods:
        steps, shares = profile(ratios[method])
        line = axes.step(
            [1, *steps, end],
            [0, *shares, shares[-1] if shares else 0],
            where="post",
            color=colour(method),
            linestyle=dashes(method),
            linewidth=2.6 if method == "optimal" else 1.5,
            label=label(method),
            clip_on=False,
        )
        line[0].set_zorder(4 if method == "optimal" else 3)
    axes.set_xscale("log")
    axes.set_xlim(1, end)
    axes.set_ylim(0, 1.02)
    axes.xaxis.set_major_locator(FixedLocator(ticks_of_ratio(end)))
    axes.xaxis.set_minor_locator(NullLocator())
    axes.xaxis.set_major_formatter(FuncFormatter(lambda x, _: f"{x:g}"))
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))
    axes.set_xlabel("time as a multiple of the best method's (both plus 10 ms)")
    axes.set_ylabel(f"instances solved to proof, of {len(ratios[methods[0]])}")
    axes.set_title("Performance profile", loc="left")
    axes.legend(loc="center left", bbox_to_anchor=(1.01, 0.5), handlelength=2.6)
    save(figure, path)
    return True


def ticks_of_ratio(end: float) -> list[float]:
    ticks = [1.0]
    factors = [2, 5, 10] if end < 300 else [10]
    base = 1.0
    while True:
        for factor in factors:
            if base * factor > end:
                return ticks
            ticks.append(base * factor)
        base *= 10


def time_against_columns(
    table: dict[str, dict[Key, Cell]], sizes: dict[Key, int], path: Path
) -> bool:
    """The planner and, of every peer, the form that it solves faster."""
    methods = [method for method in table if not is_greedy(method)]
    points = {
        method: [(sizes[key], cell) for key, cell in table[method].items() if key in sizes]
        for method in methods
    }
    if not any(points.values()):
        return False
    figure, axes = pyplot.subplots(figsize=(8.6, 5.2))
    for method in methods:
        solved = [(size, cell.time) for size, cell in points[method] if cell.time is not None]
        late = [(size, cell.limit) for size, cell in points[method] if cell.time is None]
        marker = MARKERS.get(method.partition(":")[0], "o")
        is_open = method == "program" or method.endswith("plain")
        style = {
            "marker": marker,
            "linestyle": "none",
            "markersize": 5.5 if method == "optimal" else 4.5,
            "color": colour(method),
            "markerfacecolor": "white" if is_open else colour(method),
            "zorder": 4 if method == "optimal" else 3,
        }
        axes.plot(
            [size for size, _ in solved],
            [1000 * max(time, LEAST_TIME) for _, time in solved],
            label=label(method),
            **style,
        )
        axes.plot(
            [size for size, _ in late],
            [1000 * limit for _, limit in late],
            **(style | {"alpha": 0.45}),
        )
    axes.set_xscale("log")
    axes.set_yscale("log")
    limits = sorted({cell.limit for found in points.values() for _, cell in found})
    for limit in limits if any(c.time is None for f in points.values() for _, c in f) else []:
        axes.axhline(1000 * limit, color="#888888", linewidth=0.8, linestyle=":")
        axes.annotate(
            f"limit {limit:g} s: not proved",
            (0.01, 1000 * limit),
            xycoords=("axes fraction", "data"),
            xytext=(0, 4),
            textcoords="offset points",
            color="#555555",
            fontsize=9,
        )
    axes.margins(y=0.08)
    axes.xaxis.set_major_formatter(FuncFormatter(lambda x, _: f"{x:,.0f}"))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda y, _: f"{y:,g}"))
    axes.set_xlabel("columns of the plain program")
    axes.set_ylabel("time to proof in milliseconds")
    axes.set_title("Time against size", loc="left")
    axes.legend(loc="center left", bbox_to_anchor=(1.01, 0.5))
    save(figure, path)
    return True


@dataclass(frozen=True)
class GreedyFigures:
    """What greedy walks reach on a suite, against the best plans known."""

    suite: str
    method: str
    runs: int
    short: float
    filled: float
    variety: float
    seconds: float
    optimal_seconds: float


def greedy_quality(figures: Sequence[GreedyFigures], path: Path) -> bool:
    if not figures:
        return False
    suites = list(dict.fromkeys(figure.suite for figure in figures))
    methods = list(dict.fromkeys(figure.method for figure in figures))
    greys = ["#56B4E9", "#0072B2", "#003f6b", "#001a2e"]
    panels = [
        ("runs that end short", "short"),
        ("slots filled, of the slots\nthat can be filled", "filled"),
        ("variety, of the best plan's", "variety"),
    ]
    height = 1.5 + len(suites) * (0.22 * len(methods) + 0.18)
    figure, axes = pyplot.subplots(1, 3, figsize=(9.6, height), sharey=True)
    thickness = 0.8 / len(methods)
    for panel, (title, name) in zip(axes, panels, strict=True):
        for number, method in enumerate(methods):
            values = {f.suite: getattr(f, name) for f in figures if f.method == method}
            places = [
                position + (number - (len(methods) - 1) / 2) * thickness
                for position, suite in enumerate(suites)
                if suite in values
            ]
            shown = [values[suite] for suite in suites if suite in values]
            bars = panel.barh(
                places,
                shown,
                height=thickness * 0.92,
                color=greys[number % len(greys)],
                label=method.replace("greedy:", "greedy, walks: "),
            )
            panel.bar_label(bars, [percent(v) for v in shown], padding=3, fontsize=8)
        finish(panel, title)
    axes[0].set_yticks(range(len(suites)), suites)
    axes[0].set_ylim(len(suites) - 0.45, -0.55)
    handles, labels = axes[0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=len(methods))
    save(figure, path)
    return True


def percent(share: float) -> str:
    """A share that is not whole is never shown as 0 % or 100 %."""
    text = f"{100 * share:.1f}%"
    if share < 1 and text == "100.0%":
        return "> 99.9%"
    if share > 0 and text == "0.0%":
        return "< 0.1%"
    return text.replace(".0%", "%")


def finish(panel: Axes, title: str) -> None:
    panel.set_title(title, loc="left", fontsize=10)
    panel.set_xlim(0, 1.25)
    panel.xaxis.set_major_locator(FixedLocator([0, 0.5, 1]))
    panel.xaxis.set_major_formatter(PercentFormatter(1.0))
    panel.grid(axis="y", visible=False)


def throughput(rates: dict[str, dict[int, float]], path: Path) -> bool:
    """By method the weeks per second for each number of jobs."""
    rates = {method: found for method, found in rates.items() if len(found) > 1}
    if not rates:
        return False
    figure, axes = pyplot.subplots(figsize=(8.0, 4.2))
    for number, (method, found) in enumerate(sorted(rates.items())):
        jobs = sorted(found)
        tint = "#000000" if method == "optimal" else list(COLOURS.values())[2 + number % 6]
        axes.plot(jobs, [found[j] for j in jobs], marker="o", color=tint, label=label(method))
        axes.plot(
            jobs,
            [found[jobs[0]] * j / jobs[0] for j in jobs],
            linestyle=":",
            color=tint,
            label=f"{label(method)}, in proportion",
        )
    axes.set_ylim(bottom=0)
    axes.xaxis.set_major_locator(FixedLocator(sorted({j for f in rates.values() for j in f})))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda y, _: f"{y:,.0f}"))
    axes.set_xlabel("jobs at the same time")
    axes.set_ylabel("weeks per second")
    axes.set_title("Throughput on small weeks", loc="left")
    axes.legend(loc="center left", bbox_to_anchor=(1.01, 0.5))
    save(figure, path)
    return True
