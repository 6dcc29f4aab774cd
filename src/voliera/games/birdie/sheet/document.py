"""A Birdie sheet as typed data: read from documents, written back in one form, its cards counted (B-C1, B-S2, B-S4)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from voliera.documents import SHEET_FORMAT, Document
from voliera.errors import GameError
from voliera.games.birdie.border.documents import VARIANTS
from voliera.games.birdie.border.game import BIRDIE
from voliera.games.birdie.rules.box import CARD_NUMBERS, COPIES, DECK, HALF
from voliera.games.birdie.sheet.shorthand import read_cards
from voliera.games.birdie.sheet.written import Written, read_boxes, read_written, wrong
from voliera.sheet.slip import Slip

ROUNDS = 2
PLAYERS = (2, 4)


class _Scoring(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    drawn: list[str] | str = msgspec.field(default_factory=list)
    actions: list[dict[str, Any]] | None = None
    boxes: dict[str, int] | None = None


class _Round(msgspec.Struct, forbid_unknown_fields=True):
    pass_order: list[int] = msgspec.field(default_factory=list)
    lines: list[list[str] | str | None] | None = None
    hands: list[list[str] | str | None] | None = None
    scorings: list[_Scoring] | None = None
    written: list[dict[str, Any] | None] | None = None


class _Sheet(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    game: str
    players: int | None = None
    variant: str = VARIANTS[0]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    names: list[str] = msgspec.field(default_factory=list)
    rounds: list[_Round] = msgspec.field(default_factory=list)


@dataclass
class Scoring:
    """How a seat scored: the cards its Robins drew, and its actions; None stands for the best play.

    Or, in place of actions, the boxes that it announced.
    """

    seat: int
    drawn: list[str] = field(default_factory=list)
    actions: list[Document] | None = None
    boxes: dict[str, int] | None = None

    def document(self) -> Document:
        """The canonical document."""
        told: Document = {"seat": self.seat, "drawn": self.drawn, "actions": self.actions}
        return told if self.boxes is None else {**told, "boxes": self.boxes}


@dataclass
class Round:
    """One round: None where a line or a hand has not been told; scorings in the order of passing."""

    pass_order: list[int]
    lines: list[list[str] | None]
    hands: list[list[str] | None]
    scorings: list[Scoring]
    written: list[Written | None] = field(default_factory=list)
    """What stands on the boards of those who told no line."""

    def written_by(self, seat: int) -> Written | None:
        """What the seat wrote without telling its line, if it did."""
        return self.written[seat] if seat < len(self.written) else None

    def scoring_of(self, seat: int) -> Scoring | None:
        """How the seat scored, if that has been told."""
        return next((scoring for scoring in self.scorings if scoring.seat == seat), None)

    def places(self) -> Iterator[tuple[str, int, list[str]]]:
        """Every list of cards with its name and seat: lines, hands, and what Robins drew."""
        for seat, line in enumerate(self.lines):
            yield "lines", seat, line or []
        for seat, hand in enumerate(self.hands):
            yield "hands", seat, hand or []
        for scoring in self.scorings:
            yield "drawn", scoring.seat, scoring.drawn


@dataclass
class BirdieSheet:
    """A whole sheet; players is None as long as nobody has said how many there are."""

    players: int | None
    variant: str
    options: Document
    names: list[str]
    rounds: list[Round]

    @property
    def flap_boxes(self) -> int:
        """How many flap boxes the boards have (B-C3)."""
        return len(BIRDIE.components(self.options)["flap"])

    def document(self) -> Document:
        """The canonical document."""
        rounds = [
            {
                "pass_order": one.pass_order,
                "lines": one.lines,
                "hands": one.hands,
                "scorings": [scoring.document() for scoring in one.scorings],
                **({"written": [w.document() if w else None for w in one.written]} if any(one.written) else {}),
            }
            for one in self.rounds
        ]
        head: Document = {"format": SHEET_FORMAT, "game": "birdie"}
        if self.players is not None:
            head["players"] = self.players
        return head | {"variant": self.variant, "options": self.options, "names": self.names, "rounds": rounds}


def read_sheet(document: Document, last: tuple[int, str, int] | None = None) -> BirdieSheet:
    """A sheet document as data; GameError `bad_request` with the place where it is not one (`last`: `check_cards`)."""
    try:
        read = msgspec.convert(document, _Sheet)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at `$")
        raise GameError("bad_request", f"sheet{path.removesuffix('`')}: {what}") from None
    if read.players is None:
        if read.rounds:
            raise wrong("players", "say how many play")
    elif not PLAYERS[0] <= read.players <= PLAYERS[1]:
        raise wrong("players", f"2 to 4 play Birdie, found {read.players}", "B-C4")
    if read.variant not in VARIANTS:
        raise wrong("variant", f"expected one of {', '.join(VARIANTS)}; found {read.variant!r:.40}")
    if len(read.rounds) > ROUNDS:
        raise wrong("rounds", f"a game has two rounds, found {len(read.rounds)}")
    rounds = [_round(one, f"rounds[{i}]", read.players or 0) for i, one in enumerate(read.rounds)]
    sheet = BirdieSheet(read.players, read.variant, read.options, read.names, rounds)
    check_cards(sheet, last)
    return sheet


def _round(read: _Round, place: str, players: int) -> Round:
    order = read.pass_order
    if order and sorted(order) != list(range(players)):
        raise wrong(f"{place}.pass_order", f"every seat from 0 to {players - 1} once, found {order}", "B-T7")
    lines = _lists(read.lines, f"{place}.lines", players, None)
    hands = _lists(read.hands, f"{place}.hands", players, [])
    written = read_written(read.written, f"{place}.written", players)
    if read.scorings is None:
        return Round(order, lines, hands, [Scoring(seat) for seat in order if lines[seat] is not None], written)
    scorings = {}
    for i, one in enumerate(read.scorings):
        at = f"{place}.scorings[{i}]"
        if one.seat not in order or one.seat in scorings:
            raise wrong(f"{at}.seat", f"each seat of the pass order once, found {one.seat}", "B-P1")
        if lines[one.seat] is None:
            raise wrong(f"{at}.seat", f"the line of seat {one.seat} is not told", "B-P2")
        boxes = None if one.boxes is None else read_boxes(one.boxes, f"{at}.boxes")
        scorings[one.seat] = Scoring(one.seat, _cards(one.drawn, f"{at}.drawn"), one.actions, boxes)
    return Round(order, lines, hands, [scorings[seat] for seat in order if seat in scorings], written)


def _lists(
    given: list[list[str] | str | None] | None, place: str, players: int, left_out: list[str] | None
) -> list[list[str] | None]:
    """Cards per seat; a list that is left out altogether stands for the same for everybody."""
    if given is None:
        return [None if left_out is None else list(left_out) for _ in range(players)]
    if len(given) != players:
        raise wrong(place, f"one entry per player ({players}) is needed, found {len(given)}")
    return [None if cards is None else _cards(cards, f"{place}[{seat}]") for seat, cards in enumerate(given)]


def _cards(given: list[str] | str, place: str) -> list[str]:
    """Protocol names, or one text of short codes."""
    if isinstance(given, str):
        try:
            return [typed.card for typed in read_cards(given)]
        except Slip as slip:
            raise GameError("bad_request", f"sheet.{place}:\n{slip.message}", facts=slip.facts) from None
    for i, card in enumerate(given):
        if card not in CARD_NUMBERS:
            raise wrong(f"{place}[{i}]", f"a card such as robin-spring, found {card!r:.40}")
    return list(given)


def check_cards(sheet: BirdieSheet, last: tuple[int, str, int] | None = None) -> None:
    """No fifth copy (B-C1), none of round 1 again with two players (B-S2), not more cards than a round has.

    `last` is the list that was entered last (round, `lines`, `hands` or `drawn`, seat), so that the card which is one
    too many is found there.
    """
    players = sheet.players or 0
    copies: Counter[str] = Counter()
    first_half: Counter[str] = Counter()
    for number, one in enumerate(sheet.rounds):
        if players > 2:
            copies.clear()
        first_half = copies.copy()
        dealt = HALF if players == 2 else DECK
        room = dealt - players + sum(len(scoring.drawn) for scoring in one.scorings)
        total = 0
        places = sorted(one.places(), key=lambda place: (number, *place[:2]) == last)
        for kind, seat, cards in places:
            for i, card in enumerate(cards):
                copies[card] += 1
                total += 1
                where: dict[str, Any] = {"kind": kind, "seat": seat, "index": i, "card": card}
                place = f"rounds[{number}].{kind}[{seat}][{i}]"
                if copies[card] > COPIES:
                    fault = "again" if first_half[card] else "copies"
                    why = f"a fifth {card}" + (f", {first_half[card]} of them in round 1" if first_half[card] else "")
                    raise wrong(
                        place,
                        why,
                        "B-S2" if first_half[card] else "B-C1",
                        **where,
                        fault=fault,
                        before=first_half[card],
                    )
                if total > room:
                    rule = "B-S2" if players == 2 else "B-S4"
                    why = f"card {total} of a round that has {room} beside those under Stop"
                    raise wrong(place, why, rule, **where, fault="many", room=room)
        _check_draws(one, number, players)


def _check_draws(one: Round, number: int, players: int) -> None:
    if sum(len(scoring.drawn) for scoring in one.scorings) > players:
        raise wrong(f"rounds[{number}].scorings", f"{players} cards lie under Stop", "B-A3", fault="stop")
