"""What batches of games have in common, wherever they run."""

from abc import ABC, abstractmethod
from typing import Any

from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.games import rules_of
from voliera.games.contract import Laboratory
from voliera.games.numbering import MASK, OBSERVATION
from voliera.kernel import States
from voliera.lab.asked import number_of, options_of, whole
from voliera.lab.laboratories import AGENT, actions_of, check_scoring, laboratory_of

MOST_SEED = 1 << 62
"""Seeds of batches are smaller: with the deals that follow they fit into 64 bits."""


class Batch(ABC):
    """Games side by side. Arrays are rewritten by every call; the first axis is the game."""

    observation: Any
    """int8, what the seat to move may know (docs/lab-tables.md)."""
    mask: Any
    """int8, 1 for each legal action."""
    seat: Any
    """int8, the seat to move; -1 where a game is over and not dealt again."""
    reward: Any
    """float32 by seat: 0, but where a game has ended; then 1 for the winner, and in sum 0."""
    points: Any
    """float32 by seat: points or eggs of the game that has ended last."""
    done: Any
    """int8, 1 where the last step has ended a game."""
    episode: Any
    """int64, how many games were played to their ends."""

    def __init__(
        self,
        game: str,
        count: int,
        *,
        players: int = 2,
        variant: str = "standard",
        options: Document | None = None,
        seed: int = 0,
        scoring: str = AGENT,
        autoreset: bool = True,
    ) -> None:
        self.count = number_of("count", count, 0)
        self.game_name = game
        self.lab: Laboratory = laboratory_of(game)
        self.rules = rules_of(game)
        self.options = options_of(options)
        self.scoring = check_scoring(self.lab, scoring)
        self.autoreset = autoreset
        self.actions = actions_of(self.lab)
        self._first = self.rules.new(players, variant, self.options, 0)
        self.players = players
        self.seed = check_batch_seed(seed)

    def reset(self, seed: int | None = None) -> None:
        """Deal all games again, from a seed or, without one, from the batch's own."""
        if seed is not None:
            self.seed = check_batch_seed(seed)
        self._deal()

    @abstractmethod
    def step(self, actions: Any) -> None:
        """Play an action in every game. On the CPU an illegal one is refused, and nothing is played."""

    def observe(self) -> Any:
        """Write and return what the seats to move may know."""
        self._look(OBSERVATION)
        return self.observation

    def legal_mask(self) -> Any:
        """Write and return the legal actions."""
        self._look(MASK)
        return self.mask

    def look(self) -> tuple[Any, Any]:
        """Do both in one pass."""
        self._look(OBSERVATION | MASK)
        return self.observation, self.mask

    def step_and_look(self, actions: Any) -> tuple[Any, Any]:
        """Do `step` and `look`; on the CPU threads are started once for both."""
        self.step(actions)
        return self.look()

    def seed_of(self, place: int) -> int:
        """Return the seed of the game that is played at a place of the batch now."""
        return self.seed + place + self.count * int(self.episode[place])

    def game(self, place: int) -> Game:
        """Return a copy of one game, to print, to search or to solve; a half-said action is taken back in it."""
        states = self._record(place)
        self.lab.worker(AGENT).take_back(states)
        return Game(self.rules, states, self.options, (), self.seed_of(place))

    @abstractmethod
    def _deal(self) -> None:
        """Deal all games."""

    @abstractmethod
    def _look(self, what: int) -> None:
        """Write what is asked for, of every game."""

    @abstractmethod
    def _record(self, place: int) -> States:
        """Return a copy of the record at a place."""


def check_batch_seed(seed: int) -> int:
    """Refuse what is no seed of a batch."""
    number = whole(seed)
    if number is None or not 0 <= number < MOST_SEED:
        raise GameError("bad_request", f"seed: a whole number from 0 to 2**62 - 1; found {seed!r:.40}")
    return number
