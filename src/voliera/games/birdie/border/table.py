"""The record of Birdie as plain Python numbers and lists, with names where there are some."""

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Raw

from voliera.documents import REMEMBERED, written
from voliera.games.birdie.rules.box import CARDS, DECK, FIRST_SEASON, HALF, KINDS
from voliera.games.birdie.rules.state import DISPLAY, STATE
from voliera.reading import BLANK, Reading

LAID_FROM_DISPLAY = 2
NO_CARD = bytes([BLANK])


class Table(Reading, record=STATE):
    """One table of Birdie at one moment."""

    @property
    def stop(self) -> int:
        """Where the Stop card lies in the stock (deal.stop_at); the cards under it follow."""
        return (HALF if self.players == 2 and self.round_no == 1 else DECK) - int(self.players)

    def hand_of(self, seat: int) -> list[str]:
        """A hand, ordered by bird and season."""
        return hand(self.some(KINDS, "hand", seat)).copy()

    def hand_text(self, seat: int) -> Raw:
        """The same as JSON, to be put into a document that is going to be JSON."""
        return hand_text(self.some(KINDS, "hand", seat))

    @property
    def laid_from_display(self) -> int:
        """How many cards of the open laying turn come from the display."""
        return LAID_FROM_DISPLAY - self.some(LAID_FROM_DISPLAY, "laid_display").count(NO_CARD)

    @property
    def display_before(self) -> bytes:
        """The display as it was before the open laying turn."""
        return self.some(DISPLAY, "before").replace(NO_CARD, b"")

    def line_of(self, seat: int) -> list[str]:
        """A line, first card laid first."""
        return names(self.some(self.line_n[seat], "line", seat))


@lru_cache(maxsize=REMEMBERED)
def hand(copies: bytes) -> list[str]:
    """The cards of a hand, from how many there are of each kind."""
    return [name for name, count in zip(CARDS, copies, strict=True) for _ in range(count)]


@lru_cache(maxsize=REMEMBERED)
def hand_text(copies: bytes) -> Raw:
    """The same as JSON."""
    return written(hand(copies))


def names(cards: Iterable[int]) -> list[str]:
    """Card numbers as names."""
    return [CARDS[card] for card in cards]


def carries(card: int, feature: int) -> bool:
    """Whether a card has the feature."""
    return feature in (card >> 2, FIRST_SEASON + (card & 3))


PAIRS = tuple(tuple(sorted((one, other))) for one in CARDS for other in CARDS)


def sorted_as_text(one: int, other: int) -> list[str]:
    """The names of two cards in the order of their text, as the public history lists them."""
    return [*PAIRS[KINDS * one + other]]
