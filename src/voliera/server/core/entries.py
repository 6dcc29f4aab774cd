"""One committed thing at a table: what the log of a table is made of.

`v` numbers the entries of a table without gaps, `rev` counts those that changed the game. Whatever an entry means is
decided when it is folded (table.py), so a kind is never given another meaning: a new meaning gets a new kind.
"""

from typing import Any, Literal

import msgspec
from msgspec import Struct

Kind = Literal["join", "leave", "act", "undo", "back", "vote", "flag", "return", "say", "resign"]


class Entry(Struct, frozen=True):
    """What was committed, when, and by whom."""

    table: str
    v: int
    rev: int
    at: int
    """Milliseconds since 1970, by the clock of the process that committed it."""
    kind: Kind
    seat: int | None
    session: str | None
    """Who asked for it; None for bots and for the server itself."""
    action_id: str | None
    body: dict[str, Any]

    def row(self) -> dict[str, Any]:
        """As the storage keeps it."""
        return {
            "table_id": self.table,
            "v": self.v,
            "rev": self.rev,
            "at": self.at,
            "kind": self.kind,
            "seat": self.seat,
            "session_id": self.session,
            "action_id": self.action_id,
            "body": encode_text(self.body),
        }


_encoder = msgspec.json.Encoder()


def encode_text(document: Any) -> str:
    """JSON as text."""
    return _encoder.encode(document).decode()


def entry_of(row: Any) -> Entry:
    """An entry from its row; raises ValueError where the row cannot be one."""
    return msgspec.convert(
        {
            "table": row.table_id,
            "v": row.v,
            "rev": row.rev,
            "at": row.at,
            "kind": row.kind,
            "seat": row.seat,
            "session": row.session_id,
            "action_id": row.action_id,
            "body": msgspec.json.decode(row.body),
        },
        Entry,
    )
