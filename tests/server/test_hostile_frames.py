"""Thousands of hostile frames: no crash, no effect, nothing left in memory. A million in `make campaign-server`."""

import asyncio
import json
from pathlib import Path

import psutil

from benchmarks.wire import Wire, connect
from tests.server.hostile import Attack, assault
from tests.server.killing import Diary, compared, seated
from tests.server.running import Server
from tests.waiting import PATIENCE_S, until
from voliera.protocol.messages import PROTOCOL

FRAMES = 5_000
GROWTH = 24_000_000
"""Bytes that a process may grow by chance; five thousand frames of 8 kB that stayed would be 40 million."""


async def present(server: Server, diary: Diary) -> dict[str, object]:
    """The table as a player sees it."""
    heard: asyncio.Queue[bytes] = asyncio.Queue()

    def hear(_: Wire, text: bytes) -> None:
        heard.put_nowait(text)

    wire = await connect(server.port, "/socket", hear, diary.cookie)
    wire.say(json.dumps({"type": "hello", "proto": PROTOCOL, "table": diary.table}).encode())
    message: dict[str, object] = json.loads(await asyncio.wait_for(heard.get(), PATIENCE_S))
    wire.close()
    return message


def memory(server: Server) -> int:
    """Bytes that the server's process has now; what was sent to it may still be on its way out."""
    return int(psutil.Process(server.pid).memory_info().rss)


async def attacked(
    server: Server, diaries: list[Diary], count: int
) -> tuple[dict[str, object], dict[str, object], int]:
    """Attack, and wait until the process is about as large as before: the table before and after, and what it grew."""
    views = [await present(server, diary) for diary in diaries[:2]]
    mover = next(i for i, view in enumerate(views) if view.get("legal"))
    legal = views[mover]["legal"]
    assert isinstance(legal, list)
    attack = Attack(diaries[0].table, int(str(views[0]["rev"])), legal[0])
    await assault(server.port, diaries[1 - mover].cookie, attack, count // 10, 1)
    before = memory(server)
    sockets = await assault(server.port, diaries[1 - mover].cookie, attack, count, 2)
    assert sockets > 10
    after = await present(server, diaries[mover])
    await until(lambda: memory(server) - before < GROWTH)
    return views[mover], after, memory(server) - before


def test_hostile_frames_change_nothing(tmp_path: Path) -> None:
    database = str(tmp_path / "hostile.db")
    diaries = asyncio.run(seated(database, 2))
    with Server(database, thinkers=0) as server:
        pid = server.pid
        before, after, _ = asyncio.run(attacked(server, diaries, FRAMES))
        assert server.pid == pid
        assert server.healthy()
        output = server.output()
    assert before == after
    assert "Traceback" not in output
    assert asyncio.run(compared(database, diaries)).entries == 2  # the two who sat down
