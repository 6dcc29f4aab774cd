"""Bower's heuristic player in small positions where it is plain what is good; and greedy where it is plain to count."""

import pytest

import voliera
from tests.bots.playing import play
from tests.games.bower.tables import (
    cover,
    cross,
    discard,
    keep,
    keeping_one,
    playing,
    settling,
    table,
    take,
    token,
)
from voliera import bots
from voliera.documents import Document
from voliera.game import Game

LAST = (11, 12)
"""Seat 0 has its last turn, and everything else is over."""
NO_FEATHERS = {0: "feather-red", 2: "flower-red", 4: "flower-yellow"}
"""Own eggs of seat 0: only column 0 wants a Feather."""


def chosen(game: Game, level: str = "heuristic") -> Document:
    """What a player plays."""
    action: Document = bots.choose(game, level, seed=1)["action"]
    return action


def best_actions(game: Game, level: str = "heuristic") -> list[Document]:
    """All actions that a player thinks best."""
    candidates = bots.choose(game, level, seed=1)["candidates"]
    return [one["action"] for one in candidates if one["value"] >= candidates[0]["value"] - 1e-9]


def test_wants_the_bonus() -> None:
    game = table("00n Mgg Mg", phase="bonus")
    assert chosen(game) == {"do": "bonus"}


def test_takes_the_tile_with_the_gem() -> None:
    game = table("00n SYg SY", "00n My My", hands=[["My Gy"], "t33"], display=["SY Gy", "SYg Gy", "SY Gy"])
    assert best_actions(game) == [take(1)]


@pytest.mark.parametrize("column", [0, 2, 4])
def test_plays_to_the_egg_it_knows(column: int) -> None:
    eggs = {0: "flower-red", 2: "flower-yellow", 4: "flower-purple", column: "feather-red"}
    game = playing("10n Es Es / 30n Es Es", theirs="10n Es Es / 30n Es Es", hands=[["Er Er"], "t33"], eggs=eggs)
    action = chosen(game)
    assert column in {action["at"][0], action["at"][0] + {"e": 1, "w": -1}.get(action["facing"], 0)}


def test_x_on_the_decisive_object() -> None:
    game = settling("x", theirs="00n Sr Gs", turns=LAST, eggs=NO_FEATHERS, idle="Es Es", mine="00n Ms Ms")
    assert best_actions(game) == [cross(1, "00", "feather-red")]


def test_white_object_where_it_wins_two_eggs() -> None:
    game = settling("white-feather", mine="00n Ms Ms", turns=LAST, eggs=NO_FEATHERS, idle="Es Es")
    assert {action["at"][0] for action in best_actions(game)} == {0}


def test_shells_where_they_break_a_tie() -> None:
    game = settling("shells", mine="00n Mr MY", theirs="00n Mr MY", turns=LAST, eggs=NO_FEATHERS, idle="Eg Eg")
    assert {action["at"][0] for action in best_actions(game)} == {0}


def test_branch_joins_groups() -> None:
    mine = "00n Ms Ms / 10n Gs Gs / 20n Ms Ms"
    game = settling("branch", mine=mine, theirs="00n My My / 02e My Sy", turns=LAST, idle="Eg Eg")
    assert {str(action) for action in best_actions(game)} == {str(token("10", "row")), str(token("11", "row"))}


def test_cover_lays_wanted_objects_into_the_column() -> None:
    game = settling(
        "cover", mine="00n Ss Ss", theirs="00n Sr Ss", turns=LAST, eggs=NO_FEATHERS, cover_tile="Sr Sr", idle="Es Es"
    )
    assert all(action["at"][0] == 0 and action["facing"] in "ns" for action in best_actions(game))
    assert chosen(game)["do"] == "cover"
    assert cover("00n") in game.legal()


def test_gift_is_nothing_the_other_wants() -> None:
    game = settling("gift", mine="00n Ms Ms", theirs="00n Sg Sg", display=["Gg Mg", "Sg Sr", "Gy Ey"], turns=(1, 1))
    assert chosen(game) == {"do": "gift", "display": 2}


def test_spies_rather_than_declines() -> None:
    mine = "10n Ss Ss / 12n Ms Ms / 30n Gs Gs / 32n Ss Gs / 00n Ss Ms"
    game = settling("spy-opponent", mine=mine, theirs=mine, turns=(4, 5))
    assert {action["do"] for action in best_actions(game)} == {"spy"}


def test_discards_the_tile_it_needs_least() -> None:
    game = table("00n Ss Ss", "00n Sg Sg", phase="discard", seat=1, hands=["t31", ["SPg SP", "Gy Mp"]])
    assert chosen(game) == discard(1)


def test_keeps_the_egg_tile_that_pays() -> None:
    game = keeping_one(
        "egg-red egg-yellow spy-aside", mine="00n MY MY / 10n MYy Gs", theirs="00n Mr MR", turns=LAST, idle="Es Es"
    )
    assert chosen(game) == keep("egg-yellow")


def test_does_not_keep_a_nest_tile_in_the_last_turn() -> None:
    game = keeping_one("nest-3 white-feather spy-aside", turns=LAST, eggs=NO_FEATHERS, idle="Es Es")
    assert chosen(game) == keep("white-feather")


def test_leaves_no_holes() -> None:
    """Turns without room are rare among heuristic players."""
    no_room = 0
    for seed in range(6):
        game = play(
            voliera.new("bower", 2, ("standard", "super")[seed % 2], seed=seed), ["heuristic", "heuristic"], seed
        )
        board = (1 << 30) - 1
        full = [int(filled) for filled in game.states["filled"][0]]
        squares = 30 if seed % 2 else 24
        no_room += sum((squares - (one & board).bit_count()) // 2 for one in full)
    assert no_room <= 4
