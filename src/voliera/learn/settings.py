"""The settings of a training run. They are written beside every file of weights that the run makes."""

from dataclasses import asdict, dataclass, replace
from typing import Any

from voliera.errors import GameError
from voliera.games.mix import Table, trained_tables


@dataclass(frozen=True, slots=True)
class Settings:
    """What is trained, how large, how fast, how long.

    The defaults are for one large GPU: in 14 minutes they make a network for two players (docs/learning.md).
    """

    game: str = "birdie"
    players: int = 2
    variant: str = "standard"
    mix: str = ""  # tables to be trained together (voliera.games.mix), instead of players and variant
    device: str = "cuda"
    seed: int = 1
    seconds: float = 840.0  # of training, compilation apart
    decisions: int = 0  # if not 0, train for this many decisions instead of a time: can be repeated on a CPU
    games: int = 65_536  # side by side
    steps: int = 48  # decisions in each game between two updates
    width: int = 640
    depth: int = 3
    start: str = ""  # a file of weights to begin with; else they are drawn by chance
    against: str = ""  # a file of weights that holds all other seats: the best response to it is trained
    imitate: str = ""  # a file of games: no self-play, but learning to do what was done there (learn/imitation.py)
    imitated: str = ""  # the player of these games who is imitated, by name; else all are
    epochs: int = 4  # how often imitation goes through the games
    minibatch: int = 65_536
    rate: float = 6e-4  # of learning, at first; falls linearly
    rate_end: float = 1e-5
    entropy: float = 0.01  # bonus for an open mind, at first; falls exponentially
    entropy_end: float = 0.0004
    trace: float = 0.95  # λ: how far a surprise reaches back, with two players (learn/advantages.py: traces)
    clip: float = 0.2
    value_weight: float = 1.0
    critic: int = 0  # width of a critic that sees hidden things, too (learn/critic.py); 0: there is none
    critic_alone: float = 0.0  # share of the run, at first, in which only the critic learns: it begins knowing nothing
    guess: float = 0.0  # weight of guessing the hidden things, which teaches what to believe of them
    margin: float = 0.5  # part of the reward that is for points, at first; the rest is for winning
    margin_until: float = 0.5  # from this share of the run on, only winning counts
    past_share: float = 0.35  # of the games are against earlier selves
    temper: float = 1.2  # how far the other seats of those games like other kinds of steps (learn/tempers.py)
    past_every: float = 0.03  # of the run, between two selves that are kept
    checkpoint_s: float = 120.0
    report_s: float = 15.0

    def __post_init__(self) -> None:
        """Refuse numbers that make no run."""
        for name in ("games", "steps", "width", "depth", "minibatch"):
            if getattr(self, name) < 1:
                raise GameError("bad_request", f"{name}: a whole number from 1 on; found {getattr(self, name)}")
        if self.seconds <= 0 or self.decisions < 0:
            raise GameError("bad_request", "seconds: more than 0; decisions: 0 or more")
        if not 0 <= self.critic_alone <= 1 or (self.critic_alone and not self.critic):
            raise GameError("bad_request", "critic_alone: a share from 0 to 1, with a critic")
        if self.games * self.steps < self.minibatch:
            raise GameError("bad_request", f"minibatch: at most games × steps = {self.games * self.steps}")

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables that are trained, the one that counts most first."""
        return trained_tables(self.document())

    @property
    def others_share(self) -> float:
        """The part of the games in which one seat learns and the others do not."""
        return 1.0 if self.against else self.past_share

    def document(self) -> dict[str, Any]:
        """For files."""
        return asdict(self)


SMALL = Settings(
    device="cpu",
    games=256,
    steps=32,
    width=64,
    depth=1,
    minibatch=1024,
    rate=2e-3,
    rate_end=5e-4,
    past_share=0.0,
    decisions=600_000,
)
"""A run that fits a core and a minute."""


def small(**changes: Any) -> Settings:
    """A small run with some things changed."""
    return replace(SMALL, **changes)
