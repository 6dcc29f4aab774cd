"""What is remarkable in a game of Bower: ten eggs."""

from voliera.documents import Document
from voliera.game import Game

TEN_EGGS = "ten-eggs"
NAMES = (TEN_EGGS,)
MANY_EGGS = 10


class FeatWatch:
    """Looks at the result only."""

    def after(self, events: list[Document]) -> None:
        """Wait for the end."""

    def earned(self, game: Game) -> list[set[str]]:
        """Return the feats of each seat."""
        return [{TEN_EGGS} if eggs >= MANY_EGGS else set() for eggs in game.result()["eggs"]]


def watch(game: Game) -> FeatWatch:
    """Return somebody who has seen nothing yet."""
    return FeatWatch()
