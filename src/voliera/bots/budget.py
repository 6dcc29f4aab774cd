"""How long a bot may think: by the clock, or by a number of play-outs, which can be repeated."""

from dataclasses import dataclass, replace

from voliera.bots.watching import Watch
from voliera.errors import GameError

DEFAULT_MS = 300
QUICK_MS = 45
"""How long a character thinks about a move at most, as a rule: with all that is asked beside, it answers in 50 ms."""
STRONGEST_MS = 3_000
"""How long the strongest one searches on a device without a network."""
MOST_CORES = 64


@dataclass(frozen=True, slots=True)
class Budget:
    """What one decision may cost: `nodes` play-outs or, if there are none, `time_ms`; on this many cores."""

    time_ms: int = DEFAULT_MS
    nodes: int | None = None
    cores: int = 1
    by_clock: bool = False  # whether somebody has asked for this time
    watch: Watch | None = None  # somebody who looks on

    @property
    def lines(self) -> bool:
        """Whether candidates are to have their play-outs and the turn that they begin."""
        return self.watch is not None and self.watch.lines

    def part(self, share: int) -> "Budget":
        """A fraction of it, for what is nearly decided."""
        nodes = None if self.nodes is None else max(1, self.nodes // share)
        return replace(self, time_ms=max(1, self.time_ms // share), nodes=nodes)

    @classmethod
    def of(
        cls, time_ms: int | None = None, nodes: int | None = None, cores: int = 1, watch: Watch | None = None
    ) -> "Budget":
        """Checked; without anything given, the default time."""
        for name, number in (("time_ms", time_ms), ("nodes", nodes), ("cores", cores)):
            if number is not None and (isinstance(number, bool) or not isinstance(number, int) or number < 1):
                raise GameError("bad_request", f"{name}: a whole number from 1 on; found {number!r:.40}")
        if time_ms is not None and nodes is not None:
            raise GameError("bad_request", "time_ms or nodes, not both")
        time_given = DEFAULT_MS if time_ms is None else time_ms
        return cls(time_given, nodes, min(cores, MOST_CORES), time_ms is not None, watch)
