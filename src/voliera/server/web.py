"""The browser's side: its files where they are there, else a small page that says how to play without them.

Files come from one folder, and nothing outside it can be named. What has a hash in its name never changes and may be
kept for a year; everything else is asked for again. Addresses that are no files are places inside the browser's side.
Clients that can unpack them get the compressed files that the build left beside the plain ones.
"""

import html
import os
import re
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from string import Template

from fluent.runtime import FluentBundle, FluentResource
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Receive, Scope, Send

from voliera.languages import FALLBACK, LANGUAGES, locales_folder
from voliera.server.encodings import ENDS, beside, wished
from voliera.server.settings import ServerSettings

BUILT = Path(__file__).parents[1] / "web"
SMALL = Path(__file__).parent / "pages"
INDEX = "index.html"
PARTS = ("title", "running", "browser", "join", "secret", "alone", "api")
KEPT = "public, max-age=31536000, immutable"
ASKED_AGAIN = "no-cache"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".net": "application/octet-stream",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""By our own list: what a machine believes about the ends of names differs."""
_HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.[a-z0-9]+(\.map)?$")
_WISH = re.compile(r"\s*([A-Za-z]{1,8}|\*)(?:-[A-Za-z0-9-]*)?\s*(?:;\s*q=([01](?:\.[0-9]{0,3})?))?\s*")


def pages(settings: ServerSettings) -> list[BaseRoute]:
    """What is served where nothing else is: the browser's side, or the small page."""
    folder = Path(settings.web) if settings.web else BUILT
    return [Route("/{path:path}", Side(folder) if (folder / INDEX).is_file() else SmallSide())]


class Side(StaticFiles):
    """The files of a folder, of the kinds that browsers want; an address without a dot is a place, not a file."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A file, or the page for a place. The interface's addresses are neither."""
        if scope["path"] == "/api" or scope["path"].startswith("/api/"):
            raise HTTPException(404)
        await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file at a path, or the page."""
        if scope["method"] not in {"GET", "HEAD"}:
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        if "." not in path.removeprefix("."):
            return await self.page(scope)
        return await self.file(path, scope)

    async def file(self, path: str, scope: Scope) -> Response:
        """The file at a path, with its type and how long it may be kept."""
        kind = TYPES.get(Path(path).suffix.lower())
        if kind is None:
            raise HTTPException(404)
        try:
            response = await super().get_response(path, scope)
        except (HTTPException, OSError):
            raise HTTPException(404) from None
        response.headers["cache-control"] = KEPT if _HASHED.search(path) else ASKED_AGAIN
        if "content-type" in response.headers:
            response.headers["content-type"] = kind
        return response

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file, compressed where it is there so and the client likes that; or the word that it has not changed."""
        asked, path = Headers(scope=scope), os.fspath(full_path)
        variants, told = beside(path), {}
        if variants:
            told["vary"] = "accept-encoding"
        for name in wished(asked.get("accept-encoding", "")):
            if name in variants:
                told["content-encoding"] = name
                path, stat_result = path + ENDS[name], variants[name]
                break
        told["etag"] = _tag(path, stat_result.st_mtime_ns, stat_result.st_size)
        response = FileResponse(path, status_code, told, stat_result=stat_result)
        return NotModifiedResponse(response.headers) if self.is_not_modified(response.headers, asked) else response

    async def page(self, scope: Scope) -> Response:
        """The one page, which finds out by itself where it is."""
        return await self.file(INDEX, scope)


class SmallSide(Side):
    """One page in four languages."""

    def __init__(self) -> None:
        super().__init__(SMALL)
        template = Template((SMALL / "page.html.in").read_text(encoding="utf-8"))
        self._written = {code: template.substitute(_words(code), lang=code) for code in LANGUAGES}

    async def page(self, scope: Scope) -> Response:
        """The page in the reader's language."""
        wished = re.fullmatch(rb"lang=([a-z]{2})", scope["query_string"])
        code = wished.group(1).decode() if wished else ""
        if code not in LANGUAGES:
            code = preferred(Headers(scope=scope).get("accept-language", ""))
        told = {"cache-control": ASKED_AGAIN, "content-language": code, "vary": "accept-language"}
        return HTMLResponse(self._written[code], headers=told)


@lru_cache(maxsize=512)
def _tag(path: str, _changed: int, _size: int) -> str:
    """By what is in a file: packages are unpacked with any time, and a page that names other files is as long."""
    return f'"{blake2b(Path(path).read_bytes(), digest_size=12).hexdigest()}"'


def _words(code: str) -> dict[str, str]:
    """What the page says. Only one file of the language is read: all of them take a second, which nobody has here."""
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource((locales_folder() / code / "server.ftl").read_text(encoding="utf-8")))
    said: dict[str, str] = {}
    for name in PARTS:
        pattern = bundle.get_message(f"page-{name}").value
        assert pattern is not None
        text, _ = bundle.format_pattern(pattern)
        said[name] = html.escape(str(text))
    return said


def preferred(accepted: str) -> str:
    """The first of a browser's languages that we speak: `it-IT,it;q=0.9,en;q=0.8`."""
    best, code = 0.0, FALLBACK
    for wish in accepted[:500].split(","):
        found = _WISH.fullmatch(wish)
        if found and found.group(1).lower() in LANGUAGES and float(found.group(2) or 1) > best:
            best, code = float(found.group(2) or 1), found.group(1).lower()
    return code
