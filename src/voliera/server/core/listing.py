"""Tables as lists show them."""

from typing import Literal

from msgspec import Struct

from voliera.documents import Document
from voliera.protocol.messages import SeatInfo, Settings

Status = Literal["open", "running", "over"]


class Listed(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    variant: str
    players: int
    status: Status
    seats: list[SeatInfo]
    mover: int | None
    your_seat: int | None
    your_turn: bool
    created: int
    updated: int
    host: str | None
    settings: Settings
    result: Document | None
    deadline: int | None = None
    """When the time of the seat to move is over, in milliseconds since 1970; for clocks that count days."""


class Listing(Struct, frozen=True):
    """A page of tables."""

    tables: list[Listed]
    next: str | None
    """What to ask for next (`before`); None at the end."""
