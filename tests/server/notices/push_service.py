"""A push service on this machine: it takes messages as a real one does, and reads them as a browser does."""

import asyncio
import base64
import json
import os
from dataclasses import dataclass, field
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid.jwt import decode


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Request:
    path: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """The keys of one subscription; only they open what is sent to it."""

    def __init__(self, service: "PushService", name: str) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.name = name
        self.endpoint = f"{service.url}/push/{name}"
        self.service = service

    def subscription(self, lang: str = "en") -> dict[str, Any]:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": b64(point), "auth": b64(self.auth)}, "lang": lang}

    def messages(self) -> list[dict[str, Any]]:
        """All that came for this browser, decrypted."""
        found = []
        for request in self.service.requests:
            if request.path == f"/push/{self.name}":
                text = http_ece.decrypt(
                    request.body, private_key=self.private, auth_secret=self.auth, version="aes128gcm"
                )
                found.append(json.loads(text))
        return found


@dataclass
class PushService:
    """Answers with `status`, after `delay_s`."""

    status: int = 201
    delay_s: float = 0.0
    rest: bytes = b"Content-Length: 0\r\n\r\n"
    """The last headers of an answer, and its body."""
    requests: list[Request] = field(default_factory=list)
    connections: int = 0
    port: int = 0
    _server: asyncio.Server | None = None
    _writers: list[asyncio.StreamWriter] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        assert self._server is not None
        self._server.close()

    async def hang_up(self) -> None:
        """Close all connections, and give the other side time to see it."""
        for writer in self._writers:
            writer.close()
            await writer.wait_closed()
        self._writers.clear()
        await asyncio.sleep(0.05)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        self._writers.append(writer)
        try:
            while line := await reader.readline():
                path = line.decode().split()[1]
                headers: dict[str, str] = {}
                while (text := (await reader.readline()).decode().strip()) != "":
                    name, _, value = text.partition(":")
                    headers[name.lower()] = value.strip()
                body = await reader.readexactly(int(headers["content-length"]))
                self.requests.append(Request(path, headers, body))
                await asyncio.sleep(self.delay_s)
                place = b"Location: http://127.0.0.1:1/\r\n" if 300 <= self.status < 400 else b""
                writer.write(b"HTTP/1.1 %d X\r\n%s%s" % (self.status, place, self.rest))
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


def claims_of(request: Request, public: str) -> dict[str, Any]:
    """The claims of a message's token, which the server's key signed; raises where it did not."""
    scheme, _, rest = request.headers["authorization"].partition(" ")
    parts = dict(one.split("=", 1) for one in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"] == public
    found: dict[str, Any] = decode(parts["t"], parts["k"])
    return found
