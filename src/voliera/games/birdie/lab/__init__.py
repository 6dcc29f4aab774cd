"""Birdie for research: what `voliera.lab` asks of a game."""

from typing import TYPE_CHECKING

from voliera.games.birdie.lab.actions import STEPS
from voliera.games.birdie.lab.cpu import SolvedWorker, Worker
from voliera.games.birdie.lab.layout import LAYOUT
from voliera.games.birdie.rules.state import SEATS

if TYPE_CHECKING:
    from voliera.games.contract import Laboratory
    from voliera.kernel.cuda_batches import Kernels


class BirdieLaboratory:
    """What `Laboratory` asks for."""

    version = 0
    layout = LAYOUT
    steps = STEPS
    seats = SEATS
    longest = 1000
    scorings = ("agent", "solver")

    @staticmethod
    def worker(scoring: str) -> Worker:
        """Return the compiled functions for one thread."""
        return SolvedWorker() if scoring == "solver" else Worker()

    @staticmethod
    def kernels() -> "Kernels":
        """Return the kernels for a CUDA device."""
        from voliera.games.birdie.lab.gpu import kernels

        return kernels()

    @staticmethod
    def step_of(seat: int, action: int) -> int:
        """Actions are the rules' steps, whoever is to move."""
        del seat
        return action


BIRDIE: "Laboratory" = BirdieLaboratory()
