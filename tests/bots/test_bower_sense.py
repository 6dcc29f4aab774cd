"""Bower's greedy player in small positions where it is plain what is good, and the figures behind its choices."""

import random

import pytest

import voliera
from tests.bower.tables import (
    cover,
    cross,
    discard,
    keep,
    keeping_one,
    playing,
    settling,
    spy,
    table,
    take,
    token,
)
from voliera import bots
from voliera.bots.bower.knowledge import Knowledge
from voliera.bots.bower.nest import Nest, unfillable
from voliera.bots.bower.outlook import Outlook
from voliera.game import Game

from .playing import Document, play

LAST = (11, 12)
"""Seat 0 has its last turn, and everything else is over."""
NO_FEATHERS = {0: "feather-red", 2: "flower-red", 4: "flower-yellow"}
"""Own eggs of seat 0: only column 0 wants a Feather."""


def greedy(game: Game, seed: int = 1) -> Document:
    """What greedy plays."""
    action: Document = bots.choose(game, "greedy", seed=seed)["action"]
    return action


def best_actions(game: Game) -> list[Document]:
    """All actions that greedy thinks best."""
    candidates = bots.choose(game, "greedy", seed=1)["candidates"]
    return [one["action"] for one in candidates if one["value"] >= candidates[0]["value"] - 1e-9]


def gain_at(game: Game, hand: int, *squares: int) -> float:
    """What seat 0 thinks to gain with a hand tile on two squares."""
    outlook = Outlook(Knowledge.of(game.states, 0))
    return outlook.gain(0, outlook.tile(outlook.k.hand[hand]), (squares[0], squares[1]))


def test_the_third_gem_counts_and_the_fourth_does_not() -> None:
    hands = [["Gyg My", "Gy My"], "t33"]
    values = {}
    for gems in (0, 2, 3):
        objects = ("y" * 4 + "g" * gems)[-3:]
        game = playing(f"00n S{objects} Sy", theirs="00n My My", hands=hands)
        values[gems] = gain_at(game, 0, 2, 7) - gain_at(game, 1, 2, 7)
    assert values[2] > 0.4 > values[0] > 0
    assert abs(values[3]) < 0.1


def test_wants_the_bonus() -> None:
    game = table("00n Mgg Mg", phase="bonus")
    assert greedy(game) == {"do": "bonus"}


def test_takes_the_tile_with_the_gem() -> None:
    game = table("00n SYg SY", "00n My My", hands=[["My Gy"], "t33"], display=["SY Gy", "SYg Gy", "SY Gy"])
    assert best_actions(game) == [take(1)]


@pytest.mark.parametrize("column", [0, 2, 4])
def test_plays_to_the_egg_it_knows(column: int) -> None:
    eggs = {0: "flower-red", 2: "flower-yellow", 4: "flower-purple", column: "feather-red"}
    game = playing("10n Es Es / 30n Es Es", theirs="10n Es Es / 30n Es Es", hands=[["Er Er"], "t33"], eggs=eggs)
    action = greedy(game)
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
    assert greedy(game)["do"] == "cover"
    assert cover("00n") in game.legal()


def test_gift_is_nothing_the_other_wants() -> None:
    game = settling("gift", mine="00n Ms Ms", theirs="00n Sg Sg", display=["Gg Mg", "Sg Sr", "Gs Es"], turns=(1, 1))
    assert greedy(game) == {"do": "gift", "display": 2}


def test_spy_looks_where_there_is_room() -> None:
    mine = "10n Ss Ss / 12n Ms Ms / 30n Gs Gs / 32n Ss Gs / 00n Ss Ms"
    game = settling("spy-opponent", mine=mine, theirs=mine, turns=(4, 5))
    assert greedy(game) == spy(5)


def test_discards_the_tile_it_needs_least() -> None:
    game = table("00n Ss Ss", "00n Sg Sg", phase="discard", seat=1, hands=["t31", ["SPp SP", "Gs Ms"]])
    assert greedy(game) == discard(1)


def test_keeps_the_egg_tile_that_pays() -> None:
    game = keeping_one(
        "egg-red egg-yellow spy-aside", mine="00n MY MY / 10n MYy Gs", theirs="00n Mr MR", turns=LAST, idle="Es Es"
    )
    assert greedy(game) == keep("egg-yellow")


def test_does_not_keep_a_nest_tile_in_the_last_turn() -> None:
    game = keeping_one("nest-3 white-feather spy-aside", turns=LAST, eggs=NO_FEATHERS, idle="Es Es")
    assert greedy(game) == keep("white-feather")


def test_leaves_no_holes() -> None:
    """Turns without room are rare among greedy players."""
    no_room = 0
    for seed in range(6):
        game = play(voliera.new("bower", 2, ("standard", "super")[seed % 2], seed=seed), ["greedy", "greedy"], seed)
        board = (1 << 30) - 1
        full = [int(filled) for filled in game.states["filled"][0]]
        squares = 30 if seed % 2 else 24
        no_room += sum((squares - (one & board).bit_count()) // 2 for one in full)
    assert no_room <= 4


def test_squares_that_no_tile_fills() -> None:
    assert unfillable(0) == 0
    assert unfillable(0b11) == 0
    assert unfillable(0b101) == 2
    assert unfillable(0b111) == 1
    assert unfillable(0b00010_00111) == 2, "a T of four squares: three of one colour"


def games(seeds: range) -> list[Game]:
    """Games by players who are greedy in half of the cases."""
    found = []
    for seed in seeds:
        chance = random.Random(seed)
        game = voliera.new("bower", 2, ("standard", "super")[seed % 2], seed=seed)
        while not game.over:
            game.apply(bots.choose(game, chance.choice(bots.LEVELS), seed=seed)["action"])
        found.append(game)
    return found


def test_the_end_is_worth_what_it_brings() -> None:
    """With nothing left to come, known columns, groups and egg tiles are counted as the rules count them."""
    decided = 0
    for game in games(range(12)):
        result = game.result()
        for seat in (0, 1):
            outlook = Outlook(Knowledge.of(game.states, seat))
            mine, theirs = outlook.nests[seat], outlook.nests[1 - seat]
            for column in range(seat, 6, 2):
                eggs = result["columns"][column]["eggs"]
                objects = mine.objects[column], theirs.objects[column]
                empty = mine.empty_in[column], theirs.empty_in[column]
                assert outlook.column(column, *objects, *empty) == pytest.approx(eggs[seat] - eggs[1 - seat])
                decided += eggs != [0, 0]
            for material in range(3):
                line = result["groups"][material]
                sizes = [max((group.size for group in nest.groups[material]), default=0) for nest in outlook.nests]
                assert sizes == line["sizes"]
            for line in result["egg_tiles"]:
                if line["seat"] == seat:
                    number = ("egg-yellow", "egg-purple", "egg-red", "egg-shells").index(line["bonus"])
                    assert round(outlook.egg_tile(number)) == line["eggs"]
    assert decided > 40


def test_a_tile_changes_what_it_changes() -> None:
    """What `gain` finds without counting again is what counting again finds, and a bonus where one is earned."""
    tried = earned = 0
    for seed in range(6):
        chance = random.Random(seed)
        game = voliera.new("bower", 2, ("standard", "super")[seed % 2], seed=seed)
        while not game.over:
            assert game.seat is not None
            if game.phase == "play":
                outlook = Outlook(Knowledge.of(game.states, game.seat))
                action = chance.choice(game.legal())
                tried += 1
                earned += check_gain(game, outlook, action)
            game.apply(bots.choose(game, chance.choice(bots.LEVELS), seed=seed)["action"])
    assert tried > 80
    assert earned > 3


def check_gain(game: Game, outlook: Outlook, action: Document) -> bool:
    """Compare for one action; returns whether it earns a bonus."""
    me, k = outlook.me, outlook.k
    number = k.gift if action["hand"] == "gift" else k.hand[action["hand"]]
    tile = outlook.tile(number)
    first = 5 * action["at"][0] + action["at"][1]
    second = first + {"n": 1, "e": 5, "s": -1, "w": -5}[action["facing"]]
    before = outlook.nests[me]
    nest = Nest(before.changed({first: tile[0], second: tile[1]}), before.joined, outlook.board)
    change = outlook.worth(nest, outlook.nests[1 - me]) - outlook.base
    twin = game.copy()
    twin.apply(action)
    is_bonus = twin.phase == "bonus" and twin.seat == me
    expected = change + (outlook.hoped_bonus if is_bonus else 0.0)
    assert outlook.gain(me, tile, (first, second)) == pytest.approx(expected)
    return is_bonus
