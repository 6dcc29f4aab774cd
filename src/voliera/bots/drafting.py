"""The greedy bot's turn: take a card, lay two and more, or pass (B-T1 to B-T8).

Everything is compared by one number, the worth of the line as it would be scored now, plus what the hand promises:
each card of it is either laid later, at a discount, or kept for its bird's ability.
"""

from collections.abc import Iterator
from typing import Any

from voliera.birdie.components import CARDS, KINDS, Bird
from voliera.birdie.state import Phase
from voliera.bots.estimates import Guess, prices
from voliera.solve.chains import CARRIES, Collapse, Standing
from voliera.solve.knowledge import Knowledge
from voliera.solve.split import Split

Document = dict[str, Any]
Block = tuple[int, ...]
Hand = tuple[int, ...]

PAIRS_TRIED = 5
CARDS_PER_TURN = 1.7


class LineWorth:
    """The worth of the own line with a block of cards added at its end; remembered, as blocks come up again."""

    def __init__(self, k: Knowledge, guess: Guess) -> None:
        """Prepare the part that stays the same."""
        self._prices = prices(k, guess)
        self._line = k.line
        self._guess = guess
        self._filled = k.filled
        turns = (k.deck + len(k.display)) / CARDS_PER_TURN / (k.others_in + 1)
        self._hope = max(0.0, min(1.0, (turns - 1) / 3)) if k.others_in else 0.0
        self._known: dict[Block, float] = {}
        self._split = None if k.expert else Split(self._prices.worth, k.line)
        self._collapse = Collapse(self._prices, 0, width=1, single_chain=k.single_chain)
        self._standing = Standing(0, k.filled, 0, 0, 0, None)

    def __call__(self, block: Block) -> float:
        """The worth of line and block."""
        worth = self._known.get(block)
        if worth is None:
            worth = self._known[block] = self._count(block) + self._hope * self._growth(self._line + block)
        return worth

    def _growth(self, line):
        g = self._guess
        if not line:
            return 0.0
        worth = g.card * len(line)
        if g.tail:
            card = line[-1]
            for f, shift in ((card >> 2, 0), (4 + (card & 3), 1)):
                if not self._filled >> f & 1:
                    n = 1
                    while n < len(line) and (line[-1 - n] >> 2 == f if f < 4 else line[-1 - n] & 3 == f - 4):
                        n += 1
                    worth += g.tail * min(n, 5)
        if g.runs:
            worth += g.runs * sum(two_runs(line, f) for f in range(8) if not self._filled >> f & 1)
        return worth

    def _count(self, block: Block) -> float:
        if self._split is None:
            return self._collapse.search([(self._line + block, self._standing)])[0]
        for card in block:
            self._split.push(card)
        worth, _ = self._split.best(self._flaps)
        self._split.pop(len(block))
        return worth

    def _flaps(self, choice: int) -> float:
        return self._prices.flaps[choice.bit_count()]


class Drafting:
    """One decision of a turn."""

    def __init__(self, k: Knowledge, guess: Guess) -> None:
        """Read off how long the round may still go on."""
        self._k = k
        self._guess = guess
        self._worth = LineWorth(k, guess)
        cards = k.deck + len(k.display)
        self._others = k.others_in
        self._turns = cards / CARDS_PER_TURN / (self._others + 1)
        self._later = 0.0 if self._others == 0 else max(0.0, min(guess.later, 0.2 * (cards - 3)))

    def candidates(self) -> list[tuple[float, Document]]:
        """First actions with the points they promise, best first."""
        k = self._k
        found: list[tuple[float, Document]] = []
        if k.phase == Phase.TURN:
            found.append((self.passing(), {"do": "pass"}))
            found += self.takes()
        if k.phase == Phase.LAYING or len(k.display) >= 2:
            found += self.lays()
        return sorted(found, key=lambda item: -item[0])

    def passing(self) -> float:
        """Pass now: the line as it is, the abilities in hand, and the pass points."""
        others = self._others
        points = 2.0 * others
        if others > 1:
            points -= self._guess.turn * max(0.0, self._turns - 1) + self._guess.later_pass * (others - 1)
        points += self._guess.pass_bias
        if self._guess.lead and self._k.round_no == 2 and others == 1:
            k = self._k
            gain = self._worth(()) + self.abilities(k.hand) + points
            own = k.total(k.seat) + gain
            other = max(
                k.total(seat) + self._guess.line_card * k.line_sizes[seat] + k.hand_sizes[seat]
                for seat in range(k.players)
                if seat != k.seat
            )
            points += self._guess.lead * max(-6.0, min(6.0, own - other))
        return self._worth(()) + self.abilities(self._k.hand) + points

    def takes(self) -> Iterator[tuple[float, Document]]:
        """Take one card."""
        hand = self._k.hand
        for card in sorted(set(self._k.display)):
            yield self.promise((), add(hand, card)), {"do": "take", "card": CARDS[card]}

    def lays(self) -> Iterator[tuple[float, Document]]:
        """Lay the display cards that are still to be laid in this turn, with hand cards where they help."""
        k = self._k
        blocks = sorted(self.display_blocks(), key=lambda block: (-self._worth(block), block))[:PAIRS_TRIED]
        best: dict[tuple[int, str] | None, float] = {}
        for block in blocks:
            laid, sources, hand = self.with_hand(block)
            worth = self.promise(laid, hand)
            first = (laid[0], sources[0]) if laid else None
            if first not in best or worth > best[first]:
                best[first] = worth
        for first, worth in best.items():
            if first is None:
                yield worth, {"do": "done"}
            else:
                yield worth, {"do": "lay", "card": CARDS[first[0]], "from": first[1]}

    def display_blocks(self) -> set[Block]:
        """Every order of display cards that completes the laying turn."""
        blocks: set[Block] = {()}
        for _ in range(2 - self._k.laid_display):
            blocks = {
                (*block, card)
                for block in blocks
                for card in set(self._k.display)
                if block.count(card) < self._k.display.count(card)
            }
        return blocks

    def with_hand(self, block: Block) -> tuple[Block, list[str], Hand]:
        """Insert hand cards one by one where they improve the line by more than they are worth in the hand."""
        hand = self._k.hand
        sources = ["display"] * len(block)
        while True:
            gain, at, card = self.best_insertion(block, hand, 0)
            if gain <= self._guess.hold:
                return block, sources, hand
            block = (*block[:at], card, *block[at:])
            sources.insert(at, "hand")
            hand = add(hand, card, -1)

    def best_insertion(self, block: Block, hand: Hand, start: int, factor: float = 1.0) -> tuple[float, int, int]:
        """The hand card that gains most if it is added to the block, and where; what the hand loses is counted."""
        best = (0.0, 0, 0)
        before = self._worth(block)
        held = self.abilities(hand)
        for card in range(KINDS):
            if hand[card]:
                loss = held - self.abilities(add(hand, card, -1))
                for at in range(start, len(block) + 1):
                    gain = factor * (self._worth((*block[:at], card, *block[at:])) - before) - loss
                    if gain > best[0]:
                        best = (gain, at, card)
        return best

    def promise(self, block: Block, hand: Hand) -> float:
        """The line with the block, what the hand can add to it later, and the abilities that stay in the hand."""
        worth = self._worth(block)
        start = len(block)
        if self._later:
            while True:
                gain, at, card = self.best_insertion(block, hand, start, self._later)
                if gain <= 0:
                    break
                worth += gain
                block = (*block[:at], card, *block[at:])
                before, hand = hand, add(hand, card, -1)
                worth += self.abilities(before) - self.abilities(hand)
        return worth + self.abilities(hand)

    def abilities(self, hand: Hand) -> float:
        """What the birds in hand are worth for their abilities (B-A1)."""
        k = self._k
        limit = 2 if k.expert else 1
        worth = 0.0
        for bird in Bird:
            usable = min(sum(hand[4 * bird : 4 * bird + 4]), limit - k.uses[k.seat][bird])
            if usable > 0:
                worth += usable * self._guess.held[bird]
        return worth


def two_runs(line, f):
    a = b = n = 0
    carries = CARRIES[f]
    for card in line:
        if carries[card]:
            n += 1
            continue
        if n > b:
            if n > a:
                a, b = n, a
            else:
                b = n
        n = 0
    if n > b:
        if n > a:
            a, b = n, a
        else:
            b = n
    return a + b


def add(hand: Hand, card: int, copies: int = 1) -> Hand:
    """The hand with a card more, or less."""
    return (*hand[:card], hand[card] + copies, *hand[card + 1 :])
