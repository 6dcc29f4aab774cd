"""Whatever an engine does, whoever drives it gets a clear error in time, and no process is left."""

import asyncio
import gc
import pickle
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import Raw

import voliera
from tests.engine.engines import FACES, fake, gone, patient
from tests.waiting import until, wait_until
from voliera.documents import Document
from voliera.engine import (
    AsyncEngine,
    Engine,
    EngineClosed,
    EngineDied,
    EngineError,
    EngineNonsense,
    EngineNotStarted,
    EngineTimeout,
    EngineTooLong,
)
from voliera.engine.conversation import Conversation, Hear, end_group

HURRY_S = 0.3
"""Seconds that engines get which never answer."""
SLEEP = "time.sleep(600)"

FAILURES: dict[str, tuple[str, type[EngineError], str]] = {
    "crash": ("raise RuntimeError('my own fault')", EngineDied, "ended without an answer: RuntimeError: my own fault"),
    "exit": ("sys.exit(0)", EngineDied, "ended without an answer"),
    "shut": (f"os.close(1); {SLEEP}", EngineDied, "ended without an answer"),
    "hang": (f"print('hm', file=sys.stderr, flush=True); {SLEEP}", EngineTimeout, "did not answer in time: hm"),
    "half": (f"print('{{', end='', flush=True); {SLEEP}", EngineTimeout, "did not answer in time"),
    "words": ("print('hello there', flush=True)", EngineNonsense, "answered nonsense: hello there"),
    "list": ("print('[]', flush=True)", EngineNonsense, "answered nonsense: []"),
    "no-ok": ("say(view={})", EngineNonsense, "`ok` is neither true nor false"),
    "no-field": ("say(ok=True)", EngineNonsense, "missing required field `view`"),
    "wrong-field": ("say(ok=True, view=7)", EngineNonsense, "Expected `object`, got `int` - at `$.view`"),
    "too-long": ("print('x' * 2_000_000, flush=True)", EngineTooLong, "line too long: xxx"),
}


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("name", FAILURES)
def test_failures_say_what_happened_and_end_the_process(face: str, name: str, tmp_path: Path) -> None:
    """Nothing can be asked then, until another process is started."""
    does, kind, words = FAILURES[name]
    limits = {"timeout_s": HURRY_S} if kind is EngineTimeout else {}
    with patient(face, fake(tmp_path, does), **limits) as engine:
        pid = engine.pid
        with pytest.raises(EngineError) as failed:
            engine.view(0)
        assert type(failed.value) is kind
        assert words in str(failed.value)
        assert len(str(failed.value)) < 300
        assert engine.pid is None
        assert gone(pid)
        with pytest.raises(EngineClosed, match="it was ended"):
            engine.legal()
        engine.timeout_s = 300
        engine.start()
        assert engine.legal() == [{"do": "pass"}]
        second = engine.pid
        assert second not in (None, pid)
        engine.close()
        assert gone(second)
        with pytest.raises(EngineClosed, match="it has been closed"):
            engine.legal()


@pytest.mark.parametrize("face", FACES)
def test_the_end_of_standard_error_is_kept(face: str, tmp_path: Path) -> None:
    """The whole traceback, and not what came long before it; a flood does not stop an engine that answers."""
    flood = "[print('y' * 10_000, file=sys.stderr) for _ in range(100)]"
    does = f"{flood}; say(ok=True, view={{}}) if r['seat'] else 1 / 0"
    with patient(face, fake(tmp_path, does)) as engine:
        assert engine.view(1) == {}
        assert engine.stderr.endswith("yyy\n")
        with pytest.raises(EngineDied, match="ZeroDivisionError: division by zero") as failed:
            engine.view(0)
    assert failed.value.stderr.splitlines()[-1] == failed.value.detail == "ZeroDivisionError: division by zero"
    assert "Traceback (most recent call last)" in failed.value.stderr
    assert len(failed.value.stderr) <= 4_000
    copy = pickle.loads(pickle.dumps(failed.value))
    assert (type(copy), str(copy), copy.stderr) == (EngineDied, str(failed.value), failed.value.stderr)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize(
    ("hello", "kind", "words"),
    [
        ("sys.exit('no licence')", EngineDied, "no licence"),
        (SLEEP, EngineTimeout, "in time"),
        ("print('Welcome!', flush=True)", EngineNonsense, "Welcome!"),
        ("say(ok=True, protocol=2)", EngineNonsense, "it speaks protocol 2, not 1"),
        ("say(ok=False, error='busy')", voliera.GameError, "busy"),
        ("say(ok=False, error={'code': 'too_many', 'message': 'later'})", voliera.GameError, "later"),
    ],
)
def test_engines_that_do_not_greet(
    face: str, hello: str, kind: type[Exception], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process is ended before anybody is told."""
    started: list[int] = []
    begin = Conversation.begin

    def noted(talk: Conversation, request: Document | Raw, info: Hear | None = None) -> None:
        started.append(talk.pid)
        begin(talk, request, info)

    monkeypatch.setattr(Conversation, "begin", noted)
    limits = {"start_s": HURRY_S} if kind is EngineTimeout else {}
    with pytest.raises(kind, match=words), patient(face, fake(tmp_path, hello=hello), **limits):
        pytest.fail("it was entered")
    assert len(started) == 1
    assert gone(started[0])


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("command", ["", "'unbalanced", "/no/such/engine --fast", [], ["/no/such/engine"]])
def test_engines_that_cannot_be_started(face: str, command: str | list[str]) -> None:
    with pytest.raises(EngineNotStarted, match="could not be started"), patient(face, command):
        pytest.fail("it was entered")


def test_an_empty_command_is_named() -> None:
    with pytest.raises(EngineNotStarted, match=r"^the engine could not be started: the command is empty$"):
        Engine("").start()


def test_speaking_unasked_is_nonsense(tmp_path: Path) -> None:
    with patient("sync", fake(tmp_path, 'print(\'{"ok": true, "view": {}}\\n{}\', flush=True)')) as engine:
        assert engine.view(0) == {}
        with pytest.raises(EngineNonsense, match="without being asked"):
            engine.legal()


@pytest.mark.parametrize("face", FACES)
def test_a_request_that_cannot_be_written_changes_nothing(face: str, tmp_path: Path) -> None:
    with patient(face, fake(tmp_path)) as engine:
        pid = engine.pid
        with pytest.raises(TypeError):
            engine.apply({"do": object()})
        assert engine.legal() == [{"do": "pass"}]
        assert engine.pid == pid


def test_nothing_is_asked_before_the_start(tmp_path: Path) -> None:
    engine = Engine(fake(tmp_path))
    assert engine.pid is None
    with pytest.raises(EngineClosed, match="it has not been started"):
        engine.legal()
    engine.close()


def test_an_error_of_our_own_ends_the_process(tmp_path: Path) -> None:
    """Also one that ignores the end of its input."""
    stubborn = fake(tmp_path, hello=f"say(ok=True); sys.stdin.read(); {SLEEP}")
    engine, pids = Engine(stubborn), []

    def fail() -> None:
        with engine:
            pids.append(engine.pid)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert gone(pids[0])


def test_an_engine_that_nobody_holds_is_ended(tmp_path: Path) -> None:
    engine = Engine(fake(tmp_path))
    engine.start()
    pid = engine.pid
    del engine
    gc.collect()
    assert gone(pid)


def test_an_engine_is_ended_when_python_exits(tmp_path: Path) -> None:
    """And a copy of the process that started it, made by a fork, leaves it alone."""
    stubborn = fake(tmp_path, hello=f"say(ok=True); sys.stdin.read(); {SLEEP}")
    source = f"from voliera.engine import Engine; e = Engine({stubborn!r}); e.start(); print(e.pid, flush=True)"
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True)
    wait_until(lambda: gone(int(done.stdout)))
    process = subprocess.Popen(fake(tmp_path), stdin=subprocess.PIPE, start_new_session=True)
    end_group(process, process.pid)
    assert process.poll() is None
    process.kill()
    process.wait()
    assert process.stdin is not None
    process.stdin.close()


def test_a_cancelled_task_ends_the_process(tmp_path: Path) -> None:
    """Nobody would read its answer. A task that only waited for its turn does no harm."""
    asked = tmp_path / "asked"

    async def cancel() -> None:
        async with AsyncEngine(fake(tmp_path, f"open({str(asked)!r}, 'w'); {SLEEP}")) as engine:
            pid = engine.pid
            thinking = asyncio.create_task(engine.bot(time_ms=600_000))
            await until(asked.exists)
            waiting = asyncio.create_task(engine.legal())
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.wait([waiting])
            assert not gone(pid)
            assert not thinking.done()
            thinking.cancel()
            await asyncio.wait([thinking])
            assert thinking.cancelled()
            assert gone(pid)
            with pytest.raises(EngineClosed, match="in mid-answer"):
                await engine.legal()

    asyncio.run(cancel())
