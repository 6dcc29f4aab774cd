"""Small tables of Birdie to test on: positions, actions and questions in few words.

A card is written with four letters, "RoSp" for the Robin in Spring; hands and lines are such codes with spaces between.
Whatever a test does not mention is empty, or dealt by the engine.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

import voliera
from voliera.documents import Document

BIRDS = ("robin", "owl", "pigeon", "woodpecker")
SEASONS = ("spring", "summer", "autumn", "winter")
BOXES = BIRDS + SEASONS
CARDS = {f"{bird[:2].title()}{season[:2].title()}": f"{bird}-{season}" for bird in BIRDS for season in SEASONS}
CODES = {name: code for code, name in CARDS.items()}

PASS: Document = {"do": "pass"}
DONE: Document = {"do": "done"}
WRITE: Document = {"do": "write"}
ROBIN: Document = {"do": "robin"}
KEEP: Document = {"do": "keep"}
PIGEON: Document = {"do": "pigeon"}
STOP: Document = {"do": "stop"}
END: Document = {"do": "end"}


def take(card: str) -> Document:
    """Take a display card (B-T1)."""
    return {"do": "take", "card": CARDS[card]}


def lay(card: str, source: str = "display") -> Document:
    """Lay one card in a laying turn (B-T2)."""
    return {"do": "lay", "card": CARDS[card], "from": source}


def declare(start: int, length: int, feature: str) -> Document:
    """Declare a set (B-P4)."""
    return {"do": "set", "start": start, "length": length, "feature": feature}


def drop(number: int) -> Document:
    """Give up a declared set with the Pigeon, in the standard game (B-A4)."""
    return {"do": "pigeon", "set": number}


def woodpecker(start: int, to: int) -> Document:
    """Move a card (B-A2)."""
    return {"do": "woodpecker", "from": start, "to": to}


def insert(at: int) -> Document:
    """Put the Robin's card into the line (B-A3)."""
    return {"do": "insert", "at": at}


def owl(box: str) -> Document:
    """Write with the Owl (B-A5)."""
    return {"do": "owl", "box": box}


def remove(at: int) -> Document:
    """Take a card out of the line, in the expert game (B-E2)."""
    return {"do": "remove", "at": at}


def choose(feature: str) -> Document:
    """Choose the feature of a set, in the expert game (B-E4)."""
    return {"do": "feature", "feature": feature}


def cards(codes: str) -> list[str]:
    """Card names from their codes."""
    return [CARDS[code] for code in codes.split()]


def codes(names: Sequence[str]) -> str:
    """Codes from card names."""
    return " ".join(CODES[name] for name in names)


@dataclass(frozen=True)
class Board:
    """What a player has: hand, personal deck (first card laid first), and what is written."""

    hand: str = ""
    line: str = ""
    boxes: Mapping[str, int] = field(default_factory=dict)
    flaps: int = 0
    uses: Mapping[str, int] = field(default_factory=dict)


def position(
    *boards: Board,
    phase: str,
    seat: int | None,
    variant: str = "standard",
    options: Document | None = None,
    round_no: int = 1,
    order: Sequence[int] = (),
    first_order: Sequence[int] | None = None,
    display: str = "",
    trophies: Mapping[str, int] | None = None,
    scoring: Document | None = None,
    **given: Any,
) -> Document:
    """A position document. `order` is the order of passing in this round, `first_order` that of round 1."""
    players = len(boards)
    worth = [2 * (players - 1 - i) for i in range(players)]
    passes: list[list[int | None]] = [[None, None] for _ in boards]
    for i, passer in enumerate(order):
        passes[passer][round_no - 1] = worth[i]
    if round_no == 2:
        for i, passer in enumerate(first_order or range(players)):
            passes[passer][0] = worth[i]
    return {
        "format": "voliera/position/1",
        "game": "birdie",
        "players": players,
        "variant": variant,
        "options": options or {},
        "round": round_no,
        "phase": phase,
        "seat": seat,
        "display": cards(display),
        "hands": [cards(board.hand) for board in boards],
        "lines": [cards(board.line) for board in boards],
        "laying": None,
        "boxes": [{box: board.boxes.get(box) for box in BOXES} for board in boards],
        "pass_points": passes,
        "pass_order": list(order),
        "flaps": [board.flaps for board in boards],
        "uses": [{bird: board.uses.get(bird, 0) for bird in BIRDS} for board in boards],
        "trophies": {bird: (trophies or {}).get(bird) for bird in BIRDS},
        "scoring": scoring,
        **given,
    }


def turn_table(
    *boards: Board,
    seat: int = 0,
    display: str = "RoSp OwSu PiAu WoWi",
    deck: str | None = None,
    under_stop: str | None = None,
    passed: Sequence[int] = (),
    seed: int = 1,
    **more: Any,
) -> voliera.Game:
    """A table at which it is a seat's turn; two players with empty hands if nothing else is said.

    A `deck` that is not given is dealt, as is what lies under Stop.
    """
    document = position(
        *(boards or (Board(), Board())),
        phase="turn",
        seat=seat,
        display=display,
        order=passed,
        deck=None if deck is None else cards(deck),
        under_stop=None if under_stop is None else cards(under_stop),
        **more,
    )
    return voliera.from_position(document, seed)


def scoring_table(
    line: str = "",
    hand: str = "",
    *,
    variant: str = "standard",
    boxes: Mapping[str, int] | None = None,
    flaps: int = 0,
    uses: Mapping[str, int] | None = None,
    others: Sequence[Board] = (Board(),),
    order: Sequence[int] | None = None,
    under_stop: str | None = None,
    seed: int = 1,
    **more: Any,
) -> voliera.Game:
    """A table at which everybody has passed and seat 0 begins to score; the other boards are seats 1, 2, ….

    `order` is the order of passing; seats before 0 in it have scored. Without it seat 0 is the first to score.
    """
    boards = (Board(hand, line, boxes or {}, flaps, uses or {}), *others)
    order = tuple(range(len(boards))) if order is None else order
    scored = list(order[: order.index(0)])
    document = position(
        *boards,
        phase="collapse" if variant == "expert" else "split",
        seat=0,
        variant=variant,
        order=order,
        scoring={"sets": [], "drawn": None, "gap": None, "set": None, "written": [], "scored": scored},
        **more,
    )
    document["under_stop"] = spare_cards(document, len(boards)) if under_stop is None else cards(under_stop)
    return voliera.from_position(document, seed)


def expert_table(line: str = "", hand: str = "", **more: Any) -> voliera.Game:
    """The same in the expert game."""
    return scoring_table(line, hand, variant="expert", **more)


def final_table(*boards: Board, order: Sequence[int] | None = None, **more: Any) -> voliera.Game:
    """A table at the end of the game."""
    order = tuple(range(len(boards))) if order is None else order
    document = position(*boards, phase="over", seat=None, round_no=2, order=order, **more)
    return voliera.from_position(document, 1)


def spare_cards(document: Document, count: int) -> list[str]:
    """Some cards of which not all copies lie on the table."""
    shown = Counter(card for pile in (document["display"], *document["hands"], *document["lines"]) for card in pile)
    spare = [card for card in reversed(CARDS.values()) for _ in range(4 - shown[card])]
    return spare[:count]


def play(game: voliera.Game, *actions: Document) -> list[Document]:
    """Play actions; returns the events."""
    return game.apply(list(actions))


def told(events: Sequence[Document], name: str) -> list[Document]:
    """The arguments of all events of one kind, in order."""
    return [event["args"] for event in events if event["id"] == name]


def refused(game: voliera.Game, action: Document) -> str | None:
    """The statement behind the refusal of an action that must be illegal here, and must change nothing."""
    before, legal = game.position(), game.legal()
    with pytest.raises(voliera.GameError) as caught:
        game.apply(action)
    assert caught.value.code == "illegal_action", caught.value.message
    assert caught.value.legal == legal
    assert action not in legal
    assert game.position() == before
    return caught.value.rule


def verbs(game: voliera.Game) -> set[str]:
    """The kinds of action that are legal."""
    return {action["do"] for action in game.legal()}


def places(game: voliera.Game, verb: str) -> list[int]:
    """The positions that are legal for `insert` or `remove`."""
    return [action["at"] for action in game.legal() if action["do"] == verb]


def owl_boxes(game: voliera.Game) -> set[str]:
    """The boxes that the Owl may write into."""
    return {action["box"] for action in game.legal() if action["do"] == "owl"}


def line(game: voliera.Game, seat: int = 0) -> str:
    """A player's line or personal deck, first card laid first."""
    return codes(game.position()["lines"][seat])


def hand(game: voliera.Game, seat: int = 0) -> str:
    """A player's hand, ordered by bird and season."""
    return codes(game.position()["hands"][seat])


def display(game: voliera.Game) -> str:
    """The display."""
    return codes(game.position()["display"])


def filled(game: voliera.Game, seat: int = 0) -> dict[str, int]:
    """The boxes that hold a number."""
    return {box: value for box, value in game.position()["boxes"][seat].items() if value is not None}


def flaps(game: voliera.Game, seat: int = 0) -> int:
    """Flap boxes marked."""
    marked: int = game.position()["flaps"][seat]
    return marked


def trophy(game: voliera.Game, bird: str) -> int | None:
    """Who holds a bird's trophy."""
    holder: int | None = game.position()["trophies"][bird]
    return holder
