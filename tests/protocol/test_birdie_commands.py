"""Every command of the protocol's table: its defaults, its answer, and what it refuses, with which code.

What is the same in both games is asked of both; what is Bower's own is in test_bower_commands.py.
"""

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

import voliera
from tests.protocol.talk import (
    CARDS,
    FEATURES,
    GAMES,
    PHASES,
    Document,
    Process,
    Talk,
    bower_moment,
    error,
    moment,
    play,
)
from voliera import bots
from voliera.bots import LEVELS
from voliera.game import Game
from voliera.protocol.engine import LONGEST_MS, MOST_NODES

PASS = {"do": "pass"}
WRITE = {"do": "write"}
NINE = [1, 2, 3, 5, 7, 9, 12, 15, 20]
TEN = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
TWELVE = [1, 1, 2, 3, 5, 8, 8, 10, 12, 14, 17, 20]
OF_A_GAME = ("position", "view", "legal", "apply", "undo", "result", "solve", "bot", "record", "close")
COMMANDS = ("hello", "components", "new", "setup", "replay", *OF_A_GAME)


def mixed(*values: Any) -> tuple[Any, ...]:
    """Values of all sorts, for the type checker."""
    return values


def box(flap: list[Any]) -> Document:
    return {"format": "voliera/components/1", "game": "birdie", "flap": flap}


def passes(count: int) -> list[Document]:
    return [PASS] * count


def finished(talk: Talk) -> str:
    """A game of two who pass and write nothing, twice; its `game_id`."""
    game_id = talk.new()
    talk.get("apply", game_id=game_id, actions=[PASS, PASS, WRITE, WRITE] * 2)
    return game_id


def fields_of(cmd: str, game: str = "birdie") -> Document:
    """What must be sent with a command."""
    position = json.loads(moment("turn")) if game == "birdie" else bower_moment("take")
    fields: dict[str, Document] = {
        "components": {"game": game},
        "new": {"game": game},
        "setup": {"game": game, "position": position},
        "replay": {"record": voliera.new(game, seed=1).record()},
        "view": {"seat": 0},
        "apply": {"action": PASS if game == "birdie" else {"do": "take", "display": 0}},
    }
    return fields.get(cmd, {})


both_games = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def talk() -> Talk:
    return Talk()


# Transport


def test_hello(talk: Talk) -> None:
    answer = talk.get("hello")
    assert answer == {"ok": True, "protocol": 1, "version": voliera.__version__, "games": ["birdie", "bower"]}


@pytest.mark.parametrize("echoed", [0, 1.5, "x", None, True, [1, {"a": None}], {"b": [2]}, 10**30, "Ä\u2028", ""])
def test_an_id_is_echoed(talk: Talk, echoed: Any) -> None:
    for cmd, fields in (("hello", {}), ("nonsense", {}), ("view", {"seat": 0}), ("new", {"game": "chess"})):
        answer = talk.ask(cmd, id=echoed, **fields)
        assert "id" in answer
        assert json.dumps(answer["id"]) == json.dumps(echoed)


def test_no_id_is_no_id(talk: Talk) -> None:
    assert "id" not in talk.ask("hello")
    assert "id" not in talk.ask("nonsense")


@both_games
def test_an_id_is_echoed_with_every_command(talk: Talk, game: str) -> None:
    talk.new(game=game)
    for cmd in COMMANDS:
        for more in ({}, {"surplus": 1}):
            assert talk.ask(cmd, id=cmd, **fields_of(cmd, game), **more)["id"] == cmd


@pytest.mark.parametrize(
    "line",
    [
        *("{", "}", "nonsense", "{'cmd': 'hello'}", '{"cmd": "hello"', '{"cmd": hello}', '{"cmd": "hello"} {}', "[1,]"),
        *(
            '{"cmd": NaN}',
            '{"id": Infinity}',
            '{"cmd": "\\ud800"}',
            "\ufeff{}",
            "\x00",
            '{"a":"\x01"}',
            "01",
            '{"x":1e999,',
        ),
        *(b"\xff\xfe", b'{"cmd": "\xc3("}', b'{"cmd": "hello", "id": "\xed\xa0\x80"}', "[" * 100_000, '{"a":' * 5_000),
    ],
)
def test_what_is_not_json(talk: Talk, line: bytes | str) -> None:
    assert error(talk.line(line))[0] == "bad_json"


@pytest.mark.parametrize("line", ["[]", "null", "5", '"hello"', "true", "[[{}]]", '["hello"]', "1e999"])
def test_a_request_is_an_object(talk: Talk, line: str) -> None:
    assert error(talk.line(line))[0] == "bad_request"


@pytest.mark.parametrize("line", ['{"cmd":"hello","id":7,"x":1e999}', '{"id":7,"cmd":%s}' % ("9" * 5_000)])
def test_numbers_that_nothing_can_hold(talk: Talk, line: str) -> None:
    answer = talk.line(line)
    assert error(answer)[0] == "bad_request"
    assert answer["id"] == 7
    assert talk.line('{"cmd":"hello","id":1e999}')["ok"] is False


@pytest.mark.parametrize("cmd", ["", "Hello", "hello ", "quit", "isready", None, 0, True, [], {}, ["hello"]])
def test_unknown_commands(talk: Talk, cmd: Any) -> None:
    assert talk.refused(cmd) == "bad_request"
    assert error(talk.line(json.dumps({"id": 1})))[0] == "bad_request"


@both_games
def test_unknown_fields(talk: Talk, game: str) -> None:
    talk.new(game=game)
    for cmd in COMMANDS:
        fields = fields_of(cmd, game)
        for unknown in ("colour", "CMD", "", "gameid", "Id"):
            code, message = error(talk.ask(cmd, **fields, **{unknown: 1}))
            assert code == "bad_request"
            assert f"`{unknown}`" in message
    assert len(talk.engine.games) == 1


def test_messages_stay_short(talk: Talk) -> None:
    for line in ('{"%s": 1}', '{"cmd": "%s"}', '{"cmd": "hello", "%s": 1}', '{"cmd":"new","game":"%s"}'):
        assert len(error(talk.line(line % ("x" * 900_000)))[1]) < 1_100
    position = json.loads(moment("turn")) | {"phase": "x" * 900_000}
    assert len(error(talk.ask("setup", game="birdie", position=position))[1]) < 1_100


def test_the_largest_request(talk: Talk) -> None:
    line = '{"cmd":"hello","id":"%s"}'
    fits = line % ("x" * (1_000_000 - len(line) + 2))
    assert len(fits) == 1_000_000
    assert talk.line(fits)["ok"]
    assert error(talk.line(fits + " "))[0] == "too_large"
    assert error(talk.line("x" * 3_000_000))[0] == "too_large"


@both_games
@pytest.mark.parametrize("cmd", OF_A_GAME)
def test_no_game(talk: Talk, cmd: str, game: str) -> None:
    fields = fields_of(cmd, game)
    assert talk.refused(cmd, **fields) == "no_game"
    assert talk.refused(cmd, game_id="g1", **fields) == "no_game"
    game_id = talk.new(game=game)
    assert talk.refused(cmd, game_id=game_id + "0", **fields) == "no_game"
    assert talk.refused(cmd, game_id="", **fields) == "no_game"
    for wrong in mixed(None, 1, True, [game_id], {}):
        assert talk.refused(cmd, game_id=wrong, **fields) == "bad_request"
    talk.get("close", game_id=game_id)
    assert talk.refused(cmd, game_id=game_id, **fields) == "no_game"


@pytest.mark.parametrize("game", ["chess", "Birdie", "BOWER", "", "birdie ", "bower\n", "os:system"])
def test_unknown_games(talk: Talk, game: str) -> None:
    assert talk.refused("components", game=game) == "unknown_game"
    assert talk.refused("new", game=game) == "unknown_game"
    assert talk.refused("setup", game=game, position=json.loads(moment("turn"))) == "unknown_game"
    record = voliera.new("birdie", seed=1).record()
    assert talk.refused("replay", record={**record, "game": game}) == "unknown_game"


# Several games


def test_several_games(talk: Talk) -> None:
    first, second = talk.new(seed=1), talk.new(seed=2, players=3)
    assert first != second
    before = talk.position(first)
    talk.get("apply", game_id=second, action=PASS)
    assert talk.position(first) == before
    assert talk.position() == talk.position(second)
    assert talk.position(second)["players"] == 3


def test_games_of_both_kinds_stand_side_by_side(talk: Talk) -> None:
    birdie, bower = talk.new(seed=1), talk.new(game="bower", seed=1)
    alone = {"birdie": voliera.new("birdie", seed=1), "bower": voliera.new("bower", seed=1)}
    for _ in range(6):
        for name, game_id in (("birdie", birdie), ("bower", bower)):
            action = talk.get("legal", game_id=game_id)["actions"][-1]
            assert talk.get("apply", game_id=game_id, action=action)["events"] == alone[name].apply(action)
            assert talk.position(game_id) == alone[name].position()
    assert talk.refused("apply", game_id=bower, action=PASS) == "bad_request"
    assert talk.refused("apply", game_id=birdie, action={"do": "take", "display": 0}) == "bad_request"
    assert talk.refused("components", game="birdie", game_id=bower) == "no_game"
    assert talk.refused("components", game="bower", game_id=birdie) == "no_game"
    talk.get("close", game_id=bower)
    assert talk.position() == alone["birdie"].position()


def test_a_position_is_of_the_game_that_is_asked_for(talk: Talk) -> None:
    birdie, bower = json.loads(moment("turn")), bower_moment("take")
    for game, position in (("birdie", bower), ("bower", birdie)):
        code, message = error(talk.ask("setup", game=game, position=position))
        assert code == "bad_position"
        assert "position.game" in message
        assert talk.refused("setup", game=game, position={**position, "game": game}) == "bad_position"
        record = voliera.new(game, seed=1).record()
        assert talk.refused("replay", record={**record, "start": position}) == "bad_position"
    assert not talk.engine.games


def test_the_last_opened_game_that_is_still_open(talk: Talk) -> None:
    games = [talk.new(seed=seed, game=GAMES[seed % 2]) for seed in range(4)]
    tables = [talk.position(game_id) for game_id in games]
    assert talk.get("close", game_id=games[1]) == {"ok": True}
    assert talk.position() == tables[3]
    talk.get("close")
    assert talk.position() == tables[2]
    talk.get("close")
    assert talk.position() == tables[0]
    talk.get("close")
    assert talk.refused("position") == "no_game"
    assert talk.new() not in games


@both_games
def test_set_up_and_replayed_games_are_opened_too(talk: Talk, game: str) -> None:
    first = talk.new(game=game)
    record = talk.get("record")["record"]
    set_up = talk.get("setup", game=game, position=talk.position(), seed=1)
    replayed = talk.get("replay", record=record)
    assert len({first, set_up["game_id"], replayed["game_id"]}) == 3
    assert set_up.keys() == replayed.keys() == {"ok", "game_id", "to_move"}
    talk.get("close")
    talk.get("close")
    assert talk.get("legal")["ok"]
    talk.get("close")
    assert talk.refused("legal") == "no_game"


@both_games
def test_a_refused_opening_opens_nothing(talk: Talk, game: str) -> None:
    table = talk.position(talk.new(seed=3, game=game))
    assert talk.refused("new", game=game, players=9) == "bad_request"
    assert talk.refused("setup", game=game, position={}) == "bad_position"
    assert talk.refused("replay", record={}) == "bad_request"
    assert talk.position() == table
    assert len(talk.engine.games) == 1


# components


def test_components(talk: Talk) -> None:
    flap = [1, 2, 3, 4, 6, 8, 10, 12, 15, 18]
    assert talk.get("components", game="birdie") == {"ok": True, "components": box(flap)}
    assert talk.refused("components") == "bad_request"
    for wrong in (None, 1, ["birdie"]):
        assert talk.refused("components", game=wrong) == "bad_request"


@pytest.mark.parametrize("flap", [NINE, TEN, TWELVE])
def test_components_of_a_table_stay_with_it(talk: Talk, flap: list[int]) -> None:
    options = {"components": box(flap), "open_memory": True}
    game_id = talk.new(options=options)
    assert talk.get("components", game="birdie", game_id=game_id)["components"] == box(flap)
    assert talk.get("components", game="birdie")["components"] != box(flap)
    table = talk.position(game_id)
    assert table["options"] == talk.get("view", seat=0)["view"]["options"] == options
    record = talk.get("record")["record"]
    assert record["options"] == record["start"]["options"] == options
    again = talk.get("replay", record=record)["game_id"]
    assert talk.position(again) == table
    assert talk.set_up(table) == table
    assert talk.get("components", game="birdie", game_id=again)["components"] == box(flap)


@pytest.mark.parametrize("flap", [NINE, TEN, TWELVE])
def test_flap_values_are_the_table_s_own(talk: Talk, flap: list[int]) -> None:
    talk.new(options={"components": box(flap)})
    table = talk.position()
    for marked in range(len(flap) + 1):
        talk.set_up({**table, "flaps": [marked, 0]})
        points = flap[marked - 1] if marked else 0
        assert talk.get("result")["result"]["breakdown"][0]["flap"] == points
    assert talk.refused("setup", game="birdie", position={**table, "flaps": [len(flap) + 1, 0]}) == "bad_position"


@pytest.mark.parametrize(
    "components",
    [
        *("flaps.json", "/etc/passwd", "", 5, True, [], {}, {"flap": NINE}),
        *(
            box(flap)
            for flap in (NINE[:8], [*TWELVE, 20], [-1, *NINE], [2, *NINE], [], [True, *NINE[1:]], [1.0, *NINE[1:]])
        ),
        *(
            box([1, 3, 2, 5, 7, 9, 12, 15, 20]),
            box([*NINE[:8], 10**400]),
            box([*NINE[:8], 10**6]),
            box([*NINE[:8], "20"]),
        ),
        *({**box(NINE), "game": "bower"}, {**box(NINE), "format": "voliera/components/2"}, {**box(NINE), "tiles": []}),
    ],
)
def test_wrong_components(talk: Talk, components: Any) -> None:
    code, message = error(talk.ask("new", game="birdie", options={"components": components}))
    assert code == "bad_request"
    assert "options.components" in message
    position = json.loads(moment("turn")) | {"options": {"components": components}}
    code, message = error(talk.ask("setup", game="birdie", position=position))
    assert code == "bad_position"
    assert "position.options.components" in message


# new


def test_new_with_its_defaults(talk: Talk) -> None:
    answer = talk.get("new", game="birdie")
    assert answer.keys() == {"ok", "game_id", "to_move"}
    assert answer["to_move"]["seat"] in (0, 1)
    assert answer["to_move"]["phase"] == "turn"
    record = talk.get("record")["record"]
    given = {name: record[name] for name in ("players", "variant", "options", "names", "actions", "result")}
    assert given == {"players": 2, "variant": "standard", "options": {}, "names": [], "actions": [], "result": None}
    assert isinstance(record["seed"], int)


@both_games
def test_a_seed_is_a_deal_and_none_is_chance(talk: Talk, game: str) -> None:
    tables = [talk.position(talk.new(seed=seed, game=game)) for seed in (5, 5, 6, -5, 0, 2**53, 10**400 + 1)]
    assert tables[0] == tables[1]
    assert all(tables[i] != tables[j] for i in range(2, 7) for j in range(i))
    talk.get("new", game=game)
    one = talk.position()
    talk.get("new", game=game)
    assert talk.position() != one
    seed = talk.get("record")["record"]["seed"]
    assert talk.position(talk.new(seed=seed, game=game)) == talk.position()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(("players", value) for value in mixed(0, 1, 5, -2, 10**400, True, 2.0, 2.5, "2", None, [2])),
        *(("variant", value) for value in mixed("", "Standard", "super", None, 0, True, ["expert"])),
        *(
            ("options", value)
            for value in mixed(None, [], "", 0, True, {"colour": True}, {"": 0}, {"Open_memory": True})
        ),
        *(
            ("options", {name: value})
            for name in ("single_chain", "open_memory")
            for value in mixed(0, 1, "true", None, [])
        ),
        ("options", {"single_chain": True}),
        *(("seed", value) for value in mixed(None, True, 1.0, "1.0", [1], {})),
        *(
            ("names", value)
            for value in mixed(None, "Ada", {}, ["Ada", 1], ["Ada", None], ["a", "b", "c"], ["x" * 41], [[]])
        ),
    ],
)
def test_wrong_settings(talk: Talk, field: str, value: Any) -> None:
    code, message = error(talk.ask("new", game="birdie", **{field: value}))
    assert code == "bad_request"
    assert field in message
    assert not talk.engine.games


def test_single_chain_belongs_to_the_expert_game(talk: Talk) -> None:
    talk.new(variant="expert", options={"single_chain": True})
    talk.new(options={"single_chain": False})
    assert talk.refused("new", game="birdie", options={"single_chain": True}) == "bad_request"
    position = talk.position() | {"options": {"single_chain": True}}
    assert talk.refused("setup", game="birdie", position=position) == "bad_position"


def test_names_stay_with_the_record(talk: Talk) -> None:
    names = ["Ada", "Бо", "x" * 40]
    talk.new(players=4, names=names)
    record = talk.get("record")["record"]
    assert record["names"] == names
    talk.get("replay", record=record)
    assert talk.get("record")["record"] == record


@pytest.mark.parametrize("missing", ["game"])
def test_new_needs_a_game(talk: Talk, missing: str) -> None:
    code, message = error(talk.ask("new"))
    assert code == "bad_request"
    assert missing in message


# position, view, legal, result


@both_games
def test_answers_stand_under_their_own_names(talk: Talk, game: str) -> None:
    talk.new(game=game)
    for cmd, fields in (("position", {}), ("view", {"seat": 1}), ("result", {}), ("record", {})):
        answer = talk.get(cmd, **fields)
        assert answer.keys() == {"ok", cmd}
        assert isinstance(answer[cmd], dict)
    assert talk.get("legal").keys() == {"ok", "to_move", "actions"}
    assert talk.get("position")["position"]["format"] == "voliera/position/1"
    assert talk.get("view", seat=None)["view"]["format"] == "voliera/view/1"
    assert talk.get("record")["record"]["format"] == "voliera/record/1"


POSITION_FIELDS = {
    *("format", "game", "players", "variant", "options", "round", "phase", "seat", "deck", "under_stop", "second_half"),
    *("display", "hands", "lines", "laying", "boxes", "pass_points", "pass_order", "flaps", "uses", "trophies"),
    *("scoring", "history", "rng"),
}


@pytest.mark.parametrize("phase", PHASES)
def test_the_fields_of_positions_and_views(talk: Talk, phase: str) -> None:
    position = talk.set_up(json.loads(moment(phase)))
    assert position.keys() == POSITION_FIELDS
    assert (position["scoring"] is None) == (phase in ("turn", "laying", "over"))
    assert (position["laying"] is None) == (phase != "laying")
    if position["scoring"] is not None:
        assert position["scoring"].keys() == {"sets", "drawn", "gap", "set", "written", "scored"}
    for boxes, uses in zip(position["boxes"], position["uses"], strict=True):
        assert tuple(boxes) == FEATURES
        assert tuple(uses) == FEATURES[:4]
    hidden = {"deck", "under_stop", "second_half", "rng"}
    for seat in (0, 1, None):
        view = talk.get("view", seat=seat)["view"]
        assert view.keys() == POSITION_FIELDS - hidden | {"deck_size"}
        assert view["deck_size"] == len(position["deck"])
        acts = seat is not None and seat == position["seat"]
        shown = {"laying": "turn"}.get(phase, phase if phase in ("turn", "over") else "scoring")
        assert view["phase"] == (phase if acts else shown)
        for owner, hand in enumerate(position["hands"]):
            if owner == seat:
                assert view["hands"][owner] == hand
            else:
                assert isinstance(view["hands"][owner], int)
        if position["scoring"] is not None:
            assert view["scoring"]["drawn"] == (position["scoring"]["drawn"] if acts else None)
        assert (view["laying"] is not None) == (phase == "laying" and acts)


def expected_view(position: Document, seat: int | None) -> Document:
    """What the protocol says that a seat may know of a position; an old display in any order."""
    acts = seat is not None and seat == position["seat"]
    over, scoring = position["phase"] == "over", position["scoring"]
    opened = set(range(position["players"])) if over else {*scoring["scored"], position["seat"]} if scoring else set()
    cards = position["laying"]["cards"] if position["laying"] and not acts else []
    view = {name: value for name, value in position.items() if name not in ("deck", "under_stop", "second_half", "rng")}
    from_hand = sum(card["from"] == "hand" for card in cards)
    sizes = [
        len(hand) + (from_hand if owner == position["seat"] else 0) for owner, hand in enumerate(position["hands"])
    ]
    lines: list[Any] = list(position["lines"])
    for owner, line in enumerate(lines):
        if owner not in opened and not (owner == seat and position["options"].get("open_memory")):
            lines[owner] = len(line) - (len(cards) if owner == position["seat"] else 0)
    last = {act["seat"]: i for i, act in enumerate(position["history"])}
    whole = position["options"].get("open_memory") is True
    view |= {
        "format": "voliera/view/1",
        "deck_size": len(position["deck"]),
        "hands": [hand if owner == seat else sizes[owner] for owner, hand in enumerate(position["hands"])],
        "lines": lines,
        "history": [act for i, act in enumerate(position["history"]) if whole or i == last[act["seat"]]],
    }
    if not acts:
        view["phase"] = {"turn": "turn", "laying": "turn", "over": "over"}.get(position["phase"], "scoring")
        view["laying"] = None
        view["display"] = sorted([*position["display"], *(card["card"] for card in cards if card["from"] == "display")])
        view["scoring"] = {**scoring, "drawn": None} if scoring else None
    return view


@pytest.mark.parametrize(
    ("players", "variant", "options"),
    [
        (2, "standard", {"open_memory": True}),
        (3, "standard", {}),
        (4, "expert", {}),
        (3, "expert", {"open_memory": True}),
    ],
)
def test_a_view_is_what_a_seat_may_know(players: int, variant: str, options: Document) -> None:
    for game, _ in play(players, variant, options, 4):
        position = game.position()
        for seat in (*range(players), None):
            view = game.view(seat)
            if seat is None or seat != game.seat:
                view["display"].sort()
            assert view == expected_view(position, seat)


def test_an_open_laying_turn_has_not_happened_for_others(talk: Talk) -> None:
    game_id = talk.new()
    mover = talk.get("legal")["to_move"]["seat"]
    before = [talk.get("view", seat=seat)["view"] for seat in (1 - mover, None)]
    hand = talk.position(game_id)["hands"][mover]
    display = talk.position(game_id)["display"]
    laid = [(display[1], "display"), (hand[0], "hand"), (display[3], "display")]
    for card, source in laid:
        talk.get("apply", action={"do": "lay", "card": card, "from": source})
        assert [talk.get("view", seat=seat)["view"] for seat in (1 - mover, None)] == before
    own = talk.get("view", seat=mover)["view"]
    assert own["laying"] == {"cards": [{"card": card, "from": source} for card, source in laid]}
    assert own["lines"][mover] == 3


@both_games
@pytest.mark.parametrize("seat", [2, -1, 10**400, True, False, 0.0, 1.5, "0", [0], {}])
def test_wrong_seats(talk: Talk, seat: Any, game: str) -> None:
    talk.new(game=game)
    assert talk.refused("view", seat=seat) == "bad_request"


@both_games
def test_a_view_is_somebody_s(talk: Talk, game: str) -> None:
    talk.new(game=game)
    assert talk.refused("view") == "bad_request"


def test_legal_is_empty_once_the_game_is_over(talk: Talk) -> None:
    talk.new()
    assert PASS in talk.get("legal")["actions"]
    finished(talk)
    assert talk.get("legal") == {"ok": True, "to_move": {"seat": None, "phase": "over"}, "actions": []}


def test_the_result_so_far_and_final(talk: Talk) -> None:
    talk.new()
    empty = dict.fromkeys(("seasons", "birds", "pass", "flap", "trophies"), 0)
    assert talk.get("result")["result"] == {"winner": None, "totals": [0, 0], "breakdown": [empty, empty]}
    first = talk.get("legal")["to_move"]["seat"]
    talk.get("apply", action=PASS)
    assert talk.get("result")["result"]["winner"] == first
    talk.new()
    answer = talk.get("apply", actions=[PASS, PASS, WRITE, WRITE, PASS])
    assert "result" not in answer
    assert talk.get("result")["result"]["winner"] in (0, 1), "a tie is broken by who has passed in round 2"
    final = talk.get("apply", actions=[PASS, WRITE, WRITE])
    assert final["over"] is True
    assert final["result"] == talk.get("result")["result"]
    assert final["result"]["totals"] == [2, 2]
    assert final["events"][-1]["args"] == {name: final["result"][name] for name in ("winner", "totals")}


# apply


def test_apply_one_or_several(talk: Talk) -> None:
    talk.new()
    one = talk.get("apply", action=PASS)
    assert one.keys() == {"ok", "to_move", "events", "over"}
    assert one["over"] is False
    assert [event["id"] for event in one["events"]] == ["passed"]
    assert one["events"][0].keys() == {"id", "args", "to", "reveals", "random"}
    several = talk.get("apply", actions=[PASS, WRITE])
    assert [event["id"] for event in several["events"]] == ["passed", "line-opened", "scored", "line-opened"]
    assert several["to_move"] == talk.get("legal")["to_move"]
    assert talk.get("record")["record"]["actions"] == [PASS, PASS, WRITE]


@both_games
def test_events_of_several_actions_are_those_of_each(talk: Talk, game: str) -> None:
    one, together = talk.new(game=game), talk.new(game=game)
    actions = []
    events = []
    for _ in range(12):
        actions.append(talk.get("legal", game_id=one)["actions"][-1])
        events += talk.get("apply", game_id=one, action=actions[-1])["events"]
    assert talk.get("apply", game_id=together, actions=actions)["events"] == events
    assert talk.position(one) == talk.position(together)


@pytest.mark.parametrize(
    "fields",
    [
        *({}, {"action": PASS, "actions": [PASS]}, {"actions": []}, {"actions": PASS}, {"actions": None}),
        *({"actions": "pass"}, {"actions": [[PASS]]}, {"actions": [PASS, None]}, {"actions": {"0": PASS}}),
        *(
            {"action": value}
            for value in mixed(None, [], [PASS], "pass", 5, True, {}, {"do": None}, {"do": 0}, {"do": []})
        ),
        *({"action": {"do": verb}} for verb in ("", "Pass", "resign", "take", "lay", "insert", "set", "owl", "remove")),
        *({"action": {"do": verb, "at": 0}} for verb in ("pass", "done", "robin", "write", "keep", "stop", "end")),
        *(
            {"action": {"do": "take", "card": card}}
            for card in ("", "robin", "Robin-spring", 0, None, ["robin-spring"])
        ),
        {"action": {"do": "take", "card": CARDS[0], "from": "display"}},
        *(
            {"action": {"do": "lay", "card": CARDS[0], "from": source}}
            for source in mixed("", "deck", None, 0, True, [], {})
        ),
        *({"action": {"do": "remove", "at": at}} for at in (None, "0", 0.0, True, False, [0])),
        *({"action": {"do": "insert", "at": at}} for at in (1.5, True, "1")),
        *({"action": {"do": "woodpecker", "from": i, "to": 1}} for i in (True, 0.0, "0", None)),
        {"action": {"do": "woodpecker", "from": 0}},
        *({"action": {"do": "set", "start": 0, "length": n, "feature": "robin"}} for n in (True, 2.0, "2", None)),
        *({"action": {"do": "set", "start": 0, "length": 2, "feature": f}} for f in ("robins", 0, None, True)),
        *({"action": {"do": "owl", "box": box}} for box in ("robin-spring", 1, None)),
        *({"action": {"do": "pigeon", "set": k}} for k in (None, True, "0", 0.5)),
        {"action": {"do": "feature", "feature": "green"}},
        {"action": {"do": "pass", "": 0}},
    ],
)
def test_malformed_actions(talk: Talk, fields: Document) -> None:
    talk.new()
    before = talk.position()
    assert talk.refused("apply", **fields) == "bad_request"
    assert talk.position() == before
    finished(talk)
    assert talk.refused("apply", **fields) == "bad_request", "also once the game is over"


@pytest.mark.parametrize("phase", PHASES[:-1])
def test_actions_that_the_rules_forbid(talk: Talk, phase: str) -> None:
    position = talk.set_up(json.loads(moment(phase)))
    legal = talk.get("legal")["actions"]
    numbers = (0, 1, 5, 63, 64, -1, 2**31, 10**400)
    forbidden: list[Document] = [
        *({"do": verb} for verb in ("pass", "done", "robin", "write", "stop", "keep", "pigeon", "end")),
        *({"do": "take", "card": card} for card in CARDS),
        *({"do": "lay", "card": card, "from": source} for card in CARDS for source in ("display", "hand")),
        *({"do": "feature", "feature": feature} for feature in FEATURES),
        *({"do": "owl", "box": feature} for feature in FEATURES),
        *({"do": verb, "at": number} for verb in ("remove", "insert") for number in numbers),
        *({"do": "pigeon", "set": number} for number in numbers),
        *({"do": "woodpecker", "from": i, "to": j} for i in numbers for j in numbers),
        *({"do": "set", "start": i, "length": n, "feature": f} for i in numbers for n in numbers for f in FEATURES),
    ]
    for action in forbidden:
        if action not in legal:
            assert talk.refused("apply", action=action) == "illegal_action"
    assert talk.position() == position
    for action in legal:
        talk.get("apply", action=action)
        talk.get("undo")
    assert talk.position() == position


def test_all_or_none(talk: Talk) -> None:
    talk.new(players=3)
    before = talk.position()
    assert talk.refused("apply", actions=[PASS, PASS, PASS, PASS]) == "illegal_action"
    assert talk.refused("apply", actions=[PASS, PASS, {"do": "nonsense"}]) == "bad_request"
    assert talk.refused("apply", actions=[PASS] * 3 + [WRITE] * 3 + [PASS] * 3 + [WRITE] * 4) == "game_over"
    assert talk.position() == before
    assert talk.refused("undo") == "bad_request"
    assert talk.get("record")["record"]["actions"] == []
    talk.get("apply", action=PASS)
    middle = talk.position()
    assert talk.refused("apply", actions=[PASS, PASS, {"do": "done"}]) == "illegal_action"
    assert talk.position() == middle
    talk.get("undo")
    assert talk.position() == before


def test_nothing_is_played_once_the_game_is_over(talk: Talk) -> None:
    finished(talk)
    table = talk.position()
    for action in (PASS, WRITE, {"do": "take", "card": CARDS[0]}, {"do": "pigeon", "set": 0}):
        assert talk.refused("apply", action=action) == "game_over"
        assert talk.refused("apply", actions=[action]) == "game_over"
    assert talk.refused("bot") == "game_over"
    assert talk.position() == table


# undo


def test_undo(talk: Talk) -> None:
    talk.new(players=2)
    assert talk.refused("undo") == "bad_request"
    start = talk.position()
    to_move = talk.get("legal")["to_move"]
    talk.get("apply", actions=[PASS, PASS, WRITE, WRITE])
    for _ in range(4):
        answer = talk.get("undo")
        assert answer.keys() == {"ok", "to_move"}
    assert answer["to_move"] == to_move
    assert talk.position() == start
    assert talk.refused("undo") == "bad_request"


def test_the_end_can_be_undone(talk: Talk) -> None:
    finished(talk)
    end = talk.position()
    assert talk.get("undo")["to_move"]["phase"] == "split"
    assert talk.get("apply", action=WRITE)["over"] is True
    assert talk.position() == end


def test_a_set_up_or_replayed_game_starts_there(talk: Talk) -> None:
    talk.set_up(json.loads(moment("split")))
    assert talk.refused("undo") == "bad_request"
    talk.new()
    talk.get("apply", actions=[PASS, PASS])
    table = talk.position()
    talk.get("replay", record=talk.get("record")["record"])
    talk.get("undo")
    talk.get("undo")
    assert talk.refused("undo") == "bad_request", "a replayed game has its past"
    talk.get("apply", actions=[PASS, PASS])
    assert talk.position() == table


# solve and bot


@pytest.mark.parametrize("phase", ["turn", "laying", "over"])
def test_solve_when_nobody_scores(talk: Talk, phase: str) -> None:
    talk.set_up(json.loads(moment(phase)))
    assert talk.refused("solve") == "bad_request"
    assert talk.refused("solve", objective="win") == "bad_request"


@pytest.mark.parametrize("phase", ["split", "insert", "collapse", "feature", "pigeon", "owl"])
@pytest.mark.parametrize("objective", [None, "points", "win"])
def test_solve_answers_what_apply_accepts(talk: Talk, phase: str, objective: str | None) -> None:
    position = talk.set_up(json.loads(moment(phase)))
    answer = talk.get("solve", time_ms=50, **({} if objective is None else {"objective": objective}))
    assert answer.keys() == {"ok", "value", "exact", "bound", "actions", "boxes", "explanation"}
    assert isinstance(answer["exact"], bool)
    assert set(answer["boxes"]) <= set(FEATURES)
    assert talk.position() == position
    talk.get("apply", actions=answer["actions"])


@pytest.mark.parametrize(
    "fields",
    [
        *({"objective": value} for value in mixed("", "Points", "draw", None, 0, True)),
        *({"time_ms": value} for value in mixed(0, -1, None, True, 1.5, "5", [])),
        *({"nodes": 5}, {"level": "greedy"}, {"seed": 1}),
    ],
)
def test_wrong_wishes_of_solve(talk: Talk, fields: Document) -> None:
    talk.set_up(json.loads(moment("split")))
    assert talk.refused("solve", **fields) == "bad_request"


@pytest.mark.parametrize("phase", PHASES[:-1])
@pytest.mark.parametrize("level", LEVELS)
def test_bot_answers_what_apply_accepts(talk: Talk, phase: str, level: str) -> None:
    position = talk.set_up(json.loads(moment(phase)))
    answer = talk.get("bot", level=level, seed=3, nodes=20)
    assert answer.keys() == {"ok", "action", "value", "candidates"}
    legal = talk.get("legal")["actions"]
    assert answer["action"] in legal
    assert isinstance(answer["value"], float)
    assert {"action": answer["action"], "value": answer["value"]} in answer["candidates"]
    assert all(candidate["action"] in legal for candidate in answer["candidates"])
    assert talk.get("bot", level=level, seed=3, nodes=20) == answer, "the same seed and nodes, the same choice"
    assert talk.get("bot", level=level, time_ms=1)["action"] in legal
    assert talk.position() == position
    talk.get("apply", action=answer["action"])


@pytest.mark.parametrize(
    "fields",
    [
        *({"level": value} for value in mixed("", "Greedy", "perfect", None, 1, ["greedy"])),
        *({field: value} for field in ("time_ms", "nodes") for value in mixed(0, -5, None, True, 2.5, "5")),
        *({"seed": value} for value in mixed(None, True, 1.5, "1.0")),
        {"time_ms": 5, "nodes": 5},
    ],
)
@both_games
def test_wrong_wishes_of_bot(talk: Talk, fields: Document, game: str) -> None:
    talk.new(game=game)
    assert talk.refused("bot", **fields) == "bad_request"


def test_boundless_budgets_are_no_trouble(talk: Talk) -> None:
    talk.set_up(json.loads(moment("split")))
    for cmd in ("solve", "bot"):
        talk.get(cmd, time_ms=10**400)
    talk.get("bot", nodes=10**400, seed=10**400)


@both_games
def test_the_budget_of_a_bot_reaches_it_cut_down(talk: Talk, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[Document] = []

    def choose(game: Game, level: str, seed: int | None, **budget: int | None) -> Document:
        budgets.append(budget)
        return {"action": {}, "value": 0.5, "candidates": []}

    monkeypatch.setattr(bots, "choose", choose)
    talk.new(game=game)
    for wish in ({}, {"time_ms": 70}, {"nodes": 70}, {"time_ms": 10**12}, {"nodes": 10**12}):
        talk.get("bot", level="search", **wish)
    assert [budget["time_ms"] for budget in budgets] == [None, 70, None, LONGEST_MS, None]
    assert [budget["nodes"] for budget in budgets] == [None, None, 70, None, MOST_NODES]
    assert all(budget.keys() == {"time_ms", "nodes"} for budget in budgets), "one core"


# record and replay


@pytest.fixture(scope="module")
def records() -> tuple[Document, Document]:
    """The record of a game in progress and of one that is over."""
    talk = Talk()
    talk.new(seed=5, names=["Ada"], variant="expert", options={"single_chain": True})
    talk.get("apply", actions=[PASS, PASS])
    middle = talk.get("record")["record"]
    finished(talk)
    return middle, talk.get("record")["record"]


def test_the_fields_of_a_record(records: tuple[Document, Document]) -> None:
    fields = {"format", "game", "players", "variant", "options", "seed", "names", "start", "actions", "result"}
    middle, whole = records
    assert middle.keys() == whole.keys() == fields
    assert middle["result"] is None
    assert whole["result"]["totals"] == [2, 2]
    assert middle["start"].keys() == POSITION_FIELDS


def test_a_record_replays_to_itself(talk: Talk, records: tuple[Document, Document]) -> None:
    for record in records:
        answer = talk.get("replay", record=record)
        assert answer.keys() == {"ok", "game_id", "to_move"}
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
        *(({"game": value}, "unknown_game") for value in mixed("chess", "", "Birdie", None)),
        ({"game": "bower"}, "bad_position"),
        *(({"players": value}, "bad_request") for value in mixed(3, 0, None, "2", [2])),
        *(({"variant": value}, "bad_request") for value in mixed("expert", "", None, 0)),
        *(
            ({"options": value}, "bad_request")
            for value in mixed({"open_memory": True}, None, [], {"single_chain": True})
        ),
        *(({"seed": value}, "bad_request") for value in mixed(True, 1.5, "1.0", [])),
        *(({"names": value}, "bad_request") for value in mixed(None, "Ada", ["a", "b", "c"], [1], ["x" * 41])),
        *(
            ({"start": value}, "bad_position")
            for value in mixed(None, 5, [], "", {}, {"game": "birdie"}, {"game": "bower"})
        ),
        *(
            ({"actions": value}, "bad_request")
            for value in mixed(None, {}, "pass", [None], [[]], [{}], [{"do": "resign"}])
        ),
        *(
            ({"actions": value}, "bad_request")
            for value in mixed([WRITE], [PASS] * 3, [PASS, WRITE], [PASS, {"do": "done"}])
        ),
        *(({"actions": [PASS, PASS, WRITE, WRITE] * times}, "bad_request") for times in (0, 1, 3)),
        *(({"result": value}, "bad_request") for value in mixed(None, 0, {}, [], {"winner": 0})),
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
    for field, value in (("winner", 1 - whole["result"]["winner"]), ("totals", [2, 3]), ("breakdown", [])):
        assert talk.refused("replay", record={**whole, "result": {**whole["result"], field: value}}) == "bad_request"
    without = {field: whole["result"][field] for field in ("winner", "totals")}
    assert talk.refused("replay", record={**whole, "result": without}) == "bad_request"
    assert talk.refused("replay", record={**whole, "result": {**whole["result"], "more": 1}}) == "bad_request"


def test_booleans_and_fractions_are_not_numbers_in_records(talk: Talk, records: tuple[Document, Document]) -> None:
    whole = records[1]
    outcome = {**whole["result"], "winner": bool(whole["result"]["winner"])}
    changes: list[Document] = [
        {"result": outcome},
        {"players": 2.0},
        {"result": {**whole["result"], "totals": [2.0, 2]}},
    ]
    assert [talk.ask("replay", record={**whole, **change})["ok"] for change in changes] == [False] * len(changes)


@pytest.mark.parametrize("missing", ["format", "game", "start", "actions"])
def test_records_must_have_their_parts(talk: Talk, records: tuple[Document, Document], missing: str) -> None:
    record = {field: value for field, value in records[0].items() if field != missing}
    code, message = error(talk.ask("replay", record=record))
    assert code == "bad_request"
    assert missing in message


@pytest.mark.parametrize("record", [None, 5, True, [], "record", [{}], {}])
def test_what_is_no_record(talk: Talk, record: Any) -> None:
    assert talk.refused("replay", record=record) == "bad_request"


def test_a_record_with_an_impossible_start(talk: Talk, records: tuple[Document, Document]) -> None:
    for field, value in (("flaps", [11, 0]), ("display", [CARDS[0]] * 5), ("players", 7), ("seat", 5), ("round", True)):
        record = deepcopy(records[1])
        record["start"][field] = value
        code, message = error(talk.ask("replay", record=record))
        assert code == "bad_position"
        assert field in message or "cards" in message


# The process


@pytest.fixture
def process() -> Iterator[Process]:
    process = Process()
    yield process
    process.end()


def test_the_process_answers_in_order_until_its_input_ends(process: Process) -> None:
    asked = [b'{"cmd":"hello","id":%d}' % i for i in range(50)]
    lines = [
        line
        for request in asked
        for line in (b"", request, b"   ", b"\t\r", b" " * 2_500_000 if request == asked[7] else b"")
    ]
    assert [answer["id"] for answer in process.send(lines)] == list(range(50))
    assert process.send([b'  {"cmd": "hello"}  \r'])[0]["ok"]
    rest, status = process.finish(b'\n \n{"cmd":"hello","id":"last"}')
    assert [json.loads(line)["id"] for line in rest] == ["last"], "the last line needs no end"
    assert status == 0


def test_no_input_at_all(process: Process) -> None:
    assert process.finish() == ([], 0)
