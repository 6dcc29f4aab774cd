"""The words and letters of Birdie that a person may type: commands, and the birds and seasons by name or letters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from voliera.games.birdie.rules.box import BIRDS, FEATURES
from voliera.languages import FALLBACK, Language
from voliera.terminal.words import ALWAYS, folded

COMMANDS = (
    *ALWAYS,
    "pass",
    "take",
    "lay",
    "set",
    "ok",
    "done",
    "write",
    "keep",
    "stop",
    "end",
    "woodpecker",
    "robin",
    "pigeon",
    "owl",
    "insert",
    "remove",
)


@cache
def _vocabulary(code: str) -> dict[str, str]:
    own, english = Language(code), Language(FALLBACK)
    words: dict[str, str] = {}
    for language in (english, own):
        for command in COMMANDS:
            words |= {folded(word): command for word in language.say(f"word-{command}").split()}
        for bird in BIRDS:
            words |= {folded(word): bird for word in _spellings(bird, language)}
    return words


def command_of(word: str, language: Language) -> str | None:
    """The command behind a word, or None."""
    return _vocabulary(language.code).get(folded(word))


def feature_of(word: str, language: Language, among: Sequence[str] = FEATURES) -> str | None:
    """The bird or season that a word names or begins, of those in question; None where none or several fit."""
    wanted = folded(word)
    for speaks in (language, Language(FALLBACK)):
        exact = [feature for feature in among if wanted in map(folded, _spellings(feature, speaks))]
        begun = [
            feature
            for feature in among
            if any(folded(spelling).startswith(wanted) for spelling in _spellings(feature, speaks))
        ]
        for found in (exact, begun):
            if len(found) == 1:
                return found[0]
    return None


def _spellings(feature: str, language: Language) -> list[str]:
    return [language.say(f"{feature}.code"), language.say(feature), language.say(f"{feature}.short")]
