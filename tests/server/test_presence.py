"""The people at a table, and how long the others have been away."""

import json
from typing import Any, cast

import pytest

from tests.configurations import CONFIGURATIONS
from tests.server.tables import played
from voliera.protocol.messages import Viewer
from voliera.server.live import audience
from voliera.server.live.audience import Audience
from voliera.server.live.room import Room


def test_absence_is_counted_from_when_somebody_left(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000.0
    monkeypatch.setattr("voliera.server.live.audience.time.monotonic", lambda: now)
    table = played(CONFIGURATIONS[0], 1).table
    here = Audience(cast("Any", None), Room(10), table)

    def away() -> list[int | None]:
        told: list[int | None] = json.loads(here.presence(table))["away_ms"]
        return told[:2]

    here.count_elsewhere("p", {"seat:0": 1, "seat:1": 1})
    assert away() == [None, None]
    here.count_elsewhere("p", {"seat:0": 1})
    assert away() == [None, 0]
    now += 40.0
    here.count_elsewhere("p", {})
    assert away() == [0, 40_000]
    here.asked(Viewer("seat", 1))
    now += 2.5
    assert away() == [2_500, None]
    now += audience.POLLED_S
    assert away() == [42_500, 0]
