"""Passkeys: an optional way to keep a self, and to come back to it on another device.

A passkey belongs to a domain: the host of the page that asks, which must be ours (`People.origin_allowed`), or the
domain of the settings where the page's host lies in it. A challenge is good for one answer and for a few minutes. What
is kept is public: nobody who reads the database can sign in with it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any, TypeVar
from urllib.parse import urlsplit

import structlog
import webauthn
from sqlalchemy import and_, delete, insert, or_, select, update
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from voliera.documents import Document
from voliera.protocol.errors import Refused
from voliera.server.people import SKEW_MS, hashed, new_secret
from voliera.server.services import Services
from voliera.server.storage.schema import challenges, credentials, tokens

CHALLENGE_MS = 5 * 60_000
MOST_PASSKEYS = 10
"""Passkeys of one person."""
NAME = "Voliera"
T = TypeVar("T")
_log = structlog.get_logger("voliera.passkeys")


@dataclass(frozen=True)
class Site:
    """Where a page comes from, and the domain that its passkeys belong to."""

    origin: str
    domain: str


class Passkeys:
    """The passkeys of one server."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def site_of(self, scope: Any) -> Site:
        """Return the site of a request that may be made from where it comes; Refused where it can have no passkeys."""
        origin = dict(scope["headers"]).get(b"origin", b"").decode("latin-1")
        try:
            host = urlsplit(origin).hostname or ""
        except ValueError:
            host = ""
        domain = self.services.settings.passkey_domain or host
        if not host or _is_address(domain) or not (host == domain or host.endswith(f".{domain}")):
            raise Refused("no_passkeys", "passkeys need a page with a domain name of its own")
        return Site(origin, domain)

    # To add one

    async def offer(self, session: str, name: str, site: Site) -> Document:
        """Return what a browser needs to make a passkey."""
        rows = await self._of(session)
        if len(rows) >= MOST_PASSKEYS:
            raise Refused("too_many_passkeys", f"{MOST_PASSKEYS} at most; remove one first")
        options = webauthn.generate_registration_options(
            rp_id=site.domain,
            rp_name=NAME,
            user_id=session.encode(),
            user_name=name,
            user_display_name=name,
            challenge=await self._challenge("add", session),
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(row.handle)) for row in rows],
        )
        return options_to_json_dict(options)

    async def add(self, session: str, site: Site, given: Document) -> None:
        """Keep a new passkey; Refused `bad_passkey` where it does not answer a challenge of ours."""
        challenge = await self._answered("add", session, given)
        made = _verified(
            lambda: webauthn.verify_registration_response(
                credential=given,
                expected_challenge=challenge,
                expected_rp_id=site.domain,
                expected_origin=site.origin,
            )
        )
        handle = bytes_to_base64url(made.credential_id)
        row = {
            "id": hashed(handle),
            "session_id": session,
            "handle": handle,
            "public_key": bytes_to_base64url(made.credential_public_key),
            "domain": site.domain,
            "count": made.sign_count,
            "created": self.services.now(),
        }
        await self.services.storage.run(insert(credentials).values(row))

    async def remove(self, session: str, passkey: str) -> bool:
        """Forget a passkey; return whether there was one."""
        where = (credentials.c.id == passkey, credentials.c.session_id == session)
        (count,) = await self.services.storage.run(delete(credentials).where(*where))
        return count > 0

    # To come back

    async def ask(self, site: Site) -> Document:
        """Return what a browser needs to answer with a passkey of this site, whoever it is."""
        options = webauthn.generate_authentication_options(
            rp_id=site.domain, challenge=await self._challenge("enter", None)
        )
        return options_to_json_dict(options)

    async def enter(self, site: Site, given: Document) -> tuple[str, str]:
        """Return the session that a passkey opens, and a secret for this device's cookie."""
        challenge = await self._answered("enter", None, given)
        c = credentials.c
        rows = await self.services.storage.fetch(
            select(credentials).where(c.id == hashed(given["id"]), c.domain == site.domain)
        )
        if not rows:
            raise _refusal()
        row = rows[0]
        seen = _verified(
            lambda: webauthn.verify_authentication_response(
                credential=given,
                expected_challenge=challenge,
                expected_rp_id=site.domain,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(row.public_key),
                credential_current_sign_count=row.count,
            )
        )
        now, secret = self.services.now(), new_secret()
        await self.services.storage.run(
            update(credentials).where(c.id == row.id).values(count=seen.new_sign_count, used=now),
            insert(tokens).values(hash=hashed(secret), session_id=row.session_id, kind="cookie", created=now),
        )
        return row.session_id, secret

    # Challenges

    async def _challenge(self, kind: str, session: str | None) -> bytes:
        """Return a new challenge; those that nobody answered in time are forgotten."""
        now, secret = self.services.now(), new_secret()
        old = or_(challenges.c.expires < now, challenges.c.expires > now + CHALLENGE_MS + SKEW_MS)
        row = {"hash": hashed(secret), "kind": kind, "session_id": session, "expires": now + CHALLENGE_MS}
        await self.services.storage.run(delete(challenges).where(old), insert(challenges).values(row))
        return secret.encode()

    async def _answered(self, kind: str, session: str | None, given: Document) -> bytes:
        """Return the challenge that a credential answers, which is then used up."""
        client = _verified(
            lambda: parse_client_data_json(base64url_to_bytes(given["response"]["clientDataJSON"])).challenge
        )
        now, c = self.services.now(), challenges.c
        mine = c.session_id.is_(None) if session is None else c.session_id == session
        good = c.expires.between(now + 1, now + CHALLENGE_MS + SKEW_MS)
        where = and_(c.hash == hashed(client.decode("latin-1")), c.kind == kind, mine, good)
        (count,) = await self.services.storage.run(delete(challenges).where(where))
        if not count:
            raise _refusal()
        return client

    async def _of(self, session: str) -> Any:
        return await self.services.storage.fetch(select(credentials).where(credentials.c.session_id == session))


def _verified(check: Callable[[], T]) -> T:
    """Do a check of the library's; whatever it raises over what a stranger sent is a refusal."""
    try:
        return check()
    except Exception as error:
        _log.info("passkey_refused", why=type(error).__name__)
        raise _refusal() from None


def _refusal() -> Refused:
    return Refused("bad_passkey", "this passkey is not known here, or its answer came too late")


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
