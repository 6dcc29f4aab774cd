"""How many sockets a process has, by address and by person: the bounds that no single table can hold."""

from collections import Counter

import structlog

from voliera.server.live.connection import Connection
from voliera.server.settings import Limits

_log = structlog.get_logger("voliera.sockets")


class Census:
    """The sockets of a process, from their opening to their end."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._by_address: Counter[str] = Counter()
        self._by_session: dict[str, dict[Connection, None]] = {}
        self._unknown = 0
        self._warned = False

    def opens(self, address: str) -> bool:
        """Count a socket that opens; False, with nothing counted, where there are too many."""
        if self._unknown >= self._limits.sockets_unknown:
            return False
        if self._by_address[address] >= self._limits.sockets_per_address:
            self._warn(address)
            return False
        self._by_address[address] += 1
        self._unknown += 1
        return True

    def known(self, connection: Connection) -> None:
        """Count a socket that said hello; of one person's the oldest is closed where there are too many."""
        self._unknown -= 1
        if connection.session is None:
            return
        theirs = self._by_session.setdefault(connection.session, {})
        theirs[connection] = None
        while len(theirs) > self._limits.sockets_per_session:
            oldest = next(iter(theirs))
            del theirs[oldest]
            oldest.bye("many_sockets")

    def closes(self, address: str, connection: Connection | None, *, greeted: bool) -> None:
        """Forget a socket."""
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]
        if not greeted:
            self._unknown -= 1
        elif connection is not None and connection.session is not None:
            theirs = self._by_session.get(connection.session)
            if theirs is not None:
                theirs.pop(connection, None)
                if not theirs:
                    del self._by_session[connection.session]

    def _warn(self, address: str) -> None:
        """Say once that an address is full: it may be that of a proxy that was not named."""
        if not self._warned:
            self._warned = True
            _log.warning("address_full", address=address, sockets=self._limits.sockets_per_address)
