"""A program from outside that plays: any that answers `hello`, `setup` and `bot` of the engine protocol.

`docs/bots.md` says what it is sent and what it must answer. It is sent what its seat may know (redacted.py), and
has a time limit; what it answers is checked here, so that the caller gets a legal action or a `BotFailure`.
"""

import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from types import TracebackType

from voliera.bots.budget import DEFAULT_MS
from voliera.bots.redacted import told
from voliera.documents import Document
from voliera.engine.conversation import Conversation
from voliera.engine.errors import EngineError, printable
from voliera.game import Game

REASONS = ("not-started", "ended", "late", "garbage", "too-long", "refused", "illegal", "given-up")
START_S = 60.0
"""Seconds that a program may take for its start, and for the first move after it."""
GRACE_S = 2.0
"""Seconds that a move may take beyond its thinking time."""
LEVEL = "search"
"""What is asked of a program that has levels: its best."""
EXTRAS = ("legal", "view")
"""What a program may ask for in its answer to `hello`, to be sent with every `bot`."""


class BotFailure(Exception):
    """A program did not bring a move. `reason` is one of REASONS; `detail` is what it said or did, cut short."""

    def __init__(self, reason: str, detail: str = "") -> None:
        self.reason = reason
        self.detail = printable(detail)
        super().__init__(f"{reason}: {self.detail}" if self.detail else reason)


class External:
    """A program that plays. Use it as a context manager, or close it: its process ends then.

    It is started when it is first needed. After a crash, silence or garbage its process group is ended and the next
    move starts it again, `restarts` times at most. A move may take `time_ms` and `grace_s` on top; the first one after
    a start has `start_s` more, and so has the start itself.
    """

    def __init__(
        self,
        command: str,
        time_ms: int | None = None,
        *,
        start_s: float | None = None,
        grace_s: float | None = None,
        restarts: int = 10,
    ) -> None:
        self.command = command
        self.time_ms = DEFAULT_MS if time_ms is None else time_ms
        self._start_s = START_S if start_s is None else start_s
        self._grace_s = GRACE_S if grace_s is None else grace_s
        self._starts_left = 1 + restarts
        self._talk: Conversation | None = None
        self._fresh = True
        self._wants: list[str] = []

    def __enter__(self) -> "External":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def pid(self) -> int | None:
        """The process that is running, if one is."""
        return self._talk.pid if self._talk else None

    def start(self) -> None:
        """Start it now and greet it; needed only by those who want to know early whether it works."""
        if self._talk is not None:
            return
        if self._starts_left == 0:
            raise BotFailure("given-up")
        self._starts_left -= 1
        self._fresh = True
        try:
            with failures():
                self._talk = Conversation(self.command)
                answer = accepted(self._talk.ask({"cmd": "hello"}, time.monotonic() + self._start_s))
        except BaseException:
            self._drop()
            raise
        wants = answer.get("wants")
        self._wants = [name for name in EXTRAS if isinstance(wants, list) and name in wants]

    def choose(self, game: Game, seed: int | None = None) -> Document:
        """A legal action for the seat to move, or a BotFailure."""
        legal = game.legal()
        number = outside(seed)
        position = told(game, number)
        extras = {"legal": legal, "view": game.view(game.mover())}
        request = {"cmd": "bot", "level": LEVEL, "time_ms": self.time_ms, "seed": number}
        self.start()
        setup = {"cmd": "setup", "game": game.name, "position": position, "seed": number}
        action = accepted(self._move(setup, request | {name: extras[name] for name in self._wants})).get("action")
        if action not in legal:
            raise BotFailure("illegal", repr(action))
        return legal[legal.index(action)]

    def _move(self, setup: Document, request: Document) -> Document:
        """Return the answer to `bot`, or the first refusal before it; a program that names its game hears its end."""
        talk = self._talk
        assert talk is not None
        limit = self.time_ms / 1000 + self._grace_s + (self._start_s if self._fresh else 0)
        deadline = time.monotonic() + limit
        try:
            with failures():
                opened = talk.ask(setup, deadline)
                if opened.get("ok") is not True:
                    return opened
                game = {"game_id": opened["game_id"]} if "game_id" in opened else {}
                answer = talk.ask(request | game, deadline)
                if game:
                    talk.ask({"cmd": "close", **game}, deadline)
        except BaseException:
            self._drop()
            raise
        self._fresh = False
        return answer

    def _drop(self) -> None:
        """End the process and all that it has started; the next move starts another."""
        talk, self._talk = self._talk, None
        if talk is not None:
            talk.end()

    def close(self) -> None:
        """End the process, politely."""
        talk, self._talk = self._talk, None
        if talk is not None:
            talk.end(politely=True)


@contextmanager
def failures() -> Iterator[None]:
    """Whatever is wrong with the engine is a failure of the bot."""
    try:
        yield
    except EngineError as error:
        raise BotFailure(error.reason, error.detail) from error


def accepted(answer: Document) -> Document:
    """An answer that says `ok`."""
    if answer.get("ok") is not True:
        raise BotFailure("refused", str(answer.get("error", answer)))
    return answer


def outside(seed: int | None) -> int:
    """The seed that a program is given: it must not tell the one that the cards were dealt from."""
    if seed is None:
        return secrets.randbits(48)
    return int.from_bytes(blake2b(str(seed).encode(), digest_size=6).digest())
