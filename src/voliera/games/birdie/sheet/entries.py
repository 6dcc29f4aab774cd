"""Entering a Birdie sheet piece by piece: each function gives a new document, and `before` takes the last piece back.

The order is that of the table: players, variant and names; who passed; then, for each seat in that order, its line,
its hand, and its scoring, which may come in parts.
"""

from copy import deepcopy
from typing import Any

from voliera.documents import SHEET_FORMAT, Document
from voliera.games.birdie.sheet.best import ROBIN
from voliera.games.birdie.sheet.document import BirdieSheet, read_sheet

HEADING = ("players", "variant", "names")
"""What is asked for before the first round, in this order."""


def new_document() -> Document:
    """A sheet of which nothing is told."""
    return {"format": SHEET_FORMAT, "game": "birdie"}


def with_heading(document: Document, field: str, value: Any) -> Document:
    """The document with the number of players, the variant or the names."""
    return {**document, field: value}


def with_pass_order(document: Document, order: list[int]) -> Document:
    """A new round, in which the seats passed in this order (B-T7)."""
    nothing: list[None] = [None] * len(order)
    told = {"pass_order": list(order), "lines": nothing, "hands": list(nothing), "scorings": []}
    return {**document, "rounds": [*document.get("rounds", []), told]}


def with_cards(document: Document, kind: str, seat: int, cards: list[str]) -> Document:
    """The document with the `lines` or `hands` of a seat in its last round; GameError where a card is too many."""
    changed = deepcopy(document)
    changed["rounds"][-1][kind][seat] = list(cards)
    return _checked(changed, kind, seat)


def with_drawn(document: Document, seat: int, card: str) -> Document:
    """The document with the card that the seat's Robin has drawn (B-A3)."""
    changed = deepcopy(document)
    _scoring(changed, seat)["drawn"].append(card)
    return _checked(changed, "drawn", seat)


def with_actions(document: Document, seat: int, actions: list[Document]) -> Document:
    """The document with further actions of the seat that scores; whether they are legal is for the rules."""
    changed = deepcopy(document)
    _scoring(changed, seat)["actions"].extend(actions)
    return changed


def copies_of(sheet: BirdieSheet, card: str) -> list[tuple[int, str, int]]:
    """Where the copies of a card are, one entry each: round, `lines`, `hands` or `drawn`, seat."""
    return [
        (number, kind, seat)
        for number, one in enumerate(sheet.rounds)
        for kind, seat, cards in one.places()
        for other in cards
        if other == card
    ]


def before(document: Document) -> Document | None:
    """The document without its last entry; None if there is nothing in it."""
    changed = deepcopy(document)
    rounds = changed.get("rounds") or []
    if rounds:
        if not _take_back(rounds[-1]):
            rounds.pop()
        return changed
    for field in reversed(HEADING):
        if field in changed:
            del changed[field]
            return changed
    return None


def _checked(document: Document, kind: str, seat: int) -> Document:
    """The document, if its cards can all be there; the card that is one too many is looked for in the new ones."""
    read_sheet(document, last=(len(document["rounds"]) - 1, kind, seat))
    return document


def _scoring(document: Document, seat: int) -> Document:
    """The seat's scoring in the last round, begun if need be."""
    scorings: list[Document] = document["rounds"][-1]["scorings"]
    if not scorings or scorings[-1]["seat"] != seat:
        scorings.append({"seat": seat, "drawn": [], "actions": []})
    last = scorings[-1]
    if last["actions"] is None:
        last["actions"] = []
    return last


def _take_back(told: Document) -> bool:
    """Take the last entry out of a round; False if the round itself was the last entry."""
    for seat in reversed(told["pass_order"]):
        scoring = next((one for one in told["scorings"] if one["seat"] == seat), None)
        if scoring is not None:
            if not _shorten(scoring):
                told["scorings"].remove(scoring)
            return True
        for kind in ("hands", "lines"):
            if told[kind][seat] is not None:
                told[kind][seat] = None
                return True
    return False


def _shorten(scoring: Document) -> bool:
    """Take the last card or action out of a scoring; False if nothing is left of it."""
    actions = scoring["actions"] or []
    told = len(scoring["drawn"]) >= actions.count(ROBIN)
    if told and actions and actions[-1] == ROBIN:
        scoring["drawn"].pop()
    elif actions:
        actions.pop()
    return bool(actions)
