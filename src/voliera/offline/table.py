"""One table on the device: commands become entries, entries are folded and told, bots choose."""

import random
import sys
from types import SimpleNamespace
from typing import Any

from msgspec import Raw, Struct
from msgspec.structs import replace

from voliera.bots.characters import CHARACTERS, DEFAULT, play
from voliera.documents import Document
from voliera.errors import GameError
from voliera.protocol.errors import Refused
from voliera.protocol.messages import Command, Outgoing, Presence, Viewer
from voliera.server.core import outgoing
from voliera.server.core.deciding import act, decide, give_back
from voliera.server.core.entries import Entry, entry_of
from voliera.server.core.folding import fold
from voliera.server.core.listing import Listed
from voliera.server.core.table import Change, Table, row_of, stored_row

ME = "me"
"""The session of the person at the device; of people who share it, with the number of the seat behind it."""
BY_ID = {character.id: character for character in CHARACTERS}


class StoredEntry(Struct, frozen=True):
    """What has to be kept before anything is said: a new table, or one more entry."""

    listed: Listed
    table: Document | None = None
    entry: Document | None = None


class Said(Struct, frozen=True):
    """What came of a message: what to keep, what to say then, and whether a bot is to move."""

    say: list[Raw]
    keep: StoredEntry | None = None
    bot: bool = False
    pace_ms: int = 0
    """Milliseconds that a bot's turn should take at least."""
    turn: int = 0


class Choice(Struct, frozen=True):
    """What a bot wants to do, and for which moment it was chosen."""

    rev: int
    seat: int
    action: Document


class LocalTable:
    """A table whose only viewer is whoever holds the device.

    Where several people share the device, a curtain hides the table between their turns: nobody's seat is looked at
    until the player to move lifts it (`curtain`), and before that a page is told what a watcher is told.
    """

    def __init__(self, table: Table, entries: list[Entry]) -> None:
        self.table = table
        for entry in entries:
            fold(table, Change(entry))
        self._known = {one.action_id: (one.v, one.rev) for one in entries if one.action_id is not None}
        self._people = [seat for seat, sitting in enumerate(table.seats) if sitting.kind == "person"]
        self.viewer = Viewer("watch")
        self._seen = b""
        self._look(self._people[0] if len(self._people) == 1 else None)

    @classmethod
    def opened(cls, stored: Document, rows: list[Document]) -> "LocalTable":
        """Return a table as it was kept; raises ValueError or GameError where it cannot be that."""
        return cls(Table(row_of(SimpleNamespace(**stored))), [entry_of(SimpleNamespace(**row)) for row in rows])

    def stored(self) -> Document:
        """Return the row of the table as it is kept."""
        return {**stored_row(self.table.row), "v": 0}

    @property
    def shared(self) -> bool:
        """Whether several people play at this device."""
        return len(self._people) > 1

    @property
    def session(self) -> str | None:
        """The session of the player who looks; None while nobody does."""
        return None if self.viewer.seat is None else self.table.seats[self.viewer.seat].session

    def hello(self, have: int | None, you: str | None, now: int) -> Said:
        """Greet a page: all that it missed, or the whole present; somebody for whom a bot plays is back."""
        table = self.table
        seen = have or 0
        told: list[Outgoing] = []
        if seen != table.v or you != self.viewer.key:
            told = outgoing.resumed(table, self.viewer, seen if you == self.viewer.key else 0, now)
        texts = [*told, Presence([seat in self._people for seat in range(table.row.players)], 0)]
        replaced = self.viewer.seat is not None and table.seats[self.viewer.seat].played_by_bot
        if not replaced or table.status != "running" or self.viewer.seat is None:
            return self._said(texts)
        return self._commit(give_back(table, self.viewer.seat, now, session=self.session or ME), now, texts)

    def present(self, now: int) -> Said:
        """Tell the whole present."""
        return self._said([outgoing.full(self.table, self.viewer, now)])

    def curtain(self, seat: int | None, now: int) -> Said:
        """Lift the curtain for the player to move, or lower it for everybody; returns the present as it is then seen.

        A player for whom a bot plays takes the seat back, and lifts the curtain when it is their turn.
        """
        table = self.table
        if not self.shared:
            return self.present(now)
        running = table.status == "running" and seat in self._people
        if running and seat is not None and table.seats[seat].played_by_bot:
            said = self._commit(give_back(table, seat, now, session=table.seats[seat].session or ME), now, [])
            return replace(said, say=[*said.say, *self.present(now).say])
        self._look(seat if running and table.mover == seat else None)
        return self.present(now)

    def command(self, command: Command, now: int) -> Said:
        """Carry out a command of the player who looks, once; it is acknowledged or refused as on the socket."""
        known = self._known.get(command.id)
        if known is not None:
            return self._said([outgoing.ack(command.id, known[0], known[1])])
        try:
            change = decide(self.table, command, self.session or "", now, frozenset)
        except Refused as error:
            refused = (error.code, now, error.rule, error.message, error.retry_ms)
            return self._said([outgoing.nack(self.table, self.viewer, command.id, *refused)])
        return self._commit(change, now, [], command.id)

    def choose(self, seed: int | None, nodes: int | None = None) -> Choice | None:
        """Return what the bot to move does; None where no bot is to move."""
        table = self.table
        seat = self._bot_to_move()
        if seat is None:
            return None
        character = BY_ID[table.seats[seat].bot or DEFAULT]
        time_ms = table.seats[seat].time_ms if nodes is None else None
        for rung_at in (character.rung_at, lambda _: character.plain):
            try:
                chosen = play(table.game, rung_at(table.game), seed, time_ms, nodes)
                return Choice(table.rev, seat, chosen["action"])
            except GameError as error:  # its network is not on the device, for example
                sys.stderr.write(f"{character.id} cannot play as it should: {error.message}\n")
        return Choice(table.rev, seat, random.Random(seed).choice(table.game.legal()))

    def move(self, choice: Choice, now: int) -> Said:
        """Play what a bot has chosen, unless the table has moved on since."""
        if self.table.rev != choice.rev or self._bot_to_move() != choice.seat:
            return self._said([])
        return self._commit(act(self.table, choice.seat, [choice.action], now, rev=choice.rev), now, [])

    def listed(self, now: int) -> Listed:
        """Return the table as lists show it."""
        table, row = self.table, self.table.row
        mine = None if self.shared else self.viewer.seat
        turn = table.mover in self._people and self._bot_to_move() is None
        return Listed(
            row.id,
            row.game,
            row.variant,
            row.players,
            table.status,  # type: ignore[arg-type]
            [sitting.info() for sitting in table.seats],
            table.mover,
            mine,
            turn,
            row.created,
            now,
            row.host,
            row.settings,
            table.result() if table.status == "over" else None,
        )

    def _bot_to_move(self) -> int | None:
        mover = self.table.mover
        return mover if mover is not None and self.table.seats[mover].played_by_bot else None

    def _commit(self, change: Change, now: int, first: list[Outgoing], action_id: str | None = None) -> Said:
        twin = self.table.twin()
        happening = fold(twin, change)
        self.table = twin
        told = list(first)
        if action_id is not None:
            self._known[action_id] = (happening.v, happening.rev)
            told.append(outgoing.ack(action_id, happening.v, happening.rev))
        [(message, self._seen)] = outgoing.evs(twin, happening, [self.viewer], {self.viewer.key: self._seen}, now)
        told.append(message)
        if self._is_everybodys():
            self._look(None)
            told.append(outgoing.full(twin, self.viewer, now))
        return self._said(told, StoredEntry(self.listed(now), entry=change.entry.row()))

    def _is_everybodys(self) -> bool:
        """Whether the player who looks at a shared table does so no more: the game is over, or they have left it."""
        seat = self.viewer.seat
        if not self.shared or seat is None:
            return False
        return self.table.status == "over" or self.table.seats[seat].played_by_bot

    def _look(self, seat: int | None) -> None:
        """Show the table to a seat from now on, or to everybody."""
        self.viewer = Viewer("watch") if seat is None else Viewer("seat", seat)
        self._seen = outgoing.view(self.table, self.viewer)

    def _said(self, messages: list[Any], keep: StoredEntry | None = None) -> Said:
        table = self.table
        texts = [Raw(outgoing.encode(message)) for message in messages]
        return Said(texts, keep, self._bot_to_move() is not None, table.row.settings.pace_ms, table.turn)
