"""The best line of a day's deal: the strongest bot plays it, once, when somebody has finished the deal and looks.

It has the seat that people have, against the same opponent, with fixed seeds and play-outs. Each decision is a job of
its own in the processes that think, so that no table waits for longer than one of them. The game is kept with the deal:
all people of all days are told the same.
"""

import asyncio

import structlog
from msgspec.json import decode, encode

from voliera.bots import AHEAD
from voliera.errors import GameError
from voliera.server.core.deals import LINE_BOT, DealKind, PlayedLine, line_from, table_of
from voliera.server.core.making import new_game
from voliera.server.services import Services
from voliera.server.stopping import stop
from voliera.server.storage import Unavailable, deals
from voliera.server.thinking.thinkers import NoThought

NODES = 400
"""Play-outs, or worlds that are looked at, for each decision."""
PATIENCE_S = 120.0
_log = structlog.get_logger("voliera.deals")


class DealLines:
    """The lines of one process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def find(self, kind: DealKind) -> PlayedLine | None:
        """Return the line of a day's deal; None while it is being played, which begins when it is first asked for."""
        text = await deals.line_of(self._services.storage, kind.day)
        if text is not None:
            return decode(text, type=PlayedLine)
        if kind.day not in self._tasks:
            task = self._tasks[kind.day] = asyncio.create_task(self._play(kind), name=f"deal-line-{kind.day}")
            task.add_done_callback(lambda _: self._tasks.pop(kind.day, None))
        return None

    async def close(self) -> None:
        """Leave what is being played."""
        await stop(*self._tasks.values())

    async def _play(self, kind: DealKind) -> None:
        storage, thinkers, key = self._services.storage, self._services.thinkers, f"deal {kind.day}"
        try:
            seed = await deals.seed_of(storage, kind.day, self._services.now())
            game, number = new_game(table_of(kind), seed), 0
            while not game.over:
                if game.mover() == 0:
                    told = await thinkers.choose(game, AHEAD, seed=number, nodes=NODES, key=key, patience_s=PATIENCE_S)
                else:
                    told = await thinkers.play(game, kind.bot, seed=number, key=key, patience_s=PATIENCE_S)
                game.apply(told["action"])
                number += 1
            record = {**game.record(), "seed": None, "names": [LINE_BOT, kind.bot]}
            await deals.keep_line(storage, kind.day, encode(line_from(record)).decode())
        except (GameError, NoThought, Unavailable) as error:  # it is begun again when somebody looks
            _log.warning("deal_line_failed", day=kind.day, why=type(error).__name__)
        except Exception:
            _log.exception("deal_line_failed", day=kind.day)
