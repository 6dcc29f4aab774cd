"""Talking to the engine: to one in this process, line by line, or to the real process, as any other program would.

Nothing here knows the rules; cards, tiles and games come from the engine itself, or from the small tables of the tests.
"""

import json
import os
import random
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import voliera
from voliera.documents import Document
from voliera.protocol.engine import Engine, encode

BIRDS = ("robin", "owl", "pigeon", "woodpecker")
SEASONS = ("spring", "summer", "autumn", "winter")
FEATURES = BIRDS + SEASONS
CARDS = tuple(f"{bird}-{season}" for bird in BIRDS for season in SEASONS)
PHASES = ("turn", "laying", "split", "insert", "collapse", "feature", "pigeon", "owl", "over")

GAMES = ("birdie", "bower")
BOWER_PHASES = ("setup", "take", "play", "bonus", "keep", "effect", "discard", "over")
MATERIALS = ("straw", "moss", "gravel", "earth")
EGGS = tuple(f"{kind}-{colour}" for kind in ("flower", "feather") for colour in ("yellow", "purple", "red", "white"))
OBJECTS = (*EGGS, "gem", "shell")
TILES = tuple(f"t{number:02}" for number in range(1, 37))
NEST_BONUSES = ("nest-1", "nest-2", "nest-3", "nest-4", "coloured-shells")
EGG_BONUSES = ("egg-yellow", "egg-purple", "egg-red", "egg-shells")
TOKENS = ("x", "white-feather", "white-flower", "shells", "branch")
EFFECTS = ("spy-opponent", "spy-aside", *TOKENS, "cover", "gift", "double-turn", "discard")
BONUSES = (*NEST_BONUSES, *EGG_BONUSES, *EFFECTS)
UNFAIR = ("x", "gift", "double-turn", "discard")
"""What Fair Play leaves out."""

CONFIGURATIONS: list[tuple[int, str, Document]] = [
    *((players, variant, {}) for variant in ("standard", "expert") for players in (2, 3, 4)),
    (2, "standard", {"open_memory": True}),
    (3, "expert", {"single_chain": True}),
]

OTHER_BOX: Document = {
    "format": "voliera/components/1",
    "game": "bower",
    "tiles": [
        {
            "id": f"tile {number}",
            "squares": [
                {"material": MATERIALS[number % 3], "objects": [OBJECTS[number % 3], "gem"]},
                {"material": MATERIALS[number % 2], "objects": ["shell", OBJECTS[4 + number % 3], "gem"]},
            ],
        }
        for number in range(36)
    ],
}
"""Another box than the built-in one: other names, many gems; its bonus nest tiles are ours."""

BOWER_CONFIGURATIONS: list[tuple[str, Document]] = [
    ("standard", {}),
    ("standard", {"fair_play": True, "components": OTHER_BOX}),
    ("super", {"components": OTHER_BOX}),
    ("super", {"fair_play": True, "zero_ties": False, "joining_gems": False}),
]

COMMAND = (sys.executable, "-m", "voliera", "engine")
LONGEST_TALK = 3_600
"""Seconds after which a process that does not answer is ended, so that a test fails instead of waiting forever."""
ENVIRONMENT = os.environ | {"PYTHONPATH": str(Path(voliera.__file__).parents[1])}


class Talk:
    """An engine in this process; every answer goes through JSON, as it would on a pipe."""

    def __init__(self) -> None:
        self.engine = Engine()

    def line(self, line: bytes | str) -> Document:
        """The answer to one line."""
        answer: Document = json.loads(encode(self.engine.answer(line.encode() if isinstance(line, str) else line)))
        return answer

    def ask(self, cmd: str, **fields: Any) -> Document:
        """The answer to a request."""
        return self.line(json.dumps({"cmd": cmd, **fields}))

    def get(self, cmd: str, **fields: Any) -> Document:
        """The answer to a request that must succeed."""
        answer = self.ask(cmd, **fields)
        assert answer["ok"], answer
        return answer

    def refused(self, cmd: str, **fields: Any) -> str:
        """The error code of a request that must be refused."""
        return error(self.ask(cmd, **fields))[0]

    def new(self, **fields: Any) -> str:
        """A fresh game, of Birdie if it is not said; its `game_id`."""
        game_id: str = self.get("new", **{"game": "birdie", "seed": 1, **fields})["game_id"]
        return game_id

    def set_up(self, position: Document, **fields: Any) -> Document:
        """Set a table up; the position that the engine then tells."""
        fields = {"seed": 1, **fields}
        return self.position(self.get("setup", game=position["game"], position=position, **fields)["game_id"])

    def position(self, game_id: str | None = None) -> Document:
        """The whole table."""
        named = {} if game_id is None else {"game_id": game_id}
        position: Document = self.get("position", **named)["position"]
        return position


def error(answer: Document) -> tuple[str, str]:
    """Code and message of a refusal, which has nothing else but an echoed `id`."""
    assert answer["ok"] is False, answer
    assert answer.keys() - {"id"} == {"ok", "error"}
    assert {"code", "message"} <= answer["error"].keys() <= {"code", "message", "rule", "legal"}
    code, message = answer["error"]["code"], answer["error"]["message"]
    assert isinstance(code, str)
    assert isinstance(message, str)
    assert message
    return code, message


class Process:
    """The real engine on two pipes."""

    def __init__(self) -> None:
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115  # as long as the process lives
        self._process = subprocess.Popen(
            COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, env=ENVIRONMENT
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin, self._process.stdout
        self._watchdog = threading.Timer(LONGEST_TALK, self._process.kill)
        self._watchdog.daemon = True
        self._watchdog.start()

    def send(self, lines: Iterable[bytes]) -> list[Document]:
        """Send lines, each as it is with an end; the answers to those that are not blank."""
        lines = list(lines)
        expected = sum(bool(line.strip()) for line in lines)
        writer = threading.Thread(target=self._write, args=(lines,))
        writer.start()
        answers = [self._answer() for _ in range(expected)]
        writer.join()
        return answers

    def _write(self, lines: list[bytes]) -> None:
        for line in lines:
            self._in.write(line + b"\n")
        self._in.flush()

    def _answer(self) -> Document:
        line = self._out.readline()
        assert line.endswith(b"\n"), "the engine has ended"
        answer = json.loads(line)
        assert isinstance(answer, dict)
        assert isinstance(answer["ok"], bool)
        return answer

    def ask(self, cmd: str, **fields: Any) -> Document:
        """The answer to a request."""
        return self.send([json.dumps({"cmd": cmd, **fields}).encode()])[0]

    def get(self, cmd: str, **fields: Any) -> Document:
        """The answer to a request that must succeed."""
        answer = self.ask(cmd, **fields)
        assert answer["ok"], answer
        return answer

    def raw(self, cmd: str, **fields: Any) -> bytes:
        """The answer to a request, byte by byte."""
        self._write([json.dumps({"cmd": cmd, **fields}).encode()])
        return self._out.readline()

    def memory(self) -> int:
        """The greatest resident memory of the process so far, in bytes (0 where the system does not tell)."""
        status = Path(f"/proc/{self._process.pid}/status")
        for line in status.read_text().splitlines() if status.exists() else ():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024
        return 0

    def finish(self, last: bytes = b"") -> tuple[list[bytes], int]:
        """End the input, after some last bytes; the lines still answered and the exit status."""
        self._in.write(last)
        self._in.close()
        rest = self._out.read().splitlines()
        status = self._process.wait(timeout=LONGEST_TALK)
        self._watchdog.cancel()
        self._out.close()
        self.errors.close()
        return rest, status

    def end(self) -> None:
        """End the process, whatever state it is in."""
        self._watchdog.cancel()
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        for pipe in (self._in, self._out, self.errors):
            pipe.close()


def play(players: int, variant: str, options: Document, seed: int) -> Iterator[tuple[voliera.Game, Document | None]]:
    """A random game in which passes are rare, state by state, each with the action that is played next."""
    chance = random.Random(seed)
    game = voliera.new("birdie", players, variant, options, seed)
    while not game.over:
        legal = game.legal()
        hasty = [action for action in legal if action["do"] in ("pass", "write", "stop", "end")]
        if chance.random() < 0.9:
            legal = [action for action in legal if action not in hasty] or legal
        action = chance.choice(legal)
        yield game, action
        game.apply(action)
    yield game, None


@lru_cache(maxsize=64)
def moment(phase: str, players: int = 2, variant: str | None = None, round_no: int = 1) -> str:
    """A position of a random game at its first moment in a phase that has something to show, as JSON."""
    if variant is None:
        variant = "expert" if phase in ("collapse", "feature", "pigeon") else "standard"
    for seed in range(1, 400):
        for game, _ in play(players, variant, {}, seed):
            if game.phase == phase:
                position = game.position()
                if position["round"] == (2 if phase == "over" else round_no) and telling(position):
                    return json.dumps(position)
    raise AssertionError(f"no random game of {players} comes to the phase {phase}")


def telling(position: Document) -> bool:
    """Whether a position is far enough into its phase to be changed in many ways."""
    phase, scoring = position["phase"], position["scoring"]
    if phase == "turn":
        return len(position["history"]) > 3 * position["players"] and all(position["lines"]) and all(position["hands"])
    if phase == "laying":
        cards = position["laying"]["cards"]
        return len(position["history"]) > 4 and {card["from"] for card in cards} == {"display", "hand"}
    if phase == "split":
        return len(scoring["sets"]) == 2 and len(scoring["scored"]) == 1
    if phase == "collapse":
        return scoring["gap"] is not None and len(position["lines"][position["seat"]]) > 3
    return True


def play_bower(variant: str, options: Document, seed: int) -> Iterator[tuple[voliera.Game, Document | None]]:
    """A random game of Bower, state by state, each with the action that is played next; few bonuses are declined."""
    chance = random.Random(seed)
    game = voliera.new("bower", 2, variant, options, seed)
    while not game.over:
        legal = game.legal()
        kind = chance.choice(sorted({action["do"] for action in legal} - {"decline"}))
        if chance.random() < 0.1:
            kind = "decline" if {"do": "decline"} in legal else kind
        action = chance.choice([action for action in legal if action["do"] == kind])
        yield game, action
        game.apply(action)
    yield game, None


def stage(position: Document) -> str:
    """The phase of Bower, and what is settled in it."""
    phase: str = position["phase"]
    if phase == "setup":
        return "setup" if position["seat"] == position["first"] else "second pick"
    if phase == "play" and position["gift"] and position["gift"]["seat"] == position["seat"]:
        return "gift to play"
    if phase != "effect":
        return phase
    name: str = position["pending"]["effect"]
    return "cover drawn" if "tile" in position["pending"] else name


STAGES = (*BOWER_PHASES[:5], *EFFECTS, "second pick", "gift to play", "cover drawn", "asked to discard", "over")
"""Every phase of Bower, each effect by its bonus tile; in `asked to discard` the opponent discards."""


@lru_cache(maxsize=8)
def bower_stages(variant: str) -> dict[str, str]:
    """Positions of random games, one per stage, as JSON; where turns have been played, both nests have some tiles."""
    found: dict[str, str] = {}
    for seed in range(1, 400):
        for game, _ in play_bower(variant, {}, seed):
            position = game.position()
            name = "asked to discard" if position["phase"] == "discard" else stage(position)
            early = name not in ("setup", "second pick") and min(position["turns_played"]) < 4
            if name not in found and not early:
                found[name] = json.dumps(position)
        if found.keys() >= set(STAGES):
            return found
    raise AssertionError(f"random games do not come to {set(STAGES) - found.keys()}")


def bower_moment(name: str, variant: str = "standard") -> Document:
    """A position of a random game at a stage."""
    position: Document = json.loads(bower_stages(variant)[name])
    return position
