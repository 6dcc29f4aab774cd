"""Positions of Bower made by hand, as sparse as they may be."""

import pytest

from tests.protocol.bower_positions import (
    EARTH,
    FULL,
    HIDDEN,
    at,
    bonus_tiles,
    check_dealt,
    effect,
    mixed,
    nest_tiles,
    play_out,
    rich,
    sparse,
)
from tests.protocol.engine_client import (
    EFFECTS,
    NEST_BONUSES,
    TILES,
    Talk,
)

WHITE = [{"material": "moss", "objects": ["feather-white"] * 3}, {"material": "straw", "objects": ["flower-white"] * 3}]
TWO_GEMS = [{"material": "moss", "objects": ["gem", "gem"]}, {"material": "moss", "objects": ["gem"]}]
FULL_EARTH = [{"tile": EARTH, **at(f"{c}{r}n")} for r in (0, 2) for c in range(6)]
FULL_SUPER = [{"tile": EARTH, **at(f"{c}{r}n")} for r in (0, 2) for c in range(6)]
FULL_SUPER += [{"tile": EARTH, **at(f"{c}4e")} for c in (0, 2, 4)]
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
