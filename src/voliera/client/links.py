"""Addresses and links: a server's own address, a table's, and those that let somebody in.

`http://host:8460/#/t/TABLE/TOKEN` names all three. The token stands in the fragment, which no browser sends.
"""

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from voliera.client.errors import BadLink

_FRAGMENT = re.compile(r"/?t/(?P<table>[a-z2-7]{10,32})(?:/(?P<token>[\w-]{16,100}))?/?")
_TOKEN = re.compile(r"[\w-]{16,100}")


@dataclass(frozen=True)
class Link:
    """What was found in a text: `server` without a slash at its end, and table and token where they were named."""

    server: str | None
    table: str | None = None
    token: str | None = None

    @property
    def place(self) -> str:
        """The table's address without the secret: good for whoever has a seat there."""
        return f"{self.server}/#/t/{self.table}"


def parse(text: str) -> Link:
    """The address or link that somebody has typed or pasted."""
    text = text.strip()
    if _TOKEN.fullmatch(text) and not text.startswith("http"):
        return Link(None, None, text)
    address, mark, fragment = text.partition("#")
    server = _server(address) if address not in {"", "/"} else None
    if not mark or fragment in {"", "/"}:
        if server is None:
            raise BadLink(f"neither an address nor a link: {text!r:.80}")
        return Link(server)
    found = _FRAGMENT.fullmatch(fragment)
    if found is None:
        raise BadLink(f"not a link to a table: {text!r:.80}")
    return Link(server, found["table"], found["token"])


def socket_address(server: str) -> str:
    """Where the web socket of a server is."""
    return f"ws{server.removeprefix('http')}/socket"


def _server(address: str) -> str:
    if "://" not in address:
        address = f"http://{address}"
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise BadLink(f"no address: {address!r:.80}") from None
    if parts.scheme not in {"http", "https"} or not parts.hostname or parts.query or parts.username:
        raise BadLink(f"not the address of a server: {address!r:.80}")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}{f':{port}' if port else ''}{parts.path.rstrip('/')}"
