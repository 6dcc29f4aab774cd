"""Bower for research: what `voliera.lab` asks of a game."""

from typing import TYPE_CHECKING

from voliera.games.bower.lab.actions import STEPS
from voliera.games.bower.lab.cpu import Worker
from voliera.games.bower.lab.layout import LAYOUT
from voliera.games.bower.mirror import turned_step
from voliera.games.bower.rules.state import SEATS

if TYPE_CHECKING:
    from voliera.games.contract import Laboratory
    from voliera.kernel.cuda_batches import Kernels


class BowerLaboratory:
    """What `Laboratory` asks for."""

    version = 0
    layout = LAYOUT
    steps = STEPS
    seats = SEATS
    longest = 300
    scorings = ("agent",)

    @staticmethod
    def worker(scoring: str) -> Worker:
        """Return the compiled functions for one thread; at the end nothing is left to anybody's choice (W-E4)."""
        del scoring
        return Worker()

    @staticmethod
    def kernels() -> "Kernels":
        """Return the kernels for a CUDA device."""
        from voliera.games.bower.lab.gpu import kernels

        return kernels()

    @staticmethod
    def step_of(seat: int, action: int) -> int:
        """Seat 1 counts columns from the other end, in actions as in observations."""
        return int(turned_step(seat, action))


BOWER: "Laboratory" = BowerLaboratory()
