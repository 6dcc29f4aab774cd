"""What this process does with what it hears on the bus: requests go to their handlers, broadcasts to the sockets."""

from collections.abc import Callable
from typing import Any

import msgspec

from voliera.documents import Document
from voliera.server.bus import Answer, Moved
from voliera.server.errors import ANSWERED, fault_of
from voliera.server.live.actor import Actor
from voliera.server.live.broadcasts import AnyBroadcast, TableRewritten
from voliera.server.live.coaching import Coaching
from voliera.server.live.handlers import handle
from voliera.server.live.local import LocalTables
from voliera.server.live.remote import RemoteTables
from voliera.server.live.requests import AnalysisRequest, AnyRequest
from voliera.server.live.watch import Watch


class BusListener:
    """The listener of one process."""

    def __init__(self, local: LocalTables, remote: RemoteTables, coaching: Coaching, watch: Watch) -> None:
        self.local = local
        self.remote = remote
        self.coaching = coaching
        self.watch = watch
        self.forgetting: list[Callable[[str], None]] = []
        """What else keeps something of tables in memory."""

    async def serve(self, request: Document, answer: Answer) -> None:
        """Answer another process that takes this one for an owner. A request is never passed on."""
        try:
            await self._serve(msgspec.convert(request, AnyRequest), lambda result: answer({"result": result}))
        except (Moved, *ANSWERED) as error:
            answer({"error": fault_of(error)})

    async def _serve(self, request: AnyRequest, answer: Any) -> None:
        if isinstance(request, AnalysisRequest):
            answer(self.coaching.handle(request))
            return
        found = await self.local.find(request.table)
        if not isinstance(found, Actor):
            raise Moved
        await handle(found, request, answer)

    def deliver(self, table: str, sender: str, message: Document) -> None:
        """Take a broadcast."""
        broadcast = msgspec.convert(message, AnyBroadcast)
        if isinstance(broadcast, TableRewritten):
            self.rewritten(table)
        else:
            self.remote.hear(table, sender, broadcast)

    def rewritten(self, table: str) -> None:
        """Forget what is in memory of a table whose rows were changed; whoever looks at it is told the present."""
        for forget in self.forgetting:
            forget(table)
        self.local.read_again(table)

    def missed(self, table: str) -> None:
        """Greet everybody at a table again: messages about it may have been lost."""
        self.remote.missed(table)

    def regained(self) -> None:
        """Look at everything that may have changed while the bus was away."""
        self.watch.regained()
