"""Set-up positions of Bower: what may be left out, what comes back, and what is impossible and says where."""

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from tests.protocol.changes import HUGE, NOT_INTEGERS, Change, both, change, deep, remove
from tests.protocol.talk import (
    BONUSES,
    BOWER_CONFIGURATIONS,
    EFFECTS,
    EGGS,
    NEST_BONUSES,
    STAGES,
    TILES,
    TOKENS,
    UNFAIR,
    Document,
    Talk,
    bower_moment,
    error,
    play_bower,
)

HIDDEN = ("eggs", "aside", "pile", "bonus_pile", "rng")
VARIANTS = ("standard", "super")

every_stage = pytest.mark.parametrize("name", dict.fromkeys(STAGES))
both_variants = pytest.mark.parametrize("variant", VARIANTS)
every_configuration = pytest.mark.parametrize(("variant", "options"), BOWER_CONFIGURATIONS)


@pytest.fixture(scope="module")
def talk() -> Talk:
    return Talk()


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


def some_moments(variant: str, options: Document, seed: int) -> Iterator[Document]:
    """Some positions of a random game, all of those with a bonus tile in play."""
    for number, (game, _) in enumerate(play_bower(variant, options, seed)):
        if number % 5 == 0 or game.phase not in ("take", "play"):
            yield game.position()


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


# Round trips


@every_configuration
def test_positions_come_back(talk: Talk, variant: str, options: Document) -> None:
    for seed in (1, 2):
        for number, (game, _) in enumerate(play_bower(variant, options, seed)):
            if number % 3 and game.phase in ("take", "play"):
                continue
            position = game.position()
            to_move = talk.get("setup", game="bower", position=position, seed=7)["to_move"]
            assert to_move == game.to_move()
            assert talk.get("position")["position"] == position
            assert talk.get("result")["result"] == game.result()
            assert talk.get("legal")["actions"] == game.legal()
            for seat in (0, 1, None):
                assert talk.get("view", seat=seat)["view"] == game.view(seat)
            talk.get("close")


@both_variants
@every_stage
def test_every_stage_goes_on_in_the_same_way(talk: Talk, variant: str, name: str) -> None:
    position = bower_moment(name, variant)
    ends = []
    for seed in (1, 2):
        assert talk.set_up(position, seed=seed) == position
        ends.append(play_out(talk, 5))
    assert ends[0] == ends[1], "all chance is in the position"


# What may be left out


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


# Hand-made tables


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
WHITE = [{"material": "moss", "objects": ["feather-white"] * 3}, {"material": "straw", "objects": ["flower-white"] * 3}]
TWO_GEMS = [{"material": "moss", "objects": ["gem", "gem"]}, {"material": "moss", "objects": ["gem"]}]
FULL = [{"tile": TILES[12 + c + 6 * (r // 2)], **at(f"{c}{r}n")} for r in (0, 2) for c in range(6)]
FULL_EARTH = [{"tile": EARTH, **at(f"{c}{r}n")} for r in (0, 2) for c in range(6)]
FULL_SUPER = [{"tile": EARTH, **at(f"{c}{r}n")} for r in (0, 2) for c in range(6)]
FULL_SUPER += [{"tile": EARTH, **at(f"{c}4e")} for c in (0, 2, 4)]


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


SPARSE = {
    "the first pick": sparse(phase="setup", hands=[[], []]),
    "the second pick": sparse(phase="setup", seat=1, hands=[["t06"], []], display=["t10", "t11"]),
    "the second pick, and an empty pile": sparse(
        phase="setup", seat=1, hands=[["t06"], []], display=["t10", "t11"], pile=[]
    ),
    "nothing laid": sparse(),
    "nothing laid in Super Nest": sparse(variant="super"),
    "no bonus tiles": sparse(bonus_pile=[]),
    "no pile": sparse(pile=[]),
    "no pile and one tile open": sparse(pile=[], display=["t10"]),
    "no hands": sparse(hands=[[], []]),
    "large hands": sparse(hands=[list(TILES[12:24]), [*TILES[24:31], *NEST_BONUSES]]),
    "large hands and no room": sparse(
        nests=[FULL_EARTH, FULL_EARTH], display=[EARTH] * 3, pile=[], hands=[[EARTH] * 5, [*NEST_BONUSES, EARTH]]
    ),
    "large hands in Super Nest": sparse(variant="super", hands=[list(TILES[12:21]), list(TILES[21:30])]),
    "a large hand after a take": sparse(variant="super", phase="play", hands=[list(TILES[12:22]), []]),
    "the last tile of a hand": sparse(phase="play", display=[], pile=[]),
    "the last turn": sparse(turns_played=[11, 12], hands=[[], []]),
    "the last turns of one player": sparse(turns_played=[3, 12]),
    "no room for the other": sparse(nests=[[], FULL], turns_played=[1, 2]),
    "no room": sparse(nests=[FULL, []]),
    "no room for anybody and many turns": sparse(
        variant="super", pile=[EARTH] * 6, display=[EARTH] * 3, hands=[[EARTH], []], nests=[FULL_SUPER, FULL[:1]]
    ),
    "nearly full nests": sparse(
        nests=[FULL[:11], []],
        phase="play",
        turns_played=[11, 11],
    ),
    "a gift to play": sparse(phase="play", gift={"seat": 0, "tile": "t01"}),
    "a gift to play, and no other tile": sparse(
        phase="play", gift={"seat": 0, "tile": "t01"}, hands=[[], []], display=[], pile=[]
    ),
    "a gift that waits": sparse(gift={"seat": 1, "tile": "t01"}, double=0),
    "a gift for a full nest": sparse(gift={"seat": 1, "tile": "t01"}, nests=[[], FULL]),
    "a double turn": sparse(double=0),
    "a double turn at the end": sparse(double=0, turns_played=[10, 12]),
    "a bonus": sparse(phase="bonus", nests=[[{"tile": TWO_GEMS, **at("00n")}], []], pile=["t01"]),
    "a bonus from the discards": sparse(
        phase="bonus", nests=[[{"tile": "t01", **at("00n")}], []], bonus_pile=[], bonus_discards=["gift", "x", "shells"]
    ),
    "one bonus tile to keep": sparse(
        phase="keep", nests=[[{"tile": "t01", **at("00n")}], []], pending={"drawn": ["branch"]}
    ),
    "three bonus tiles to keep": sparse(
        phase="keep", nests=[[{"tile": "t01", **at("00n")}], []], pending={"drawn": ["discard", "cover", "nest-4"]}
    ),
    "an open bonus tile to keep": sparse(
        variant="super", phase="keep", nests=[[{"tile": "t01", **at("00n")}], []], bonus_pile=["double-turn"]
    ),
    **{f"the effect of {name}": effect(name) for name in EFFECTS},
    **{f"the effect of {name}, not among the kept": effect(name, kept=[[], []]) for name in EFFECTS},
    "a drawn cover": effect("cover", pending={"effect": "cover", "tile": "t33"}),
    "a drawn cover, the last tile": effect("cover", pending={"effect": "cover", "tile": "t33"}, pile=[], display=[]),
    "a discard that is not spelled out": effect("discard", phase="discard", seat=1, pending=None),
    "a discard": effect("discard", phase="discard", seat=1),
    "a discard in the last turn": effect("discard", phase="discard", seat=1, turns_played=[11, 12]),
    "tiles that are alike": sparse(
        pile=[WHITE] * 8, display=[EARTH] * 3, hands=[[WHITE, WHITE], [TWO_GEMS]], out=[EARTH, EARTH]
    ),
    "tiles of all sorts": sparse(
        pile=["t01", EARTH, "t02", WHITE],
        nests=[[{"tile": EARTH, **at("00n")}, {"tile": "nest-1", **at("10n")}, {"tile": TWO_GEMS, **at("20n")}], []],
        display=[TWO_GEMS, "t03", EARTH],
    ),
    "36 tiles": sparse(pile=[TWO_GEMS] * 31),
    "a spelled-out gift and cover": sparse(
        gift={"seat": 1, "tile": EARTH},
        pile=[EARTH] * 9,
        nests=[[{"tile": EARTH, **at("00n")}, {"cover": WHITE, **at("01s")}], []],
    ),
    "a spelled-out cover to lay": effect("cover", pending={"effect": "cover", "tile": WHITE}, pile=[]),
    "something of everything": rich(),
    "something of everything, hidden parts unknown": {
        name: value for name, value in rich().items() if name not in HIDDEN
    },
    "Fair Play": sparse(options={"fair_play": True, "zero_ties": False}),
    "Fair Play in Super Nest": sparse(variant="super", options={"fair_play": True}),
    "Super Nest with all tiles kept": sparse(
        variant="super", kept=[["nest-1", "x", "egg-red"], ["shells", "branch", "egg-yellow", "spy-aside"]]
    ),
    "the end": sparse(phase="over", seat=None, turns_played=[12, 12]),
    "the end of a full table": sparse(phase="over", seat=None, turns_played=[12, 12], nests=[FULL, []], out=["t01"]),
    "the end of Super Nest": sparse(phase="over", seat=None, turns_played=[15, 15], variant="super", hands=[[], []]),
    "no components": sparse(options={"components": None}),
}


@pytest.mark.parametrize("name", SPARSE)
def test_hand_made_tables(talk: Talk, name: str) -> None:
    table = SPARSE[name]
    dealt = talk.set_up(table)
    given = {field: value for field, value in table.items() if field != "pending"}
    assert {field: dealt[field] for field in given} == given
    asked = {"effect": "discard"} if table["phase"] == "discard" else table["pending"]
    assert dealt["pending"] == asked
    check_dealt(dealt)
    if "pile" not in table:
        assert len(nest_tiles(dealt)) - sum(tile in NEST_BONUSES for tile in nest_tiles(dealt)) == 36
    assert talk.set_up(dealt, seed=99) == dealt
    for seed in range(3):
        talk.set_up(table, seed=seed)
        play_out(talk, seed)
    talk.get("replay", record=talk.get("record")["record"])


def test_a_sparse_table_plays_the_same_with_its_seed(talk: Talk) -> None:
    finals = []
    for _ in range(2):
        talk.set_up(sparse(), seed=5)
        finals.append(play_out(talk, 3))
    assert finals[0] == finals[1]


def test_bonus_tiles_of_super_nest_are_dealt_up_to_seven(talk: Talk) -> None:
    for kept in mixed([[], []], [["x"], ["nest-1", "gift"]]):
        for seed in range(6):
            dealt = talk.set_up(sparse(variant="super", kept=kept), seed=seed)
            assert len(bonus_tiles(dealt)) == len(set(bonus_tiles(dealt))) == 7
    laid = [{"tile": "nest-1", **at("00n")}, {"token": "shells", "at": [0, 0]}]
    dealt = talk.set_up(sparse(variant="super", nests=[laid, []]))
    assert len(dealt["bonus_pile"]) == 5, "what lies on the table was among the seven"


def test_a_bonus_tile_on_the_table_is_not_dealt_again(talk: Talk) -> None:
    table = rich(kept=[[], []])
    for name in HIDDEN:
        del table[name]
    for seed in range(10):
        pile = talk.set_up(table, seed=seed)["bonus_pile"]
        assert not {"nest-1", "nest-2", "x", "white-feather", "branch", "shells", "cover", "spy-opponent"} & set(pile)


def test_spelled_out_tiles_are_what_they_show(talk: Talk) -> None:
    """Three gems in a group earn a bonus, and Earth counts for nothing at the end."""
    talk.set_up(sparse(phase="play", hands=[[TWO_GEMS, EARTH], []], pile=[]))
    events = talk.get("apply", action={"do": "play", "hand": 0, **at("00n")})["events"]
    assert events[1]["args"] == {"seat": 0, "columns": [0], "groups": ["moss"]}
    assert talk.position()["nests"][0] == [{"tile": TWO_GEMS, **at("00n")}]
    assert [group["sizes"] for group in talk.get("result")["result"]["groups"]] == [[0, 0], [2, 0], [0, 0]]
    shuffled = [{"material": "moss", "objects": ["gem", "feather-red", "flower-red"]}, EARTH[1]]
    told = talk.set_up(sparse(hands=[[shuffled], []], pile=[]))["hands"][0][0]
    assert told[0]["objects"] == ["flower-red", "feather-red", "gem"]


# What is impossible


def refuse(talk: Talk, position: object, field: str) -> None:
    """The position is refused, and the message names the field."""
    before = list(talk.engine.games)
    code, message = error(talk.ask("setup", game="bower", position=position, seed=1))
    assert code == "bad_position", message
    assert message.startswith("position")
    assert field in message
    assert "nothing has changed" not in message, "an error inside the engine"
    assert list(talk.engine.games) == before


def lay(seat: int, **item: Any) -> Change:
    """Lay something more into a nest."""
    return change(f"nests.{seat}", lambda old: [*old, item])


def instead(other: Document) -> Change:
    """Another table."""

    def put(position: Document) -> None:
        position.clear()
        position.update(other)

    return put


def asking(name: str, seat: int = 0) -> Change:
    """The same table with a kept tile to be settled."""
    return lambda p: p.update({"phase": "effect", "seat": seat, "pending": {"effect": name}})


REQUIRED = (
    *("format", "game", "players", "variant", "options", "first", "turns_played", "phase", "seat", "known", "display"),
    *("bonus_discards", "nests", "hands", "kept", "pending", "gift", "double", "out"),
)
NULL_IS_GOOD = ("pending", "gift", "double")
LISTS = ("turns_played", "known", "display", "bonus_discards", "nests", "hands", "kept", "out", *HIDDEN)

FORMS: list[tuple[Change, str]] = [
    *((remove(field), field) for field in REQUIRED),
    *((change(field, None), field) for field in REQUIRED if field not in NULL_IS_GOOD),
    *((change(field, "x"), field) for field in REQUIRED if field != "game"),
    *((change(field, 5), field) for field in (*REQUIRED, *HIDDEN) if field != "game"),
    *((change(field, {}), field) for field in (*LISTS, "first", "players", "phase", "seat", "gift", "pending")),
    *((change(field, deep(400)), field) for field in (*REQUIRED, *HIDDEN)),
    *((change(field, {"x": deep(400)}), field) for field in ("options", "gift", "pending")),
    *((change(f"{field}.0", deep(400)), field) for field in LISTS if field != "eggs"),
    *((change(field, value), field) for field in ("players", "first", "seat") for value in NOT_INTEGERS),
    *((change(field, value), field) for field in ("players", "first", "seat") for value in (-1, 2 + 1, HUGE, -HUGE)),
    *((change("double", value), "double") for value in (*NOT_INTEGERS, -1, 2, HUGE)),
    *((change("turns_played.0", value), "turns_played") for value in (*NOT_INTEGERS, None, -1, 13, HUGE, -HUGE)),
    *((change("rng.0", value), "rng") for value in (*NOT_INTEGERS, None, -1, 2**32, HUGE)),
    *((change("rng", value), "rng") for value in mixed([], [1, 2, 3], [1, 2, 3, 4, 5])),
    *((change(field, lambda old: old[:1]), field) for field in ("turns_played", "known", "nests", "hands", "kept")),
    *(
        (change(field, lambda old: [*old, old[0]]), field)
        for field in ("turns_played", "known", "nests", "hands", "kept")
    ),
    *((change(f"{field}.0", None), field) for field in ("known", "nests", "hands", "kept", "display", "pile", "out")),
    *((change(f"{field}.0", None), field) for field in ("bonus_pile", "bonus_discards")),
    (change("hands.0", [None]), "hands"),
    (change("kept.0", [None]), "kept"),
    (change("format", "voliera/position/2"), "format"),
    (change("format", "voliera/view/1"), "format"),
    (change("game", "birdie"), "game"),
    (change("game", "chess"), "game"),
    *((change("variant", value), "variant") for value in mixed("expert", "Standard", "")),
    *((change("phase", value), "phase") for value in mixed("turn", "Take", "", "place", "scoring")),
    (change("colour", 1), "colour"),
    (change("pile_size", 9), "pile_size"),
    (change("bonus_pile_size", 9), "bonus_pile_size"),
    (change("history", []), "history"),
    (change("options", {"colour": 1}), "options"),
    (change("options", {"fair_play": 1}), "options"),
    (change("options", {"zero_ties": "no"}), "options"),
    (change("options", {"single_chain": True}), "options"),
    (change("options", {"components": "tiles.json"}), "components"),
    (change("players", 3), "players"),
]

EGG_CHANGES: list[tuple[Change, str]] = [
    (change("eggs.0", "feather-yellow"), "eggs"),
    (change("aside.0", "flower-yellow"), "aside"),
    (change("aside.1", lambda old: "feather-red"), "aside"),
    (change("eggs", lambda old: old[:5]), "eggs"),
    (change("eggs", lambda old: [*old, None]), "eggs"),
    (change("eggs", []), "eggs"),
    (change("aside", [None]), "aside"),
    (change("aside", [None] * 3), "aside"),
    *((change("eggs.2", value), "eggs") for value in mixed("robin", "Flower-red", "gem", 0, True, ["flower-red"])),
    *((change("aside.0", value), "aside") for value in mixed("shell", "", 0, {})),
    (change("known.0.columns", [0]), "known[0]"),
    (change("known", [known(), known(1)]), "known[1]"),
    (change("known.0.columns", [1, 3]), "known[0]"),
    (change("known.1.columns", [0]), "known"),
    (change("known.0.columns", [1, 1]), "known[0]"),
    *((change("known.0.columns", [value]), "known[0]") for value in (6, 7, -1, HUGE)),
    *((change("known.0.columns.0", value), "known[0]") for value in (*NOT_INTEGERS, None)),
    *((change("known.1.aside", value), "known[1]") for value in mixed(0, 1, None, "yes", [])),
    (remove("known", 0, "aside"), "known[0]"),  # type: ignore[arg-type]
    (remove("known", 0, "columns"), "known[0]"),  # type: ignore[arg-type]
    (change("known.0.when", 1), "known[0]"),
    (change("known.1.aside", True), "known[1].aside"),
]
"""Of the last: the tile that looks at the eggs set aside is among the discards."""

TILE_CHANGES: list[tuple[Change, str]] = [
    *(
        (change(f"{field}.0", value), field)
        for field in ("display", "pile", "out")
        for value in mixed("t37", "t1", "T01", "", "x", "gem", 5, True, {}, [], [EARTH], EARTH[:1], [*EARTH, EARTH[0]])
    ),
    *((change("hands.0.0", value), "hands[0][0]") for value in mixed("t37", "x", 5, True, {}, [], EARTH[:1])),
    *((change(f"{field}.0", "t01"), "nests[0][0].tile: t01") for field in ("display", "pile", "out")),
    (change("hands.0.0", "t07"), "hands"),
    (change("hands.0.0", "nest-3"), "hands"),
    (change("nests.0.0.tile", "t02"), "nests[0]"),
    (change("nests.1.5.cover", "t01"), "nests[1][5].cover"),
    (change("pile", lambda old: [*old, old[0]]), "pile"),
    *((change(f"{field}.0", "nest-3"), field) for field in ("display", "pile")),
    (change("gift", {"seat": 1, "tile": "nest-3"}), "gift"),
    (change("nests.1.5.cover", "nest-3"), "nests[1][5].cover"),
    (change("display", lambda old: [*old, "t14"]), "display"),
    (change("display", lambda old: old[:2]), "display"),
    (change("display", []), "display"),
    (both(change("display", lambda old: old[:2]), change("pile", None)), "display"),
    (both(change("display.0", EARTH), change("pile", None)), "pile"),
    (both(change("nests.0.0.tile", EARTH), remove("pile")), "pile"),
    (both(change("hands.0.0", EARTH), change("pile", None)), "pile"),
    (change("pile", lambda old: [*old, *[EARTH] * 13]), "tiles"),
    (change("pile", [EARTH] * 5000), "tiles"),
    (change("hands.0", [EARTH] * 25), "hands[0]"),
    (both(change("hands.1", [EARTH] * 18), change("pile", [])), "hands[1]"),
    (instead(sparse(hands=[list(TILES[12:25]), []])), "hands[0]"),
    (instead(sparse(variant="super", hands=[[], list(TILES[12:22])])), "hands[1]"),
    (change("hands.0", lambda old: old * 40_000), "hands[0]"),
    (change("display.0", [{**EARTH[0], "objects": ["gem"] * 4}, EARTH[1]]), "display[0]"),
    (change("display.0", [{**EARTH[0], "objects": ["sparrow"]}, EARTH[1]]), "display[0]"),
    (change("display.0", [{**EARTH[0], "objects": "gem"}, EARTH[1]]), "display[0]"),
    (change("display.0", [{**EARTH[0], "objects": [1]}, EARTH[1]]), "display[0]"),
    (change("display.0", [{**EARTH[0], "objects": None}, EARTH[1]]), "display[0]"),
    (change("display.0", [{**EARTH[0], "material": "stone"}, EARTH[1]]), "display[0]"),
    (change("display.0", [{**EARTH[0], "material": 3}, EARTH[1]]), "display[0]"),
    (change("display.0", [{**EARTH[0], "emblem": True}, EARTH[1]]), "display[0]"),
    (change("display.0", [{"material": "earth"}, EARTH[1]]), "display[0]"),
    (change("display.0", [{"objects": []}, EARTH[1]]), "display[0]"),
]

NEST_CHANGES: list[tuple[Change, str]] = [
    (lay(0, tile="t14", **at("00e")), "nests[0][6]"),
    (lay(0, tile="t14", **at("31w")), "nests[0][6].at"),
    (lay(0, tile="t14", **at("53n")), "nests[0][6].at"),
    (lay(0, tile="t14", **at("03n")), "nests[0][6].at"),
    (lay(0, tile="t14", **at("53e")), "nests[0][6].at"),
    (lay(0, tile="t14", **at("50s")), "nests[0][6].at"),
    (lay(0, tile="t14", **at("02w")), "nests[0][6].at"),
    (lay(1, tile="t14", **at("22e")), "nests[1][6].at"),
    *((lay(0, tile="t14", at=where, facing="n"), "nests[0][6].at") for where in ([6, 0], [0, 4], [-1, 0], [5, -1])),
    *(
        (lay(0, tile="t14", at=where, facing="n"), "nests[0][6].at")
        for where in ([HUGE, 0], [5, -HUGE], [5], [], [5] * 3)
    ),
    *((change("nests.0.0.at", value), "nests[0][0]") for value in mixed(None, "00", 0, {}, [0, None], ["0", "0"])),
    *((change("nests.0.0.at.1", value), "nests[0][0]") for value in NOT_INTEGERS),
    *((change("nests.0.0.facing", value), "nests[0][0]") for value in mixed(None, "N", "north", "", 0, True, ["n"])),
    (change("nests.0", lambda old: old[::-1]), "nests[0][0]"),
    (lay(0, **at("50n")), "nests[0][6]"),
    (lay(0, tile="t14", cover="t15", **at("50n")), "nests[0][6]"),
    (lay(0, tile="t14", token="shells", at=[5, 0]), "nests[0][6]"),
    (lay(0, tile="t14", at=[5, 0]), "nests[0][6]"),
    (lay(0, tile="t14", **at("50n"), along="row"), "nests[0][6]"),
    (lay(0, tile="t14", **at("50n"), object="gem"), "nests[0][6]"),
    (lay(0, tile="t14", **at("50n"), colour="red"), "nests[0][6]"),
    (lay(0, tile="t14", facing="n"), "nests[0][6]"),
    (change("nests.0.0", []), "nests[0][0]"),
    (change("nests.0.0", "t01"), "nests[0][0]"),
    (change("nests.0.0.tile", None), "nests[0][0]"),
    # tokens
    (change("nests.0.2.at", [3, 0]), "nests[0][2].at"),
    (change("nests.0.2.at", [5, 3]), "nests[0][2].at"),
    (change("nests.0.2.at", [0, 4]), "nests[0][2].at"),
    (change("nests.0", lambda old: [old[2], *old[:2], *old[3:]]), "nests[0][0].at"),
    (change("nests.0.2.facing", "n"), "nests[0][2]"),
    (change("nests.0.2.object", "gem"), "nests[0][2].object"),
    (change("nests.0.2.along", "row"), "nests[0][2].along"),
    *((change("nests.0.2.token", value), "nests[0][2]") for value in mixed("gift", "nest-1", "white", 0, None, True)),
    (lay(1, token="white-feather", at=[5, 0]), "nests[1][6].token"),
    (lay(0, token="white-feather", at=[0, 1]), "nests[0][6].token"),
    (lay(0, token="x", at=[4, 1], object="feather-white"), "token"),
    (lay(0, token="white-flower", at=[0, 1]), "nests[0][6].token"),
    (change("nests.0.5", {"token": "branch", "at": [0, 0], "along": "row"}), "nests[0][5].along"),
    (change("nests.0.5", {"token": "branch", "at": [0, 0], "along": "column"}), "nests[0][5].along"),
    (change("nests.0.5.along", "diagonal"), "nests[0][5].along"),
    (remove("nests", 0, 5, "along"), "nests[0][5].along"),  # type: ignore[arg-type]
    *((change("nests.1.1.object", o), "nests[1][1].object") for o in ("flower-yellow", "feather-red", "gem", "shell")),
    *((change("nests.1.1.object", value), "nests[1][1].object") for value in mixed("x", 0, None, True)),
    (remove("nests", 1, 1, "object"), "nests[1][1].object"),  # type: ignore[arg-type]
    (change("nests.1.1.object", "feather-white"), "nests[1][1].object"),
    # covers
    (change("nests.1.5", {"cover": "t09", **at("30w")}), "nests[1][5].at"),
    (change("nests.1.5", {"cover": "t09", **at("22n")}), "nests[1][5].at"),
    (change("nests.1.5", {"cover": "t09", **at("50s")}), "nests[1][5].at"),
    (change("nests.1.5", {"cover": "t09", **at("41w")}), "nests[1][5].at"),
    (lay(1, cover="t14", **at("00n")), "nests[1][6].cover"),
    (lay(0, cover="t14", **at("00n")), "cover"),
    (change("nests.1", lambda old: [old[5], *old[:5]]), "nests[1][0].at"),
]

BONUS_CHANGES: list[tuple[Change, str]] = [
    (change("bonus_pile", lambda old: [*old, old[0]]), "bonus_pile"),
    (change("bonus_discards", ["gift", "gift"]), "bonus_discards"),
    (change("bonus_discards.0", "discard"), "bonus_discards"),
    (change("kept.0", lambda old: [*old, old[0]]), "kept[0]"),
    (change("kept.1", lambda old: [*old, "x"]), "kept[1]"),
    (change("kept.1", lambda old: [*old, "discard"]), "kept[1]"),
    (change("kept.1", lambda old: [*old, "gift"]), "kept[1]"),
    *((change(f"{field}.0", "sparrow"), field) for field in ("bonus_pile", "bonus_discards")),
    *((change("kept.0.0", value), "kept[0]") for value in mixed("sparrow", "t01", 0, True, ["x"])),
    *((change("bonus_pile.0", value), "bonus_pile") for value in mixed("nest-5", "Gift", 3, False)),
    (change("bonus_pile", list(BONUSES)), "bonus_discards"),
    (both(change("kept.0", []), change("bonus_pile", ["branch"])), "nests[0][5].token"),
    (both(change("kept.0", []), change("bonus_pile", ["nest-1"])), "nests[0][3].tile"),
    (both(change("kept.1", []), change("bonus_pile", ["cover"])), "nests[1][5].cover"),
    (both(change("kept.1", []), change("bonus_pile", ["nest-3"])), "hands[1][1]"),
    (both(change("kept.0", []), change("bonus_pile", ["spy-opponent"])), "known[0]"),
    (change("gift", {"seat": 1, "tile": "t14"}), "gift"),
    (change("double", 0), "double"),
    # Fair Play
    (change("options", {"fair_play": True}), "bonus_pile"),
    *((instead(sparse(options={"fair_play": True}, kept=[[name], []])), "kept[0]") for name in UNFAIR),
    (instead(sparse(options={"fair_play": True}, bonus_pile=["x"])), "bonus_pile"),
    (instead(sparse(options={"fair_play": True}, bonus_discards=["gift"])), "bonus_discards"),
    (instead(sparse(options={"fair_play": True}, double=0)), "double"),
    (instead(sparse(options={"fair_play": True}, gift={"seat": 1, "tile": "t01"})), "gift"),
    (instead(effect("x", options={"fair_play": True}, kept=[[], []])), "pending.effect"),
    (
        instead(effect("discard", options={"fair_play": True}, kept=[[], []], phase="discard", seat=1, pending=None)),
        "phase",
    ),
    (
        instead(
            sparse(
                options={"fair_play": True},
                nests=[[{"tile": "t04", **at("00n")}, {"token": "x", "at": [0, 0], "object": "flower-red"}], []],
            )
        ),
        "nests[0][1].token",
    ),
    # Super Nest
    (instead(sparse(variant="super", bonus_pile=list(BONUSES[:8]))), "bonus_pile"),
    (instead(sparse(variant="super", kept=[list(BONUSES[:4]), list(BONUSES[4:8])])), "kept"),
    (
        instead(sparse(variant="super", bonus_pile=list(BONUSES[1:8]), nests=[[{"tile": "nest-1", **at("00n")}], []])),
        "bonus_pile",
    ),
    (instead(sparse(variant="super", bonus_discards=["x"])), "bonus_discards"),
    (instead(sparse(variant="super", turns_played=[16, 0])), "turns_played"),
]

PHASE_CHANGES: list[tuple[Change, str]] = [
    (change("phase", "setup"), "phase"),
    (change("phase", "over"), "seat"),
    (both(change("phase", "over"), change("seat", None)), "turns_played"),
    (change("seat", None), "seat"),
    (change("phase", "keep"), "pending"),
    (change("phase", "effect"), "pending"),
    (change("phase", "discard"), "bonus"),
    (change("pending", {"drawn": ["nest-3"]}), "pending"),
    (change("pending", {"effect": "x"}), "pending"),
    (change("pending", {"effect": "cover", "tile": "t14"}), "pending"),
    (change("turns_played", [12, 5]), "turns_played"),
    (change("turns_played", [12, 12]), "turns_played"),
    (both(change("phase", "play"), change("hands.0", [])), "phase"),
    (instead(sparse(phase="play", nests=[FULL, []])), "phase"),
    (instead(sparse(phase="play", nests=[FULL, []], gift={"seat": 0, "tile": "t01"})), "phase"),
    (instead(sparse(gift={"seat": 0, "tile": "t01"})), "phase"),
    (instead(sparse(display=[], pile=[])), "phase"),
    (instead(sparse(phase="bonus")), "phase"),
    (instead(sparse(phase="bonus", nests=[[{"tile": "t01", **at("00n")}], []], bonus_pile=[])), "phase"),
    (
        instead(sparse(variant="super", phase="keep", nests=[[{"tile": "t01", **at("00n")}], []], bonus_pile=[])),
        "phase",
    ),
    *(
        (instead(effect("x", phase="keep", pending=pending)), "pending")
        for pending in mixed(
            *({"drawn": []}, {"drawn": ["nest-1", "nest-2", "nest-3", "nest-4"]}, {"drawn": None}, {"drawn": 3}, {}),
            *({"drawn": ["nest-1", "nest-1"]}, {"drawn": ["x"]}, {"drawn": ["t01"]}, {"drawn": [True]}),
            *({"drawn": ["gift"], "effect": "gift"}, {"drawn": ["gift"], "tile": "t14"}, {"more": 1}, []),
        )
    ),
    *(
        (instead(effect("x", pending=pending)), "pending")
        for pending in mixed(
            *(None, {}, {"effect": None}, {"effect": "t01"}, {"effect": 0}, {"effect": True}, {"effect": ["x"]}),
            *({"effect": "nest-1"}, {"effect": "coloured-shells"}, {"effect": "egg-red"}, {"tile": "t14"}),
            *({"effect": "x", "tile": "t14"}, {"effect": "x", "more": 1}, {"effect": "cover", "tile": "t01"}),
            *({"effect": "cover", "tile": None}, {"effect": "cover", "tile": 7}, {"effect": "cover", "tile": "nest-2"}),
            {"effect": "cover", "tile": EARTH},
        )
    ),
    (instead(effect("x", variant="super", phase="keep", pending={"drawn": ["gift"]})), "pending"),
    (instead(effect("discard", phase="discard", seat=1, pending={"effect": "x"})), "pending"),
    (instead(effect("discard", phase="discard", seat=1, pending={"drawn": ["x"]})), "pending"),
    (instead(effect("discard", phase="discard", seat=1, hands=[["t06"], []])), "phase"),
    (instead(effect("discard", phase="discard", seat=0, kept=[[], ["discard"]])), "phase"),
    (instead(effect("discard", phase="discard", seat=0)), "pending.effect"),
    (
        instead(effect("discard", phase="discard", seat=1, pending=None, kept=[[], []], bonus_pile=["discard"])),
        "phase",
    ),
    (instead(effect("discard", phase="discard", seat=1, turns_played=[12, 11])), "turns_played"),
    *((instead(effect(name, nests=[[], []])), "phase") for name in EFFECTS),
    *((instead(effect(name, kept=[[], []], bonus_pile=[name])), "pending.effect") for name in EFFECTS),
    # a kept tile whose effect is impossible has ended the turn (W-B3)
    (instead(effect("cover", pile=[])), "pending.effect"),
    (instead(effect("gift", turns_played=[11, 12])), "pending.effect"),
    (instead(effect("gift", display=[], pile=[])), "phase"),
    (instead(effect("double-turn", turns_played=[11, 11])), "pending.effect"),
    (instead(effect("double-turn", turns_played=[11, 12])), "pending.effect"),
    (instead(effect("discard", hands=[["t06"], []])), "pending.effect"),
    (instead(effect("x", pile=[], nests=[[{"tile": EARTH, **at("00n")}], []])), "phase"),
    # … or has had it already
    *((asking(name), "pending.effect") for name in ("x", "white-feather", "branch")),
    *((asking(name, seat=1), "pending.effect") for name in ("shells", "cover")),
    # … or is the other's
    (asking("shells"), "pending.effect"),
    (change("nests", lambda old: old[::-1]), "nests"),
    (change("hands", lambda old: old[::-1]), "hands[0][1]"),
    (instead(effect("gift", gift={"seat": 1, "tile": "t02"})), "pending.effect"),
    (instead(effect("double-turn", double=1)), "pending.effect"),
    # gifts and double turns
    (instead(sparse(gift={"seat": 1, "tile": "t01"}, turns_played=[11, 12])), "gift"),
    (instead(sparse(double=1, turns_played=[11, 12])), "double"),
    (instead(sparse(double=0, turns_played=[11, 11])), "double"),
    *(
        (instead(sparse(gift=gift)), "gift")
        for gift in (
            *({}, {"seat": 1}, {"tile": "t01"}, {"seat": 2, "tile": "t01"}, {"seat": -1, "tile": "t01"}),
            *({"seat": True, "tile": "t01"}, {"seat": HUGE, "tile": "t01"}, {"seat": None, "tile": "t01"}),
            *({"seat": 1, "tile": "t06"}, {"seat": 1, "tile": "t99"}, {"seat": 1, "tile": None}, [1, "t01"]),
            {"seat": 1, "tile": "t01", "from": 0},
        )
    ),
    # before the first turn
    *(
        (instead(sparse(**{"phase": "setup", "hands": [[], []], **given})), field)
        for given, field in (
            ({"hands": [["t06"], []]}, "display"),
            ({"hands": [[], ["t06"]]}, "display"),
            ({"seat": 1}, "display"),
            ({"seat": 1, "hands": [["t06"], []]}, "display"),
            ({"display": ["t10", "t11"]}, "display"),
            ({"turns_played": [1, 0]}, "phase"),
            ({"nests": [[{"tile": "t01", **at("00n")}], []]}, "phase"),
            ({"kept": [["x"], []]}, "phase"),
            ({"double": 0}, "phase"),
            ({"gift": {"seat": 1, "tile": "t01"}}, "phase"),
            ({"known": [known(1), known()]}, "phase"),
            ({"out": ["t01"]}, "phase"),
            ({"bonus_discards": ["x"]}, "phase"),
            ({"pending": {"drawn": ["x"]}}, "pending"),
        )
    ),
]


CHANGES = FORMS + EGG_CHANGES + TILE_CHANGES + NEST_CHANGES + BONUS_CHANGES + PHASE_CHANGES


@pytest.mark.parametrize(
    ("mutation", "field"), CHANGES, ids=[f"{field}-{number}" for number, (_, field) in enumerate(CHANGES)]
)
def test_impossible_positions(talk: Talk, mutation: Change, field: str) -> None:
    position = rich()
    mutation(position)
    refuse(talk, position, field)


def test_the_rich_table_is_possible(talk: Talk) -> None:
    """What is refused above is refused for the change that was made."""
    assert talk.set_up(rich()) == rich()
    laid = {item["token"] for nest in rich()["nests"] for item in nest if "token" in item}
    assert laid == set(TOKENS) - {"white-flower"}


@pytest.mark.parametrize("position", [None, 5, True, "take", [], [{}], {}, {"game": "bower"}, {"format": 1}])
def test_what_is_no_position(talk: Talk, position: Any) -> None:
    refuse(talk, position, "position")


def test_a_setup_needs_its_fields(talk: Talk) -> None:
    assert talk.refused("setup", game="bower") == "bad_request"
    assert talk.refused("setup", position=rich()) == "bad_request"
    for seed in (None, True, 1.5, "1.0"):
        assert talk.refused("setup", game="bower", position=rich(), seed=seed) == "bad_request"
    assert talk.refused("setup", game="bower", position=rich(), names=[]) == "bad_request"


@both_variants
def test_a_view_is_no_position(talk: Talk, variant: str) -> None:
    talk.set_up(bower_moment("take", variant))
    view = talk.get("view", seat=0)["view"]
    refuse(talk, view, "pile_size")
    refuse(talk, {**view, "format": "voliera/position/1", "bonus_discards": []}, "pile_size")
