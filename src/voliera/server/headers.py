"""The headers that every answer carries: what a page may load, who may frame it, what may be kept, and where.

Scripts and styles come from this server's own files only; nothing is inline, so that a name or a line of chat can never
become code. WebAssembly may be compiled, which tables on the device need. A failure that nobody caught is answered here
too, so that it carries the same headers and says nothing.
"""

import re
from collections.abc import Iterable
from functools import lru_cache

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from voliera.server.settings import ServerSettings

Pair = tuple[bytes, bytes]

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'; connect-src "
)
SAME_ORIGIN: Pair = (b"cross-origin-resource-policy", b"same-origin")
ANY_ORIGIN: Pair = (b"cross-origin-resource-policy", b"cross-origin")
ALWAYS: tuple[Pair, ...] = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    SAME_ORIGIN,
    (
        b"permissions-policy",
        b"camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), serial=(), usb=()",
    ),
)
FRAMED = re.compile(rb"/embed/[A-Za-z0-9_-]{1,128}")
"""Addresses that may be framed by anybody; they show finished games, and nothing of whoever looks.

The address is compared as it was sent, as the page does, too: what the page does not take for an embedded game
(`/embed/a/b`, `/embed/~`, `/embed/%41`) is framed by nobody.
"""
PICTURE = re.compile(rb"/r/[A-Za-z0-9_-]{1,128}/picture\.png")
"""The pictures of results. Pages that show link previews load them from here, so other origins may."""
NOBODY_FRAMES, ANYBODY_FRAMES = b"frame-ancestors 'none'", b"frame-ancestors *"
HTTPS_ONLY: Pair = (b"strict-transport-security", b"max-age=31536000")
NOT_KEPT: Pair = (b"cache-control", b"no-store")
FAILURE = b'{"error":{"code":"error","message":"this failed here, and was written down"}}'

_HOST = re.compile(r"[A-Za-z0-9.\-]+(:[0-9]+)?|\[[0-9A-Fa-f:.]+\](:[0-9]+)?")


class Headers:
    """ASGI middleware. Web sockets pass as they are."""

    def __init__(self, app: ASGIApp, settings: ServerSettings) -> None:
        self.app = app
        self._socket = "wss" if settings.secure else "ws"
        self._always = (*ALWAYS, HTTPS_ONLY) if settings.secure else ALWAYS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add to its answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answered = False

        async def sent(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = True
                message["headers"] = self._completed(scope, message.get("headers", ()))
            await send(message)

        try:
            await self.app(scope, receive, sent)
        except Exception:
            if not answered:
                told = [(b"content-type", b"application/json"), (b"content-length", str(len(FAILURE)).encode())]
                await sent({"type": "http.response.start", "status": 500, "headers": told})
                await sent({"type": "http.response.body", "body": FAILURE})
            raise  # whoever serves writes it down

    def _completed(self, scope: Scope, headers: Iterable[Pair]) -> list[Pair]:
        """What the answer says itself, and ours. What the interface answers is never kept by anybody."""
        told = [(bytes(name), bytes(value)) for name, value in headers]
        if scope["path"].startswith("/api"):
            told = [pair for pair in told if pair[0].lower() != b"cache-control"]
        if not any(name.lower() == b"cache-control" for name, _ in told):
            told.append(NOT_KEPT)
        policy, always = policy_for(self._socket, host_of(scope)), self._always
        sent = scope.get("raw_path") or b""
        if FRAMED.fullmatch(sent):
            policy = policy.replace(NOBODY_FRAMES, ANYBODY_FRAMES)
            always = tuple(pair for pair in always if pair[0] != b"x-frame-options")
        elif PICTURE.fullmatch(sent):
            always = tuple(ANY_ORIGIN if pair == SAME_ORIGIN else pair for pair in always)
        return [*told, (b"content-security-policy", policy), *always]


@lru_cache(maxsize=256)
def policy_for(socket: str, host: str) -> bytes:
    """The policy of pages under this name. Older browsers do not take `'self'` for sockets, so they are named."""
    named = f" {socket}://{host}" if host else ""
    return f"{POLICY}'self'{named}".encode("latin-1")


def host_of(scope: Scope) -> str:
    """The name under which the server was asked, if it looks like one: it goes into a header."""
    for name, value in scope["headers"]:
        if name == b"host":
            return _host(value)
    return ""


@lru_cache(maxsize=256)
def _host(value: bytes) -> str:
    told = value.decode("latin-1")
    return told if len(told) <= 255 and _HOST.fullmatch(told) else ""
