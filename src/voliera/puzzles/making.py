"""Making a day's puzzle: attempt after attempt, until one is as hard as the day wants it."""

from collections.abc import Iterator
from datetime import date
from itertools import count

from voliera.documents import Document
from voliera.errors import GameError
from voliera.puzzles.answers import answer_of, puzzles_of
from voliera.puzzles.days import FIRST_DAY, VERSION, day_of, difficulty_of, kind_of, number_of
from voliera.puzzles.kinds import game_of


def make(day: date) -> Document:
    """The puzzle of a day and, apart from it, its answer; with the version of the generator that made them."""
    return next(made for attempt in count() if (made := tried(day, attempt)) is not None)


def tried(day: date, attempt: int) -> Document | None:
    """What an attempt leads to: the first puzzle in its game that is of the day's kind and difficulty, if there is one.

    A day's puzzle is that of the first attempt which has one.
    """
    return next((made for made in trying(day, attempt) if made is not None), None)


def trying(day: date, attempt: int) -> Iterator[Document | None]:
    """The same in small pieces: None after each piece of work, and then what was made, unless there is nothing."""
    kind, difficulty = kind_of(day), difficulty_of(day)
    for found in puzzles_of(game_of(kind)).found(kind, number_of(day, kind, attempt), difficulty):
        if found is not None and found.difficulty == difficulty:
            yield {"version": VERSION, "puzzle": found.puzzle(day.isoformat()), "answer": answer_of(found)}
            return
        yield None


def task(document: Document) -> Document:
    """One attempt, for a worker: `{"day": "2026-11-15", "attempt": 0}` in, `{"made": …}` out, null where there is none.

    An attempt takes a second at most; so whoever waits for the same worker does not wait for a whole puzzle.
    """
    day, attempt = day_of(str(document.get("day"))), document.get("attempt")
    if day is None or day < FIRST_DAY or not isinstance(attempt, int):
        raise GameError("bad_request", "day: a date from 2026-01-01 on; attempt: a number")
    return {"made": tried(day, attempt)}
