"""Both faces of the engine drive our own engine process through whole games, and say what `Game` says."""

import asyncio
import inspect
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from msgspec.structs import asdict

import voliera
from tests.engine.engines import FACES, fake, gone, patient
from tests.waiting import PATIENCE_S
from voliera.engine import AsyncEngine, Engine, Info, ToMove
from voliera.engine.answers import Opened, refused
from voliera.engine.requests import bot, new, solve


@pytest.fixture(scope="module", params=FACES)
def engine(request: pytest.FixtureRequest) -> Iterator[Any]:
    """Our own engine process, driven through either face."""
    with patient(request.param) as started:
        pid = started.pid
        assert not gone(pid)
        yield started
    assert gone(pid)


def public(kind: type) -> dict[str, Any]:
    return {name: inspect.signature(value) for name, value in vars(kind).items() if inspect.isfunction(value)}


def test_both_faces_have_the_same_methods() -> None:
    plain, awaited = public(Engine), public(AsyncEngine)
    hidden = [name for name in (*plain, *awaited) if name.startswith("_")]
    for name in hidden:
        plain.pop(name, None), awaited.pop(name, None)
    assert plain == awaited
    assert len(plain) > 15
    assert not [name for name in plain if inspect.iscoroutinefunction(getattr(Engine, name))]
    assert not [name for name in awaited if not inspect.iscoroutinefunction(getattr(AsyncEngine, name))]


@pytest.mark.parametrize("name", ["birdie", "bower"])
def test_a_whole_game_through_our_own_engine(engine: Any, name: str) -> None:
    """Step by step the process shows what the library shows."""
    game = voliera.new(name, seed=7, names=["Ada", "Bo"])
    assert engine.greeting.version == voliera.__version__
    assert name in engine.greeting.games
    turn = engine.new(name, seed=7, names=["Ada", "Bo"])
    while turn.to_move.seat is not None:
        assert asdict(turn.to_move) == game.to_move()
        assert engine.legal() == game.legal()
        choice = engine.bot("greedy", seed=1)
        assert choice.candidates[0].action == choice.action
        assert choice.value == choice.candidates[0].value
        turn = engine.apply(choice.action, turn_id(turn))
        assert turn.events == game.apply(choice.action)
        assert turn.over == game.over
    assert turn.result == engine.result() == game.result()
    assert [engine.view(seat) for seat in (0, 1, None)] == [game.view(seat) for seat in (0, 1, None)]
    assert engine.position() == game.position()
    assert engine.record() == game.record()
    assert asdict(engine.undo()) == asdict(engine.to_move()) != {"seat": None, "phase": "over"}
    assert engine.replay(game.record()).to_move == ToMove(None, "over")
    assert engine.components(name)["game"] == name


def turn_id(turn: Any) -> str | None:
    """The id of a game that has just been opened; afterwards the last game is meant."""
    return turn.game_id if isinstance(turn, Opened) else None


def test_search_and_solver(engine: Any) -> None:
    """Both think for as long as they are told; several actions are played at once; games are told apart."""
    first, second = engine.new("birdie", seed=7), engine.new("birdie", players=3, seed=1 << 70)
    assert engine.position(second.game_id)["players"] == 3
    choice = engine.bot("search", nodes=50, seed=1, game_id=first.game_id)
    assert choice.action in engine.legal(first.game_id)
    assert choice == engine.bot("search", nodes=50, seed=1, game_id=first.game_id)
    assert engine.bot("search", time_ms=20).action in engine.legal()
    engine.forget(second.game_id)
    scoring = engine.apply([{"do": "pass"}, {"do": "pass"}])
    assert scoring.to_move.phase == "split"
    solution = engine.solve(time_ms=1000)
    assert solution.exact
    assert solution.value == solution.bound
    assert engine.apply(solution.actions).to_move.seat != scoring.to_move.seat
    again = engine.setup(voliera.new("birdie", seed=3).position())
    assert engine.position(again.game_id) == voliera.new("birdie", seed=3).position()


@pytest.mark.parametrize("name", ["birdie", "bower"])
def test_somebody_looks_on_and_stops_the_search(engine: Any, name: str) -> None:
    """A search that would take an hour ends when enough was heard; afterwards both are in step."""
    heard: list[Info] = []

    def listen(info: Info) -> bool:
        heard.append(info)
        return len(heard) == 2

    engine.new(name, seed=7)
    choice = engine.bot("search", time_ms=3_600_000, lines=True, most=2, info=listen, info_ms=1)
    assert len(heard) >= 2
    assert 0 < heard[0].nodes < heard[1].nodes
    assert all(len(one.candidates) <= 2 and one.candidates[0].line for one in heard)
    assert choice.candidates[0].nodes > 0
    assert choice.candidates[0].line[0] == choice.action
    assert choice.action in engine.legal()


def test_another_thread_or_task_stops_a_bot(tmp_path: Path) -> None:
    """Nothing is stopped where nobody thinks; an answer that is late belongs to its own request."""
    thinks = fake(
        tmp_path,
        "say(info='bot', nodes=1); json.loads(sys.stdin.readline());say(ok=True, action={'do': 'pass'}); say(ok=True)",
    )
    with Engine(thinks, timeout_s=PATIENCE_S) as engine, ThreadPoolExecutor(1) as pool:
        engine.stop()
        assert engine.legal() == [{"do": "pass"}]
        told = Event()
        answer = pool.submit(engine.bot, "search", info=lambda info: told.set())
        assert told.wait(PATIENCE_S)
        engine.stop()
        assert answer.result(PATIENCE_S).action == {"do": "pass"}
        assert engine.legal() == [{"do": "pass"}]

    async def both() -> Any:
        async with AsyncEngine(thinks, timeout_s=PATIENCE_S) as engine:
            told = asyncio.Event()
            answer = asyncio.create_task(engine.bot("search", info=lambda info: told.set()))
            await asyncio.wait_for(told.wait(), PATIENCE_S)
            await engine.stop()
            return (await answer).action, await engine.legal()

    assert asyncio.run(both()) == ({"do": "pass"}, [{"do": "pass"}])


def test_a_refusal_is_a_game_error_and_the_engine_goes_on(engine: Any) -> None:
    pid = engine.pid
    refusals: list[tuple[Callable[[], object], str]] = [
        (lambda: engine.legal("g0"), "no_game"),
        (lambda: engine.new("chess"), "unknown_game"),
        (lambda: engine.new("birdie", players=9), "bad_request"),
        (lambda: engine.bot("search", time_ms=1, nodes=1, game_id=engine.new("birdie").game_id), "bad_request"),
        (lambda: engine.apply({"do": "done"}), "illegal_action"),
        (lambda: engine.setup({}), "bad_request"),
    ]
    for wrong, code in refusals:
        with pytest.raises(voliera.GameError) as refused:
            wrong()
        assert refused.value.code == code
        assert refused.value.message
    assert engine.pid == pid
    assert engine.legal()


@pytest.mark.parametrize("game", ["birdie", "bower"])
def test_a_refused_action_tells_what_game_tells(engine: Any, game: str) -> None:
    """Statement, message and legal actions; a request that is no action has neither."""
    beside, game_id = voliera.new(game, seed=4), engine.new(game, seed=4).game_id
    wrong = {"birdie": {"do": "done"}, "bower": {"do": "decline"}}[game]
    with pytest.raises(voliera.GameError) as expected:
        beside.apply(wrong)
    with pytest.raises(voliera.GameError) as found:
        engine.apply(wrong, game_id=game_id)
    assert expected.value.rule
    assert expected.value.legal == beside.legal()
    for name in ("code", "message", "rule", "legal"):
        assert getattr(found.value, name) == getattr(expected.value, name)
    with pytest.raises(voliera.GameError) as other:
        engine.legal("g0")
    assert (other.value.rule, other.value.legal) == (None, [])


@pytest.mark.parametrize(
    ("sent", "expected"),
    [
        ({"code": "illegal_action", "rule": "B-T2", "legal": [{"do": "pass"}]}, ("B-T2", [{"do": "pass"}])),
        ({"code": "illegal_action", "message": "no", "legal": "none"}, (None, [])),
    ],
)
def test_refusals_of_other_programs(sent: dict[str, Any], expected: tuple[str | None, list[Any]]) -> None:
    error = refused(sent)
    assert (error.code, error.rule, error.legal) == ("illegal_action", *expected)
    assert refused("no").message == "no"


def test_requests_as_they_travel() -> None:
    """What is not given is left to the engine; large seeds are texts; thinking has time of its own."""
    assert new("bower", None, None, None, None, None).request == {"cmd": "new", "game": "bower"}
    assert new("bower", None, None, None, 1 << 60, None).request["seed"] == str(1 << 60)
    assert new("bower", None, None, None, 0, ()).request == {"cmd": "new", "game": "bower", "seed": 0, "names": []}
    assert bot("search", 1500, None, None, None).thinking_s == 1.5
    assert bot("search", None, 10, None, None).thinking_s == 0
    assert (solve("points", None, None).thinking_s, solve("win", 500, None).thinking_s) == (2, 0.5)


@pytest.mark.parametrize("face", FACES)
def test_thinking_time_comes_on_top_of_the_timeout(face: str, tmp_path: Path) -> None:
    slow = fake(tmp_path, "time.sleep(0.5); say(ok=True, action={'do': 'pass'})")
    with patient(face, slow, timeout_s=0.01) as engine:
        assert engine.bot(time_ms=300_000).action == {"do": "pass"}
        assert engine.bot(nodes=5, timeout_s=300).action == {"do": "pass"}


def test_threads_and_tasks_wait_for_each_other(tmp_path: Path) -> None:
    """Each gets the answer to its own question."""
    echo = fake(tmp_path, "time.sleep(0.01 * (r['seat'] % 3)); say(ok=True, view={'seat': r['seat']})")

    async def ask() -> list[dict[str, Any]]:
        async with AsyncEngine(echo) as engine:
            return await asyncio.gather(*(engine.view(seat) for seat in range(20)))

    answers = [{"seat": seat} for seat in range(20)]
    assert asyncio.run(ask()) == answers
    with Engine(echo) as engine, ThreadPoolExecutor(4) as pool:
        assert list(pool.map(engine.view, range(20))) == answers
