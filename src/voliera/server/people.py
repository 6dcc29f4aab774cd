"""People: sessions without accounts, links, and what they allow.

A session is a cookie of 256 bits; a link or a code for another device has at least 128. All of them are stored as
hashes: a reader of the database cannot become anybody. Links travel in the URL's fragment and are exchanged by POST, so
that no secret stands in a log.
"""

import hashlib
import secrets
import time
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Executable, bindparam, delete, insert, select, update

from voliera.protocol.errors import Refused
from voliera.protocol.messages import LONGEST_NAME, Grant, Viewer
from voliera.server.core.deciding import clean
from voliera.server.core.ids import new_id
from voliera.server.services import Services
from voliera.server.storage.schema import grants, links, push_devices, sessions, tokens

COOKIE = "voliera"
CACHED = 20_000
BELIEVED_S = 60.0
SKEW_MS = 60_000
"""Difference that the wall clocks of two machines may have."""
RECOVERY_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's 32: no i, l, o, u."""
RECOVERY_LENGTH = 25
_COOKIE = select(tokens.c.session_id).where(tokens.c.hash == bindparam("hash"), tokens.c.kind == "cookie")
_GRANTS = (
    select(grants.c.kind, grants.c.seat, grants.c.link, links.c.made_by)
    .join(links, links.c.hash == grants.c.link)
    .where(grants.c.table_id == bindparam("table"), grants.c.session_id == bindparam("session"))
    .where(links.c.revoked.is_(None))
    .order_by(grants.c.kind, grants.c.created.desc())
)


def new_secret() -> str:
    """256 bits, good for a URL."""
    return secrets.token_urlsafe(32)


def new_recovery_code() -> str:
    """125 bits in letters and digits that are not mistaken for each other: five groups, to be written down."""
    letters = "".join(secrets.choice(RECOVERY_LETTERS) for _ in range(RECOVERY_LENGTH))
    return "-".join(letters[i : i + 5] for i in range(0, RECOVERY_LENGTH, 5))


def recovery_key(written: str) -> str:
    """Return a code as it is compared: without hyphens and spaces, in one case, letters that look alike as one."""
    plain = "".join(c for c in written.lower() if c.isalnum())
    return plain.translate(str.maketrans("oil", "011"))


def hashed(secret: str) -> str:
    """As a secret is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name that can be shown: normalised, without control and direction characters; refused if nothing is left."""
    cleaned = clean(name)
    if not 0 < len(cleaned) <= LONGEST_NAME:
        raise Refused("bad_name", f"a name has 1 to {LONGEST_NAME} characters")
    return cleaned


class People:
    """Sessions, links and grants of one server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._sessions: dict[str, tuple[str, float]] = {}
        """Cookie hash → session and until when this is believed without looking again."""
        self._heard: set[str] = set()
        """The sessions that asked for something since `take_heard`."""

    # Who is it

    def origin_allowed(self, scope: Any) -> bool:
        """Whether a browser's request comes from our own pages; programs send no origin."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None:
            return True
        told: str = origin.decode("latin-1")
        if told in self.services.settings.origins:
            return True
        host: str = headers.get(b"host", b"").decode("latin-1")
        try:
            return urlsplit(told).netloc == host
        except ValueError:  # no address at all
            return False

    async def session_of(self, scope: Any) -> str | None:
        """The session of a request's cookie, or None."""
        token = cookie_of(scope["headers"])
        if token is None:
            return None
        key, now = hashed(token), time.monotonic()
        session, until = self._sessions.get(key, ("", 0.0))
        if now < until:
            self._heard.add(session)
            return session
        self._sessions.pop(key, None)
        rows = await self.services.storage.fetch(_COOKIE, hash=key)
        if not rows:
            return None
        if len(self._sessions) >= CACHED:
            self._sessions.pop(next(iter(self._sessions)))
        self._sessions[key] = (rows[0].session_id, now + BELIEVED_S)
        self._heard.add(rows[0].session_id)
        return str(rows[0].session_id)

    def take_heard(self) -> set[str]:
        """Return who asked for something since this was asked last."""
        heard, self._heard = self._heard, set()
        return heard

    async def new_session(self, name: str, lang: str) -> tuple[str, str]:
        """A new person: the session's id, and the secret for the cookie."""
        now, session, secret = self.services.now(), new_id(), new_secret()
        await self.services.storage.run(
            insert(sessions).values(
                id=session, name=clean_name(name), lang=lang, created=now, seen=now, caught_up=True
            ),
            insert(tokens).values(hash=hashed(secret), session_id=session, kind="cookie", created=now),
        )
        return session, secret

    async def rename(self, session: str, name: str, lang: str) -> None:
        """Another name or language; at tables the name stays as it was when the seat was taken."""
        values = {"name": clean_name(name), "lang": lang, "seen": self.services.now()}
        await self.services.storage.run(update(sessions).where(sessions.c.id == session).values(values))

    async def person(self, session: str) -> Any:
        """A session's row."""
        rows = await self.services.storage.fetch(select(sessions).where(sessions.c.id == session))
        if not rows:
            raise Refused("no_session", "this session is not known")
        return rows[0]

    async def forget(self, scope: Any) -> None:
        """Make a device nobody's again."""
        token = cookie_of(scope["headers"])
        if token is not None:
            self._sessions.pop(hashed(token), None)
            await self.services.storage.run(delete(tokens).where(tokens.c.hash == hashed(token)))

    async def forget_others(self, scope: Any, session: str, device: str | None) -> None:
        """Make all other devices of a person nobody's, and codes for further ones useless.

        Passkeys and the recovery code stay. Of the devices that are told of turns only `device` stays.
        """
        token = cookie_of(scope["headers"])
        own = "" if token is None else hashed(token)
        others = (tokens.c.session_id == session, tokens.c.kind.in_(("cookie", "code")), tokens.c.hash != own)
        told = (push_devices.c.session_id == session, push_devices.c.id != (device or ""))
        await self.services.storage.run(delete(tokens).where(*others), delete(push_devices).where(*told))
        self.gone(session)

    def gone(self, session: str) -> None:
        """Look again at all cookies of a person, which may be good no more; other processes do within `BELIEVED_S`."""
        for key in [key for key, (one, _) in self._sessions.items() if one == session]:
            del self._sessions[key]

    # Another device

    async def new_code(self, session: str) -> tuple[str, int]:
        """A code that makes another device this person, once; and when it ends."""
        now, secret = self.services.now(), new_secret()
        expires = now + self.services.limits.code_s * 1000
        row = {"hash": hashed(secret), "session_id": session, "kind": "code", "created": now, "expires": expires}
        await self.services.storage.run(insert(tokens).values(row))
        return secret, expires

    async def claim_code(self, code: str) -> tuple[str, str]:
        """Use a code: the session's id, and a secret for this device's cookie."""
        now, key = self.services.now(), hashed(code)
        latest = now + self.services.limits.code_s * 1000 + SKEW_MS  # later ones were made before the clock went back
        where = (tokens.c.hash == key, tokens.c.kind == "code", tokens.c.expires.between(now + 1, latest))
        rows = await self.services.storage.fetch(select(tokens.c.session_id).where(*where))
        if not rows:
            raise Refused("bad_code", "this code has been used, has expired, or never existed")
        session, secret = rows[0].session_id, new_secret()
        used = f"used:{key}"[:64]  # the row is taken once: a second claim of the same code meets the unique key
        await self.services.storage.run(
            insert(tokens).values(hash=used, session_id=session, kind="used", created=now),
            delete(tokens).where(tokens.c.hash == key),
            insert(tokens).values(hash=hashed(secret), session_id=session, kind="cookie", created=now),
        )
        return session, secret

    # A code that is written down

    async def new_recovery(self, session: str) -> str:
        """Return a code that makes any device this person, once; the one before is good no more."""
        code = new_recovery_code()
        await self.services.storage.run(*self._recovery(session, code))
        return code

    async def recover(self, written: str) -> tuple[str, str, str]:
        """Use a recovery code: the session's id, a secret for this device's cookie, and the next code."""
        key = hashed(recovery_key(written))
        where = (tokens.c.hash == key, tokens.c.kind == "recovery")
        rows = await self.services.storage.fetch(select(tokens.c.session_id).where(*where))
        if not rows:
            raise Refused("bad_code", "this code has been used, or never existed")
        now, session, secret, code = self.services.now(), rows[0].session_id, new_secret(), new_recovery_code()
        used = f"used:{key}"[:64]  # as in `claim_code`
        await self.services.storage.run(
            insert(tokens).values(hash=used, session_id=session, kind="used", created=now),
            *self._recovery(session, code),
            insert(tokens).values(hash=hashed(secret), session_id=session, kind="cookie", created=now),
        )
        return session, secret, code

    def _recovery(self, session: str, code: str) -> tuple[Executable, Executable]:
        row = {"hash": hashed(recovery_key(code)), "session_id": session, "kind": "recovery"}
        return (
            delete(tokens).where(tokens.c.session_id == session, tokens.c.kind == "recovery"),
            insert(tokens).values(**row, created=self.services.now()),
        )

    # Links

    async def new_link(self, table: str, kind: str, seat: int | None, made_by: str) -> str:
        """A link to a table; only its hash is kept."""
        secret, now = new_secret(), self.services.now()
        row = {"table_id": table, "kind": kind, "seat": seat, "made_by": made_by, "created": now}
        await self.services.storage.run(insert(links).values(hash=hashed(secret), **row))
        return secret

    async def link(self, secret: str) -> Any:
        """What a link is for; refused when it was revoked or never existed."""
        query = select(links).where(links.c.hash == hashed(secret), links.c.revoked.is_(None))
        rows = await self.services.storage.fetch(query)
        if not rows:
            raise Refused("bad_link", "this link has been revoked, or never existed")
        return rows[0]

    async def links_of(self, table: str, made_by: str) -> Iterable[Any]:
        """The good links that somebody made to a table."""
        where = (links.c.table_id == table, links.c.made_by == made_by, links.c.revoked.is_(None))
        return await self.services.storage.fetch(select(links).where(*where))

    async def revoke(self, table: str, link: str, made_by: str) -> bool:
        """Take a link back, with all that it allowed."""
        where = (links.c.table_id == table, links.c.hash == link, links.c.made_by == made_by)
        if not await self.services.storage.fetch(select(links.c.hash).where(*where)):
            return False
        await self.services.storage.run(
            update(links).where(*where).values(revoked=self.services.now()),
            delete(grants).where(grants.c.table_id == table, grants.c.link == link),
        )
        return True

    async def allow(self, session: str, link: Any) -> None:
        """Let somebody watch or coach by a link."""
        where = (grants.c.table_id == link.table_id, grants.c.session_id == session, grants.c.link == link.hash)
        row = {"table_id": link.table_id, "session_id": session, "link": link.hash}
        more = {"kind": link.kind, "seat": link.seat, "created": self.services.now()}
        await self.services.storage.run(delete(grants).where(*where), insert(grants).values(**row, **more))

    async def grant(self, session: str | None, table: str) -> Grant | None:
        """What links allow somebody at a table; to coach goes before to watch."""
        if session is None:
            return None
        for row in await self.services.storage.fetch(_GRANTS, table=table, session=session):
            return Grant(Viewer(row.kind, row.seat), row.link, row.made_by)
        return None


def address_of(scope: Any) -> str:
    """Return the address that a request or a socket comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def cookie_of(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """Return the secret in a request's cookies, or None.

    Cookies are shared by all ports of a host, so others' stand beside ours in whatever form they were set. Browsers
    send pairs with semicolons between them, and nothing is quoted for their sake; a strict parser would stop at the
    first pair that is not well formed.
    """
    for name, value in headers:
        if name == b"cookie":
            for pair in value.decode("latin-1").split(";"):
                key, _, secret = pair.strip().partition("=")
                if key == COOKIE and (found := secret.strip('"')):
                    return found
    return None
