"""A server that speaks to private addresses, a push service beside it, and people who are quickly thought away."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from tests.server.api_world import Device, World, opened
from tests.server.notices.push_service import Browser, PushService
from tests.waiting import PATIENCE_S, wait_until
from voliera.server.live import audience, turns
from voliera.server.notices import sender


@dataclass
class Town:
    """The server and the service, with everything that tests ask of them."""

    world: World
    service: PushService

    def browser(self, device: Device, name: str, lang: str = "en") -> Browser:
        """A browser of this person that wants to hear of turns."""
        browser = Browser(self.service, name)
        answer = device.post("/api/push", browser.subscription(lang))
        assert answer.status_code == 201, answer.text
        return browser

    def look(self, times: int = 2) -> None:
        """Look at the tables as the server does once a second, and wait until everything is sent."""
        hall = self.world.house.hall

        async def now() -> None:
            for _ in range(times):
                await hall.turns.look()
            for _ in range(3):
                await hall.sender.settled()

        self.world.portal.call(now)

    def until(self, what: Callable[[], Any]) -> None:
        wait_until(what, PATIENCE_S)


@pytest.fixture(scope="module")
def everywhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(turns, "LOOK_S", 3_600.0)  # tests look themselves
        patched.setattr(turns, "GRACE_S", 0.0)
        patched.setattr(audience, "POLLED_S", 0.0)
        patched.setattr(sender, "BACKOFF_S", (0.02, 0.04))
        patched.setattr(sender, "PER_S", 10_000)
        patched.setattr(sender, "PAUSE_S", 0.0)
        with opened(tmp_path_factory.mktemp("town"), private_addresses=True) as world:
            service = PushService()
            world.portal.call(service.start)
            yield Town(world, service)
            world.portal.call(service.stop)


@pytest.fixture
def town(everywhere: Town) -> Town:
    """The same for every test of a file, with a service that has heard nothing yet."""
    everywhere.service.requests.clear()
    everywhere.service.status, everywhere.service.delay_s = 201, 0.0
    return everywhere
