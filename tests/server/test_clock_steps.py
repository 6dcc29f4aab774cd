"""A real server whose wall clock is set under play: the clocks of the game go on as if nothing had happened."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.faketime import WallClock
from tests.server.killing import seated
from tests.server.running import Server
from tests.server.sockets import both, talking
from voliera.protocol.messages import LiveClock, Settings

HOUR_S = 3_600
ENOUGH_MS = 300_000
"""Of ten minutes this much must be left, however slow the machine is; each step is longer than both together."""


@pytest.fixture
def clock(tmp_path: Path) -> WallClock:
    return WallClock(tmp_path)


STEPS = (HOUR_S, -HOUR_S, -2 * HOUR_S, 2 * HOUR_S)
"""Ahead and back, behind and back."""


def test_a_step_of_the_wall_clock_costs_nobody_the_game(clock: WallClock, tmp_path: Path) -> None:
    database = str(tmp_path / "steps.db")
    diaries = asyncio.run(seated(database, 1, Settings(clock=LiveClock(600))))
    table, cookies = diaries[0].table, [diary.cookie for diary in diaries]

    async def turn(server: Server, number: int, step: int) -> dict[str, Any]:
        """One action, with a step of the clock while its player thinks."""
        mover, view = await both(server, cookies, table)
        async with talking(server, cookies[mover], table) as talk:
            before = (await talk.next("full"))["clock"]["left_ms"][mover]
            clock.step(step)
            talk.say("sync")
            during = await talk.next("full")
            assert before - ENOUGH_MS < during["clock"]["left_ms"][mover] <= before
            talk.say("act", id=f"{number}", rev=view["rev"], actions=[view["legal"][0]])
            answer = await talk.next("ack", "nack")
            assert answer["type"] == "ack", answer
            talk.say("sync")
            return await talk.next("full")

    async def play(server: Server) -> None:
        for number, step in enumerate(STEPS):
            seen = await turn(server, number, step)
            assert [seat["bot"] for seat in seen["table"]["seats"]] == [None, None]
            assert min(seen["clock"]["left_ms"]) > 600_000 - 2 * ENOUGH_MS

    with Server(database, thinkers=0, environment=clock.environment()) as server:
        asyncio.run(play(server))
        log = server.output()
    assert log.count("clock_stepped") == len(STEPS)
    assert "Traceback" not in log
