"""What people type for the cards of Birdie.

A card is a bird and a season by two letters each, `ROsp`, in any of the four languages, with or without anything
between them, or by their names. For quick entry there is one key per card: a block of four rows and four columns of
the keyboard, birds in rows and seasons in columns, so that `1` is the Robin in Spring and `v` the Woodpecker in Winter.
"""

import unicodedata
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache

from voliera.games.birdie.rules.box import BIRDS, CARDS, FEATURES, SEASONS
from voliera.games.birdie.sheet.spellings import SPELLINGS
from voliera.sheet.slip import Slip, Typed

KEYPADS = {"": "1234qwerasdfzxcv", "ru": "1234йцукфываячсм"}
"""The keys of the sixteen cards, in their order; the Russian ones are the same keys of a Russian keyboard."""
CODE = 2
"""Letters of a bird or season in a code."""
LONGEST = 600
"""No line of cards is longer than this, however it is written."""


def keypad(code: str) -> str:
    """The sixteen keys as a keyboard of this language has them."""
    return KEYPADS.get(code, KEYPADS[""])


def plain(text: str) -> str:
    """Small letters without accents, as many as there were."""
    return "".join(unicodedata.normalize("NFKD", letter.casefold())[:1] or letter for letter in text)


@cache
def codes() -> dict[str, str]:
    """The two letters of every bird and season, in all four languages."""
    return {spelled[0]: feature for words in SPELLINGS.values() for feature, spelled in words.items()}


@cache
def names() -> dict[str, str]:
    """The names of birds and seasons: the protocol's, and those of all four languages."""
    found = {feature: feature for feature in FEATURES}
    for words in SPELLINGS.values():
        for feature, spelled in words.items():
            found.update(dict.fromkeys(spelled[1:], feature))
    return found


def read_cards(text: str, lang: str = "en") -> list[Typed]:
    """The cards that a text stands for, in their order; a Slip, which knows those before it, where it goes wrong.

    All languages are understood; `lang` is the one in which something similar is suggested.
    """
    if len(text) > LONGEST:
        raise Slip(text[:40], 39, 1, "long", f"at most {LONGEST} characters")
    cards: list[Typed] = []
    try:
        cards.extend(_cards(text, lang))
    except Slip as slip:
        slip.read = cards
        raise
    return cards


def _cards(text: str, lang: str) -> Iterator[Typed]:
    half: tuple[str, int] | None = None
    for at, chunk in _chunks(text):
        if half is None and _are_keys(text, at, chunk):
            for i, letter in enumerate(chunk, start=at):
                yield Typed(CARDS[_on_key(text, i, letter)], i, 1)
            continue
        for feature, start, length in _features(text, at, chunk, half[0] if half else None, lang):
            if half is None:
                half = feature, start
                continue
            one, begin = half
            card = f"{one}-{feature}" if one in BIRDS else f"{feature}-{one}"
            yield Typed(card, begin, start + length - begin)
            half = None
    if half is not None:
        missing = _other(half[0])
        raise Slip(text, len(text.rstrip()), 1, f"{missing}-missing", f"a {missing} is missing")


def _chunks(text: str) -> Iterator[tuple[int, str]]:
    """Runs of letters and digits, and where they begin; all else only separates."""
    start = 0
    for at in range(len(text) + 1):
        if at == len(text) or not text[at].isalnum():
            if start < at:
                yield start, text[start:at]
            start = at + 1


def _key(letter: str) -> int:
    """The place of a key in the block; -1 if it is none."""
    return max(keys.find(letter.casefold()) for keys in KEYPADS.values())


def _on_key(text: str, at: int, letter: str) -> int:
    """The number of the card on a key."""
    if _key(letter) < 0:
        raise Slip(text, at, 1, "key", f"no card is on this key; the keys are {KEYPADS['']}", found=letter)
    return _key(letter)


def _are_keys(text: str, at: int, chunk: str) -> bool:
    """Whether a chunk is meant as keys: more of it can be read so than as codes, whose capitals give them away."""
    keys = sum(_key(letter) >= 0 for letter in chunk)
    letters = sum(CODE for i in range(0, len(chunk), CODE) if plain(chunk[i : i + CODE]) in codes())
    mixed = chunk not in (chunk.lower(), chunk.upper())
    if keys == letters == len(chunk) and chunk == chunk.lower():
        why = "card codes or keys? Capitals for a code (CAve), spaces between keys (c a v e)"
        raise Slip(text, at, len(chunk), "both", why)
    if keys == len(chunk):
        return letters < keys
    return keys > letters and not mixed and plain(chunk) not in names()


def _features(text: str, at: int, chunk: str, half: str | None, lang: str) -> Iterator[tuple[str, int, int]]:
    """The birds and seasons of a chunk; `half` is the one before it that has no partner yet."""
    whole = names().get(plain(chunk))
    if whole and (chunk[1:] == chunk[1:].lower() or chunk == chunk.upper()):  # not "ЗиМа", which is two codes
        yield _expected(text, at, len(chunk), whole, half, lang)
        return
    for start in range(0, len(chunk), CODE):
        letters = chunk[start : start + CODE]
        feature = codes().get(plain(letters))
        found = _expected(text, at + start, len(letters), feature, half, lang)
        half = None if half else found[0]
        yield found


def _expected(
    text: str, at: int, length: int, feature: str | None, half: str | None, lang: str
) -> tuple[str, int, int]:
    """The feature, if one of its kind can stand here: beside a bird a season, beside a season a bird."""
    wanted = _other(half) if half else "bird"
    possible = {"bird": BIRDS, "season": SEASONS}[wanted] if half else FEATURES
    if feature is not None and feature in possible:
        return feature, at, length
    letters = text[at : at + length]
    possible = possible if half else BIRDS
    near = _near(letters, possible, lang) if feature is None else []
    hint = f"; did you mean {' or '.join(near)}?" if near else ""
    why = f"{letters!r} is no {wanted}: {', '.join(possible)}{hint}"
    raise Slip(text, at, length, wanted, why, found=letters, near=" ".join(near), nearby=len(near))


def _other(half: str) -> str:
    return "season" if half in BIRDS else "bird"


def _near(letters: str, possible: tuple[str, ...], lang: str) -> list[str]:
    """Features whose letters or name in a language look like what was typed."""
    spelled = SPELLINGS[lang]
    words = {word: feature for feature in possible for word in spelled[feature]}
    close = get_close_matches(plain(letters), words, n=4, cutoff=0.5)
    return list(dict.fromkeys(words[word] for word in close))[:2]
