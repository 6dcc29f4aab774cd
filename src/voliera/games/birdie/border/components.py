"""What is in the box: cards, features, and the flap column (B-C1 to B-C4), and files that replace its values."""

import tomllib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from voliera import components as files
from voliera.errors import GameError
from voliera.games.birdie.rules.box import MOST_FLAPS

FORMAT = files.FORMAT


FEWEST_FLAPS = 9
"""Flap boxes that a column has at least: eight sets cannot reach its end without the Pigeon (B-C3)."""
LARGEST_FLAP_VALUE = 999


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """The component document of the protocol."""

    format: str
    game: str
    flap: list[int]

    def document(self) -> dict[str, Any]:
        """The same as plain data."""
        return {"format": self.format, "game": self.game, "flap": list(self.flap)}


def check(document: object, where: str = "components") -> Components:
    """A component document as data, or a GameError whose message names the place that is wrong."""
    parts = files.convert(document, Components, where)
    files.check_heading(document, "birdie", where)
    count = len(parts.flap)
    if not FEWEST_FLAPS <= count <= MOST_FLAPS:
        why = f"{FEWEST_FLAPS} to {MOST_FLAPS} values are needed, found {count}"
        raise _wrong(f"{where}.flap", "count", why, count)
    if parts.flap[0] < 0:
        why = f"no value is below 0, found {parts.flap[0]!s:.60}"
        raise _wrong(f"{where}.flap[0]", "negative", why, str(parts.flap[0])[:60])
    for i, value in enumerate(parts.flap):
        if i and value < parts.flap[i - 1]:
            raise _wrong(f"{where}.flap[{i}]", "fall", f"values never fall, found {value!s:.60}", str(value)[:60])
        if value > LARGEST_FLAP_VALUE:
            raise _wrong(
                f"{where}.flap[{i}]", "large", f"{LARGEST_FLAP_VALUE} at most, found {value!s:.60}", str(value)[:60]
            )
    return parts


def _wrong(place: str, fault: str, why: str, found: str | int) -> GameError:
    """The error for flap values that cannot be used (B-C3)."""
    return files.wrong(place, fault, why, found, rule="B-C3")


def read(path: str | Path) -> dict[str, Any]:
    """Read a component file (JSON, or TOML by its ending) and return the checked document."""
    path = Path(path)
    return check(files.read(path), str(path)).document()


@cache
def builtin() -> Components:
    """The component data built into the package."""
    text = resources.files("voliera.games.birdie").joinpath("components.toml").read_text(encoding="utf-8")
    return check(tomllib.loads(text), "components.toml")
