"""The record as plain Python numbers and lists, for everything that is not rules: documents, events, reasons, text.

Reading single elements of a record through NumPy is slow; here every field that is asked for is read once, whole.
"""

from typing import Any

from voliera.birdie.components import CARDS, FIRST_SEASON
from voliera.birdie.deal import stop_at
from voliera.birdie.state import STATE
from voliera.kernel import States

FIELDS = frozenset(STATE.names or ())


class Table:
    """One table at one moment: the record's fields by their names, as integers and (nested) lists."""

    def __init__(self, states: States) -> None:
        """Read from the first record of the array, which must stay as it is meanwhile."""
        self._states = states

    def __getattr__(self, name: str) -> Any:
        """The fields of state.STATE, read at first use."""
        if name not in FIELDS:
            raise AttributeError(name)
        value = self._states[name][0].tolist()
        setattr(self, name, value)
        return value

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


def seat_or_none(seat: int) -> int | None:
    """A seat for a document."""
    return seat if seat >= 0 else None


def sorted_as_text(*cards: int) -> list[str]:
    """Card names in the order of their text, as the public history lists them."""
    return sorted(CARDS[card] for card in cards)
