"""Positions of Bower for the tests that set games up."""

import random
from typing import Any

import pytest

from tests.protocol.engine_client import BONUSES, BOWER_CONFIGURATIONS, EGGS, TILES, UNFAIR, Talk
from voliera.documents import Document

HIDDEN = ("eggs", "aside", "pile", "bonus_pile", "rng")
VARIANTS = ("standard", "super")
both_variants = pytest.mark.parametrize("variant", VARIANTS)
every_configuration = pytest.mark.parametrize(("variant", "options"), BOWER_CONFIGURATIONS)


def nest_tiles(position: Document) -> list[Any]:
    """Every tile that lies somewhere."""
    laid = [item.get("tile", item.get("cover")) for nest in position["nests"] for item in nest if "token" not in item]
    piles = [position["display"], position["pile"], position["out"], *position["hands"], laid]
    single = [one["tile"] for one in (position["gift"], position["pending"]) if one and "tile" in one]
    return [tile for pile in (*piles, single) for tile in pile]


def bonus_tiles(position: Document) -> list[str]:
    """Every bonus tile that lies somewhere, or was kept."""
    drawn = (position["pending"] or {}).get("drawn", [])
    return [*position["bonus_pile"], *position["bonus_discards"], *position["kept"][0], *position["kept"][1], *drawn]


def check_dealt(position: Document) -> None:
    """Nothing is there twice, and nothing is missing of what can be known."""
    assert sorted([*position["eggs"], *position["aside"]]) == sorted(EGGS)
    tiles = [tile for tile in nest_tiles(position) if isinstance(tile, str)]
    assert len(set(tiles)) == len(tiles)
    bonuses = bonus_tiles(position)
    assert len(set(bonuses)) == len(bonuses)
    if position["options"].get("fair_play"):
        assert not set(bonuses) & set(UNFAIR)


def play_out(talk: Talk, seed: int) -> Document:
    """Play the last opened game at random to its end: somebody can always act, and the end is the end."""
    chance = random.Random(seed)
    for _ in range(400):
        answer = talk.get("legal")
        if not answer["actions"]:
            break
        talk.get("apply", action=chance.choice(answer["actions"]))
    table = talk.position()
    turns = 15 if table["variant"] == "super" else 12
    assert (table["phase"], table["seat"], table["turns_played"]) == ("over", None, [turns, turns])
    return table


def mixed(*values: Any) -> tuple[Any, ...]:
    """Values of all sorts, for the type checker."""
    return values


def at(place: str) -> Document:
    """`00n`: the first square, and where the second lies."""
    return {"at": [int(place[0]), int(place[1])], "facing": place[2]}


def known(*columns: int, aside: bool = False) -> Document:
    return {"columns": list(columns), "aside": aside}


def sparse(**given: Any) -> Document:
    """Nothing laid, one tile in each hand, all that may be left out left out."""
    return {
        "format": "voliera/position/1",
        "game": "bower",
        "players": 2,
        "variant": "standard",
        "options": {},
        "first": 0,
        "turns_played": [0, 0],
        "phase": "take",
        "seat": 0,
        "known": [known(), known()],
        "display": ["t10", "t11", "t12"],
        "bonus_discards": [],
        "nests": [[], []],
        "hands": [["t06"], ["t07"]],
        "kept": [[], []],
        "pending": None,
        "gift": None,
        "double": None,
        "out": [],
        **given,
    }


def rich(**given: Any) -> Document:
    """A table with something of everything, in the middle of a game; what lies on our nest tiles does not matter."""
    kept = [["nest-1", "white-feather", "branch", "x", "spy-opponent"], ["nest-2", "shells", "cover", "nest-3"]]
    gone = {*kept[0], *kept[1], "spy-aside", "gift"}
    laid = {"t01", "t02", "t03", "t05", "t08", "t09"}
    elsewhere = {"t06", "t07", "t10", "t11", "t12", "t13", "t04", "t14", "t15"}  # the last three are nowhere
    table = sparse(
        first=1,
        turns_played=[4, 5],
        eggs=list(EGGS[:6]),
        aside=list(EGGS[6:]),
        known=[known(1), known()],
        pile=[tile for tile in TILES if tile not in laid | elsewhere],
        bonus_pile=[name for name in BONUSES if name not in gone],
        bonus_discards=["spy-aside", "gift"],
        nests=[
            [
                {"tile": "t01", **at("00n")},
                {"tile": "t02", **at("10e")},
                {"token": "white-feather", "at": [0, 0]},
                {"tile": "nest-1", **at("41s")},
                {"tile": "t03", **at("21w")},
                {"token": "branch", "at": [1, 1], "along": "row"},
            ],
            [
                {"tile": "nest-2", **at("50w")},
                {"token": "x", "at": [5, 0], "object": "flower-white"},
                {"tile": "t05", **at("51w")},
                {"tile": "t08", **at("00n")},
                {"token": "shells", "at": [0, 1]},
                {"cover": "t09", **at("41s")},
            ],
        ],
        hands=[["t06"], ["t07", "nest-3"]],
        kept=kept,
        out=["t13"],
        rng=[1, 2, 3, 4],
    )
    return {**table, **given}


EARTH = [{"material": "earth", "objects": ["gem"]}, {"material": "earth", "objects": []}]
FULL = [{"tile": TILES[12 + c + 6 * (r // 2)], **at(f"{c}{r}n")} for r in (0, 2) for c in range(6)]


def effect(name: str, **given: Any) -> Document:
    """Seat 0 has kept a tile and is asked what to do with it."""
    return sparse(
        **{
            "phase": "effect",
            "pending": {"effect": name},
            "kept": [[name], []],
            "nests": [[{"tile": "t01", **at("10e")}], []],
            **given,
        }
    )
