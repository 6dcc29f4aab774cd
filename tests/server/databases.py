"""Real servers for the tests: PostgreSQL and Redis from Debian's binaries, private, on free ports, in a folder of their
own. They can be killed, frozen and started again, for tests of what happens then.
"""

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import psutil
import pytest
from sqlalchemy import Executable, insert

from tests.server.running import free_port
from voliera.server.core.entries import Entry
from voliera.server.storage.schema import tables

PASSWORD = "plumage"
_WAIT_S = 300.0


def _unprivileged() -> list[str]:
    """How to run a command as somebody who is not root (PostgreSQL insists), dying with the tests."""
    prefix = ["setpriv", "--pdeathsig", "INT"] if shutil.which("setpriv") else []
    if os.geteuid() == 0:
        prefix += [f"--reuid={_user().pw_uid}", f"--regid={_user().pw_gid}", "--clear-groups"]
    return prefix


def _user() -> pwd.struct_passwd:
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    pytest.skip("PostgreSQL cannot run as root, and there is no other user")


class Server:
    """A server process of ours. `start` waits until it answers."""

    def __init__(self) -> None:
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        """Start it, or again after `kill` or `stop`; nothing happens when it runs."""
        if self._process is not None and self._process.poll() is None:
            return
        self._process = subprocess.Popen(
            self.command(), cwd="/", stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        end = time.monotonic() + _WAIT_S
        while not self.answers():
            assert self._process.poll() is None, f"{type(self).__name__} has ended at once"
            assert time.monotonic() < end, f"{type(self).__name__} does not start"
            time.sleep(0.02)

    def kill(self) -> None:
        """SIGKILL, all its processes at once."""
        if self._process is None or self._process.poll() is not None:
            return
        self.freeze()  # so that no new process escapes
        family = self._family()
        _send(family, signal.SIGKILL)
        self._ended(family)

    def stop(self) -> None:
        """An orderly stop; whoever is connected is cut off."""
        if self._process is not None and self._process.poll() is None:
            self.thaw()
            family = self._family()
            self._process.send_signal(signal.SIGINT)
            self._ended(family)

    def freeze(self) -> None:
        """SIGSTOP: connections stay, nothing answers any more."""
        _send(self._family()[:1], signal.SIGSTOP)
        _send(self._family()[1:], signal.SIGSTOP)

    def thaw(self) -> None:
        """Go on after `freeze`."""
        _send(self._family(), signal.SIGCONT)

    def _family(self) -> list[psutil.Process]:
        assert self._process is not None
        first = psutil.Process(self._process.pid)
        return [first, *first.children(recursive=True)]

    def _ended(self, family: list[psutil.Process]) -> None:
        assert self._process is not None
        self._process.wait(_WAIT_S)
        end = time.monotonic() + _WAIT_S
        while any(map(_lives, family[1:])):
            assert time.monotonic() < end, "a process of the server does not end"
            time.sleep(0.02)


def _send(processes: list[psutil.Process], number: signal.Signals) -> None:
    for one in processes:
        with suppress(psutil.NoSuchProcess):
            one.send_signal(number)


def _lives(process: psutil.Process) -> bool:
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


class Postgres(Server):
    """PostgreSQL with fsync, a password and nothing else."""

    def __init__(self, binaries: Path, folder: Path) -> None:
        super().__init__()
        self.binaries = binaries
        self._folder = folder
        self._names = (f"test_{number}" for number in count(1))
        if os.geteuid() == 0:
            os.chown(folder, _user().pw_uid, _user().pw_gid)
        secret = folder / "secret"
        secret.write_text(PASSWORD)
        secret.chmod(0o644)
        options = [
            "--no-sync",
            "-U",
            "voliera",
            "-A",
            "scram-sha-256",
            f"--pwfile={secret}",
            "-E",
            "UTF8",
            "--locale=C.UTF-8",
        ]
        done = subprocess.run(
            [*_unprivileged(), str(binaries / "initdb"), "-D", str(folder / "data"), *options],
            cwd="/",
            capture_output=True,
        )
        assert done.returncode == 0, done.stderr.decode()

    def command(self) -> list[str]:
        options = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "shared_buffers": "32MB",
            "recovery_init_sync_method": "syncfs",
        }
        given = [f"-c{name}={value}" for name, value in options.items()]
        return [
            *_unprivileged(),
            str(self.binaries / "postgres"),
            "-D",
            str(self._folder / "data"),
            f"-p{self.port}",
            *given,
        ]

    def quit(self) -> None:
        """The stop that PostgreSQL calls immediate: it recovers when it is started again."""
        assert self._process is not None
        family = self._family()
        self._process.send_signal(signal.SIGQUIT)
        self._ended(family)

    def answers(self) -> bool:
        done = subprocess.run([str(self.binaries / "pg_isready"), "-q", "-h127.0.0.1", f"-p{self.port}"], cwd="/")
        return done.returncode == 0

    def url(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://voliera:{PASSWORD}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of a fresh, empty database."""
        name = next(self._names)
        asyncio.run(execute(self.url("postgres"), f"CREATE DATABASE {name}"))
        return self.url(name)


class Redis(Server):
    """Redis that forgets everything when it stops."""

    def command(self) -> list[str]:
        return ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), _WAIT_S) as one:
                one.sendall(b"PING\r\n")
                return one.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"

    def empty(self) -> None:
        """Forget everything."""
        with socket.create_connection(("127.0.0.1", self.port), _WAIT_S) as one:
            one.sendall(b"FLUSHALL\r\n")
            assert one.recv(16).startswith(b"+OK")


def entry(table: str, v: int, *, action: str | None = None, text: str = "") -> Entry:
    """An entry that says something."""
    return Entry(table, v, v, 1_700_000_000_000 + v, "act", 0, "somebody", action or f"{table}-{v}", {"text": text})


def summary(v: int) -> dict[str, Any]:
    """Return what a table's row says after this many entries."""
    return {
        "status": "running",
        "v": v,
        "rev": v,
        "mover": v % 2,
        "deadline": None,
        "updated": 1_700_000_000_000 + v,
        "result": None,
    }


def table_rows(*names: str) -> Executable:
    """The insertion of tables, as the storage needs them; nobody plays there."""
    texts = {"options": "{}", "settings": "{}", "seats": "[]", "start": "{}", "nonce": "n", "commitment": "c"}
    row = {"game": "birdie", "variant": "base", "players": 2, "created": 1, "public": True, **texts}
    return insert(tables).values([{"id": name, **row, **summary(0), "status": "open"} for name in names])


async def execute(url: str, *statements: str) -> None:
    """Run some SQL on PostgreSQL, past everything that is tested."""
    connection = await asyncpg.connect(url, timeout=_WAIT_S)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


def _roomy_memory() -> str | None:
    """A folder in memory, where there is room: processes are killed here, not disks, and waiting is spared."""
    memory = "/dev/shm"
    try:
        return memory if shutil.disk_usage(memory).free > 2**30 else None
    except OSError:
        return None


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A PostgreSQL server, until the tests end."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found:
        pytest.skip("no PostgreSQL here (Debian: apt-get install postgresql)")
    with tempfile.TemporaryDirectory(prefix="voliera-postgresql-", dir=_roomy_memory()) as folder:
        server = Postgres(found[-1].parent, Path(folder))
        try:
            server.start()
            yield server
        finally:
            server.kill()


@contextmanager
def running_redis() -> Iterator[Redis]:
    """A Redis server, until the tests end."""
    if shutil.which("redis-server") is None:
        pytest.skip("no Redis here (Debian: apt-get install redis-server)")
    server = Redis()
    try:
        server.start()
        yield server
    finally:
        server.stop()
