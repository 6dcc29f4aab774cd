"""The words a person may type. Every language has its own; the English ones work everywhere."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache

from voliera.languages import FALLBACK, Language

ALWAYS = ("help", "undo", "save", "quit", "rule", "resign")
"""The commands of every table. Each has a message `word-…`: the words for it with spaces between, the one that is
shown first; so have the commands that a game adds."""

LATIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def folded(text: str) -> str:
    """Small letters without accents, so that `otono` is otoño and `ВЕСНА` is весна."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in plain if not unicodedata.combining(c))


def says(answer: str, word: str, language: Language) -> bool:
    """Whether an answer is `yes`, `no`, `back`, … in this language or in English."""
    spoken = f"{Language(FALLBACK).say(f'word-{word}')} {language.say(f'word-{word}')}"
    return folded(answer) in folded(spoken).split()


@cache
def vocabulary(code: str, commands: Sequence[str]) -> dict[str, str]:
    """The commands behind words: English ones first, so that the language's own have the last say."""
    words: dict[str, str] = {}
    for language in (Language(FALLBACK), Language(code)):
        for command in (*ALWAYS, *commands):
            words |= {folded(word): command for word in language.say(f"word-{command}").split()}
    return words


def hand_keys(language: Language) -> str:
    """The letters of the language's alphabet, small and large, under which things are shown."""
    own = language.say("hand-keys")
    return own + own.upper()
