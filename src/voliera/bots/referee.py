"""The referee: whatever a program does, the game goes on. For a move that does not come, a stand-in plays."""

from collections import Counter
from types import TracebackType

from voliera import bots
from voliera.bots.external import BotFailure, External
from voliera.documents import Document
from voliera.game import Game

STAND_IN = "random"


class Referee:
    """Watches over a program: `choose` always brings a legal action, and failures are counted by their reasons."""

    def __init__(self, program: External) -> None:
        self.program = program
        self.moves = 0
        self.failures: Counter[str] = Counter()
        self.failure: BotFailure | None = None
        """Why the last move was the stand-in's; None if it was not."""

    def __enter__(self) -> "Referee":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def choose(self, game: Game, seed: int | None = None) -> Document:
        """The program's action, or the stand-in's."""
        self.moves += 1
        self.failure = None
        try:
            return self.program.choose(game, seed)
        except BotFailure as failure:
            self.failure = failure
            self.failures[failure.reason] += 1
        action: Document = bots.choose(game, STAND_IN, seed)["action"]
        return action

    def report(self) -> Document:
        """How it went: the command, all moves, and how many failed for which reason."""
        return {"command": self.program.command, "moves": self.moves, "failures": dict(self.failures)}

    def close(self) -> None:
        """End the program."""
        self.program.close()
