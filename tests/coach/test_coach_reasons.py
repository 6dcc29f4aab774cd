"""Reasons are true: each one is counted again, from the engine's own documents after either choice.

Any two choices of random games are compared, sensible or not: what is said of them has to hold all the same.
"""

import random
from collections import Counter
from collections.abc import Callable
from itertools import groupby
from math import inf
from typing import Any

import pytest

import voliera
from voliera import solve
from voliera.documents import Document
from voliera.game import Game
from voliera.games.birdie.coach.reasons_turn import reasons as turn_reasons
from voliera.games.bower.coach.reasons import free_squares
from voliera.games.bower.coach.reasons import reasons as move_reasons

Args = dict[str, Any]


def after(game: Game, actions: list[Document]) -> Game:
    copy = game.copy()
    copy.apply(actions)
    return copy


def events_of(game: Game, actions: list[Document]) -> list[Document]:
    return game.copy().apply(actions)


# Birdie


def some_turn(game: Game, chance: random.Random) -> list[Document]:
    """A whole turn, at random."""
    copy, actions = game.copy(), []
    while True:
        legal = copy.legal()
        kinds = sorted({action["do"] for action in legal})
        do = chance.choice([kind for kind in kinds if kind != "pass"] * 4 + kinds)
        actions.append(chance.choice([action for action in legal if action["do"] == do]))
        copy.apply(actions[-1])
        if actions[-1]["do"] != "lay":
            return actions


def longest(line: list[str], feature: str) -> int:
    runs = groupby(feature in card.split("-") for card in line)
    return max((len(list(cards)) for fits, cards in runs if fits), default=0)


def lines(game: Game, seat: int, actions: list[Document]) -> list[str]:
    """The player's line after a turn; in the last turn of a round it lies open already, and is the same."""
    line = list(game.position()["lines"][seat])
    return line + [action["card"] for action in actions if action["do"] == "lay"]


def points_of(game: Game, seat: int, line: list[str]) -> int:
    """What a line brings by the solver's own door: a table at which nothing else happens."""
    position = game.position()
    position |= {
        "phase": "split" if position["variant"] == "standard" else "collapse",
        "seat": seat,
        "lines": [line if one == seat else [] for one in range(2)],
        "hands": [[], []],
        "deck": [],
        "display": [],
        "pass_order": [seat, 1 - seat],
        "pass_points": [[None, None], [None, None]],
        "scoring": {"sets": [], "drawn": None, "gap": None, "set": None, "written": [], "scored": []},
        "history": None,
    }
    position["pass_points"] = [[2, None], [0, None]] if seat == 0 else [[0, None], [2, None]]
    if position["round"] == 2:
        position["pass_points"] = [[*pair[:1], pair[0]] for pair in position["pass_points"]]
    return int(solve.solve(voliera.from_position(position, 1), time_ms=inf)["value"])


def check_turn(game: Game, seat: int, why: str, args: Args, here: list[Document], better: list[Document]) -> None:
    position = game.position()
    boxes, hand = position["boxes"][seat], Counter(position["hands"][seat])
    to_come = len(position["deck"]) + len(position["display"])
    pays = next((e["args"]["points"] for e in events_of(game, [{"do": "pass"}]) if e["id"] == "passed"), None)
    match why:
        case "coach-run":
            assert boxes[args["feature"]] is None
            assert longest(lines(game, seat, better), args["feature"]) == args["better"] > args["here"]
            assert longest(lines(game, seat, here), args["feature"]) == args["here"]
        case "coach-line":
            assert points_of(game, seat, lines(game, seat, better)) == args["better"] > args["here"]
            assert points_of(game, seat, lines(game, seat, here)) == args["here"]
        case "coach-pass-early" | "coach-pass-late":
            assert ((here if why == "coach-pass-early" else better)[0]["do"], pays) == ("pass", args["points"])
            assert args["cards"] == to_come
        case "coach-left":
            left = Counter(args["cards"].split())
            gone = Counter(one["card"] for one in here if one.get("from") != "hand" and "card" in one)
            assert not left - (Counter(position["display"]) - gone)
        case "coach-ability":
            for bird in args["birds"].split():
                kept = hand + Counter(one["card"] for one in better if one["do"] == "take")
                kept -= Counter(one["card"] for one in better if one.get("from") == "hand")
                assert any(card.startswith(bird) for card in kept)
                assert position["uses"][seat][bird] < (1 if position["variant"] == "standard" else 2)
        case "coach-more-cards":
            laid = [sum(one["do"] == "lay" for one in actions) for actions in (better, here)]
            assert (laid, to_come) == ([args["better"], args["here"]], args["cards"])
            assert args["better"] > args["here"]
        case "coach-dead":
            taken = [one["card"] for one in here if one.get("from") != "hand" and "card" in one]
            assert all(card in taken for card in args["cards"].split())
            assert all(boxes[part] is not None for card in args["cards"].split() for part in card.split("-"))
        case "coach-order":
            assert sorted(one["card"] for one in here[:-1]) == sorted(one["card"] for one in better[:-1])
        case _:
            raise AssertionError(why)


@pytest.mark.parametrize("variant", ["standard", "expert"])
def test_what_is_said_of_turns_is_true(variant: str) -> None:
    chance, said = random.Random(6), Counter[str]()
    for seed in range(10):
        game = voliera.new("birdie", 2, variant, seed=seed)
        while not game.over:
            seat = game.mover()
            if game.phase != "turn":
                game.apply(chance.choice(game.legal()))
                continue
            here, better = some_turn(game, chance), some_turn(game, chance)
            if here != better:
                for why in turn_reasons(game.redealt(seat), here, better).listed:
                    said[why["id"]] += 1
                    if why["id"] != "coach-line" or said[why["id"]] % 6 == 1:
                        check_turn(game, seat, why["id"], why["args"], here, better)
            game.apply(here)
    assert len(said) >= 8
    assert sum(count >= 3 for count in said.values()) >= 7


# Bower


def known_eggs(game: Game, seat: int, table: Game) -> int:
    """Eggs ahead by what the seat can count, from the result as the protocol has it."""
    seen, result = game.view(seat)["eggs"], table.result()
    counted = [*result["groups"], *(one for one in result["columns"] if seen[one["column"]] is not None)]
    ahead = sum(one["eggs"][seat] - one["eggs"][1 - seat] for one in counted)
    return int(ahead + sum(one["eggs"] * (1 if one["seat"] == seat else -1) for one in result["egg_tiles"]))


def third_gem(events: list[Document]) -> Document | None:
    return next((event["args"] for event in events if event["id"] == "bonus-earned"), None)


def can_earn(game: Game, take: Document) -> bool:
    """Whether a bonus can be earned with the tile at once, by trying all its places."""
    taken = after(game, [take])
    tile = len(game.view(game.seat)["hands"][game.mover()])
    plays = [one for one in taken.legal() if one["do"] == "play" and one["hand"] == tile]
    return any(third_gem(events_of(taken, [one])) for one in plays)


def check_move(game: Game, seat: int, why: str, args: Args, here: Document, better: Document) -> None:
    tables = [after(game, [one]) for one in (better, here)]
    results = [table.result() for table in tables]
    figures = [args.get("better"), args.get("here")]
    match why:
        case "coach-bower-gem":
            gem = third_gem(events_of(game, [better]))
            assert gem is not None
            assert third_gem(events_of(game, [here])) is None
            assert (args["columns"].split(), args["groups"].split()) == (
                [str(column + 1) for column in gem["columns"]],
                gem["groups"],
            )
        case "coach-bower-gem-tile":
            assert can_earn(game, better)
            assert not can_earn(game, here)
        case "coach-bower-eggs":
            assert known_eggs(game, seat, tables[0]) - known_eggs(game, seat, tables[1]) == args["count"] > 0
        case "coach-bower-column":
            assert game.view(seat)["eggs"][args["column"] - 1] == args["egg"]
            assert [result["columns"][args["column"] - 1]["counts"][seat] for result in results] == figures
        case "coach-bower-group":
            sizes = [{one["material"]: one["sizes"][seat] for one in result["groups"]} for result in results]
            assert [one[args["material"]] for one in sizes] == figures
        case "coach-bower-egg-tile":
            counts = [{one["bonus"]: one["counts"][seat] for one in result["egg_tiles"]} for result in results]
            assert [one[args["bonus"]] for one in counts] == figures
        case "coach-bower-keep":
            assert (better["bonus"], here["bonus"]) == (args["better"], args["here"])
        case "coach-bower-declined" | "coach-bower-unused":
            assert here == {"do": "decline"}
            assert game.phase == ("bonus" if why == "coach-bower-declined" else "effect")
        case _:
            assert why.startswith("coach-bower-")


def test_what_is_said_of_moves_in_bower_is_true() -> None:
    chance, said = random.Random(7), Counter[str]()
    draw: Callable[[Game], Document] = lambda game: chance.choice(game.legal())  # noqa: E731
    for seed in range(8):
        game = voliera.new("bower", 2, "standard", seed=seed)
        while not game.over:
            seat, here, better = game.mover(), draw(game), draw(game)
            if here != better:
                known = game.redealt(seat)
                for why in move_reasons(known, here, better).listed:
                    said[why["id"]] += 1
                    check_move(known, seat, why["id"], why["args"], here, better)
            game.apply(here)
    assert len(said) >= 12
    assert sum(count >= 3 for count in said.values()) >= 10


def test_a_square_that_nothing_can_fill_is_counted() -> None:
    """Of two places for the same tile, one cuts off a corner."""
    game = voliera.new("bower", seed=3)
    assert free_squares(game, 0) == (0, 6 * 3 + 5 * 4)
    places: list[Document] = [{"at": [1, 0], "facing": "n"}, {"at": [0, 1], "facing": "n"}]
    nest = [{"tile": tile, **place} for tile, place in zip(game.position()["pile"], places, strict=False)]
    table = game.view(0) | {"nests": [nest, []]}
    game.view = lambda seat: table  # type: ignore[method-assign]
    assert free_squares(game, 0)[0] == 1
