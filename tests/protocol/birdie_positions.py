"""Positions of Birdie for the tests that set games up."""

from typing import Any

import pytest

from tests.protocol.engine_client import BIRDS, CONFIGURATIONS, FEATURES, Talk, error
from voliera.documents import Document

HIDDEN_PILES = ("deck", "under_stop", "second_half", "rng")
RARE = ("insert", "feature", "pigeon", "owl")


def configuration_name(value: object) -> str:
    return "-".join(value) or "plain" if isinstance(value, dict) else str(value)


every_configuration = pytest.mark.parametrize(("players", "variant", "options"), CONFIGURATIONS, ids=configuration_name)


def table_cards(position: Document) -> list[str]:
    """Every card that lies somewhere."""
    piles = [position[name] for name in ("deck", "under_stop", "second_half", "display")]
    drawn = position["scoring"]["drawn"] if position["scoring"] else None
    return [card for pile in (*piles, *position["hands"], *position["lines"]) for card in pile] + [drawn] * bool(drawn)


def scoring(**given: Any) -> Document:
    return {"sets": [], "drawn": None, "gap": None, "set": None, "written": [], "scored": [], **given}


def uses(**given: int) -> Document:
    return dict.fromkeys(BIRDS, 0) | given


def boxes(**given: int) -> Document:
    return dict.fromkeys(FEATURES) | given


def sparse_turn(**given: Any) -> Document:
    """Two players with nothing before the first turn; what is not said is left out."""
    return {
        "format": "voliera/position/1",
        "game": "birdie",
        "players": 2,
        "variant": "standard",
        "options": {},
        "round": 1,
        "phase": "turn",
        "seat": 0,
        "display": [],
        "hands": [[], []],
        "lines": [[], []],
        "laying": None,
        "boxes": [boxes(), boxes()],
        "pass_points": [[None, None], [None, None]],
        "pass_order": [],
        "flaps": [0, 0],
        "uses": [uses(), uses()],
        "trophies": dict.fromkeys(BIRDS),
        "scoring": None,
        **given,
    }


FOUR = ["robin-spring", "owl-summer", "pigeon-autumn", "woodpecker-winter"]


def refuse(talk: Talk, position: object, field: str) -> None:
    """The position is refused, and the message names the field."""
    before = list(talk.engine.games)
    code, message = error(talk.ask("setup", game="birdie", position=position, seed=1))
    assert code == "bad_position", message
    assert field in message
    assert list(talk.engine.games) == before
