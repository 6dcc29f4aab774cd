"""Real positions of Bower with something changed in them: what is accepted must be playable to its end.

The test suite tries some hundreds; `python -m tests.protocol.mutated_positions 10000 7` tries 10,000, from seed 7.
"""

import json
import random
import sys
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import voliera
from tests.protocol.engine_client import (
    BONUSES,
    BOWER_PHASES,
    EFFECTS,
    MATERIALS,
    NEST_BONUSES,
    OBJECTS,
    TILES,
    TOKENS,
    play_bower,
)
from voliera.documents import Document

TABLES: list[tuple[str, Document]] = [
    ("standard", {}),
    ("standard", {"fair_play": True}),
    ("super", {}),
    ("super", {"fair_play": True, "zero_ties": False}),
    ("standard", {"lone_ties": False, "joining_gems": False}),
]
Shake = Callable[[Document, random.Random], None]
SHAKES: list[Shake] = []


def shake(function: Shake) -> Shake:
    """One way to change a position; it may fail where there is nothing to change."""
    SHAKES.append(function)
    return function


@lru_cache(maxsize=4)
def real_positions(seed: int) -> tuple[str, ...]:
    """Positions of random games as JSON: a fourth of the usual ones, all those with a bonus tile in play."""
    found = []
    for variant, options in TABLES:
        for game, _ in play_bower(variant, options, seed):
            if game.phase not in ("take", "play") or len(game.actions) % 4 == 0:
                found.append(json.dumps(game.position()))
    return tuple(found)


def shaken(position: str, chance: random.Random) -> Document:
    """The position with one thing changed, sometimes several."""
    changed: Document = json.loads(position)
    while True:
        try:
            chance.choice(SHAKES)(changed, chance)
        except (IndexError, TypeError, KeyError, AttributeError, ValueError):
            continue
        if chance.random() < 0.7:
            return changed


def spelled(chance: random.Random) -> list[Document]:
    """A tile that is not in the box: white objects, many gems, Earth."""
    kinds = (*OBJECTS, "flower-white", "feather-white", "gem")
    return [
        {"material": chance.choice(MATERIALS), "objects": chance.choices(kinds, k=chance.randrange(4))}
        for _ in range(2)
    ]


def take_bonus(p: Document, name: str) -> None:
    """The bonus tile is neither in the pile nor among the discards."""
    for field in ("bonus_pile", "bonus_discards"):
        p[field] = [other for other in p[field] if other != name]


@shake
def other_seat(p: Document, chance: random.Random) -> None:
    field = chance.choice(["seat", "first", "double"])
    p[field] = chance.choice([0, 1, 0, 1, None])


@shake
def other_phase(p: Document, chance: random.Random) -> None:
    p["phase"] = chance.choice(BOWER_PHASES)
    if chance.random() < 0.6:
        p["pending"] = None
        p["seat"] = chance.choice([0, 1])


@shake
def other_turns(p: Document, chance: random.Random) -> None:
    most = 15 if p["variant"] == "super" else 12
    for seat in chance.choice([(0,), (1,), (0, 1)]):
        p["turns_played"][seat] = chance.choice([0, most, most - 1, most - 2, chance.randrange(most)])


@shake
def other_hand(p: Document, chance: random.Random) -> None:
    seat = chance.choice([0, 1])
    more = chance.choice([0, 0, 1, 3, 6, 8, 10, 12, 20])
    p["hands"][seat] = p["pile"][:more] if more else []
    p["pile"] = p["pile"][more:]


@shake
def other_pile(p: Document, chance: random.Random) -> None:
    field = chance.choice(["pile", "bonus_pile", "display", "bonus_discards", "out", "eggs", "aside", "rng"])
    p[field] = chance.choice([None, [], p[field][:1], p[field][:2], p[field][::-1]])


@shake
def other_gift(p: Document, chance: random.Random) -> None:
    p["gift"] = chance.choice([None, {"seat": chance.choice([0, 1]), "tile": p["pile"].pop()}])
    if chance.random() < 0.5:
        take_bonus(p, "gift")


@shake
def other_double(p: Document, chance: random.Random) -> None:
    p["double"] = chance.choice([0, 1])
    take_bonus(p, "double-turn")


@shake
def other_effect(p: Document, chance: random.Random) -> None:
    name = chance.choice(EFFECTS)
    p.update({"phase": "effect", "pending": {"effect": name}})
    if name == "cover" and chance.random() < 0.5:
        p["pending"]["tile"] = p["pile"].pop(0)
    take_bonus(p, name)
    if chance.random() < 0.7 and name not in [*p["kept"][0], *p["kept"][1]]:
        p["kept"][p["seat"]].append(name)


@shake
def other_pending(p: Document, chance: random.Random) -> None:
    drawn = chance.sample(BONUSES, chance.randrange(1, 4))
    p["pending"] = chance.choice([None, {"drawn": drawn}, {"effect": chance.choice(BONUSES)}])


@shake
def a_discard(p: Document, chance: random.Random) -> None:
    take_bonus(p, "discard")
    p.update(
        {"phase": "discard", "seat": chance.choice([0, 1]), "pending": chance.choice([None, {"effect": "discard"}])}
    )


@shake
def a_draw(p: Document, chance: random.Random) -> None:
    p.update({"phase": "keep", "seat": chance.choice([0, 1]), "pending": None})
    if p["variant"] == "standard":
        count = chance.randrange(1, 4)
        p["pending"] = {"drawn": p["bonus_pile"][:count]}
        p["bonus_pile"] = p["bonus_pile"][count:]


@shake
def other_knowledge(p: Document, chance: random.Random) -> None:
    columns = chance.sample(range(6), chance.randrange(4))
    p["known"][chance.choice([0, 1])] = {"columns": columns, "aside": chance.choice([True, False])}


@shake
def other_nest(p: Document, chance: random.Random) -> None:
    seat = chance.choice([0, 1])
    nest: list[Any] = p["nests"][seat]
    match chance.randrange(4):
        case 0:
            del nest[chance.randrange(len(nest)) :]
        case 1:
            p["nests"].reverse()
        case 2:
            chance.shuffle(nest)
        case 3:
            chance.choice(nest)["at"] = [chance.randrange(6), chance.randrange(5)]


@shake
def one_more_item(p: Document, chance: random.Random) -> None:
    nest: list[Any] = p["nests"][chance.choice([0, 1])]
    if chance.random() < 0.5:
        token = chance.choice(TOKENS)
        more = {"x": {"object": chance.choice(OBJECTS)}, "branch": {"along": chance.choice(["row", "column"])}}
        nest.append({"token": token, "at": chance.choice(nest)["at"], **more.get(token, {})})
        take_bonus(p, token)
    else:
        kind = chance.choice(["tile", "cover"])
        place = {"at": [chance.randrange(6), chance.randrange(5)], "facing": chance.choice("nesw")}
        nest.append({kind: p["pile"].pop(), **place})
        if kind == "cover":
            take_bonus(p, "cover")


@shake
def all_spelled_out(p: Document, chance: random.Random) -> None:
    for field in ("display", "pile"):
        p[field] = [spelled(chance) for _ in p[field]]
    p["hands"] = [[spelled(chance) for _ in hand] for hand in p["hands"]]
    for item in (item for nest in p["nests"] for item in nest if "tile" in item):
        item["tile"] = spelled(chance)


@shake
def other_kept(p: Document, chance: random.Random) -> None:
    seat = chance.choice([0, 1])
    p["kept"][seat] = chance.choice([[], [*p["kept"][seat], chance.choice(BONUSES)]])


@shake
def other_table(p: Document, chance: random.Random) -> None:
    if chance.random() < 0.5:
        p["variant"] = "standard" if p["variant"] == "super" else "super"
    else:
        names = ("fair_play", "zero_ties", "lone_ties", "joining_gems")
        p["options"] = {name: chance.choice([True, False]) for name in names}


@shake
def lost_tiles(p: Document, chance: random.Random) -> None:
    count = chance.randrange(1, 12)
    p["out"] = p["out"] + p["pile"][:count]
    p["pile"] = p["pile"][count:]


@shake
def anything(p: Document, chance: random.Random) -> None:
    """Some value somewhere, of the right kind or of none."""
    at: Any = p
    while True:
        key: Any = chance.choice(sorted(at.keys() - {"game"})) if isinstance(at, dict) else chance.randrange(len(at))
        if not isinstance(at[key], dict | list) or chance.random() < 0.3:
            break
        at = at[key]
    at[key] = chance.choice(
        [
            None,
            True,
            0,
            1,
            2,
            11,
            12,
            15,
            -1,
            24,
            10**30,
            "",
            "gift",
            [],
            {},
            [0, 0],
            "n",
            *TILES[:2],
            *NEST_BONUSES[:2],
        ]
    )


def check(position: Document, seed: int) -> bool:
    """Whether the position is accepted; if it is, it is what was asked for, and it is played to its end."""
    try:
        game = voliera.from_position(position, seed)
    except voliera.GameError as error:
        if error.code != "bad_position" or not error.message.startswith("position"):
            raise
        return False
    told = game.position()
    assert voliera.from_position(told, seed + 1).position() == told, "an accepted position comes back"
    for field, value in position.items():
        if value is not None and field not in ("eggs", "aside", "pending"):
            assert without_order(told[field]) == without_order(value), field
    play_out(game, random.Random(seed))
    return True


def without_order(value: Any) -> Any:
    """A document in which neither objects on squares nor spied columns have an order."""
    if isinstance(value, dict):
        return {
            name: sorted(inside) if name in ("objects", "columns") else without_order(inside)
            for name, inside in value.items()
        }
    return [without_order(inside) for inside in value] if isinstance(value, list) else value


def play_out(game: voliera.Game, chance: random.Random) -> None:
    """Play at random to the end; on the way every table can be shown, counted, and set up again."""
    most = 15 if game.variant == "super" else 12
    bonuses = all_bonuses(game.position())
    for _ in range(250):
        legal = game.legal()
        assert bool(legal) == (game.phase != "over") != game.over, "somebody can act until the end"
        if chance.random() < 0.1 or not legal:
            position = game.position()
            assert voliera.from_position(position, 1).position() == position, "so does every later one"
            assert all_bonuses(position) == bonuses, "bonus tiles stay in the game"
            named = Counter(tile for tile in all_tiles(position) if isinstance(tile, str))
            assert not named or max(named.values()) == 1
            game.result()
            str(game)
            for seat in (0, 1, None):
                game.view(seat)
        if not legal:
            break
        game.apply(chance.choice(legal))
    assert game.position()["turns_played"] == [most, most]
    assert voliera.replay(json.loads(json.dumps(game.record()))).position() == game.position()


def all_bonuses(p: Document) -> list[str]:
    """Every bonus tile that lies somewhere, or was kept."""
    drawn = (p["pending"] or {}).get("drawn", [])
    return sorted([*p["bonus_pile"], *p["bonus_discards"], *p["kept"][0], *p["kept"][1], *drawn])


def all_tiles(p: Document) -> list[Any]:
    """Every nest tile that lies somewhere."""
    laid = [item.get("tile", item.get("cover")) for nest in p["nests"] for item in nest if "token" not in item]
    single = [one["tile"] for one in (p["gift"], p["pending"]) if one and "tile" in one]
    return [*p["display"], *p["pile"], *p["out"], *p["hands"][0], *p["hands"][1], *laid, *single]


def try_many(count: int, seed: int) -> int:
    """Shake and check this many positions; return how many of them were accepted."""
    chance = random.Random(seed)
    positions = real_positions(seed)
    return sum(check(shaken(chance.choice(positions), chance), number) for number in range(count))


if __name__ == "__main__":
    print(try_many(int(sys.argv[1]), int(sys.argv[2])), "positions accepted, and played to the end")
