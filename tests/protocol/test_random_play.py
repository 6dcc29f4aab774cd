"""Whole games through the process, as a client in any language would play them: it knows the protocol, not the rules.

The client believes nothing that it can check: it keeps its own picture of the table from the events that each seat and
a spectator are sent, and compares it with the views.
"""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.protocol.talk import BIRDS, CARDS, FEATURES, PHASES, Document, Process

NINE = {"format": "voliera/components/1", "game": "birdie", "flap": [1, 2, 4, 5, 7, 11, 13, 14, 20]}
TABLES: list[tuple[int, str, Document]] = [
    *((players, variant, {}) for variant in ("standard", "expert") for players in (2, 3, 4)),
    (2, "standard", {"open_memory": True, "components": NINE}),
    (3, "expert", {"single_chain": True, "components": NINE}),
    (4, "expert", {"open_memory": True}),
]

SCORING = ("split", "insert", "collapse", "feature", "pigeon", "owl")
EVENTS: dict[str, tuple[set[str], str, bool, bool]] = {
    "took": ({"seat", "card"}, "all", False, False),
    "refilled": ({"cards"}, "all", True, True),
    "laid-card": ({"seat", "card", "from"}, "self", False, False),
    "laid": ({"seat", "cards", "from_hand", "size"}, "all", False, False),
    "passed": ({"seat", "points", "automatic"}, "all", False, False),
    "line-opened": ({"seat", "line"}, "all", True, False),
    "spent": ({"seat", "bird", "card"}, "all", True, False),
    "moved": ({"seat", "card", "from", "to"}, "all", False, False),
    "drew": ({"seat", "card", "left"}, "self", True, True),
    "drew-hidden": ({"seat", "left"}, "others", False, True),
    "inserted": ({"seat", "card", "at"}, "all", True, False),
    "declared": ({"seat", "start", "length", "feature"}, "all", False, False),
    "dropped": ({"seat", "feature", "size"}, "all", False, False),
    "removed": ({"seat", "card", "at"}, "all", False, False),
    "formed": ({"seat", "feature", "size"}, "all", False, False),
    "wrote": ({"seat", "box", "value", "by"}, "all", False, False),
    "nothing": ({"seat", "feature", "size", "why"}, "all", False, False),
    "flapped": ({"seat", "by", "marked", "points"}, "all", False, False),
    "trophy": ({"seat", "bird", "from"}, "all", False, False),
    "scored": ({"seat"}, "all", False, False),
    "dealt": ({"round", "seat", "display"}, "all", True, True),
    "over": ({"winner", "totals"}, "all", False, False),
}
"""By id: arguments, to whom, whether it reveals something, whether something was drawn."""


@pytest.fixture(scope="module")
def process() -> Iterator[Process]:
    process = Process()
    yield process
    process.end()


def table_name(value: object) -> str:
    return "-".join(value) or "plain" if isinstance(value, dict) else str(value)


every_table = pytest.mark.parametrize(("players", "variant", "options"), TABLES, ids=table_name)


class Onlooker:
    """What a seat, or a spectator, makes of the events addressed to it."""

    def __init__(self, seat: int | None, view: Document) -> None:
        self.seat = seat
        self.table: Document = {}
        self.look(view)

    def look(self, view: Document) -> None:
        """Look at the table: at the start, and after a deal, which no event tells in full."""
        fields = (
            "display",
            "hands",
            "lines",
            "boxes",
            "pass_points",
            "pass_order",
            "flaps",
            "uses",
            "trophies",
            "round",
        )
        self.table = {field: json.loads(json.dumps(view[field])) for field in fields}

    def hears(self, event: Document) -> bool:
        return event["to"] == "all" or (self.seat is not None and self.seat in event["to"])

    def hear(self, event: Document) -> None:
        """Change the picture by one event."""
        t, args = self.table, event["args"]
        seat = args.get("seat")
        match event["id"]:
            case "took":
                t["display"].remove(args["card"])
                self.hold(seat, args["card"], 1)
            case "refilled":
                t["display"] += args["cards"]
            case "laid-card":
                if args["from"] == "display":
                    t["display"].remove(args["card"])
                else:
                    self.hold(seat, args["card"], -1)
                self.lengthen(seat, [args["card"]])
            case "laid" if seat != self.seat:
                for card in args["cards"]:
                    t["display"].remove(card)
                t["hands"][seat] -= args["from_hand"]
                t["lines"][seat] = args["size"]
            case "passed":
                t["pass_order"].append(seat)
                t["pass_points"][seat][t["round"] - 1] = args["points"]
            case "line-opened":
                assert t["lines"][seat] in (len(args["line"]), args["line"])
                t["lines"][seat] = list(args["line"])
            case "spent":
                self.hold(seat, args["card"], -1)
                t["uses"][seat][args["bird"]] += 1
            case "moved":
                assert t["lines"][seat].pop(args["from"]) == args["card"]
                t["lines"][seat].insert(args["to"], args["card"])
            case "inserted":
                t["lines"][seat].insert(args["at"], args["card"])
            case "removed":
                assert t["lines"][seat].pop(args["at"]) == args["card"]
                self.gap = args["at"]
            case "formed":
                self.collapse(t["lines"][seat], args["feature"], args["size"])
            case "wrote":
                assert t["boxes"][seat][args["box"]] is None
                t["boxes"][seat][args["box"]] = args["value"]
            case "flapped":
                t["flaps"][seat] += args["by"]
                assert t["flaps"][seat] == args["marked"]
            case "trophy":
                assert t["trophies"][args["bird"]] == args["from"]
                t["trophies"][args["bird"]] = seat

    def hold(self, seat: int, card: str, change: int) -> None:
        """A hand gets or loses a card."""
        if seat != self.seat:
            self.table["hands"][seat] += change
        elif change > 0:
            self.table["hands"][seat].append(card)
        else:
            self.table["hands"][seat].remove(card)

    def lengthen(self, seat: int, cards: list[str]) -> None:
        """A line gets cards; with `open_memory` its owner sees them."""
        line = self.table["lines"][seat]
        self.table["lines"][seat] = line + (cards if isinstance(line, list) else len(cards))

    def collapse(self, line: list[str], feature: str, size: int) -> None:
        """The cards with the feature beside the gap leave the line."""
        start = self.gap
        while start > 0 and feature in line[start - 1].split("-"):
            start -= 1
        assert all(feature in card.split("-") for card in line[start : start + size])
        del line[start : start + size]
        self.gap = start

    def check(self, view: Document) -> None:
        """The view shows what the events have told."""
        for field, known in self.table.items():
            assert in_any_order(view[field]) == in_any_order(known) if field == "hands" else view[field] == known, field


def in_any_order(hands: list[Any]) -> list[Any]:
    """Hands, or their sizes, without the order of their cards."""
    return [sorted(hand) if isinstance(hand, list) else hand for hand in hands]


def check_event(event: Document, players: int) -> None:
    """An event has the form that its id promises."""
    assert event.keys() == {"id", "args", "to", "reveals", "random"}
    names, to, reveals, chance = EVENTS[event["id"]]
    args = event["args"]
    assert args.keys() == names
    assert (event["reveals"], event["random"]) == (reveals, chance)
    others = [seat for seat in range(players) if seat != args.get("seat")]
    assert event["to"] == {"all": "all", "self": [args.get("seat")], "others": others}[to]
    for name, value in args.items():
        if name in ("seat", "winner"):
            assert type(value) is int
            assert 0 <= value < players
        elif name == "card":
            assert value in CARDS
        elif name in ("feature", "box"):
            assert value in FEATURES
        elif name == "bird":
            assert value in BIRDS
        elif name in ("cards", "display", "line"):
            assert set(value) <= set(CARDS)
        elif name == "automatic":
            assert isinstance(value, bool)
        elif name not in ("by", "why", "totals", "from"):
            assert type(value) is int
            assert value >= 0


class Client:
    """Plays one game through the process and checks everything that it is told."""

    def __init__(self, process: Process, players: int, variant: str, options: Document, seed: int) -> None:
        self.process = process
        self.chance = random.Random(f"{seed} {players} {variant}")
        self.players, self.variant = players, variant
        names = ["Ada", "Bo"][: seed % 3]
        answer = process.get(
            "new", game="birdie", players=players, variant=variant, options=options, seed=seed, names=names
        )
        self.game_id = answer["game_id"]
        self.to_move = answer["to_move"]
        self.onlookers = [Onlooker(seat, self.view(seat)) for seat in (*range(players), None)]
        self.phases: set[str] = set()
        self.actions: list[Document] = []

    def get(self, cmd: str, **fields: Any) -> Document:
        return self.process.get(cmd, game_id=self.game_id, **fields)

    def view(self, seat: int | None) -> Document:
        view: Document = self.get("view", seat=seat)["view"]
        return view

    def position(self) -> Document:
        position: Document = self.get("position")["position"]
        return position

    def apply(self, **fields: Any) -> Document:
        """Apply something, check the answer, and let everybody hear the events."""
        answer = self.get("apply", **fields)
        self.to_move = answer["to_move"]
        assert answer.keys() - {"result"} == {"ok", "to_move", "events", "over"}
        assert ("result" in answer) == answer["over"] == (self.to_move["phase"] == "over")
        assert (self.to_move["seat"] is None) == answer["over"]
        assert self.to_move["phase"] in PHASES
        self.actions += fields.get("actions", [fields.get("action")])
        for event in answer["events"]:
            check_event(event, self.players)
        dealt = any(event["id"] == "dealt" for event in answer["events"])
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
        slow = [kind for kind in kinds if kind not in ("pass", "write", "stop", "end")]
        kind = self.chance.choice(slow if slow and self.chance.random() < 0.85 else kinds)
        return self.chance.choice([action for action in legal if action["do"] == kind])

    def detour(self, action: Document) -> None:
        """Do it, take it back, and stand where we were."""
        before = [self.position(), *(self.view(seat) for seat in (*range(self.players), None)), self.get("legal")]
        events = self.get("apply", action=action)["events"]
        assert self.get("undo")["to_move"] == self.to_move
        assert [self.position(), *(self.view(s) for s in (*range(self.players), None)), self.get("legal")] == before
        assert self.get("apply", action=action)["events"] == events, "chance is part of the position"
        self.get("undo")

    def ask_bot(self, legal: list[Document]) -> Document:
        """A bot's action, which is legal and comes with its reasons."""
        level = self.chance.choice(["greedy", "random"])
        answer = self.get("bot", level=level, seed=self.chance.randrange(99))
        assert answer.keys() == {"ok", "action", "value", "candidates"}
        assert answer["action"] in legal
        assert all(candidate["action"] in legal for candidate in answer["candidates"])
        action: Document = answer["action"]
        return action

    def ask_solve(self) -> list[Document]:
        """A plan for the seat that scores."""
        objective = self.chance.choice(["points", "win"])
        answer = self.get("solve", objective=objective, time_ms=5)
        assert answer.keys() == {"ok", "value", "exact", "bound", "actions", "boxes"}
        assert isinstance(answer["exact"], bool)
        assert objective == "win" or answer["value"] <= answer["bound"] + 1e-9
        actions: list[Document] = answer["actions"]
        assert actions
        return actions

    def total(self, seat: int) -> int:
        total: int = self.get("result")["result"]["totals"][seat]
        return total

    def play(self) -> Document:
        """Play to the end; returns the result."""
        answer: Document = {"over": False}
        while not answer["over"]:
            legal = self.legal()
            self.phases.add(self.to_move["phase"])
            way = self.chance.random()
            action = self.choose(legal)
            if way < 0.08:
                self.detour(action)
            if way < 0.2:
                action = self.ask_bot(legal)
            if 0.2 < way < 0.35 and self.to_move["phase"] in SCORING:
                answer = self.apply(actions=self.ask_solve())
            else:
                answer = self.apply(action=action)
        assert self.legal() == []
        result: Document = answer["result"]
        assert result == self.get("result")["result"]
        return result


@every_table
def test_games_from_the_first_turn_to_the_result(
    process: Process, players: int, variant: str, options: Document
) -> None:
    for seed in (1, 2):
        client = Client(process, players, variant, options, seed)
        result = client.play()
        assert {"turn", "laying", "collapse" if variant == "expert" else "split"} <= client.phases
        assert result["totals"][result["winner"]] == max(result["totals"])
        parts = [sum(line.values()) for line in result["breakdown"]]
        assert parts == result["totals"]
        record = client.get("record")["record"]
        assert record["actions"] == client.actions
        assert record["result"] == result
        assert record["seed"] == seed
        again = process.get("replay", record=record)
        assert again["to_move"] == {"seat": None, "phase": "over"}
        assert process.get("record", game_id=again["game_id"])["record"] == record
        assert process.get("position", game_id=again["game_id"])["position"] == client.position()
        while client.actions:
            client.actions.pop()
            client.get("undo")
        assert client.position() == record["start"]
        for game_id in (client.game_id, again["game_id"]):
            process.get("close", game_id=game_id)


@every_table
def test_a_game_can_be_carried_on_from_its_record_or_position(
    process: Process, players: int, variant: str, options: Document
) -> None:
    client = Client(process, players, variant, options, 3)
    for _ in range(25 * players):
        if client.to_move["phase"] == "over":
            break
        client.apply(action=client.choose(client.legal()))
    table = client.position()
    ways = {
        "record": {"cmd": "replay", "record": client.get("record")["record"]},
        "position": {"cmd": "setup", "game": "birdie", "position": table, "seed": 77},
    }
    twins = [client.game_id, *(process.get(**request)["game_id"] for request in ways.values())]
    chance = random.Random(players)
    over = False
    while not over:
        legal = [process.get("legal", game_id=game_id) for game_id in twins]
        assert legal[0] == legal[1] == legal[2]
        action = chance.choice(legal[0]["actions"])
        answers = [process.get("apply", game_id=game_id, action=action) for game_id in twins]
        assert answers[0] == answers[1] == answers[2]
        over = answers[0]["over"]


def test_solved_scoring_gains_what_it_promises(process: Process) -> None:
    """Where no Robin can come in between, a plan is played as it is, and gains its value in points."""
    for seed in range(4):
        client = Client(process, 2, "standard", {}, seed)
        over = False
        while not over:
            if client.to_move["phase"] != "split":
                over = client.apply(action=client.choose(client.legal()))["over"]
                continue
            seat = client.to_move["seat"]
            before = client.total(seat)
            answer = client.get("solve", time_ms=200)
            written = [box for box, value in client.position()["boxes"][seat].items() if value]
            over = client.apply(actions=answer["actions"])["over"]
            if not any(action["do"] == "robin" for action in answer["actions"]):
                assert client.total(seat) - before == answer["value"]
                boxes = client.position()["boxes"][seat]
                assert {box: value for box, value in boxes.items() if value and box not in written} == answer["boxes"]
                assert client.to_move["seat"] != seat or client.to_move["phase"] != "split"
