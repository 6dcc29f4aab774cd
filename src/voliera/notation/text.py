"""What a game in text consists of: headers, moves, and the comments beside them."""

from dataclasses import dataclass, field
from hashlib import sha256

from voliera.documents import Document
from voliera.errors import GameError
from voliera.notation.values import json_text
from voliera.starting import new

FORMAT = "voliera/notation/1"
"""The format that texts name in their first header."""
FIELDS = ("game", "players", "variant", "options", "seed", "start", "names", "result", "resigned")
"""The fields of a record that are headers, in the order in which they are written."""
DEAL = "Deal"
"""The header that is written instead of a start that the seed deals: a checksum of it."""
RECORD_ORDER = ("format", *FIELDS[:5], "names", "start", "actions", "result", "resigned")
"""The order of all fields in a record."""
END = "end"
"""Where comments after the last move belong."""


@dataclass
class Remark:
    """The comments of one line: on lines of their own before it, and at its end."""

    above: list[str] = field(default_factory=list)
    beside: str = ""


@dataclass
class Notated:
    """A record with its comments: by the name of a header, by the number of an action from 0, or at the `END`."""

    record: Document
    remarks: dict[str | int, Remark] = field(default_factory=dict)


def checksum(start: Document) -> str:
    """Return a checksum of a start position."""
    return sha256(json_text(start).encode()).hexdigest()[:16]


def is_dealt(record: Document) -> bool:
    """Whether the seed of a record deals its start, with all fields in the same order: it need not be written."""
    if record.get("seed") is None or not {"players", "variant", "options"} <= record.keys():
        return False
    settings = (record["players"], record["variant"], record["options"])
    try:
        dealt = new(record["game"], *settings, seed=record["seed"])
    except GameError:  # such a table can be set up, but not dealt
        return False
    return json_text(dealt.position()) == json_text(record["start"])
