"""Bower, as engine and oracle are compared in it.

Random play hardly ever sees a third bonus, let alone a reshuffle. So most players here like gems, take every bonus and
use it, and many tables are set up: with a short bonus pile and many discards, with few tiles left, or with tiles that
nobody has printed, full of gems and white objects.
"""

import random
from collections.abc import Sequence
from functools import cache

from tests.games.bower.facts import FIRST_PICKS, MATERIALS, OBJECTS, OTHER_TILES, random_square
from tests.oracle.bower import BONUSES, EGGS, FACINGS, Oracle, two_squares
from tests.oracle.sides import Setting, Side
from voliera.documents import Document
from voliera.game import Game
from voliera.games import rules_of
from voliera.games.bower.rules import numbers

COMPONENTS = rules_of("bower").components({})
STARTS = ("", "short bonus pile", "", "spelled out", "few tiles", "short bonus pile")
EFFECTS = ("use", "spy", "token", "gift", "cover", "discard", "keep")
LOOKED_AT = 6
"""Places for a tile that a player who likes gems compares."""


def setting(number: int) -> Setting:
    """All mixtures of variants and options in turn; of kinds of starts; and of players.

    The last two options follow other rhythms, so that they meet all the rest.
    """
    options: Document = {}
    if (number // 2) % 2:
        options["fair_play"] = True
    if (number // 4) % 2:
        options["zero_ties"] = False
    if (number // 8) % 3 == 2:
        options["components"] = OTHER_TILES
    if number % 7 >= 4:
        options["lone_ties"] = False
    if number % 11 >= 6:
        options["joining_gems"] = False
    start = STARTS[(number // 24) % len(STARTS)]
    variant = ("standard", "super")[number % 2]
    return Setting(2, variant, options, (0.9, 0.0, 0.9, 0.6, 0.97)[number % 5], start)


def set_up(game: Game, start: str, number: int) -> Document:
    """A fresh game after the first picks, changed."""
    game.apply(FIRST_PICKS)
    fresh = game.position()
    chance = random.Random(number)
    if start == "short bonus pile":
        if fresh["variant"] == "standard":
            left = chance.randrange(6)
            bonuses = fresh["bonus_pile"][: chance.randint(max(left, 1), len(fresh["bonus_pile"]))]
            return {**fresh, "bonus_pile": bonuses[:left], "bonus_discards": bonuses[left:]}
        return {**fresh, "bonus_pile": fresh["bonus_pile"][: chance.randrange(8)]}
    if start == "few tiles":
        return {**fresh, "pile": fresh["pile"][: chance.randrange(30)]}
    objects = (*OBJECTS, "gem", "gem", "flower-white", "feather-white", "shell")
    materials = (*MATERIALS, "moss", "straw", "earth")
    tiles = [[random_square(chance, objects, materials, 0) for _ in range(2)] for _ in range(36)]
    return {**fresh, "display": tiles[:3], "hands": [tiles[3:4], tiles[4:5]], "pile": tiles[5:]}


@cache
def place(column: int, row: int, facing: str) -> int:
    """Where a tile is laid."""
    return numbers.PLACE + 4 * (5 * column + row) + list(FACINGS).index(facing)


@cache
def play(hand: int | str, column: int, row: int, facing: str) -> tuple[int, ...]:
    """Which tile is played, and where."""
    return numbers.HAND + hand if isinstance(hand, int) else numbers.GIFT, place(column, row, facing)


def steps_of(action: Document, seat: int | None) -> tuple[int, ...]:
    """The steps that an action stands for, written down independently of the engine's translation."""
    if action["do"] == "play":  # by far the most
        return play(action["hand"], *action["at"], action["facing"])
    match action:
        case {"do": "take" | "gift", "display": int(k)}:
            return (numbers.TAKE + k,)
        case {"do": "cover", "at": [column, row], "facing": facing}:
            return (place(column, row, facing),)
        case {"do": "keep", "bonus": name}:
            return (numbers.KEEP + BONUSES.index(name),)
        case {"do": "spy", "column": int(column)}:
            return (numbers.SPY + column,)
        case {"do": "discard", "hand": int(k)}:
            return (numbers.HAND + k,)
        case {"do": "token", "at": [column, row], "nest": nest, "object": thing}:
            first = numbers.AT if nest == seat else numbers.AT_OTHER
            return first + 5 * column + row, numbers.OBJECT + EGGS.index(thing)
        case {"do": "token", "at": [column, row], "along": along}:
            return numbers.AT + 5 * column + row, numbers.ALONG + ("row", "column").index(along)
        case {"do": "token", "at": [column, row]}:
            return (numbers.AT + 5 * column + row,)
    return ({"bonus": numbers.BONUS, "decline": numbers.DECLINE, "use": numbers.USE}[action["do"]],)


def gems(oracle: Oracle, tile: object) -> list[int]:
    squares = oracle.squares_of[tile] if isinstance(tile, str) else tile
    return [square["objects"].count("gem") for square in squares]  # type: ignore[attr-defined]


def gems_in_columns(oracle: Oracle, seat: int) -> list[int]:
    """Roughly: as if nothing were covered."""
    found = [0] * 6
    for item in oracle.nests[seat]:
        if "token" not in item:
            tile = item["tile"] if "tile" in item else item["cover"]
            for square, count in zip(two_squares(item["at"], item["facing"]), gems(oracle, tile), strict=True):
                found[square[0]] += count
    return found


def pick(chance: random.Random, oracle: Oracle, actions: Sequence[Document], eager: float) -> int:
    """Any action; an eager player mostly does not decline, and brings gems together."""
    found = chance.randrange(len(actions))
    if chance.random() >= eager:
        return found
    if actions[found]["do"] == "decline":
        return (found + 1 + chance.randrange(len(actions) - 1)) % len(actions)
    seat = oracle.seat
    if actions[found]["do"] != "play" or seat is None:
        return found
    columns = gems_in_columns(oracle, seat)

    def worth(number: int) -> int:
        action = actions[number]
        tile = oracle.gift["tile"] if oracle.gift and action["hand"] == "gift" else oracle.hands[seat][action["hand"]]
        squares = two_squares(action["at"], action["facing"])
        return max(columns[square[0]] % 3 + count for square, count in zip(squares, gems(oracle, tile), strict=True))

    return max((chance.randrange(len(actions)) for _ in range(LOOKED_AT)), key=worth)


BOWER = Side(
    game="bower",
    setting=setting,
    oracle=lambda position: Oracle(position, COMPONENTS),
    shuffled=lambda oracle, position: oracle.shuffled_after(position),
    steps=steps_of,
    pick=pick,
    telling=lambda action: action["do"] in EFFECTS,
    set_up=set_up,
)
