"""How squares are called: the column's number and a letter for the row, `3b`.

Rows count from the board: the reader's from the front of the alphabet, those of the other nest from its end, so that
a name means one square of the two nests. The Latin letters work in every language.
"""

from __future__ import annotations

from voliera.games.bower.terminal.nest import COLUMNS, Place
from voliera.languages import Language
from voliera.terminal.words import LATIN, folded

SMALL_LATIN = LATIN[:26]


def row_letters(rows: int, language: Language, *, far: bool) -> str:
    """The letters of a nest's rows, from the board."""
    letters = language.say("hand-keys")
    return letters[::-1][:rows] if far else letters[:rows]


def name(place: Place, rows: int, language: Language, *, far: bool) -> str:
    """A square as it is shown."""
    return f"{place[0] + 1}{row_letters(rows, language, far=far)[place[1]]}"


def square(text: str, rows: int, language: Language) -> tuple[bool, Place] | None:
    """Whether it is in the far nest, and which square; None where no square is called so."""
    if len(text) != 2 or not text[0].isdecimal() or not 1 <= int(text[0]) <= COLUMNS:
        return None
    own = language.say("hand-keys")
    for letters in (own, SMALL_LATIN):
        for letter in (text[1].casefold(), folded(text[1])):
            for far in (False, True):
                row = (letters[::-1] if far else letters).find(letter)
                if 0 <= row < rows:
                    return far, (int(text[0]) - 1, row)
    return None
