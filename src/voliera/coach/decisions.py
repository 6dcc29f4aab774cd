"""What was decided in a game: a take, a whole laying turn, a pass, a whole scoring; in Bower each choice by itself.

In Bower a tile is taken, and only then a new one is seen in the display: so which tile, and where, are two decisions,
each judged by what was known when it was made. Where only one action was legal, nothing was decided.
"""

from collections.abc import Iterator

from voliera.coach.decision import Decision
from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.games import wing_of
from voliera.games.contract import Coach
from voliera.records import replay, shortened


def coach_of(name: str) -> Coach:
    """Return what judges a game's decisions."""
    coach = wing_of(name).coach()
    if coach is None:
        raise GameError("bad_request", f"the coach does not know {name}")
    return coach


def decisions(record: Document) -> list[Decision]:
    """Every decision of a record, in order; those without an alternative are left out."""
    return list(_decided(replay(record)))


def before(record: Document, decision: Decision) -> Game:
    """The game as it was when a decision had to be made."""
    if decision.at + decision.count > len(record["actions"]):
        raise GameError("bad_request", "decision: the record is shorter than that")
    return replay(shortened(record, decision.at))


def _decided(whole: Game) -> Iterator[Decision]:
    coach = coach_of(whole.name)
    actions = whole.actions
    game = replay(shortened(whole.record(), 0))
    at = 0
    while at < len(actions):
        seat, phase = game.mover(), game.phase
        kind = coach.kind_of(phase)
        count, free = 0, False
        while True:
            free = free or len(game.numbers()) > 1 or len(game.legal()) > 1
            events = game.apply(actions[at + count])
            count += 1
            if at + count == len(actions) or coach.ends(game, seat, kind, events):
                break
        if free:
            yield Decision(at, count, seat, phase, kind, tuple(actions[at : at + count]))
        at += count
