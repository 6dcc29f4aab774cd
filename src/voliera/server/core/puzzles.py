"""Puzzles as they are asked for and told: the archive, the puzzle of a day, and what comes of an answer.

The answer never leaves with the puzzle; whoever solves it, or gives up, gets it.
"""

from datetime import date, timedelta
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from voliera.documents import Document
from voliera.errors import GameError
from voliera.protocol.errors import Refused
from voliera.protocol.messages import MOST_ACTIONS
from voliera.puzzles.answers import judged
from voliera.puzzles.days import FIRST_DAY, Kind, day_of, difficulty_of, kind_of, last_day, today
from voliera.puzzles.kinds import game_of
from voliera.server.core.names import GameName

MOST = 100
Unit = Literal["points", "eggs"]
Day = Annotated[str, Meta(pattern="^[0-9]{4}-[01][0-9]-[0-3][0-9]$", description="A date: 2026-11-15.")]
Difficulty = Annotated[int, Meta(ge=1, le=5, description="From 1, easy, to 5.")]


class ArchiveQuery(Struct, forbid_unknown_fields=True, frozen=True):
    """The part of the archive to list: this many days, up to this one."""

    until: Day | None = None
    count: Annotated[int, Meta(ge=1, le=MOST)] = 30


class PuzzleDay(Struct, frozen=True):
    """A day of the archive."""

    id: Day
    kind: Kind
    game: GameName
    difficulty: Difficulty


class Archive(Struct, frozen=True):
    """Days that have a puzzle, the newest first."""

    puzzles: list[PuzzleDay]


class Question(Struct, frozen=True):
    """What is asked, as a message and its arguments."""

    id: str
    args: dict[str, str | int]


class Puzzle(Struct, frozen=True):
    """A puzzle: the seat to move in the record's position looks for the best it can do."""

    format: Literal["voliera/puzzle/1"]
    id: Day
    kind: Kind
    game: GameName
    difficulty: Difficulty
    seat: int
    record: Document
    question: Question
    unit: Unit
    best: int
    """What the best answer is worth. How to get there is the puzzle."""


class AnswerWish(Struct, forbid_unknown_fields=True, frozen=True):
    """The seat's actions from the puzzle's position, complete; or that somebody gives up."""

    actions: Annotated[list[dict[str, Any]], Meta(max_length=MOST_ACTIONS)] = []
    give_up: bool = False


class Solution(Struct, frozen=True):
    """The puzzle's own answer, and what it brings."""

    actions: list[Document]
    value: int
    second: int
    """What the next best answer is worth."""
    events: list[Document]


class Verdict(Struct, frozen=True):
    """What came of an answer. `answer` is there once the puzzle is solved, or given up."""

    right: bool
    value: int | None
    """What the actions are worth; null for whoever gives up."""
    best: int
    unit: Unit
    events: list[Document]
    rule: str
    """The statement that the puzzle turns on."""
    answer: Solution | None = None


def archive(which: ArchiveQuery, now_ms: int) -> Archive:
    """Return the days that are asked for, the newest first; raises Refused."""
    until = today(now_ms)
    if which.until is not None:
        asked = day_of(which.until)
        if asked is None:
            raise Refused("bad_request", "until: there is no such day")
        until = min(asked, last_day(now_ms))
    days = [until - timedelta(days=back) for back in range(min(which.count, (until - FIRST_DAY).days + 1))]
    return Archive([PuzzleDay(d.isoformat(), k := kind_of(d), game_of(k), difficulty_of(d)) for d in days])


def named_day(name: str, now_ms: int) -> date:
    """Return the day of a puzzle by its name, which may be `today`; raises Refused where it has no puzzle."""
    day = today(now_ms) if name == "today" else day_of(name)
    if day is None or not FIRST_DAY <= day <= last_day(now_ms):
        raise Refused("not_found", f"there is no puzzle of that day: they begin with {FIRST_DAY}, and end today")
    return day


def verdict(made: Document, wish: AnswerWish) -> Verdict:
    """Return what comes of an answer to a puzzle; raises Refused where it is none."""
    puzzle, answer = made["puzzle"], made["answer"]
    value, events = None, list[Document]()
    if wish.actions or not wish.give_up:
        try:
            value, events = judged(puzzle, answer, wish.actions)
        except GameError as error:
            raise Refused(error.code, error.message, error.rule) from None
    right = value == puzzle["best"]
    shown = Solution(answer["actions"], answer["value"], answer["second"], answer["explanation"])
    told = shown if right or wish.give_up else None
    return Verdict(right, value, puzzle["best"], puzzle["unit"], events, answer["rule"], told)
