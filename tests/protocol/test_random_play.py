"""Whole games of Birdie through the process, as a client in any language would play them.

What the client checks on its way is in client.py; here is what events change on a table of Birdie.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.protocol.client import Client, EventForms, Onlooker, carry_on
from tests.protocol.engine_client import BIRDS, CARDS, FEATURES, PHASES, Process
from voliera.documents import Document

NINE = {"format": "voliera/components/1", "game": "birdie", "flap": [1, 2, 4, 5, 7, 11, 13, 14, 20]}
TABLES: list[tuple[int, str, Document]] = [
    *((players, variant, {}) for variant in ("standard", "expert") for players in (2, 3, 4)),
    (2, "standard", {"open_memory": True, "components": NINE}),
    (3, "expert", {"single_chain": True, "components": NINE}),
    (4, "expert", {"open_memory": True}),
]

SCORING = ("split", "insert", "collapse", "feature", "pigeon", "owl")
EVENTS: EventForms = {
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


@pytest.fixture(scope="module")
def process() -> Iterator[Process]:
    process = Process()
    yield process
    process.end()


def table_name(value: object) -> str:
    return "-".join(value) or "plain" if isinstance(value, dict) else str(value)


every_table = pytest.mark.parametrize(("players", "variant", "options"), TABLES, ids=table_name)


class BirdieOnlooker(Onlooker):
    """What a seat, or a spectator, makes of the events addressed to it."""

    fields = (
        *("display", "hands", "lines", "boxes", "pass_points", "pass_order", "flaps", "uses", "trophies", "round"),
    )
    dealing = ("dealt",)
    gap: int

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


class BirdieClient(Client):
    """Plays one game of Birdie; where a seat scores it asks the solver, too."""

    game = "birdie"
    phases = PHASES
    events = EVENTS
    onlooker = BirdieOnlooker
    hasty = ("pass", "write", "stop", "end")

    def check_argument(self, event: Document, name: str, value: Any) -> None:
        if name == "winner":
            assert type(value) is int
            assert 0 <= value < self.players
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

    def move(self) -> Document:
        if self.to_move["phase"] in SCORING and self.chance.random() < 0.15:
            return self.apply(actions=self.ask_solve())
        return super().move()

    def ask_solve(self) -> list[Document]:
        """A plan for the seat that scores."""
        objective = self.chance.choice(["points", "win"])
        answer = self.get("solve", objective=objective, time_ms=5)
        assert answer.keys() == {"ok", "value", "exact", "bound", "actions", "boxes", "explanation"}
        assert isinstance(answer["exact"], bool)
        assert objective == "win" or answer["value"] <= answer["bound"] + 1e-9
        actions: list[Document] = answer["actions"]
        assert actions
        return actions

    def total(self, seat: int) -> int:
        total: int = self.get("result")["result"]["totals"][seat]
        return total


@every_table
def test_games_from_the_first_turn_to_the_result(
    process: Process, players: int, variant: str, options: Document
) -> None:
    for seed in (1, 2):
        client = BirdieClient(process, players, variant, options, seed)
        result = client.play()
        assert {"turn", "laying", "collapse" if variant == "expert" else "split"} <= client.seen
        assert result["totals"][result["winner"]] == max(result["totals"])
        parts = [sum(line.values()) for line in result["breakdown"]]
        assert parts == result["totals"]
        client.check_record(seed, result)


@every_table
def test_a_game_can_be_carried_on_from_its_record_or_position(
    process: Process, players: int, variant: str, options: Document
) -> None:
    client = BirdieClient(process, players, variant, options, 3)
    for _ in range(25 * players):
        if client.to_move["phase"] == "over":
            break
        client.apply(action=client.choose(client.legal()))
    carry_on(client, random.Random(players))


def test_solved_scoring_gains_what_it_promises(process: Process) -> None:
    """Where no Robin can come in between, a plan is played as it is, and gains its value in points."""
    for seed in range(4):
        client = BirdieClient(process, 2, "standard", {}, seed)
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
