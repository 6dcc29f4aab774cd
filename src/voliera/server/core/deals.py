"""The deal of the day: everybody plays the same deal against the same bot, once, and is compared afterwards.

Which game it is follows from the date: the games take turns, and so do the variants of each.
"""

from datetime import date, timedelta
from typing import Literal

from msgspec import Struct

from voliera.bots.characters import DEFAULT
from voliera.documents import Document
from voliera.games import GAMES, rules_of
from voliera.protocol.errors import Refused
from voliera.protocol.messages import Settings
from voliera.puzzles.days import day_of, today
from voliera.server.core.making import NewTable, SeatWish
from voliera.server.core.statistics import outcome_of, totals_of

BOT = DEFAULT
LINE_BOT = "strongest"
"""The character whose game is shown beside those of people."""
DAYS_SHOWN = 30
"""Days for which a deal can be looked at again."""


class DealKind(Struct, frozen=True):
    """What is played on a day, and against whom."""

    day: str
    game: str
    variant: str
    bot: str


class DealOfDay(Struct, frozen=True):
    """A day's deal, how many have finished it, and the asker's own table of it."""

    deal: DealKind
    played: int
    table: str | None
    over: bool


class DealResult(Struct, frozen=True):
    """How somebody fared: by how many points more or less than the bot; or that a bot finished the game for them."""

    name: str
    outcome: Literal["won", "drawn", "lost"]
    points: int
    margin: int
    own: bool
    left: bool


class DealLine(Struct, frozen=True):
    """How the strongest bot fared with the deal against the same opponent."""

    bot: str
    outcome: Literal["won", "drawn", "lost"]
    points: int
    margin: int


class PlayedLine(Struct, frozen=True):
    """The same with the game itself, as it is kept."""

    line: DealLine
    record: Document


class Comparison(Struct, frozen=True):
    """How all who finished a day's deal fared, the best first, games that were left last; `place` is the asker's.

    `line` is the strongest bot's game, if it is better than all of them; `line_known` is false while it is played.
    """

    deal: DealKind
    played: int
    place: int
    own: DealResult
    best: list[DealResult]
    line: DealLine | None = None
    line_known: bool = False


def kind_of(day: date) -> DealKind:
    """Return what is played on a day."""
    games = list(GAMES)
    turn, which = divmod(day.toordinal(), len(games))
    variants = rules_of(games[which]).variants
    return DealKind(day.isoformat(), games[which], variants[turn % len(variants)], BOT)


def named_day(name: str, now_ms: int) -> date:
    """Return the day of a deal by its name, which may be `today`; raises Refused where it is not shown."""
    newest = today(now_ms)
    day = newest if name == "today" else day_of(name)
    if day is None or not newest - timedelta(days=DAYS_SHOWN) <= day <= newest:
        raise Refused("not_found", f"deals are shown for {DAYS_SHOWN} days, and end today")
    return day


def line_from(record: Document) -> PlayedLine:
    """Return what is kept of the game that the strongest bot played in seat 0."""
    result = record["result"]
    points, margin = totals_of(result)[0], totals_of(result)[0] - totals_of(result)[1]
    return PlayedLine(DealLine(LINE_BOT, outcome_of(result, 0), points, margin), record)


def table_of(kind: DealKind) -> NewTable:
    """Return the table at which a deal is played: nothing helps, and nobody else comes."""
    seats = [SeatWish("me"), SeatWish("bot", bot=kind.bot)]  # type: ignore[arg-type]
    return NewTable(kind.game, seats, kind.variant, settings=Settings(hints=False, take_back=False))
