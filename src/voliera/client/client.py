"""One person on one server: a session, the tables, and links to them."""

import ssl
from collections.abc import Callable, Mapping
from functools import cache
from types import TracebackType
from typing import Any, Literal, Self

import httpx2
from msgspec import MsgspecError, convert
from msgspec.json import decode

from voliera import __version__
from voliera.client.errors import BadLink, Refused, Unreachable
from voliera.client.links import parse, socket_address
from voliera.client.received import Received
from voliera.client.table import Table
from voliera.client.wire import Connect, connect
from voliera.documents import Document
from voliera.protocol.errors import Fault

COOKIE = "voliera"
GUEST = "Guest"
TIMEOUT_S = 20.0
PATIENCE_S = 30.0
"""Seconds to wait for the first message of a table; later the connection is mended forever."""


class Client:
    """A guest of a server: `async with Client("http://127.0.0.1:8460", name="Ada") as client`.

    Whoever keeps `client.cookie` and hands it in again is the same person, with the same seats (and may have another
    name from then on). A cookie that the server does not know any more makes a new person.

    `connect` opens the sockets of tables (tests hand in ones that fail), `http` is shared by many clients of one
    process if they want that.
    """

    def __init__(
        self,
        url: str,
        name: str | None = None,
        lang: str | None = None,
        cookie: str | None = None,
        *,
        connect: Connect = connect,
        http: httpx2.AsyncClient | None = None,
    ) -> None:
        server = parse(url).server
        if server is None:
            raise BadLink(f"not the address of a server: {url!r:.80}")
        self.url = server
        self.name = name
        self.lang = lang
        self.cookie = cookie
        self.session: Document = {}
        """What the server says of us: public id, name, language."""
        self._connect = connect
        self._own_http = http is None
        self._http = http or httpx2.AsyncClient(
            verify=_trust(server.startswith("https")),
            timeout=TIMEOUT_S,
            headers={"user-agent": f"voliera/{__version__}"},
        )

    async def __aenter__(self) -> Self:
        try:
            self.session = await self._begin()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the connections. Session and seats stay."""
        if self._own_http:
            await self._http.aclose()

    async def _begin(self) -> Document:
        if self.cookie is not None:
            try:
                known = await self._ask("GET", "/api/session")
            except Refused as refused:
                if refused.status != 401:
                    raise
                self.cookie = None
            else:
                name, lang = self.name or known["name"], self.lang or known["lang"]
                return known if (name, lang) == (known["name"], known["lang"]) else await self._call_me(name, lang)
        return await self._call_me(self.name or GUEST, self.lang or "en")

    async def _call_me(self, name: str, lang: str) -> Document:
        return await self._ask("POST", "/api/session", {"name": name, "lang": lang})

    # Tables

    async def make_table(self, wish: Mapping[str, Any]) -> Document:
        """A new table: `{"game": "birdie", "seats": [{"kind": "me"}, {"kind": "free"}]}` and more, as in `NewTable`."""
        return await self._ask("POST", "/api/tables", dict(wish))

    async def tables(self, which: Literal["mine", "open", "finished"] = "mine") -> list[Document]:
        """Our tables, those with a free seat for anybody, or finished ones."""
        answer = await self._ask("GET", f"/api/tables?which={which}")
        tables: list[Document] = answer["tables"]
        return tables

    async def full(self, table: str) -> Document:
        """The present of a table, as `full` on the socket."""
        return await self._ask("GET", f"/api/tables/{table}")

    async def join(self, table: str, seat: int | None = None) -> Document:
        """Take a free seat at a public table: this one, or the first. Somebody who has a seat keeps it."""
        return await self._ask("POST", f"/api/tables/{table}/join", {} if seat is None else {"seat": seat})

    async def link(
        self, table: str, kind: Literal["invite", "watch", "coach"] = "invite", seat: int | None = None
    ) -> str:
        """A new link to a table, as a whole address to hand to somebody."""
        body: Document = {"kind": kind} if seat is None else {"kind": kind, "seat": seat}
        answer = await self._ask("POST", f"/api/tables/{table}/links", body)
        return f"{self.url}{answer['path']}"

    async def use(self, link: str) -> Document:
        """Use a link (a whole address, or the token alone): take the seat, or be allowed to watch or to coach.

        Returns where it led to: `table`, `game`, `kind` and `seat`.
        """
        return await self._ask("POST", "/api/links/exchange", {"token": _token(link)})

    async def look(self, link: str) -> Document:
        """What a link would lead to: `kind`, `seat`, and the `table` with its options; nothing is taken yet."""
        return await self._ask("POST", "/api/links/look", {"token": _token(link)})

    async def send(self, table: str, command: Mapping[str, Any]) -> Document:
        """A command of the socket by HTTP, for whoever cannot have a socket; it needs an `id` of its own."""
        return await self._ask("POST", f"/api/tables/{table}/send", dict(command))

    async def hint(self, table: str, kind: Literal["bot", "solve"] = "bot", **wishes: Any) -> Document:
        """What a bot would do in our place, or the best scoring play, at tables that allow hints.

        `level`, `time_ms` and `objective` as in the engine protocol.
        """
        return await self._ask("POST", f"/api/tables/{table}/hint", {"kind": kind, **wishes})

    async def record(self, table: str) -> Document:
        """The record of a finished game: `voliera.replay` plays it again."""
        return await self._ask("GET", f"/api/tables/{table}/record")

    async def fairness(self, table: str) -> Document:
        """What shows that the deal of a finished game was made before its first move."""
        return await self._ask("GET", f"/api/tables/{table}/fairness")

    def table(
        self,
        table: str,
        *,
        on_message: Callable[[Received], None] | None = None,
        patience_s: float | None = PATIENCE_S,
    ) -> Table:
        """A live table, to be opened with `async with`. `on_message` is called with every message of the server.

        If the first message takes longer than `patience_s`, it is Unreachable; later the connection is mended forever.
        """
        return Table(table, socket_address(self.url), self._headers(), self._connect, on_message, patience_s)

    def _headers(self) -> dict[str, str]:
        return {} if self.cookie is None else {"cookie": f"{COOKIE}={self.cookie}"}

    async def _ask(self, method: str, path: str, body: Document | None = None) -> Document:
        try:
            response = await self._http.request(method, self.url + path, json=body, headers=self._headers())
        except httpx2.HTTPError as error:
            raise Unreachable(self.url, str(error) or type(error).__name__) from None
        self.cookie = response.cookies.get(COOKIE) or self.cookie
        self._http.cookies.clear()
        try:
            answer = decode(response.content or b"{}", type=Document)
            if response.is_success:
                return answer
            why = convert(answer.get("error", answer), Fault)  # a command's refusal is a `nack`, as on the socket
        except MsgspecError:
            raise Unreachable(self.url, f"no Voliera server answers there (status {response.status_code})") from None
        raise Refused(why.code, why.rule, why.message, response.status_code, why.retry_ms)


@cache
def _trust(secure: bool) -> ssl.SSLContext:
    """Whom we trust; made once, since reading all certificates takes time and memory for each client."""
    return ssl.create_default_context() if secure else ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def _token(link: str) -> str:
    token = parse(link).token
    if token is None:
        raise BadLink(f"there is no token in {link!r:.80}")
    return token
