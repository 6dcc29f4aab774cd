"""Component files of both games: JSON or TOML documents that say what only the rulebooks' pictures show.

A table may bring its own. What is wrong with one is said in English and, for other languages, as facts: the place, the
kind of fault, and what was found there.
"""

import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from voliera.errors import GameError

FORMAT = "voliera/components/1"


Parts = TypeVar("Parts")


def wrong(
    place: str, fault: str, why: str, found: str | int = "", *, rule: str | None = None, **more: str | int
) -> GameError:
    """The error for a component document that cannot be used: why, in English and as facts for other languages."""
    facts: dict[str, str | int] = {"place": place, "fault": fault, "found": found, **more}
    message = f"{place}: {why}" + (f" ({rule})" if rule else "")
    return GameError("bad_request", message, rule=rule, facts=facts)


def check_heading(document: object, game: str, where: str) -> None:
    """Refuse a document that names another format or another game; what is no text there, `convert` refuses."""
    heading = document if isinstance(document, dict) else {}
    for name, wanted in (("format", FORMAT), ("game", game)):
        found = heading.get(name)
        if isinstance(found, str) and found != wanted:
            raise wrong(f"{where}.{name}", name, f'expected "{wanted}", found {found!r:.60}', found[:60])


def convert(document: object, kind: type[Parts], where: str) -> Parts:
    """A document as the data of one game, or a GameError that names the place; the values are the game's to check."""
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at `$")
        raise wrong(where + path.removesuffix("`"), "form", what, what) from None


def read(path: Path) -> object:
    """What a component file says (JSON, or TOML by its ending), not yet checked."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise wrong(str(path), "unreadable", f"cannot be read ({error.strerror})") from None
    try:
        return tomllib.loads(text.decode()) if path.suffix.lower() == ".toml" else msgspec.json.decode(text)
    except (tomllib.TOMLDecodeError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise wrong(str(path), "text", f"not a readable JSON or TOML file ({error})", str(error)) from None
