"""Bots at a table: when it is a bot's turn, it thinks in a worker process and acts like anybody else.

A table never stands still because of a bot: one that cannot think is asked again, then a simpler one, and at last any
legal action will do.
"""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any, Protocol

import structlog

from voliera.bots.characters import DEFAULT
from voliera.errors import GameError
from voliera.server.core.deciding import act
from voliera.server.core.table import Change, Table
from voliera.server.services import Services
from voliera.server.storage import Unavailable
from voliera.server.thinking.thinkers import NoThought

PATIENCE = 3
"""Number of times a bot is asked before a simpler one plays its move."""
SIMPLE = "greedy"
"""The level of the simpler one."""
PAUSE_S = 1.0
_log = structlog.get_logger("voliera.bots")


class Host(Protocol):
    """The owner of a table, as its bots need it."""

    @property
    def services(self) -> Services:
        """Thinkers, limits and clocks."""

    @property
    def table(self) -> Table:
        """The table as it is now."""

    async def commit_own(self, decide_now: Callable[[], Change | None]) -> None:
        """Commit something that the server itself does at the table."""


class BotPlay:
    """The bots of one table: at most one thinks at a time."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self._task: asyncio.Task[None] | None = None
        self._turn = -1
        self._turn_began = 0.0

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking."""
        return self._task is not None and not self._task.done()

    def stop(self) -> None:
        """Stop thinking: nobody needs the answer."""
        if self._task is not None:
            self._task.cancel()

    def look(self) -> None:
        """Let the bot to move think, unless it does already; stop once the game is over."""
        if self.host.table.status == "over" and self._task is not asyncio.current_task():
            self.stop()
        if not self.busy and self._to_move() is not None:
            self._task = asyncio.create_task(self._play())

    def _to_move(self) -> int | None:
        table = self.host.table
        mover = table.mover if table.status == "running" else None
        return mover if mover is not None and table.seats[mover].played_by_bot else None

    async def _play(self) -> None:
        """Play for bots until it is a person's turn."""
        failures = 0
        while (seat := self._to_move()) is not None:
            rev = self.host.table.rev
            try:
                action = await self._think(seat, failures)
                await self._pace()
                await self._act(seat, rev, action)
                failures = failures + 1 if self.host.table.rev == rev else 0
            except (NoThought, Unavailable) as error:
                failures += 1
                _log.warning("bot_failed", table=self.host.table.id, why=type(error).__name__, failures=failures)
                await asyncio.sleep(min(30.0, PAUSE_S * failures))

    async def _think(self, seat: int, failures: int) -> dict[str, Any]:
        table = self.host.table
        if table.turn != self._turn:
            self._turn, self._turn_began = table.turn, time.monotonic()
        if failures >= 2 * PATIENCE:
            return random.choice(table.game.legal())
        thinkers = self.host.services.thinkers
        try:
            if failures >= PATIENCE:
                answer = await thinkers.choose(table.game, SIMPLE, key=table.id)
            else:
                sitting, most_ms = table.seats[seat], self.host.services.limits.bot_ms
                answer = await thinkers.play(
                    table.game, sitting.bot or DEFAULT, time_ms=sitting.time_ms, most_ms=most_ms, key=table.id
                )
        except GameError as error:  # a bot that fails on a position must not stop the table
            _log.error("bot_refused", table=table.id, why=error.code)
            return random.choice(table.game.legal())
        action: dict[str, Any] = answer["action"]
        return action

    async def _pace(self) -> None:
        """Wait until the turn has taken its least time: people want to see it."""
        left = self.host.table.row.settings.pace_ms / 1000 - (time.monotonic() - self._turn_began)
        if left > 0:
            await asyncio.sleep(left)

    async def _act(self, seat: int, rev: int, action: dict[str, Any]) -> None:
        table = self.host.table
        if table.rev != rev or self._to_move() != seat:
            return
        now = self.host.services.steady
        await self.host.commit_own(lambda: act(self.host.table, seat, [action], now(), rev=rev))
