"""`components` and `new` with Bower."""

from copy import deepcopy
from typing import Any

import pytest

from tests.protocol.bower_requests import HUGE, TAKE, both_variants, mixed, without
from tests.protocol.engine_client import (
    BONUSES,
    EGGS,
    MATERIALS,
    NEST_BONUSES,
    OBJECTS,
    OTHER_BOX,
    TILES,
    UNFAIR,
    Talk,
    bower_moment,
    error,
)
from voliera.documents import Document

READINGS = ("zero_ties", "lone_ties", "joining_gems")
"""Options that are on unless they are switched off."""


def box(**given: Any) -> Document:
    """The other box with something else in it."""
    return {**deepcopy(OTHER_BOX), **given}


def tile(**given: Any) -> Document:
    """The other box with something else in its first tile."""
    changed = box()
    changed["tiles"][0] |= given
    return changed


def square(**given: Any) -> Document:
    """The other box with something else on its first square."""
    changed = box()
    changed["tiles"][0]["squares"][0] |= given
    return changed


def bonus_nest(talk: Talk, **given: Any) -> Document:
    """The other box with our bonus nest tiles, some of them changed."""
    ours = talk.get("components", game="bower")["components"]["bonus_nest"]
    return box(bonus_nest=ours | given)


def test_components(talk: Talk) -> None:
    answer = talk.get("components", game="bower")
    assert answer.keys() == {"ok", "components"}
    document = answer["components"]
    assert list(document) == ["format", "game", "tiles", "bonus_nest"]
    assert (document["format"], document["game"]) == ("voliera/components/1", "bower")
    assert tuple(tile["id"] for tile in document["tiles"]) == TILES
    assert tuple(document["bonus_nest"]) == NEST_BONUSES
    nest = [tile["squares"] for tile in document["tiles"]]
    for squares in [*nest, *document["bonus_nest"].values()]:
        assert len(squares) == 2
        for one in squares:
            assert one.keys() == {"material", "objects"}
            assert one["material"] in MATERIALS
            assert one["objects"] == sorted(one["objects"], key=OBJECTS.index)
    assert talk.get("components", game="bower", game_id=talk.new(game="bower"))["components"] == document
    talk.new(game="bower", options={"components": document})
    assert talk.get("components", game="bower", game_id="g2")["components"] == document


def test_components_of_a_table_stay_with_it(talk: Talk) -> None:
    options = {"components": OTHER_BOX, **dict.fromkeys(READINGS, False)}
    game_id = talk.new(game="bower", options=options)
    told = talk.get("components", game="bower", game_id=game_id)["components"]
    for one in (square for tile in told["tiles"] for square in tile["squares"]):
        assert one["objects"] == sorted(one["objects"], key=OBJECTS.index), "the engine has its own order"
    in_order = deepcopy(OTHER_BOX)
    for one in (square for tile in in_order["tiles"] for square in tile["squares"]):
        one["objects"].sort(key=OBJECTS.index)
    assert without(told, "bonus_nest") == in_order != OTHER_BOX
    assert told["bonus_nest"] == talk.get("components", game="bower")["components"]["bonus_nest"]
    table = talk.position(game_id)
    assert table["options"] == talk.get("view", seat=0)["view"]["options"] == options
    assert {*table["display"], *table["pile"]} == {one["id"] for one in OTHER_BOX["tiles"]}
    assert talk.set_up(table) == table
    record = talk.get("record", game_id=game_id)["record"]
    assert record["options"] == record["start"]["options"] == options
    again = talk.get("replay", record=record)["game_id"]
    assert talk.position(again) == table
    assert talk.get("components", game="bower", game_id=again)["components"] == told


def test_the_tiles_of_a_table_are_its_own(talk: Talk) -> None:
    """Every tile of this box brings two gems: two tiles upright in a column earn a bonus."""
    talk.new(game="bower", options={"components": OTHER_BOX})
    talk.get("apply", actions=[TAKE, TAKE])
    events: list[Document] = []
    for at in (0, 0, 2, 2):
        events += talk.get("apply", actions=[TAKE, {"do": "play", "hand": 0, "at": [3, at], "facing": "n"}])["events"]
        if talk.get("legal")["to_move"]["phase"] == "bonus":
            break
    earned = [event["args"] for event in events if event["id"] == "bonus-earned"]
    assert [one["columns"] for one in earned] == [[3]]


def test_bonus_nest_tiles_of_a_table_are_its_own(talk: Talk) -> None:
    plain = [{"material": "straw", "objects": []}, {"material": "earth", "objects": ["flower-white"]}]
    options = {"components": bonus_nest(talk, **{"nest-2": plain})}
    game_id = talk.new(game="bower", options=options)
    assert talk.get("components", game="bower", game_id=game_id)["components"]["bonus_nest"]["nest-2"] == plain
    assert talk.set_up(talk.position(game_id))["options"] == options


def wrong_boxes() -> list[Any]:
    tiles = OTHER_BOX["tiles"]
    return [
        *mixed("tiles.json", "/etc/passwd", "", 5, True, [], {}, {"tiles": tiles}),
        *(without(OTHER_BOX, field) for field in ("format", "game", "tiles")),
        *(box(format=value) for value in mixed("voliera/components/2", None, 1)),
        *(box(game=value) for value in mixed("birdie", None, "")),
        *(
            box(tiles=value)
            for value in mixed(tiles[:35], [*tiles, tiles[0] | {"id": "37"}], [], None, {}, [None] * 36)
        ),
        box(flap=[1, 2, 3, 4, 5, 6, 7, 8, 9]),
        *(tile(id=value) for value in mixed("", " t", "x" * 21, "tile 1", "nest-1", "gift", 5, None, "\x07", "a\nb")),
        *(tile(squares=value) for value in mixed([], tiles[0]["squares"][:1], [*tiles[0]["squares"]] * 2, None, "x")),
        tile(colour="green"),
        *(square(material=value) for value in mixed("earth", "stone", "", None, 0, ["moss"])),
        *(square(objects=value) for value in mixed([], ["gem"] * 4, ["flower-white"], ["feather"], ["gem", 1], None)),
        *(square(objects=value) for value in mixed("gem", {"gem": 1}, [["gem"]])),
        square(shade=1),
        *(box(bonus_nest=value) for value in mixed({}, [], None, 5, {"nest-1": tiles[0]["squares"]})),
        *(bonus_nest(Talk(), **{"nest-1": value}) for value in mixed([], None, tiles[0]["squares"][:1])),
        bonus_nest(Talk(), **{"nest-5": tiles[0]["squares"]}),
    ]


@pytest.mark.parametrize("number", range(len(wrong_boxes())))
def test_wrong_components(talk: Talk, number: int) -> None:
    components = wrong_boxes()[number]
    code, message = error(talk.ask("new", game="bower", options={"components": components}))
    assert code == "bad_request"
    assert "options.components" in message
    position = bower_moment("take") | {"options": {"components": components}}
    code, message = error(talk.ask("setup", game="bower", position=position))
    assert code == "bad_position"
    assert "position.options.components" in message


def test_new_with_its_defaults(talk: Talk) -> None:
    answer = talk.get("new", game="bower")
    assert answer.keys() == {"ok", "game_id", "to_move"}
    assert answer["to_move"]["phase"] == "setup"
    position = talk.position()
    assert answer["to_move"]["seat"] == position["seat"] == position["first"]
    record = talk.get("record")["record"]
    given = {name: record[name] for name in ("players", "variant", "options", "names", "actions", "result")}
    assert given == {"players": 2, "variant": "standard", "options": {}, "names": [], "actions": [], "result": None}
    assert isinstance(record["seed"], int)


@both_variants
@pytest.mark.parametrize("fair_play", [None, False, True])
@pytest.mark.parametrize(
    "readings",
    [
        {},
        *({name: value} for name in READINGS for value in (False, True)),
        {"lone_ties": False, "joining_gems": False},
        dict.fromkeys(READINGS, False),
    ],
    ids=str,
)
def test_new_with_its_options(talk: Talk, variant: str, fair_play: bool | None, readings: dict[str, bool]) -> None:
    options = {**readings} if fair_play is None else {"fair_play": fair_play, **readings}
    seats = set()
    for seed in range(12):
        talk.new(game="bower", players=2, variant=variant, options=options, seed=seed, names=["Ada", "Bo"])
        table = talk.position()
        assert (table["variant"], table["options"]) == (variant, options)
        assert len(table["display"]) == 3
        assert sorted([*table["display"], *table["pile"]]) == list(TILES)
        assert sorted([*table["eggs"], *table["aside"]]) == sorted(EGGS)
        bonuses = set(BONUSES) - (set(UNFAIR) if fair_play else set())
        assert set(table["bonus_pile"]) <= bonuses
        assert len(table["bonus_pile"]) == (7 if variant == "super" else len(bonuses))
        assert len(set(table["bonus_pile"])) == len(table["bonus_pile"])
        seats.add(table["first"])
    assert seats == {0, 1}
    assert talk.get("record")["record"]["names"] == ["Ada", "Bo"]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(("players", value) for value in mixed(0, 1, 3, 4, -2, HUGE, True, 2.0, 2.5, "2", None, [2])),
        *(("variant", value) for value in mixed("", "Standard", "expert", "super ", None, 0, True, ["super"])),
        *(("options", value) for value in mixed(None, [], "", 0, True, {"colour": True}, {"": 0}, {"Fair_play": True})),
        *(("options", {"single_chain": value}) for value in (True, False)),
        *(("options", {"open_memory": value}) for value in (True, False)),
        *(
            ("options", {name: value})
            for name in ("fair_play", *READINGS)
            for value in mixed(0, 1, "true", None, [], 1.0)
        ),
        *(("seed", value) for value in mixed(None, True, 1.0, "1.0", [1], {})),
        *(("names", value) for value in mixed(None, "Ada", {}, ["Ada", 1], ["a", "b", "c"], ["x" * 41], [[]])),
    ],
)
def test_wrong_settings(talk: Talk, field: str, value: Any) -> None:
    code, message = error(talk.ask("new", game="bower", **{field: value}))
    assert code == "bad_request"
    assert field in message
    if field == "options" and isinstance(value, dict):
        assert next(iter(value)) in message
        position = bower_moment("take") | {"options": value}
        code, message = error(talk.ask("setup", game="bower", position=position))
        assert code == "bad_position"
        assert "position.options" in message
    assert not talk.engine.games
