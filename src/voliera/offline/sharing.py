"""Several people at one device: who sits where, and what each of them is called."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from voliera.documents import Document
from voliera.offline.table import ME
from voliera.protocol.messages import LONGEST_NAME
from voliera.server.core.deciding import clean
from voliera.server.core.making import SeatWish


class Named(Struct, forbid_unknown_fields=True, frozen=True):
    """What people are called, by seat."""

    names: Annotated[list[str], Meta(max_length=4)]


def names_in(body: Any) -> tuple[Any, list[str]]:
    """Return a wish as a server takes it, and what the people in its seats are called (`names`, by seat)."""
    if not isinstance(body, dict) or "names" not in body:
        return body, []
    given = msgspec.convert({"names": body["names"]}, Named)
    rest = {key: value for key, value in body.items() if key != "names"}
    return rest, [clean(name)[:LONGEST_NAME] for name in given.names]


def is_shared(seats: list[SeatWish]) -> bool:
    """Whether more than one person sits here."""
    return sum(wish.kind == "me" for wish in seats) > 1


def seated_together(seats: list[SeatWish], names: list[str]) -> list[Document]:
    """Return the seats of a table that several people share."""
    return [_seated(seat, wish, names[seat] if seat < len(names) else "") for seat, wish in enumerate(seats)]


def _seated(seat: int, wish: SeatWish, name: str) -> Document:
    if wish.kind == "bot":
        return {"kind": "bot", "bot": wish.bot, "time_ms": wish.time_ms}
    return {"kind": "person", "session": f"{ME}{seat}", "name": name}
