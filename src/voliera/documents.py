"""What the documents of all games have in common: formats, events, and how a wrong one is refused."""

from typing import Any, TypeVar

import msgspec

from voliera.errors import GameError

Document = dict[str, Any]

POSITION_FORMAT = "voliera/position/1"
VIEW_FORMAT = "voliera/view/1"
RECORD_FORMAT = "voliera/record/1"

Form = TypeVar("Form", bound=msgspec.Struct)

encode = msgspec.json.Encoder().encode


def joined(first: bytes, second: bytes) -> bytes:
    """Two objects with different fields, both as JSON, as one: what many need of them is then written only once."""
    return first[:-1] + b"," + second[1:]


def event(
    name: str, args: Document, to: str | list[int] = "all", *, reveals: bool = False, random: bool = False
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
    given = {str(key) for key in action} - {"do"}
    if not any(given == set(wanted) for wanted in fields[verb]):
        listed = " or ".join("{" + ", ".join(("do", *wanted)) + "}" for wanted in fields[verb])
        raise GameError("bad_request", f"action {verb}: expected the fields {listed}")
    return action


def is_integer(value: object) -> bool:
    """Whether a value is an integer; booleans are not."""
    return isinstance(value, int) and not isinstance(value, bool)
