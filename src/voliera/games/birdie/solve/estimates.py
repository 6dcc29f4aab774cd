"""What the bots think things are worth: points, and a guess of what follows.

What it is worth to enter the second round with this many boxes open, this many flaps marked, and as the one who begins,
was found by playing second rounds from many such starts, and asking which lead in points would be as good
(tools/birdie_worths.py). The other numbers of `Guess` were found by letting bots with different guesses play each
other; they are rough. In the second round nothing follows, and the rules' points are nearly all there is.
"""

from dataclasses import dataclass, replace
from functools import cache

from voliera.games.birdie.rules.box import LONGEST_SET, OWL_LIMIT, TROPHY_POINTS
from voliera.games.birdie.rules.state import NONE
from voliera.games.birdie.solve.knowledge import Knowledge
from voliera.games.birdie.solve.values import (
    BOX_SETS,
    FEATURE_COUNT,
    NOTHING_OPEN,
    Values,
    flap_gains,
    trophy_threshold,
)
from voliera.kernel.exact import exp

PerBird = tuple[float, float, float, float]
"""A number for each bird: robin, owl, pigeon, woodpecker."""


@dataclass(frozen=True, slots=True)
class Guess:
    """The bot's guesses, in points."""

    open: tuple[float, ...]  # this many boxes open when the second round begins
    flaps: tuple[float, ...]  # this many flaps marked by then, beyond their points: the next ones are dearer
    begins: float  # beginning the second round
    costs: PerBird  # an ability played in the first round, that the second then lacks
    held: PerBird  # an ability's card in the hand, before scoring
    turn: float  # what a turn brings
    reluctance: float  # how much passing is put off while there is one other player
    tail: float  # a card of the run at the end of the line, which may grow
    runs: float  # a card of the two longest runs of a feature, which a collapse may join
    card: float  # any card of the line
    later: float  # how much of a hand card's use survives until it is laid
    planned: int  # how many hand cards are thought of as laid later; further ones hardly change the order of things

    def marked(self, flaps: int) -> float:
        """What this many marked flaps promise; those beyond the tenth promise no more."""
        return self.flaps[min(flaps, len(self.flaps) - 1)]


STANDARD = Guess(
    open=(-12.0, -10.9, -8.9, -6.9, -5.1, -3.6, -2.2, -0.9, 0.0),
    flaps=(0.0, 0.8, 1.75, 2.75, 3.8, 4.25, 4.6, 4.8, 4.8, 4.8, 4.8),
    begins=1.35,
    costs=(0.2, 0.3, 0.5, 0.1),
    held=(1.4, 2.8, 1.6, 1.5),
    turn=2.5,
    reluctance=1.5,
    tail=0.5,
    runs=0.0,
    card=0.0,
    later=0.8,
    planned=3,
)
EXPERT = Guess(
    open=(-3.2, -2.8, -2.3, -1.7, -1.1, -0.7, -0.45, -0.1, 0.0),
    flaps=(0.0, 0.5, 0.85, 1.05, 1.3, 1.6, 1.7, 1.7, 1.7, 1.7, 1.7),
    begins=1.5,
    costs=(0.0, 0.0, 0.0, 0.0),
    held=(1.4, 3.0, 0.4, 0.7),
    turn=3.5,
    reluctance=1.0,
    tail=0.2,
    runs=0.2,
    card=0.4,
    later=0.8,
    planned=3,
)

STANDARD_MANY = replace(
    STANDARD,
    open=(-22.0, -16.7, -12.9, -9.6, -7.0, -4.7, -2.9, -1.3, 0.0),
    flaps=(0.0, 1.1, 2.3, 3.4, 4.6, 4.8, 4.8, 4.8, 4.8, 4.8, 4.8),
    begins=0.9,
    costs=(0.6, 0.1, 1.8, 0.5),
)
"""With three and four players, where second rounds are long."""
EXPERT_MANY = replace(
    EXPERT,
    open=(-9.0, -6.3, -4.2, -2.8, -1.75, -1.05, -0.5, 0.0, 0.0),
    flaps=(0.0, 1.0, 2.0, 2.8, 3.6, 4.2, 4.6, 4.6, 4.6, 4.6, 4.6),
    begins=0.9,
)

TROPHY_STAYS = (0, 0, 0.25, 0.45, 0.65, 0.8, 0.9, 0.95)
"""How likely a trophy is to stay, by the value that took it, while others may still write."""
WITHOUT_TROPHY = tuple(float(value) for value in range(LONGEST_SET + 1))
LINE_CARD = 1.3
"""What a card in another seat's line will bring."""
HAND_CARD = 1.0
"""What a card in another seat's hand will bring."""
SOFTNESS = 8.0
"""A lead of this many points makes a win about e times likelier."""


def guesses(k: Knowledge) -> Guess:
    """The guesses for the table of a seat."""
    return guess_for(k.players, k.expert)


def guess_for(players: int, expert: bool) -> Guess:
    """The guesses for the variant that is played, and the number of players."""
    if players == 2:
        return EXPERT if expert else STANDARD
    return EXPERT_MANY if expert else STANDARD_MANY


def worths(k: Knowledge, guess: Guess) -> Values:
    """Worth of sets, flaps, the Owl and abilities, as the solvers take them."""
    rows = tuple(with_trophy(k, feature) for feature in range(FEATURE_COUNT))
    owl = tuple(row[: OWL_LIMIT + 1] for row in rows)
    flaps: tuple[float, ...] = flap_gains(k)
    if k.round_no == 2:
        return Values(rows, flaps, owl)
    marked = k.flaps[k.seat]
    later = (guess.marked(marked + count) - guess.marked(marked) for count in range(len(flaps)))
    flaps = tuple(points + more for points, more in zip(flaps, later, strict=True))
    return Values(rows, flaps, owl, open_boxes(guess), guess.costs)


@cache
def open_boxes(guess: Guess) -> tuple[float, ...]:
    """What is guessed of open boxes, for each set of them."""
    if not any(guess.open):
        return NOTHING_OPEN
    return tuple(guess.open[boxes.bit_count()] for boxes in range(BOX_SETS))


def with_trophy(k: Knowledge, feature: int) -> tuple[float, ...]:
    """What a set of each length is worth, with a trophy taken by it: less while others may still take it away.

    Taken from another player, it also costs that one its points; with two players that counts as much again.
    """
    threshold = trophy_threshold(k, feature)
    if threshold == LONGEST_SET:
        return WITHOUT_TROPHY
    worth = float(TROPHY_POINTS)
    if k.trophies[feature] != NONE:
        worth += TROPHY_POINTS / (k.players - 1)
    stays = k.round_no == 2 and all(k.has_scored(seat) for seat in range(k.players) if seat != k.seat)
    likely = (1.0,) if stays else TROPHY_STAYS
    return tuple(
        value + (worth * likely[min(value, len(likely) - 1)] if value > threshold else 0.0)
        for value in range(LONGEST_SET + 1)
    )


def win_share(k: Knowledge, gain: float) -> float:
    """A rough estimate of the win share if the seat gains this many points: a soft maximum of the projected totals."""
    projected = [float(k.total(seat)) for seat in range(k.players)]
    for seat in range(k.players):
        if seat == k.seat:
            projected[seat] += gain
        elif not k.has_scored(seat):
            projected[seat] += LINE_CARD * k.line_sizes[seat] + HAND_CARD * k.hand_sizes[seat]
    highest = max(projected)
    weights = [exp((points - highest) / SOFTNESS) for points in projected]
    return weights[k.seat] / sum(weights)
