"""The words and letters a person may type. Every language has its own; the English ones work everywhere."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache

from voliera.birdie.components import BIRDS, FEATURES
from voliera.languages import FALLBACK, Language

COMMANDS = (
    "help",
    "undo",
    "save",
    "quit",
    "rule",
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
"""Each has a message `word-…`: the words for it with spaces between, the one that is shown first."""


def folded(text: str) -> str:
    """Small letters without accents, so that `otono` is otoño and `ВЕСНА` is весна."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in plain if not unicodedata.combining(c))


def says(answer: str, word: str, language: Language) -> bool:
    """Whether an answer is `yes`, `no`, `back`, … in this language or in English."""
    spoken = f"{Language(FALLBACK).say(f'word-{word}')} {language.say(f'word-{word}')}"
    return folded(answer) in folded(spoken).split()


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
