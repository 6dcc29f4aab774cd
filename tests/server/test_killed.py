"""`kill -9` is a normal stop: a hundred of them under load, on each database, lose and double nothing.

The long version is `make campaign-server`.
"""

from pathlib import Path

import pytest

from tests.server.killing import rounds_of_kills
from tests.server.zygote import Zygote

KILLS = 6


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_kills_lose_and_double_nothing(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = str(tmp_path / "kills.db") if kind == "sqlite" else request.getfixturevalue("postgres_url")
    killed = acknowledged = 0
    with Zygote(database, thinkers=0) as server:
        for kills, verdict in rounds_of_kills(server, database, KILLS, seed=1):
            assert verdict.good, verdict
            killed += kills
            acknowledged += verdict.acknowledged
    assert killed == KILLS
    assert acknowledged > 3 * KILLS
