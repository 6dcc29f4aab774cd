"""The record of Birdie as plain Python numbers and lists, with names where there are some."""

from voliera.birdie.components import CARDS, FIRST_SEASON
from voliera.birdie.deal import stop_at
from voliera.reading import Reading


class Table(Reading):
    """One table of Birdie at one moment."""

    @property
    def stop(self) -> int:
        """Where the Stop card lies in the stock; the cards under it follow."""
        at: int = stop_at(self._states[0])
        return at

    def hand_of(self, seat: int) -> list[str]:
        """A hand, ordered by bird and season."""
        return [CARDS[card] for card, copies in enumerate(self.hand[seat]) for _ in range(copies)]

    def line_of(self, seat: int) -> list[str]:
        """A line, first card laid first."""
        return names(self.line[seat][: self.line_n[seat]])


def names(cards: list[int]) -> list[str]:
    """Card numbers as names."""
    return [CARDS[card] for card in cards]


def carries(card: int, feature: int) -> bool:
    """Whether a card has the feature."""
    return feature in (card >> 2, FIRST_SEASON + (card & 3))


def sorted_as_text(*cards: int) -> list[str]:
    """Card names in the order of their text, as the public history lists them."""
    return sorted(CARDS[card] for card in cards)
