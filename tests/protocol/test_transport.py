"""Lines in and lines out: ids, what is no request, and the process itself."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import voliera
from tests.protocol.birdie_requests import PASS, both_games, mixed
from tests.protocol.engine_client import Process, Talk, bower_moment, error, moment
from voliera.documents import Document

OF_A_GAME = ("position", "view", "legal", "apply", "undo", "result", "solve", "bot", "record", "close")
COMMANDS = ("hello", "components", "new", "setup", "replay", "stop", *OF_A_GAME)


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
