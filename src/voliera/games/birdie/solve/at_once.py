"""A whole scoring of the standard game at once, as compiled code: for self-play, on the CPU and inside CUDA kernels.

It plays what the planner plays with all abilities (`scoring.py`), by the same split, endings and worths: Robin first,
then the Woodpecker, then the best split for each value that the Owl may copy. Threads of a warp share the work: each
function that prepares tables does every `stride`-th number from `first` on; a single thread passes 0 and 1.
"""

import numpy as np
import numpy.typing as npt

from voliera.games.birdie.rules.box import FIRST_SEASON, LONGEST_SET, OWL_LIMIT, SHORTEST_SET, TROPHY_POINTS, Bird
from voliera.games.birdie.rules.numbers import AT, END, FEATURE, PIGEON, ROBIN, SPAN, SPAN_SEASON, WOODPECKER, WRITE
from voliera.games.birdie.rules.scoring import can_play, cards_under_stop, owl_value
from voliera.games.birdie.rules.state import LINE, NONE, Phase, Variant
from voliera.games.birdie.rules.steps import apply
from voliera.games.birdie.solve.estimates import TROPHY_STAYS, guess_for
from voliera.games.birdie.solve.layers import FEATURE as PIECE_FEATURE
from voliera.games.birdie.solve.layers import (
    LAYERS,
    LENGTH,
    PAIR,
    START,
    Cards,
    Worths,
    best_choice,
    fill_layers,
    is_of_use,
    move_into,
    trace,
    worth_of,
)
from voliera.games.birdie.solve.values import ALL_BOXES, BOX_SETS, FEATURE_COUNT, MOST_MARKS, POINT, in_units
from voliera.kernel import Log, Record, rule

Guesses = npt.NDArray[np.int32]

COPIED = OWL_LIMIT - SHORTEST_SET + 1
"""Values that the Owl may be planned to copy: 2 to 5."""
LOWEST = -(1 << 30)
OPEN_AT, FLAPS_AT, COSTS_AT, STAYS_AT = 0, 9, 20, 24

_VALUES = [
    ("sets", np.float32, (FEATURE_COUNT, LONGEST_SET + 1)),
    ("ends", np.int32, (COPIED, 3, BOX_SETS)),  # endings by the value that the Owl copies
    ("flaps", np.int32, (MOST_MARKS + 1,)),
    ("left", np.int32, (BOX_SETS,)),
    ("owl", np.int32, (FEATURE_COUNT, OWL_LIMIT + 1)),
    ("costs", np.int32, (4,)),
]
VALUES = np.dtype((np.record, np.dtype(_VALUES, align=True)))
"""Values of a scoring, for threads that share them."""
_ROOM = [("line", np.int8, (LINE,)), ("spare", np.int8, (LINE,)), ("layers", LAYERS)]
WORK = np.dtype((np.record, np.dtype([*_VALUES, *_ROOM], align=True)))
"""Room to work in for a single thread: values, and the layers of one line."""


def guesses_of(players: int, variant: int) -> Guesses:
    """The guesses of `estimates.py` that a scoring needs, in units: open boxes, flaps, costs, trophies that stay."""
    guess = guess_for(players, variant == Variant.EXPERT)
    return in_units((*guess.open, *guess.flaps, *guess.costs, *TROPHY_STAYS))


@rule
def filled_boxes(s: Record, seat: int) -> int:
    """Bit per filled box."""
    filled = 0
    for feature in range(FEATURE_COUNT):
        if s.boxes[seat, feature] > 0:
            filled |= 1 << feature
    return filled


@rule
def set_worth(s: Record, feature: int, length: int, guesses: Guesses) -> int:
    """What a set in its box is worth, a trophy taken by it included (`estimates.trophy`)."""
    me = int(s.seat)
    worth = length * POINT
    if feature >= FIRST_SEASON or s.trophies[feature] == me:
        return worth
    for other in range(s.players):
        if other != me and s.boxes[other, feature] >= length:
            return worth
    trophy = TROPHY_POINTS * POINT
    if s.trophies[feature] != NONE:
        trophy += trophy // (int(s.players) - 1)
    if s.round_no == 2 and s.scored_n == s.players - 1:
        return worth + trophy
    return worth + trophy * int(guesses[STAYS_AT + min(length, 7)]) // POINT


@rule
def prepare_values(s: Record, v: Record, guesses: Guesses, first: int, stride: int) -> None:
    """Worths of sets, flaps, open boxes and abilities to the seat that scores."""
    lengths = LONGEST_SET + 1
    for at in range(first, FEATURE_COUNT * lengths, stride):
        feature = at // lengths
        length = at % lengths
        worth = set_worth(s, feature, length, guesses)
        v.sets[feature, length] = worth
        if length <= OWL_LIMIT:
            v.owl[feature, length] = worth
    marked = int(s.flaps[s.seat])
    boxes = int(s.flap_boxes)
    now = int(s.flap_values[marked - 1]) if marked > 0 else 0
    for count in range(first, MOST_MARKS + 1, stride):
        after = min(boxes, marked + count)
        gain = ((int(s.flap_values[after - 1]) if after > 0 else 0) - now) * POINT
        if s.round_no == 1:
            gain += int(guesses[FLAPS_AT + min(10, marked + count)]) - int(guesses[FLAPS_AT + min(10, marked)])
        v.flaps[count] = gain
    for boxes in range(first, BOX_SETS, stride):
        left = 0
        for box in range(FEATURE_COUNT):
            left += (boxes >> box) & 1
        v.left[boxes] = guesses[OPEN_AT + left] if s.round_no == 1 else 0
    for bird in range(first, 4, stride):
        v.costs[bird] = guesses[COSTS_AT + bird] if s.round_no == 1 else 0


@rule
def prepare_ends(s: Record, v: Record, owls: int, first: int, stride: int) -> int:
    """The endings for each value that the Owl may copy (`endings.tally`); returns the number of cases."""
    filled = filled_boxes(s, int(s.seat))
    cases = COPIED if owls > 0 else 1
    for at in range(first, BOX_SETS * cases, stride):
        case = at // BOX_SETS
        boxes = at % BOX_SETS
        end = int(v.left[ALL_BOXES & ~boxes])
        if owls > 0 and boxes != filled:
            for box in range(FEATURE_COUNT):
                if (boxes >> box) & 1 == 0:
                    gain = int(v.left[ALL_BOXES & ~(boxes | (1 << box))]) + int(v.owl[box, case + SHORTEST_SET])
                    end = max(end, gain - int(v.costs[Bird.OWL.value]))
        marks = 0
        for box in range(FEATURE_COUNT):
            marks += ((boxes & ~filled) >> box) & 1
        v.ends[case, 0, boxes] = end + int(v.flaps[min(MOST_MARKS, marks)])
        v.ends[case, 1, boxes] = end + int(v.flaps[min(MOST_MARKS, marks + 2)]) - int(v.costs[Bird.PIGEON.value])
    return cases


@rule
def line_worth(w: Record, worths: Worths, v: Record, line: Cards, n: int, filled: int, case: int, pigeons: int) -> int:
    """What a line comes to in one case, with the values of `v`; its layers are in `w` and `worths` then."""
    if n < SHORTEST_SET:
        return 0
    fill_layers(w, worths, line, n, v.sets, filled, SHORTEST_SET + case, pigeons)
    choice = best_choice(w, worths, n, v.ends[case], filled)
    return worth_of(w, worths, n, choice, v.ends[case], filled)


@rule
def put_into(out: Cards, line: Cards, n: int, at: int, card: int) -> None:
    """The line with a card inserted at a place."""
    for i in range(at):
        out[i] = line[i]
    out[at] = card
    for i in range(at, n):
        out[i + 1] = line[i]


@rule
def togetherness(line: Cards, n: int) -> int:
    """How much cards of a kind lie side by side (`early.togetherness`)."""
    score = 0
    bird_run = 0
    season_run = 0
    for i in range(1, n):
        a = int(line[i - 1])
        b = int(line[i])
        bird_run = bird_run + 1 if a >> 2 == b >> 2 else 0
        season_run = season_run + 1 if a & 3 == b & 3 else 0
        score += bird_run + season_run
    return score


@rule
def worth_alone(w: Record, line: Cards, n: int, filled: int, case: int, pigeons: int) -> int:
    """What a line comes to in one case, for a thread that shares nothing."""
    return line_worth(w.layers, w.layers.worth, w, line, n, filled, case, pigeons)


@rule
def play_robin(s: Record, w: Record, pigeons: int, log: Log) -> None:
    """Draw, and insert the card where the line is then worth most."""
    apply(s, ROBIN, log)
    seat = int(s.seat)
    n = int(s.line_n[seat])
    filled = filled_boxes(s, seat)
    best = LOWEST
    found = 0
    for at in range(n + 1):
        put_into(w.line, s.line[seat], n, at, int(s.drawn))
        worth = worth_alone(w, w.line, n + 1, filled, 0, pigeons)
        if worth > best:
            best = worth
            found = at
    apply(s, AT + found, log)


@rule
def play_woodpecker(s: Record, w: Record, pigeons: int, log: Log) -> None:
    """Make the best move, if it is worth more than it costs."""
    seat = int(s.seat)
    n = int(s.line_n[seat])
    filled = filled_boxes(s, seat)
    best = worth_alone(w, s.line[seat], n, filled, 0, pigeons) + int(w.costs[Bird.WOODPECKER.value])
    found = -1
    for start in range(n):
        for to in range(n):
            if to != start and to != start - 1 and is_of_use(s.line[seat], n, start, to):
                move_into(w.line, s.line[seat], n, start, to)
                worth = worth_alone(w, w.line, n, filled, 0, pigeons)
                if worth > best:
                    best = worth
                    found = LINE * start + to
    if found >= 0:
        move_by_woodpecker(s, found // LINE, found % LINE, log)


@rule
def move_by_woodpecker(s: Record, start: int, to: int, log: Log) -> None:
    """The three steps of a Woodpecker."""
    apply(s, WOODPECKER, log)
    apply(s, AT + start, log)
    apply(s, AT + to, log)


@rule
def write_best(s: Record, w: Record, worths: Worths, v: Record, case: int, log: Log) -> None:
    """Declare the best split of the line in a case, play the Pigeon, write, and play the Owl where it pays.

    The layers of the line in this case have been filled (`line_worth`).
    """
    seat = int(s.seat)
    n = int(s.line_n[seat])
    pieces = 0
    if n >= SHORTEST_SET:
        choice = best_choice(w, worths, n, v.ends[case], filled_boxes(s, seat))
        if choice != 0:
            pieces = trace(w, worths, s.line[seat], n, choice, v.sets, SHORTEST_SET + case)
    dropped = -1
    for k in range(pieces):
        start = int(w.pieces[k, START])
        feature = int(w.pieces[k, PIECE_FEATURE])
        if feature == PAIR:
            dropped = k
            a = int(s.line[seat, start])
            same_bird = a >> 2 == int(s.line[seat, start + 1]) >> 2
            feature = a >> 2 if same_bird else FIRST_SEASON + (a & 3)
        apply(s, AT + start, log)
        span = SPAN if feature < FIRST_SEASON else SPAN_SEASON
        apply(s, span + int(w.pieces[k, LENGTH]) - SHORTEST_SET, log)
    if dropped >= 0:
        apply(s, PIGEON, log)
        apply(s, AT + dropped, log)
    apply(s, WRITE, log)
    if s.phase == Phase.OWL and s.seat == seat:
        answer_owl(s, v, log)


@rule
def answer_owl(s: Record, v: Record, log: Log) -> None:
    """Copy into the box where that gains most, or decline."""
    value = owl_value(s)
    filled = filled_boxes(s, int(s.seat))
    most = 0
    step = END
    for box in range(FEATURE_COUNT):
        if (filled >> box) & 1 == 0:
            gain = int(v.owl[box, value]) - int(v.costs[Bird.OWL.value])
            gain += int(v.left[ALL_BOXES & ~(filled | (1 << box))]) - int(v.left[ALL_BOXES & ~filled])
            if gain > most:
                most = gain
                step = FEATURE + box
    apply(s, step, log)


@rule
def score_seat(s: Record, w: Record, guesses: Guesses, log: Log) -> None:
    """Score for the seat that is asked, from the opening of its line to its end, in one thread."""
    prepare_values(s, w, guesses, 0, 1)
    pigeons = 1 if can_play(s, Bird.PIGEON.value) else 0
    cases = prepare_ends(s, w, 1 if can_play(s, Bird.OWL.value) else 0, 0, 1)
    if cards_under_stop(s) > 0 and can_play(s, Bird.ROBIN.value):
        play_robin(s, w, pigeons, log)
    seat = int(s.seat)
    n = int(s.line_n[seat])
    if n >= SHORTEST_SET and can_play(s, Bird.WOODPECKER.value):
        play_woodpecker(s, w, pigeons, log)
    filled = filled_boxes(s, seat)
    best = LOWEST
    found = 0
    for case in range(cases):
        worth = worth_alone(w, s.line[seat], n, filled, case, pigeons)
        if worth > best:
            best = worth
            found = case
    if found < cases - 1:
        worth_alone(w, s.line[seat], n, filled, found, pigeons)
    write_best(s, w.layers, w.layers.worth, w, found, log)
