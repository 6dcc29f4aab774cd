"""Two servers on one PostgreSQL and one Redis, each with ways of its own to both."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from tests.server.databases import Postgres, Redis
from tests.server.proxy import Proxies, Proxy
from tests.server.zygote import Zygote

SETTINGS: dict[str, Any] = {"thinkers": 0, "limit_seat_messages": 1_000_000, "limit_sessions_per_minute": 1_000}


@dataclass
class Cluster:
    """Two servers, and what they need."""

    postgres: Postgres
    redis: Redis
    database: str
    proxies: Proxies
    servers: list[Zygote]
    to_postgres: list[Proxy]
    to_redis: list[Proxy]


@contextmanager
def running_cluster(postgres: Postgres, redis: Redis) -> Iterator[Cluster]:
    """Two servers that start in a moment, until the end of the context."""
    database = postgres.new_database()
    with Proxies() as proxies:
        to_postgres, to_redis = ([proxies.to(server.port) for _ in range(2)] for server in (postgres, redis))
        one, other = (
            Zygote(
                database.replace(f":{postgres.port}/", f":{to_postgres[i].port}/"),
                redis.url.replace(f":{redis.port}/", f":{to_redis[i].port}/"),
                **SETTINGS,
            )
            for i in range(2)
        )
        with one, other:
            yield Cluster(postgres, redis, database, proxies, [one, other], to_postgres, to_redis)
