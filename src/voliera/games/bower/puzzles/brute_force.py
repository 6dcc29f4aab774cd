"""Bower's side of the brute force: an answer is played to the end of the game."""

from voliera.documents import Document
from voliera.game import Game
from voliera.kernel import States
from voliera.puzzles.trying import NOBODY, Trying, Written


class BowerTrying(Trying):
    """Everything that both seats can do until the end."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._results: dict[bytes, Document] = {}

    def is_end(self, states: States) -> bool:
        """Whether the game is over."""
        return int(states["seat"][0]) == NOBODY

    def written(self, states: States) -> Written:
        """Return the lead in the eggs of each group and column, and in what the egg tiles pay."""
        result = self.result(states)
        lines = [self.lead(line["eggs"]) for line in (*result["groups"], *result["columns"])]
        tiles = sum(tile["eggs"] if tile["seat"] == self.seat else -tile["eggs"] for tile in result["egg_tiles"])
        return (*lines, tiles)

    def worth(self, states: States) -> int:
        """Return the seat's lead in eggs."""
        return self.lead(self.result(states)["eggs"])

    def result(self, states: States) -> Document:
        """Return the result of a table, worked out once for all ways that fill the nests alike."""
        key = states["square"].tobytes()
        if key not in self._results:
            self._results[key] = self.rules.result(states)
        return self._results[key]

    def lead(self, eggs: list[int]) -> int:
        """Return the seat's eggs less the other's."""
        return eggs[self.seat] - eggs[1 - self.seat]
