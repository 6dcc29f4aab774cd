"""The bots at a table: characters of the house, and programs from outside with a referee beside each."""

from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType

from voliera.bots.characters import character
from voliera.bots.external import BotFailure, External
from voliera.bots.referee import Referee
from voliera.documents import Document
from voliera.game import Game
from voliera.languages import Language
from voliera.terminal.refusal import InputRefused
from voliera.terminal.seating import PROGRAM

LONGEST_MS = 600_000
"""More than anybody wants to wait for a move."""


class Opponents:
    """Who moves for the seats without a person. A context manager: programs end with it."""

    def __init__(self, kinds: Sequence[str], commands: Sequence[str] = (), time_ms: int | None = None) -> None:
        if time_ms is not None and not 1 <= time_ms <= LONGEST_MS:
            raise InputRefused("error-time", most=LONGEST_MS)
        self._kinds = kinds
        self._time_ms = time_ms
        seats = [seat for seat, kind in enumerate(kinds) if kind == PROGRAM]
        if len(commands) == 1:
            commands = [commands[0]] * max(1, len(seats))
        if len(commands) != len(seats):
            raise InputRefused("error-programs", seats=len(seats), commands=len(commands))
        self.referees = {
            seat: Referee(External(command, time_ms)) for seat, command in zip(seats, commands, strict=True)
        }

    def __enter__(self) -> Opponents:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for referee in self.referees.values():
            referee.close()

    def start(self, language: Language) -> None:
        """Greet the programs: one that does not work is refused before anything begins."""
        for referee in self.referees.values():
            try:
                referee.program.start()
            except BotFailure as failure:
                command = referee.program.command
                raise InputRefused("error-program", command=command, why=reason(failure, language)) from None

    def choose(self, seat: int, game: Game, seed: int | None) -> Document:
        """What a bot does; it always does something legal."""
        if seat in self.referees:
            return self.referees[seat].choose(game, seed)
        bot = character(self._kinds[seat])
        action: Document = bot.choose(game, seed, self._time_ms, cores=bot.cores)["action"]
        return action

    def failure(self, seat: int) -> BotFailure | None:
        """Why the last move of a seat was not its own."""
        return self.referees[seat].failure if seat in self.referees else None


def reason(failure: BotFailure, language: Language) -> str:
    """Why a program did not move, with what it said."""
    why = language.say(f"failure-{failure.reason}")
    return f"{why} ({failure.detail})" if failure.detail else why
