"""Every answer carries the headers that keep browsers from doing what nobody asked for."""

import asyncio
from collections.abc import Awaitable, Callable

import httpx2
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from voliera.server.headers import Headers, policy_for
from voliera.server.settings import ServerSettings


async def plain(_: Request) -> Response:
    return PlainTextResponse("hello")


async def kept(_: Request) -> Response:
    return PlainTextResponse("hello", headers={"Cache-Control": "max-age=60"})


async def document(_: Request) -> Response:
    return JSONResponse({"token": "x"}, headers={"Cache-Control": "max-age=60"})


async def fails(_: Request) -> Response:
    raise ValueError("the seed is 4711")


async def socket(socket: WebSocket) -> None:
    await socket.accept()
    await socket.close()


def app_with(settings: ServerSettings) -> Starlette:
    routes = [Route("/", plain), Route("/kept", kept), Route("/api/x", document), Route("/fails", fails)]
    app = Starlette(routes=[*routes, WebSocketRoute("/socket", socket)])
    app.add_middleware(Headers, settings=settings)
    return app


def asked(
    path: str, *, method: str = "GET", settings: ServerSettings | None = None, host: str = "h:1"
) -> httpx2.Response:
    async def ask() -> httpx2.Response:
        transport = httpx2.ASGITransport(app_with(settings or ServerSettings()), raise_app_exceptions=False)
        async with httpx2.AsyncClient(transport=transport, base_url="http://h:1") as client:
            return await client.request(method, path, headers={"Host": host})

    return asyncio.run(ask())


ANSWERS = [
    ("GET", "/", 200),
    ("GET", "/api/x", 200),
    ("GET", "/nowhere", 404),
    ("POST", "/", 405),
    ("GET", "/fails", 500),
]


@pytest.mark.parametrize(("method", "path", "status"), ANSWERS)
def test_all_kinds_of_answers_carry_them(method: str, path: str, status: int) -> None:
    answer = asked(path, method=method)
    assert answer.status_code == status
    policy = answer.headers["content-security-policy"]
    for part in (
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "connect-src 'self' ws://h:1",
    ):
        assert part in policy.split("; ")
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy.split("; ")
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
    assert "*" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]


def test_a_failure_is_answered_without_its_words() -> None:
    answer = asked("/fails")
    assert answer.json()["error"]["code"] == "error"
    assert "4711" not in answer.text
    assert answer.headers["cache-control"] == "no-store"


def test_a_failure_is_passed_on_to_whoever_writes_it_down() -> None:
    async def ask() -> None:
        transport = httpx2.ASGITransport(app_with(ServerSettings()))
        async with httpx2.AsyncClient(transport=transport, base_url="http://h:1") as client:
            await client.get("/fails")

    with pytest.raises(ValueError, match="4711"):
        asyncio.run(ask())


def test_the_interface_is_never_kept_and_pages_say_themselves() -> None:
    assert asked("/api/x").headers.get_list("cache-control") == ["no-store"]
    assert asked("/kept").headers.get_list("cache-control") == ["max-age=60"]
    assert asked("/").headers.get_list("cache-control") == ["no-store"]


def test_https_only_is_asked_for_only_where_people_come_by_https() -> None:
    assert "strict-transport-security" not in asked("/").headers
    secure = asked("/", settings=ServerSettings(secure=True))
    assert "max-age=" in secure.headers["strict-transport-security"]
    assert "wss://h:1" in secure.headers["content-security-policy"]


@pytest.mark.parametrize("host", ["evil'; script-src *", "a b", "x;y", "a,b", ""])
def test_a_forged_host_does_not_get_into_the_policy(host: str) -> None:
    policy = asked("/", host=host).headers["content-security-policy"]
    assert policy.endswith("connect-src 'self'")


def test_an_address_of_the_new_kind_is_named_in_the_policy() -> None:
    assert policy_for("ws", "[::1]:8460").endswith(b"connect-src 'self' ws://[::1]:8460")
    assert "ws://[::1]:8460" in asked("/", host="[::1]:8460").headers["content-security-policy"]


def test_sockets_pass_untouched() -> None:
    passed: list[tuple[Scope, Callable[[], Awaitable[Message]], Callable[[Message], Awaitable[None]]]] = []

    async def inner(scope: Scope, receive: Receive, send: Send) -> None:
        passed.append((scope, receive, send))

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(_: Message) -> None:
        return None

    scope: Scope = {"type": "websocket", "path": "/socket", "headers": []}
    asyncio.run(Headers(inner, ServerSettings())(scope, receive, send))
    assert passed == [(scope, receive, send)]
