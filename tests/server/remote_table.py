"""A table that another process owns, as far as this one can tell: requests go over the bus, and come back."""

import msgspec
import pytest

from tests.server.api_world import World
from voliera.documents import Document


def owned_elsewhere(world: World, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let all tables be owned elsewhere from now on; returns the processes that are asked, as they are."""
    hall, bus = world.house.hall, world.house.services.bus
    real = hall.local.find
    asked: list[str] = []

    async def elsewhere(_: str) -> str:
        return "another process"

    async def ask(process: str, request: Document, _: float) -> Document:
        asked.append(process)
        answers: list[Document] = []
        monkeypatch.setattr(hall.local, "find", real)
        try:
            await hall.listener.serve(msgspec.json.decode(msgspec.json.encode(request)), answers.append)
        finally:
            monkeypatch.setattr(hall.local, "find", elsewhere)
        return msgspec.json.decode(msgspec.json.encode(answers[0]))  # type: ignore[no-any-return]

    monkeypatch.setattr(hall.local, "find", elsewhere)
    monkeypatch.setattr(bus, "ask", ask)
    return asked
