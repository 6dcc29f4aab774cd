"""What a tile of the display could do: in the seat's nest, and in the other's."""

from dataclasses import dataclass, field

from voliera.documents import Document
from voliera.game import Game
from voliera.games.bower.rules.state import Phase
from voliera.games.bower.solve.placements import placements
from voliera.kernel import thaw


@dataclass(slots=True)
class Reach:
    """The most that a tile can do at its best place, of each kind."""

    gem: bool = False
    expected: float = 0.0
    """Eggs, as if the game ended with it."""
    matching: dict[int, tuple[str, int]] = field(default_factory=dict)
    """Objects that a known egg asks for, more than before: by column."""
    groups: dict[str, int] = field(default_factory=dict)
    """The size of the largest group."""


@dataclass(frozen=True, slots=True)
class Place:
    """What a place for a tile promises."""

    expected: float
    """Eggs, as if the game ended with it; every egg that was not seen is as likely as the others."""
    pair_of_gems: bool
    """Whether a column or group has its second gem by it, so that one more earns a bonus (W-B1)."""


def place_of(known: Game, play: Document) -> Place:
    """What a placement promises."""
    place = next(one for one in placements(known) if one["action"] == play)
    gems = place["gems"]
    columns = any(one["gems"][0] < 2 == one["gems"][1] for one in gems["columns"])
    return Place(place["expected"], columns or any(one["gems"] == 2 for one in gems["groups"]))


def reach(known: Game, take: Document) -> Reach:
    """What could be done with a tile in the seat's nest, once it is taken."""
    seat, after = known.mover(), known.copy()
    tile = len(known.view(seat)["hands"][seat])
    after.apply(take)
    found = Reach(groups={group["material"]: group["sizes"][seat] for group in known.explain()["groups"]})
    if after.phase != "play" or after.seat != seat:
        return found
    places = [place for place in placements(after) if place["action"]["hand"] == tile]
    found.expected = max((place["expected"] for place in places), default=0.0)
    for place in places:
        found.gem = found.gem or place["gems"]["bonus"]
        for column in place["columns"]:
            if column["egg"] is not None:
                gain = column["matching"][1] + column["white"][1] - column["matching"][0] - column["white"][0]
                if gain > found.matching.get(column["column"], ("", 0))[1]:
                    found.matching[column["column"]] = (column["egg"], gain)
        for group in place["groups"]:
            found.groups[group["material"]] = max(group["sizes"][1], found.groups[group["material"]])
    return found


def gives_third_gem(known: Game, take: Document) -> bool:
    """Whether the other could earn a bonus with this display tile, by what lies open in its nest."""
    seat = known.mover()
    states = thaw(known.whole_states().tobytes(), known.rules.state)
    s = states[0]
    s.hand[1 - seat, 0] = s.display[take["display"]]
    s.hand_n[1 - seat] = 1
    s.seat, s.phase = 1 - seat, Phase.PLAY
    other = Game(known.rules, states, known.options, known.names, None)
    return any(place["gems"]["bonus"] for place in placements(other))
