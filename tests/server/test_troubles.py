"""Small versions of the campaign's troubles: a pause, crashes, partitions, steps of the wall clock.

The long ones are `make campaign-server`.
"""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.cluster import Cluster, running_cluster
from tests.server.databases import Postgres, Redis
from tests.server.faketime import WallClock
from tests.server.fault_campaign import suffered
from tests.server.troubles import CLOCKS, crash, partition, pause, step
from tests.server.zygote import Zygote

TABLES = 4


@pytest.fixture(scope="module")
def shared(_postgres: Postgres, _redis: Redis) -> Iterator[Cluster]:
    _postgres.start()
    _redis.start()
    with running_cluster(_postgres, _redis) as cluster:
        yield cluster


@pytest.mark.parametrize(("trouble", "count"), [(pause, 1), (crash, 2), (partition, 2)])
def test_trouble_loses_doubles_and_contradicts_nothing(
    shared: Cluster, postgres: Postgres, redis: Redis, trouble: Any, count: int
) -> None:
    made, acknowledged = suffered(
        shared.database, shared.servers, partial(trouble, shared), count, seed=1, tables=TABLES
    )
    assert len(made) == count
    assert acknowledged >= 5 * count


def test_steps_of_the_wall_clock_cost_nobody_anything(tmp_path: Path, postgres_url: str) -> None:
    clock, database = WallClock(tmp_path), postgres_url
    with Zygote(database, environment=clock.environment(), thinkers=0, limit_seat_messages=1_000_000) as server:
        made, acknowledged = suffered(
            database, [server], partial(step, clock, server), 5, seed=1, tables=TABLES, settings=CLOCKS
        )
        assert "clock_stepped" in server.output()
    assert len(made) == 5
    assert acknowledged >= 25
