"""What a bot tells while it thinks, how it is stopped, and the lines of its candidates."""

import json
from io import BytesIO
from typing import Any

import pytest

import voliera
from tests.protocol.birdie_requests import both_games
from tests.protocol.engine_client import Talk, error
from voliera import bots
from voliera.documents import Document
from voliera.protocol.serving import serve

LONG_MS = 3_600_000


def conversation(*requests: Document) -> list[Document]:
    """All that the process writes to these requests."""
    target = BytesIO()
    serve(BytesIO(b"".join(json.dumps(request).encode() + b"\n" for request in requests)), target)
    return [json.loads(line) for line in target.getvalue().splitlines()]


@both_games
def test_infos_come_before_the_answer_and_change_nothing(game: str) -> None:
    ask = {"cmd": "bot", "level": "search", "nodes": 400, "seed": 3}
    _, plain, *heard = conversation(
        {"cmd": "new", "game": game, "seed": 5}, ask, {**ask, "info": 1, "id": "x", "lines": True}
    )
    *infos, answer = heard
    assert len(infos) > 1
    assert all(info["info"] == "bot" and info["id"] == "x" and "ok" not in info for info in infos)
    assert [info["nodes"] for info in infos] == sorted({info["nodes"] for info in infos})
    assert infos[-1]["nodes"] <= 400
    assert answer["action"] == plain["action"]
    bare = [{"action": one["action"], "value": one["value"]} for one in answer["candidates"]]
    assert bare == plain["candidates"]
    assert sum(one["nodes"] for one in answer["candidates"]) <= 400


@both_games
def test_stop_ends_the_thinking_of_all_that_was_sent_before(game: str) -> None:
    """Without it this would take hours."""
    slow = {"cmd": "bot", "level": "search", "time_ms": LONG_MS}
    opened, first, second, stopped, third = conversation(
        {"cmd": "new", "game": game, "seed": 5},
        {**slow, "id": 1},
        {**slow, "id": 2},
        {"cmd": "stop", "id": 3},
        {**slow, "time_ms": 1, "id": 4},
    )
    assert opened["ok"]
    assert [one["id"] for one in (first, second, stopped, third)] == [1, 2, 3, 4]
    assert stopped == {"ok": True, "id": 3}
    assert all(one["candidates"] for one in (first, second, third))


@both_games
def test_a_text_that_says_stop_stops_nothing(game: str) -> None:
    names = {"cmd": "new", "game": game, "names": ["stop", 'cmd":"stop"']}
    answers = conversation(
        names, {"cmd": "bot", "level": "search", "nodes": 64, "lines": True}, {"cmd": "stop", "x": 1}
    )
    assert [one["ok"] for one in answers] == [True, True, False]


@pytest.mark.parametrize("level", ["random", "greedy", "heuristic", "search", "net+"])
def test_lines_can_be_played_and_begin_with_their_action(level: str) -> None:
    for game in ("birdie", "bower"):
        played = voliera.new(game, seed=11)
        for turn in range(12):
            choice = bots.choose(played, level, turn, nodes=40 if level in ("search", "net+") else None, watch=LINES)
            for one in choice["candidates"][:3]:
                line = one.get("line", [one["action"]])
                assert line[0] == one["action"]
                tried = voliera.replay(played.record())
                tried.apply(line)
            played.apply(choice["action"])


LINES = bots.Watch()


def test_most_says_how_many(talk: Talk) -> None:
    talk.new(game="birdie", seed=5)
    every = talk.get("bot", level="greedy", seed=1)["candidates"]
    assert len(every) > 2
    assert talk.get("bot", level="greedy", seed=1, most=2)["candidates"] == every[:2]
    lined = talk.get("bot", level="greedy", seed=1, most=1, lines=True)["candidates"]
    assert lined == [{**every[0], "nodes": 0, "line": [every[0]["action"]]}]


@pytest.mark.parametrize("wrong", [{"info": 0}, {"most": 0}, {"info": True}, {"lines": 1}, {"most": "2"}, {"info": -5}])
def test_wrong_wishes_are_refused_by_name(talk: Talk, wrong: dict[str, Any]) -> None:
    talk.new(game="bower", seed=5)
    code, message = error(talk.ask("bot", level="search", **wrong))
    assert code == "bad_request"
    assert next(iter(wrong)) in message
