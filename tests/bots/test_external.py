"""Programs from outside: they play, and whatever they do, the house survives it."""

import json
import os
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import voliera
from voliera import bots
from voliera.bots.external import BotFailure, External, outside
from voliera.bots.redacted import told
from voliera.bots.referee import Referee
from voliera.engine import conversation
from voliera.game import Game

LITTLE = Path(__file__).parents[2] / "docs" / "examples" / "little_bot.py"
PLAYS = """
import json, sys
n = 0
for line in sys.stdin:
    r = json.loads(line)
    n += r["cmd"] == "bot"
    if r["cmd"] == "bot" and WHEN:
        MISBEHAVE
    print(json.dumps({"ok": True, "wants": ["legal"], "action": (r.get("legal") or [None])[0]}), flush=True)
"""
"""A program that plays the first legal action; at its n-th move it does first what it should not."""

Program = Callable[..., str]


def command(*words: object) -> str:
    return shlex.join([sys.executable, *map(str, words)])


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """The command of a program, and what it does wrong at which moves."""

    def written(misbehave: str = "pass", when: str = "True", source: str = PLAYS) -> str:
        path = tmp_path / "program.py"
        path.write_text(source.replace("WHEN", when).replace("MISBEHAVE", misbehave), encoding="utf-8")
        return command(path)

    return written


PATIENCE_S = 300.0
"""Seconds that a program may take for a start or a move, however busy the machine is."""
HURRY_S = 0.3
"""The same for programs that never answer."""


def patient(program_command: str, **limits: Any) -> External:
    """A program with time enough for its moves."""
    limits = {"time_ms": 1, "start_s": PATIENCE_S, "grace_s": PATIENCE_S, "restarts": 3, **limits}
    return External(program_command, **limits)


@pytest.fixture
def time_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file that a program writes when its time shall be up; what it says after that wakes whoever waits for it."""
    note = tmp_path / "time-up"
    clock = SimpleNamespace(monotonic=lambda: time.monotonic() + 2 * PATIENCE_S * note.exists())
    monkeypatch.setattr(conversation, "time", clock)
    return note


def failure(player: External, game: Game) -> BotFailure:
    with pytest.raises(BotFailure) as failed:
        player.choose(game, 1)
    return failed.value


def gone(pid: int | None) -> bool:
    """Whether a process has ended; a zombie of ours has not."""
    assert pid is not None
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_the_seed_that_is_sent_does_not_tell_the_deal() -> None:
    assert outside(5) == outside(5) != outside(6)
    assert outside(5) not in range(1000)
    assert outside(None) != outside(None)


# Playing


@pytest.mark.parametrize("name", ["birdie", "bower"])
def test_the_little_example_plays_whole_games(name: str) -> None:
    with patient(command(LITTLE)) as little:
        game = voliera.new(name, seed=4)
        while not game.over:
            game.apply(little.choose(game, 1) if game.seat == 0 else bots.choose(game, "random", 1)["action"])
        pid = little.pid
        assert not gone(pid)
    assert gone(pid)
    assert little.pid is None


def test_the_little_example_is_little() -> None:
    source = LITTLE.read_text(encoding="utf-8")
    assert len(source.splitlines()) < 60
    assert "voliera" not in source.partition('"""\n\n')[2]


@pytest.mark.parametrize("name", ["birdie", "bower"])
def test_our_own_engine_plays(name: str) -> None:
    with patient(command("-m", "voliera", "engine"), time_ms=20) as engine:
        game = voliera.new(name, seed=4)
        for number in range(12):
            action = engine.choose(game, number)
            assert action in game.legal()
            game.apply(action)


def test_same_seed_same_move_of_the_example() -> None:
    game = voliera.new("birdie", seed=4)
    with patient(command(LITTLE)) as one, patient(command(LITTLE)) as other:
        assert [one.choose(game, seed) for seed in range(9)] == [other.choose(game, seed) for seed in range(9)]


def test_what_is_sent(tmp_path: Path, program: Program) -> None:
    """The requests, field by field; extras only for programs that want them, `close` only if they name a game."""
    heard = tmp_path / "heard"
    listens = f"""
import json, sys
for line in sys.stdin:
    print(line, end="", file=open({str(heard)!r}, "a"))
    r = json.loads(line)
    wants = ["legal", "view", "position"] if WANTS else None
    answers = {{"hello": {{"wants": wants}}, "bot": {{"action": {{"do": "pass"}}}}}}
    if NAMES:
        answers["setup"] = {{"game_id": "x"}}
    print(json.dumps({{"ok": True, **answers.get(r["cmd"], {{}})}}), flush=True)
"""
    game = voliera.new("birdie", seed=4)
    for wants, names in ((False, False), (True, True)):
        heard.unlink(missing_ok=True)
        source = listens.replace("WANTS", str(wants)).replace("NAMES", str(names))
        with patient(program(source=source), time_ms=40) as player:
            assert player.choose(game, 9) == {"do": "pass"}
        hello, setup, bot, *rest = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
        assert hello == {"cmd": "hello"}
        assert setup == {
            "cmd": "setup",
            "game": "birdie",
            "position": told(game, outside(9)),
            "seed": outside(9),
        }
        expected = {"cmd": "bot", "level": "search", "time_ms": 40, "seed": outside(9)}
        if wants:
            expected |= {"game_id": "x", "legal": game.legal(), "view": game.view(game.mover())}
        assert bot == expected
        assert rest == ([{"cmd": "close", "game_id": "x"}] if names else [])


# Misbehaving

MISBEHAVIOUR = {
    "crash": ("raise RuntimeError('my own fault')", "ended", "my own fault"),
    "exit": ("sys.exit(0)", "ended", ""),
    "hang": ("import time; time.sleep(600)", "late", ""),
    "deaf": ("import time; sys.stdin.close(); time.sleep(600)", "late", ""),
    "garbage": ("print('hello there')", "garbage", "hello there"),
    "no-object": ("print('[1, 2]')", "garbage", "[1, 2]"),
    "not-text": ("sys.stdout.buffer.write(b'\\xff\\xfe{}\\n')", "garbage", ""),
    "deep": ("print('[' * 100000)", "garbage", ""),
    "flood": ("[print('x' * 10000, end='') for _ in range(100000)]", "too-long", "xxx"),
    "long-line": ("print('\"' + 'x' * 2000000 + '\"')", "too-long", "xxx"),
    "illegal": ("print(json.dumps({'ok': True, 'action': {'do': 'fly'}}), flush=True); continue", "illegal", "fly"),
    "no-action": ("print(json.dumps({'ok': True}), flush=True); continue", "illegal", "None"),
    "odd-action": ("print(json.dumps({'ok': True, 'action': [[{}]]}), flush=True); continue", "illegal", ""),
    "refusal": ("print(json.dumps({'ok': False, 'error': 'no idea'}), flush=True); continue", "refused", "no idea"),
}


@pytest.mark.parametrize("name", MISBEHAVIOUR)
def test_what_programs_do_wrong_has_a_reason(name: str, program: Program) -> None:
    """And the next move is asked for again: of a fresh process, or of the same one if it is still in step."""
    misbehave, reason, words = MISBEHAVIOUR[name]
    game = voliera.new("birdie", seed=4)
    limits = {"grace_s": HURRY_S} if reason == "late" else {}  # the first move after a start has `start_s` as well
    with patient(program(misbehave, "n == 2"), **limits) as player:
        assert player.choose(game, 1) in game.legal()
        first = player.pid
        failed = failure(player, game)
        assert failed.reason == reason
        assert words in failed.detail
        assert len(failed.detail) < 250
        assert failed.detail.isprintable()
        in_step = reason in ("illegal", "refused")
        assert player.pid == (first if in_step else None)
        assert in_step or gone(first)
        assert player.choose(game, 1) in game.legal()
        second = player.pid
        assert (second == first) == in_step
    assert gone(first)
    assert gone(second)


def test_a_program_that_only_complains_is_late(program: Program, time_up: Path) -> None:
    """Its time is up once more has been read than a pipe holds, and it goes on forever."""
    flood = f"print('y' * 200_000, file=sys.stderr); open({str(time_up)!r}, 'w'); " + (
        "[print('y' * 10_000, file=sys.stderr) for _ in iter(int, 1)]"
    )
    game = voliera.new("birdie", seed=4)
    with patient(program(flood, "n == 2")) as player:
        assert player.choose(game, 1) in game.legal()
        failed = failure(player, game)
    assert failed.reason == "late"
    assert "yyy" in failed.detail
    assert len(failed.detail) < 250


def test_a_flood_of_complaints_does_not_stop_a_program_that_answers(program: Program) -> None:
    game = voliera.new("bower", seed=4)
    with patient(program("[print('y' * 10000, file=sys.stderr) for _ in range(500)]")) as player:
        for _ in range(3):
            assert player.choose(game, 1) in game.legal()


def test_speaking_without_being_asked(program: Program) -> None:
    game = voliera.new("birdie", seed=4)
    with patient(program("print(json.dumps({'ok': True, 'action': r['legal'][0]}))")) as player:
        assert player.choose(game, 1) in game.legal()
        assert failure(player, game).reason in ("garbage", "illegal")


@pytest.mark.parametrize("words", ["", "   ", "'unbalanced", "/no/such/program", str(LITTLE), "\0"])
def test_programs_that_cannot_be_started(words: str) -> None:
    with patient(words) as player:
        assert failure(player, voliera.new("birdie", seed=4)).reason == "not-started"


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("raise SystemExit('bye')", "ended"),
        ("import time; time.sleep(600)", "late"),
        ("print('{\"ok\": false}', flush=True); input()", "refused"),
    ],
)
def test_programs_that_do_not_greet(source: str, reason: str, program: Program) -> None:
    with patient(program(source=source), start_s=HURRY_S if reason == "late" else PATIENCE_S) as player:
        with pytest.raises(BotFailure) as failed:
            player.start()
        assert failed.value.reason == reason
        assert player.pid is None


def test_programs_are_given_up_after_some_restarts(program: Program) -> None:
    game = voliera.new("birdie", seed=4)
    with patient(program("sys.exit(1)"), restarts=2) as player:
        reasons = [failure(player, game).reason for _ in range(5)]
    assert reasons == ["ended", "ended", "ended", "given-up", "given-up"]


def test_what_a_program_has_started_ends_with_it(tmp_path: Path, program: Program, time_up: Path) -> None:
    """The whole group is ended, also where a child holds on to the pipes."""
    note = tmp_path / "child"
    child = f"import subprocess; c = subprocess.Popen(['sleep', '600']); open({str(note)!r}, 'w').write(str(c.pid))"
    hang = f"open({str(time_up)!r}, 'w'); print('zzz', file=sys.stderr, flush=True); import time; time.sleep(600)"
    game = voliera.new("birdie", seed=4)
    with patient(program(f"{child}; {hang}", "n == 2")) as player:
        assert player.choose(game, 1) in game.legal()
        assert failure(player, game).reason == "late"
    ends = time.monotonic() + PATIENCE_S
    while not gone(int(note.read_text())) and time.monotonic() < ends:
        time.sleep(0.02)
    assert gone(int(note.read_text()))


def test_no_zombies_are_left(program: Program) -> None:
    game = voliera.new("birdie", seed=4)
    for misbehave in ("pass", "sys.exit(1)", "print('garbage')"):
        with patient(program(misbehave)) as player, Referee(player) as referee:
            player.start()
            pid = player.pid
            assert pid is not None
            referee.choose(game, 1)
        with pytest.raises(ChildProcessError):
            os.waitpid(pid, os.WNOHANG)


# The referee


def test_the_referee_plays_on(program: Program) -> None:
    """A program that is wrong at every third move: the game ends by the rules, and the report says what happened."""
    game = voliera.new("bower", seed=4)
    with Referee(patient(program("print('oops')", "n % 3 == 0"), restarts=1000)) as referee:
        moves = 0
        while not game.over and moves < 30:
            legal = game.legal()
            action = referee.choose(game, moves)
            assert action in legal
            assert (referee.failure is not None) == (moves % 3 == 2)
            game.apply(action)
            moves += 1
    report = referee.report()
    assert report["moves"] == moves
    assert report["failures"] == {"garbage": moves // 3}


def test_the_stand_in_can_be_repeated() -> None:
    game = voliera.new("birdie", seed=4)
    with Referee(patient("/no/such/program", restarts=100)) as one, Referee(patient("/no/such/program")) as other:
        assert [one.choose(game, n) for n in range(20)] == [other.choose(game, n) for n in range(20)]
        assert one.failures == {"not-started": 20}
        assert other.failures == {"not-started": 4, "given-up": 16}
