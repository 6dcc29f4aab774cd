"""What a player has written on the board of the boxed game, told without the line that it came from.

Such a seat needs no solver: its boxes, flaps and uses are taken as they stand, and a trophy goes where the rules send
it (B-P9). That a value could have come about is not asked; that its box was free is.
"""

from dataclasses import dataclass, field
from typing import Any

from voliera.documents import Document
from voliera.errors import GameError
from voliera.games.birdie.rules.box import BIRDS, FEATURES, LONGEST_SET

SMALLEST_SET = 2


def wrong(place: str, why: str, rule: str | None = None, **facts: str | int) -> GameError:
    """A GameError that names the place in the sheet."""
    message = f"sheet.{place}: {why}" + (f" ({rule})" if rule else "")
    return GameError("bad_request", message, rule=rule, facts={"place": place, **facts} if facts else None)


@dataclass(frozen=True)
class Written:
    """What one seat wrote in one round: boxes, how many flaps it marked, and the abilities it used."""

    boxes: dict[str, int] = field(default_factory=dict)
    flaps: int = 0
    uses: dict[str, int] = field(default_factory=dict)

    def document(self) -> Document:
        """The canonical document."""
        return {"boxes": self.boxes, "flaps": self.flaps, "uses": self.uses}

    def on(self, board: Document, seat: int, flap_boxes: int, place: str) -> Document:
        """The board after it; flaps that find no box are lost (B-C3)."""
        boxes = [dict(one) for one in board["boxes"]]
        trophies = dict(board["trophies"])
        for box, value in self.boxes.items():
            if boxes[seat][box] is not None:
                raise wrong(f"{place}.boxes.{box}", f"this box has a {boxes[seat][box]} already", "B-P5")
            boxes[seat][box] = value
            others = [one[box] or 0 for other, one in enumerate(boxes) if other != seat]
            if box in BIRDS and value > max(others):
                trophies[box] = seat
        flaps, uses = list(board["flaps"]), [dict(one) for one in board["uses"]]
        flaps[seat] = min(flaps[seat] + self.flaps, flap_boxes)
        for bird, count in self.uses.items():
            uses[seat][bird] += count
        return {**board, "boxes": boxes, "flaps": flaps, "uses": uses, "trophies": trophies}


def read_written(given: list[dict[str, Any] | None] | None, place: str, players: int) -> list[Written | None]:
    """One entry per seat, null for those whose lines are told."""
    if given is None:
        return [None] * players
    if len(given) != players:
        raise wrong(place, f"one entry per player ({players}) is needed, found {len(given)}")
    return [None if one is None else _written(one, f"{place}[{seat}]") for seat, one in enumerate(given)]


def _written(given: Document, place: str) -> Written:
    unknown = sorted(set(given) - {"boxes", "flaps", "uses"})
    if unknown:
        raise wrong(place, f"unknown: {unknown[0]!r:.40}")
    boxes = read_boxes(given.get("boxes", {}), f"{place}.boxes")
    flaps = given.get("flaps", len(boxes))
    if not _is_count(flaps, 0, len(FEATURES) * 2 + 4):
        raise wrong(f"{place}.flaps", f"how many were marked, found {flaps!r:.40}")
    uses = given.get("uses", {})
    if not isinstance(uses, dict) or not all(bird in BIRDS and _is_count(uses[bird], 0, 2) for bird in uses):
        raise wrong(f"{place}.uses", "for each bird how often its ability was used, at most twice", "B-A1")
    return Written(boxes, flaps, dict(uses))


def read_boxes(given: Any, place: str) -> dict[str, int]:
    """Boxes with the values of sets, in the order of the board."""
    if not isinstance(given, dict):
        raise wrong(place, f"an object is needed, found {type(given).__name__}")
    for box, value in given.items():
        if box not in FEATURES:
            raise wrong(place, f"a bird or a season, found {box!r:.40}")
        if not _is_count(value, SMALLEST_SET, LONGEST_SET):
            why = f"a set has {SMALLEST_SET} to {LONGEST_SET} cards, found {value!r:.40}"
            raise wrong(f"{place}.{box}", why, "B-P4")
    return {box: given[box] for box in FEATURES if box in given}


def _is_count(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
