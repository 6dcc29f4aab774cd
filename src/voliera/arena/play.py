"""Units, played: what a process is given to do, and the line that each game leaves behind.

What a network decides at once (`net`) is asked of whoever plays the games, who may ask it for several games together
(together.py).
"""

import multiprocessing
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from voliera import bots
from voliera.arena.contestants import THINKING, Contestant
from voliera.arena.counters import counter_of
from voliera.arena.schedule import Pairing, Task, bot_seed, deal_seed, pairings
from voliera.arena.together import Playing, Question, in_turn, together
from voliera.bots import LEARNED
from voliera.bots.external import External
from voliera.bots.referee import Referee
from voliera.documents import Document
from voliera.game import Game
from voliera.starting import new

Choose = Callable[[Game, int], tuple[Document, float | None]]
"""What a contestant plays, by the game and a seed, and the share of the win that it expects, if it says so."""


@dataclass(frozen=True)
class Settings:
    """What is played, by whom; it travels to the processes."""

    game: str
    players: int
    variant: str
    contestants: tuple[Contestant, ...]
    seed: int
    options: Document = field(default_factory=dict, hash=False, compare=False)
    moves: bool = False  # whether lines tell every decision (whole_games.py)

    @property
    def is_quick(self) -> bool:
        """Whether a network plays, and nobody thinks: its decisions in several games can be asked for together."""
        levels = {one.level for one in self.contestants}
        return LEARNED in levels and not levels & {None, *THINKING}

    @property
    def pairings(self) -> list[Pairing]:
        """Who meets whom."""
        return pairings(len(self.contestants), self.players)

    def new(self, unit: int) -> Game:
        """The deal of a unit."""
        return new(self.game, self.players, self.variant, self.options, deal_seed(self.seed, unit))


@dataclass
class Sitting:
    """One seat in one game: what it was asked, how long it thought, what went wrong."""

    choose: Choose | None
    """None where a network decides, which may be asked for several games together."""
    seed: int
    failures: Counter[str]
    ms: list[float] = field(default_factory=list)


def play_unit(settings: Settings, task: Task) -> list[Document]:
    """All games of a unit, in order, one after the other."""
    games, pairing = [], settings.pairings[task.pairing]
    _ready(settings.game, settings.players, settings.variant, settings.contestants)
    with ExitStack() as programs:
        chairs = {who: programs.enter_context(_chair(settings.contestants[who])) for who in pairing.who}
        for number, seats in enumerate(pairing.seatings(task.unit)):
            games.append(_play(settings, task, number, seats, chairs))
        return in_turn(games)


def play_units(settings: Settings, tasks: Sequence[Task]) -> list[list[Document]]:
    """The same for several units, whose games are played together: programs cannot take part."""
    games, counts = [], []
    _ready(settings.game, settings.players, settings.variant, settings.contestants)
    with ExitStack() as levels:
        chairs = {who: levels.enter_context(_chair(one)) for who, one in enumerate(settings.contestants)}
        for task in tasks:
            seatings = settings.pairings[task.pairing].seatings(task.unit)
            counts.append(len(seatings))
            games += [_play(settings, task, number, seats, chairs) for number, seats in enumerate(seatings)]
        lines = iter(together(games))
    return [[next(lines) for _ in range(count)] for count in counts]


def _play(
    settings: Settings,
    task: Task,
    number: int,
    seats: tuple[int, ...],
    chairs: dict[int, tuple[Choose | None, Counter[str]]],
) -> Playing:
    unit = task.unit
    game = settings.new(unit)
    counter = counter_of(settings.game)
    watch = counter.watch(game)
    first = game.mover()
    sittings = []
    for seat, who in enumerate(seats):
        choose, failures = chairs[who]
        sittings.append(Sitting(choose, bot_seed(settings.seed, unit, number, seat), failures))
    failed: list[Counter[str]] = [Counter() for _ in seats]
    moves: dict[str, list[Any]] = {"seat": [], "phase": [], "action": [], "ms": [], "value": []}
    while not game.over:
        seat = game.mover()
        sitting = sittings[seat]
        before = sitting.failures.copy()
        value: float | None
        if sitting.choose is None:
            action, value, ms = yield Question(game, sitting.seed, settings.contestants[seats[seat]].weights)
        else:
            started = time.perf_counter()
            action, value = sitting.choose(game, sitting.seed)
            ms = 1000 * (time.perf_counter() - started)
        sitting.ms.append(ms)
        if settings.moves:
            told = (seat, game.phase, action, round(sitting.ms[-1], 3), value)
            for column, one in zip(moves.values(), told, strict=True):
                column.append(one)
        failed[seat] += sitting.failures - before
        watch.before(game, action)
        watch.after(game.apply(action))
    result = game.result()
    return {
        "pairing": task.pairing,
        "unit": unit,
        "game": number,
        "seats": list(seats),
        "first": first,
        "shares": counter.shares(result),
        "totals": counter.totals(result),
        "turns": watch.turns(game),
        "decisions": [len(sitting.ms) for sitting in sittings],
        "ms_mean": [round(sum(sitting.ms) / max(1, len(sitting.ms)), 3) for sitting in sittings],
        "ms_max": [round(max(sitting.ms, default=0.0), 3) for sitting in sittings],
        "failures": [dict(sorted(counted.items())) for counted in failed],
        "counts": watch.tally(game),
        **({"moves": moves} if settings.moves else {}),
    }


@contextmanager
def _chair(contestant: Contestant) -> Iterator[tuple[Choose | None, Counter[str]]]:
    """A contestant, ready to be asked, and its failures so far. A program runs as long as its unit."""
    if contestant.level == LEARNED:
        yield None, Counter()
        return
    if contestant.command is None:
        yield _level(contestant), Counter()
        return
    with Referee(External(contestant.command, contestant.time_ms)) as referee:
        yield lambda game, seed: (referee.choose(game, seed), None), referee.failures


def _level(contestant: Contestant) -> Choose:
    level, time_ms, nodes, weights = contestant.level or "", contestant.time_ms, contestant.nodes, contestant.weights

    def choose(game: Game, seed: int) -> tuple[Document, float | None]:
        choice = bots.choose(game, level, seed, time_ms=time_ms, nodes=nodes, weights=weights)
        return choice["action"], choice["value"]

    return choose


@cache
def _ready(game: str, players: int, variant: str, contestants: tuple[Contestant, ...]) -> None:
    """Once in a process: load what was compiled, so that no clock runs meanwhile.

    Each level plays a whole game with hardly any time to think.
    """
    if multiprocessing.parent_process() is not None:
        with suppress(ValueError, AttributeError):  # Ctrl-C is the first process's business
            signal.signal(signal.SIGINT, signal.SIG_IGN)
    for level, weights in sorted({(one.level, one.weights) for one in contestants if one.level}, key=str):
        trial = new(game, players, variant, {}, 0)
        while not trial.over:
            trial.apply(bots.choose(trial, level, 0, nodes=1, weights=weights)["action"])
