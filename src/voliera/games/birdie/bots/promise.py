"""What a line and a hand promise during the turns: the one number by which the greedy bot compares its actions.

A line is worth what it would score now, plus a little hope that it grows. Each card of the hand is either laid later,
at a discount and where it helps most, or kept for its bird's ability.
"""

from collections.abc import Callable
from itertools import takewhile

from voliera.games.birdie.rules.box import FIRST_SEASON, KINDS, Bird
from voliera.games.birdie.rules.state import LINE
from voliera.games.birdie.solve.collapse import Collapse, Start
from voliera.games.birdie.solve.estimates import Guess, worths
from voliera.games.birdie.solve.features import CARRIES, SHARED, longest_runs
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.birdie.solve.split import Splitter
from voliera.games.birdie.solve.values import FEATURE_COUNT, Values

Block = tuple[int, ...]
"""Cards to lay on the seat's line, bottom-most first."""
Hand = tuple[int, ...]
"""Copies of each card."""

CARDS_PER_TURN = 1.7
COLLAPSE_NODES = 4
"""Positions looked at for one line; the first plays found are nearly the best."""
LONG_TAIL = 5


class Promise:
    """The worth of what a turn may lead to."""

    def __init__(self, k: Knowledge, guess: Guess) -> None:
        """Read off how long the round may still go on, and prepare what stays the same."""
        self._k = k
        self._guess = guess
        values = worths(k, guess)
        self._score = collapsed(k, values) if k.expert else Splitter(values, k.filled).value
        self._known: dict[Block, float] = {}
        cards = k.deck + len(k.display)
        self.turns = cards / CARDS_PER_TURN / (k.others_in + 1)
        is_last_turn = k.others_in == 0
        self._hope = 0.0 if is_last_turn else max(0.0, min(1.0, (self.turns - 1) / 3))
        self._later = 0.0 if is_last_turn else max(0.0, min(guess.later, 0.2 * (cards - 3)))

    def of(self, block: Block, hand: Hand) -> float:
        """The line with the block laid, what the hand can add to it later, and the abilities that stay in the hand."""
        worth = self.line(block)
        laid = len(block)
        for _ in range(self._guess.planned if self._later else 0):
            gain, at, card = self.best_insertion(block, hand, laid, self._later)
            if gain <= 0:
                break
            block = (*block[:at], card, *block[at:])
            fewer = add(hand, card, -1)
            worth += gain + self.abilities(hand) - self.abilities(fewer)
            hand = fewer
        return worth + self.abilities(hand)

    def line(self, block: Block) -> float:
        """Return the worth of the seat's line with the block at its end."""
        worth = self._known.get(block)
        if worth is None:
            line = self._k.line + block
            worth = self._known[block] = self._score(line) + self._hope * self._growth(line)
        return worth

    def _growth(self, line: Block) -> float:
        """What may come of the line: the run at its end may go on, and in the expert game runs may be joined."""
        guess, filled = self._guess, self._k.filled
        worth = guess.card * len(line)
        if line and guess.tail:
            for feature in (line[-1] >> 2, FIRST_SEASON + (line[-1] & 3)):
                if not filled >> feature & 1:
                    tail = sum(1 for _ in takewhile(CARRIES[feature].__getitem__, reversed(line)))
                    worth += guess.tail * min(tail, LONG_TAIL)
        if guess.runs:
            open_boxes = (feature for feature in range(FEATURE_COUNT) if not filled >> feature & 1)
            worth += guess.runs * sum(longest_runs(line, feature, 2) for feature in open_boxes)
        return worth

    def best_insertion(self, block: Block, hand: Hand, start: int, factor: float = 1.0) -> tuple[float, int, int]:
        """The hand card that gains most in the block, and where (not before `start`); what the hand loses counts.

        Only places beside a card that it matches are tried.
        """
        best = (0.0, 0, 0)
        before = self.line(block)
        held = self.abilities(hand)
        around = (*self._k.line[-1:], *block)
        shift = len(around) - len(block)
        for card in range(KINDS):
            if not hand[card]:
                continue
            loss = held - self.abilities(add(hand, card, -1))
            for at in range(start, len(block) + 1):
                if any(SHARED[card][near] for near in around[max(0, at + shift - 1) : at + shift + 1]):
                    gain = factor * (self.line((*block[:at], card, *block[at:])) - before) - loss
                    if gain > best[0]:
                        best = (gain, at, card)
        return best

    def abilities(self, hand: Hand) -> float:
        """What the birds in hand are worth for their abilities (B-A1)."""
        k = self._k
        limit = 2 if k.expert else 1
        worth = 0.0
        for bird in Bird:
            usable = min(sum(hand[4 * bird : 4 * bird + 4]), limit - k.uses[k.seat][bird])
            worth += max(0, usable) * self._guess.held[bird]
        return worth


def collapsed(k: Knowledge, values: Values) -> Callable[[Block], float]:
    """Return what tells the worth of a line that collapses now, without abilities."""
    collapse = Collapse(values, Start(k.filled, removals=1 if k.single_chain else LINE), nodes=COLLAPSE_NODES)
    return lambda line: collapse.search(line).value


def add(hand: Hand, card: int, copies: int = 1) -> Hand:
    """The hand with a card more, or less."""
    return (*hand[:card], hand[card] + copies, *hand[card + 1 :])
