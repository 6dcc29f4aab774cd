"""Notices in words, in the language of whoever reads them.

The server words them, not the service worker: a worker is woken for seconds, without a page, perhaps without a network,
and has no room for Fluent and its files. What is sent is encrypted for the device, so no service in between reads it.
"""

from functools import cache
from typing import Any

from voliera.languages import FALLBACK, LANGUAGES, locales_folder
from voliera.lexicon import Lexicon
from voliera.server.core.clocks import DAY_MS
from voliera.server.notices.notice import Notice

HOUR_MS = 3_600_000
_FILES = ("notices.ftl", "bots.ftl")
"""All files of a language take a second to read, which nobody has here."""
_GUESTS = {"Guest", "Ospite", "Invitado", "Visitante", "Гость"}
"""The names of people who gave none, in every language."""
_JOINER = "\u2060"
_HARMLESS = str.maketrans(
    {"<": "‹", ">": "›", "[": "(", "]": ")", "@": f"@{_JOINER}", ".": f".{_JOINER}", ":": f":{_JOINER}"}
    | dict.fromkeys("`*_~|\\", "")
)
"""In a channel a name is a name: it calls nobody, links nowhere and formats nothing."""


def title(notice: Notice, lang: str, now: int) -> str:
    """Return the first line of a notification."""
    if notice.kind == "invited":
        return said(lang, "notice-invitation", game=notice.game)
    match _left(notice, now):
        case ("hours", hours):
            return said(lang, "notice-hours", game=notice.game, hours=hours)
        case ("days", days):
            return said(lang, "notice-days", game=notice.game, days=days)
        case _:
            return said(lang, "notice-turn", game=notice.game)


def body(notice: Notice, lang: str, *, kids: bool = False) -> str:
    """Return the second line: with whom, and in which round; `kids` calls people at public tables by birds.

    Friends keep their names there, as in their list.
    """
    if notice.kind == "invited":
        return said(lang, "notice-invited", name=name_of(notice, 0, lang))
    birds = kids and notice.public
    names = joined([name_of(notice, seat, lang, birds=birds) for seat in notice.others], lang)
    if notice.round is None:
        return said(lang, "notice-with", names=names)
    return said(lang, "notice-round", names=names, round=notice.round)


def by_result(notice: Notice) -> list[int]:
    """Return the seats of a finished game: winners first, then by points."""
    points = dict(enumerate(notice.score))
    return sorted(range(len(notice.names)), key=lambda seat: (seat not in notice.winners, -points.get(seat, 0), seat))


def line(notice: Notice, lang: str, now: int) -> str:
    """Return what a channel reads."""
    if notice.kind == "over":
        return _end(notice, lang)
    facts: dict[str, Any] = {"game": notice.game, "player": _harmless(notice, notice.seat or 0, lang)}
    match _left(notice, now):
        case ("hours", hours):
            return said(lang, "notice-hook-hours", **facts, hours=hours)
        case ("days", days):
            return said(lang, "notice-hook-days", **facts, days=days)
    if notice.round is None:
        return said(lang, "notice-hook-turn", **facts)
    return said(lang, "notice-hook-round", **facts, round=notice.round)


def _end(notice: Notice, lang: str) -> str:
    score = " : ".join(str(notice.score[seat]) for seat in by_result(notice) if seat < len(notice.score)) or "none"
    if len(notice.winners) != 1:
        return said(lang, "notice-hook-shared", game=notice.game, score=score)
    player = _harmless(notice, notice.winners[0], lang)
    return said(lang, "notice-hook-won", game=notice.game, player=player, score=score)


def joined(names: list[str], lang: str) -> str:
    """Return names in a row: "Ada, Berta and Carlo"."""
    if len(names) < 2:
        return "".join(names)
    return said(lang, "notice-names", some=", ".join(names[:-1]), last=names[-1])


def _left(notice: Notice, now: int) -> tuple[str, int] | None:
    """Return how much of the turn's time is left, in whole hours or days; None for anything but a reminder."""
    if notice.kind != "reminder" or notice.deadline is None:
        return None
    left = notice.deadline - now
    return ("days", left // DAY_MS) if left >= 2 * DAY_MS else ("hours", max(1, round(left / HOUR_MS)))


def name_of(notice: Notice, seat: int, lang: str, *, birds: bool = False) -> str:
    """Return what somebody at the table is called, in the reader's language."""
    name = notice.names[seat]
    if notice.bots[seat]:
        return said(lang, f"bot-{name}")
    if birds:
        return said(lang, "notice-bird", seat=seat)
    return name if name and name not in _GUESTS else said(lang, "notice-guest")


def _harmless(notice: Notice, seat: int, lang: str) -> str:
    return name_of(notice, seat, lang).translate(_HARMLESS)


@cache
def _lexicon(code: str) -> Lexicon:
    return Lexicon(code, [(locales_folder() / code / name).read_text(encoding="utf-8") for name in _FILES], {})


def said(lang: str, message: str, **facts: str | int) -> str:
    """Return one of these messages in a language."""
    text, troubles = _lexicon(lang if lang in LANGUAGES else FALLBACK).format(message, facts)
    assert text is not None, message
    assert not troubles, troubles
    return text
