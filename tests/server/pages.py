"""The browser's side without a server around it: a folder that looks like one, and how it is asked for files."""

import asyncio
from pathlib import Path

import httpx2
from starlette.applications import Starlette
from starlette.types import Message, Scope

from voliera.server.headers import Headers
from voliera.server.settings import ServerSettings
from voliera.server.web import pages

SECRET = "nobody may read this"
PAGE, SCRIPT = "<!doctype html><title>the table</title>", "export {}"


def a_side(tmp_path: Path) -> Path:
    """A browser's side, with something beside it that is none of the browser's business."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "table-B4kq9_xZ.js").write_text(SCRIPT)
    (folder / "assets" / "table.css").write_text("body {}")
    (folder / "notes.ini").write_text(SECRET)
    (tmp_path / "secret.txt").write_text(SECRET)
    (folder / "way-out.txt").symlink_to(tmp_path / "secret.txt")
    return folder


def app_with(web: Path | None) -> Starlette:
    settings = ServerSettings(web=str(web) if web else str(Path(__file__).parent / "no-such-folder"))
    app = Starlette(routes=pages(settings))
    app.add_middleware(Headers, settings=settings)
    return app


def asked(web: Path | None, path: str, method: str = "GET", **headers: str) -> httpx2.Response:
    async def ask() -> httpx2.Response:
        transport = httpx2.ASGITransport(app_with(web))
        async with httpx2.AsyncClient(transport=transport, base_url="http://h") as client:
            return await client.request(method, path, headers={k.replace("_", "-"): v for k, v in headers.items()})

    return asyncio.run(ask())


def unpacked(web: Path, path: str, **headers: str) -> tuple[int, httpx2.Headers, bytes]:
    """An answer as it travels: a client would unpack it."""

    async def ask() -> tuple[int, httpx2.Headers, bytes]:
        transport = httpx2.ASGITransport(app_with(web))
        async with httpx2.AsyncClient(transport=transport, base_url="http://h") as client:
            named = {k.replace("_", "-"): v for k, v in headers.items()}
            async with client.stream("GET", path, headers=named) as answer:
                return answer.status_code, answer.headers, b"".join([part async for part in answer.aiter_raw()])

    return asyncio.run(ask())


def raw(web: Path | None, path: str) -> tuple[int, bytes]:
    """An answer to a path as it stands, which no client has made tidy."""
    told: list[Message] = []

    async def ask() -> None:
        scope: Scope = {
            "type": "http",
            "method": "GET",
            "path": path,
            "raw_path": path.encode("utf-8", "replace"),
            "query_string": b"",
            "headers": [],
            "root_path": "",
            "scheme": "http",
            "http_version": "1.1",
            "server": ("h", 80),
            "client": ("c", 1),
        }

        async def receive() -> Message:
            await asyncio.sleep(60)  # the client waits for its answer
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            told.append(message)

        await app_with(web)(scope, receive, send)

    asyncio.run(ask())
    return told[0]["status"], b"".join(message.get("body", b"") for message in told[1:])
