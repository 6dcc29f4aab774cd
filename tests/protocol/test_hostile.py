"""Hostile lines: whatever is sent, each line gets one answer, the process lives on, and nobody's game changes."""

import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import voliera
from tests.protocol.engine_client import (
    BONUSES,
    CARDS,
    COMMAND,
    EGGS,
    ENVIRONMENT,
    FEATURES,
    GAMES,
    LONGEST_TALK,
    OTHER_BOX,
    PHASES,
    STAGES,
    TILES,
    Process,
    Talk,
    bower_moment,
    error,
    moment,
)
from voliera.documents import Document

CODES = {
    *("bad_json", "bad_request", "unknown_game", "no_game", "illegal_action", "bad_position", "game_over", "too_large"),
}
QUICKLY = settings(
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@pytest.fixture(scope="module")
def process() -> Iterator[Process]:
    process = Process()
    yield process
    process.end()


@pytest.fixture
def witness(process: Process) -> Iterator[Process]:
    """The process with two games that nobody may touch: the first of many, and their tables stay as they are."""
    opened = [
        process.get("new", game="birdie", players=3, seed=1)["game_id"],
        process.get("new", game="bower", seed=1)["game_id"],
        *(process.get("new", game=GAMES[seed % 2], seed=seed)["game_id"] for seed in range(30)),
    ]
    process.get("apply", game_id=opened[0], actions=[{"do": "pass"}, {"do": "pass"}])
    process.get("apply", game_id=opened[1], actions=[{"do": "take", "display": 0}] * 3)
    told = [(cmd, game_id) for cmd in ("position", "record", "legal", "result") for game_id in opened[:2]]
    before = [process.raw(cmd, game_id=game_id) for cmd, game_id in told]
    yield process
    assert process.get("hello")["protocol"] == 1
    assert [process.raw(cmd, game_id=game_id) for cmd, game_id in told] == before
    for game_id in opened:
        process.ask("close", game_id=game_id)


def check_answers(answers: list[Document]) -> None:
    for answer in answers:
        assert answer["ok"] or error(answer)[0] in CODES
        assert answer["ok"] or "nothing has changed" not in answer["error"]["message"], "an error inside the engine"


def refused(answers: list[Document], *codes: str) -> None:
    check_answers(answers)
    assert {answer["error"]["code"] for answer in answers} <= set(codes)


# Valid requests, and what can be made of them

GAME = "victim"
BOWER_GAME = "victim of bower"


@lru_cache
def valid_requests() -> list[Document]:
    """Requests of every kind, with everything that may be in them; `victim` stands for a game that may be hurt."""
    return birdie_requests() + bower_requests()


def bower_requests() -> list[Document]:
    square = {"at": [1, 0]}
    actions: list[Document] = [
        *({"do": verb} for verb in ("bonus", "decline", "use")),
        {"do": "take", "display": 1},
        {"do": "play", "hand": 0, **square, "facing": "n"},
        {"do": "play", "hand": "gift", **square, "facing": "w"},
        {"do": "keep", "bonus": "branch"},
        {"do": "spy", "column": 1},
        {"do": "token", "nest": 1, **square, "object": "flower-red"},
        {"do": "token", **square},
        {"do": "token", **square, "along": "row"},
        {"do": "gift", "display": 0},
        {"do": "cover", **square, "facing": "e"},
        {"do": "discard", "hand": 0},
    ]
    spelled = [{"material": "earth", "objects": ["gem", "flower-white"]}, {"material": "moss", "objects": []}]
    made = bower_moment("take") | {"pile": [spelled, *(tile for tile in bower_moment("take")["pile"])][:-1]}
    options = {"fair_play": True, "zero_ties": False, "components": OTHER_BOX}
    game = voliera.new("bower", 2, "super", {"fair_play": True, "zero_ties": False}, 3, ["Ada"])
    return [
        {"cmd": "components", "game": "bower", "game_id": BOWER_GAME},
        {
            "cmd": "new",
            "game": "bower",
            "players": 2,
            "variant": "super",
            "options": options,
            "seed": 5,
            "names": ["Bo"],
        },
        *(
            {"cmd": "setup", "game": "bower", "position": bower_moment(name), "seed": 2}
            for name in dict.fromkeys(STAGES)
        ),
        {"cmd": "setup", "game": "bower", "position": bower_moment("keep", "super"), "seed": 2},
        {"cmd": "setup", "game": "bower", "position": made, "seed": 2},
        *({"cmd": cmd, "game_id": BOWER_GAME} for cmd in ("position", "legal", "undo", "result", "record")),
        {"cmd": "view", "seat": 1, "game_id": BOWER_GAME},
        *({"cmd": "apply", "action": action, "game_id": BOWER_GAME} for action in actions),
        {"cmd": "apply", "actions": actions, "game_id": BOWER_GAME},
        {"cmd": "solve", "objective": "points", "time_ms": 5, "game_id": BOWER_GAME},
        {"cmd": "bot", "level": "random", "nodes": 5, "seed": 1, "game_id": BOWER_GAME},
        {"cmd": "replay", "record": game.record()},
        {"cmd": "replay", "record": finished_bower_record()},
        {"cmd": "close", "game_id": BOWER_GAME},
    ]


@lru_cache
def finished_bower_record() -> Document:
    game = voliera.new("bower", seed=1)
    chance = random.Random(1)
    while not game.over:
        game.apply(chance.choice(game.legal()))
    return game.record()


def birdie_requests() -> list[Document]:
    record = voliera.new("birdie", 3, "expert", {"single_chain": True, "open_memory": False}, 3, ["Ada"]).record()
    card, feature = CARDS[3], FEATURES[6]
    components = {"format": "voliera/components/1", "game": "birdie", "flap": [1, 2, 3, 4, 5, 6, 7, 8, 9]}
    options = {"single_chain": True, "open_memory": True, "components": components}
    actions: list[Document] = [
        *({"do": verb} for verb in ("done", "robin", "keep", "pigeon", "write", "stop", "end", "pass")),
        {"do": "take", "card": card},
        {"do": "lay", "card": card, "from": "hand"},
        {"do": "woodpecker", "from": 1, "to": 0},
        {"do": "insert", "at": 0},
        {"do": "set", "start": 0, "length": 2, "feature": feature},
        {"do": "pigeon", "set": 0},
        {"do": "owl", "box": feature},
        {"do": "remove", "at": 0},
        {"do": "feature", "feature": feature},
    ]
    return [
        {"cmd": "hello", "id": 1},
        {"cmd": "components", "game": "birdie", "game_id": GAME},
        {
            "cmd": "new",
            "game": "birdie",
            "players": 4,
            "variant": "expert",
            "options": options,
            "seed": 5,
            "names": ["Ada"],
        },
        *({"cmd": "setup", "game": "birdie", "position": json.loads(moment(phase)), "seed": 2} for phase in PHASES),
        *({"cmd": cmd, "game_id": GAME} for cmd in ("position", "legal", "undo", "result", "record")),
        {"cmd": "view", "seat": 0, "game_id": GAME},
        *({"cmd": "apply", "action": action, "game_id": GAME} for action in actions),
        {"cmd": "apply", "actions": actions, "game_id": GAME},
        {"cmd": "solve", "objective": "win", "time_ms": 5, "game_id": GAME},
        {"cmd": "bot", "level": "greedy", "time_ms": 5, "seed": 1, "game_id": GAME},
        {"cmd": "bot", "level": "random", "nodes": 5, "seed": 1, "game_id": GAME},
        {"cmd": "replay", "record": record},
        {"cmd": "replay", "record": finished_record()},
        {"cmd": "close", "game_id": GAME},
    ]


def finished_record() -> Document:
    game = voliera.new("birdie", seed=1)
    game.apply([{"do": "pass"}, {"do": "pass"}, {"do": "write"}, {"do": "write"}] * 2)
    return game.record()


NASTY: list[Any] = [
    *(
        None,
        True,
        False,
        0,
        1,
        -1,
        2,
        3,
        16,
        63,
        64,
        127,
        128,
        255,
        32767,
        2**31,
        2**32,
        2**63,
        -(2**63),
        2**64,
        10**400,
    ),
    *(
        -(10**400),
        0.0,
        -0.0,
        1.5,
        1e308,
        5e-324,
        "",
        " ",
        "0",
        "null",
        "\x00",
        "\n",
        "../../etc/passwd",
        "%s%n",
        "\u202e",
    ),
    *(
        "x" * 5_000,
        "𝕏" * 50,
        "__class__",
        [],
        {},
        [[]],
        [None],
        {"": None},
        {"do": "pass"},
        [{"do": "pass"}],
        list(range(300)),
    ),
    *(*CARDS[:2], *FEATURES[:2], *PHASES[:3], "display", "hand", "birdie", "expert", "g0", "points"),
    *(*TILES[:2], *EGGS[3:5], *BONUSES[4:20:3], "n", "row", "gift", "gem", "bower", "super", [0, 0], [5, 3], [0, 4]),
    [{"material": "moss", "objects": ["gem"] * 3}] * 2,
]


def spots(document: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something can be changed."""
    inside = (
        document.items() if isinstance(document, dict) else enumerate(document) if isinstance(document, list) else ()
    )
    for key, value in inside:
        yield (*path, key)
        yield from spots(value, (*path, key))


def mutate(request: Document, pick: Callable[[list[Any]], Any]) -> Document:
    """The request with one thing of it changed, doubled, taken out, put in or swapped with another."""
    request = json.loads(json.dumps(request))
    found = list(spots(request))
    path = pick(found)
    owner = request
    for step in path[:-1]:
        owner = owner[step]
    key = path[-1]
    match pick(["replace", "replace", "replace", "remove", "add", "double", "swap", "wrap", "cut"]):
        case "replace":
            owner[key] = pick(NASTY)
        case "remove":
            del owner[key]
        case "add" if isinstance(owner, dict):
            owner[pick(["x", "", "cmd", "game_id", "seat", "id", "\x00"])] = pick(NASTY)
        case "double" if isinstance(owner, list):
            owner.extend(owner[:50])
        case "swap":
            other = request
            for step in (way := pick(found))[:-1]:
                other = other[step]
            if way[: len(path)] != path:
                owner[key] = json.loads(json.dumps(other[way[-1]]))
        case "wrap":
            owner[key] = pick([[owner[key]], {"x": owner[key]}, str(owner[key])])
        case _ if isinstance(owner[key], list):
            owner[key] = owner[key][: len(owner[key]) // 2]
    return request


def spares_the_witness(request: Document) -> bool:
    """Without a `game_id` the last opened game is meant, which is always some other one; only closing is final."""
    return request.get("cmd") != "close" or "game_id" in request


def as_line(request: Document, victims: tuple[str, str]) -> bytes:
    text = json.dumps(request)
    for name, game_id in zip((GAME, BOWER_GAME), victims, strict=True):
        text = text.replace(f'"{name}"', f'"{game_id}"')
    return text.encode()


def open_victims(process: Process, seed: int) -> tuple[str, str]:
    """A game of each kind that may be hurt."""
    birdie, bower = (process.get("new", game=game, seed=seed)["game_id"] for game in GAMES)
    return birdie, bower


def damaged(line: bytes, chance: random.Random) -> bytes:
    """The line with some of its bytes cut, changed, doubled or put elsewhere."""
    at, to = sorted(chance.randrange(len(line) + 1) for _ in range(2))
    match chance.randrange(6):
        case 0:
            line = line[:at]
        case 1:
            line = line[:at] + chance.randbytes(chance.randrange(1, 5)) + line[at:]
        case 2:
            line = line[:at] + line[to:]
        case 3:
            line = line[:to] + line[at:to] + line[to:]
        case 4:
            line = line[at:] + line[:at]
        case _:
            changed = bytearray(line)
            for _ in range(chance.randrange(1, 4)):
                changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
            line = bytes(changed)
    return line.replace(b"\n", b"").replace(b'"close"', b'"clos"')


# The batches


def test_random_bytes(witness: Process) -> None:
    chance = random.Random(1)
    lines = [chance.randbytes(chance.randrange(1, 60)).replace(b"\n", b"") for _ in range(1500)]
    lines += [
        bytes(chance.choices(b'{}[]",:0123456789eE+-.truefalsnl\\u ', k=chance.randrange(1, 50))) for _ in range(1000)
    ]
    refused(witness.send(lines), "bad_json", "bad_request")


def test_damaged_requests(witness: Process) -> None:
    chance = random.Random(2)
    victims = open_victims(witness, 9)
    requests = valid_requests()
    lines = [damaged(as_line(chance.choice(requests), victims), chance) for _ in range(5000)]
    check_answers(witness.send(lines))


def test_confused_requests(witness: Process) -> None:
    chance = random.Random(3)
    requests = valid_requests()
    for _ in range(6):
        victims = open_victims(witness, chance.randrange(99))
        lines: list[bytes] = []
        while len(lines) < 1000:
            request = mutate(chance.choice(requests), chance.choice)
            if chance.random() < 0.3:
                request = mutate(request, chance.choice) if request else request
            if spares_the_witness(request):
                lines.append(as_line(request, victims))
        check_answers(witness.send(lines))


def test_every_field_with_every_nasty_value(witness: Process) -> None:
    """Each field of each command, one after the other, with a value of each wrong kind."""
    chance = random.Random(4)
    lines = []
    victims = open_victims(witness, 9)
    for request in valid_requests():
        places = list(spots(request))
        if len(places) > 40:
            places = chance.sample(places, 40)
        for path in places:
            changed = json.loads(json.dumps(request))
            owner = changed
            for step in path[:-1]:
                owner = owner[step]
            owner[path[-1]] = chance.choice(NASTY)
            lines.append(as_line(changed, victims))
    answers = witness.send(lines)
    check_answers(answers)
    assert len(answers) > 1_200


def test_numbers_without_end(witness: Process) -> None:
    bower = open_victims(witness, 9)[1]
    huge = [
        "1" + "0" * 400,
        "-1" + "0" * 400,
        "1e999",
        "-1e999",
        "1e-999",
        "9" * 5_000,
        "9" * 900_000,
        "0." + "1" * 900_000,
    ]
    lines = [f'{{"cmd":"hello","id":{number}}}' for number in huge]
    lines += [f'{{"cmd":"new","game":"birdie","seed":{number}}}' for number in huge]
    lines += [f'{{"cmd":"new","game":"birdie","players":{number}}}' for number in huge]
    lines += [f'{{"cmd":"view","seat":{number}}}' for number in huge]
    lines += [f'{{"cmd":"apply","action":{{"do":"remove","at":{number}}}}}' for number in huge]
    lines += [f'{{"cmd":"new","game":"bower","players":{number}}}' for number in huge]
    lines += [
        f'{{"cmd":"apply","game_id":"{bower}","action":{{"do":"play","hand":0,"at":[{number},0],"facing":"n"}}}}'
        for number in huge
    ]
    lines += [f'{{"cmd":"apply","game_id":"{bower}","action":{{"do":"take","display":{number}}}}}' for number in huge]
    lines += [f'{{"cmd":"solve","time_ms":{number}}}' for number in huge]
    lines += [f'{{"cmd":"apply","action":{{"do":"pass"}},"x":{number}}}' for number in huge]
    lines += [
        f'{{"cmd":"hello","id":{word}}}'
        for word in ("NaN", "Infinity", "-Infinity", "nan", "0x10", "1_000", "+1", "01")
    ]
    answers = witness.send([line.encode() for line in lines])
    refused([answer for answer in answers if not answer["ok"]], "bad_json", "bad_request", "illegal_action")


@pytest.mark.parametrize("depth", [100, 900, 980, 990, 1000, 5_000, 400_000])
def test_deep_nesting(witness: Process, depth: int) -> None:
    bower = open_victims(witness, 9)[1]
    lists, objects = "[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth
    lines = []
    for nested in (lists, objects) if depth < 100_000 else (lists,):
        lines += [
            nested,
            *(f'{{"cmd":{nested}}}', f'{{"cmd":"hello","id":{nested}}}', f'{{"cmd":"hello","{depth}":{nested}}}'),
            *(f'{{"cmd":"new","game":"birdie","{field}":{nested}}}' for field in ("options", "names", "seed")),
            f'{{"cmd":"new","game":"birdie","options":{{"components":{nested}}}}}',
            f'{{"cmd":"setup","game":"birdie","position":{nested}}}',
            f'{{"cmd":"setup","game":"birdie","position":{{"game":"birdie","options":{nested}}}}}',
            *(
                f'{{"cmd":"setup","game":"bower","position":{{"game":"bower","{field}":{nested}}}}}'
                for field in ("options", "nests", "display", "pending", "gift")
            ),
            f'{{"cmd":"new","game":"bower","options":{{"components":{{"tiles":{nested}}}}}}}',
            f'{{"cmd":"apply","game_id":"{bower}","action":{{"do":"play","hand":0,"at":{nested},"facing":"n"}}}}',
            f'{{"cmd":"apply","game_id":"{bower}","action":{{"do":"token","at":[{nested},0]}}}}',
            f'{{"cmd":"apply","action":{nested}}}',
            f'{{"cmd":"apply","actions":{nested}}}',
            f'{{"cmd":"apply","action":{{"do":{nested}}}}}',
            f'{{"cmd":"apply","action":{{"do":"take","card":{nested}}}}}',
            f'{{"cmd":"replay","record":{nested}}}',
            f'{{"cmd":"replay","record":{{"format":{nested},"game":"birdie","start":{nested},"actions":[]}}}}',
            "[" * depth,
        ]
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(limit + 2_000)  # an `id` comes back as deeply nested as it was
    try:
        answers = witness.send([line.encode() for line in lines])
    finally:
        sys.setrecursionlimit(limit)
    refused([answer for answer in answers if not answer["ok"]], "bad_json", "bad_request", "bad_position", "too_large")


@pytest.mark.parametrize(
    "line",
    [
        *(
            b"\xff",
            b"\xc0\x80",
            b"\xf8\x88\x80\x80\x80",
            b"\xed\xa0\x80",
            b"\x80" * 100,
            b"\xef\xbb\xbf{}",
            b"\xfe\xff\x00{",
        ),
        *(
            b'{"cmd":"hello","id":"\xff"}',
            b'{"cmd":"\xc3\x28"}',
            b'{"cmd":"hello","\xff":1}',
            b'{"cmd":"hello","id":"\\ud800"}',
        ),
        *(
            b'{"cmd":"\\udc00\\ud800"}',
            b"\x00",
            b"\x00" * 1_000,
            b'{"cmd":"hello\x00"}',
            b'{"cmd":"hello"}\x00',
            b"\x1b[2J",
        ),
        *(
            b"\x0b\x00",
            b"\x1a",
            b"\x04",
            b"quit",
            b"EOF",
            b"GET / HTTP/1.1",
            b"\xe2\x80\xa8",
            b"\xc2\x85",
            b"'",
            b"\\",
            b'"',
        ),
    ],
)
def test_bytes_that_are_no_text(witness: Process, line: bytes) -> None:
    refused(witness.send([line, line + b"\r"]), "bad_json", "bad_request")


def test_text_comes_back_as_it_is(witness: Process) -> None:
    for text in ("Ä ö ✓ 𝕏", "\x00\x01\x1f", "\u2028\u2029\u0085", "\ufeff", '"\\/', "\ud7ff\ue000"):
        assert witness.ask("hello", id=text, cmd_="")["id"] == text
        assert witness.get("hello", id={text: [text]})["id"] == {text: [text]}
        names = [text[:40], ""]
        game_id = witness.get("new", game="birdie", names=names)["game_id"]
        assert witness.get("record", game_id=game_id)["record"]["names"] == names
        witness.get("close", game_id=game_id)


def test_doubled_keys_count_once(witness: Process) -> None:
    line = b'{"cmd":"close","cmd":"hello","id":1,"id":2,"protocol":9}'
    refused(witness.send([line]), "bad_request")
    assert witness.send([b'{"cmd":"close","cmd":"hello","id":1,"id":2}'])[0]["id"] == 2


def test_lines_of_megabytes(witness: Process) -> None:
    before = witness.memory()
    hello = b'{"cmd":"hello","id":"after"}'
    long = [
        *(b"x" * 5_000_000, b'{"cmd":"hello","id":"' + b"y" * 3_000_000 + b'"}', b"\xff" * 2_000_000, b"[" * 4_000_000),
        *(
            b" " * 2_500_000 + b"x",
            b" " * 1_000_002 + b"{}",
            b'{"cmd":"hello"}' + b" " * 1_000_000,
            b"\x00" * 1_000_001,
        ),
        b'{"cmd":"apply","actions":[' + b'{"do":"pass"},' * 200_000 + b"{}]}",
    ]
    for line in long:
        large, after = witness.send([line, hello])
        refused([large], "too_large")
        assert after["id"] == "after"
    assert witness.send([b" " * 5_000_000, hello])[0]["id"] == "after", "a blank line is blank at any length"
    assert witness.memory() - before < 40_000_000


def test_lines_at_the_limit(witness: Process) -> None:
    for size, fits in ((999_999, True), (1_000_000, True), (1_000_001, False), (1_000_002, False), (1_000_003, False)):
        for end in (b"", b"\r"):
            line = b'{"cmd":"hello","id":"%s"}' % (b"x" * (size - 23))
            assert len(line) == size
            answer, after = witness.send([line + end, b'{"cmd":"hello","id":0}'])
            assert answer["ok"] is fits
            assert after["id"] == 0


def test_long_names_and_long_lists(witness: Process) -> None:
    long = "n" * 990_000
    many = [["x"] * 200_000, list(range(100_000)), [[]] * 200_000, [{}] * 200_000, [{"do": "pass"}] * 60_000]
    requests: list[Document] = [
        {"cmd": long},
        {"cmd": "hello", long: 1},
        *({"cmd": "new", "game": game} for game in (long, "birdie" * 100_000)),
        *(
            {"cmd": "new", "game": "birdie", field: long}
            for field in ("variant", "players", "options", "seed", "names")
        ),
        {"cmd": "new", "game": "birdie", "options": {long: True}},
        {"cmd": "view", "game_id": long, "seat": 0},
        {"cmd": "apply", "action": {"do": long}},
        {"cmd": "apply", "action": {"do": "take", "card": long}},
        {"cmd": "apply", "action": {"do": "pass", long: 0}},
        {"cmd": "bot", "level": long},
        {"cmd": "solve", "objective": long},
        *({"cmd": "apply", "actions": lists} for lists in many),
        *({"cmd": "new", "game": "birdie", "names": lists} for lists in many),
        *(
            {"cmd": "setup", "game": "birdie", "position": {**json.loads(moment("turn")), "deck": lists}}
            for lists in many
        ),
        *(
            {"cmd": "setup", "game": "birdie", "position": {**json.loads(moment("turn")), "lines": lists}}
            for lists in many
        ),
        *(
            {"cmd": "setup", "game": "bower", "position": {**bower_moment("take"), field: lists}}
            for lists in many
            for field in ("pile", "nests", "kept")
        ),
        *({"cmd": "new", "game": "bower", "options": {"components": {**OTHER_BOX, "tiles": lists}}} for lists in many),
        {"cmd": "new", "game": "bower", "options": {"components": {**OTHER_BOX, "bonus_nest": {long: []}}}},
        {"cmd": "setup", "game": "bower", "position": {**bower_moment("take"), "display": [long]}},
    ]
    answers = witness.send([json.dumps(request, separators=(",", ":")).encode() for request in requests])
    refused(answers, "bad_request", "unknown_game", "no_game", "bad_position", "illegal_action", "game_over")
    assert all(len(json.dumps(answer)) < 3_000 for answer in answers)


def test_thousands_of_games(witness: Process) -> None:
    opened = witness.send([b'{"cmd":"new","game":"birdie","seed":%d}' % seed for seed in range(3_000)])
    ids = [answer["game_id"] for answer in opened]
    assert len(set(ids)) == 3_000
    first, last = (witness.get("position", game_id=game_id)["position"] for game_id in (ids[0], ids[-1]))
    assert first == voliera.new("birdie", seed=0).position()
    assert last == witness.get("position")["position"] == voliera.new("birdie", seed=2_999).position()
    closed = witness.send([json.dumps({"cmd": "close", "game_id": game_id}).encode() for game_id in ids])
    assert all(answer == {"ok": True} for answer in closed)
    refused([witness.ask("legal", game_id=ids[7])], "no_game")


def test_too_many_games() -> None:
    talk = Talk()
    position = talk.position(talk.new())
    talk.engine.games.update({str(i): talk.engine.games["g1"] for i in range(9_999)})
    for cmd, fields in (("new", {}), ("setup", {"position": position})):
        assert talk.refused(cmd, game="birdie", **fields) == "too_large"
    talk.get("close", game_id="7")
    talk.new()


def test_nobody_listens_any_more() -> None:
    process = subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
    )
    assert process.stdout is not None
    process.stdout.close()
    _, complaints = process.communicate(b'{"cmd":"hello"}\n' * 2_000, timeout=LONGEST_TALK)
    assert process.returncode == 0
    assert complaints == b""


# Hypothesis makes the lines

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
    | st.sampled_from(NASTY),
    lambda inside: (
        st.lists(inside, max_size=4)
        | st.dictionaries(st.sampled_from(["cmd", "game", "do", "at", "id", "x"]), inside, max_size=4)
    ),
    max_leaves=8,
)


@pytest.fixture(scope="module")
def talk() -> Talk:
    """An engine in this process, with two witnesses, and games that may be hurt after them."""
    talk = Talk()
    talk.new(players=4, seed=8)
    talk.new(game="bower", seed=8)
    talk.new(game="birdie", seed=9)
    talk.new(game="bower", seed=9)
    return talk


def unhurt(talk: Talk, line: bytes) -> Document:
    """The answer to a line that leaves the witnesses as they are."""
    before = [talk.engine.games[game_id].states.tobytes() for game_id in ("g1", "g2")]
    answer = talk.line(line)
    check_answers([answer])
    assert [talk.engine.games[game_id].states.tobytes() for game_id in ("g1", "g2")] == before
    return answer


@given(line=st.binary(max_size=80))
@settings(QUICKLY, max_examples=400)
def test_any_bytes(talk: Talk, line: bytes) -> None:
    if line.strip():
        assert unhurt(talk, line)["ok"] is False


@given(document=JSON)
@settings(QUICKLY, max_examples=400)
def test_any_json(talk: Talk, document: Any) -> None:
    answer = unhurt(talk, json.dumps(document).encode())
    if isinstance(document, dict) and "id" in document:
        assert json.dumps(answer["id"]) == json.dumps(document["id"])


@given(cmd=st.sampled_from(["new", "setup", "view", "apply", "solve", "bot", "replay", "components"]), data=st.data())
@settings(QUICKLY, max_examples=250)
def test_any_fields(talk: Talk, cmd: str, data: st.DataObject) -> None:
    names = [
        "game",
        "players",
        "variant",
        "options",
        "seed",
        "names",
        "position",
        "seat",
        "action",
        "actions",
        "record",
    ]
    fields = data.draw(st.dictionaries(st.sampled_from([*names, "level", "objective", "time_ms"]), JSON, max_size=3))
    fields.pop("time_ms", None) if cmd in ("solve", "bot") else None
    game = data.draw(st.sampled_from(GAMES))
    unhurt(talk, json.dumps({"game": game, "cmd": cmd, **fields}).encode())


@given(data=st.data())
@settings(QUICKLY, max_examples=300)
def test_any_change_of_a_request(talk: Talk, data: st.DataObject) -> None:
    request = data.draw(st.sampled_from(valid_requests()))
    changed = mutate(request, lambda values: data.draw(st.sampled_from(values)))
    if spares_the_witness(changed):
        unhurt(talk, as_line(changed, ("g3", "g4")))
    for game_id, game in (("g3", "birdie"), ("g4", "bower")):
        if game_id not in talk.engine.games:
            talk.engine.games[game_id] = voliera.new(game, seed=9)
