"""Announced boxes: a play is found just when there is one, and two plays are compared fairly."""

from __future__ import annotations

import random
from typing import Any

import pytest

from voliera.documents import Document
from voliera.game import Game
from voliera.games.birdie.rules.box import CARDS, COPIES, FEATURES
from voliera.games.birdie.sheet.announced import differences, find_play, longest_sets
from voliera.games.birdie.sheet.best import Play, played
from voliera.games.birdie.sheet.document import read_sheet
from voliera.games.birdie.sheet.play import play_sheet

Boxes = dict[str, int]


def table(line: list[str] | str, hand: list[str] | str = "", variant: str = "standard", **options: Any) -> Game:
    """A table at which seat 0 begins to score."""
    told = {"pass_order": [0, 1], "lines": [line, None], "hands": [hand, None], "scorings": []}
    head = {"format": "voliera/sheet/1", "game": "birdie", "players": 2, "variant": variant, "options": options}
    current = play_sheet(read_sheet({**head, "rounds": [told]})).current
    assert current is not None
    return current.game


def reachable(game: Game, written: Boxes | None = None) -> set[frozenset[tuple[str, int]]]:
    """Everything that can be written from here, by trying all that is legal but the Robin."""
    written = written or {}
    if game.over or game.seat != 0:
        return {frozenset(written.items())}
    found: set[frozenset[tuple[str, int]]] = set()
    for action in game.legal():
        if action["do"] == "robin":
            continue
        after = game.copy()
        events = after.apply(action)
        new = {event["args"]["box"]: event["args"]["value"] for event in events if event["id"] == "wrote"}
        found |= reachable(after, written | new)
    return found


def deal(chance: random.Random, count: int) -> list[str]:
    """Cards that meet often: of two birds and two seasons."""
    few = [card for card in CARDS if card.split("-")[0] in ("robin", "owl") and card.split("-")[1] < "sum"]
    pool = [card for card in few for _ in range(COPIES)]
    return chance.sample(pool, count)


@pytest.mark.rule("B-P4")
@pytest.mark.rule("B-A5")
@pytest.mark.rule("B-E3")
@pytest.mark.parametrize(
    ("variant", "count", "hand"),
    [
        ("standard", 6, []),
        ("standard", 5, ["owl-winter"]),
        ("standard", 4, ["woodpecker-winter", "owl-winter"]),
        ("standard", 4, ["pigeon-winter"]),
        ("expert", 6, []),
        ("expert", 5, ["owl-winter"]),
        ("expert", 5, ["owl-winter", "owl-winter"]),
        ("expert", 5, ["pigeon-winter"]),
        ("expert", 4, ["woodpecker-winter"]),
    ],
)
def test_a_play_is_found_just_when_there_is_one(variant: str, count: int, hand: list[str]) -> None:
    chance = random.Random(count)
    for _ in range(2):
        game = table(deal(chance, count), hand, variant)
        possible = reachable(game)
        for boxes in map(dict, possible):
            search = find_play(game, boxes)
            assert search.actions is not None, (game.view(0)["lines"], boxes)
            after, play = played(game, search.actions)
            assert play.boxes == boxes
            assert after.seat != 0
        for _ in range(15):
            boxes = {feature: chance.randrange(2, 5) for feature in chance.sample(FEATURES, chance.choice((1, 2)))}
            if frozenset(boxes.items()) not in possible:
                search = find_play(game, boxes)
                assert search.actions is None
                assert search.complete


def test_a_filled_box_is_not_written_again() -> None:
    game = table("ROsp ROsu OWsp OWsu")
    first = [{"do": "set", "start": 0, "length": 2, "feature": "robin"}]
    assert find_play(game, {"robin": 2}).actions == [*first, {"do": "write"}]
    position = game.position()
    position["boxes"][0]["robin"] = 3
    from voliera import from_position

    assert find_play(from_position(position), {"robin": 2}).actions is None


@pytest.mark.rule("B-A3")
def test_a_drawn_card_is_put_where_it_helps() -> None:
    game = table("ROsp WOwi ROsu", "ROau")
    game.apply({"do": "robin"})
    drawn = game.view(0)["scoring"]["drawn"]
    bird = drawn.split("-")[0]
    search = find_play(game, {bird: 2})
    assert search.actions is not None
    assert search.actions[0]["do"] == "insert"
    assert played(game, search.actions)[1].boxes == {bird: 2}


def test_what_time_does_not_decide_is_not_called_impossible() -> None:
    """Two Woodpeckers in a line of twenty: a millisecond is not enough to try them all."""
    line = random.Random(3).sample([card for card in CARDS for _ in range(2)], 20)
    game = table(line, ["woodpecker-winter", "woodpecker-winter"], "expert")
    search = find_play(game, dict.fromkeys(FEATURES, 9), time_ms=1)
    assert search.actions is None
    assert not search.complete


def test_the_longest_sets_of_a_line() -> None:
    line = "ROsp ROsu OWsu ROwi ROau ROsp"
    assert longest_sets(table(line))["robin"] == 3
    assert longest_sets(table(line, variant="expert"))["robin"] == 5
    assert longest_sets(table(line))["summer"] == 2


def test_differences_name_boxes_flaps_and_trophies() -> None:
    def event(name: str, **args: Any) -> Document:
        return {"id": name, "args": args}

    flap = event("flapped", by=1)
    best = Play(9, (), (event("wrote", box="robin", value=4), event("trophy", bird="robin"), flap, flap))
    other = Play(3, (), (event("wrote", box="robin", value=2), event("wrote", box="owl", value=2), flap))
    found = differences(best, other)
    assert found == {"boxes": {"robin": [4, 2], "owl": [None, 2]}, "flaps": [2, 1], "trophies": [["robin"], []]}
    assert differences(best, best) == {"boxes": {}, "flaps": [2, 2], "trophies": [[], []]}
