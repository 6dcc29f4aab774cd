"""What was decided in a game: a take, a whole laying turn, a pass, a whole scoring; in Bower each choice by itself.

In Bower a tile is taken, and only then a new one is seen in the display: so which tile, and where, are two decisions,
each judged by what was known when it was made. Where only one action was legal, nothing was decided.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.records import replay

TURN_PHASES = ("turn", "laying")
"""Birdie's phases in which cards are drafted; in its others a seat scores."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Which actions of a record are one decision, and whose."""

    at: int
    count: int
    seat: int
    phase: str
    kind: str  # choice, scoring
    actions: tuple[Document, ...]


def decisions(record: Document) -> list[Decision]:
    """Every decision of a record, in order; those without an alternative are left out."""
    return list(_decided(replay(record)))


def before(record: Document, decision: Decision) -> Game:
    """The game as it was when a decision had to be made."""
    if decision.at + decision.count > len(record["actions"]):
        raise GameError("bad_request", "decision: the record is shorter than that")
    return replay({**record, "actions": record["actions"][: decision.at], "result": None})


def _decided(whole: Game) -> Iterator[Decision]:
    actions = whole.actions
    game = replay({**whole.record(), "actions": [], "result": None})
    at = 0
    while at < len(actions):
        seat, phase = game.mover(), game.phase
        scoring = game.name == "birdie" and phase not in TURN_PHASES
        count, free = 0, False
        while True:
            free = free or len(game.numbers()) > 1 or len(game.legal()) > 1
            events = game.apply(actions[at + count])
            count += 1
            if at + count == len(actions) or _ends(game, seat, scoring, events):
                break
        if free:
            kind = "scoring" if scoring else "choice"
            yield Decision(at, count, seat, phase, kind, tuple(actions[at : at + count]))
        at += count


def _ends(game: Game, seat: int, scoring: bool, events: list[Document]) -> bool:
    """Whether the action just played was the last one of its decision."""
    if scoring:
        return any(event["id"] == "scored" and event["args"]["seat"] == seat for event in events)
    return game.phase != "laying"
