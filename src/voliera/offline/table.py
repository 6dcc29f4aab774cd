"""One table on the device: commands become entries, entries are folded and told, bots choose."""

import random
import sys
from types import SimpleNamespace
from typing import Any

from msgspec import Raw, Struct

from voliera import bots
from voliera.bots.characters import CHARACTERS
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
"""The session of the person at the device."""
BY_ID = {character.id: character for character in CHARACTERS}


class Kept(Struct, frozen=True):
    """What has to be kept before anything is said: a new table, or one more entry."""

    listed: Listed
    table: Document | None = None
    entry: Document | None = None


class Said(Struct, frozen=True):
    """What came of a message: what to keep, what to say then, and whether a bot is to move."""

    say: list[Raw]
    keep: Kept | None = None
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
    """A table whose only viewer is the person at the device."""

    def __init__(self, table: Table, entries: list[Entry]) -> None:
        self.table = table
        for entry in entries:
            fold(table, Change(entry))
        self._known = {one.action_id: (one.v, one.rev) for one in entries if one.action_id is not None}
        seat = table.seat_of(ME)
        self.viewer = Viewer("watch") if seat is None else Viewer("seat", seat)
        self._seen = outgoing.view(table, self.viewer)

    @classmethod
    def opened(cls, stored: Document, rows: list[Document]) -> "LocalTable":
        """Return a table as it was kept; raises ValueError or GameError where it cannot be that."""
        return cls(Table(row_of(SimpleNamespace(**stored))), [entry_of(SimpleNamespace(**row)) for row in rows])

    def stored(self) -> Document:
        """Return the row of the table as it is kept."""
        return {**stored_row(self.table.row), "v": 0}

    def hello(self, have: int | None, you: str | None, now: int) -> Said:
        """Greet a page: all that it missed, or the whole present; somebody for whom a bot plays is back."""
        table = self.table
        seen = have or 0
        told: list[Outgoing] = []
        if seen != table.v or you != self.viewer.key:
            told = outgoing.resumed(table, self.viewer, seen if you == self.viewer.key else 0, now)
        texts = [*told, Presence([seat == self.viewer.seat for seat in range(table.row.players)], 0)]
        replaced = self.viewer.seat is not None and table.seats[self.viewer.seat].played_by_bot
        if not replaced or table.status != "running" or self.viewer.seat is None:
            return self._said(texts)
        return self._commit(give_back(table, self.viewer.seat, now, session=ME), now, texts)

    def present(self, now: int) -> Said:
        """Tell the whole present."""
        return self._said([outgoing.full(self.table, self.viewer, now)])

    def command(self, command: Command, now: int) -> Said:
        """Carry out a command, once; it is acknowledged or refused as on the socket."""
        known = self._known.get(command.id)
        if known is not None:
            return self._said([outgoing.ack(command.id, known[0], known[1])])
        try:
            change = decide(self.table, command, ME, now, frozenset)
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
        character = BY_ID[table.seats[seat].bot or "heuristic"]
        time_ms = None if character.time_ms is None else table.seats[seat].time_ms or character.time_ms
        for level in (character.level_at(table.game), character.level):
            try:
                budget = {"time_ms": time_ms} if nodes is None or time_ms is None else {"nodes": nodes}
                chosen = bots.choose(table.game, level, seed, **budget)
                return Choice(table.rev, seat, chosen["action"])
            except GameError as error:  # its network is not on the device, for example
                sys.stderr.write(f"{character.id} cannot play at the level {level}: {error.message}\n")
        return Choice(table.rev, seat, random.Random(seed).choice(table.game.legal()))

    def move(self, choice: Choice, now: int) -> Said:
        """Play what a bot has chosen, unless the table has moved on since."""
        if self.table.rev != choice.rev or self._bot_to_move() != choice.seat:
            return self._said([])
        return self._commit(act(self.table, choice.seat, [choice.action], now, rev=choice.rev), now, [])

    def listed(self, now: int) -> Listed:
        """Return the table as lists show it."""
        table, row = self.table, self.table.row
        mine = self.viewer.seat
        turn = mine is not None and table.mover == mine and not table.seats[mine].played_by_bot
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
        return self._said(told, Kept(self.listed(now), entry=change.entry.row()))

    def _said(self, messages: list[Any], keep: Kept | None = None) -> Said:
        table = self.table
        texts = [Raw(outgoing.encode(message)) for message in messages]
        return Said(texts, keep, self._bot_to_move() is not None, table.row.settings.pace_ms, table.turn)
