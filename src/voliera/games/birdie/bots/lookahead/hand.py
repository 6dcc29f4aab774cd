"""The hand that is tried out, and what it promises."""

from voliera.games.birdie.bots.lookahead.desk import MOST_OF_A_KIND, TRIED, Taste
from voliera.games.birdie.rules.box import FIRST_SEASON, KINDS
from voliera.kernel import Record, rule


@rule
def take_hand(s: Record, d: Record, seat: int) -> None:
    """The tried hand is the seat's own: count its birds and seasons."""
    for feature in range(8):
        d.in_hand[feature] = 0
    d.kinds = 0
    for card in range(KINDS):
        copies = int(s.hand[seat, card])
        d.copies[card] = copies
        if copies > 0:
            d.in_hand[card >> 2] += copies
            d.in_hand[FIRST_SEASON + (card & 3)] += copies
            d.kinds |= 1 << card


@rule
def change_hand(d: Record, card: int, copies: int) -> None:
    """A card more in the tried hand, or less."""
    d.copies[card] += copies
    d.in_hand[card >> 2] += copies
    d.in_hand[FIRST_SEASON + (card & 3)] += copies
    if d.copies[card] > 0:
        d.kinds |= 1 << card
    else:
        d.kinds &= ~(1 << card)


@rule
def abilities(d: Record, seat: int) -> float:
    """What the birds in the tried hand are worth in the scoring (B-A1)."""
    worth = 0.0
    for bird in range(4):
        worth += min(int(d.in_hand[bird]), int(d.uses[seat, bird])) * d.held[seat, bird]
    return worth


@rule
def hand_worth(d: Record, seat: int, cards: int, patience: float) -> float:
    """What the tried hand promises: abilities, and cards that wait for their like."""
    if cards == 0:
        return 0.0
    taste = d.taste[seat]
    filled = int(d.filled[seat])
    waiting = taste[Taste.HELD] * cards
    for feature in range(8):
        n = min(MOST_OF_A_KIND, int(d.in_hand[feature]))
        if n > 1 and (filled >> feature) & 1 == 0:
            waiting += (taste[Taste.HELD_BIRD] if feature < FIRST_SEASON else taste[Taste.HELD_SEASON]) * (n - 1)
    last = int(d.last[TRIED])
    if last >= 0:
        if (filled >> (last >> 2)) & 1 == 0:
            waiting += taste[Taste.HELD_NEAR] * int(d.in_hand[last >> 2])
        if (filled >> (FIRST_SEASON + (last & 3))) & 1 == 0:
            waiting += taste[Taste.HELD_NEAR] * int(d.in_hand[FIRST_SEASON + (last & 3)])
    return waiting * patience + taste[Taste.ABILITY] * abilities(d, seat)  # type: ignore[no-any-return]
