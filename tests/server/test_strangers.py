"""Whatever strangers send, the server stays small, and people are answered. `make campaign-server` does it longer."""

import asyncio
from pathlib import Path

from tests.server.killing import seated
from tests.server.running import Server
from tests.server.strangers import WAYS, Target, attacked
from voliera.server.house import opened
from voliera.server.messages import Settings
from voliera.server.settings import Limits, ServerSettings
from voliera.server.tables.making import NewTable, SeatWish, make

SECONDS = 20.0
MOST_MEMORY = 400_000_000


async def public_table(database: str, session: str) -> str:
    wish = NewTable("birdie", [SeatWish("free"), SeatWish("free")], settings=Settings(public=True))
    async with opened(ServerSettings(database=database)) as house:
        return (await make(house.services, session, "Ada", wish)).id


def test_all_known_attacks_at_once_stay_below_400_megabytes(tmp_path: Path) -> None:
    database = str(tmp_path / "strangers.db")
    diaries = asyncio.run(seated(database, 3))
    table = asyncio.run(public_table(database, diaries[0].session))
    limits = Limits()  # as they are in production, and not as patient as in other tests
    deadlines = {f"limit_{name}": getattr(limits, name) for name in ("hello_s", "silence_s", "send_timeout_s")}
    with Server(database, **deadlines) as server:
        target = Target(server, table, [(one.cookie, one.table) for one in diaries])
        report = asyncio.run(attacked(target, SECONDS))
        assert server.healthy()
        output = server.output()
    print(report)
    assert set(report.ways) == {way.__name__ for way in WAYS}
    assert report.answers > 1
    assert report.largest < MOST_MEMORY
    assert "Traceback" not in output
    assert "_failed" not in output
