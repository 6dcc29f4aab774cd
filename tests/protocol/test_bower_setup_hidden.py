"""What a position of Bower may leave out is dealt."""

import json
import random
from collections.abc import Iterator
from copy import deepcopy

import pytest

from tests.protocol.bower_positions import (
    HIDDEN,
    bonus_tiles,
    check_dealt,
    every_configuration,
    nest_tiles,
    play_out,
)
from tests.protocol.engine_client import Talk, bower_moment, play_bower
from voliera.documents import Document


def some_moments(variant: str, options: Document, seed: int) -> Iterator[Document]:
    """Some positions of a random game, all of those with a bonus tile in play."""
    for number, (game, _) in enumerate(play_bower(variant, options, seed)):
        if number % 5 == 0 or game.phase not in ("take", "play"):
            yield game.position()


@every_configuration
@pytest.mark.parametrize("left_out", ["null", "missing"])
def test_hidden_parts_that_are_left_out(talk: Talk, variant: str, options: Document, left_out: str) -> None:
    for number, position in enumerate(some_moments(variant, options, 11)):
        for names in (list(HIDDEN), [HIDDEN[number % len(HIDDEN)]]):
            sparse = {name: value for name, value in position.items() if name not in names}
            if left_out == "null":
                sparse |= dict.fromkeys(names)
            dealt = talk.set_up(sparse, seed=4)
            assert {**dealt, **dict.fromkeys(names)} == {**position, **dict.fromkeys(names)}
            check_dealt(dealt)
            assert sorted(nest_tiles(dealt)) == sorted(nest_tiles(position)), "36 tiles, and bonus nest tiles"
            assert len(bonus_tiles(dealt)) == len(bonus_tiles(position))
            assert talk.set_up(sparse, seed=4) == dealt, "the seed decides"
            assert talk.set_up(dealt, seed=99) == dealt
            if number % 8 == 0:
                play_out(talk, number)
            for _ in range(3):
                talk.get("close")


def test_single_eggs_that_are_unknown(talk: Talk) -> None:
    position = bower_moment("take")
    chance = random.Random(3)
    seen = set()
    for seed in range(60):
        hidden = deepcopy(position)
        for field in ("eggs", "aside"):
            hidden[field] = [egg if chance.random() < 0.5 else None for egg in hidden[field]]
        dealt = talk.set_up(hidden, seed=seed)
        check_dealt(dealt)
        for field in ("eggs", "aside"):
            assert all(given in (None, egg) for given, egg in zip(hidden[field], dealt[field], strict=True))
        assert talk.set_up(hidden, seed=seed) == dealt
        seen.add(json.dumps(dealt["eggs"]))
    assert len(seen) > 30
    one = deepcopy(position) | {"aside": [None, position["aside"][1]]}
    assert talk.set_up(one) == position, "only one egg is left"
    blind = {**position, "eggs": [None] * 6, "aside": [None, None]}
    dealt_eggs = [talk.set_up(blind, seed=seed)["eggs"] for seed in range(80)]
    places = {eggs.index("flower-red") if "flower-red" in eggs else None for eggs in dealt_eggs}
    assert places == {*range(6), None}


def test_the_seed_deals(talk: Talk) -> None:
    position = bower_moment("take")
    for field in ("eggs", "pile", "bonus_pile", "rng"):
        sparse = {name: value for name, value in position.items() if name != field}
        tables = [talk.set_up(sparse, seed=seed) for seed in (1, 1, 2, 10**400 + 7, -3)]
        assert tables[0] == tables[1]
        assert all(tables[i] != tables[j] for i in range(2, 5) for j in range(1, i))
    sparse = {name: value for name, value in position.items() if name not in HIDDEN}
    talk.get("setup", game="bower", position=sparse)
    one = talk.position()
    talk.get("setup", game="bower", position=sparse)
    assert talk.position() != one, "without a seed, chance deals"


def test_the_given_random_numbers_go_on(talk: Talk) -> None:
    """The discards are reshuffled by the position's own generator."""
    position = bower_moment("bonus")
    position["bonus_discards"] += position["bonus_pile"]
    position["bonus_pile"] = []
    drawn = []
    for seed in (1, 2):
        talk.set_up(position, seed=seed)
        talk.get("apply", action={"do": "bonus"})
        drawn.append(talk.position())
    assert drawn[0] == drawn[1]
    others = []
    for seed in range(8):
        talk.set_up({**position, "rng": None}, seed=seed)
        talk.get("apply", action={"do": "bonus"})
        others.append(json.dumps(talk.position()["pending"]))
    assert len(set(others)) > 4


@every_configuration
def test_what_a_seat_cannot_know_changes_nothing_that_it_sees(talk: Talk, variant: str, options: Document) -> None:
    for position in some_moments(variant, options, 13):
        if position["phase"] == "over":
            continue
        for viewer in (0, 1):
            hidden = {name: value for name, value in position.items() if name not in ("pile", "rng")}
            known = position["known"][viewer]
            hidden["eggs"] = [
                egg if column % 2 == viewer or column in known["columns"] else None
                for column, egg in enumerate(position["eggs"])
            ]
            hidden["aside"] = position["aside"] if known["aside"] else [None, None]
            if variant == "standard":
                del hidden["bonus_pile"]
            talk.set_up(position)
            seen = talk.get("view", seat=viewer)["view"]
            talk.set_up(hidden, seed=viewer)
            assert talk.get("view", seat=viewer)["view"] == seen
            talk.get("close")
            talk.get("close")
