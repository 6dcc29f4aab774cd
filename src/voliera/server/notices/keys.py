"""The key by which push services know this server (VAPID, RFC 8292), made at the first start and kept in the database.

All processes share it: a device's subscription is bound to it. It signs short-lived tokens and opens nothing, but
whoever has it could send to the devices of people, so it is never logged or told; only its public half is.
"""

import time
from collections import OrderedDict
from contextlib import suppress
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from py_vapid.utils import b64urlencode
from sqlalchemy import insert, select

from voliera.server.storage import Conflict, Storage
from voliera.server.storage.schema import push_keys

VALID_S = 12 * 3_600
"""Seconds for which a token is valid; services refuse more than a day."""
KEPT_S = 6 * 3_600
"""Seconds for which a token is used again: signing takes longer than anything else here."""
TOKENS = 256
NOBODY = "mailto:voliera@localhost"
"""Whom services may write to, where the page has no https address."""


class ServerKey:
    """The key of this server, and the tokens that it signs."""

    def __init__(self, private: str) -> None:
        self._vapid = Vapid02(ec.derive_private_key(int(private, 16), ec.SECP256R1()))
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public: str = b64urlencode(point)
        """As browsers want it when they subscribe."""
        self._tokens: OrderedDict[tuple[str, str], tuple[str, float]] = OrderedDict()

    def authorization(self, endpoint: str, contact: str) -> str:
        """Return the header that lets a message of ours in at a push service."""
        parts, now = urlsplit(endpoint), time.time()
        audience = f"{parts.scheme}://{parts.netloc}"
        token, until = self._tokens.get((audience, contact), ("", 0.0))
        if not now < until < now + VALID_S:  # too old, or made before the clock was set back
            claims = {"aud": audience, "sub": contact, "exp": int(now) + VALID_S}
            token = str(self._vapid.sign(claims)["Authorization"])
            self._tokens[audience, contact] = token, now + KEPT_S
            while len(self._tokens) > TOKENS:
                self._tokens.popitem(last=False)
        return token


async def kept_key(storage: Storage, now: int) -> ServerKey:
    """Return the key that is kept, or keep a new one: of several processes that start at once, the first's."""
    query = select(push_keys.c.private).where(push_keys.c.id == 1)
    rows = await storage.fetch(query)
    if not rows:
        private = format(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value, "064x")
        with suppress(Conflict):  # another process was faster
            await storage.run(insert(push_keys).values(id=1, private=private, created=now))
        rows = await storage.fetch(query)
    return ServerKey(rows[0].private)


def contact_of(origin: str) -> str:
    """Return whom push services may write to about a page: its own address, where it is one that they take."""
    parts = urlsplit(origin)
    return f"https://{parts.hostname}" if parts.scheme == "https" and "." in (parts.hostname or "") else NOBODY
