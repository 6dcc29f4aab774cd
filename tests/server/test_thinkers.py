"""The processes that think for a server: right answers, and whatever a child does, the server goes on.

Real children where the answers matter; elsewhere small programs that speak the same frames and misbehave.
"""

import asyncio
import math
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import psutil
import pytest
from structlog.testing import capture_logs

import voliera
from tests.games.birdie.scorings import random_scoring, scoring_states
from tests.waiting import until
from voliera import bots, solve
from voliera.bots.characters import character
from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.server.frames import LARGEST_FRAME
from voliera.server.thinking import thinker
from voliera.server.thinking.thinkers import Busy, Closed, ThinkerDied, ThinkerFailed, Thinkers, TooSlow

PATIENCE_S = 600.0
"""Seconds that a child may take, however busy the machine is."""
NODES = 10_000
"""Play-outs of a search that takes most of a second."""
T = TypeVar("T")

FAKE = """
import os, struct, sys, time
import msgspec
from pathlib import Path

here = Path(sys.argv[0]).parent
out = sys.stdout.buffer

def say(number, result):
    body = msgspec.msgpack.encode({"number": number, "result": result})
    out.write(struct.pack(">I", len(body)) + body)
    out.flush()

while head := sys.stdin.buffer.read(4):
    job = msgspec.msgpack.decode(sys.stdin.buffer.read(struct.unpack(">I", head)[0]))
    result = {"pid": os.getpid()}
    if job["kind"] != "warm":
        with (here / "log").open("a") as log:
            print(job["wishes"]["level"], file=log)
        MISBEHAVE
    say(job["number"], result)
"""
"""A thinker that answers every job with its own id, notes its level, and then does what it should not."""

Pool = Callable[..., Thinkers]


@pytest.fixture
def fake(tmp_path: Path) -> Pool:
    """A pool of children that misbehave; it is patient with them, unless a test says otherwise."""

    def made(misbehave: str = "pass", count: int = 1, **settings: Any) -> Thinkers:
        (tmp_path / "fake.py").write_text(FAKE.replace("MISBEHAVE", misbehave), encoding="utf-8")
        settings = {
            "grace_s": PATIENCE_S,
            "start_s": PATIENCE_S,
            "command": (sys.executable, str(tmp_path / "fake.py")),
            **settings,
        }
        return Thinkers(count, **settings)

    return made


@pytest.fixture
def game() -> Game:
    return voliera.new("birdie", seed=1)


def run(pool: Thinkers, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """What the work brings, with the pool closed behind it: no process is left, whatever happened."""

    async def whole() -> T:
        try:
            return await asyncio.wait_for(work(), PATIENCE_S)
        finally:
            await pool.close()
            assert pool.pids == []
            assert (pool.queued, pool.running) == (0, 0)

    return asyncio.run(whole())


def job(pool: Thinkers, game: Game, name: str = "any", **wishes: Any) -> asyncio.Task[Document]:
    """A job, by the level that a fake thinker notes."""
    return asyncio.create_task(pool.choose(game, name, time_ms=1, **wishes))


async def outcome(awaited: Awaitable[Document]) -> Document | BaseException:
    return (await asyncio.gather(awaited, return_exceptions=True))[0]


def gone(pid: int) -> bool:
    """Whether a process has ended; one that nobody has buried yet has."""
    try:
        return bool(psutil.Process(pid).status() == psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return True


def test_answers_are_those_of_this_process() -> None:
    scoring = [
        random_scoring(random.Random(5), "standard", 9, 3),
        *(next(scoring_states("expert", players, 3)) for players in (2, 3)),
    ]
    tables = [voliera.new("bower", seed=4), voliera.new("birdie", 3, "expert", seed=4, names=["Ada"]), *scoring]
    half_said = voliera.new("bower", seed=9)
    while not half_said.rules.half_said(half_said.states):  # an action of several steps, with the first of them played
        half_said.step(half_said.numbers()[-1])
    tables.append(half_said)
    pool = Thinkers(1, grace_s=PATIENCE_S)

    async def work() -> None:
        for table in tables:
            before = table.record()
            for level in bots.LEVELS:
                expected = bots.choose(table, level, seed=2**70, nodes=30)
                assert await pool.choose(table, level, seed=2**70, nodes=30) == expected
            expected = character("random").choose(table, seed=2**70)
            assert await pool.play(table, "random", seed=2**70) == expected
            assert table.record() == before
        for table in scoring:
            for objective in solve.OBJECTIVES:
                assert await pool.solve(table, objective, 60_000) == solve.solve(table, objective, math.inf)
        assert pool.started == 1

        for refused, code in (
            (pool.choose(tables[0], "genius"), "bad_request"),
            (pool.choose(tables[0], "search", time_ms=0), "bad_request"),
            (pool.solve(tables[0]), "bad_request"),
        ):
            with pytest.raises(GameError) as found:
                await refused
            assert found.value.code == code
            assert found.value.message
        with capture_logs() as logs:
            with pytest.raises(ThinkerFailed, match=r"^ValueError$"):
                await pool.choose(tables[0], "search", seed="12 Owls")  # type: ignore[arg-type]
            await until(lambda: logs)
        assert "int(seed)" in logs[0]["text"]
        assert "Owls" not in str(logs)
        assert (await pool.choose(tables[0], "greedy"))["action"] in tables[0].legal()
        assert pool.started == 1

    run(pool, work)


def test_many_jobs_at_once_are_all_answered_and_the_loop_goes_on() -> None:
    """No step of the loop takes as much of the processor as one of the searches."""
    tables = [voliera.new(name, seed=seed) for name in ("birdie", "bower") for seed in range(25)]
    pool = Thinkers(2, grace_s=PATIENCE_S)

    async def longest_step(jobs: list[Coroutine[Any, Any, Document]]) -> float:
        longest = 0.0

        async def tick() -> None:
            nonlocal longest
            last = time.thread_time()
            while True:
                await asyncio.sleep(0.001)
                longest, last = max(longest, time.thread_time() - last), time.thread_time()

        ticker = asyncio.create_task(tick())
        await asyncio.gather(*jobs)
        ticker.cancel()
        return longest

    async def work() -> None:
        await pool.start()
        assert (pool.started, len(pool.pids)) == (1, 1)
        choices = [
            asyncio.create_task(pool.choose(table, "greedy", seed=i, key=str(i % 7))) for i, table in enumerate(tables)
        ]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert (pool.running, pool.queued) == (2, 48)
        answers = await asyncio.gather(*choices)
        assert answers == [bots.choose(table, "greedy", i) for i, table in enumerate(tables)]
        assert pool.started == 2
        searches = [pool.choose(table, "search", nodes=NODES) for table in tables[22:28]]
        longest = await longest_step(searches)
        began = time.thread_time()
        bots.choose(tables[25], "search", nodes=NODES)
        assert longest < time.thread_time() - began

    run(pool, work)


LOUD = """
from voliera.server.thinking import thinker

def think(job):
    print("noise", flush=True)
    return {"said": "x" * (2_000_000 if job.wishes.get("level") == "large" else 1)}

thinker.think = think
thinker.main()
"""


def test_what_is_printed_in_a_child_is_logged_and_answers_too_large_are_told(game: Game) -> None:
    pool = Thinkers(1, grace_s=PATIENCE_S, command=(sys.executable, "-c", LOUD))

    async def work() -> None:
        with capture_logs() as logs:
            assert await job(pool, game) == {"said": "x"}
            await until(lambda: any("noise" in line.get("text", "") for line in logs))
            with pytest.raises(ThinkerFailed, match="TooLarge"):
                await job(pool, game, "large")
        assert await job(pool, game) == {"said": "x"}
        assert pool.started == 1

    run(pool, work)


PARENT = """
import asyncio, sys
import structlog
import voliera
from voliera.server.thinking.thinkers import Thinkers

structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))

async def main():
    pool = Thinkers(2)
    await pool.start()
    choosing = asyncio.create_task(pool.choose(voliera.new("birdie", seed=1), "search", nodes=10**9))
    while pool.running != 1:
        await asyncio.sleep(0.01)
    print(*pool.pids, flush=True)
    await choosing

asyncio.run(main())
"""


def test_a_child_ends_with_its_server_even_in_the_midst_of_a_thought() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        (child,) = map(int, parent.stdout.readline().split())
        assert not gone(child)
        os.kill(child, signal.SIGINT)  # as Ctrl-C in a terminal would: the server decides
        assert psutil.Process(child).nice() == thinker.NICENESS
        time.sleep(0.1)
        assert not gone(child)
        parent.kill()
    asyncio.run(until(lambda: gone(child)))


def test_a_job_too_slow_is_given_up_and_its_child_is_dead_and_replaced(fake: Pool, game: Game) -> None:
    pool = fake("time.sleep(600) if job['wishes']['level'] == 'hang' else None", grace_s=0.3)

    async def work() -> None:
        await pool.start()
        (first,) = pool.pids
        with pytest.raises(TooSlow):
            await job(pool, game, "hang")
        pool._grace_s = PATIENCE_S
        assert gone(first)
        await until(lambda: pool.pids)  # ahead of the next job
        assert (await job(pool, game))["pid"] == pool.pids[0] != first
        assert pool.started == 2

    run(pool, work)


def children(mark: str) -> list[psutil.Process]:
    """The children of this process with these words on their command line."""
    return [child for child in psutil.Process().children() if mark in command_of(child)]


def command_of(process: psutil.Process) -> str:
    """Return the command line of a process; nothing of one that has died meanwhile."""
    try:
        return " ".join(process.cmdline())
    except psutil.NoSuchProcess:
        return ""


def test_a_child_that_is_never_ready_is_too_slow_and_dead(game: Game) -> None:
    source = "import time; time.sleep(600)  # never ready"
    pool = Thinkers(1, start_s=0.3, command=(sys.executable, "-c", source))

    async def work() -> None:
        with pytest.raises(TooSlow):
            await pool.start()
        assert not children("never ready")
        with pytest.raises(TooSlow):
            await job(pool, game)
        await until(lambda: not children("never ready"))

    run(pool, work)


WRONG = {
    "ended": "os._exit(0)",
    "crashed": "os.abort()",
    "text": "print('Hello, server!' * 5, flush=True)",
    "flood": "[out.write(b'x' * 65536) for _ in iter(int, 1)]",
    "too-long": "out.write(struct.pack('>I', 2_000_000)); out.flush(); time.sleep(600)",
    "no-msgpack": "out.write(struct.pack('>I', 3) + bytes([193] * 3)); out.flush(); time.sleep(600)",
    "nested": "out.write(struct.pack('>I', 100_000) + bytes([145] * 100_000)); out.flush(); time.sleep(600)",
    "no-answer": "say(job['number'], 12); time.sleep(600)",
    "other-job": "say(job['number'] + 1, {}); time.sleep(600)",
    "half": "out.write(struct.pack('>I', 50) + b'half'); out.flush(); os._exit(0)",
}


@pytest.mark.parametrize("misbehave", WRONG.values(), ids=WRONG)
def test_a_child_that_dies_or_talks_nonsense_gets_one_successor(fake: Pool, game: Game, misbehave: str) -> None:
    pool = fake(misbehave)

    async def work() -> None:
        await pool.start()
        (first,) = pool.pids
        with pytest.raises(ThinkerDied):
            await job(pool, game)
        assert gone(first)
        assert pool.started in {2, 3}  # the third is started ahead of the next job

    run(pool, work)


def test_a_child_that_speaks_twice_does_not_answer_the_next_job(fake: Pool, game: Game) -> None:
    pool = fake("say(job['number'], {'level': job['wishes']['level']})")

    async def work() -> None:
        assert await job(pool, game, "one") == {"level": "one"}
        assert await job(pool, game, "two") == {"level": "two"}
        assert pool.started == 2

    run(pool, work)


def test_a_flood_of_complaints_neither_stops_the_answer_nor_fills_the_log(fake: Pool, game: Game) -> None:
    pool = fake("sys.stderr.write('wrong! ' * 20_000); sys.stderr.flush()")

    async def work() -> None:
        with capture_logs() as logs:
            assert await job(pool, game) == {"pid": pool.pids[0]}
        said = [line["text"] for line in logs if line["event"] == "thinker_said"]
        assert said
        assert all(len(text) <= 2_000 for text in said)

    run(pool, work)


def test_a_program_that_is_not_there_is_told_like_one_that_died(game: Game, tmp_path: Path) -> None:
    pool = Thinkers(1, command=(str(tmp_path / "missing"),))

    async def work() -> None:
        with pytest.raises(ThinkerDied, match="not started"):
            await pool.start()
        with pytest.raises(ThinkerDied, match="not started"):
            await job(pool, game)

    run(pool, work)


def test_a_child_that_died_while_idle_is_not_missed(fake: Pool, game: Game) -> None:
    pool = fake()

    async def work() -> None:
        first = (await job(pool, game))["pid"]
        os.kill(first, signal.SIGKILL)
        second = (await job(pool, game))["pid"]
        os.kill(second, signal.SIGKILL)
        await until(lambda: not pool.pids)
        assert (await job(pool, game))["pid"] not in {first, second}
        assert pool.started == 3

    run(pool, work)


SLOWLY = "while not (here / 'go').exists(): time.sleep(0.01)"


def test_a_child_killed_while_it_thinks_is_replaced_and_its_job_answered(
    fake: Pool, game: Game, tmp_path: Path
) -> None:
    pool = fake(SLOWLY)

    async def work() -> None:
        thinking = job(pool, game)
        await until((tmp_path / "log").exists)
        (first,) = pool.pids
        os.kill(first, signal.SIGKILL)
        (tmp_path / "go").touch()
        assert (await thinking)["pid"] == pool.pids[0] != first
        assert pool.started == 2

    run(pool, work)


def test_a_full_queue_refuses_the_next_and_keys_take_turns(fake: Pool, game: Game, tmp_path: Path) -> None:
    pool = fake(SLOWLY, waiting=4)

    async def work() -> None:
        first = job(pool, game, "a0", key="a")
        waiting = [job(pool, game, f"a{i}", key="a") for i in range(1, 5)]
        await until(lambda: (pool.running, pool.queued) == (1, 4))
        with pytest.raises(Busy):
            await job(pool, game, "a5", key="a")
        other = job(pool, game, "b0", key="b")
        assert isinstance(await outcome(waiting[3]), Busy)  # a table with fewer jobs takes the place of one with many
        assert (pool.running, pool.queued) == (1, 4)
        (tmp_path / "go").touch()
        await asyncio.gather(first, *waiting[:3], other)
        assert (tmp_path / "log").read_text().split() == ["a0", "a1", "b0", "a2", "a3"]

    run(pool, work)


def test_a_job_that_waits_too_long_leaves_the_queue(fake: Pool, game: Game, tmp_path: Path) -> None:
    pool = fake(SLOWLY)

    async def work() -> None:
        first = job(pool, game, "first", patience_s=0.0)  # what runs is not waiting any more
        hasty, patient = job(pool, game, "hasty", patience_s=0.05), job(pool, game, "patient")
        assert isinstance(await outcome(hasty), Busy)
        assert pool.queued == 1
        (tmp_path / "go").touch()
        await asyncio.gather(first, patient)
        assert (tmp_path / "log").read_text().split() == ["first", "patient"]

    run(pool, work)


def test_whoever_is_cancelled_leaves_the_queue_and_disturbs_nobody(fake: Pool, game: Game, tmp_path: Path) -> None:
    pool = fake(SLOWLY)

    async def work() -> None:
        jobs = [job(pool, game, name) for name in ("running", "waiting", "next")]
        await until((tmp_path / "log").exists)
        jobs[0].cancel()
        jobs[1].cancel()
        for one in jobs[:2]:
            assert isinstance(await outcome(one), asyncio.CancelledError)
        assert (pool.running, pool.queued) == (1, 1)
        (tmp_path / "go").touch()
        assert (await jobs[2])["pid"] == pool.pids[0]
        assert (tmp_path / "log").read_text().split() == ["running", "next"]
        assert pool.started == 1

    run(pool, work)


def test_closing_ends_the_children_and_tells_those_who_wait(fake: Pool, game: Game) -> None:
    pool = fake("time.sleep(600)", count=3)

    async def work() -> None:
        jobs = [job(pool, game) for _ in range(2)]
        await until(lambda: len(pool.pids) == pool.started == 2)
        await pool.start()
        children = pool.pids
        starting, waiting = job(pool, game), job(pool, game)
        jobs += [starting, waiting, *(job(pool, game) for _ in range(3))]
        await asyncio.sleep(0)
        await pool.close()
        assert len(children) == 3
        assert all(map(gone, children))
        for one in jobs:
            assert isinstance(await outcome(one), Closed)
        with pytest.raises(Closed):
            await job(pool, game)
        with pytest.raises(Closed):
            await pool.start()

    run(pool, work)


def test_closing_while_a_child_is_being_started_leaves_none(fake: Pool, game: Game) -> None:
    pool = fake()

    async def work() -> None:
        waiting = job(pool, game)
        await until(lambda: pool.started)
        await pool.close()
        assert isinstance(await outcome(waiting), Closed)
        assert not children("fake.py")

    run(pool, work)


def test_a_game_too_large_to_travel_is_refused(fake: Pool) -> None:
    pool = fake()
    large = voliera.new("birdie", seed=1)
    large.names = ["x" * LARGEST_FRAME]

    async def work() -> None:
        with pytest.raises(GameError) as found:
            await job(pool, large)
        assert found.value.code == "too_large"

    run(pool, work)
