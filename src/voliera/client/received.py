"""The server's messages as a client reads them: views and legal actions stay text until somebody asks for them."""

from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.json import Decoder

from voliera.documents import Document
from voliera.protocol.messages import Ack, Bye, Pong, Presence, TableInfo, Viewer

__all__ = ["Ack", "Bye", "Ev", "Full", "Nack", "Pong", "Presence", "Received", "TableInfo", "Viewer", "read"]

NOTHING = Raw(b"null")
NONE_LEGAL = Raw(b"[]")


class Full(Struct, tag_field="type", tag="full", frozen=True):
    """The present, whole."""

    v: int
    rev: int
    you: Viewer
    table: TableInfo
    view: Raw = NOTHING
    legal: Raw = NONE_LEGAL
    log: list[Document] = []
    clock: Document | None = None
    chat: list[Document] = []
    undo: str | None = None
    result: Document | None = None


class Ev(Struct, tag_field="type", tag="ev", frozen=True):
    """One entry; without a view it leaves the present as it is."""

    v: int
    rev: int | UnsetType = UNSET
    events: list[Document] = []
    view: Raw = NOTHING
    legal: Raw = NONE_LEGAL
    clock: Document | None = None
    table: TableInfo | None = None
    undo: str | None = None
    result: Document | None = None

    @property
    def has_view(self) -> bool:
        """Whether it brings the present of the game."""
        return self.view is not NOTHING and bytes(self.view) != bytes(NOTHING)


class Nack(Struct, tag_field="type", tag="nack", frozen=True):
    """Refused, with the truth."""

    id: str
    code: str
    rule: str | None = None
    message: str = ""
    retry_ms: int | None = None
    full: Full | None = None


Received = Full | Ev | Ack | Nack | Pong | Presence | Bye
_decoder: Decoder[Received] = Decoder(Received)


def read(text: str | bytes) -> Received:
    """One message; raises msgspec.MsgspecError for what is none."""
    return _decoder.decode(text)
