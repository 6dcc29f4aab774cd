"""The split of a line into sets (B-P4 to B-P6): an exact dynamic programme, one card at a time.

A layer holds, for the first cards of the line, the best worth of every reachable choice of boxes; a set ends at the
new card, and the choice of boxes before it is looked up where it begins. Which boxes are filled is kept apart to the
end, so that flaps, the Owl, and boxes kept free can be added as any function of the choice. One further bit stands
for a pair given to the Pigeon (B-A4): two cards are enough, whatever their box, and longer ones would only waste.

Of several sets of one feature only the largest is written, so a choice holds a feature at most once.
"""

from collections.abc import Callable, Iterable, Sequence

from voliera.birdie.components import FIRST_SEASON, SHORTEST_SET

DROPPED_PAIR = 1 << 8
"""The bit of a choice that says: a pair was given to the Pigeon."""
PAIR = -1
"""Stands for the feature of a pair given to the Pigeon."""

NEVER = -1e12
"""The worth of a set that must not be chosen."""
LOWEST = -1e9
"""Below every worth but NEVER."""

Worth = Sequence[Sequence[float]]
"""worth[feature][length]; a feature whose row is empty is not written."""
Piece = tuple[int, int, int]
"""Start, length, and feature (or PAIR)."""


class Split:
    """A line with the best worth of every choice of boxes, after each of its cards."""

    def __init__(self, worth: Worth, cards: Iterable[int] = (), *, shortest: int = SHORTEST_SET, pigeon: bool = False):
        """Sets below `shortest` are not considered (the Owl's thresholds); `pigeon` allows one dropped pair."""
        self.cards: list[int] = []
        self.layers: list[dict[int, float]] = [{0: 0}]
        self._worth = worth
        self._shortest = shortest
        self._pigeon = pigeon
        self._bird_runs: list[int] = [0]
        self._season_runs: list[int] = [0]
        for card in cards:
            self.push(card)

    def become(self, cards: Sequence[int]) -> "Split":
        """Turn into another line; what both have in common at the beginning is not computed again."""
        same = 0
        for old, new in zip(self.cards, cards, strict=False):
            if old != new:
                break
            same += 1
        del self.cards[same:], self.layers[same + 1 :], self._bird_runs[same + 1 :], self._season_runs[same + 1 :]
        for card in cards[same:]:
            self.push(card)
        return self

    def push(self, card: int) -> None:
        """Add a card at the end of the line."""
        bird_run = season_run = 1
        if self.cards:
            last = self.cards[-1]
            if last >> 2 == card >> 2:
                bird_run += self._bird_runs[-1]
            if last & 3 == card & 3:
                season_run += self._season_runs[-1]
        self.cards.append(card)
        self._bird_runs.append(bird_run)
        self._season_runs.append(season_run)
        layer = dict(self.layers[-1])
        self._end_sets(layer, card >> 2, bird_run)
        self._end_sets(layer, FIRST_SEASON + (card & 3), season_run)
        if self._pigeon and (bird_run > 1 or season_run > 1):
            for choice, value in self.layers[-2].items():
                if choice < DROPPED_PAIR and value > layer.get(choice | DROPPED_PAIR, LOWEST):
                    layer[choice | DROPPED_PAIR] = value
        self.layers.append(layer)

    def _end_sets(self, layer: dict[int, float], feature: int, run: int) -> None:
        """Let sets of the feature end at the new card."""
        worth = self._worth[feature]
        if not worth:
            return
        bit = 1 << feature
        end = len(self.cards)
        for length in range(self._shortest, run + 1):
            gain = worth[length]
            for choice, value in self.layers[end - length].items():
                if not choice & bit and value + gain > layer.get(choice | bit, LOWEST):
                    layer[choice | bit] = value + gain

    def best(self, final: Callable[[int], float]) -> tuple[float, int]:
        """The greatest worth of a choice plus `final` of it, and that choice."""
        value, choice = max((value + final(choice), -choice) for choice, value in self.layers[-1].items())
        return value, -choice

    def pieces(self, choice: int) -> list[Piece]:
        """The sets (and the Pigeon's pair) that make up a choice at its best, left to right."""
        found: list[Piece] = []
        end = len(self.cards)
        while choice:
            value = self.layers[end][choice]
            if self.layers[end - 1].get(choice) == value:
                end -= 1
                continue
            piece = self._last_piece(end, choice, value)
            found.append(piece)
            end, _, feature = piece
            choice ^= DROPPED_PAIR if feature == PAIR else 1 << feature
        return found[::-1]

    def _last_piece(self, end: int, choice: int, value: float) -> Piece:
        """The piece that ends at `end` in the choice's best split."""
        if choice & DROPPED_PAIR and self.layers[end - 2].get(choice ^ DROPPED_PAIR) == value:
            if self._bird_runs[end] > 1 or self._season_runs[end] > 1:
                return end - 2, 2, PAIR
        card = self.cards[end - 1]
        for feature, run in ((card >> 2, self._bird_runs[end]), (FIRST_SEASON + (card & 3), self._season_runs[end])):
            worth = self._worth[feature]
            if not worth or not choice >> feature & 1:
                continue
            for length in range(self._shortest, run + 1):
                before = self.layers[end - length].get(choice ^ 1 << feature)
                if before is not None and before + worth[length] == value:
                    return end - length, length, feature
        raise AssertionError("a reached choice has a last piece")
