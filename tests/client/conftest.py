"""One real server for all tests of the client; neither it nor the client loses patience on a busy machine."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Server
from tests.waiting import PATIENCE_S
from voliera.client import client, intents, live, wire

CONSTANTS = (
    (client, "TIMEOUT_S"),
    (intents, "ANSWER_S"),
    (live, "OPEN_S"),
    (live, "SILENCE_S"),
    (wire, "OPEN_S"),
)
MANY = 1_000_000


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the limits of clients in this process out of reach; a test of a limit sets it itself."""
    for module, name in CONSTANTS:
        monkeypatch.setattr(module, name, PATIENCE_S)
    monkeypatch.setattr(client.Client.table, "__kwdefaults__", {"on_message": None, "patience_s": PATIENCE_S})


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits: dict[str, Any] = dict.fromkeys(
        ("limit_seat_messages", "limit_watcher_messages", "limit_sessions_per_minute", "limit_tables_per_minute"), MANY
    )
    with Server(Path(tmp_path_factory.mktemp("client")) / "voliera.db", **limits) as running:
        yield running
