"""The report's pictures, as SVG that takes its ink from the page, so that they suit light and dark."""

import io
import re
from itertools import cycle
from typing import Any

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from voliera.arena.outcome import Outcome
from voliera.arena.words import label
from voliera.languages import Language

INK = "#010203"
"""Stands for the page's own colour of text."""
COLOURS = ("#3b82c4", "#d97b29", "#3a9a5b", "#b8509b", "#8a6fd1", "#b09a2c", "#c0504d", "#5aa5a5")
WIDE = 7.2
STYLE: Any = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "grid.color": INK,
    "grid.alpha": 0.15,
}


def plots(outcome: Outcome, language: Language) -> dict[str, str]:
    """Pictures by the name of the section that they belong to."""
    found = {"results": results(outcome, language), "order": order(outcome, language)}
    if len(outcome.names) > 2:
        found["ratings"] = ratings(outcome, language)
    if outcome.games:
        found["scores"] = scores(outcome, language) + lengths(outcome, language)
        found["thinking"] = thinking(outcome, language)
        found["rules"] = rules(outcome, language)
    return found


def svg(name: str, figure: Figure) -> str:
    """A figure as an element of a page; ids are made from its name, so that two pictures never share one."""
    text = io.StringIO()
    with matplotlib.rc_context({**STYLE, "svg.hashsalt": name}):
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
    drawing = text.getvalue()
    drawing = drawing[drawing.index("<svg") :].replace(INK, "currentColor")
    drawing = re.sub(r'(\bid="|\bhref="#|url\(#)', rf"\g<1>{name}-", drawing)
    return re.sub(r'width="[\d.]+pt" height="[\d.]+pt" ', "", drawing, count=1)


def axes(height: float) -> tuple[Figure, Axes]:
    """An empty picture, this many inches high."""
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(WIDE, height), layout="constrained")
        return figure, figure.add_subplot()


def ranges(name: str, rows: list[tuple[str, float, float, float]], words: str, mark: float | None = None) -> str:
    """Values with their intervals, the first one on top."""
    figure, ax = axes(0.7 + 0.32 * len(rows))
    places = range(len(rows), 0, -1)
    for place, (_, value, low, high) in zip(places, rows, strict=True):
        ax.plot([low, high], [place, place], color=COLOURS[0], linewidth=2)
        ax.plot([value], [place], "o", color=COLOURS[0])
    if mark is not None:
        ax.axvline(mark, color=INK, linestyle=":", linewidth=1)
    ax.set_yticks(list(places), [row[0] for row in rows])
    ax.set_ylim(0.4, len(rows) + 0.6)
    ax.set_xlabel(words)
    ax.grid(axis="x")
    return svg(name, figure)


def results(outcome: Outcome, language: Language) -> str:
    """Each pair's share of wins."""
    names = outcome.names
    rows = []
    for one in outcome.results:
        against = ", ".join(names[other] for other in one.against)
        rows.append((f"{names[one.who]} – {against}", 100 * one.share.value, 100 * one.share.low, 100 * one.share.high))
    return ranges("results", rows, language.say("arena-axis-win"), 100 / outcome.players)


def order(outcome: Outcome, language: Language) -> str:
    """The share of wins by order of play."""
    rows = [
        (language.say("arena-place", place=place), 100 * one.value, 100 * one.low, 100 * one.high)
        for place, one in enumerate(outcome.by_order, start=1)
    ]
    return ranges("order", rows, language.say("arena-axis-win"), 100 / outcome.players)


def ratings(outcome: Outcome, language: Language) -> str:
    """Ratings, the best on top."""
    ranked = sorted(zip(outcome.names, outcome.ratings, strict=True), key=lambda pair: -pair[1].value)
    rows = [(name, one.value, one.low, one.high) for name, one in ranked]
    return ranges("ratings", rows, language.say("arena-axis-rating"))


def scores(outcome: Outcome, language: Language) -> str:
    """How the totals of the contestants are distributed."""
    figure, ax = axes(2.8)
    totals = [outcome.totals(who) for who in range(len(outcome.names))]
    least, most = min(map(min, totals)), max(map(max, totals))
    step = max(1, (most - least) // 30)
    edges = [edge - 0.5 for edge in range(least, most + step + 1, step)]
    for name, mine, colour in zip(outcome.names, totals, cycle(COLOURS), strict=False):
        ax.hist(
            mine,
            bins=edges,
            weights=[100 / len(mine)] * len(mine),
            histtype="stepfilled",
            alpha=0.35,
            color=colour,
            label=name,
        )
    ax.set_xlabel(language.say("arena-heading-scores", game=outcome.header["game"]))
    ax.set_ylabel("%")
    ax.legend(frameon=False, labelcolor=INK)
    return svg("scores", figure)


def lengths(outcome: Outcome, language: Language) -> str:
    """How long the games were."""
    figure, ax = axes(2.2)
    turns = outcome.turns
    edges = [edge - 0.5 for edge in range(min(turns), max(turns) + 2)]
    ax.hist(turns, bins=edges, weights=[100 / len(turns)] * len(turns), color=COLOURS[2], alpha=0.6)
    ax.xaxis.set_major_locator(MaxNLocator(integer=True))
    ax.set_xlabel(language.say("arena-axis-turns"))
    ax.set_ylabel("%")
    return svg("lengths", figure)


def thinking(outcome: Outcome, language: Language) -> str:
    """Mean and longest time for a decision."""
    figure, ax = axes(0.7 + 0.32 * len(outcome.names))
    places = list(range(len(outcome.names), 0, -1))
    thought = [outcome.thinking(who) for who in range(len(outcome.names))]
    ax.barh(places, [max(0.001, one.mean) for one in thought], height=0.5, color=COLOURS[0])
    ax.plot([max(0.001, one.most) for one in thought], places, "|", color=COLOURS[1], markersize=14)
    ax.set_xscale("log")
    ax.set_yticks(places, outcome.names)
    ax.set_xlabel(language.say("arena-axis-ms"))
    return svg("thinking", figure)


def rules(outcome: Outcome, language: Language) -> str:
    """The shares of wins of those who did this or that, with their intervals."""
    rows = [
        (label(figure, outcome, language), 100 * one.value, 100 * one.low, 100 * one.high)
        for figure in outcome.figures
        for one in [figure.estimate]
        if figure.name.endswith("-wins")
    ]
    return ranges("rules", rows, language.say("arena-axis-win"), 100 / outcome.players)
