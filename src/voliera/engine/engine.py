"""`Engine`: an engine process, driven by plain calls."""

import threading
import time
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Literal, Self

from voliera.documents import Document, written
from voliera.engine import answers, requests
from voliera.engine.answers import Applied, Choice, Form, Info, Opened, Solution, ToMove
from voliera.engine.conversation import Conversation
from voliera.engine.driver import START_S, TIMEOUT_S, Driver
from voliera.engine.requests import INFO_MS, Ask
from voliera.errors import GameError


class Engine(Driver):
    """A process that speaks the engine protocol: `with Engine("voliera engine") as engine: …`.

    The process starts with `with`, or `start`, and is ended when the block is left, with `close`, and at the latest
    when nobody holds the engine any more or Python exits. A request that the engine refuses is a `voliera.GameError`:
    nothing has changed. Anything else that goes wrong is an `EngineError` (errors.py): then the process has been ended,
    and `start` starts another, without games. Several threads may ask; they wait for each other, and so does
    `close`.

    Without `game_id` the game opened last of those still open is meant.
    """

    def __init__(
        self,
        command: str | Sequence[str] | None = None,
        *,
        timeout_s: float = TIMEOUT_S,
        start_s: float = START_S,
    ) -> None:
        """Name the engine: words, or a line that is split into words as in a shell; without it, `voliera engine`.

        Nothing is started yet. `start_s` is how long the engine may take to start, `timeout_s` how long an answer may
        take, beyond the time that a bot or a solver is given to think.
        """
        super().__init__(command, timeout_s, start_s)
        self._lock = threading.Lock()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def start(self) -> None:
        """Start the process and greet it, if it is not running."""
        with self._lock:
            if self._talk is None:
                self._talk = Conversation(self.command)
                try:
                    self._greeting = self._asked(requests.hello(), self.start_s)
                except GameError as refusal:  # not even a greeting: nothing can be done with it
                    self._drop(refusal)
                    raise

    def close(self) -> None:
        """End the process: its input ends, and after a moment it is killed. Its games are lost."""
        with self._lock:
            talk = self._let_go()
            if talk is not None:
                talk.end(politely=True)

    def _ask(self, asked: Ask[Form], timeout_s: float | None = None) -> Form:
        with self._lock:
            return self._asked(asked, self._seconds(asked, timeout_s))

    def _asked(self, asked: Ask[Form], seconds: float) -> Form:
        talk, request = self._running(), written(asked.request)
        try:
            answer = talk.ask(request, time.monotonic() + seconds, asked.info)
            found = self._read(talk, answer, asked.form)
        except GameError:
            asked.raise_fault()
            raise
        except BaseException as error:
            self._drop(error, asked.fault)
            raise
        asked.raise_fault()
        return found

    # Games

    def new(
        self,
        game: str,
        players: int | None = None,
        variant: str | None = None,
        options: Document | None = None,
        seed: int | None = None,
        names: Sequence[str] | None = None,
    ) -> Opened:
        """Open a fresh game; what is not given is the engine's default (two players, standard, a random seed)."""
        return self._ask(requests.new(game, players, variant, options, seed, names))

    def setup(self, position: Document, seed: int | None = None) -> Opened:
        """Open a game from a position; hidden things that it leaves out are dealt from the seed."""
        return self._ask(requests.setup(position, seed))

    def replay(self, record: Document) -> Opened:
        """Play a record through, and open its game at the end."""
        return self._ask(requests.replay(record))

    def forget(self, game_id: str | None = None) -> None:
        """Close a game (the protocol's `close`)."""
        self._ask(requests.of_game("close", answers.Answer, game_id))

    # Playing

    def legal(self, game_id: str | None = None) -> list[Document]:
        """Every legal action; none when the game is over."""
        return self._ask(requests.of_game("legal", answers.Legal, game_id)).actions

    def to_move(self, game_id: str | None = None) -> ToMove:
        """Whose decision is asked for, and which."""
        return self._ask(requests.of_game("legal", answers.Legal, game_id)).to_move

    def apply(self, actions: Document | Sequence[Document], game_id: str | None = None) -> Applied:
        """Play an action, or several: all or none."""
        return self._ask(requests.apply(actions, game_id))

    def undo(self, game_id: str | None = None) -> ToMove:
        """Take back one action; returns who is to move then."""
        return self._ask(requests.of_game("undo", answers.Moved, game_id)).to_move

    # Thinking

    def bot(
        self,
        level: str = "greedy",
        *,
        time_ms: int | None = None,
        nodes: int | None = None,
        seed: int | None = None,
        lines: bool = False,
        most: int | None = None,
        info: Callable[[Info], object] | None = None,
        info_ms: int = INFO_MS,
        game_id: str | None = None,
        timeout_s: float | None = None,
    ) -> Choice:
        """Ask a bot what it would do for the seat to move, thinking for `time_ms` or `nodes` play-outs.

        With `lines` candidates have the play-outs that went into them, and the turn that they begin; `most` says how
        many are answered. `info` is called every `info_ms` with what `search` or `net+` has found so far; if it returns
        something true, or another thread calls `stop`, the bot answers at once. If it raises, the bot is stopped, too,
        and the exception is raised here once it has answered: the engine can be asked again.

        The answer may take `timeout_s` beyond `time_ms`; nobody knows how long `nodes` take, so give many of them a
        long `timeout_s`.
        """
        asked = requests.bot(level, time_ms, nodes, seed, game_id, lines=lines, most=most, info=info, info_ms=info_ms)
        return self._ask(asked, timeout_s)

    def stop(self) -> None:
        """Have a bot that thinks for another thread answer at once, with what it has found."""
        if self._talk is not None:
            self._talk.stop()

    def solve(
        self,
        objective: Literal["points", "win"] = "points",
        *,
        time_ms: int | None = None,
        game_id: str | None = None,
        timeout_s: float | None = None,
    ) -> Solution:
        """Ask for the best scoring play of the seat that scores; the engine thinks for 2 s unless told."""
        return self._ask(requests.solve(objective, time_ms, game_id), timeout_s)

    # Looking

    def view(self, seat: int | None, game_id: str | None = None) -> Document:
        """What a seat may know, or a spectator (None)."""
        return self._ask(requests.view(seat, game_id)).view

    def position(self, game_id: str | None = None) -> Document:
        """The whole table, hidden parts included."""
        return self._ask(requests.of_game("position", answers.Position, game_id)).position

    def result(self, game_id: str | None = None) -> Document:
        """The result: final, or as if the game ended now."""
        return self._ask(requests.of_game("result", answers.Result, game_id)).result

    def record(self, game_id: str | None = None) -> Document:
        """The whole game, to keep: `voliera.replay` and `replay` read it."""
        return self._ask(requests.of_game("record", answers.Record, game_id)).record

    def components(self, game: str, game_id: str | None = None) -> Document:
        """The built-in data of a game, or that of an open one."""
        return self._ask(requests.components(game, game_id)).components
