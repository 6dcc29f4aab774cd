"""A match or a round robin, from its settings to its outcome: played unit by unit, kept on disk, gone on with."""

from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Any

from voliera.arena.contestants import Contestant, contestants_of
from voliera.arena.errors import wrong
from voliera.arena.outcome import Outcome, score
from voliera.arena.play import Settings, play_unit, play_units
from voliera.arena.results import Results, header_of
from voliera.arena.schedule import Task, tasks
from voliera.arena.sprt import UNDECIDED, Claims, judge
from voliera.arena.together import GAMES
from voliera.arena.whole_games import SUFFIX, WholeGames
from voliera.arena.workers import cores, on_processes, on_ray
from voliera.bots import AHEAD, LEARNED, check_trained
from voliera.documents import Document
from voliera.games import rules_of

DEFAULT_UNITS = 100


class Tournament:
    """What is to be played, what has been played, and the file it is kept in."""

    def __init__(
        self,
        game: str,
        contestants: Sequence[str | Contestant],
        units: int = DEFAULT_UNITS,
        seed: int = 1,
        *,
        players: int = 2,
        variant: str = "standard",
        options: Document | None = None,
        time_ms: int | None = None,
        nodes: int | None = None,
        jobs: int | None = None,
        out: Path | None = None,
        ray: str | None = None,
        sprt: Claims | None = None,
        together: int = GAMES,
    ) -> None:
        """Everything is checked here: what can be refused is refused before the first game.

        Where nobody thinks, a process plays `together` games side by side, and asks a network for all of them at once.
        """
        for name, number in (("units", units), ("jobs", 1 if jobs is None else jobs), ("together", together)):
            if number < 1:
                raise wrong("number", f"{name}: a whole number from 1 on; found {number}", name=name, number=number)
        listed = contestants_of(contestants, time_ms, nodes)
        if sprt is not None and len(listed) != 2:
            raise wrong("sprt-two", "sprt: a test is for two contestants")
        fewest, most = rules_of(game).players
        if not fewest <= players <= most:
            message = f"players: {fewest} to {most}; found {players}"
            raise wrong("players", message, players=players, fewest=fewest, most=most)
        with_moves = out is not None and out.suffix == SUFFIX
        self.settings = Settings(game, players, variant, listed, seed, options or {}, with_moves)
        self.settings.new(0)  # a wrong game, number of players, variant or option is refused now
        for one in listed:
            if one.level in (LEARNED, AHEAD) and ray is None:  # a cluster has files of its own
                check_trained(game, players, variant, one.weights)
        self.units = units
        self.claims = sprt
        self.jobs = jobs
        self.ray = ray
        self.together = together
        self.header = header_of(self.settings, units)
        self.results: Results | WholeGames | None = None
        if out is not None:
            self.results = (WholeGames if with_moves else Results)(out, self.header, players)
        self.lines: list[Document] = [] if self.results is None else list(self.results.lines)
        self.found = len(self.lines) // players
        """Units that were there before."""
        self._scores: dict[int, float] = {}  # of the first contestant, for the test
        self._in_order: list[float] = []
        if sprt is not None:
            for unit, whole in self.outcome().units[0].items():
                self._scores[unit] = score(whole, 0)

    @property
    def total(self) -> int:
        """Units in all pairings together."""
        return self.units * len(self.settings.pairings)

    @property
    def by_clock(self) -> bool:
        """Whether somebody thinks by the clock, so that every process needs a core of its own."""
        return any(contestant.by_clock for contestant in self.settings.contestants)

    def run(self) -> Iterator[list[Document]]:
        """Play what is left; each finished unit is kept before it is handed on. A test may end it early."""
        if self._decided():
            return
        there = {(line["pairing"], line["unit"]) for line in self.lines}
        left = [
            task for task in tasks(len(self.settings.pairings), self.units) if (task.pairing, task.unit) not in there
        ]
        results = self._spread(left)
        try:
            for unit in results:
                self.lines += unit
                if self.results is not None:
                    self.results.add(unit)
                if self.claims is not None:
                    self._scores[unit[0]["unit"]] = score(unit, 0)
                yield unit
                if self._decided():
                    return
        finally:
            results.close()

    def _spread(self, left: list[Task]) -> Generator[list[Document], Any, None]:
        if self.settings.is_quick and self.together > 1:
            return self._spread_together(left)
        work = [(self.settings, task) for task in left]
        if self.ray is not None:
            return on_ray(play_unit, work, self.ray, self.jobs)
        return on_processes(play_unit, work, min(self.jobs or cores(), max(1, len(left))))

    def _spread_together(self, left: list[Task]) -> Generator[list[Document], Any, None]:
        """Several units at once in every process, as many as there are for each."""
        jobs = self.jobs or cores()
        most = max(1, self.together // self.settings.players)
        count = max(1, min(most, -(-len(left) // jobs)))
        work = [(self.settings, left[at : at + count]) for at in range(0, len(left), count)]
        if self.ray is not None:
            parts = on_ray(play_units, work, self.ray, self.jobs)
        else:
            parts = on_processes(play_units, work, min(jobs, max(1, len(work))))
        try:
            for units in parts:
                yield from units
        finally:
            parts.close()

    def _decided(self) -> bool:
        """Whether the test has what it needs, from units without a gap."""
        while len(self._in_order) in self._scores:
            self._in_order.append(self._scores[len(self._in_order)])
        return self.claims is not None and judge(self._in_order, self.claims).state != UNDECIDED

    def outcome(self, *, interrupted: bool = False) -> Outcome:
        """What has been played so far, in a fixed order."""
        ordered = sorted(self.lines, key=lambda line: (line["pairing"], line["unit"], line["game"]))
        return Outcome(self.header, ordered, self.claims, interrupted)

    def close(self) -> None:
        """Close the file of results."""
        if self.results is not None:
            self.results.close()


def match(
    game: str, contestants: Sequence[str | Contestant], units: int = DEFAULT_UNITS, seed: int = 1, **settings: Any
) -> Outcome:
    """Play a match, or a round robin of more than two, to its end. The settings are those of `Tournament`."""
    tournament = Tournament(game, contestants, units, seed, **settings)
    try:
        for _ in tournament.run():
            pass
    finally:
        tournament.close()
    return tournament.outcome()
