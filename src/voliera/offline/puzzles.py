"""Puzzles on the device: made from their dates, attempt after attempt, and then kept."""

from datetime import date
from time import perf_counter
from typing import Any

import msgspec

from voliera.documents import Document
from voliera.offline.call import Answer, Call
from voliera.offline.memory import Memory, Stored
from voliera.puzzles.making import trying
from voliera.server.core.puzzles import AnswerWish, ArchiveQuery, archive, named_day, verdict

MOMENT_S = 0.1
"""Seconds of work on a puzzle, after which others have a turn."""


def show_archive(call: Call) -> Answer:
    """Return the days that have a puzzle."""
    given: dict[str, Any] = dict(call.query)
    if "count" in given and given["count"].isdigit():
        given["count"] = int(given["count"])
    return Answer(archive(msgspec.convert(given, ArchiveQuery), call.now))


def show(call: Call) -> Answer:
    """Return a day's puzzle, or go on making it."""
    made, stored = _puzzle_of(call)
    return Answer(None, again=True) if made is None else Answer(made["puzzle"], store=stored)


def answer(call: Call) -> Answer:
    """Return what comes of an answer."""
    wish = msgspec.convert(call.body, AnswerWish)
    made, stored = _puzzle_of(call)
    return Answer(None, again=True) if made is None else Answer(verdict(made, wish), store=stored)


def _puzzle_of(call: Call) -> tuple[Document | None, Stored | None]:
    """The day's puzzle with its answer, and what has to be kept; None where another attempt has to be made."""
    day = named_day(call.parts[1], call.now)
    name = day.isoformat()
    key = f"puzzle/{name}"
    kept = call.memory.document(key)
    if kept is not None:
        return kept, None
    made = _go_on(call.memory, day)
    return (None, None) if made is None else (made, call.memory.store(key, made))


def _go_on(memory: Memory, day: date) -> Document | None:
    """Go on making a puzzle for a moment; None where it is not made yet."""
    name = day.isoformat()
    end = perf_counter() + MOMENT_S
    while True:
        attempt, work = memory.puzzles.get(name) or (0, trying(day, 0))
        memory.puzzles[name] = attempt, work
        for made in work:
            if made is not None:
                del memory.puzzles[name]
                return made
            if perf_counter() > end:
                return None
        memory.puzzles[name] = attempt + 1, trying(day, attempt + 1)
