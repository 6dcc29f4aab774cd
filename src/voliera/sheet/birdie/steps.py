"""The expert game's search for a play that writes given boxes: cards are removed step by step (B-E2 to B-E8).

Plays that waste no card come first, then those that waste one, and so on; a table that has failed once is not tried
again. What is written must be wanted, and cards enough must be left for what is still to be written.
"""

from collections.abc import Mapping

import numpy as np

from voliera.birdie.components import FEATURE_NUMBERS
from voliera.birdie.numbers import END, KEEP, ROBIN, STOP, WOODPECKER
from voliera.birdie.table import carries
from voliera.documents import Document
from voliera.game import Game
from voliera.kernel import SILENT, States, thaw


class TooLong(Exception):
    """So many steps were tried that it is time to give up."""


class Steps:
    """One search: from a table in the middle of an expert scoring to boxes that are all written."""

    def __init__(self, game: Game, boxes: Mapping[str, int], most: int) -> None:
        self._rules = game.rules
        self._seat = game.mover()
        self._start = game.whole_states().tobytes()
        position = game.position()
        self._own = position["boxes"][self._seat]
        self._wanted = {FEATURE_NUMBERS[box]: size for box, size in boxes.items()}
        hand = position["hands"][self._seat]
        self._owls = min(sum(card.startswith("owl-") for card in hand), 2 - position["uses"][self._seat]["owl"])
        self._line = len(position["lines"][self._seat])
        self.taken = 0
        self._most = most
        self._out = np.zeros(self._rules.steps, np.int16)
        self._failed: dict[bytes, int] = {}

    def find(self) -> tuple[list[Document] | None, bool]:
        """The actions, or None; and whether everything was tried."""
        try:
            for waste in range(self._line + 1):
                self._cut = False
                found = self._from(self._start, waste)
                if found is not None or not self._cut:
                    return found, True
        except TooLong:
            return None, False
        return None, True

    def _from(self, frozen: bytes, waste: int) -> list[Document] | None:
        """The actions from this table on, with so many cards wasted at most."""
        if self._failed.get(frozen, -1) >= waste:
            return None
        self.taken += 1
        if self.taken > self._most:
            raise TooLong
        states = self._thaw(frozen)
        open_boxes = self._still_open(states)
        if open_boxes is None:
            return None
        seat, phase = self._rules.to_move(states)
        if seat != self._seat or phase in ("turn", "over"):
            return None if open_boxes else []
        for step in self._steps(states, open_boxes):
            after = self._thaw(frozen)
            self._rules.advance(after, step, SILENT, self._out)
            left = waste - self._wasted(states, after, phase)
            if left < 0:
                self._cut = True
                continue
            rest = self._from(after.tobytes(), left)
            if rest is not None:
                return [self._rules.document(states, [step]), *rest]
        self._failed[frozen] = waste
        return None

    def _thaw(self, frozen: bytes) -> States:
        return thaw(frozen, self._rules.state)

    def _still_open(self, states: States) -> list[int] | None:
        """The wanted boxes that are still to be written; None if that cannot be, or something else was written."""
        boxes = states["boxes"][0, self._seat].tolist()
        for name, feature in FEATURE_NUMBERS.items():
            if boxes[feature] != (self._own[name] or 0) and boxes[feature] != self._wanted.get(feature):
                return None
        missing = [feature for feature, size in self._wanted.items() if boxes[feature] != size]
        line = states["line"][0, self._seat, : states["line_n"][0, self._seat]].tolist()
        formed = int(states["formed_feature"][0])
        short = 0
        for feature in missing:
            size = self._wanted[feature]
            if sum(carries(card, feature) for card in line) < size and formed != feature:
                short += 1
        return missing if short <= self._owls else None

    def _steps(self, states: States, open_boxes: list[int]) -> list[int]:
        """What to try: nothing more is removed once all is written; stopping early only if Owls can do the rest."""
        legal = self._out[: self._rules.listing(states, self._out)].tolist()
        ending = (STOP, END, KEEP)
        if not open_boxes and any(step in legal for step in (STOP, END)):
            return [step for step in legal if step in (STOP, END)]
        steps = [step for step in legal if step not in (WOODPECKER, ROBIN, STOP)]
        if STOP in legal and len(open_boxes) <= self._owls:
            steps.append(STOP)
        return sorted(steps, key=lambda step: step not in ending)

    def _wasted(self, before: States, after: States, phase: str) -> int:
        """Whether a removed card has brought no set about."""
        sizes = [int(states["line_n"][0, self._seat]) for states in (before, after)]
        appeared = int(after["formed_feature"][0]) >= 0 or self._rules.to_move(after)[1] == "feature"
        return int(phase == "collapse" and sizes[0] - sizes[1] == 1 and not appeared)
