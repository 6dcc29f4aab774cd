"""The servers that tests may ask for. Each is started once, when the first test asks for it.

`storage_url` runs a test on SQLite and on PostgreSQL. A test of faults takes `postgres` or `redis` as well, and may
kill, freeze and start it (tests/server/databases.py); whatever it leaves behind is put right for the next one.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import Postgres, Redis, running_postgres, running_redis
from tests.server.patience import be_patient


@pytest.fixture(autouse=True, scope="session")
def patient() -> Iterator[None]:
    """Let nothing be given up because the machine is busy."""
    with pytest.MonkeyPatch.context() as patched:
        be_patient(patched.setattr)
        yield


@pytest.fixture(scope="session")
def _postgres() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server


@pytest.fixture(scope="session")
def _redis() -> Iterator[Redis]:
    with running_redis() as server:
        yield server


@pytest.fixture
def postgres(_postgres: Postgres) -> Iterator[Postgres]:
    _postgres.start()
    yield _postgres
    _postgres.start()
    _postgres.thaw()


@pytest.fixture
def redis(_redis: Redis) -> Iterator[Redis]:
    _redis.start()
    yield _redis
    _redis.start()
    _redis.thaw()


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def redis_url(redis: Redis) -> str:
    redis.empty()
    return redis.url


@pytest.fixture(params=["sqlite", "postgresql"])
def storage_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'voliera.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real file system of two megabytes."""
    place = tmp_path / "small"
    place.mkdir()
    if os.geteuid() != 0 or shutil.which("mount") is None:
        pytest.skip("only root can make a small disk")
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(place)], capture_output=True).returncode:
        pytest.skip("no file system can be mounted here")
    yield place
    subprocess.run(["umount", "--lazy", str(place)], check=True)  # also when a failed test has left a file open
