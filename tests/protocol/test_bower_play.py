"""Whole games of Bower through the process, as a client in any language would play them.

What the client checks on its way is in client.py; here is what events change on a table of Bower.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.protocol.client import Client, EventForms, Onlooker, carry_on
from tests.protocol.engine_client import (
    BONUSES,
    BOWER_CONFIGURATIONS,
    BOWER_PHASES,
    EGGS,
    MATERIALS,
    NEST_BONUSES,
    OBJECTS,
    OTHER_BOX,
    TILES,
    TOKENS,
    Process,
    Talk,
    bower_moment,
)
from voliera.documents import Document

EVENTS: EventForms = {
    "tile-taken": ({"seat", "tile", "first"}, "all", False, False),
    "display-refilled": ({"tiles"}, "all", True, True),
    "tile-played": ({"seat", "tile", "at", "facing", "gift"}, "all", False, False),
    "no-room": ({"seat", "lost"}, "all", False, False),
    "bonus-earned": ({"seat", "columns", "groups"}, "all", False, False),
    "bonus-declined": ({"seat"}, "all", False, False),
    "bonus-reshuffled": ({"seat", "count"}, "all", False, True),
    "bonus-drawn": ({"seat", "bonuses"}, "self", True, True),
    "bonus-drawn-hidden": ({"seat", "count"}, "others", False, True),
    "bonus-kept": ({"seat", "bonus"}, "all", True, False),
    "effect-impossible": ({"seat", "bonus"}, "all", False, False),
    "effect-declined": ({"seat", "bonus"}, "all", False, False),
    "spied": ({"seat", "column"}, "all", False, False),
    "egg-seen": ({"seat", "column", "egg"}, "self", True, False),
    "spied-aside": ({"seat"}, "all", False, False),
    "aside-seen": ({"seat", "eggs"}, "self", True, False),
    "token-laid": ({"seat", "token", "nest", "at", "object", "along"}, "all", False, False),
    "cover-drawn": ({"seat", "tile"}, "all", True, True),
    "cover-laid": ({"seat", "tile", "at", "facing"}, "all", False, False),
    "gift-given": ({"seat", "to", "tile"}, "all", False, False),
    "double-turn": ({"seat", "to"}, "all", False, False),
    "discard-asked": ({"seat"}, "all", False, False),
    "tile-discarded": ({"seat", "tile"}, "all", False, False),
    "eggs-revealed": ({"eggs", "aside"}, "all", True, False),
    "over": ({"winners", "eggs", "by"}, "all", False, False),
}
SUPER_EVENTS: EventForms = EVENTS | {"bonus-kept": ({"seat", "bonus"}, "all", False, False)}
"""In Super Nest all bonus tiles lie open."""

SETTLED = ("effect-impossible", "effect-declined", "spied", "spied-aside", "token-laid", "cover-laid", "gift-given")
NEST: list[Document] = [{"tile": "t01", "at": [0, 0], "facing": "n"}]
NEST_TOO: list[Document] = [{"tile": "t02", "at": [5, 0], "facing": "w"}]
IDS = {*TILES, *(tile["id"] for tile in OTHER_BOX["tiles"])}


@pytest.fixture(scope="module")
def process() -> Iterator[Process]:
    process = Process()
    yield process
    process.end()


class BowerOnlooker(Onlooker):
    """What a seat, or a spectator, makes of the events addressed to it.

    A draw is told to the two players; a spectator sees it on the table.
    """

    fields = (
        *("display", "hands", "nests", "kept", "known", "gift", "out", "eggs", "aside", "pile_size", "first"),
        *("bonus_pile_size", "bonus_discards", "pending", "variant"),
    )

    def hear(self, event: Document) -> None:
        """Change the picture by one event."""
        t, args = self.table, event["args"]
        seat = args.get("seat")
        if event["id"] in (*SETTLED, "double-turn", "tile-discarded"):
            t["pending"] = None
        match event["id"]:
            case "tile-taken":
                t["display"].remove(args["tile"])
                self.hold(seat, args["tile"], 1)
            case "display-refilled":
                t["display"] += args["tiles"]
                t["pile_size"] -= len(args["tiles"])
            case "tile-played":
                self.place(seat, "tile", args)
                if args["gift"]:
                    assert t["gift"] == {"seat": seat, "tile": args["tile"]}
                    t["gift"] = None
                else:
                    self.hold(seat, args["tile"], -1)
            case "no-room" if args["lost"] is not None:
                assert t["gift"] == {"seat": seat, "tile": args["lost"]}
                t["out"].append(args["lost"])
                t["gift"] = None
            case "bonus-reshuffled":
                t["bonus_pile_size"] += args["count"]
                assert self.seat is None or t["bonus_discards"] == args["count"]
                t["bonus_discards"] = 0
            case "bonus-drawn":
                t["bonus_pile_size"] -= len(args["bonuses"])
                t["pending"] = {"drawn": args["bonuses"]}
            case "bonus-drawn-hidden":
                t["bonus_pile_size"] -= args["count"]
                t["pending"] = {"drawn": args["count"]}
            case "bonus-kept":
                self.keep(seat, args["bonus"])
            case "spied":
                t["known"][seat]["columns"] = sorted([*t["known"][seat]["columns"], args["column"]])
            case "egg-seen":
                assert t["eggs"][args["column"]] is None
                t["eggs"][args["column"]] = args["egg"]
            case "spied-aside":
                t["known"][seat]["aside"] = True
            case "aside-seen":
                t["aside"] = args["eggs"]
            case "token-laid":
                more = {name: args[name] for name in ("object", "along") if args[name] is not None}
                t["nests"][args["nest"]].append({"token": args["token"], "at": args["at"], **more})
            case "cover-drawn":
                t["pile_size"] -= 1
                t["pending"] = {"effect": "cover", "tile": args["tile"]}
            case "cover-laid":
                self.place(seat, "cover", args)
            case "gift-given":
                t["display"].remove(args["tile"])
                t["gift"] = {"seat": args["to"], "tile": args["tile"]}
            case "tile-discarded":
                self.hold(seat, args["tile"], -1)
                t["out"].append(args["tile"])
            case "eggs-revealed":
                assert all(known in (None, egg) for known, egg in zip(t["eggs"], args["eggs"], strict=True))
                t["eggs"], t["aside"] = args["eggs"], args["aside"]

    def hold(self, seat: int, tile: Any, change: int) -> None:
        """A hand gets or loses a tile."""
        if seat != self.seat:
            self.table["hands"][seat] += change
        elif change > 0:
            self.table["hands"][seat].append(tile)
        else:
            self.table["hands"][seat].remove(tile)

    def place(self, seat: int, kind: str, args: Document) -> None:
        """A nest gets a tile or a cover."""
        self.table["nests"][seat].append({kind: args["tile"], "at": args["at"], "facing": args["facing"]})

    def keep(self, seat: int, bonus: str) -> None:
        """A bonus tile is kept, the others drawn are discarded; in Super Nest it lay open."""
        t = self.table
        t["kept"][seat].append(bonus)
        if t["variant"] == "super":
            t["bonus_pile_size"] -= 1
        elif self.seat is not None:
            drawn = t["pending"]["drawn"]
            assert drawn if isinstance(drawn, int) else bonus in drawn
            t["bonus_discards"] += (drawn if isinstance(drawn, int) else len(drawn)) - 1
        if bonus in NEST_BONUSES:
            self.hold(seat, bonus, 1)
        t["pending"] = None if bonus in NEST_BONUSES or bonus.startswith("egg-") else {"effect": bonus}

    def check(self, view: Document) -> None:
        if self.seat is None:  # nobody tells a spectator of a draw
            for field in ("bonus_pile_size", "bonus_discards", "pending"):
                self.table[field] = view[field]
        super().check(view)


def is_tile(value: Any) -> bool:
    return value in NEST_BONUSES or value in IDS


class BowerClient(Client):
    """Plays one game of Bower."""

    game = "bower"
    phases = BOWER_PHASES
    onlooker = BowerOnlooker
    hasty = ("decline",)

    def __init__(self, process: Any, variant: str, options: Document, seed: int) -> None:
        self.events = SUPER_EVENTS if variant == "super" else EVENTS
        super().__init__(process, 2, variant, options, seed)

    def check_argument(self, event: Document, name: str, value: Any) -> None:
        rows = 5 if self.variant == "super" else 4
        match name:
            case "tile":
                assert is_tile(value)
            case "lost":
                assert value is None or is_tile(value)
            case "tiles":
                assert 1 <= len(value) <= 2
                assert all(map(is_tile, value))
            case "at":
                assert 0 <= value[0] < 6
                assert 0 <= value[1] < rows
                assert [type(number) for number in value] == [int, int]
            case "facing":
                assert value in ("n", "e", "s", "w")
            case "first" | "gift":
                assert isinstance(value, bool)
            case "columns":
                assert value == sorted(set(value) & set(range(6)))
            case "groups":
                assert value == [material for material in MATERIALS if material in value]
                assert value or event["args"]["columns"]
            case "bonus":
                assert value in BONUSES
            case "bonuses":
                assert 1 <= len(value) <= 3
                assert set(value) <= set(BONUSES)
            case "column":
                assert value in range(6)
                assert value % 2 != event["args"]["seat"]
            case "egg":
                assert value in EGGS
            case "eggs" if event["id"] == "over":
                assert [type(number) for number in value] == [int, int]
            case "eggs" | "aside":
                assert set(value) <= set(EGGS)
            case "token":
                assert value in TOKENS
            case "object":
                assert (value is not None) == (event["args"]["token"] == "x")
                assert value is None or value in OBJECTS[:8]
            case "along":
                assert (value is not None) == (event["args"]["token"] == "branch")
                assert value in (None, "row", "column")
            case "nest" | "to":
                assert value in (0, 1)
                assert name == "nest" or value != event["args"]["seat"]
            case "count":
                assert type(value) is int
                assert value > 0
            case "winners":
                assert value in ([0], [1], [0, 1])
            case "by":
                assert value in ("eggs", "coloured-shells", "shells", "shared")
            case _:
                raise AssertionError(f"an argument {name} of {event['id']}")


every_configuration = pytest.mark.parametrize(
    ("variant", "options"), BOWER_CONFIGURATIONS, ids=["standard", "standard-fair", "super", "super-fair"]
)


@every_configuration
def test_games_from_the_first_pick_to_the_result(process: Process, variant: str, options: Document) -> None:
    seen: set[str] = set()
    for seed in (1, 2, 3):
        client = BowerClient(process, variant, options, seed)
        result = client.play()
        seen |= client.seen
        table = client.position()
        assert table["turns_played"] == ([15, 15] if variant == "super" else [12, 12])
        most = [seat for seat in (0, 1) if result["eggs"][seat] == max(result["eggs"])]
        assert set(result["winners"]) <= set(most)
        assert result["by"] != "eggs" or result["winners"] == most
        client.check_record(seed, result)
    assert seen >= {"setup", "take", "play", "bonus", "keep", "effect"}


@every_configuration
@pytest.mark.parametrize("after", [0, 1, 9, 30, 55])
def test_a_game_can_be_carried_on_from_its_record_or_position(
    process: Process, variant: str, options: Document, after: int
) -> None:
    client = BowerClient(process, variant, options, 4 + after)
    for _ in range(after):
        if client.to_move["phase"] != "over":
            client.apply(action=client.choose(client.legal()))
    carry_on(client, random.Random(after))


@pytest.mark.parametrize("phase", ["bonus", "keep", "effect", "discard"])
def test_a_game_can_be_carried_on_from_the_middle_of_a_turn(process: Process, phase: str) -> None:
    carried = 0
    for seed in range(40):
        client = BowerClient(process, "standard", {"components": OTHER_BOX}, seed)
        while client.to_move["phase"] not in (phase, "over"):
            legal = client.legal()
            keeps = [action for action in legal if action.get("bonus") == "discard"]
            uses = [action for action in legal if action["do"] == "use"]
            client.apply(action=(keeps or uses or [client.choose(legal)])[0])
        if client.to_move["phase"] == phase:
            carry_on(client, random.Random(seed))
            carried += 1
        else:
            client.get("close")
        if carried == 2:
            break
    assert carried == 2


def test_every_event_is_told() -> None:
    """Everything that can happen happens somewhere, and is told as the protocol says; many gems bring many bonuses."""
    rare = {"effect-impossible"}
    heard: set[str] = set()
    seen: set[str] = set()
    for seed in range(60):
        client = BowerClient(Talk(), "standard", {"components": OTHER_BOX}, seed)
        while client.to_move["phase"] != "over":
            seen.add(client.to_move["phase"])
            client.apply(action=client.choose(client.legal()))
        heard |= client.heard
        if heard | rare == EVENTS.keys():
            break
    assert heard | rare == EVENTS.keys()
    assert {*seen, "over"} == set(BOWER_PHASES)


def test_an_effect_that_is_impossible_is_told() -> None:
    talk = Talk()
    position = bower_moment("keep") | {"pending": {"drawn": ["double-turn"]}, "bonus_pile": None}
    position |= {"turns_played": [11, 11], "bonus_discards": [], "kept": [[], []], "nests": [NEST, NEST_TOO]}
    position |= {"hands": [[], []], "pile": None, "gift": None, "double": None, "out": [], "display": list(TILES[-3:])}
    talk.set_up(position)
    events = talk.get("apply", action={"do": "keep", "bonus": "double-turn"})["events"]
    seat = position["seat"]
    assert [(event["id"], event["args"]) for event in events] == [
        ("bonus-kept", {"seat": seat, "bonus": "double-turn"}),
        ("effect-impossible", {"seat": seat, "bonus": "double-turn"}),
    ]
    client = BowerClient(talk, "standard", {}, 1)
    for event in events:
        client.check_event(event)
