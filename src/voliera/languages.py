"""The words of the house in four languages.

Every sentence a person reads is a Fluent message in `locales/<language>/<area>.ftl`. Messages may call functions of
ours, so that birds, cards, materials, objects and tiles stand in the right case and number without every sentence
listing them again; what is plural comes as ids with spaces between, and goes out as "a, b and c":

    { NAME($feature, case: "genitive") }     the attribute `.genitive` of `robin`, `straw`, …; without a case the name
    { NAMES($features, case: "genitive") }   the same for several
    { COUNTED($count, $feature) }            "3 Robins", "5 карт весны": the attribute `.counted`
    { CARDS($cards, case: "accusative") }    cards of Birdie: the message `card-accusative`
    { OBJECTS($objects) }                    objects of Bower, equal ones counted: "a yellow flower and 2 gems"
    { BONUSES($bonuses) }                    bonus tiles of Bower: the messages `bonus-…`
    { LIST($items) }                         what needs no words: "2, 3 and 5"
"""

from __future__ import annotations

import locale
import os
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Resource

from voliera.lexicon import Lexicon

LANGUAGES = ("en", "it", "es", "ru")
FALLBACK = "en"

_SPELLED_OUT = {"english": "en", "italian": "it", "spanish": "es", "russian": "ru"}
_NEUTRAL = {"", "c", "posix"}


def detect(environ: Mapping[str, str] | None = None) -> str:
    """The system's language if we speak it, else English; the variables in gettext's order of precedence."""
    env = os.environ if environ is None else environ
    chosen = next((env[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if env.get(name)), "")
    if not chosen and environ is None:
        chosen = locale.getlocale()[0] or ""
    if _stem(chosen) in _NEUTRAL:
        return FALLBACK
    for wish in [*env.get("LANGUAGE", "").split(":"), chosen]:
        code = _SPELLED_OUT.get(_stem(wish), _stem(wish))
        if code in LANGUAGES:
            return code
    return FALLBACK


def _stem(name: str) -> str:
    """`it_IT.UTF-8` -> `it`; `Italian_Italy.1252` -> `italian`."""
    return name.split(".", maxsplit=1)[0].split("@", maxsplit=1)[0].replace("-", "_").split("_")[0].strip().lower()


def locales_folder() -> Path:
    """Beside the package where it was installed from a wheel, at the root of the repository in a checkout."""
    packaged = Path(__file__).parent / "locales"
    return packaged if packaged.is_dir() else Path(__file__).parents[2] / "locales"


@cache
def resources(code: str) -> tuple[Resource, ...]:
    """The parsed files of one language, in the order of their names."""
    return tuple(FluentResource(text) for text in _sources(code))


def _sources(code: str) -> list[str]:
    return [file.read_text(encoding="utf-8") for file in sorted((locales_folder() / code).glob("*.ftl"))]


def message_ids(code: str) -> list[str]:
    """All that one language can say: `id` for a message, `id.attribute` for its attributes, in file order."""
    found: list[str] = []
    for resource in resources(code):
        for entry in resource.body:
            if isinstance(entry, Message):
                found += [entry.id.name] if entry.value is not None else []
                found += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return found


class UnknownMessage(LookupError):
    """A message that is missing, or whose variables were not given. Raised in strict mode only."""


class Language:
    """One language, ready to speak: `Language("it").say("robin.genitive")` -> "del Pettirosso"."""

    strict: ClassVar[bool] = False
    """Tests set this: what falls back to English at run time is then an error."""

    def __init__(self, code: str | None = None) -> None:
        self.code = detect() if code is None else code
        if self.code not in LANGUAGES:
            raise ValueError(f"no such language: {self.code!r}; there are {', '.join(LANGUAGES)}")
        self._lexicon = _lexicon(self.code)

    def __repr__(self) -> str:
        return f"Language({self.code!r})"

    def knows(self, message: str) -> bool:
        """Whether the message (`id` or `id.attribute`) exists in this language."""
        return self._lexicon.pattern(message) is not None

    def say(self, message: str, **args: str | int | float) -> str:
        """The message in this language, in English where it is missing, its id where English lacks it too."""
        text, troubles = self._lexicon.format(message, args)
        if text is not None and not troubles:
            return text
        if Language.strict:
            raise UnknownMessage(f"{self.code}: {message}: {troubles or 'no such message'}")
        english, _ = _lexicon(FALLBACK).format(message, args)
        return text or english or message


@cache
def _lexicon(code: str) -> Lexicon:
    return Lexicon(code, _sources(code), _functions(code))


def _functions(code: str) -> dict[str, Callable[..., Any]]:
    """What messages may call. Each finds the words in the language of the message that calls it."""

    def must(message: str, **args: Any) -> str:
        text, troubles = _lexicon(code).format(message, args)
        if text is None or troubles:
            raise UnknownMessage(f"{code}: {message}: {troubles or 'no such message'}")
        return text

    def name(feature: str, case: str = "") -> str:
        return must(f"{feature}.{case}" if case else feature)

    def counted(count: Any, feature: str) -> str:
        return must(f"{feature}.counted", count=count)

    def listed(words: Sequence[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        return must("list-and", first=", ".join(words[:-1]), last=words[-1])

    def names(features: str, case: str = "") -> str:
        return listed([name(feature, case) for feature in features.split()])

    def cards(several: str, case: str = "nominative") -> str:
        pairs = [card.partition("-") for card in several.split()]
        return listed([must(f"card-{case}", bird=bird, season=season) for bird, _, season in pairs])

    def objects(several: str) -> str:
        return listed([counted(count, one) for one, count in Counter(several.split()).items()])

    def bonuses(several: str) -> str:
        return listed([must(f"bonus-{bonus}") for bonus in several.split()])

    def items(several: str) -> str:
        return listed(several.split())

    return {
        "NAME": name,
        "NAMES": names,
        "COUNTED": counted,
        "CARDS": cards,
        "OBJECTS": objects,
        "BONUSES": bonuses,
        "LIST": items,
    }
