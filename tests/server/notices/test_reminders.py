"""Reminders before a deadline: once, when a quarter of the time is left, and not to those who look at the table."""

from typing import Any

import pytest
from sqlalchemy import update

from tests.server.api_world import two
from tests.server.notices.conftest import Town
from voliera.server.core.clocks import DAY_MS
from voliera.server.live import audience
from voliera.server.storage.schema import tables

DAYS = {"clock": {"kind": "days", "days": 2}}


def remind(town: Town, table: str, left_ms: int) -> None:
    """Look for deadlines, when this much of the table's time is left."""
    hall, services = town.world.house.hall, town.world.house.services

    async def now() -> None:
        services.time.trusted_from = 0
        deadline = services.now() + left_ms
        await services.storage.run(update(tables).where(tables.c.id == table).values(deadline=deadline))
        for _ in range(2):
            await hall.turns.remind()
            await hall.sender.settled()
            await hall.sender.settled()

    town.world.portal.call(now)


def texts(browser: Any) -> list[str]:
    return [one["title"] for one in browser.messages()]


def test_a_person_is_reminded_once_when_a_quarter_of_the_time_is_left(town: Town) -> None:
    table, first, _ = two(town.world, settings=DAYS)
    browser = town.browser(first, "quarter")
    remind(town, table, DAY_MS)
    assert not texts(browser)
    remind(town, table, 11 * 3_600_000)
    assert texts(browser) == ["Birdie: 11 hours left for your turn"]
    assert "round" not in browser.messages()[0]["body"]
    town.look()
    assert texts(browser)[1:] == ["Birdie: your turn"]  # a turn is told of besides
    (first_request, *_) = town.service.requests
    assert int(first_request.headers["ttl"]) <= 11 * 3_600


def test_nobody_is_reminded_who_looks(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    table, first, _ = two(town.world, settings=DAYS)
    browser = town.browser(first, "looks")
    monkeypatch.setattr(audience, "POLLED_S", 40.0)
    first.full(table)
    remind(town, table, 3_600_000)
    assert not texts(browser)


def test_nobody_is_reminded_by_a_clock_that_is_not_trusted(town: Town) -> None:
    table, first, _ = two(town.world, settings=DAYS)
    browser = town.browser(first, "untrusted")
    services, hall = town.world.house.services, town.world.house.hall

    async def now() -> None:
        services.time.trusted_from = services.steady() + 1_000_000
        soon = services.now() + 3_600_000
        await services.storage.run(update(tables).where(tables.c.id == table).values(deadline=soon))
        await hall.turns.remind()
        await hall.sender.settled()

    town.world.portal.call(now)
    assert not texts(browser)
