"""Hints: what a bot would do, or the best scoring play, for the seat to move, where the table allows it."""

from collections.abc import Generator
from typing import Annotated, Literal

from msgspec import Meta, Struct

from voliera.bots.budget import DEFAULT_MS
from voliera.bots.characters import character
from voliera.documents import Document
from voliera.game import Game
from voliera.protocol.errors import Refused
from voliera.server.core.table import Table

SOLVE_MS = 2_000
STRONGEST = "strongest"
MOST_ACTIONS = 24
"""Maximum number of actions of a turn that a hint tells."""


class HintWish(Struct, forbid_unknown_fields=True, frozen=True):
    """What kind of hint, as the engine protocol's `bot` and `solve` have it."""

    kind: Literal["bot", "solve"]
    level: Literal["random", "greedy", "heuristic", "search", "strongest"] = "heuristic"
    time_ms: Annotated[int, Meta(ge=1, le=60_000)] | None = None
    objective: Literal["points", "win"] = "points"

    def level_at(self, game: Game) -> str:
        """Return the level of the bot that advises; `strongest` is the best that the table has."""
        return character(STRONGEST).rung_at(game).level if self.level == STRONGEST else self.level


class Hint(Struct, frozen=True):
    """The hint, and the `rev` that it is for."""

    rev: int
    kind: Literal["bot", "solve"]
    hint: Document


def check_hint(table: Table, session: str) -> None:
    """Refuse a hint to those who may not have one now."""
    seat = table.seat_of(session)
    if seat is None:
        raise Refused("no_seat", "hints are for players")
    if not table.row.settings.hints:
        raise Refused("no_hints", "this table is played without hints")
    if table.status != "running":
        raise Refused("game_over" if table.started else "not_started", "there is nothing to choose")
    if table.seats[seat].played_by_bot:
        raise Refused("replaced", "a bot plays for this seat; return first")
    if table.mover != seat:
        raise Refused("not_your_turn", f"seat {table.mover} is to move")


def time_of(wish: HintWish, most_ms: int) -> int:
    """Return the milliseconds to think about a hint."""
    return min(wish.time_ms or (SOLVE_MS if wish.kind == "solve" else DEFAULT_MS), most_ms)


def whole_turn(game: Game) -> Generator[Game, Document, Document]:
    """Yield games to choose for, take a bot's choices, and return the first of them with the turn that it begins.

    The turn is told as `actions`, up to the first card that is drawn: cards are laid one by one, and nothing is drawn
    or revealed before the turn is done.
    """
    game = game.copy()
    found = yield game
    actions: list[Document] = [found["action"]]
    while actions[-1]["do"] == "lay" and len(actions) < MOST_ACTIONS:
        game.apply(actions[-1])
        chosen = yield game
        actions.append(chosen["action"])
    return {**found, "actions": actions}
