"""`kill -9` is a normal stop: a hundred of them under load, on each database, lose and double nothing.

The long version is `make campaign-server`.
"""

import asyncio
from pathlib import Path

import pytest

from tests.server.killing import compared, killed_under_load, seated
from tests.server.zygote import Zygote

KILLS = 100
TABLES = 24


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_hundred_kills_lose_and_double_nothing(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = str(tmp_path / "kills.db") if kind == "sqlite" else request.getfixturevalue("postgres_url")
    diaries = asyncio.run(seated(database, TABLES))
    with Zygote(database, thinkers=0) as server:
        asyncio.run(killed_under_load(server, database, diaries, KILLS, seed=1))
    verdict = asyncio.run(compared(database, diaries))
    assert verdict.lost == []
    assert verdict.doubled == []
    assert verdict.foreign == []
    assert verdict.acknowledged > 3 * KILLS
    assert sum(diary.gaps for diary in diaries) == 0
