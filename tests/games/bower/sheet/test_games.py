"""Random games, typed in as squares that somebody sees at their end, give the result of the game."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

import voliera
from tests.games.bower.facts import MATERIALS, other_tiles
from tests.games.bower.sheet.keys import seen, sheet, squares_of
from tests.games.bower.tables import STEPS
from voliera.documents import Document
from voliera.game import Game

GAMES = 20
OPTIONS: list[Document] = [
    {},
    {"fair_play": True},
    {"zero_ties": False},
    {"lone_ties": False, "joining_gems": False},
    {"components": other_tiles()},
    {"components": other_tiles(), "fair_play": True, "zero_ties": False},
]
EMPTY = {"standard": 4 * 6, "super": 5 * 6}


def played(variant: str, options: Document, seed: int) -> Game:
    """A game of players who like bonus tiles, the Coloured Shells and the cover best of all."""
    game, chance = voliera.new("bower", 2, variant, options, seed), random.Random(seed)
    holder: int | None = None
    while not game.over:
        if game.phase in ("bonus", "keep", "effect"):
            action = chance.choice(liked(game))
            holder = game.seat if action.get("bonus") == "coloured-shells" else holder
            game.apply(action)
        elif game.phase == "play" and game.seat == holder:
            hand = game.position()["hands"][holder].index("coloured-shells")
            action = chance.choice([one for one in game.legal() if one["hand"] in (hand, "gift")])
            holder = holder if action["hand"] == "gift" else None
            game.apply(action)
        elif game.phase == "discard":
            game.apply({"do": "discard", "hand": 0})
            holder = holder if holder is None or "coloured-shells" in game.position()["hands"][holder] else None
        else:
            game.step(chance.choice(game.numbers()))
    return game


def liked(game: Game) -> list[Document]:
    """Rather a bonus than none; the cover over one half of the Coloured Shells, if that can be."""
    legal = game.legal()
    if legal[0]["do"] == "cover":
        own = game.position()["nests"][game.mover()]
        shells = {place for item in own if item.get("tile") == "coloured-shells" for place in both(item)}
        return [one for one in legal if len(shells & set(both(one))) == 1] or legal
    best = [one for one in legal if one.get("bonus") in ("coloured-shells", "cover")]
    return best or [one for one in legal if one["do"] != "decline"] or legal


def both(item: Document) -> list[tuple[int, int]]:
    """The squares that a tile lies on."""
    (column, row), (right, up) = item["at"], STEPS[item["facing"]]
    return [(column, row), (column + right, row + up)]


def typed_in(game: Game) -> Document:
    """The end of a game as a sheet, without a word about tiles."""
    position = game.position()
    faces = squares_of(game.rules.components(position["options"]))
    nests = [seen(items, faces) for items in position["nests"]]
    kept = [[tile for tile in tiles if tile.startswith("egg-")] for tiles in position["kept"]]
    options = {name: value for name, value in position["options"].items() if name != "components"}
    return sheet(variant=game.variant, options=options, eggs=position["eggs"], nests=nests, kept=kept)


@pytest.mark.rule("W-E1")
@pytest.mark.rule("W-B13")
def test_games_scored_by_squares() -> None:
    found: Counter[str] = Counter()
    for variant, options in product(("standard", "super"), OPTIONS):
        for seed in range(GAMES):
            game = played(variant, options, seed)
            document = typed_in(game)
            random.Random(seed).shuffle(document["nests"][0])
            document["nests"][0].sort(key=lambda item: item.get("token") == "x")
            scored = voliera.score(document)
            assert scored["result"] == game.result(), (variant, seed)
            assert scored["explanation"] == game.explain()
            assert scored["next"] is None
            items = [item for nest in document["nests"] for item in nest]
            found["tokens"] += sum("token" in item for item in items)
            found["holes"] += sum("square" in item for item in items) < 2 * EMPTY[variant]
            found["covers"] += any("cover" in item for nest in game.position()["nests"] for item in nest)
            found[f"emblems {sum(item.get('square', {}).get('emblem', False) for item in items)}"] += 1
    assert sum(found[f"emblems {count}"] for count in (0, 1, 2)) == 2 * len(OPTIONS) * GAMES
    assert min(found[name] for name in ("tokens", "holes", "covers", "emblems 2")) > 10, found


@pytest.mark.rule("W-B13")
@pytest.mark.rule("W-E5")
def test_half_covered_coloured_shells() -> None:
    """After the game a cover is laid over one half of the Coloured Shells; the other half is still seen."""
    seen_so = 0
    for seed in range(60):
        position, chance = played("standard", {}, seed).position(), random.Random(seed)
        for seat, nest in enumerate(position["nests"]):
            shells = [place for item in nest if item.get("tile") == "coloured-shells" for place in both(item)]
            filled = [place for item in nest if "tile" in item for place in both(item)]
            if not shells or any("cover" in item for one in position["nests"] for item in one):
                continue
            hidden, other = chance.sample(shells, 2)
            beside = [
                {"at": list(hidden), "facing": facing}
                for facing, (right, up) in STEPS.items()
                if (place := (hidden[0] + right, hidden[1] + up)) in filled and place != other
            ]
            if not beside:
                continue
            tile = [{"material": chance.choice(MATERIALS), "objects": ["shell"]} for _ in range(2)]
            nest.append({"cover": tile, **chance.choice(beside)})
            for pile in ("bonus_pile", "bonus_discards"):
                position[pile] = [name for name in position[pile] if name != "cover"]
            position |= {"pile": [], "display": [], "hands": [[], []]}
            position["kept"] = [[name for name in kept if name != "cover"] for kept in position["kept"]]
            game = voliera.from_position(position, 1)
            document = typed_in(game)
            emblems = [item for item in document["nests"][seat] if item.get("square", {}).get("emblem")]
            assert [item["at"] for item in emblems] == [list(other)]
            assert voliera.score(document)["result"] == game.result(), seed
            assert game.result()["coloured_shells"][seat]
            seen_so += 1
    assert seen_so > 4


@pytest.mark.parametrize("variant", ["standard", "super"])
def test_games_scored_by_their_tiles(variant: str) -> None:
    """The nests of a position as they are, in any order of tiles, covers and tokens in theirs."""
    for seed in range(GAMES):
        game = played(variant, {}, seed)
        position = game.position()
        for nest in position["nests"]:
            tiles = [item for item in nest if "tile" in item]
            random.Random(seed).shuffle(tiles)
            nest[:] = tiles + [item for item in nest if "tile" not in item]
        fields = {name: position[name] for name in ("variant", "options", "eggs", "nests", "kept")}
        assert voliera.score(sheet(**fields))["result"] == game.result(), seed
