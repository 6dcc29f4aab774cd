"""Keys of a turn (B-T1 to B-T5): `2` takes, `13` and `1a3b` lay with the bottom card first, `p` passes."""

from __future__ import annotations

import re
from collections.abc import Sequence

from voliera.documents import Document
from voliera.games.birdie.terminal.words import command_of
from voliera.languages import Language
from voliera.terminal.refusal import InputRefused
from voliera.terminal.words import LATIN, folded, hand_keys

_SEPARATORS = re.compile(r"[\s,;+./]+")
_WORD = re.compile(r"[^\W\d_]+")
NEEDED = 2
"""Display cards that a laying turn takes (B-T2)."""


def actions(text: str, view: Document, legal: Sequence[Document], language: Language) -> list[Document]:
    """The actions of one line; empty where it is not understood."""
    whole = command_of(text, language)
    if whole == "pass":
        return _only({"do": "pass"}, legal)
    if whole in ("ok", "done"):
        return _only({"do": "done"}, legal)
    if whole in ("write", "keep", "stop", "end", "set", "remove", "insert") or re.fullmatch(
        r"\d+\s*[-–>]\s*\d+.*", text
    ):
        raise InputRefused("error-line-hidden", "B-T6")
    keys = _SEPARATORS.sub("", text)
    leading = _WORD.match(keys)
    command = command_of(leading.group(), language) if leading else None
    if leading and command in ("take", "lay"):
        rest = keys[leading.end() :]
        if not rest:
            raise InputRefused("error-which-card", "B-T1" if command == "take" else "B-T2")
        one_card = re.fullmatch(r"\d", rest) is not None
        in_hand = _hand_index(leading.group()[0], len(view["hands"][view["seat"]]), language) is not None
        if len(leading.group()) > 1 or not in_hand or (command == "take" and one_card):
            if command == "take" and not one_card:
                raise InputRefused("error-take-one", "B-T1")
            keys = rest
    if re.fullmatch(r"\d", keys):
        return _take(int(keys), view)
    return _lay(keys, view, language)


def _only(action: Document, legal: Sequence[Document]) -> list[Document]:
    if action in legal:
        return [action]
    raise InputRefused("error-lay-first" if action["do"] == "pass" else "error-lay-two", "B-T2")


def _open_card(number: int, view: Document) -> str:
    display: list[str] = view["display"]
    if not display:
        raise InputRefused("error-display-empty", "B-T5")
    if not 1 <= number <= len(display):
        raise InputRefused("error-no-display-card", "B-T1", number=number, count=len(display))
    return display[number - 1]


def _take(number: int, view: Document) -> list[Document]:
    card = _open_card(number, view)
    if view["phase"] == "laying":
        return _lay_cards([{"do": "lay", "card": card, "from": "display"}], view)
    return [{"do": "take", "card": card}]


def _lay(keys: str, view: Document, language: Language) -> list[Document]:
    """`1a3b`: digits are display cards, letters are hand cards, each once."""
    hand: list[str] = view["hands"][view["seat"]]
    steps: list[Document] = []
    seen: set[tuple[str, int]] = set()
    for key in keys:
        if key.isdecimal():
            number = int(key)
            card, place = _open_card(number, view), ("display", number)
        else:
            index = _hand_index(key, len(hand), language)
            if index is None:
                return _not_understood(key, keys, hand, language)
            card, place = hand[index], ("hand", index)
        if place in seen:
            raise InputRefused("error-card-twice", "B-T2", key=key)
        seen.add(place)
        steps.append({"do": "lay", "card": card, "from": place[0]})
    return _lay_cards(steps, view)


def _lay_cards(steps: list[Document], view: Document) -> list[Document]:
    laid = view["laying"]["cards"] if view.get("laying") else []
    opened = sum(card["from"] == "display" for card in [*laid, *steps])
    if opened < NEEDED and len(view["display"]) + sum(card["from"] == "display" for card in laid) < NEEDED:
        raise InputRefused("error-display-short", "B-T5", count=len(view["display"]))
    if opened != NEEDED:
        raise InputRefused("error-lay-two", "B-T2")
    return [*steps, {"do": "done"}]


def _hand_index(key: str, count: int, language: Language) -> int | None:
    """The place in the hand of a letter, of the language's alphabet or of the Latin one."""
    for letters in (hand_keys(language), LATIN):
        for letter in (key, folded(key)):
            if 0 <= letters.find(letter) < count:
                return letters.index(letter)
    return None


def _not_understood(key: str, keys: str, hand: list[str], language: Language) -> list[Document]:
    """A letter beyond the hand is a slip in a laying turn, and a word we do not know otherwise."""
    if key.isalpha() and any(c.isdecimal() for c in keys):
        letters = hand_keys(language)
        last = letters[len(hand) - 1] if hand else ""
        raise InputRefused("error-no-hand-card", "B-T2", key=key, count=len(hand), last=last)
    return []
