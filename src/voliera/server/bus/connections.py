"""Connections to Redis that end as connections do, whichever event loop they run on."""

from typing import Any

from redis.asyncio import BlockingConnectionPool
from redis.asyncio.connection import AbstractConnection
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as ConnectionGone

SOCKET_S = 2.0
CONNECTIONS = 16


def pool_at(url: str) -> BlockingConnectionPool:
    """Return connections to a Redis; raises ValueError or TypeError where the address makes no sense."""
    pool = BlockingConnectionPool.from_url(
        url,
        max_connections=CONNECTIONS,
        timeout=SOCKET_S,
        socket_timeout=SOCKET_S,
        socket_connect_timeout=SOCKET_S,
        socket_keepalive=True,
        retry=Retry(NoBackoff(), 0),
        protocol=2,
    )
    pool.connection_class = _telling(pool.connection_class)
    return pool


def _telling(kind: type[AbstractConnection]) -> type[AbstractConnection]:
    """Return a connection like this one (TCP, TLS or a local socket) that tells when it is gone."""

    class Telling(kind):  # type: ignore[misc, valid-type]
        async def send_packed_command(self, *args: Any, **kwargs: Any) -> None:
            try:
                await super().send_packed_command(*args, **kwargs)
            except RuntimeError as error:  # what uvloop raises where the transport was closed meanwhile
                if "closed" not in str(error):
                    raise
                raise ConnectionGone(str(error)) from error

    return Telling
