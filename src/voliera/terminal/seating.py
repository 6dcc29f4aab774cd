"""Who sits where: people and bots, how the record remembers them, and how the table calls them.

A record keeps names only. A bot without a name of its own is stored under its id (`greedy`, `greedy-2`), one with a
name as `Gufo (greedy)`, a person without a name as an empty string; so a saved game knows its bots in any language.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from voliera.bots.characters import DEFAULT, IDS
from voliera.languages import FALLBACK, Language
from voliera.terminal.company import LONGEST_NAME
from voliera.terminal.face import Face
from voliera.terminal.refusal import InputRefused
from voliera.terminal.screen import cleaned
from voliera.terminal.words import folded, says

PERSON = "me"
PROGRAM = "program"
"""A program from outside; its command is not kept."""
BOTS = (*IDS, PROGRAM)

_STORED_BOT = re.compile(r"(?P<alone>[a-z]+)(?:-\d+)?|.*\((?P<named>[a-z]+)\)")


@dataclass(frozen=True)
class Seating:
    """For each seat `me` or the id of a bot, and the name that goes into the record."""

    kinds: tuple[str, ...]
    names: tuple[str, ...]

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == PERSON]

    def called(self, language: Language) -> tuple[str, ...]:
        """The names to show."""
        alone = len(self.people) == 1
        shown = []
        for seat, (kind, name) in enumerate(zip(self.kinds, self.names, strict=True)):
            if kind == PERSON:
                unnamed = language.say("name-you") if alone else language.say("name-player", number=seat + 1)
                shown.append(name or unnamed)
            elif re.fullmatch(rf"{kind}(-\d+)?", name):
                number = name.partition("-")[2]
                shown.append(language.say(f"bot-{kind}") + (f" {number}" if number else ""))
            else:
                shown.append(name)
        return tuple(shown)


def chosen(
    levels: Sequence[str],
    language: Language,
    *,
    seats: str | None = None,
    players: int | None = None,
    bots: str | None = None,
    programs: int = 0,
    names: str | None = None,
    face: Face,
) -> Seating:
    """The seating that options ask for; without any, a person against one bot. Programs take the first free seats."""
    fewest, most = face.players
    if players is not None and not fewest <= players <= most:
        raise InputRefused("error-players", face.players_rule, players=players, game=face.name)
    usual = DEFAULT if DEFAULT in levels else levels[-1]
    level = _kind(bots, levels, language) if bots else usual
    kinds = kinds_of(seats, levels, language) if seats else [PERSON]
    if players is not None and len(kinds) > players:
        raise InputRefused("error-seats-players", seats=len(kinds), players=players)
    if PROGRAM not in kinds and (not seats or players is not None):
        free = (most if players is None else players) - len(kinds)
        kinds += [PROGRAM] * min(programs, free)
    wanted = players if seats else players or fewest
    kinds += [level] * ((wanted or 0) - len(kinds))
    if not fewest <= len(kinds) <= most:
        raise InputRefused("error-players", face.players_rule, players=len(kinds), game=face.name)
    return Seating(tuple(kinds), _stored_names(kinds, _name_list(names, len(kinds)), levels))


def remembered(names: Sequence[str], players: int, levels: Sequence[str]) -> Seating:
    """The seating of a saved game, from the names in its record."""
    stored = [*names, *[""] * players][:players]
    kinds = []
    for name in stored:
        match = _STORED_BOT.fullmatch(name)
        level = (match["alone"] or match["named"]) if match else ""
        kinds.append(str(level) if level in levels else PERSON)
    return Seating(tuple(kinds), tuple(stored))


def reseated(seating: Seating, kinds: Sequence[str]) -> Seating:
    """The same names with other people or bots behind them; names that only said "a bot" go with the bot."""
    if len(kinds) != len(seating.kinds):
        raise InputRefused("error-seats-players", seats=len(kinds), players=len(seating.kinds))
    stored = []
    for kind, before, name in zip(kinds, seating.kinds, seating.names, strict=True):
        own_name = "" if before != PERSON and re.fullmatch(rf"{before}(-\d+)?", name) else name
        stored.append(name if kind == before else own_name or ("" if kind == PERSON else kind))
    return Seating(tuple(kinds), tuple(stored))


def kinds_of(seats: str, levels: Sequence[str], language: Language) -> list[str]:
    """The kinds that `--seats` lists."""
    return [_kind(word, levels, language) for word in re.split(r"[,\s]+", seats.strip(", ")) if word]


def _kind(word: str, levels: Sequence[str], language: Language) -> str:
    """A person, or a bot by its id or by its name in this language or in English."""
    wanted = folded(word.strip())
    if wanted in levels:
        return wanted
    if says(wanted, "me", language):
        return PERSON
    for level in levels:
        if wanted in (folded(language.say(f"bot-{level}")), folded(Language(FALLBACK).say(f"bot-{level}"))):
            return level
    raise InputRefused("error-seat-kind", word=word[:LONGEST_NAME], levels=", ".join(levels))


def _name_list(names: str | None, players: int) -> list[str]:
    listed = [cleaned(name)[:LONGEST_NAME] for name in names.split(",")] if names else []
    if len(listed) > players:
        raise InputRefused("error-names", names=len(listed), players=players)
    return listed + [""] * (players - len(listed))


def _stored_names(kinds: Sequence[str], names: Sequence[str], levels: Sequence[str]) -> tuple[str, ...]:
    stored: list[str] = []
    for kind, name in zip(kinds, names, strict=True):
        if kind == PERSON:
            if remembered([name], 1, levels).kinds != (PERSON,):
                raise InputRefused("error-name-of-bot", name=name)
            stored.append(name)
        elif name:
            stored.append(f"{name} ({kind})")
        else:
            before = sum(other == kind or other.startswith(f"{kind}-") for other in stored)
            stored.append(f"{kind}-{before + 1}" if before else kind)
    return tuple(stored)
