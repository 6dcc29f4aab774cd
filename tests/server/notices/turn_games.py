"""Tables of two at real servers: one is to move, the other waits for the turn, with a browser that is told of it."""

from dataclasses import dataclass
from typing import Any

import httpx2

from tests.server.killing import Diary
from tests.server.notices.push_service import Browser, PushService
from tests.server.sockets import both, talking
from tests.server.zygote import Zygote


@dataclass
class TurnGame:
    """A table whose owner is known, the one who is to move, and the other one, who has a browser that is told."""

    table: str
    mover: Diary
    waiting: Diary
    browser: Browser

    @classmethod
    async def begun(cls, server: Zygote, pair: list[Diary], service: PushService) -> "TurnGame":
        """Look at a table, which makes the server its owner."""
        first, _ = await both(server, [diary.cookie for diary in pair], pair[0].table)
        mover, waiting = pair[first], pair[1 - first]
        browser = Browser(service, waiting.session)
        async with client(server, waiting) as device:
            answer = await device.post("/api/push", json=browser.subscription())
        assert answer.status_code == 201, answer.text
        return cls(mover.table, mover, waiting, browser)

    async def ask(self, server: Zygote) -> None:
        """Let the one who waits ask for the table without a socket: it counts as present for a while."""
        async with client(server, self.waiting) as device:
            assert (await device.get(f"/api/tables/{self.table}")).status_code == 200

    def told(self) -> list[dict[str, Any]]:
        return self.browser.messages()


def client(server: Zygote, diary: Diary) -> httpx2.AsyncClient:
    return httpx2.AsyncClient(base_url=server.url, cookies={"voliera": diary.cookie})


async def play_turn(server: Zygote, diary: Diary) -> None:
    """Play at a server until it is another's turn."""
    async with talking(server, diary.cookie, diary.table) as talk:
        message = await talk.next("full")
        while legal := message.get("legal"):
            rev = message["rev"]
            talk.say("act", id=f"turn-{rev}", rev=rev, actions=[legal[0]])
            while message.get("rev", rev) == rev:
                message = await talk.next("ev")
