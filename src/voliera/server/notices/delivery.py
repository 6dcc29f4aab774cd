"""One message on its way to a device or to a channel."""

from dataclasses import dataclass
from types import ModuleType
from typing import Any
from urllib.parse import urlsplit

from voliera.server.notices import devices, webhooks


@dataclass(frozen=True, slots=True)
class Delivery:
    """One message on its way to one address."""

    kind: str
    """`push` or `webhook`."""
    target: str
    """The device's id, or the table's."""
    row: Any
    payload: bytes
    topic: str
    ttl_s: int
    tries: int = 0

    @property
    def url(self) -> str:
        """Where it goes: a secret of the person's."""
        return str(self.row.url if self.kind == "webhook" else self.row.endpoint)

    @property
    def host(self) -> str:
        """The name of the service, which is no secret."""
        return urlsplit(self.url).hostname or ""

    @property
    def service(self) -> str:
        """The service: its name and its port."""
        return urlsplit(self.url).netloc.lower()

    @property
    def book(self) -> ModuleType:
        """Where it is written down whether messages arrive."""
        return webhooks if self.kind == "webhook" else devices
