"""Tables on the device: what the house answers, and what it does where something fails. (In browsers: tests/wasm.)"""

import json
from typing import Any

import pytest

import voliera
from voliera import bots
from voliera.documents import Document
from voliera.errors import GameError
from voliera.offline.house import House
from voliera.protocol.messages import PROTOCOL
from voliera.server.core.making import resumed
from voliera.server.core.study import checked

NOW = 1_700_000_000_000
PUZZLES = 1_795_000_000_000
"""A moment at which there are puzzles."""


class Asking:
    """A page that asks."""

    def __init__(self) -> None:
        self.house = House()

    def ask(self, do: str, **fields: Any) -> Document:
        answer: Document = json.loads(self.house.answer(json.dumps({"do": do, **fields})))
        return answer

    def make(self, bot: str, **wishes: Any) -> Document:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
        wish = {"game": "birdie", "variant": "standard", "seats": seats, **wishes}
        return self.ask("ask", method="POST", path="/api/tables", now=NOW, name="Ada", body=wish)

    def bots_choice(self, table: str) -> Document:
        """What the bot wants, after the person has done the first thing that is legal, until a bot is to move."""
        full = self.ask("hear", table=table, message={"type": "hello", "proto": PROTOCOL, "table": table}, now=NOW)
        told, number = full["say"][0], 0
        while told.get("legal"):
            message = {"type": "act", "id": f"a{number}", "rev": told["rev"], "actions": [told["legal"][0]]}
            told = self.ask("hear", table=table, message=message, now=NOW)["say"][-1]
            number += 1
        choice: Document = self.ask("think", table=table, seed=1)["choice"]
        return choice


@pytest.mark.parametrize("bot", ["random", "greedy", "heuristic", "search", "strongest"])
def test_every_character_plays(bot: str) -> None:
    page = Asking()
    table = page.make(bot)["body"]["id"]
    choice = page.bots_choice(table)
    moved = page.ask("move", table=table, choice=choice, now=NOW)
    assert moved["keep"]["entry"]["v"] >= 1
    assert [message["type"] for message in moved["say"]] == ["ev"]


def test_a_bot_whose_level_fails_plays_on_and_the_fault_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Weights that are not on the device, for example: the next lower level plays, in the end chance."""
    page = Asking()
    table = page.make("strongest")["body"]["id"]
    asked: list[str] = []

    def choose(game: Any, level: str, *_: Any, **__: Any) -> Document:
        asked.append(level)
        raise GameError("bad_weights", f"no weights for {level}")

    monkeypatch.setattr(bots, "choose", choose)
    choice = page.bots_choice(table)
    assert asked == ["net+", "search"], "on its rung, then at its plain level"
    assert choice["action"]["do"]
    told = capsys.readouterr().err
    assert "no weights for net+" in told
    assert "no weights for search" in told


def test_a_fault_of_ours_is_answered_and_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("voliera.offline.requests.new_game", broken)
    answer = Asking().make("greedy")
    assert answer["status"] == 500
    assert "ZeroDivisionError" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wishes", "status", "code"),
    [
        ({"game": "chess"}, 400, "unknown_game"),
        ({"seats": [{"kind": "me"}, {"kind": "free"}]}, 409, "offline"),
        ({"nonsense": 1}, 400, "bad_request"),
    ],
)
def test_what_a_device_cannot_do_is_refused(wishes: Document, status: int, code: str) -> None:
    answer = Asking().make("greedy", **wishes)
    assert (answer["status"], answer["body"]["error"]["code"]) == (status, code)


def test_a_table_that_is_not_there_says_goodbye() -> None:
    hello = {"type": "hello", "proto": PROTOCOL, "table": "localnowhere"}
    assert Asking().ask("hear", table="localnowhere", message=hello, now=NOW)["say"] == [
        {"type": "bye", "why": "no_table"}
    ]


def test_a_game_goes_on_at_a_server_by_its_record() -> None:
    """The record of a running game is told on the device alone, and a server can play on from it."""
    page = Asking()
    table = page.make("greedy")["body"]["id"]
    moved = page.ask("move", table=table, choice=page.bots_choice(table), now=NOW)
    assert moved["keep"]["entry"]
    record = page.ask("ask", method="GET", path=f"/api/tables/{table}/whole", now=NOW)["body"]
    at = len(record["actions"])
    assert at >= 1
    resumed_game = resumed(checked(record), at, 2)
    seen = page.ask("ask", method="GET", path=f"/api/tables/{table}", now=NOW)["body"]
    assert resumed_game.view(seen["you"]["seat"]) == seen["view"]


def test_sheets_puzzles_and_analyses_are_answered_by_the_servers_paths() -> None:
    """What is needed is asked for, what was made is to be kept, and an analysis tells how far it is."""
    page = Asking()

    def http(method: str, path: str, body: Any = None) -> Document:
        return page.ask("ask", method=method, path=f"/api/{path}", now=PUZZLES, body=body)

    assert http("GET", "puzzles/2026-03-17")["need"] == "puzzle/2026-03-17"
    page.ask("bring", key="puzzle/2026-03-17", document=None)
    while (made := http("GET", "puzzles/2026-03-17"))["again"]:
        assert made["body"] is None
    assert made["store"]["document"]["puzzle"] == made["body"]
    assert "answer" not in made["body"]
    assert http("GET", "puzzles/2026-03-17") == {**made, "store": None}
    assert http("GET", f"analyses/{'0' * 64}")["need"]
    page.ask("bring", key=f"analysis/{'0' * 64}", document=None)
    assert http("GET", f"analyses/{'0' * 64}")["body"]["error"]["code"] == "not_found"
    assert page.ask("work") == {"left": False, "store": None}
    assert http("GET", "meta")["body"]["default_bot"]


def test_an_analysis_can_be_given_up() -> None:
    page = Asking()
    game = voliera.new("birdie", seed=3)
    while not game.over:
        game.apply(game.legal()[0])
    wish = {"method": "POST", "path": "/api/analyses", "now": NOW, "body": {"record": game.record()}}
    page.ask("bring", key=page.ask("ask", **wish)["need"], document=None)
    begun = page.ask("ask", **wish)
    assert begun["work"]
    assert begun["body"]["state"] == "running"
    assert page.ask("work")["left"]
    path = f"/api/analyses/{begun['body']['key']}"
    assert page.ask("ask", method="GET", path=path, now=NOW)["body"]["done"] == 1
    given_up = page.ask("ask", method="DELETE", path=path, now=NOW)
    assert given_up["body"]["state"] == "cancelled"
    assert not given_up["work"]
