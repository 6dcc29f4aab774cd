"""What the greedy bot thinks things are worth: points, and a guess of what follows.

The numbers of `Guess` were found by letting bots with different guesses play each other; they are rough, and only
their order of size matters. In the second round nothing follows, so the rules' points are nearly all there is.
"""

from dataclasses import dataclass
from math import exp

from voliera.birdie.components import FIRST_SEASON, LONGEST_SET, OWL_LIMIT, TROPHY_POINTS
from voliera.solve.knowledge import Knowledge
from voliera.solve.prices import FEATURE_COUNT, Prices, flap_gains, takes_trophy


@dataclass(frozen=True, slots=True)
class Guess:
    """The bot's guesses, in points."""

    box: float  # a box kept open in the first round
    flap: float  # a flap marked in the first round: it makes the later, dearer ones come nearer
    costs: tuple[float, float, float, float]  # an ability played in the first round (robin, owl, pigeon, woodpecker)
    held: tuple[float, float, float, float]  # an ability's card in the hand, before scoring
    turn: float  # what a turn brings
    line_card: float  # what a card in another seat's line brings
    tail: float = 0.0
    runs: float = 0.0
    card: float = 0.0
    pass_bias: float = 0.0
    later: float = 0.8
    hold: float = 0.2
    later_pass: float = 1.0
    lead: float = 0.0
    pair: float = 0.0


STANDARD = Guess(
    box=2.5,
    flap=1.7,
    costs=(0.5, 1.5, 1.5, 1.0),
    held=(1.3, 3.0, 2.5, 2.0),
    turn=2.5,
    line_card=1.3,
    tail=0.5,
    pass_bias=-1.5,
)
EXPERT = Guess(
    box=2.5,
    flap=1.7,
    costs=(0.3, 0.8, 0.8, 0.5),
    held=(1.3, 2.5, 2.5, 2.0),
    turn=2.5,
    line_card=1.3,
    tail=0.4,
    card=0.5,
    runs=0.2,
    pass_bias=-1.0,
)

TROPHY_STAYS = (0, 0, 0.25, 0.45, 0.65, 0.8, 0.9, 0.95)
"""How likely a trophy is to stay, by the value that took it, while others may still write."""


def guesses(k: Knowledge) -> Guess:
    """The guesses for the variant that is played."""
    return EXPERT if k.expert else STANDARD


def prices(k: Knowledge, guess: Guess) -> Prices:
    """Worth of sets, flaps and the Owl, as the solvers take them."""
    first_round = k.round_no == 1
    kept = guess.box if first_round else 0.0
    rows = tuple(
        ()
        if k.filled >> feature & 1
        else tuple(
            v + trophy(k, feature, v) - kept - (guess.pair if v == 2 and first_round else 0)
            for v in range(LONGEST_SET + 1)
        )
        for feature in range(FEATURE_COUNT)
    )
    flaps: tuple[float, ...] = flap_gains(k)
    if first_round:
        room = len(k.flap_points) - 1 - k.flaps[k.seat]
        flaps = tuple(guess.flap * min(count, room) for count in range(len(flaps)))
    costs = guess.costs if first_round else (0.0, 0.0, 0.0, 0.0)
    return Prices(rows, flaps, tuple(row[: OWL_LIMIT + 1] for row in rows), costs)


def trophy(k: Knowledge, feature: int, value: int) -> float:
    """What taking a trophy with this value is worth: less while others may still take it away."""
    if feature >= FIRST_SEASON or not takes_trophy(k, feature, value):
        return 0.0
    if k.round_no == 2 and all(k.has_scored(seat) for seat in range(k.players) if seat != k.seat):
        stays = 1.0
    else:
        stays = TROPHY_STAYS[min(value, len(TROPHY_STAYS) - 1)]
    return TROPHY_POINTS * stays


def win_share(k: Knowledge, guess: Guess, gain: float) -> float:
    """A rough estimate of the win share if the seat gains so many points: a soft maximum of the projected totals."""
    projected = []
    for seat in range(k.players):
        more = gain if seat == k.seat else 0.0
        if seat != k.seat and not k.has_scored(seat):
            more = guess.line_card * k.line_sizes[seat] + k.hand_sizes[seat]
        projected.append(k.total(seat) + more)
    highest = max(projected)
    weights = [exp((points - highest) / SOFTNESS) for points in projected]
    return weights[k.seat] / sum(weights)


SOFTNESS = 8.0
"""Points of difference that make a win about e times likelier."""
