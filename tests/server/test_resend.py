"""A command that was acknowledged is acknowledged again, with the same numbers, whatever happened in between.

Every kind of command is sent, the server is killed, everybody comes back, and the same ids are sent once more: on the
socket and by HTTP.
"""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.server.running import Server
from tests.server.sockets import Message, Talk, talking
from tests.server.zygote import Zygote
from voliera.protocol.messages import Settings
from voliera.server.core.making import NewTable, SeatWish
from voliera.server.creation import make
from voliera.server.house import opened
from voliera.server.settings import ServerSettings
from voliera.server.storage.opening import open_storage

SETTINGS = Settings(take_back=True, public=True, chat=True, pace_ms=0)


@dataclass(frozen=True)
class Company:
    """A table and the people at it."""

    table: str
    sessions: list[str]
    cookies: list[str]


@dataclass
class Sockets:
    """Everybody at a table, connected."""

    talks: list[Talk]
    fulls: list[Message]

    @property
    def mover(self) -> int:
        return next(seat for seat, full in enumerate(self.fulls) if full.get("legal"))

    async def answer(self, seat: int, command: Message) -> Message:
        """Send a command and return what is answered."""
        fields = {name: value for name, value in command.items() if name != "type"}
        self.talks[seat].say(command["type"], **fields)
        return await self.talks[seat].next("ack", "nack")

    async def done(self, seat: int, command: Message) -> Message:
        """Send a command and return its acknowledgement."""
        answer = await self.answer(seat, command)
        assert answer["type"] == "ack", (command, answer["code"])
        return answer

    async def act(self, action_id: str = "first") -> tuple[int, Message]:
        """The mover lays a card from the display, which can be undone."""
        mover = self.mover
        full = self.fulls[mover]
        action = next(one for one in full["legal"] if one["do"] == "lay" and one["from"] == "display")
        command = {"type": "act", "id": action_id, "rev": full["rev"], "actions": [action]}
        return mover, command


Prepare = Callable[[Sockets], Awaitable[tuple[int, Message]]]
"""Do what has to come before; return the seat and the command that is sent twice."""


async def _act(sockets: Sockets) -> tuple[int, Message]:
    return await sockets.act("twice")


async def _undo(sockets: Sockets) -> tuple[int, Message]:
    mover, command = await sockets.act()
    ack = await sockets.done(mover, command)
    return mover, {"type": "undo", "id": "twice", "rev": ack["rev"]}


async def _ask(sockets: Sockets) -> tuple[int, Message]:
    mover, command = await sockets.act()
    ack = await sockets.done(mover, command)
    return mover, {"type": "back", "id": "twice", "rev": ack["rev"], "say": "ask"}


def _answer(say: str) -> Prepare:
    async def prepare(sockets: Sockets) -> tuple[int, Message]:
        mover, command = await _ask(sockets)
        ack = await sockets.done(mover, {**command, "id": "asked"})
        return 1 - mover, {"type": "back", "id": "twice", "rev": ack["rev"], "say": say}

    return prepare


async def _vote(sockets: Sockets) -> tuple[int, Message]:
    away = len(sockets.talks) - 1
    while not (await sockets.talks[0].next("presence"))["seats"][away]:
        pass
    wire = sockets.talks[away].wire
    assert wire is not None
    wire.close()
    while (await sockets.talks[0].next("presence"))["seats"][away]:
        pass
    return 0, {"type": "vote", "id": "twice", "seat": away}


async def _leave(sockets: Sockets) -> tuple[int, Message]:
    return 1, {"type": "leave", "id": "twice"}


async def _resign(sockets: Sockets) -> tuple[int, Message]:
    return 1, {"type": "resign", "id": "twice"}


async def _return(sockets: Sockets) -> tuple[int, Message]:
    await sockets.done(1, {"type": "leave", "id": "left"})
    return 1, {"type": "return", "id": "twice"}


async def _text(sockets: Sockets) -> tuple[int, Message]:
    return 1, {"type": "say", "id": "twice", "text": "ciao"}


async def _emote(sockets: Sockets) -> tuple[int, Message]:
    return 1, {"type": "say", "id": "twice", "emote": "chirp"}


KINDS: dict[str, tuple[Prepare, int, int]] = {
    "act": (_act, 2, 2),
    "undo": (_undo, 2, 2),
    "back ask": (_ask, 2, 2),
    "back yes": (_answer("yes"), 2, 2),
    "back no": (_answer("no"), 2, 2),
    "vote": (_vote, 3, 3),
    "vote that replaces": (_vote, 2, 2),
    "leave a running game": (_leave, 2, 2),
    "leave an open table": (_leave, 3, 2),
    "resign": (_resign, 2, 2),
    "return": (_return, 2, 2),
    "say a text": (_text, 2, 2),
    "say an emote": (_emote, 2, 2),
}
"""Kind → what comes before, how many seats the table has, and how many people sit there."""


async def companies(database: str) -> dict[str, Company]:
    """A table for each kind, made before the server starts."""
    found = {}
    async with opened(ServerSettings(database=database)) as house:
        for kind, (_, seats, people) in KINDS.items():
            known = [await house.people.new_session(f"P{i}", "en") for i in range(people)]
            wish = NewTable("birdie", [SeatWish("me"), *[SeatWish("free")] * (seats - 1)], settings=SETTINGS)
            table = (await make(house.services, known[0][0], "P0", wish)).id
            for session, _ in known[1:]:
                await house.hall.join(table, session, "P", None)
            found[kind] = Company(table, [session for session, _ in known], [secret for _, secret in known])
    return found


@asynccontextmanager
async def connected(server: Server, company: Company) -> AsyncIterator[Sockets]:
    """Everybody at a table says hello, one after the other."""
    async with AsyncExitStack() as stack:
        talks, fulls = [], []
        for cookie in company.cookies:
            talks.append(await stack.enter_async_context(talking(server, cookie, company.table)))
            fulls.append(await talks[-1].next("full"))
        yield Sockets(talks, fulls)


async def by_http(server: Server, company: Company, seat: int, command: Message) -> Message:
    """The same command where sockets are blocked."""
    body = json.dumps(command)
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    head = (
        f"POST /api/tables/{company.table}/send HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n"
        f"Cookie: voliera={company.cookies[seat]}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    )
    writer.write(f"{head}\r\n{body}".encode())
    answer = await asyncio.wait_for(reader.read(), 60)
    writer.close()
    found: Message = json.loads(answer.partition(b"\r\n\r\n")[2])
    return found


async def sent_twice(server: Server, everybody: dict[str, Company]) -> dict[str, list[Message]]:
    """The answers for each kind: before the kill, then after it on the socket and by HTTP."""
    answers, sent = {}, {}
    for kind, (prepare, _, _) in KINDS.items():
        async with connected(server, everybody[kind]) as sockets:
            seat, command = await prepare(sockets)
            answers[kind] = [await sockets.done(seat, command)]
            sent[kind] = seat, command
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    for kind, (seat, command) in sent.items():
        async with connected(server, everybody[kind]) as sockets:
            answers[kind].append(await sockets.answer(seat, command))
            answers[kind].append(await by_http(server, everybody[kind], seat, command))
    return answers


async def kept(database: str, table: str) -> Counter[tuple[str | None, str | None]]:
    """How often the storage holds each id of each session."""
    storage = await open_storage(database)
    storage.start()
    try:
        return Counter((one.session, one.action_id) for one in await storage.entries_after(table, 0) if one.action_id)
    finally:
        await storage.close()


def test_every_kind_of_command_is_acknowledged_again_after_a_kill(storage_url: str) -> None:
    everybody = asyncio.run(companies(storage_url))
    with Zygote(storage_url, thinkers=0) as server:
        answers = asyncio.run(sent_twice(server, everybody))
    shown = {kind: [one.get("code", one["type"]) for one in told] for kind, told in answers.items()}
    assert shown == {kind: ["ack"] * 3 for kind in KINDS}
    assert {kind: told[1:] for kind, told in answers.items()} == {kind: told[:1] * 2 for kind, told in answers.items()}
    for company in everybody.values():
        ids = asyncio.run(kept(storage_url, company.table))
        assert max(ids.values()) == 1
        assert any(action_id == "twice" for _, action_id in ids)


def test_an_id_belongs_to_one_session_and_to_what_it_was_first_sent_with(tmp_path: Path) -> None:
    """The same id from another session is another command; with another body it is the first command again."""
    database = str(tmp_path / "ids.db")
    company = asyncio.run(companies(database))["say a text"]

    async def scene(server: Server) -> None:
        async with connected(server, company) as sockets:
            first = await sockets.done(0, {"type": "say", "id": "same", "text": "one"})
            other = await sockets.done(1, {"type": "say", "id": "same", "text": "two"})
            assert other["v"] == first["v"] + 1
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        async with connected(server, company) as sockets:
            bodies: list[dict[str, Any]] = [
                {"type": "say", "text": "three"},
                {"type": "vote", "seat": 1},
                {"type": "back", "say": "no", "rev": 0},
            ]
            for body in bodies:
                assert await sockets.done(0, {**body, "id": "same"}) == first
            assert [line["text"] for line in sockets.fulls[0]["chat"]] == ["one", "two"]
            refused = await by_http(server, company, 1, {"type": "back", "say": "no", "rev": 0, "id": "unknown"})
            assert refused["code"] == "no_back"

    with Zygote(database, thinkers=0) as server:
        asyncio.run(scene(server))
    ids = asyncio.run(kept(database, company.table))
    assert ids == {(company.sessions[0], "same"): 1, (company.sessions[1], "same"): 1}


def test_a_command_that_was_never_committed_stays_refused(tmp_path: Path) -> None:
    database = str(tmp_path / "refused.db")
    everybody = asyncio.run(companies(database))
    company, others = everybody["say a text"], everybody["say an emote"]
    stranger = Company(company.table, others.sessions, others.cookies)

    async def scene(server: Server) -> None:
        await by_http(server, others, 0, {"type": "say", "id": "x", "emote": "chirp"})
        for who, code in ((stranger, "no_seat"), (company, "bad_seat")):
            answer = await by_http(server, who, 0, {"type": "vote", "id": "x", "seat": 0})
            assert (answer["type"], answer["code"]) == ("nack", code)

    with Zygote(database, thinkers=0) as server:
        asyncio.run(scene(server))
    assert not asyncio.run(kept(database, company.table))
