"""The words of Bower that a person may type: commands, and objects and eggs by kind and colour."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from voliera.games.bower.rules.box import COLOURS
from voliera.games.bower.terminal.glyphs import FEATHER, FLOWER
from voliera.languages import FALLBACK, Language
from voliera.terminal.words import folded, vocabulary

COMMANDS = ("take", "ok", "keep", "turn", "bonus", "decline", "note", "along-row", "along-column")
SYMBOLS = {FLOWER: "flower", "*": "flower", FEATHER: "feather", "/": "feather"}


def command_of(word: str, language: Language) -> str | None:
    """The command behind a word, or None."""
    return vocabulary(language.code, COMMANDS).get(folded(word))


def objects_of(words: Sequence[str], among: Iterable[str], language: Language) -> list[str]:
    """Of the flowers and feathers in question, those that all these words fit: `red feather`, `f r`, `ƒr`."""
    return [name for name in among if all(_fits(word, name, language) for word in words)]


def _fits(word: str, name: str, language: Language) -> bool:
    """Whether a word begins a spelling of the object's kind or colour, or is its symbol with or without a letter."""
    kind, _, colour = name.partition("-")
    if word[:1] in SYMBOLS:
        return SYMBOLS[word[:1]] == kind and (len(word) == 1 or _fits_colour(word[1:], colour, language))
    wanted = folded(word)
    return any(folded(spelling).startswith(wanted) for spelling in _spellings(kind, language)) or _fits_colour(
        wanted, colour, language
    )


def _fits_colour(word: str, colour: str, language: Language) -> bool:
    wanted = folded(word)
    if wanted == folded(language.say(f"{colour}.letter")):
        return True
    letters = {folded(language.say(f"{other}.letter")) for other in COLOURS}
    return wanted not in letters and any(
        folded(spelling).startswith(wanted) for spelling in _spellings(colour, language)
    )


def _spellings(thing: str, language: Language) -> list[str]:
    """All the forms of a word that people may type, in the language and in English."""
    return [word for speaks in (language, Language(FALLBACK)) for word in speaks.say(f"{thing}.typed").split()]
