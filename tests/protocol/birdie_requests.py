"""What the tests of the engine with Birdie share."""

from typing import Any

import pytest

from tests.protocol.engine_client import GAMES, Talk
from voliera.documents import Document

PASS = {"do": "pass"}
WRITE = {"do": "write"}


def mixed(*values: Any) -> tuple[Any, ...]:
    """Values of all sorts, for the type checker."""
    return values


def box(flap: list[Any]) -> Document:
    return {"format": "voliera/components/1", "game": "birdie", "flap": flap}


def finished(talk: Talk) -> str:
    """A game of two who pass and write nothing, twice; its `game_id`."""
    game_id = talk.new()
    talk.get("apply", game_id=game_id, actions=[PASS, PASS, WRITE, WRITE] * 2)
    return game_id


both_games = pytest.mark.parametrize("game", GAMES)
POSITION_FIELDS = {
    *("format", "game", "players", "variant", "options", "round", "phase", "seat", "deck", "under_stop", "second_half"),
    *("display", "hands", "lines", "laying", "boxes", "pass_points", "pass_order", "flaps", "uses", "trophies"),
    *("scoring", "history", "rng"),
}
