"""What a finished game leaves with each of its players: the game itself, how it went against each rival, and feats.

It is written in the transaction of the move that ended the game, so that it is there once, or not at all.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Column, Executable, insert, literal, select
from sqlalchemy import Table as StoredTable

from voliera.documents import Document
from voliera.server.core.statistics import counts, duel_of, feats_of, outcome_of, ranks, totals_of
from voliera.server.core.table import Table
from voliera.server.storage.schema import duels, feats, plays, sessions, solved
from voliera.server.worker_thread import in_thread

FRIEND = "friend"
"""The feat of whoever invited somebody who came; the others are the games' own."""


@dataclass(frozen=True)
class Finished:
    """A game that is over, as far as its players' lists need it."""

    table: str
    game: str
    variant: str
    counts: bool
    ended: int
    result: Document
    sitting: Sequence[tuple[str | None, str | None]]
    """For each seat the person's session, or the bot."""
    left: frozenset[int] = frozenset()
    """The seats that a bot played for their people as the game ended."""

    def play(self, seat: int, session: str) -> Document:
        """Return the game as one of its players keeps it."""
        return {
            "session_id": session,
            "table_id": self.table,
            "seat": seat,
            "game": self.game,
            "variant": self.variant,
            "ended": self.ended,
            "outcome": outcome_of(self.result, seat, self.left),
            "points": totals_of(self.result)[seat],
            "counts": self.counts,
        }

    def duels(self, seat: int, session: str) -> list[Document]:
        """Return how a player fared against each other seat; nothing where the game does not count."""
        totals, places = totals_of(self.result), ranks(self.result, len(self.sitting), self.left)
        return [
            {
                "session_id": session,
                "table_id": self.table,
                "rival_seat": other,
                "rival": rival,
                "bot": bot,
                "outcome": "lost" if seat in self.left else duel_of(places, seat, other),
                "margin": totals[seat] - totals[other],
            }
            for other, (rival, bot) in enumerate(self.sitting)
            if self.counts and other != seat
        ]


async def played(table: Table, now: int) -> Sequence[Executable]:
    """Return the statements that keep a finished game for everybody who played it."""
    row = table.row
    sitting = [(one.session, None if one.kind == "person" else one.bot) for one in table.seats]
    counted, left = counts(row.seed, row.origin), table.left
    finished = Finished(row.id, row.game, row.variant, counted, now, table.result(), sitting, left)
    people = [(seat, session) for seat, (session, _) in enumerate(sitting) if session is not None]
    statements = keep([finished], people)
    players = [(seat, session) for seat, session in people if seat not in left]
    if players and finished.counts:
        earned = await in_thread(feats_of, table)  # it plays the game through
        statements += [earn(session, name, now) for seat, session in players for name in sorted(earned[seat])]
    return statements


def keep(games: Sequence[Finished], people: Sequence[tuple[int, str]]) -> list[Executable]:
    """Return the statements that keep games for the people in these seats."""
    each = [one.play(seat, session) for one in games for seat, session in people]
    against = [line for one in games for seat, session in people for line in one.duels(seat, session)]
    return [insert(table).values(rows) for table, rows in ((plays, each), (duels, against)) if rows]


def earn(session: str, name: str, now: int) -> Executable:
    """Return the statement that keeps a feat, unless it is kept already."""
    return _once(feats, feats.c.name, session, name, now)


def solve(session: str, puzzle: str, now: int) -> Executable:
    """Return the statement that keeps a solved puzzle, unless it is kept already."""
    return _once(solved, solved.c.puzzle, session, puzzle, now)


def _once(table: StoredTable, column: Column[str], session: str, value: str, now: int) -> Executable:
    """Return an insertion that does nothing for a known row, or for a person who is gone."""
    known = select(literal(1)).where(table.c.session_id == session, column == value)
    person = select(sessions.c.id, literal(value), literal(now)).where(sessions.c.id == session, ~known.exists())
    return insert(table).from_select(["session_id", column.name, "at"], person)
