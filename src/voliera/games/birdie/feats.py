"""What is remarkable in a game of Birdie: eight sets in one line, and all four trophies."""

from voliera.documents import Document
from voliera.game import Game

EIGHT_SETS, FOUR_TROPHIES = "eight-sets", "four-trophies"
NAMES = (EIGHT_SETS, FOUR_TROPHIES)
MANY_SETS = 8


class FeatWatch:
    """Counts the sets of each line; those that were dropped for the Pigeon do not count."""

    def __init__(self, game: Game) -> None:
        self._sets = [0] * game.players
        self._most = [0] * game.players

    def after(self, events: list[Document]) -> None:
        """Count what was told."""
        for event in events:
            args = event["args"]
            match event["id"]:
                case "line-opened":
                    self._sets[args["seat"]] = 0
                case "declared" | "formed":
                    self._sets[args["seat"]] += 1
                case "dropped":
                    self._sets[args["seat"]] -= 1
                case "scored":
                    self._most[args["seat"]] = max(self._most[args["seat"]], self._sets[args["seat"]])

    def earned(self, game: Game) -> list[set[str]]:
        """Return the feats of each seat."""
        trophies = game.position()["trophies"].values()
        found: list[set[str]] = [set() for _ in self._most]
        for seat, feats in enumerate(found):
            if self._most[seat] >= MANY_SETS:
                feats.add(EIGHT_SETS)
            if all(holder == seat for holder in trophies):
                feats.add(FOUR_TROPHIES)
        return found


def watch(game: Game) -> FeatWatch:
    """Return somebody who has seen nothing yet."""
    return FeatWatch(game)
