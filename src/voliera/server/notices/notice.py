"""What a notice says: which game, who plays, whose turn it is, which round. Everybody at the table sees as much.

It is made from names and from what a watcher sees, so that nothing hidden has a way into it.
"""

from typing import Any, Literal

import msgspec
from msgspec import Struct

from voliera.protocol.messages import Viewer
from voliera.server.core.outgoing import view
from voliera.server.core.table import Table

Kind = Literal["turn", "reminder", "over", "invited"]


class Notice(Struct, frozen=True):
    """Something that people who are not at a table should hear of."""

    kind: Kind
    table: str
    game: str
    names: tuple[str, ...]
    """Everybody’s names, by seat; of a bot the id of its character."""
    bots: tuple[bool, ...]
    """Which seats bots have."""
    public: bool = False
    """Whether strangers may sit at the table."""
    seat: int | None = None
    """Whose turn it is."""
    session: str | None = None
    """The person in that seat, or the one who is invited; None at the end of a game."""
    by: str | None = None
    """The session of the person who invites; None for other notices."""
    turn: int = 0
    """Number of the turn, so that it is told of once."""
    round: int | None = None
    """Number of the round, in games that have rounds."""
    deadline: int | None = None
    """When the turn's time is over, in milliseconds since 1970; for clocks that count days."""
    winners: tuple[int, ...] = ()
    score: tuple[int, ...] = ()

    @property
    def others(self) -> list[int]:
        """The seats of everybody else."""
        return [seat for seat in range(len(self.names)) if seat != self.seat]


class _Public(Struct):
    """As much of a watcher's view as a notice needs."""

    round: int | None = None


def turn_of(table: Table, at: int, steady: int) -> Notice | None:
    """Return the notice for the person to move; None where nobody is asked, or a bot plays."""
    seat = table.mover
    if seat is None or table.seats[seat].played_by_bot or table.seats[seat].session is None:
        return None
    return Notice(
        "turn",
        **_who(table),
        seat=seat,
        session=table.seats[seat].session,
        turn=table.turn,
        round=msgspec.json.decode(view(table, Viewer("watch")), type=_Public).round,
        deadline=table.summary(at, steady)["deadline"],
    )


def end_of(table: Table) -> Notice:
    """Return the notice that a game is over, with its result, which is open to all."""
    winners, score = outcome(table.result())
    return Notice("over", **_who(table), turn=table.turn, winners=winners, score=score)


def invitation(table: str, game: str, session: str, name: str, friend: str) -> Notice:
    """Return the notice for a friend whom somebody invites to a table: nothing of the table but its game is told."""
    return Notice("invited", table, game, (name,), (False,), session=friend, by=session)


def outcome(result: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return who won, and the points by seat, of any game's result; no points where a seat resigned."""
    winners = result.get("winners", [result["winner"]] if result.get("winner") is not None else [])
    score = () if result.get("resigned") is not None else result.get("totals", result.get("eggs", ()))
    return tuple(winners), tuple(score)


def _who(table: Table) -> dict[str, Any]:
    return {
        "table": table.id,
        "game": table.row.game,
        "names": tuple((one.bot if one.kind == "bot" else one.name) or "" for one in table.seats),
        "bots": tuple(one.kind == "bot" for one in table.seats),
        "public": table.row.settings.public,
    }
