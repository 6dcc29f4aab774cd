"""A nest of a sheet as the rules lay it: in tiles of two squares, each touching the board or one before (W-T2).

Squares that were typed in by themselves are paired; any pairs give the same score. Only the emblem of the Coloured
Shells belongs to one tile: two squares with it are that tile, and of one alone the other half lies under the cover
(W-B13), which is then laid as well.
"""

from dataclasses import dataclass, field, replace

from voliera.documents import Document
from voliera.games.bower.sheet.codes import EMBLEM
from voliera.games.bower.sheet.nest import COLOURED_SHELLS, Nest
from voliera.games.bower.sheet.tiles import Place, facing, in_order, near, paired


@dataclass
class Laid:
    """What the rules are given, and what could not be given to them."""

    items: list[Document] = field(default_factory=list)
    origins: list[int] = field(default_factory=list)
    """For each item the one of the sheet that it comes from."""
    left_over: list[Place] = field(default_factory=list)
    """Squares without a partner, and, while there is room, tiles that nothing joins to the board yet."""
    shells: list[Document] = field(default_factory=list)
    """Both squares of the Coloured Shells, if they were typed in as squares."""


def lay(nest: Nest) -> Laid:
    """The tiles first, in an order that the rules allow, then covers and tokens as they came."""
    filled = nest.filled()
    alone = {place: index for place, index in filled.items() if "square" in nest.items[index]}
    tiles = [(nest.places(index), (item, index)) for index, item in enumerate(nest.items) if "tile" in item]
    on_top = [(item, index) for index, item in enumerate(nest.items) if "cover" in item or "token" in item]
    laid = Laid()
    emblems = [place for place in sorted(alone) if nest.items[alone[place]]["square"].get(EMBLEM)]
    pair = _coloured_shells(nest, alone, emblems)
    if pair is not None:
        tiles.append((pair, (_tile(COLOURED_SHELLS, *pair), alone[emblems[0]])))
        laid.shells = [_plain(nest.items[alone[place]]["square"]) for place in (*emblems, *emblems)[:2]]
        if len(emblems) == 1:
            on_top.insert(0, (_cover(nest, *pair), alone[pair[1]]))
    gone = {*emblems, *(pair or ())}
    pairs, laid.left_over = paired([place for place in alone if place not in gone])
    laid.left_over += [] if pair else emblems
    for first, second in pairs:
        both = [_plain(nest.items[alone[place]]["square"]) for place in (first, second)]
        tiles.append(((first, second), (_tile(both, first, second), alone[first])))
    touching, apart = in_order(tiles)
    if nest.room():
        laid.left_over += sorted(replace(nest, items=[item for item, _ in apart]).filled())
    for item, origin in [*touching, *apart, *on_top]:
        laid.items.append(item)
        laid.origins.append(origin)
    return laid


def _tile(tile: object, first: Place, second: Place) -> Document:
    return {"tile": tile, "at": list(first), "facing": facing(first, second)}


def _plain(square: Document) -> Document:
    return {"material": square["material"], "objects": square["objects"]}


def _coloured_shells(nest: Nest, alone: dict[Place, int], emblems: list[Place]) -> tuple[Place, Place] | None:
    """Where the tile with the Coloured Shells lies: on its two squares, or on one and a neighbour under the cover.

    None if it lies nowhere, or if its second square may still come.
    """
    if not emblems:
        return None
    first = emblems[0]
    if len(emblems) == 2 and facing(*emblems) is not None:
        return first, emblems[1]
    if len(emblems) > 1:
        why = "the Coloured Shells are one tile: its emblem is on two squares side by side"
        raise nest.wrong("emblems", alone[emblems[-1]], why, "W-C4")
    hidden = [place for place in near(first) if place in alone and _beside(nest, first, place)]
    if hidden and not any("cover" in item for item in nest.items):
        rests = {place: [one for one in alone if one not in (first, place)] for place in hidden}
        return first, min(hidden, key=lambda place: len(paired(rests[place])[1]))
    if nest.room():
        return None
    why = "one square of the Coloured Shells shows only if the cover lies on the other"
    raise nest.wrong("emblem-alone", alone[first], why, "W-B13")


def _beside(nest: Nest, shells: Place, hidden: Place) -> list[Place]:
    """The squares on which the second half of a cover can lie, if its first lies on the hidden one."""
    top = nest.seen()
    return [place for place in near(hidden) if place in top and place != shells]


def _cover(nest: Nest, shells: Place, hidden: Place) -> Document:
    """The cover over the half that cannot be seen, with what can be seen there."""
    second = _beside(nest, shells, hidden)[0]
    top = nest.seen()
    return {"cover": [_plain(top[hidden]), _plain(top[second])], "at": list(hidden), "facing": facing(hidden, second)}
