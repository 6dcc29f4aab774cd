"""A client that plays through the process and believes nothing that it can check: it knows the protocol, not the rules.

Onlookers keep their own picture of the table from the events that a seat, or a spectator, is sent; the client compares
it with the views. Each game brings what it is that events change.
"""

import json
import random
from typing import Any

from tests.protocol.engine_client import Process
from voliera.bots import LEVELS
from voliera.documents import Document

EventForms = dict[str, tuple[set[str], str, bool, bool]]
"""By id: arguments, to whom ("all", "self", "others"), whether it reveals something, whether something was drawn."""


class Onlooker:
    """What a seat, or a spectator, makes of the events addressed to it."""

    fields: tuple[str, ...] = ()
    dealing: tuple[str, ...] = ()  # events that do not tell in full what has changed: look at the table again

    def __init__(self, seat: int | None, view: Document) -> None:
        self.seat = seat
        self.table: Document = {}
        self.look(view)

    def look(self, view: Document) -> None:
        """Look at the table: at the start, and after a deal, which no event tells in full."""
        self.table = {field: json.loads(json.dumps(view[field])) for field in self.fields}

    def hears(self, event: Document) -> bool:
        return event["to"] == "all" or (self.seat is not None and self.seat in event["to"])

    def hear(self, event: Document) -> None:
        """Change the picture by one event."""
        raise NotImplementedError

    def check(self, view: Document) -> None:
        """The view shows what the events have told."""
        for field, known in self.table.items():
            assert view[field] == known, field


class Client:
    """Plays one game through the process and checks everything that it is told."""

    game: str
    phases: tuple[str, ...]
    events: EventForms
    onlooker: type[Onlooker]
    hasty: tuple[str, ...] = ()  # what ends something early

    def __init__(self, process: Process, players: int, variant: str, options: Document, seed: int) -> None:
        self.process = process
        self.chance = random.Random(f"{seed} {players} {variant}")
        self.players, self.variant = players, variant
        names = ["Ada", "Bo"][: seed % 3]
        answer = process.get(
            "new", game=self.game, players=players, variant=variant, options=options, seed=seed, names=names
        )
        self.game_id = answer["game_id"]
        self.to_move = answer["to_move"]
        self.onlookers = [self.onlooker(seat, self.view(seat)) for seat in (*range(players), None)]
        self.seen: set[str] = set()
        self.heard: set[str] = set()
        self.actions: list[Document] = []

    def get(self, cmd: str, **fields: Any) -> Document:
        return self.process.get(cmd, game_id=self.game_id, **fields)

    def view(self, seat: int | None) -> Document:
        view: Document = self.get("view", seat=seat)["view"]
        return view

    def position(self) -> Document:
        position: Document = self.get("position")["position"]
        return position

    def check_argument(self, event: Document, name: str, value: Any) -> None:
        """An argument of an event is what it must be."""
        raise NotImplementedError

    def check_event(self, event: Document) -> None:
        """An event has the form that its id promises."""
        assert event.keys() == {"id", "args", "to", "reveals", "random"}
        names, to, reveals, chance = self.events[event["id"]]
        args = event["args"]
        assert args.keys() == names
        assert (event["reveals"], event["random"]) == (reveals, chance)
        others = [seat for seat in range(self.players) if seat != args.get("seat")]
        assert event["to"] == {"all": "all", "self": [args.get("seat")], "others": others}[to]
        for name, value in args.items():
            if name == "seat":
                assert type(value) is int
                assert 0 <= value < self.players
            else:
                self.check_argument(event, name, value)

    def apply(self, **fields: Any) -> Document:
        """Apply something, check the answer, and let everybody hear the events."""
        answer = self.get("apply", **fields)
        self.to_move = answer["to_move"]
        assert answer.keys() - {"result"} == {"ok", "to_move", "events", "over"}
        assert ("result" in answer) == answer["over"] == (self.to_move["phase"] == "over")
        assert (self.to_move["seat"] is None) == answer["over"]
        assert self.to_move["phase"] in self.phases
        self.actions += fields.get("actions", [fields.get("action")])
        for event in answer["events"]:
            self.check_event(event)
            self.heard.add(event["id"])
        dealt = any(event["id"] in self.onlooker.dealing for event in answer["events"])
        watched = self.chance.randrange(self.players + 1)
        for number, onlooker in enumerate(self.onlookers):
            for event in answer["events"]:
                if onlooker.hears(event):
                    onlooker.hear(event)
            if dealt:
                onlooker.look(self.view(onlooker.seat))
            elif number == watched or answer["over"]:
                onlooker.check(self.view(onlooker.seat))
        return answer

    def legal(self) -> list[Document]:
        answer = self.get("legal")
        assert answer["to_move"] == self.to_move
        actions: list[Document] = answer["actions"]
        assert bool(actions) == (self.to_move["phase"] != "over")
        texts = [json.dumps(action, sort_keys=True) for action in actions]
        assert len(set(texts)) == len(texts)
        return actions

    def choose(self, legal: list[Document]) -> Document:
        """Any kind of action, then any of that kind; but nobody hurries to the end."""
        kinds = sorted({action["do"] for action in legal})
        slow = [kind for kind in kinds if kind not in self.hasty]
        kind = self.chance.choice(slow if slow and self.chance.random() < 0.85 else kinds)
        return self.chance.choice([action for action in legal if action["do"] == kind])

    def look_around(self) -> list[Document]:
        """Everything that can be asked for without changing anything."""
        return [self.position(), *(self.view(seat) for seat in (*range(self.players), None)), self.get("legal")]

    def detour(self, action: Document) -> None:
        """Do it, take it back, and stand where we were."""
        before = self.look_around()
        events = self.get("apply", action=action)["events"]
        assert self.get("undo")["to_move"] == self.to_move
        assert self.look_around() == before
        assert self.get("apply", action=action)["events"] == events, "chance is part of the position"
        self.get("undo")

    def ask_bot(self, legal: list[Document]) -> Document:
        """A bot's action, which is legal and comes with its reasons."""
        level = self.chance.choice(LEVELS[:3])
        answer = self.get("bot", level=level, seed=self.chance.randrange(99))
        assert answer.keys() == {"ok", "action", "value", "candidates"}
        assert answer["action"] in legal
        assert all(candidate["action"] in legal for candidate in answer["candidates"])
        action: Document = answer["action"]
        return action

    def move(self) -> Document:
        """Play something, in one of the ways in which clients do; the answer."""
        legal = self.legal()
        self.seen.add(self.to_move["phase"])
        way = self.chance.random()
        action = self.choose(legal)
        if way < 0.08:
            self.detour(action)
        if way < 0.2:
            action = self.ask_bot(legal)
        return self.apply(action=action)

    def play(self) -> Document:
        """Play to the end; returns the result."""
        answer: Document = {"over": False}
        while not answer["over"]:
            answer = self.move()
        assert self.legal() == []
        result: Document = answer["result"]
        assert result == self.get("result")["result"]
        return result

    def check_record(self, seed: int, result: Document) -> None:
        """The record tells the whole game, replays to the same table, and can be walked back to its start."""
        record = self.get("record")["record"]
        assert record["actions"] == self.actions
        assert record["result"] == result
        assert record["seed"] == seed
        again = self.process.get("replay", record=record)
        assert again["to_move"] == {"seat": None, "phase": "over"}
        assert self.process.get("record", game_id=again["game_id"])["record"] == record
        assert self.process.get("position", game_id=again["game_id"])["position"] == self.position()
        while self.actions:
            self.actions.pop()
            self.get("undo")
        assert self.position() == record["start"]
        for game_id in (self.game_id, again["game_id"]):
            self.process.get("close", game_id=game_id)


def carry_on(client: Client, chance: random.Random) -> None:
    """A game, its record replayed and its position set up again go on alike to the end."""
    process = client.process
    ways = {
        "record": {"cmd": "replay", "record": client.get("record")["record"]},
        "position": {"cmd": "setup", "game": client.game, "position": client.position(), "seed": 77},
    }
    twins = [client.game_id, *(process.get(**request)["game_id"] for request in ways.values())]
    over = client.to_move["phase"] == "over"
    while not over:
        legal = [process.get("legal", game_id=game_id) for game_id in twins]
        assert legal[0] == legal[1] == legal[2]
        action = chance.choice(legal[0]["actions"])
        answers = [process.get("apply", game_id=game_id, action=action) for game_id in twins]
        assert answers[0] == answers[1] == answers[2]
        over = answers[0]["over"]
    ends = [process.get("position", game_id=game_id)["position"] for game_id in twins]
    assert ends[0] == ends[1] == ends[2]
    for game_id in twins:
        process.get("close", game_id=game_id)
