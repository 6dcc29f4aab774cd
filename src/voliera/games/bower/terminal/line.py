"""A typed line of Bower taken apart: squares, numbers, arrows and words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from voliera.games.bower.terminal import places
from voliera.games.bower.terminal.nest import Place
from voliera.games.bower.terminal.words import command_of
from voliera.languages import Language

FACINGS = {">": "e", "→": "e", "<": "w", "←": "w", "^": "s", "↑": "s", "v": "n", "↓": "n"}
"""Where the second square lies from the first, as players see their own nest: the board is above it."""
LONGEST_NUMBER = 3
TOO_LARGE = 999
"""Stands for any number beyond all that can be chosen."""
ALONG = {"-": "along-row", "–": "along-row", "|": "along-column"}
_TOKEN = re.compile(
    r"\d[^\W\d_](?![^\W\d_])|\d+|[✿ƒ*/][^\W\d_]?|[<>^↑↓←→|–-]|[^\W\d_]+"
    r"|(?P<space>[\s,;.:+&()]+)|(?P<other>.)"
)


@dataclass(frozen=True)
class Token:
    """One part of a line: a square (in the far nest or not), a number, a facing, a command, or just a word."""

    text: str
    square: Place | None = None
    far: bool = False
    number: int | None = None
    facing: str | None = None
    command: str | None = None


def tokens(text: str, rows: int, language: Language) -> list[Token] | None:
    """The parts of a line; None where something else is in it."""
    found: list[Token] = []
    for match in _TOKEN.finditer(text):
        if match["other"]:
            return None
        if match["space"]:
            continue
        found += _read(match.group(), rows, language)
    return found


def words_of(typed: Sequence[Token]) -> list[str]:
    """The parts as they were typed, without dashes between them."""
    return [token.text for token in typed if token.text not in ALONG]


def _read(text: str, rows: int, language: Language) -> list[Token]:
    if text[0].isdecimal() and not text.isdecimal():
        place = places.square(text, rows, language)
        if place is not None:
            return [Token(text, square=place[1], far=place[0])]
        return [*_read(text[0], rows, language), *_read(text[1:], rows, language)]
    if text.isdecimal():
        return [Token(text, number=int(text) if len(text) <= LONGEST_NUMBER else TOO_LARGE)]
    if text in FACINGS:
        return [Token(text, facing=FACINGS[text])]
    if text in ALONG:
        return [Token(text, command=ALONG[text])]
    return [Token(text, command=command_of(text, language))]
