"""What is in the box: cards, features, and the flap column (B-C1 to B-C4), and files that replace its values."""

import tomllib
from enum import IntEnum
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec

from voliera.errors import GameError

FORMAT = "voliera/components/1"


class Bird(IntEnum):
    """The four birds, in the order of the documents; also the features (and boxes) 0 to 3."""

    ROBIN = 0
    OWL = 1
    PIGEON = 2
    WOODPECKER = 3


BIRDS = ("robin", "owl", "pigeon", "woodpecker")
SEASONS = ("spring", "summer", "autumn", "winter")
FEATURES = BIRDS + SEASONS
CARDS = tuple(f"{bird}-{season}" for bird in BIRDS for season in SEASONS)
CARD_NUMBERS = {name: number for number, name in enumerate(CARDS)}
FEATURE_NUMBERS = {name: number for number, name in enumerate(FEATURES)}

KINDS = 16
"""Different cards: card = 4 × bird + season."""
COPIES = 4
DECK = KINDS * COPIES
HALF = DECK // 2
"""Two players use one half of the deck in each round (B-S2)."""
FIRST_SEASON = 4
"""The number of the first season among the eight features."""
OWL_LIMIT = 5
TROPHY_POINTS = 3
SHORTEST_SET = 2
LONGEST_SET = 16
"""No feature is on more than sixteen cards."""
MOST_FLAPS = 10
LARGEST_FLAP_VALUE = 999


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """The component document of the protocol."""

    format: str
    game: str
    flap: list[int]

    def document(self) -> dict[str, Any]:
        """The same as plain data."""
        return {"format": self.format, "game": self.game, "flap": list(self.flap)}


def wrong(place: str, fault: str, why: str, found: str | int = "") -> GameError:
    """The error for a component document that cannot be used: why, in English and as facts for other languages."""
    about_flaps = fault in ("count", "first", "increase", "large")
    facts: dict[str, str | int] = {"place": place, "fault": fault, "found": found}
    message = f"{place}: {why}" + (" (B-C3)" if about_flaps else "")
    return GameError("bad_request", message, rule="B-C3" if about_flaps else None, facts=facts)


def check(document: object, where: str = "components") -> Components:
    """A component document as data, or a GameError whose message names the place that is wrong."""
    try:
        parts = msgspec.convert(document, Components)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at `$")
        raise wrong(where + path.removesuffix("`"), "form", what, what) from None
    if parts.format != FORMAT:
        raise wrong(f"{where}.format", "format", f'expected "{FORMAT}", found {parts.format!r:.60}', parts.format[:60])
    if parts.game != "birdie":
        raise wrong(f"{where}.game", "game", f'expected "birdie", found {parts.game!r:.60}', parts.game[:60])
    count = len(parts.flap)
    if count not in (MOST_FLAPS - 1, MOST_FLAPS):
        raise wrong(f"{where}.flap", "count", f"9 or 10 values are needed, found {count}", count)
    if parts.flap[0] != 1:
        raise wrong(f"{where}.flap[0]", "first", f"the first value is 1, found {parts.flap[0]}", str(parts.flap[0]))
    for i, value in enumerate(parts.flap):
        if i and value <= parts.flap[i - 1]:
            raise wrong(f"{where}.flap[{i}]", "increase", f"values increase, found {value}", str(value))
        if value > LARGEST_FLAP_VALUE:
            raise wrong(
                f"{where}.flap[{i}]", "large", f"{LARGEST_FLAP_VALUE} at most, found {value!s:.60}", str(value)[:60]
            )
    return parts


def read(path: str | Path) -> dict[str, Any]:
    """Read a component file (JSON, or TOML by its ending) and return the checked document."""
    path = Path(path)
    try:
        text = path.read_bytes()
    except OSError as error:
        raise wrong(str(path), "unreadable", f"cannot be read ({error.strerror})") from None
    try:
        if path.suffix.lower() == ".toml":
            document: object = tomllib.loads(text.decode())
        else:
            document = msgspec.json.decode(text)
    except (tomllib.TOMLDecodeError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise wrong(str(path), "text", f"not a readable JSON or TOML file ({error})", str(error)) from None
    return check(document, str(path)).document()


@cache
def builtin() -> Components:
    """The component data built into the package."""
    text = resources.files("voliera.birdie").joinpath("components.toml").read_text(encoding="utf-8")
    return check(tomllib.loads(text), "components.toml")
