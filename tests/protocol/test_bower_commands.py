"""Every command of the protocol on Bower: options, positions, views, actions, results, records; and what is refused."""

import json
import random
from copy import deepcopy
from typing import Any

import pytest

import voliera
from tests.protocol.talk import (
    BONUSES,
    BOWER_CONFIGURATIONS,
    BOWER_PHASES,
    EGGS,
    MATERIALS,
    NEST_BONUSES,
    OBJECTS,
    OTHER_BOX,
    STAGES,
    TILES,
    UNFAIR,
    Document,
    Talk,
    bower_moment,
    bower_stages,
    error,
    play_bower,
)
from voliera.bots import LEVELS

TAKE = {"do": "take", "display": 0}
VARIANTS = ("standard", "super")
READINGS = ("zero_ties", "lone_ties", "joining_gems")
"""Options that are on unless they are switched off."""
HUGE = 10**400
PLAY = {"do": "play", "hand": 0, "at": [0, 0], "facing": "n"}

every_stage = pytest.mark.parametrize("name", dict.fromkeys(STAGES))
both_variants = pytest.mark.parametrize("variant", VARIANTS)


def mixed(*values: Any) -> tuple[Any, ...]:
    """Values of all sorts, for the type checker."""
    return values


def without(document: Document, *fields: str) -> Document:
    return {name: value for name, value in document.items() if name not in fields}


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


def play_out(talk: Talk, seed: int = 1) -> list[Document]:
    """Play the last opened game at random to its end; what was played."""
    chance = random.Random(seed)
    played: list[Document] = []
    while legal := talk.get("legal")["actions"]:
        played.append(chance.choice(legal))
        talk.get("apply", action=played[-1])
    return played


@pytest.fixture
def talk() -> Talk:
    return Talk()


# components


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


# new


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


# position, view, legal, result

POSITION_FIELDS = {
    *("format", "game", "players", "variant", "options", "eggs", "aside", "first", "pile", "display", "bonus_pile"),
    *("bonus_discards", "nests", "hands", "kept", "turns_played", "known", "phase", "seat", "pending", "gift"),
    *("double", "out", "rng"),
}
ITEM_FIELDS = (
    {"tile", "at", "facing"},
    {"cover", "at", "facing"},
    {"token", "at"},
    {"token", "at", "object"},
    {"token", "at", "along"},
)


def expected_view(position: Document, seat: int | None) -> Document:
    """What the protocol says that a seat may know of a position."""
    over = position["phase"] == "over"
    known: Document = {"columns": [], "aside": False} if seat is None else position["known"][seat]
    own = [] if seat is None else [seat, seat + 2, seat + 4]
    seen = {*own, *known["columns"]}
    view = without(position, "pile", "rng")
    view |= {
        "format": "voliera/view/1",
        "eggs": [egg if over or column in seen else None for column, egg in enumerate(position["eggs"])],
        "aside": [egg if over or known["aside"] else None for egg in position["aside"]],
        "pile_size": len(position["pile"]),
        "bonus_pile_size": len(position["bonus_pile"]),
        "bonus_discards": len(position["bonus_discards"]),
        "hands": [hand if owner == seat else len(hand) for owner, hand in enumerate(position["hands"])],
    }
    if position["variant"] == "standard":
        del view["bonus_pile"]
    if position["pending"] and "drawn" in position["pending"] and position["seat"] != seat:
        view["pending"] = {"drawn": len(position["pending"]["drawn"])}
    return view


@both_variants
@every_stage
def test_the_fields_of_positions_and_views(talk: Talk, variant: str, name: str) -> None:
    position = talk.set_up(bower_moment(name, variant))
    assert position.keys() == POSITION_FIELDS
    pending = {"keep": None if variant == "super" else {"drawn"}, "cover drawn": {"effect", "tile"}}
    settles = position["phase"] in ("effect", "discard")
    fields = pending.get(name, {"effect"} if settles else None)
    assert (position["pending"] and position["pending"].keys()) == fields
    assert all(known.keys() == {"columns", "aside"} for known in position["known"])
    for nest in position["nests"]:
        assert all(item.keys() in ITEM_FIELDS for item in nest)
    hidden = {"pile", "rng", *(["bonus_pile"] if variant == "standard" else [])}
    for seat in (0, 1, None):
        view = talk.get("view", seat=seat)["view"]
        assert view.keys() == POSITION_FIELDS - hidden | {"pile_size", "bonus_pile_size"}
        assert view == expected_view(position, seat)


@pytest.mark.parametrize(("variant", "options"), BOWER_CONFIGURATIONS)
def test_a_view_is_what_a_seat_may_know(variant: str, options: Document) -> None:
    for seed in (1, 2, 3):
        for game, _ in play_bower(variant, options, seed):
            position = game.position()
            for seat in (0, 1, None):
                assert game.view(seat) == expected_view(position, seat)


FORMS: dict[str, list[set[str]]] = {
    "take": [{"display"}],
    "play": [{"hand", "at", "facing"}],
    "bonus": [set()],
    "decline": [set()],
    "keep": [{"bonus"}],
    "use": [set()],
    "spy": [{"column"}],
    "token": [{"at"}, {"nest", "at", "object"}, {"at", "along"}],
    "gift": [{"display"}],
    "cover": [{"at", "facing"}],
    "discard": [{"hand"}],
}
ASKED: dict[str, set[str]] = {
    "setup": {"take"},
    "second pick": {"take"},
    "take": {"take"},
    "play": {"play"},
    "gift to play": {"play"},
    "bonus": {"bonus", "decline"},
    "keep": {"keep"},
    "spy-opponent": {"spy", "decline"},
    "gift": {"gift", "decline"},
    **{name: {"use", "decline"} for name in ("spy-aside", "cover", "double-turn", "discard")},
    **{name: {"token", "decline"} for name in ("x", "white-feather", "white-flower", "shells", "branch")},
    "cover drawn": {"cover"},
    "asked to discard": {"discard"},
    "over": set(),
}


@both_variants
@every_stage
def test_legal_actions(talk: Talk, variant: str, name: str) -> None:
    position = talk.set_up(bower_moment(name, variant))
    answer = talk.get("legal")
    assert answer.keys() == {"ok", "to_move", "actions"}
    assert answer["to_move"] == {"seat": position["seat"], "phase": position["phase"]}
    actions = answer["actions"]
    assert {action["do"] for action in actions} == ASKED[name]
    assert len({json.dumps(action, sort_keys=True) for action in actions}) == len(actions)
    for action in actions:
        assert action.keys() - {"do"} in FORMS[action["do"]]
        assert (action.get("hand") == "gift") == (name == "gift to play")
    for action in random.Random(1).sample(actions, min(len(actions), 25)):
        talk.get("apply", action=action)
        talk.get("undo")
        assert talk.position() == position


def test_every_combination_is_listed(talk: Talk) -> None:
    """The first tile of a nest: on every pair of squares of which one is in row 0, both ways round, for each tile."""
    talk.new(game="bower")
    talk.get("apply", actions=[TAKE, TAKE, TAKE])
    listed = talk.get("legal")["actions"]
    level = [([c, 0], "e") for c in range(5)] + [([c, 0], "w") for c in range(1, 6)]
    upright = [([c, 0], "n") for c in range(6)] + [([c, 1], "s") for c in range(6)]
    wanted = [{"do": "play", "hand": h, "at": at, "facing": facing} for h in (0, 1) for at, facing in level + upright]
    assert sorted(map(json.dumps, listed)) == sorted(map(json.dumps, wanted))


RESULT_FIELDS = {
    *("eggs", "winners", "by", "shells", "coloured_shells", "groups", "columns", "egg_tiles"),
}


def check_result(result: Document) -> None:
    assert result.keys() == RESULT_FIELDS
    assert result["by"] in ("eggs", "coloured-shells", "shells", "shared")
    assert result["winners"] in ([0], [1], [0, 1])
    assert [type(one) for one in result["coloured_shells"]] == [bool, bool]
    assert [group["material"] for group in result["groups"]] == list(MATERIALS[:3])
    assert all(group.keys() == {"material", "sizes", "shells", "eggs", "by"} for group in result["groups"])
    assert [column["column"] for column in result["columns"]] == list(range(6))
    assert all(column.keys() == {"column", "egg", "counts", "shells", "eggs", "by"} for column in result["columns"])
    assert all(one.keys() == {"bonus", "seat", "counts", "eggs"} for one in result["egg_tiles"])
    assert {one["by"] for one in result["groups"]} <= {"size", "coloured-shells", "shells", "tied", "none"}
    assert {one["by"] for one in result["columns"]} <= {"objects", "coloured-shells", "shells", "tied", "none"}
    for seat in (0, 1):
        parts = sum(one["eggs"][seat] for one in result["groups"] + result["columns"])
        assert parts + sum(one["eggs"] for one in result["egg_tiles"] if one["seat"] == seat) == result["eggs"][seat]


@both_variants
@every_stage
def test_the_result_so_far(talk: Talk, variant: str, name: str) -> None:
    position = talk.set_up(bower_moment(name, variant))
    result = talk.get("result")["result"]
    check_result(result)
    assert [column["egg"] for column in result["columns"]] == position["eggs"]
    kept = [{"bonus": one, "seat": seat} for seat in (0, 1) for one in position["kept"][seat] if one[:4] == "egg-"]
    assert [{"bonus": one["bonus"], "seat": one["seat"]} for one in result["egg_tiles"]] == kept


def test_nothing_laid_is_a_shared_win(talk: Talk) -> None:
    talk.new(game="bower")
    result = talk.get("result")["result"]
    assert (result["eggs"], result["winners"], result["by"], result["egg_tiles"]) == ([0, 0], [0, 1], "shared", [])
    assert {one["by"] for one in result["groups"] + result["columns"]} == {"none"}


def test_the_final_result(talk: Talk) -> None:
    talk.set_up(json.loads(bower_stages("standard")["take"]))
    play_out(talk)
    talk.get("undo")
    last = talk.get("legal")["actions"][0]
    answer = talk.get("apply", action=last)
    while not answer["over"]:
        assert "result" not in answer
        answer = talk.get("apply", action=talk.get("legal")["actions"][0])
    assert answer.keys() == {"ok", "to_move", "events", "over", "result"}
    assert answer["to_move"] == {"seat": None, "phase": "over"}
    assert answer["result"] == talk.get("result")["result"]
    assert [event["id"] for event in answer["events"][-2:]] == ["eggs-revealed", "over"]
    assert answer["events"][-1]["args"] == {name: answer["result"][name] for name in ("winners", "eggs", "by")}
    table = talk.position()
    assert answer["events"][-2]["args"] == {name: table[name] for name in ("eggs", "aside")}
    assert talk.get("legal") == {"ok": True, "to_move": {"seat": None, "phase": "over"}, "actions": []}
    for seat in (0, 1, None):
        assert {name: talk.get("view", seat=seat)["view"][name] for name in ("eggs", "aside")} == answer["events"][-2][
            "args"
        ]


# apply


def test_apply_one_or_several(talk: Talk) -> None:
    talk.new(game="bower", seed=1)
    display = talk.position()["display"]
    first = talk.position()["first"]
    one = talk.get("apply", action={"do": "take", "display": 1})
    assert one.keys() == {"ok", "to_move", "events", "over"}
    assert one["to_move"] == {"seat": 1 - first, "phase": "setup"}
    taken = {"seat": first, "tile": display[1], "first": True}
    assert one["events"] == [{"id": "tile-taken", "args": taken, "to": "all", "reveals": False, "random": False}]
    several = talk.get("apply", actions=[TAKE, {"do": "take", "display": 2}, PLAY])
    assert several["to_move"] == talk.get("legal")["to_move"] == {"seat": 1 - first, "phase": "take"}
    ids = ["tile-taken", "display-refilled", "tile-taken", "display-refilled", "tile-played"]
    assert [event["id"] for event in several["events"]] == ids
    assert len(several["events"][1]["args"]["tiles"]) == 2
    assert talk.position()["nests"][first] == [{"tile": display[1], "at": [0, 0], "facing": "n"}]
    assert talk.get("record")["record"]["actions"] == [{"do": "take", "display": 1}, TAKE, TAKE | {"display": 2}, PLAY]


def test_all_or_none(talk: Talk) -> None:
    talk.new(game="bower")
    before = talk.position()
    assert talk.refused("apply", actions=[TAKE, TAKE, TAKE, TAKE]) == "illegal_action"
    assert talk.refused("apply", actions=[TAKE, TAKE, TAKE, PLAY, TAKE, {**PLAY, "at": [0, 1]}]) == "illegal_action"
    assert talk.refused("apply", actions=[TAKE, TAKE, TAKE, {**PLAY, "facing": "up"}]) == "bad_request"
    assert talk.refused("apply", actions=[TAKE, TAKE, {"do": "nonsense"}]) == "bad_request"
    assert talk.position() == before
    assert talk.refused("undo") == "bad_request"
    assert talk.get("record")["record"]["actions"] == []
    talk.get("apply", actions=[TAKE, TAKE, TAKE])
    middle = talk.position()
    assert talk.refused("apply", actions=[PLAY, TAKE, PLAY, {"do": "bonus"}]) == "illegal_action"
    assert talk.position() == middle
    played = play_out(talk)
    for _ in played:
        talk.get("undo")
    assert talk.position() == middle
    assert talk.refused("apply", actions=[*played, TAKE]) == "game_over"
    assert talk.position() == middle
    assert talk.get("apply", actions=played)["over"] is True


MALFORMED: list[Document] = [
    *({}, {"action": TAKE, "actions": [TAKE]}, {"actions": []}, {"actions": TAKE}, {"actions": None}),
    *({"actions": "take"}, {"actions": [[TAKE]]}, {"actions": [TAKE, None]}, {"actions": {"0": TAKE}}),
    *({"action": value} for value in mixed(None, [], [TAKE], "take", 5, True, {}, {"do": None}, {"do": 0}, {"do": []})),
    *({"action": {"do": verb}} for verb in ("", "Take", "pass", "lay", "take", "play", "keep", "spy", "token", "gift")),
    *({"action": {"do": verb, "at": [0, 0]}} for verb in ("bonus", "decline", "use", "play", "cover", "keep", "take")),
    *({"action": {"do": "take", "display": value}} for value in mixed(None, "0", 0.0, True, False, [0], {}, "gift")),
    *({"action": {"do": "gift", "display": value}} for value in mixed(None, "gift", 1.5, True)),
    *({"action": {"do": "discard", "hand": value}} for value in mixed(None, "gift", "0", 1.0, True)),
    *({"action": {**PLAY, "hand": value}} for value in mixed(None, "0", "Gift", "", 0.0, True, [0])),
    *({"action": {**PLAY, "at": value}} for value in mixed(None, 0, "00", [], [0], [0, 0, 0], {"0": 0}, [None, 0])),
    *({"action": {**PLAY, "at": value}} for value in mixed([True, 0], [0, False], [0.0, 1], ["0", 0], [[0], 0])),
    *({"action": {**PLAY, "facing": value}} for value in mixed(None, "N", "north", "", 0, True, ["n"])),
    *({"action": {"do": "cover", "at": [0, 0], "facing": value}} for value in mixed(None, "x", 1)),
    *({"action": {"do": "keep", "bonus": value}} for value in mixed(None, "", "nest-5", "X", 0, True, ["x"])),
    *({"action": {"do": "spy", "column": value}} for value in mixed(None, "1", 1.0, True, [1])),
    *({"action": {"do": "token", "at": value}} for value in mixed(None, [0], [0, "0"], [True, True])),
    *({"action": {"do": "token", "at": [0, 0], "along": value}} for value in mixed(None, "diagonal", "", 0, True)),
    *({"action": {"do": "token", "nest": 0, "at": [0, 0], "object": value}} for value in mixed(None, "egg", 0, True)),
    *({"action": {"do": "token", "nest": v, "at": [0, 0], "object": "gem"}} for v in mixed(None, "0", True, 0.0, [0])),
    {"action": {"do": "token", "nest": 0, "at": [0, 0]}},
    {"action": {"do": "token", "at": [0, 0], "object": "flower-red"}},
    {"action": {"do": "token", "nest": 0, "at": [0, 0], "object": "flower-red", "along": "row"}},
    {"action": {**TAKE, "hand": 0}},
    {"action": {**PLAY, "": 0}},
]


@pytest.mark.parametrize("number", range(len(MALFORMED)))
def test_malformed_actions(talk: Talk, number: int) -> None:
    fields = MALFORMED[number]
    talk.new(game="bower")
    before = talk.position()
    assert talk.refused("apply", **fields) == "bad_request"
    assert talk.position() == before
    talk.set_up(bower_moment("over"))
    assert talk.refused("apply", **fields) == "bad_request", "also once the game is over"


def well_formed() -> list[Document]:
    """Actions of every kind, most of them against the rules at any moment."""
    numbers = (0, 1, 2, 3, 15, 16, 24, -1, 2**31, HUGE)
    squares = [[column, row] for column in (0, 1, 2, 5) for row in (0, 1, 3)]
    squares += [[6, 0], [0, 4], [0, 5], [-1, 0], [0, -1], [HUGE, 0], [0, -HUGE]]
    return [
        *({"do": verb} for verb in ("bonus", "decline", "use")),
        *({"do": "keep", "bonus": name} for name in BONUSES),
        *({"do": verb, "display": number} for verb in ("take", "gift") for number in numbers),
        *({"do": "discard", "hand": number} for number in numbers),
        *({"do": "spy", "column": number} for number in (*numbers, 4, 5, 6)),
        *({"do": "play", "hand": h, "at": at, "facing": f} for h in (*numbers, "gift") for at in squares for f in "nw"),
        *({"do": "cover", "at": at, "facing": facing} for at in squares for facing in "nesw"),
        *({"do": "token", "at": at} for at in squares),
        *({"do": "token", "at": at, "along": along} for at in squares for along in ("row", "column")),
        *({"do": "token", "nest": n, "at": at, "object": o} for n in (0, 1) for at in squares for o in OBJECTS),
        *({"do": "token", "nest": n, "at": [0, 0], "object": "flower-red"} for n in (2, -1, HUGE)),
    ]


@every_stage
def test_actions_that_the_rules_forbid(talk: Talk, name: str) -> None:
    position = talk.set_up(bower_moment(name))
    legal = talk.get("legal")["actions"]
    legal_texts = {json.dumps(action, sort_keys=True) for action in legal}
    chance = random.Random(name)
    actions = [action for action in well_formed() if json.dumps(action, sort_keys=True) not in legal_texts]
    chosen = {*ASKED[name], "bonus", "decline", "use", "take", "gift", "discard", "spy", "keep"}
    forbidden = [action for action in actions if action["do"] in chosen or chance.random() < 0.1]
    assert len({action["do"] for action in forbidden}) >= 9
    for action in forbidden:
        code, message = error(talk.ask("apply", action=action))
        if name == "over":
            assert code == "game_over"
        else:
            assert code == "illegal_action"
            assert "(W-" in message
            assert "Legal now: " in message
    assert talk.position() == position


def test_nothing_is_played_once_the_game_is_over(talk: Talk) -> None:
    table = talk.set_up(bower_moment("over"))
    for action in (TAKE, PLAY, {"do": "decline"}, {"do": "keep", "bonus": "x"}):
        assert talk.refused("apply", action=action) == "game_over"
        assert talk.refused("apply", actions=[action]) == "game_over"
    assert talk.refused("bot") == "game_over"
    assert talk.refused("bot", level="random") == "game_over"
    assert talk.position() == table


# undo


@pytest.mark.parametrize(("variant", "options"), BOWER_CONFIGURATIONS)
def test_a_whole_game_can_be_undone(talk: Talk, variant: str, options: Document) -> None:
    talk.new(game="bower", variant=variant, options=options, seed=6)
    chance = random.Random(6)
    tables = [(talk.get("legal")["to_move"], talk.position())]
    while legal := talk.get("legal")["actions"]:
        talk.get("apply", action=chance.choice(legal))
        tables.append((talk.get("legal")["to_move"], talk.position()))
    tables.pop()
    while tables:
        to_move, table = tables.pop()
        assert talk.get("undo") == {"ok": True, "to_move": to_move}
        assert talk.position() == table
    assert talk.refused("undo") == "bad_request"


def test_a_set_up_or_replayed_game_starts_there(talk: Talk) -> None:
    talk.set_up(bower_moment("x"))
    assert talk.refused("undo") == "bad_request"
    talk.new(game="bower")
    talk.get("apply", actions=[TAKE, TAKE])
    table = talk.position()
    talk.get("replay", record=talk.get("record")["record"])
    talk.get("undo")
    talk.get("undo")
    assert talk.refused("undo") == "bad_request", "a replayed game has its past"
    talk.get("apply", actions=[TAKE, TAKE])
    assert talk.position() == table


# solve and bot


@every_stage
def test_there_is_nothing_to_solve(talk: Talk, name: str) -> None:
    talk.set_up(bower_moment(name))
    for fields in ({}, {"objective": "win"}, {"time_ms": 5}):
        code, message = error(talk.ask("solve", **fields))
        assert code == "bad_request"
        assert "solve" in message
        assert "bower" in message
        assert "nothing has changed" not in message


@every_stage
@both_variants
@pytest.mark.parametrize("level", LEVELS)
def test_bot_answers_what_apply_accepts(talk: Talk, variant: str, name: str, level: str) -> None:
    position = talk.set_up(bower_moment(name, variant))
    if name == "over":
        return
    answer = talk.get("bot", level=level, seed=3, nodes=20)
    assert answer.keys() == {"ok", "action", "value", "candidates"}
    legal = talk.get("legal")["actions"]
    assert answer["action"] in legal
    assert isinstance(answer["value"], float)
    assert 0 <= answer["value"] <= 1
    assert answer["candidates"][0] == {"action": answer["action"], "value": answer["value"]}
    assert all(candidate["action"] in legal for candidate in answer["candidates"])
    assert talk.get("bot", level=level, seed=3, nodes=20) == answer, "the same seed and nodes, the same choice"
    assert talk.get("bot", level=level, time_ms=1)["action"] in legal
    assert talk.position() == position
    talk.get("apply", action=answer["action"])


# record and replay


@pytest.fixture(scope="module")
def records() -> tuple[Document, Document]:
    """The record of a game in progress and of one that is over."""
    talk = Talk()
    options = {"fair_play": True, "components": OTHER_BOX}
    talk.new(game="bower", seed=5, names=["Ada"], variant="super", options=options)
    talk.get("apply", actions=[TAKE, TAKE, TAKE])
    middle = talk.get("record")["record"]
    talk.new(game="bower", seed=8)
    play_out(talk)
    return middle, talk.get("record")["record"]


def test_the_fields_of_a_record(records: tuple[Document, Document]) -> None:
    fields = {"format", "game", "players", "variant", "options", "seed", "names", "start", "actions", "result"}
    middle, whole = records
    assert middle.keys() == whole.keys() == fields
    assert middle["result"] is None
    check_result(whole["result"])
    assert middle["start"].keys() == POSITION_FIELDS


def test_a_record_replays_to_itself(talk: Talk, records: tuple[Document, Document]) -> None:
    for record in records:
        answer = talk.get("replay", record=record)
        assert answer.keys() == {"ok", "game_id", "to_move"}
        assert talk.get("record")["record"] == record


@both_variants
@every_stage
def test_a_record_can_start_anywhere(talk: Talk, variant: str, name: str) -> None:
    start = talk.set_up(bower_moment(name, variant))
    played = play_out(talk)
    record = talk.get("record")["record"]
    assert (record["start"], record["actions"]) == (start, played)
    assert record["result"] == talk.get("result")["result"]
    talk.get("replay", record=record)
    assert talk.get("record")["record"] == record


def test_only_the_start_and_the_actions_must_be_known(talk: Talk, records: tuple[Document, Document]) -> None:
    for record in records:
        bare = {field: record[field] for field in ("format", "game", "start", "actions")}
        talk.get("replay", record=bare)
        told = talk.get("record")["record"]
        assert told | {"seed": record["seed"], "names": record["names"]} == record
    talk.get("replay", record={**records[1], "seed": 999})
    assert talk.get("record")["record"]["actions"] == records[1]["actions"], "the start decides, not the seed"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        *(({"format": value}, "bad_request") for value in mixed("voliera/record/2", "voliera/position/1", None, 1, [])),
        *(({"game": value}, "unknown_game") for value in mixed("", "Bower", None, 1)),
        ({"game": "birdie"}, "bad_position"),
        *(({"players": value}, "bad_request") for value in mixed(3, 0, None, "2", [2], 2.0)),
        *(({"variant": value}, "bad_request") for value in mixed("super", "", None, 0)),
        *(
            ({"options": value}, "bad_request")
            for value in mixed({"fair_play": True}, None, [], {"single_chain": True})
        ),
        *(({"seed": value}, "bad_request") for value in mixed(True, 1.5, "1.0", [])),
        *(({"names": value}, "bad_request") for value in mixed(None, "Ada", ["a", "b", "c"], [1], ["x" * 41])),
        *(({"start": value}, "bad_position") for value in mixed(None, 5, [], "", {}, {"game": "bower"})),
        *(
            ({"actions": value}, "bad_request")
            for value in mixed(None, {}, "take", [None], [[]], [{}], [{"do": "pass"}])
        ),
        *(({"actions": value}, "bad_request") for value in mixed([PLAY], [TAKE] * 4, [TAKE, {"do": "bonus"}], [])),
        *(({"result": value}, "bad_request") for value in mixed(None, 0, {}, [], {"winner": 0}, {"winners": [0]})),
        *(({unknown: 1}, "bad_request") for unknown in ("rng", "", "Format", "comment")),
    ],
)
def test_records_that_do_not_replay(
    talk: Talk, records: tuple[Document, Document], change: Document, code: str
) -> None:
    assert talk.refused("replay", record={**records[1], **change}) == code
    assert not talk.engine.games


def test_wrong_results_are_refused(talk: Talk, records: tuple[Document, Document]) -> None:
    middle, whole = records
    assert talk.refused("replay", record={**middle, "result": whole["result"]}) == "bad_request"
    result = whole["result"]
    wrong: list[tuple[str, Any]] = [
        ("winners", [1 - result["winners"][0]]),
        ("eggs", [result["eggs"][0], result["eggs"][1] + 1]),
        ("eggs", [float(eggs) for eggs in result["eggs"]]),
        ("by", "shared"),
        ("coloured_shells", [int(one) for one in result["coloured_shells"]]),
        ("groups", result["groups"][:2]),
        ("columns", result["columns"][::-1]),
        ("egg_tiles", [*result["egg_tiles"], {"bonus": "egg-red", "seat": 0, "counts": [0, 0], "eggs": 0}]),
        ("more", 1),
    ]
    for field, value in wrong:
        record = {**whole, "result": {**result, field: value}}
        code, message = error(talk.ask("replay", record=record))
        assert code == "bad_request"
        assert "record.result" in message
    for field in result:
        assert talk.refused("replay", record={**whole, "result": without(result, field)}) == "bad_request"


def test_a_changed_action_is_found_out(talk: Talk, records: tuple[Document, Document]) -> None:
    record = deepcopy(records[1])
    at = next(i for i, action in enumerate(record["actions"]) if action["do"] == "play" and i > 20)
    record["actions"][at]["at"] = [6, 0]
    code, message = error(talk.ask("replay", record=record))
    assert code == "bad_request"
    assert f"record.actions[{at}]" in message


def test_a_record_with_an_impossible_start(talk: Talk, records: tuple[Document, Document]) -> None:
    for field, value in (
        ("display", ["t01"] * 3),
        ("turns_played", [13, 0]),
        ("seat", 5),
        ("eggs", ["flower-red"] * 6),
        ("players", 3),
        ("nests", [[{"tile": "t01", "at": [9, 9], "facing": "n"}], []]),
    ):
        record = deepcopy(records[1])
        record["start"][field] = value
        code, message = error(talk.ask("replay", record=record))
        assert code == "bad_position"
        assert field in message


def test_phases_are_those_of_the_protocol() -> None:
    for variant in VARIANTS:
        assert {bower_moment(name, variant)["phase"] for name in STAGES} == set(BOWER_PHASES)


def test_records_of_every_configuration_replay(talk: Talk) -> None:
    for variant, options in BOWER_CONFIGURATIONS:
        game = voliera.new("bower", 2, variant, options, 4)
        chance = random.Random(4)
        while not game.over:
            game.apply(chance.choice(game.legal()))
        talk.get("replay", record=game.record())
        assert talk.position() == game.position()
