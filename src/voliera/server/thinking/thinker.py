"""One process in which the bots, the solver and the hints of a server think, so that its event loop never has to.

Jobs come in by standard input and answers go out by standard output, one at a time, as frames (frames.py). Whatever
else is printed goes to standard error, which the server logs. The end of the input ends the process at once, in the
midst of a thought too: no thinker outlives its server, however that has ended.
"""

import io
import os
import signal
from queue import SimpleQueue
from threading import Thread
from typing import Any, Literal

import msgspec

from voliera import bots, solve
from voliera.bots.characters import character
from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.games import GAMES, rules_of
from voliera.kernel import thaw
from voliera.server.complaints import complain
from voliera.server.frames import LENGTH, framed, length_of, own_output
from voliera.server.thinking.tasks import carry_out
from voliera.starting import new

NICENESS = 5
"""The niceness of thinkers: the server's loop goes first."""


class Job(msgspec.Struct):
    """What there is to think about. A game travels as its record; the seed that it was dealt from stays at home."""

    number: int
    kind: Literal["warm", "choose", "play", "solve", "task"]
    game: str = ""
    record: bytes = b""
    options: Document = {}
    names: list[str] = []
    wishes: Document = {}
    """The other arguments of `bots.choose`, `Character.choose` or `solve.solve`; a seed is text, as msgpack has no
    integers of any size.

    For a task its name, and its document as JSON.
    """


class Answer(msgspec.Struct):
    """What came of the job of that number: a result, a GameError's code and message, or the name of an exception."""

    number: int
    result: Document | None = None
    refused: tuple[str, str] | None = None
    rule: str | None = None
    """The rule that the GameError names."""
    failed: str | None = None


def think(job: Job) -> Document:
    """Carry out a job."""
    if job.kind == "warm":
        return warm()
    if job.kind == "task":
        return {"json": msgspec.json.encode(carry_out(job.wishes["task"], msgspec.json.decode(job.wishes["json"])))}
    rules = rules_of(job.game)
    game = Game(rules, thaw(job.record, rules.state), job.options, job.names, None)
    wishes = dict(job.wishes)
    if job.kind == "solve":
        return solve.solve(game, **wishes)
    seed = wishes.pop("seed", None)
    wishes["seed"] = None if seed is None else int(seed)
    if job.kind == "play":
        return character(wishes.pop("character")).choose(game, **wishes)
    return bots.choose(game, **wishes)


def warm() -> Document:
    """Have everything loaded, and compiled if need be, before somebody waits for it."""
    for name, wing in GAMES.items():
        game = new(name, seed=1)
        for level in bots.LEVELS if wing.bots() is not None else bots.LEVELS[:1]:
            bots.choose(game, level, 1, nodes=1)
        for solver in wing.prepared():
            solver.prepare()
    return {}


def answered(job: Job) -> bytes:
    """The answer to a job, ready to travel; nothing that goes wrong with a job ends the process."""
    try:
        return framed(Answer(job.number, result=think(job)))
    except GameError as error:
        return framed(Answer(job.number, refused=(error.code, error.message[:1000]), rule=error.rule))
    except Exception as error:
        complain(error)
        return framed(Answer(job.number, failed=type(error).__name__))


def listen(source: io.RawIOBase, jobs: SimpleQueue[Job]) -> None:
    """Hand on what comes in until the input ends, or makes no sense; then end the process, whatever it is doing."""
    try:
        while True:
            body = read(source, length_of(read(source, LENGTH.size)))
            jobs.put(msgspec.msgpack.decode(body, type=Job))
    except EOFError:
        os._exit(0)
    except BaseException as error:
        if isinstance(error, Exception):
            complain(error)
        os._exit(1)


def read(source: io.RawIOBase, count: int) -> bytes:
    """Exactly this many bytes."""
    heard = b""
    while len(heard) < count:
        part = source.read(count - len(heard))
        if not part:
            raise EOFError
        heard += part
    return heard


def main() -> None:
    """Answer one job after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when its thinkers end
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = own_output()
    source: Any = os.fdopen(0, "rb", buffering=0, closefd=False)
    jobs: SimpleQueue[Job] = SimpleQueue()
    Thread(target=listen, args=(source, jobs), daemon=True).start()
    while True:
        answer = answered(jobs.get())
        while answer:
            answer = answer[answers.write(answer) :]


if __name__ == "__main__":
    main()
