"""An `info` that raises: the caller gets the exception, and the engine goes on."""

import traceback
from pathlib import Path
from typing import Any

import pytest

import voliera
from tests.engine.engines import FACES, fake, patient
from voliera.engine import EngineClosed, EngineDied, EngineNonsense, EngineTimeout, Info

FAULTS = [ValueError("my own fault"), voliera.GameError("bad_request", "mine, too"), EngineTimeout("of another engine")]
TELLS_TWICE = "say(info='bot', nodes=1); say(info='bot', nodes=2); "
STOPPED = "json.loads(sys.stdin.readline()); "


class Listener:
    """Raises an exception whenever it hears something."""

    def __init__(self, fault: BaseException) -> None:
        self.fault = fault
        self.heard: list[int] = []

    def __call__(self, info: Info) -> None:
        self.heard.append(info.nodes)
        raise self.fault


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: type(fault).__name__)
def test_the_caller_gets_the_exception_and_the_engine_goes_on(face: str, fault: Exception) -> None:
    """The search, which would take an hour, ends at once; the next question gets its own answer."""
    listener = Listener(fault)
    with patient(face) as engine:
        pid, turn = engine.pid, engine.new("birdie", seed=7)
        with pytest.raises(type(fault)) as raised:
            engine.bot("search", time_ms=3_600_000, info=listener, info_ms=1)
        assert raised.value is fault
        assert "__call__" in [frame.name for frame in traceback.extract_tb(raised.value.__traceback__)]
        assert len(listener.heard) == 1, "it is not called again"
        assert engine.pid == pid
        assert engine.to_move() == turn.to_move
        assert engine.bot("search", nodes=50, seed=1).action in engine.legal()


@pytest.mark.parametrize("face", FACES)
def test_a_refusal_that_follows_is_not_told_instead(face: str, tmp_path: Path) -> None:
    refuses = TELLS_TWICE + STOPPED + "say(ok=False, error='no'); say(ok=True)"
    listener = Listener(ValueError("my own fault"))
    with patient(face, fake(tmp_path, refuses)) as engine:
        with pytest.raises(ValueError, match="my own fault"):
            engine.bot(info=listener)
        assert listener.heard == [1]
        assert engine.legal() == [{"do": "pass"}]


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize(
    ("then", "kind"),
    [
        (STOPPED + "sys.exit('no more')", EngineDied),
        ("say(info='bot', nodes='many')", EngineNonsense),
        ("time.sleep(600)", EngineTimeout),
    ],
)
def test_an_engine_that_fails_afterwards_is_ended(face: str, then: str, kind: type[Exception], tmp_path: Path) -> None:
    """The caller learns of both."""
    fault = ValueError("my own fault")
    limits = {"timeout_s": 0.3} if kind is EngineTimeout else {}
    with patient(face, fake(tmp_path, TELLS_TWICE + then), **limits) as engine:
        with pytest.raises(kind) as failed:
            engine.bot(info=Listener(fault))
        assert failed.value.__cause__ is fault
        with pytest.raises(EngineClosed):
            engine.legal()


@pytest.mark.parametrize("face", FACES)
def test_what_ends_a_program_waits_for_no_answer(face: str) -> None:
    """As Ctrl-C at any other moment: the process is ended."""
    with patient(face) as engine:
        engine.new("birdie", seed=7)
        told: Any = Listener(SystemExit(3))
        with pytest.raises(SystemExit):
            engine.bot("search", time_ms=3_600_000, info=told, info_ms=1)
        with pytest.raises(EngineClosed):
            engine.legal()
