"""What the documents of all games have in common: formats, events, and how a wrong one is refused."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any, TypeVar

import msgspec

from voliera.errors import GameError

Document = dict[str, Any]

POSITION_FORMAT = "voliera/position/1"
VIEW_FORMAT = "voliera/view/1"
RECORD_FORMAT = "voliera/record/1"
SHEET_FORMAT = "voliera/sheet/1"

Form = TypeVar("Form", bound=msgspec.Struct)

encode = msgspec.json.Encoder().encode
REMEMBERED = 1024


class Part:
    """A part of a view that follows from a few bytes of the record, which are the same again and again.

    It is made once for each of them: as a document it is copied, as text it is written once.
    """

    def __init__(self, make: Callable[[bytes], Any]) -> None:
        self.made = lru_cache(maxsize=REMEMBERED)(make)
        self.text = lru_cache(maxsize=REMEMBERED)(lambda numbers: written(self.made(numbers)))

    def copied(self, numbers: bytes) -> Any:
        """For a document of somebody's own: rows of rows, or one row."""
        made = self.made(numbers)
        rows = isinstance(made, list) and made and not isinstance(made[0], str)
        return [row.copy() for row in made] if rows else made.copy()


def written(value: Any) -> msgspec.Raw:
    """A value as JSON, to be put into a document that is going to be JSON."""
    return msgspec.Raw(encode(value))


Parts = tuple[Document, ...]
"""A document in parts with different fields. A part that belongs to several documents is the same object in all."""


def texts_of(documents: list[Parts]) -> list[bytes]:
    """Documents as JSON; a part that several of them share is written once."""
    inside: dict[int, bytes] = {}
    texts = []
    for parts in documents:
        pieces = []
        for part in parts:
            text = inside.get(id(part))
            if text is None:
                text = inside[id(part)] = encode(part)[1:-1]
            pieces.append(text)
        texts.append(b"{" + b",".join(pieces) + b"}")
    return texts


def event(
    name: str, args: Mapping[str, Any], to: str | list[int] = "all", *, reveals: bool = False, random: bool = False
) -> Document:
    """One event document."""
    return {"id": name, "args": args, "to": to, "reveals": reveals, "random": random}


def seat_or_none(seat: int) -> int | None:
    """A seat for a document."""
    return seat if seat >= 0 else None


def refuse(field: str, why: str) -> GameError:
    """The error for an impossible position."""
    return GameError("bad_position", f"position.{field}: {why}")


def read_position(document: object, form: type[Form], game: str) -> Form:
    """A position document as typed data, if it has the form of one of this game."""
    try:
        p = msgspec.convert(document, form)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at `$")
        raise GameError("bad_position", f"position{path.removesuffix('`')}: {what}") from None
    heading: Any = p
    if heading.format != POSITION_FORMAT:
        raise refuse("format", f'expected "{POSITION_FORMAT}", found {heading.format!r:.40}')
    if heading.game != game:
        raise GameError("unknown_game", f"position.game: expected {game}, found {heading.game!r:.40}")
    return p


def read_options(options: object, form: type[Form]) -> Form:
    """Table options as typed data, or a GameError `bad_request` that names the wrong one."""
    try:
        return msgspec.convert(options, form)
    except msgspec.ValidationError as error:
        raise GameError("bad_request", f"options: {error}") from None


def check_rng(rng: list[int] | None) -> None:
    """The generator of a position: four words of 32 bits."""
    if rng is not None and (len(rng) != 4 or not all(0 <= word < 1 << 32 for word in rng)):
        raise refuse("rng", "four numbers of 32 bits, or leave it out")


def check_fields(action: object, fields: dict[str, tuple[tuple[str, ...], ...]]) -> Document:
    """An action with a known verb and the right fields beside it, or a GameError `bad_request`."""
    if not isinstance(action, dict):
        raise GameError("bad_request", f"an action is an object with a field `do`, found {type(action).__name__}")
    verb = action.get("do")
    if not isinstance(verb, str) or verb not in fields:
        raise GameError("bad_request", f"action.do: expected one of {', '.join(fields)}; found {verb!r:.40}")
    if action.keys() not in _forms(fields[verb]):
        listed = " or ".join("{" + ", ".join(("do", *wanted)) + "}" for wanted in fields[verb])
        raise GameError("bad_request", f"action {verb}: expected the fields {listed}")
    return action


@cache
def _forms(fields: tuple[tuple[str, ...], ...]) -> list[frozenset[str]]:
    """The fields of an action of each form, `do` included."""
    return [frozenset(("do", *wanted)) for wanted in fields]


def is_integer(value: object) -> bool:
    """Whether a value is an integer; booleans are not."""
    return isinstance(value, int) and not isinstance(value, bool)
