"""What the greedy bot thinks things are worth: points, and a guess of what follows.

The numbers of `Guess` were found by letting bots with different guesses play each other; they are rough, and play
hardly changes if one of them is a fifth off. In the second round nothing follows, and the rules' points are nearly
all there is.
"""

from dataclasses import dataclass
from math import exp

from voliera.birdie.components import LONGEST_SET, OWL_LIMIT, SHORTEST_SET, TROPHY_POINTS
from voliera.solve.birdie.knowledge import Knowledge
from voliera.solve.birdie.values import FEATURE_COUNT, FREE, Values, flap_gains, trophy_threshold

PerBird = tuple[float, float, float, float]
"""A number for each bird: robin, owl, pigeon, woodpecker."""


@dataclass(frozen=True, slots=True)
class Guess:
    """The bot's guesses, in points."""

    box: float  # a box kept open in the first round
    pair: float  # how much more it hurts to fill one with a mere pair
    flap: float  # a flap marked in the first round: it brings the later, dearer ones nearer
    costs: PerBird  # an ability played in the first round, that the second then lacks
    held: PerBird  # an ability's card in the hand, before scoring
    turn: float  # what a turn brings
    reluctance: float  # how much passing is put off while there is one other player
    tail: float  # a card of the run at the end of the line, which may grow
    runs: float  # a card of the two longest runs of a feature, which a collapse may join
    card: float  # any card of the line


STANDARD = Guess(
    box=2.5,
    pair=1.3,
    flap=1.7,
    costs=(0.5, 1.2, 1.5, 1.0),
    held=(1.3, 3.0, 2.5, 2.0),
    turn=2.5,
    reluctance=1.5,
    tail=0.5,
    runs=0.0,
    card=0.0,
)
EXPERT = Guess(
    box=3.3,
    pair=0.0,
    flap=1.7,
    costs=(0.3, 0.5, 0.8, 0.5),
    held=(1.3, 2.5, 2.5, 2.0),
    turn=3.5,
    reluctance=1.0,
    tail=0.2,
    runs=0.2,
    card=0.4,
)

TROPHY_STAYS = (0, 0, 0.25, 0.45, 0.65, 0.8, 0.9, 0.95)
"""How likely a trophy is to stay, by the value that took it, while others may still write."""
LINE_CARD = 1.3
"""What a card in another seat's line will bring."""
HAND_CARD = 1.0
"""What a card in another seat's hand will bring."""
SOFTNESS = 8.0
"""A lead of so many points makes a win about e times likelier."""


def guesses(k: Knowledge) -> Guess:
    """The guesses for the variant that is played."""
    return EXPERT if k.expert else STANDARD


def worths(k: Knowledge, guess: Guess) -> Values:
    """Worth of sets, flaps, the Owl and abilities, as the solvers take them."""
    rows = tuple(
        tuple(value + trophy(k, feature, value) - _kept(k, guess, value) for value in range(LONGEST_SET + 1))
        for feature in range(FEATURE_COUNT)
    )
    flaps: tuple[float, ...] = flap_gains(k)
    if k.round_no == 1:
        room = len(k.flap_points) - 1 - k.flaps[k.seat]
        flaps = tuple(guess.flap * min(count, room) for count in range(len(flaps)))
    costs = guess.costs if k.round_no == 1 else FREE
    return Values(rows, flaps, tuple(row[: OWL_LIMIT + 1] for row in rows), costs=costs)


def _kept(k: Knowledge, guess: Guess, value: int) -> float:
    """What the box would be worth if it stayed open."""
    if k.round_no == 2:
        return 0.0
    return guess.box + guess.pair if value == SHORTEST_SET else guess.box


def trophy(k: Knowledge, feature: int, value: int) -> float:
    """What taking a trophy with this value is worth: less while others may still take it away."""
    if value <= trophy_threshold(k, feature):
        return 0.0
    if k.round_no == 2 and all(k.has_scored(seat) for seat in range(k.players) if seat != k.seat):
        return TROPHY_POINTS
    return TROPHY_POINTS * TROPHY_STAYS[min(value, len(TROPHY_STAYS) - 1)]


def win_share(k: Knowledge, gain: float) -> float:
    """A rough estimate of the win share if the seat gains so many points: a soft maximum of the projected totals."""
    projected = [float(k.total(seat)) for seat in range(k.players)]
    for seat in range(k.players):
        if seat == k.seat:
            projected[seat] += gain
        elif not k.has_scored(seat):
            projected[seat] += LINE_CARD * k.line_sizes[seat] + HAND_CARD * k.hand_sizes[seat]
    highest = max(projected)
    weights = [exp((points - highest) / SOFTNESS) for points in projected]
    return weights[k.seat] / sum(weights)
