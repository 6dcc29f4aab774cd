"""What the arena counts of a game: how often its rules mattered (`Counter` in games/contract)."""

from voliera.documents import Document
from voliera.game import Game
from voliera.games.contract.showing import Figures, Watch


class Actions:
    """A tally of nothing but actions."""

    def before(self, game: Game, action: Document) -> None:
        """Look at nothing."""

    def after(self, events: list[Document]) -> None:
        """Hear nothing."""

    def tally(self, game: Game) -> Document:
        """Return an empty tally."""
        return {}

    def turns(self, game: Game) -> int:
        """Return how many actions were played."""
        return len(game.actions)


class Plain:
    """For games that have nothing of their own to count: wins and totals."""

    SHARES: frozenset[str] = frozenset()

    def watch(self, game: Game) -> Watch:
        """Return a tally of actions."""
        return Actions()

    def shares(self, result: Document) -> list[float]:
        """Return each seat's share of the win."""
        return shared(result["winners"], len(result["totals"]))

    def totals(self, result: Document) -> list[int]:
        """Return each seat's points."""
        return list(result["totals"])

    def figures(self, line: Document) -> Figures:
        """Return nothing."""
        return {}


PLAIN = Plain()


def shared(seats: list[int], players: int) -> list[float]:
    """The win, shared by this many seats."""
    return [1 / len(seats) if seat in seats else 0.0 for seat in range(players)]
