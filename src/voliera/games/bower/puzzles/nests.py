"""Late tables of Bower, made from games that bots have played to the end: the last tiles are taken up again.

Nothing is left to chance there: no tile is drawn any more, no bonus tile is left, all eggs lie open, and a tile that
the opponent could hold without anybody seeing it is out of the game. So what is best can be known.
"""

from collections.abc import Generator
from dataclasses import dataclass
from hashlib import sha256

from voliera.bots.budget import Budget
from voliera.bots.players import candidates
from voliera.documents import Document
from voliera.game import Game
from voliera.games.bower import bots
from voliera.games.bower.border.game import BOWER
from voliera.games.bower.border.table import our_ids
from voliera.games.bower.rules.state import TURNS
from voliera.kernel import States

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


def played_out(seed: int) -> Generator[None, None, Document]:
    """Play a game, and return its last position; yields before each action."""
    game = Game.new(BOWER, 2, "standard", seed=seed)
    while not game.over:
        yield
        game.apply(candidates(game, bots, LEVEL, seed, Budget())[0]["action"])
    return game.position()


class Late:
    """The tables before the end of a finished game, for a seat: they differ only in who holds which of the last tiles.

    These are the tiles taken up again and those that nobody used. One is in the seat's hand, three are in the display.
    """

    def __init__(self, end: Document, seat: int, ending: Ending) -> None:
        self._end = end
        self._seat = seat
        self._ending = ending
        self._nests = [[*items] for items in end["nests"]]
        self._tiles = [tile for tile in (*end["display"], *end["hands"][0], *end["hands"][1]) if is_plain(tile)]
        for nest, count in ((self._nests[seat], ending.left[0]), (self._nests[1 - seat], ending.left[1])):
            self._tiles += taken_up(nest, count)
        self.possible = len(self._tiles) >= 1 + SHOWN
        """Whether there are tiles enough."""
        self._states = self.game(0).whole_states() if self.possible else None

    def states(self, number: int) -> States:
        """One of the tables, for a search: what is out of the game is not told."""
        assert self._states is not None
        states = self._states.copy()
        tiles = [our_ids().index(tile) for tile in self._shuffled(number)[: 1 + SHOWN]]
        states["hand"][0, self._seat, 0] = tiles[0]
        states["display"][0, :SHOWN] = tiles[1:]
        return states

    def game(self, number: int) -> Game:
        """One of the tables, for people."""
        seat, ending, end = self._seat, self._ending, self._end
        pool = self._shuffled(number)
        laid = {item.get("tile", item.get("cover")) for nest in self._nests for item in nest}
        out = {*end["pile"], *pool, *end["out"], *covers(end)} - {*pool[: 1 + SHOWN], *laid}
        kept = [[*names] for names in end["kept"]]
        turns = [TURNS, TURNS]
        turns[seat] -= ending.left[0] + ending.gives  # the turn in which the gift is given goes on
        turns[1 - seat] -= ending.left[1]
        hands: list[list[str]] = [[], []]
        hands[seat] = pool[:1]
        if ending.gives:
            kept[seat].append("gift")
        position = {
            **end,
            "phase": "effect" if ending.gives else "take",
            "pending": {"effect": "gift"} if ending.gives else None,
            "seat": seat,
            "turns_played": turns,
            "nests": self._nests,
            "hands": hands,
            "display": pool[1 : 1 + SHOWN],
            "pile": [],
            "out": sorted(out),
            "kept": kept,
            "bonus_pile": [],
            "bonus_discards": [],
        }
        return Game.from_position(BOWER, position, seed=0)

    def _shuffled(self, number: int) -> list[str]:
        return sorted(self._tiles, key=lambda tile: sha256(f"{number}/{tile}".encode()).digest())


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
