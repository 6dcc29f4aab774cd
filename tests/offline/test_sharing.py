"""Several people at one device: a curtain between their turns, and nothing hidden on the page while it is down."""

import json
from random import Random
from typing import Any

import pytest

from voliera.documents import Document
from voliera.offline.house import House
from voliera.protocol.messages import PROTOCOL

NOW = 1_700_000_000_000
TWO = [{"kind": "me"}, {"kind": "me"}]
WITH_BOT = [*TWO, {"kind": "bot", "bot": "random"}]


class Device:
    """A device in people's hands: what its page asks, and all that it is told."""

    def __init__(self, game: str, seats: list[Document], seed: int = 1, **settings: Any) -> None:
        self.house = House()
        self.chance = Random(seed)
        wish = {"game": game, "seats": seats, "names": ["Anna", "Marta"], "settings": settings}
        made = self.http("POST", "tables", wish)
        assert made["status"] == 201, made
        self.kept: Document = made["keep"]["table"]
        self.entries: list[Document] = []
        self.listed: Document = made["keep"]["listed"]
        self.id: str = made["body"]["id"]
        self.number = 0
        self.full: Document = {}
        self.told: list[tuple[str, Document]] = []
        """Whose eyes the table was open for, and a message."""
        self.eyes = "watch"
        self.hello()

    def ask(self, do: str, **fields: Any) -> Document:
        answer: Document = json.loads(self.house.answer(json.dumps({"do": do, **fields})))
        return answer

    def http(self, method: str, path: str, body: Any = None) -> Document:
        return self.ask("ask", method=method, path=f"/api/{path}", now=NOW, name="", body=body)

    def hear(self, answer: Document) -> Document:
        if answer.get("keep"):
            self.listed = answer["keep"]["listed"]
            if answer["keep"]["entry"]:
                self.entries.append(answer["keep"]["entry"])
        for message in answer["say"]:
            if message["type"] == "full":
                self.full = message
                self.eyes = message["you"]["kind"] + str(
                    message["you"]["seat"] if message["you"]["seat"] is not None else ""
                )
            elif message["type"] == "ev" and "rev" in message:
                self.full = {**self.full, "legal": [], "undo": None, **message}
            self.told.append((self.eyes, message))
        return answer

    def say(self, kind: str, **fields: Any) -> Document:
        self.number += 1
        command = {"type": kind, "id": f"i{self.number}", **fields}
        return self.hear(self.ask("hear", table=self.id, message=command, now=NOW))

    def hello(self) -> None:
        message = {"type": "hello", "proto": PROTOCOL, "table": self.id}
        self.hear(self.ask("hear", table=self.id, message=message, now=NOW))

    def curtain(self, seat: int | None) -> Document:
        return self.hear(self.ask("curtain", table=self.id, seat=seat, now=NOW))

    def reload(self) -> None:
        """The page is loaded again: its worker knows what is kept, and nothing else."""
        self.house = House()
        self.eyes = "watch"
        assert self.ask("open", table=self.kept, entries=self.entries) == {"open": True}
        self.hello()

    @property
    def truth(self) -> Any:
        return self.house._tables[self.id].table

    def turn(self) -> None:
        """Whoever is to move does something: a bot, or a person, who lifts the curtain."""
        mover = self.truth.mover
        if self.truth.seats[mover].played_by_bot:
            choice = self.ask("think", table=self.id, seed=self.chance.getrandbits(30))["choice"]
            self.hear(self.ask("move", table=self.id, choice=choice, now=NOW))
            return
        if self.full["you"]["seat"] != mover:
            self.curtain(None)
            self.curtain(mover)
        self.say("act", rev=self.full["rev"], actions=[self.chance.choice(self.full["legal"])])


@pytest.mark.parametrize(("game", "seats"), [("birdie", TWO), ("birdie", WITH_BOT), ("bower", TWO)])
def test_a_page_sees_only_through_the_eyes_of_who_lifted_the_curtain(game: str, seats: list[Document]) -> None:
    """Whole games, with the page loaded again now and then: every view that is told is the watcher's or the seat's."""
    device = Device(game, seats)
    while device.truth.status == "running":
        device.turn()
        seat = device.full["you"]["seat"]
        assert device.full["view"] == device.truth.game.view(seat)
        assert device.full["you"]["kind"] == ("watch" if seat is None else "seat")
        if device.chance.random() < 0.1 and device.truth.status == "running":
            device.reload()
            assert device.full["you"] == {"kind": "watch", "seat": None}
            assert device.full["view"] == device.truth.game.view(None)
            assert not device.full.get("legal")
            assert device.full.get("undo") is None
    assert device.full["you"]["kind"] == "watch"
    assert device.full["result"] == device.truth.result()
    record = device.http("GET", f"tables/{device.id}/record")["body"]
    assert record["names"][:2] == ["Anna", "Marta"]


def test_events_under_the_curtain_are_those_of_a_watcher() -> None:
    """Bower: what a player spied, and Birdie: the order of laid cards, are addressed to one seat."""
    hidden = 0
    for game in ("birdie", "bower"):
        device = Device(game, TWO, seed=7)
        while device.truth.status == "running":
            device.turn()
            device.curtain(None)
            happened = [event for happening in device.truth.past for event in happening.events]
            public = [(event["id"], event["args"]) for event in happened if event["to"] == "all"]
            assert [(event["id"], event["args"]) for event in device.full.get("log", [])] == public
            hidden += len(happened) - len(public)
    assert hidden, "nothing was addressed to one seat alone"


def test_only_the_player_to_move_lifts_the_curtain() -> None:
    device = Device("bower", TWO)
    mover = device.truth.mover
    for seat in (1 - mover, 3, -1):
        device.curtain(seat)
        assert device.full["you"]["kind"] == "watch"
    device.curtain(mover)
    assert device.full["you"] == {"kind": "seat", "seat": mover}
    assert device.full["legal"]
    device.say("act", rev=0, actions=[device.full["legal"][0]])
    device.curtain(mover)
    assert device.full["you"]["kind"] == "watch"


def test_nobody_acts_behind_the_curtain() -> None:
    """Neither moves, nor undo, hints, tries, resigning; nor is the whole record told."""
    device = Device("birdie", TWO, hints=True)
    mover = device.truth.mover
    device.curtain(mover)
    actions = [device.full["legal"][0]]
    device.curtain(None)
    for kind, fields in (("act", {"rev": 0, "actions": actions}), ("undo", {"rev": 0}), ("resign", {}), ("leave", {})):
        said = device.say(kind, **fields)["say"][-1]
        assert (said["type"], said["code"]) == ("nack", "no_seat")
        assert said["full"]["you"]["kind"] == "watch"
    for path, body in (("hint", {"kind": "bot"}), ("attempt", {"rev": 0, "actions": actions})):
        answer = device.http("POST", f"tables/{device.id}/{path}", body)
        assert answer["body"]["error"]["code"] == "no_seat"
    assert device.http("GET", f"tables/{device.id}/whole")["body"]["error"]["code"] == "not_over"
    device.curtain(mover)
    assert device.http("POST", f"tables/{device.id}/attempt", {"rev": 0, "actions": actions})["status"] == 200
    assert device.http("POST", f"tables/{device.id}/hint", {"kind": "bot", "level": "greedy"})["status"] == 200
    device.say("act", rev=0, actions=actions)
    answer = device.http("POST", f"tables/{device.id}/hint", {"kind": "bot"})
    assert answer["body"]["error"]["code"] == "not_your_turn"


def test_a_shared_table_is_quiet_and_listed_for_everybody() -> None:
    device = Device("bower", TWO, chat=True, take_back=True, rated=True, hints=True)
    settings = device.full["table"]["settings"]
    assert (settings["chat"], settings["take_back"], settings["rated"], settings["hints"]) == (
        False,
        False,
        False,
        True,
    )
    assert [seat["name"] for seat in device.full["table"]["seats"]] == ["Anna", "Marta"]
    assert device.told[-1][1] == {"type": "presence", "seats": [True, True], "watchers": 0}
    assert (device.listed["your_seat"], device.listed["your_turn"]) == (None, True)


def test_somebody_leaves_a_shared_table_and_comes_back() -> None:
    """A bot plays on; the curtain falls, and everybody else goes on."""
    device = Device("birdie", [*TWO, {"kind": "me"}])
    mover = device.truth.mover
    device.curtain(mover)
    device.say("leave")
    assert device.full["you"]["kind"] == "watch"
    assert device.truth.seats[mover].played_by_bot
    device.reload()
    assert device.truth.seats[mover].played_by_bot
    device.curtain(mover)
    assert not device.truth.seats[mover].played_by_bot
    assert device.full["you"]["kind"] == "watch"
    device.curtain(mover)
    assert device.full["you"] == {"kind": "seat", "seat": mover}


def test_a_game_that_is_resigned_is_over_for_everybody() -> None:
    device = Device("bower", TWO)
    device.curtain(device.truth.mover)
    device.say("resign")
    assert (device.full["table"]["status"], device.full["you"]["kind"]) == ("over", "watch")


@pytest.mark.parametrize("names", ["Anna", [1], ["a"] * 5])
def test_names_that_are_none_are_refused(names: Any) -> None:
    line = {"do": "ask", "method": "POST", "path": "/api/tables", "now": NOW, "name": ""}
    wish = {"game": "bower", "seats": TWO, "names": names}
    assert json.loads(House().answer(json.dumps({**line, "body": wish})))["status"] == 400


def test_without_names_one_person_has_one_seat() -> None:
    line = {"do": "ask", "method": "POST", "path": "/api/tables", "now": NOW, "name": "Ada"}
    answer = json.loads(House().answer(json.dumps({**line, "body": {"game": "bower", "seats": TWO}})))
    assert answer["body"]["error"]["code"] == "bad_request"
