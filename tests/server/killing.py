"""Players who never give up, and a server that is killed under them: what was acknowledged must be there, once.

Everybody keeps a diary: each intent with its id, and each acknowledgement with its numbers. In the end the diaries are
compared with the storage, entry by entry.
"""

import asyncio
import itertools
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import select

from benchmarks.wire import Wire, connect
from tests.server.running import Server
from voliera.protocol.messages import PROTOCOL, Settings
from voliera.server.core.folding import fold
from voliera.server.core.making import NewTable, SeatWish
from voliera.server.core.table import Change, Table
from voliera.server.creation import make
from voliera.server.house import opened
from voliera.server.settings import ServerSettings
from voliera.server.storage.opening import open_storage
from voliera.server.storage.schema import tables as tables_kept

ROUND = 100
"""Maximum number of kills before everything is compared."""
TABLES = 24
PASSING = {"unavailable", "busy"}
"""Refusals after which the same intent is said again; after any other it must never be carried out."""


@dataclass
class Diary:
    """What one player intended, and what it was told."""

    table: str
    session: str
    cookie: str
    intents: dict[str, list[Any]] = field(default_factory=dict)
    acks: dict[str, tuple[int, int]] = field(default_factory=dict)
    nacks: list[tuple[str, str]] = field(default_factory=list)
    newest: int = 0
    gaps: int = 0
    faults: list[str] = field(default_factory=list)
    """What it was told that cannot be true."""


class Player:
    """Connects forever, acts whenever it can, and says an unanswered intent again with its id."""

    def __init__(self, diary: Diary, server: Server, seed: int) -> None:
        self.diary, self.server = diary, server
        self.chance = random.Random(seed)
        self.ids = itertools.count(len(diary.intents) + 1)
        self.pending: dict[str, Any] | None = None
        self.wire: Wire | None = None
        self.over = False
        self.seen = 0
        """The number of the last entry it heard of, even if only the number."""

    async def play(self) -> None:
        """Until it is cancelled."""
        try:
            while not self.over:
                try:
                    self.wire = await connect(self.server.port, "/socket", self.listen, self.diary.cookie)
                except OSError:
                    await asyncio.sleep(0.02)
                    continue
                self.seen = 0
                self.say({"type": "hello", "proto": PROTOCOL, "table": self.diary.table})
                while not self.wire.closed and not self.over:
                    await asyncio.sleep(0.02)
        finally:
            if self.wire is not None:
                self.wire.close()

    def say(self, message: dict[str, Any]) -> None:
        assert self.wire is not None
        if not self.wire.closed:
            self.wire.say(json.dumps(message).encode())

    def listen(self, wire: Wire, text: bytes) -> None:
        """Note what cannot be true; raised here, it would only end the connection."""
        try:
            self.heard(wire, text)
        except AssertionError as error:
            self.diary.faults.append(f"{self.diary.session}: {error}: {text[:200]!r}")

    def heard(self, _: Wire, text: bytes) -> None:
        message = json.loads(text)
        match message["type"]:
            case "full":
                self.seen = message["v"]
                self.know(message)
                if self.pending is not None:
                    self.say(self.pending)
                else:
                    self.act(message)
            case "ev":
                self.diary.gaps += message["v"] != self.seen + 1
                self.seen = message["v"]
                if "rev" in message:
                    self.know(message)
                    self.act(message)
            case "ack":
                assert self.pending is not None, "an acknowledgement that nobody waits for"
                assert message["id"] == self.pending["id"], "an acknowledgement of something else"
                self.diary.acks[message["id"]] = (message["v"], message["rev"])
                self.pending = None
            case "nack":
                self.diary.nacks.append((message["id"], message["code"]))
                if self.pending is not None and message["code"] in PASSING:
                    asyncio.get_running_loop().call_later(0.05, self.again, self.pending)
                else:
                    self.pending = None
                    if message.get("full"):
                        self.act(message["full"])

    def again(self, intent: dict[str, Any]) -> None:
        if self.pending is intent:
            self.say(intent)

    def know(self, message: dict[str, Any]) -> None:
        assert message["v"] >= self.diary.newest, "the table went back in time"
        self.diary.newest = message["v"]
        self.over = message.get("result") is not None

    def act(self, message: dict[str, Any]) -> None:
        legal = message.get("legal")
        if legal and self.pending is None:
            self.pending = {
                "type": "act",
                "id": f"{self.diary.session}-{next(self.ids)}",
                "rev": message["rev"],
                "actions": [self.chance.choice(legal)],
            }
            self.diary.intents[self.pending["id"]] = self.pending["actions"]
            self.say(self.pending)


async def seated(database: str, tables: int, settings: Settings = Settings()) -> list[Diary]:  # noqa: B008
    """Sessions at running tables of both games, made before the server starts."""
    diaries = []
    async with opened(ServerSettings(database=database)) as house:
        for i in range(tables):
            people = [await house.people.new_session(f"P{i}.{seat}", "en") for seat in range(2)]
            game = ("birdie", "bower")[i % 2]
            wish = NewTable(game, [SeatWish("me"), SeatWish("free")], settings=settings)
            table = await make(house.services, people[0][0], "A", wish)
            await house.hall.join(table.id, people[1][0], "B", None)
            diaries += [Diary(table.id, session, secret) for session, secret in people]
    return diaries


async def killed_under_load(server: Server, diaries: list[Diary], kills: int, seed: int) -> int:
    """Play; kill the server at random moments; when enough were killed, wait a little and stop.

    Returns the number of kills, which is smaller where all games were over before.
    """
    chance, killed = random.Random(seed), 0
    players = [Player(diary, server, seed + i) for i, diary in enumerate(diaries)]
    tasks = [asyncio.create_task(player.play()) for player in players]
    loop = asyncio.get_running_loop()
    try:
        for _ in range(kills):
            before = sum(len(diary.acks) for diary in diaries)
            if all(player.over for player in players):
                break
            while sum(len(diary.acks) for diary in diaries) < before + 3 and not all(one.over for one in players):
                await asyncio.sleep(0.005)
            await asyncio.sleep(chance.random() * 0.15)
            await loop.run_in_executor(None, server.kill)
            await loop.run_in_executor(None, server.start)
            killed += 1
        await asyncio.sleep(1)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return killed


def rounds_of_kills(server: Server, database: str, kills: int, seed: int) -> Iterator[tuple[int, "Verdict"]]:
    """Kill a server under load, in rounds with new tables each, until it was killed often enough.

    Yields the kills of each round and what the storage says then. Between rounds the server is stopped, since nobody
    else may open a file that it uses.
    """
    left = kills
    while left:
        server.stop()
        diaries = asyncio.run(seated(database, TABLES))
        server.start()
        killed = asyncio.run(killed_under_load(server, diaries, min(ROUND, left), seed + left))
        server.stop()
        left -= killed
        yield killed, asyncio.run(compared(database, diaries))


@dataclass(frozen=True)
class Verdict:
    """What the storage says about the diaries."""

    entries: int
    acknowledged: int
    lost: list[str]
    doubled: list[str]
    foreign: list[str]
    contradicted: list[str]
    """Refused for good, and carried out."""
    faults: list[str]
    flagged: list[str]
    """Tables at which a clock ran out."""

    @property
    def good(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.lost or self.doubled or self.foreign or self.contradicted or self.faults)

    @property
    def figures(self) -> str:
        """What a summary says."""
        wrong = f"contradicted {len(self.contradicted)}, untrue {len(self.faults)}"
        return f"{self.acknowledged} acknowledged actions, lost {len(self.lost)}, doubled {len(self.doubled)}, {wrong}"


async def compared(database: str, diaries: list[Diary]) -> Verdict:
    """Every acknowledged action is there once, where it was said to be; nothing is there that nobody intended."""
    storage = await open_storage(database)
    storage.start()
    try:
        ids = [row.id for row in await storage.fetch(select(tables_kept.c.id))]
        kept = {table: await storage.entries_after(table, 0) for table in ids}
        lost, doubled, foreign, contradicted, faults, count, acknowledged = [], [], [], [], [], 0, 0
        for table, entries in kept.items():
            assert [entry.v for entry in entries] == list(range(1, len(entries) + 1))
            count += len(entries)
            row = await storage.table(table)
            assert row is not None
            folded = Table(row)
            for entry in entries:
                fold(folded, Change(entry))
        for diary in diaries:
            mine = [entry for entry in kept[diary.table] if entry.session == diary.session and entry.action_id]
            found = {entry.action_id: entry for entry in mine}
            doubled += [entry.action_id for entry in mine if found[entry.action_id] is not entry and entry.action_id]
            for action_id, (v, rev) in diary.acks.items():
                acknowledged += 1
                kept_one = found.get(action_id)
                actions = diary.intents[action_id]
                if kept_one is None or (kept_one.v, kept_one.rev, kept_one.body["actions"]) != (v, rev, actions):
                    lost.append(action_id)
            foreign += [one for one in found if one not in diary.intents and one is not None]
            contradicted += [one for one, code in diary.nacks if code not in PASSING and one in found]
            faults += diary.faults + [f"{diary.session}: {diary.gaps} gaps"] * bool(diary.gaps)
        flagged = [
            one for one in {diary.table for diary in diaries} if any(entry.kind == "flag" for entry in kept[one])
        ]
        return Verdict(count, acknowledged, lost, doubled, foreign, contradicted, faults, flagged)
    finally:
        await storage.close()
