"""Frames that no honest client sends: bytes, JSON, and messages that are wrong in every way we could think of.

They go over raw sockets, so that the frames themselves may be wrong, too. Nothing of it may crash the server, change a
table, or stay in memory.
"""

import asyncio
import json
import os
import random
import struct
from base64 import b64encode
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from voliera.protocol.messages import PROTOCOL

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def frame(payload: bytes, opcode: int = TEXT, *, fin: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """A web socket frame, right or wrong."""
    first = (0x80 if fin else 0) | reserved << 4 | opcode
    size, mask = len(payload), 0x80 if masked else 0
    if size < 126:
        head = bytes((first, mask | size))
    elif size < 65_536:
        head = struct.pack("!BBH", first, mask | 126, size)
    else:
        head = struct.pack("!BBQ", first, mask | 127, size)
    return head + (b"\0\0\0\0" if masked else b"") + payload


ACT = {"type": "act", "id": "x", "rev": 0, "actions": [{"do": "pass"}]}
COMMON = {"id": "x", "rev": -1}
SAID: dict[str, dict[str, Any]] = {
    "hello": {"proto": -1, "table": "x"},
    "act": ACT,
    "undo": COMMON,
    "back": {**COMMON, "say": "ask"},
    "vote": {"id": "x", "seat": 3},
    "leave": {"id": ""},
    "resign": {"id": ""},
    "return": {"id": ""},
    "say": {"id": "", "text": "x" * 281},
    "ping": {"x": 0},
    "sync": {"x": 0},
}
"""Every message of a client, nearly right: one field of each is wrong, or what it asks for cannot be done."""


@dataclass(frozen=True)
class Attack:
    """A table that must not change, and how to reach it."""

    table: str
    rev: int
    legal: dict[str, Any]
    """An action that would be legal, for another seat."""

    def hello(self) -> bytes:
        return frame(json.dumps({"type": "hello", "proto": PROTOCOL, "table": self.table}).encode())


def texts(attack: Attack, chance: random.Random) -> Iterator[bytes]:
    """Payloads, forever: broken JSON, wrong types, wrong values, and well-formed things that are not allowed."""
    odd: list[Any] = [None, True, -1, 2**63, 1.5, "", "x" * 300, [], {}, [[]] * 50, "\u202e\u0000", {"a": {"b": []}}]
    types = [*SAID, "leave2", "full", "ack", "", None]
    while True:
        match chance.randrange(13):
            case 0:
                yield os.urandom(chance.randrange(200))
            case 1:
                good = json.dumps(ACT).encode()
                yield good[: chance.randrange(len(good))]
            case 2:
                yield b"[" * chance.randrange(1, 6000)
            case 3:
                yield (
                    b'{"type":"act","id":"a","rev":' + b"9" * chance.randrange(1, 3000) + b',"actions":[{"do":"pass"}]}'
                )
            case 4:
                yield json.dumps(
                    {**ACT, chance.choice(["seat", "seed", "x", "__class__"]): chance.choice(odd)}
                ).encode()
            case 5:
                yield json.dumps({**ACT, chance.choice(list(ACT)): chance.choice(odd)}).encode()
            case 6:
                yield json.dumps({"type": chance.choice(types), "id": "q", "rev": chance.choice(odd)}).encode()
            case 7:  # somebody else's move, well formed
                rev = attack.rev + chance.randrange(-1, 2)
                yield json.dumps(
                    {"type": "act", "id": str(chance.random()), "rev": rev, "actions": [attack.legal]}
                ).encode()
            case 8:
                action = {"do": chance.choice(["take", "lay", "play", "set", "owl", "x"]), "card": chance.choice(odd)}
                yield json.dumps({"type": "act", "id": "y", "rev": attack.rev, "actions": [action] * 3}).encode()
            case 9:
                yield json.dumps(
                    {"type": "vote", "id": str(chance.random()), "seat": chance.choice([*odd, 3])}
                ).encode()
            case 10:
                yield json.dumps(
                    {"type": "back", "id": "b", "rev": attack.rev, "say": chance.choice(["ask", "yes"])}
                ).encode()
            case 11:
                yield b"\xff\xfe" + json.dumps(ACT).encode("utf-16-le")
            case 12:  # each message, nearly right
                kind = chance.choice(list(SAID))
                wrong = (
                    {chance.choice(["x", "__class__", "type2"]): chance.choice(odd)} if chance.random() < 0.5 else {}
                )
                yield json.dumps({"type": kind, **SAID[kind], **wrong}).encode()


def frames(attack: Attack, chance: random.Random) -> Iterator[bytes]:
    """Whole frames, mostly with such payloads, sometimes wrong themselves."""
    payloads = texts(attack, chance)
    while True:
        payload = next(payloads)
        wrong: dict[int, Callable[[], bytes]] = {
            0: lambda: frame(payload, BINARY),
            1: lambda: frame(payload, masked=False),
            2: lambda: frame(payload, fin=False),
            3: lambda: frame(payload, 0),
            4: lambda: frame(payload, chance.randrange(3, 8)),
            5: lambda: frame(payload, reserved=chance.randrange(1, 8)),
            6: lambda: frame(b"x" * chance.randrange(126, 300), PING),
            7: lambda: frame(b"\0" * chance.randrange(8_193, 70_000)),
            8: lambda: frame(payload)[: chance.randrange(1, 20)],
            9: lambda: frame(os.urandom(chance.randrange(2, 90)), CLOSE),
            10: lambda: struct.pack("!BBQ", 0x81, 0xFF, 2**62),
        }
        make = wrong.get(chance.randrange(60))
        yield make() if make else frame(payload)


async def assault(port: int, cookie: str, attack: Attack, count: int, seed: int, at_once: int = 8) -> int:
    """Send this many hostile frames; return how many sockets it took. A socket is used until the server closes it."""
    left = count
    sockets = 0

    async def one(number: int) -> None:
        nonlocal left, sockets
        chance = random.Random(seed * 1_000 + number)
        supply = frames(attack, chance)
        while left > 0:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            sockets += 1
            try:
                writer.write(handshake(port, cookie))
                await reader.readuntil(b"\r\n\r\n")
                if chance.random() < 0.9:
                    writer.write(attack.hello())
                drained = asyncio.create_task(drain(reader))
                while left > 0 and not drained.done():
                    for _ in range(chance.randrange(1, 12)):
                        if not writer.is_closing():
                            writer.write(next(supply))
                            left -= 1
                    await writer.drain()
                    await asyncio.sleep(0)
                    if chance.random() < 0.2:
                        await asyncio.wait([drained], timeout=0.01)
                drained.cancel()
            except (ConnectionError, asyncio.IncompleteReadError):
                pass
            finally:
                writer.close()

    await asyncio.gather(*(one(number) for number in range(at_once)))
    return sockets


def handshake(port: int, cookie: str) -> bytes:
    """How a browser asks for a socket."""
    lines = (
        "GET /socket HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: voliera={cookie}",
    )
    return "\r\n".join([*lines, "", ""]).encode()


async def drain(reader: asyncio.StreamReader) -> None:
    """Read until the other side is tired of it."""
    try:
        while await reader.read(65_536):
            pass
    except ConnectionError:
        return
