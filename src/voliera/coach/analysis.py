"""A whole game analysed: its decisions, judged one by one, and how the win went to and fro."""

from collections.abc import Callable, Sequence

from voliera.coach.decision import Decision
from voliera.coach.decisions import coach_of, decisions
from voliera.coach.judged import DIGITS
from voliera.coach.judging import DEFAULT_NODES, effort_of, judge
from voliera.documents import Document
from voliera.records import replay

FORMAT = "voliera/analysis/1"
"""The format of analyses."""


class Cancelled(Exception):
    """Somebody did not want to wait any longer."""


def analyse(
    record: Document,
    *,
    nodes: int | None = None,
    time_ms: int | None = None,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Document:
    """The analysis of a record. `progress` hears how many decisions are judged, of how many.

    `cancelled` is asked before each decision; where it says yes, `Cancelled` is raised.
    """
    effort_of(nodes, time_ms)
    found = decisions(record)
    judged: list[Document] = []
    for decision in found:
        if cancelled is not None and cancelled():
            raise Cancelled
        judged.append(judge(record, decision, nodes=nodes, time_ms=time_ms, seed=seed))
        if progress is not None:
            progress(len(judged), len(found))
    return assembled(record, judged, nodes=nodes, time_ms=time_ms)


def assembled(
    record: Document, judged: Sequence[Document], *, nodes: int | None = None, time_ms: int | None = None
) -> Document:
    """The analysis made of judged decisions, in their order."""
    game = replay(record)
    winners = None
    if game.over:
        result = game.result()
        winners = result["winners"] if "winners" in result else [result["winner"]]
    return {
        "format": FORMAT,
        "game": game.name,
        "players": game.players,
        "level": coach_of(game.name).LEVEL,
        "nodes": nodes or (None if time_ms else DEFAULT_NODES),
        "curve": curve(judged, game.players, len(record["actions"]), winners),
        "decisions": [{name: value for name, value in one.items() if name != "views"} for one in judged],
    }


def curve(
    judged: Sequence[Document], players: int, moments: int, winners: Sequence[int] | None
) -> list[list[float] | None]:
    """Each seat's share of the win at every moment, the start first; None where nothing new was seen.

    Each seat sees the game from its own side, and is confident: it knows its own plans. So a moment is the mean of what
    the seats thought last: who has just moved, and who is to move.
    """
    found: list[list[float] | None] = [None] * (moments + 1)
    views: dict[int, list[float]] = {}
    for one in judged:
        views.pop(one["seat"], None)
        views[one["seat"]] = one["views"]["before"]
        found[one["at"]] = _mean(views, players)
        if one["views"]["after"] is not None:
            views[one["seat"]] = one["views"]["after"]
        found[one["at"] + one["count"]] = _mean(views, players)
    if winners is not None:
        found[moments] = [round(1 / len(winners), DIGITS) if seat in winners else 0.0 for seat in range(players)]
    return found


def _mean(views: dict[int, list[float]], players: int) -> list[float]:
    shares = [sum(view[seat] for view in views.values()) / len(views) for seat in range(players)]
    rounded = [round(share / sum(shares), DIGITS) for share in shares[1:]]
    return [round(1 - sum(rounded), DIGITS), *rounded]


def task(document: Document) -> Document:
    """One decision of a record, for a process that thinks: `{record, decision, nodes, seed}` in, a judgement out."""
    given = document["decision"]
    decision = Decision(**{**given, "actions": tuple(given["actions"])})
    return judge(document["record"], decision, nodes=document.get("nodes"), seed=document.get("seed", 0))
