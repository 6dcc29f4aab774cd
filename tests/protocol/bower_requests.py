"""What the tests of the engine with Bower share."""

import random
from typing import Any

import pytest

from tests.protocol.engine_client import MATERIALS, STAGES, Talk
from voliera.documents import Document

TAKE = {"do": "take", "display": 0}
VARIANTS = ("standard", "super")
HUGE = 10**400
PLAY = {"do": "play", "hand": 0, "at": [0, 0], "facing": "n"}
every_stage = pytest.mark.parametrize("name", dict.fromkeys(STAGES))
both_variants = pytest.mark.parametrize("variant", VARIANTS)


def mixed(*values: Any) -> tuple[Any, ...]:
    """Values of all sorts, for the type checker."""
    return values


def without(document: Document, *fields: str) -> Document:
    return {name: value for name, value in document.items() if name not in fields}


def play_out(talk: Talk, seed: int = 1) -> list[Document]:
    """Play the last opened game at random to its end; what was played."""
    chance = random.Random(seed)
    played: list[Document] = []
    while legal := talk.get("legal")["actions"]:
        played.append(chance.choice(legal))
        talk.get("apply", action=played[-1])
    return played


POSITION_FIELDS = {
    *("format", "game", "players", "variant", "options", "eggs", "aside", "first", "pile", "display", "bonus_pile"),
    *("bonus_discards", "nests", "hands", "kept", "turns_played", "known", "phase", "seat", "pending", "gift"),
    *("double", "out", "rng"),
}
ASKED: dict[str, set[str]] = {
    "setup": {"take"},
    "second pick": {"take"},
    "take": {"take"},
    "play": {"play"},
    "gift to play": {"play"},
    "bonus": {"bonus", "decline"},
    "keep": {"keep"},
    "spy-opponent": {"spy", "decline"},
    "gift": {"gift", "decline"},
    **{name: {"use", "decline"} for name in ("spy-aside", "cover", "double-turn", "discard")},
    **{name: {"token", "decline"} for name in ("x", "white-feather", "white-flower", "shells", "branch")},
    "cover drawn": {"cover"},
    "asked to discard": {"discard"},
    "over": set(),
}
RESULT_FIELDS = {
    *("eggs", "winners", "by", "shells", "coloured_shells", "groups", "columns", "egg_tiles"),
}


def check_result(result: Document) -> None:
    assert result.keys() == RESULT_FIELDS
    assert result["by"] in ("eggs", "coloured-shells", "shells", "shared")
    assert result["winners"] in ([0], [1], [0, 1])
    assert [type(one) for one in result["coloured_shells"]] == [bool, bool]
    assert [group["material"] for group in result["groups"]] == list(MATERIALS[:3])
    assert all(group.keys() == {"material", "sizes", "shells", "eggs", "by"} for group in result["groups"])
    assert [column["column"] for column in result["columns"]] == list(range(6))
    assert all(column.keys() == {"column", "egg", "counts", "shells", "eggs", "by"} for column in result["columns"])
    assert all(one.keys() == {"bonus", "seat", "counts", "eggs"} for one in result["egg_tiles"])
    assert {one["by"] for one in result["groups"]} <= {"size", "coloured-shells", "shells", "tied", "none"}
    assert {one["by"] for one in result["columns"]} <= {"objects", "coloured-shells", "shells", "tied", "none"}
    for seat in (0, 1):
        parts = sum(one["eggs"][seat] for one in result["groups"] + result["columns"])
        assert parts + sum(one["eggs"] for one in result["egg_tiles"] if one["seat"] == seat) == result["eggs"][seat]
