"""The pace of notices: steady while the event loop is in time, slower where the tables keep it busy, never stopped."""

import asyncio
import time
from types import SimpleNamespace

import pytest

from voliera.server.notices import sender
from voliera.server.notices.sender import GIVE_WAY, LONGEST_WAY_S, PER_S, Sender
from voliera.server.services import Services
from voliera.server.settings import Limits, ServerSettings

TURNS = 40


def waited_s(make: Services, monkeypatch: pytest.MonkeyPatch, late_s: float) -> float:
    """Return how long some turns wanted to wait, where every wait ends late by as much."""
    now, wanted = [time.monotonic()], list[float]()

    async def sleep(delay_s: float) -> None:
        wanted.append(delay_s)
        now[0] += delay_s + late_s

    monkeypatch.setattr(sender, "time", type("Clock", (), {"monotonic": lambda: now[0]}))
    monkeypatch.setattr("asyncio.sleep", sleep)
    sending = Sender(make)

    async def work() -> None:
        for _ in range(TURNS):
            await sending._turn()

    asyncio.run(work())
    return sum(wanted)


@pytest.fixture
def services() -> Services:
    return SimpleNamespace(settings=ServerSettings(), limits=Limits())  # type: ignore[return-value]


def test_a_loop_that_is_in_time_is_given_its_pace(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    assert waited_s(services, monkeypatch, 0.0) == pytest.approx(TURNS / PER_S, abs=2 / PER_S)


@pytest.mark.parametrize("late_s", [0.005, 0.05, 1.0])
def test_a_loop_that_is_late_is_given_time_but_not_all(
    services: Services, monkeypatch: pytest.MonkeyPatch, late_s: float
) -> None:
    waited = waited_s(services, monkeypatch, late_s)
    assert waited > 0.9 * TURNS * (1 / PER_S + min(GIVE_WAY * late_s, LONGEST_WAY_S))
    assert waited <= TURNS * (1 / PER_S + LONGEST_WAY_S)
