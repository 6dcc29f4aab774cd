"""Plots for the pages about speed and strength, from benchmarks/results: drawn as the site is built, light and dark."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import matplotlib as mpl
from matplotlib import pyplot as plt

from tools.site.places import ROOT

RESULTS = ROOT / "benchmarks" / "results"
OURS, THEIRS, THIRD = "#8a5fd6", "#8c8c96", "#d9822b"
LOOKS = {"light": "#2b2433", "dark": "#dcd6e6"}
"""Colour of text and axes in each of the site's two looks."""


class Plot(NamedTuple):
    """A plot: the name of its files, what it shows, and the function that draws it."""

    name: str
    told: str
    draw: Callable[[], None]


def draw(folder: Path) -> None:
    """Draw every plot, once for each look."""
    folder.mkdir(parents=True, exist_ok=True)
    for plot in (plot for sections in PLOTS.values() for plots in sections.values() for plot in plots):
        for look in LOOKS:
            with _figure(folder / f"{plot.name}-{look}.svg", look):
                plot.draw()


def inserted(text: str, page: str) -> str:
    """Return a page with its plots, each at the end of the section that it belongs to."""
    for title, plots in PLOTS.get(page, {}).items():
        found = re.search(rf"^## {re.escape(title)}\n.*?(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)
        if found is None:
            raise ValueError(f"{page} has no section {title!r} for its plots")
        shown = "\n".join(_shown(plot, look) for plot in plots for look in LOOKS)
        text = f"{text[: found.end()].rstrip()}\n\n{shown}\n{text[found.end() :]}"
    return text


def _shown(plot: Plot, look: str) -> str:
    return f"![{plot.told}](plots/{plot.name}-{look}.svg){{.only-{look}}}\n"


@contextmanager
def _figure(path: Path, look: str) -> Iterator[None]:
    colour = LOOKS[look]
    style: Any = {
        **dict.fromkeys(("text.color", "axes.edgecolor", "axes.labelcolor", "xtick.color", "ytick.color"), colour),
        "axes.spines.top": False,
        "axes.spines.right": False,
        "svg.fonttype": "none",
        "svg.hashsalt": "voliera",
        "font.family": "sans-serif",
        "font.sans-serif": ["DejaVu Sans"],
        "legend.frameon": False,
    }
    with mpl.rc_context(style):
        plt.figure(figsize=(7.2, 3.6), layout="constrained")
        try:
            yield
            plt.savefig(path, transparent=True, metadata={"Date": None})
        finally:
            plt.close()


def _read(name: str) -> Any:
    return json.loads((RESULTS / name).read_text(encoding="utf-8"))


def _lines(name: str) -> list[Any]:
    return [json.loads(line) for line in (RESULTS / name).read_text(encoding="utf-8").splitlines()]


def _bars(rows: list[tuple[str, float, str]], unit: str) -> None:
    """Draw horizontal bars on a logarithmic axis, with their figures."""
    names, values, colours = zip(*reversed(rows), strict=True)
    bars = plt.barh(names, values, color=colours)
    plt.bar_label(bars, [f"{value:,.0f}" for value in values], padding=4)
    plt.xscale("log")
    plt.xlim(min(values) / 3, max(values) * 8)
    plt.xlabel(f"{unit} (logarithmic)")


def engine() -> None:
    """Draw random play beside other libraries."""
    found = _read("engine.json")
    rows = [
        ("Birdie, 4 players", "birdie4_steps", OURS),
        ("Bower", "bower_steps", OURS),
        ("OpenSpiel hearts, C++ loop", "openspiel_hearts_cpp_steps", THEIRS),
        ("OpenSpiel hearts, from Python", "openspiel_hearts_steps", THEIRS),
        ("RLCard gin rummy", "rlcard_gin_steps", THEIRS),
        ("OpenSpiel gin rummy, from Python", "openspiel_gin_steps", THEIRS),
        ("python-chess", "chess_steps", THEIRS),
        ("PettingZoo gin rummy", "pettingzoo_steps", THEIRS),
    ]
    _bars([(name, found[key], colour) for name, key, colour in rows], "decisions per second, one core")


def gpu() -> None:
    """Draw random play on a device and on one core beside it."""
    found = {name: row for name, row in _read("gpu.json").items() if isinstance(row, dict)}
    names = [name.replace("_", ", ").replace("birdie", "Birdie, ").replace("bower", "Bower") for name in found]
    for i, (key, label, colour) in enumerate((("device_steps", "H200", OURS), ("core_steps", "one core", THEIRS))):
        places = [place + 0.4 * i for place in range(len(found))]
        plt.barh(places, [row[key] for row in found.values()], height=0.4, color=colour, label=label)
    plt.yticks([place + 0.2 for place in range(len(found))], names)
    plt.gca().invert_yaxis()
    plt.xscale("log")
    plt.xlabel("decisions per second (logarithmic)")
    plt.legend(loc="upper center", bbox_to_anchor=(0.5, 1.14), ncols=2)


def lab() -> None:
    """Draw the environments beside those of other libraries."""
    found = _read("lab.json")
    rows = [
        ("Birdie through PettingZoo", "aec_steps", OURS),
        ("Bower through PettingZoo", "aec_bower_steps", OURS),
        ("PettingZoo Leduc hold 'em", "pettingzoo_leduc_steps", THEIRS),
        ("PettingZoo Texas hold 'em", "pettingzoo_texas_steps", THEIRS),
        ("PettingZoo gin rummy", "pettingzoo_peer_steps", THEIRS),
        ("Birdie through OpenSpiel", "openspiel_steps", OURS),
        ("Bower through OpenSpiel", "openspiel_bower_steps", OURS),
        ("OpenSpiel Kuhn poker in Python", "openspiel_python_kuhn_steps", THEIRS),
        ("OpenSpiel tic-tac-toe in Python", "openspiel_python_tic_tac_toe_steps", THEIRS),
    ]
    _bars([(name, found[key], colour) for name, key, colour in rows], "steps per second, with observation and mask")


def batches() -> None:
    """Draw vector environments and batches, on two cores and on a device."""
    found = _read("lab.json")
    rows = [
        ("Birdie, batch on an H200", "batch_gpu_steps", THIRD),
        ("Bower, batch on an H200", "batch_gpu_bower_steps", THIRD),
        ("Birdie, batch on two cores", "batch_cpu_steps", OURS),
        ("Bower, batch on two cores", "batch_cpu_bower_steps", OURS),
        ("Birdie, vector environment", "gym_vector_steps", OURS),
        ("Birdie, random opponents", "gym_vector_random_steps", OURS),
        ("Bower, vector environment", "gym_vector_bower_steps", OURS),
    ]
    shown = [(name, found[key], colour) for name, key, colour in rows if key in found]  # the device's may be missing
    _bars(shown, "steps per second, with observation and mask")


def solve() -> None:
    """Draw how long the best scoring takes, by the length of the line."""
    rows = _read("solve.json")["rows"]
    shown = {
        "split, compiled": ("best split, compiled", OURS),
        "collapse": ("best collapse", THIRD),
        "split, CP-SAT": ("best split, CP-SAT", THEIRS),
    }
    for solver, (label, colour) in shown.items():
        mine = sorted((row for row in rows if row["solver"] == solver), key=lambda row: row["size"])
        sizes = [row["size"] for row in mine]
        plt.plot(sizes, [row["median_ms"] for row in mine], color=colour, marker="o", label=f"{label}: median")
        plt.plot(sizes, [row["worst_ms"] for row in mine], color=colour, linestyle=":", label=f"{label}: worst")
    plt.yscale("log")
    plt.xlabel("cards in the line")
    plt.ylabel("milliseconds (logarithmic)")
    plt.legend(fontsize="small", loc="upper left", bbox_to_anchor=(1, 1))


def thinking() -> None:
    """Draw how long the bots think."""
    found = _read("search.json")["ms_per_move"]
    names = {"birdie": "Birdie", "birdie-expert": "Birdie, expert", "bower": "Bower"}
    for i, ((game, label), colour) in enumerate(zip(names.items(), (OURS, THIRD, THEIRS), strict=True)):
        levels = list(found[game])
        plt.bar(
            [place + 0.27 * (i - 1) for place in range(len(levels))],
            found[game].values(),
            0.27,
            color=colour,
            label=label,
        )
    plt.xticks(range(len(levels)), levels)
    plt.yscale("log")
    plt.ylabel("ms for each move (logarithmic)")
    plt.legend()


def ladder() -> None:
    """Draw the strength of a network while it was trained."""
    rows = _lines("learn_birdie2_ladder.jsonl")
    for against, colour in (("heuristic", OURS), ("search@1000n", THIRD)):
        mine = [row for row in rows if row["against"] == against]
        steps = [int(row["weights"].removesuffix(".net")) for row in mine]
        values = [100 * row["value"] for row in mine]
        below = [100 * (row["value"] - row["low"]) for row in mine]
        above = [100 * (row["high"] - row["value"]) for row in mine]
        plt.errorbar(steps, values, [below, above], color=colour, marker="o", capsize=4, label=f"against {against}")
    plt.axhline(50, color=THEIRS, linestyle=":")
    plt.ylim(40, 102)
    plt.xlabel("seconds of training")
    plt.ylabel("share of wins, % (95% interval)")
    plt.legend(loc="lower right")


def matches(page: str) -> list[tuple[str, float, float, float]]:
    """The matches of two players in the tables of a page: who met, the share of the first, and its interval."""
    rows = re.findall(
        r"^\|([^|]*)\| ([^|]+?) \| [\d,]+ \| \**([\d.]+)%\** \(([\d.]+) to ([\d.]+)\)", page, re.MULTILINE
    )
    game = ""
    shown: list[tuple[str, float, float, float]] = []
    for named, match, value, low, high in rows:
        game = named.strip() or game
        if "players" not in game:  # with three and four, one half is not the fair share
            shown.append((f"{game}: {match}".replace("`", ""), float(value), float(low), float(high)))
    return shown


def strength() -> None:
    """Draw the matches of two players on the page about strength, from its own table."""
    shown = matches(_page("strength"))
    plt.gcf().set_size_inches(7.2, 0.28 * len(shown) + 0.8)
    for place, (_, share, least, most) in enumerate(shown):
        plt.errorbar(share, place, xerr=[[share - least], [most - share]], color=OURS, marker="o", capsize=3)
    plt.axvline(50, color=THEIRS, linestyle=":")
    plt.yticks(range(len(shown)), [name for name, *_ in shown], fontsize="small")
    plt.gca().invert_yaxis()
    plt.xlabel("share of wins of the first, % (95% interval)")


def tiles() -> None:
    """Draw how many bonus tiles players earn in Bower."""
    rows = _read("bower_balance.json")["rows"]
    for i, (row, label, colour) in enumerate((("standard", "standard", OURS), ("super", "Super Nest", THIRD))):
        found = {int(number): 100 * share for number, share in rows[row]["bonus_tiles_by_number"].items()}
        plt.bar([number + 0.4 * i - 0.2 for number in found], list(found.values()), 0.4, color=colour, label=label)
    plt.xlabel("bonus tiles earned in a game")
    plt.ylabel("players, %")
    plt.legend()


def _page(name: str) -> str:
    return (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")


PLOTS: dict[str, dict[str, list[Plot]]] = {
    "docs/performance.md": {
        "The engine beside its peers": [
            Plot("engine", "Decisions per second of Voliera and of other libraries", engine)
        ],
        "On a GPU": [Plot("gpu", "Decisions per second on an H200 and on one core, for each kind of game", gpu)],
        "Environments for research": [
            Plot("lab", "Steps per second of environments for research", lab),
            Plot("batches", "Steps per second of vector environments and batches, on two cores and a GPU", batches),
        ],
        "Exact scoring": [Plot("solve", "Time to the best scoring, by the number of cards in the line", solve)],
        "How Bower's tiles play": [Plot("tiles", "Bonus tiles that players earn in Bower", tiles)],
        "Bots": [Plot("thinking", "Milliseconds that each bot thinks about a move", thinking)],
    },
    "docs/strength.md": {
        "How strong they are": [Plot("strength", "Shares of wins in matches of two, with their intervals", strength)]
    },
    "docs/learning-runs.md": {
        "The first network": [Plot("ladder", "Shares of wins of the network while it was trained", ladder)]
    },
}
