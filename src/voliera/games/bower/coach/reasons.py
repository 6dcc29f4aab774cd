"""Why another choice in Bower was better: from both nests after either, as far as the seat can count them."""

from dataclasses import dataclass

from voliera.coach.reasons import Reasons
from voliera.documents import Document
from voliera.game import Game
from voliera.games.bower.coach.tiles import Place, Reach, gives_third_gem, place_of, reach
from voliera.games.bower.rules.box import MATERIALS
from voliera.games.bower.rules.state import COLUMNS
from voliera.solve.explaining import whole

COLUMNS_SAID = 2
CLEAR_PROMISE = 0.2
"""Eggs by which two places must differ, and …"""
CLEAR_ROOM = 3
"""… pairs of squares, to be worth a word."""
LARGE = 3
"""Groups are worth a word from this size on."""
BESIDE = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
ROWS = {"standard": 4, "super": 5}


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a choice leads to, for the seat that made it."""

    events: list[Document]
    eggs: int
    """The seat's less the other's, as it lies, without columns whose egg it has not seen."""
    columns: dict[int, tuple[str, int]]
    """The seat's matching objects, where it knows the egg."""
    groups: dict[str, int]
    holes: int
    room: int
    """Places for a tile that are left."""
    egg_tiles: dict[str, int]

    @classmethod
    def of(cls, known: Game, action: Document) -> "Outcome":
        """Make the choice, and count."""
        seat, after = known.mover(), known.copy()
        seen = known.view(seat)["eggs"]
        events = after.apply(action)
        told = after.explain()
        alone, pairs = free_squares(after, seat)
        parts = [*told["groups"], *(column for column in told["columns"] if seen[column["column"]])]
        eggs = sum(part["eggs"][seat] - part["eggs"][1 - seat] for part in parts)
        eggs += sum(tile["eggs"] * (1 if tile["seat"] == seat else -1) for tile in told["egg_tiles"])
        return cls(
            events=events,
            eggs=eggs,
            columns={
                column["column"]: (column["egg"], column["counts"][seat])
                for column in told["columns"]
                if seen[column["column"]]
            },
            groups={group["material"]: group["sizes"][seat] for group in told["groups"]},
            holes=alone,
            room=pairs,
            egg_tiles={tile["bonus"]: tile["counts"][seat] for tile in told["egg_tiles"] if tile["seat"] == seat},
        )

    def third_gem(self) -> Document | None:
        """Where a third gem earned a bonus tile; None where it did not."""
        return next((event["args"] for event in self.events if event["id"] == "bonus-earned"), None)


def free_squares(game: Game, seat: int) -> tuple[int, int]:
    """Empty squares that no tile can fill any more, as nothing beside them is empty; and pairs of the rest."""
    view = game.view(seat)
    filled = set()
    for item in view["nests"][seat]:
        if "tile" in item:
            column, row = item["at"]
            more, up = BESIDE[item["facing"]]
            filled |= {(column, row), (column + more, row + up)}
    rows = ROWS[view["variant"]]
    empty = {(column, row) for column in range(COLUMNS) for row in range(rows)} - filled
    near = [sum((c + x, r + y) in empty for x, y in BESIDE.values()) for c, r in empty]
    return near.count(0), sum(near) // 2


def reasons(known: Game, played: Document, best: Document) -> Reasons:
    """What speaks for the best choice, and against the one that was made."""
    found = Reasons()
    if best["do"] == "take" and played["do"] == "take":
        _tiles(found, known, played, best)
        return found.shortened()
    if played["do"] == "decline":
        found.add("bower-declined" if known.phase == "bonus" else "bower-unused", "W-B3")
    elif best["do"] == "keep" and played["do"] == "keep":
        found.add("bower-keep", "W-B3", better=best["bonus"], here=played["bonus"])
    _outcomes(found, Outcome.of(known, played), Outcome.of(known, best))
    if best["do"] == played["do"] == "play":
        _places(found, place_of(known, played), place_of(known, best))
    return found.shortened()


def _outcomes(found: Reasons, here: Outcome, better: Outcome) -> None:
    gem = better.third_gem()
    if gem is not None and here.third_gem() is None:
        found.add("bower-gem", "W-B1", **where(gem))
    if better.eggs > here.eggs:
        found.add("bower-eggs", "W-E3", count=better.eggs - here.eggs)
    columns = [(count - here.columns[column][1], column, egg, count) for column, (egg, count) in better.columns.items()]
    for more, column, egg, count in sorted(columns, reverse=True)[:COLUMNS_SAID]:
        if more > 0:
            found.add("bower-column", "W-E3", column=column + 1, egg=egg, better=count, here=count - more)
    for material in MATERIALS:
        more = better.groups.get(material, 0) - here.groups.get(material, 0)
        if more > 0:
            size = better.groups[material]
            found.add("bower-group", "W-E2", material=material, better=size, here=size - more)
    if here.holes > better.holes:
        found.add("bower-hole", "W-T2", count=here.holes - better.holes)
    elif better.room >= here.room + CLEAR_ROOM:
        found.add("bower-room", "W-T2", better=better.room, here=here.room)
    for bonus, count in better.egg_tiles.items():
        if count > here.egg_tiles.get(bonus, count):
            found.add("bower-egg-tile", "W-B6", bonus=bonus, better=count, here=here.egg_tiles[bonus])


def _places(found: Reasons, here: Place, better: Place) -> None:
    """Two places for a tile: what is to be expected under eggs that were not seen, and gems that come together."""
    if better.expected >= here.expected + CLEAR_PROMISE:
        found.add("bower-promise", "W-E3", better=_tenths(better.expected), here=_tenths(here.expected))
    if better.pair_of_gems and not here.pair_of_gems:
        found.add("bower-pair", "W-B1")


def _tenths(eggs: float) -> float:
    """Expected eggs, as people read them."""
    return whole(round(eggs, 1))


def where(gem: Document) -> dict[str, str | int]:
    """Where a third gem lies, as the sentences of events say it."""
    columns, groups = gem["columns"], gem["groups"]
    return {
        "where": "both" if columns and groups else "column" if columns else "group",
        "columns": " ".join(str(column + 1) for column in columns),
        "count": len(columns),
        "groups": " ".join(groups),
    }


def _tiles(found: Reasons, known: Game, played: Document, best: Document) -> None:
    """Two tiles of the display: what either could do in the seat's nest, and what is left to the other."""
    here, better = reach(known, played), reach(known, best)
    if better.gem and not here.gem:
        found.add("bower-gem-tile", "W-B1")
    _fits(found, here, better)
    if better.expected >= here.expected + CLEAR_PROMISE:
        found.add("bower-promise", "W-E3", better=_tenths(better.expected), here=_tenths(here.expected))
    for material, size in better.groups.items():
        if size > here.groups[material] and size >= LARGE:
            found.add("bower-grow", "W-E2", material=material, better=size, here=here.groups[material])
    if gives_third_gem(known, best) and not gives_third_gem(known, played):
        found.add("bower-given", "W-B1")


def _fits(found: Reasons, here: Reach, better: Reach) -> None:
    gains = [(count, column, egg) for column, (egg, count) in better.matching.items()]
    if gains:
        count, column, egg = max(gains)
        most = max((less for _, less in here.matching.values()), default=0)
        if count > most:
            found.add("bower-fits", "W-E3", column=column + 1, egg=egg, better=count, here=most)
