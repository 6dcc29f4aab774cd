"""Birdie's side of the brute force: an answer is a whole scoring of the seat."""

from voliera.games.birdie.rules.numbers import ROBIN
from voliera.kernel import States
from voliera.puzzles.trying import Trying, Unproved, Written


class BirdieTrying(Trying):
    """Everything that the seat that scores can do."""

    def legal(self, states: States) -> list[int]:
        """Return the legal steps; a Robin among them cannot be tried."""
        found = super().legal(states)
        if ROBIN in found:
            raise Unproved("a Robin could be played, and nobody knows what it draws")
        return found

    def is_end(self, states: States) -> bool:
        """Whether the seat has scored."""
        return any(int(states[name][0]) != int(self.start[name][0]) for name in ("scored_n", "round_no"))

    def written(self, states: States) -> Written:
        """Return the seat's boxes, flaps and trophies."""
        s = states[0]
        boxes = tuple(s.boxes[self.seat].tolist())
        return (*boxes, int(s.flaps[self.seat]), *(holder == self.seat for holder in s.trophies.tolist()))

    def worth(self, states: States) -> int:
        """Return the points that the seat gained."""
        points: int = self.rules.result(states)["totals"][self.seat]
        return points - int(self.rules.result(self.start)["totals"][self.seat])
