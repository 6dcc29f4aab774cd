"""Bots at a table: when it is a bot's turn, it thinks in a worker process and acts like anybody else.

A table never stands still because of a bot: one that cannot think is asked again, then a simpler one, and at last any
legal action will do.
"""

import asyncio
import random
import time
from typing import TYPE_CHECKING, Any

import structlog

from voliera.bots.budget import DEFAULT_MS
from voliera.bots.characters import CHARACTERS, Character
from voliera.errors import GameError
from voliera.server.core.deciding import act
from voliera.server.storage import Unavailable
from voliera.server.thinking.thinkers import NoThought

if TYPE_CHECKING:
    from voliera.server.live.actor import Actor

BY_ID = {character.id: character for character in CHARACTERS}
PATIENCE = 3
"""So often a bot is asked before a simpler one plays its move."""
PAUSE_S = 1.0
_log = structlog.get_logger("voliera.bots")


class BotPlay:
    """The bots of one table: at most one thinks at a time."""

    def __init__(self, actor: "Actor") -> None:
        self.actor = actor
        self._task: asyncio.Task[None] | None = None
        self._turn = -1
        self._turn_began = 0.0

    @property
    def busy(self) -> bool:
        """Whether one thinks."""
        return self._task is not None and not self._task.done()

    def stop(self) -> None:
        """Nobody needs the answer."""
        if self._task is not None:
            self._task.cancel()

    def look(self) -> None:
        """Let the bot that is to move think, unless it does; once the game is over no bot need think."""
        if self.actor.table.status == "over" and self._task is not asyncio.current_task():
            self.stop()
        if not self.busy and self._to_move() is not None:
            self._task = asyncio.create_task(self._play())

    def _to_move(self) -> int | None:
        table = self.actor.table
        mover = table.mover if table.status == "running" else None
        return mover if mover is not None and table.seats[mover].played_by_bot else None

    async def _play(self) -> None:
        """Play until it is nobody's turn who is a bot."""
        failures = 0
        while (seat := self._to_move()) is not None:
            rev = self.actor.table.rev
            try:
                action = await self._think(seat, failures)
                await self._pace()
                await self._act(seat, rev, action)
                failures = failures + 1 if self.actor.table.rev == rev else 0
            except (NoThought, Unavailable) as error:
                failures += 1
                _log.warning("bot_failed", table=self.actor.table.id, why=type(error).__name__, failures=failures)
                await asyncio.sleep(min(30.0, PAUSE_S * failures))

    async def _think(self, seat: int, failures: int) -> dict[str, Any]:
        table = self.actor.table
        if table.turn != self._turn:
            self._turn, self._turn_began = table.turn, time.monotonic()
        if failures >= 2 * PATIENCE:
            return random.choice(table.game.legal())
        character = BY_ID[table.seats[seat].bot or "heuristic"] if failures < PATIENCE else BY_ID["greedy"]
        thinkers = self.actor.services.thinkers
        try:
            time_ms = self._time_ms(character, table.seats[seat].time_ms)
            answer = await thinkers.choose(table.game, character.level, time_ms=time_ms, key=table.id)
        except GameError as error:  # a bot that fails on a position must not stop the table
            _log.error("bot_refused", table=table.id, why=error.code)
            return random.choice(table.game.legal())
        action: dict[str, Any] = answer["action"]
        return action

    def _time_ms(self, character: Character, wished: int | None) -> int | None:
        if character.time_ms is None:
            return None
        return min(wished or character.time_ms or DEFAULT_MS, self.actor.services.limits.bot_ms)

    async def _pace(self) -> None:
        """A turn is not over in no time: people want to see it."""
        left = self.actor.table.row.settings.pace_ms / 1000 - (time.monotonic() - self._turn_began)
        if left > 0:
            await asyncio.sleep(left)

    async def _act(self, seat: int, rev: int, action: dict[str, Any]) -> None:
        table = self.actor.table
        if table.rev != rev or self._to_move() != seat:
            return
        now = self.actor.services.steady
        await self.actor.commit_own(lambda: act(self.actor.table, seat, [action], now(), rev=rev))
