"""Late tables of Bower, made from games that bots have played to the end: the last tiles are taken up again.

Nothing is left to chance there: no tile is drawn any more, no bonus tile is left, all eggs lie open, and a tile that
the opponent could hold without anybody seeing it is out of the game. So what is best can be known.
"""

from dataclasses import dataclass
from hashlib import sha256

from voliera import bots
from voliera.bower.state import TURNS
from voliera.documents import Document
from voliera.game import Game, from_position, new

LEVEL = "greedy"
"""It counts in whole eggs."""
SHOWN = 3
"""Tiles in a display."""


@dataclass(frozen=True)
class Ending:
    """How a table is set up: turns that each seat has left, and what the seat to move is asked."""

    left: tuple[int, int]
    """Of the seat to move, and of the other."""
    gives: bool = False
    """Whether the seat has just kept the Gift; else it takes a tile."""


def finished(seed: int) -> Document:
    """The last position of a game."""
    game = new("bower", 2, "standard", seed=seed)
    while not game.over:
        game.apply(bots.choose(game, LEVEL, seed)["action"])
    return game.position()


def late(end: Document, seat: int, ending: Ending, number: int) -> Game | None:
    """A table before the end of a finished game; None where it cannot be set up.

    `number` shuffles the tiles: those taken up again and those that nobody used. Of them one is in the seat's hand and
    three are in the display.
    """
    other = 1 - seat
    nests = [[*items] for items in end["nests"]]
    pool = [tile for tile in (*end["display"], *end["hands"][0], *end["hands"][1]) if is_plain(tile)]
    for nest, count in ((nests[seat], ending.left[0]), (nests[other], ending.left[1])):
        pool += taken_up(nest, count)
    pool.sort(key=lambda tile: sha256(f"{number}/{tile}".encode()).digest())
    hand = 1 if ending.left[0] else 0
    if len(pool) < hand + SHOWN:
        return None
    used = {*pool[: hand + SHOWN], *(item.get("tile", item.get("cover")) for nest in nests for item in nest)}
    everything = {*end["pile"], *pool, *end["out"], *covers(end)} - used
    kept = [[*names] for names in end["kept"]]
    if ending.gives:
        if "gift" in (*kept[0], *kept[1]):
            return None
        kept[seat].append("gift")
    turns = [TURNS, TURNS]
    turns[seat] -= ending.left[0] + ending.gives  # the turn in which the gift is given goes on
    turns[other] -= ending.left[1]
    hands: list[list[str]] = [[], []]
    hands[seat] = pool[:hand]
    position = {
        **end,
        "phase": "effect" if ending.gives else "take",
        "pending": {"effect": "gift"} if ending.gives else None,
        "seat": seat,
        "turns_played": turns,
        "nests": nests,
        "hands": hands,
        "display": pool[hand : hand + SHOWN],
        "pile": [],
        "out": sorted(everything),
        "kept": kept,
        "bonus_pile": [],
        "bonus_discards": [],
    }
    return from_position(position, seed=0)


def is_plain(tile: str) -> bool:
    """Whether it is a nest tile of the component file, no bonus tile."""
    return tile.startswith("t") and tile[1:].isdigit()


def covers(end: Document) -> set[str]:
    """Tiles that lie as covers; one that is taken up again is out of the game."""
    return {item["cover"] for nest in end["nests"] for item in nest if "cover" in item}


def taken_up(nest: list[Document], count: int) -> list[str]:
    """Take up the last tiles of a nest, and whatever was laid after them; returns the plain ones."""
    found: list[str] = []
    while count and nest:
        item = nest.pop()
        if "tile" in item:
            count -= 1
            found += [item["tile"]] if is_plain(item["tile"]) else []
    return found
