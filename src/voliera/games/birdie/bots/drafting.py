"""The greedy bot's turn: take a card, lay two and more, or pass (B-T1 to B-T8), whatever promises most."""

from collections.abc import Iterator

from voliera.documents import Document
from voliera.games.birdie.bots.promise import Block, Hand, Promise, add
from voliera.games.birdie.rules.box import CARDS
from voliera.games.birdie.rules.state import Phase
from voliera.games.birdie.solve.estimates import Guess
from voliera.games.birdie.solve.knowledge import Knowledge

BLOCKS_TRIED = 4
"""Orders of display cards for which hand cards are tried, too."""
MOST_FROM_HAND = 4
"""Hand cards that are planned into one laying turn at once; more may follow once these are laid."""
HELD_BACK = 0.2
"""What a hand card must gain to be laid now: later there may be a better place."""


class Drafting:
    """One decision in a turn."""

    def __init__(self, k: Knowledge, guess: Guess) -> None:
        """All that is compared goes through one `Promise`."""
        self._k = k
        self._guess = guess
        self._promise = Promise(k, guess)

    def candidates(self) -> list[tuple[float, Document]]:
        """First actions with the points they promise, best first."""
        found: list[tuple[float, Document]] = []
        if self._k.phase == Phase.TURN:
            found.append((self.passing(), {"do": "pass"}))
            found += self.takes()
        if self._k.laid_display + len(self._k.display) >= 2:
            found += self.lays()
        return sorted(found, key=lambda candidate: -candidate[0])

    def passing(self) -> float:
        """Pass now: the line as it is, the abilities in hand, the pass points, and what is forgone (B-T7).

        With one other player left a pass ends the round for both but for one turn (B-T8), so nothing is forgone. With
        more the others go on, and a later pass would still give some points.
        """
        others = self._k.others_in
        points = 2.0 * others
        if others == 1:
            points -= self._guess.reluctance
        elif others > 1:
            points -= self._guess.turn * max(0.0, self._promise.turns - 1) + 0.5 * (others - 1)
        return self._promise.line(()) + self._promise.abilities(self._k.hand) + points

    def takes(self) -> Iterator[tuple[float, Document]]:
        """Take one card into the hand (B-T1)."""
        for card in sorted(set(self._k.display)):
            yield self._promise.of((), add(self._k.hand, card)), {"do": "take", "card": CARDS[card]}

    def lays(self) -> Iterator[tuple[float, Document]]:
        """Lay the display cards that this turn still needs, with hand cards where they help (B-T2)."""
        blocks = sorted(self.display_blocks(), key=lambda block: (-self._promise.line(block), block))
        best: dict[tuple[int, str], float] = {}
        for block in blocks[:BLOCKS_TRIED]:
            laid, sources, hand = self.with_hand(block)
            if not laid:
                yield self._promise.of(laid, hand), {"do": "done"}
                return
            first = (laid[0], sources[0])
            best[first] = max(self._promise.of(laid, hand), best.get(first, float("-inf")))
        for (card, source), worth in best.items():
            yield worth, {"do": "lay", "card": CARDS[card], "from": source}

    def layings(self) -> Iterator[tuple[float, Block, list[str]]]:
        """Every order of display cards, without and with hand cards: promise, cards, and where each comes from."""
        for block in self.display_blocks():
            laid, sources, hand = self.with_hand(block)
            yield self._promise.of(laid, hand), laid, sources
            if len(laid) > len(block):
                yield self._promise.of(block, self._k.hand), block, ["display"] * len(block)

    def display_blocks(self) -> list[Block]:
        """Return every order of display cards that completes the laying turn; an empty one if both are laid.

        Sorted: a set of tuples has another order on another machine, and promises depend on the order of asking.
        """
        display = self._k.display
        blocks: set[Block] = {()}
        for _ in range(2 - self._k.laid_display):
            blocks = {(*block, card) for block in blocks for card in display if block.count(card) < display.count(card)}
        return sorted(blocks)

    def with_hand(self, block: Block) -> tuple[Block, list[str], Hand]:
        """Insert hand cards one by one where they improve the line by more than they are worth in the hand."""
        hand = self._k.hand
        sources = ["display"] * len(block)
        for _ in range(MOST_FROM_HAND):
            gain, at, card = self._promise.best_insertion(block, hand, 0)
            if gain <= HELD_BACK:
                break
            block = (*block[:at], card, *block[at:])
            sources.insert(at, "hand")
            hand = add(hand, card, -1)
        return block, sources, hand
