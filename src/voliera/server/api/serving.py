"""From a request to a call, and from what came of it to a response: the same for every endpoint.

The order is fixed: where from (the origin), what form (type, size, schema), who (the cookie), then the work. Whatever
goes wrong is answered as an error document; what nobody expected is logged, and answered without a word about it.
"""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from voliera.protocol.errors import Failure, Refused, status_of
from voliera.server.api.allowances import Allowances
from voliera.server.api.endpoint import Answer, Call, Endpoint, retry_after
from voliera.server.encodings import wished
from voliera.server.errors import ANSWERED, refusal_of
from voliera.server.house import House
from voliera.server.people import COOKIE
from voliera.server.settings import Limits

KEPT_S = 400 * 86_400
"""As long as browsers keep a cookie at most."""
JSON = "application/json"
LARGE = 8_192
"""Bodies above this size take their turn: as Python objects they need some twenty times as much memory."""
BUSY_MS = 1_000
_encoder = msgspec.json.Encoder()
_log = structlog.get_logger("voliera.api")


class Turns:
    """Lets few large bodies be worked on at a time; the others wait as the bytes that they came as."""

    def __init__(self, limits: Limits) -> None:
        self._slots = asyncio.Semaphore(limits.documents_at_once)
        self._most = limits.documents_waiting
        self._waiting = 0

    @asynccontextmanager
    async def turn(self, size: int) -> AsyncIterator[None]:
        """Wait for a turn, unless the body is small; Refused `busy` where too many wait."""
        if size <= LARGE:
            yield
            return
        if self._waiting >= self._most:
            raise Refused("busy", "too many large requests at once", retry_ms=BUSY_MS)
        self._waiting += 1
        try:
            await self._slots.acquire()
        finally:
            self._waiting -= 1
        try:
            yield
        finally:
            self._slots.release()


class PathApp:
    """All endpoints of one path, an ASGI application of its own."""

    def __init__(self, house: House, allowances: Allowances, turns: Turns, endpoints: Sequence[Endpoint]) -> None:
        self.house = house
        self.allowances = allowances
        self.turns = turns
        self.methods = {endpoint.method: endpoint for endpoint in endpoints}
        self._decoders = {one.method: msgspec.json.Decoder(one.body) for one in endpoints if one.body is not None}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        request = Request(scope, receive)
        response = await self._respond(request)
        if response is not None:
            await response(scope, receive, send)

    async def _respond(self, request: Request) -> Response | None:
        method = "GET" if request.method == "HEAD" else request.method
        endpoint = self.methods.get(method)  # type: ignore[call-overload]
        if endpoint is None:
            allowed = ", ".join([*self.methods, *(["HEAD"] if "GET" in self.methods else [])])
            return refused(Refused("bad_method", f"allowed: {allowed}"), {"Allow": allowed})
        try:
            body = await self._body(endpoint, request)
            async with self.turns.turn(len(body)):
                call = await self._call(endpoint, request, body)
                return self._response(request, await endpoint.work(call))
        except (*ANSWERED, RecursionError) as error:
            return refused(refusal_of(error))
        except ClientDisconnect:
            return None
        except Exception:
            _log.exception("api_failed", method=endpoint.method, path=endpoint.path)
            return refused(Refused("error"))

    async def _body(self, endpoint: Endpoint, request: Request) -> bytes:
        """Read the body of a request that may be made from where it comes."""
        if endpoint.method != "GET" and not self.house.people.origin_allowed(request.scope):
            raise Refused("forbidden", "requests from other pages are not answered")
        if endpoint.body is None:
            return b""
        most = self.house.services.limits.body_bytes
        return await _body(request, min(endpoint.largest or most, most))

    async def _call(self, endpoint: Endpoint, request: Request, text: bytes) -> Call:
        body = None if endpoint.body is None else self._decoded(endpoint, text)
        query = None if endpoint.query is None else _query(request, endpoint.query)
        session = None if endpoint.alone else await self.house.people.session_of(request.scope)
        call = Call(self.house, self.allowances, request, session, body, query)
        if endpoint.who == "session":
            _ = call.me
        return call

    def _decoded(self, endpoint: Endpoint, text: bytes) -> Any:
        try:
            return self._decoders[endpoint.method].decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refused("bad_request", str(error)[:300]) from None

    def _response(self, request: Request, answer: Answer) -> Response:
        headers = {"Cache-Control": "no-store"}
        if answer.packed is not None:
            headers["Vary"] = "Accept-Encoding"
        if answer.document is None:
            response = Response(None, answer.status, headers)
        elif answer.packed is not None and "gzip" in wished(request.headers.get("accept-encoding", "")):
            response = Response(answer.packed, answer.status, {**headers, "Content-Encoding": "gzip"}, JSON)
        else:
            text = answer.document if isinstance(answer.document, str) else _encoder.encode(answer.document)
            response = Response(text, answer.status, headers, JSON)
        if answer.cookie:
            secure = self.house.services.settings.secure
            response.set_cookie(COOKIE, answer.cookie, max_age=KEPT_S, httponly=True, samesite="lax", secure=secure)
        elif answer.cookie is not None:
            response.delete_cookie(COOKIE, httponly=True, samesite="lax")
        return response


def refused(refusal: Refused, headers: Mapping[str, str] | None = None) -> Response:
    """A refusal as a response."""
    status = status_of(refusal.code)
    more = {"Cache-Control": "no-store", **(headers or {})}
    if status in {429, 503}:
        more["Retry-After"] = retry_after(refusal.retry_ms)
    return Response(_encoder.encode(Failure(refusal.fault)), status, more, JSON)


async def nowhere(request: Request) -> Response:
    """What is not there, under the interface's own path."""
    return refused(Refused("not_found", "there is nothing here; see /api/openapi.json"))


async def _body(request: Request, limit: int) -> bytes:
    kind, _, _ = request.headers.get("content-type", "").partition(";")
    if kind.strip().lower() != JSON:
        raise Refused("bad_type", f"send {JSON}")
    too_large = Refused("too_large", f"{limit} bytes at most")
    announced = request.headers.get("content-length", "")
    if announced.isascii() and announced.isdigit() and (len(announced) > 12 or int(announced) > limit):
        raise too_large
    text = bytearray()
    async for part in request.stream():
        text += part
        if len(text) > limit:
            raise too_large
    return bytes(text)


def _query(request: Request, form: type[msgspec.Struct]) -> msgspec.Struct:
    given = request.query_params.multi_items()
    names = [name for name, _ in given]
    if len(set(names)) != len(names):
        raise Refused("bad_request", "give each parameter only once")
    try:
        found = msgspec.convert(dict(given), form, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("bad_request", str(error)[:300]) from None
    if any(getattr(found, name) is None for name in names):  # msgspec reads the text "null" as one
        raise Refused("bad_request", "a parameter cannot be null: leave it out")
    return found
