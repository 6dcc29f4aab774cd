"""The showcase: public tables that this process owns are noted for the list of live tables, every few seconds.

A note ends by itself when its process is gone. Nothing here is needed to play.
"""

import time

from sqlalchemy import delete, insert

from voliera.server.core.entries import encode_text
from voliera.server.core.glances import glance_of
from voliera.server.live.actor import Actor
from voliera.server.live.local import LocalTables
from voliera.server.services import Services
from voliera.server.storage.batch import Many
from voliera.server.storage.schema import live

EVERY_S = 2.0
"""Seconds between two looks at the tables."""
AGAIN_S = 10.0
"""Seconds after which a note is written again though nothing changed."""
BELIEVED_MS = 30_000
"""Milliseconds for which a note is believed."""
Note = tuple[int, str]


class Showcase:
    """The notes of one process."""

    def __init__(self, services: Services, local: LocalTables) -> None:
        self.services = services
        self.local = local
        self._noted: dict[str, tuple[Note, float]] = {}
        """What was written of each table, and when."""
        self._looked = 0.0

    async def tend(self) -> None:
        """Write what has changed; raises Unavailable."""
        now = time.monotonic()
        if now - self._looked < EVERY_S:
            return
        self._looked = now
        notes = {table_id: _note(actor) for table_id, actor in self.local.actors.items() if _shown(actor)}
        gone = self._noted.keys() - notes.keys()
        changed = {name: note for name, note in notes.items() if not self._stands(name, note, now)}
        if not gone and not changed:
            return
        at = self.services.now()
        rows = [
            {"table_id": name, "watchers": watchers, "glance": glance, "updated": at}
            for name, (watchers, glance) in sorted(changed.items())
        ]
        old = live.c.table_id.in_(sorted({*gone, *changed})) | (live.c.updated < at - 2 * BELIEVED_MS)
        await self.services.storage.run(delete(live).where(old), *([Many(insert(live), rows)] if rows else []))
        for name in gone:
            del self._noted[name]
        self._noted |= {name: (note, now) for name, note in changed.items()}

    def _stands(self, name: str, note: Note, now: float) -> bool:
        noted = self._noted.get(name)
        return noted is not None and noted[0] == note and now - noted[1] < AGAIN_S


def _shown(actor: Actor) -> bool:
    return actor.table.row.settings.public and actor.table.status == "running"


def _note(actor: Actor) -> Note:
    watchers = sum(count for key, count in actor.audience.counts().items() if not key.startswith("seat"))
    return watchers, encode_text(glance_of(actor.audience.delay.shown))
