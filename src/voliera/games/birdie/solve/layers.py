"""The split of a line into sets (B-P4 to B-P6): a dynamic programme, one card at a time.

A layer holds, for the first cards of the line, the best worth of every choice of boxes; a set ends at the new card,
and the choices before it are looked up where it begins. Which boxes are filled is kept apart to the end, so that
flaps, the Owl, and boxes kept free can be added as any function of the choice (endings.py). Of several sets of one
feature only the largest is written, so a choice holds a feature at most once.

Only features that the line can bring take part: with k of them a layer has 2**k numbers. One further bit stands for a
pair given to the Pigeon (B-A4): two cards are enough, whatever their box, and more would only be wasted.
"""

import numpy as np
import numpy.typing as npt

from voliera.games.birdie.rules.box import FIRST_SEASON, SHORTEST_SET
from voliera.games.birdie.rules.state import LINE, share
from voliera.games.birdie.solve.values import BOX_SETS, FEATURE_COUNT, Table
from voliera.games.birdie.solve.workspace import NEVER
from voliera.kernel import Record, States, entry, rule

PAIR = FEATURE_COUNT
"""Stands for the feature of a pair given to the Pigeon."""
START, LENGTH, FEATURE = 0, 1, 2
NO_GAIN = np.float32(0)

Cards = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.int32]
Worths = npt.NDArray[np.float32]
Sets = Worths
"""Worths as `float32`: whole numbers of units up to 2**24 are exact in it, and four fit into a vector register."""


WORTHS = (LINE + 1, 2 * BOX_SETS)
"""The shape of the worths of all layers: [row, choice]."""
_NOTES = [
    ("choices", np.int32, (LINE + 1,)),  # [row]: how many there are
    ("row", np.int32, (LINE + 2,)),  # the row of the layer after this many cards; equal layers share one
    ("runs", np.int32, (2, LINE)),  # [bird or season, card]: how many cards up to this one share it
    ("bit", np.int32, (FEATURE_COUNT + 1,)),  # a feature's place in a choice, -1 without one; PAIR's, too
    ("boxes", np.int32, (2 * BOX_SETS,)),  # [choice]: the boxes it fills
    ("pieces", np.int32, (LINE, 3)),  # [number, START … FEATURE]: a split, left to right
    ("moved", np.int8, (LINE,)),  # a line with a card moved
]
NOTES = np.dtype((np.record, np.dtype(_NOTES, align=True)))
"""What is noted of the layers beside their worths, for callers that keep those elsewhere (selfplay/gpu.py)."""
LAYERS = np.dtype((np.record, np.dtype([("worth", np.float32, WORTHS), *_NOTES], align=True)))
"""Room to work in: one record."""


def new_layers() -> States:
    """Room for any line."""
    return np.zeros(1, LAYERS)


@rule
def take_part(w: Record, feature: int, known: int, filled: int) -> int:
    """Give a feature its place in the choices, unless it has one or its box is filled; returns how many have one.

    Places are given in the order in which features first bring a set: early layers stay small.
    """
    if w.bit[feature] >= 0 or (filled >> feature) & 1:
        return known
    w.bit[feature] = known
    for choice in range(1 << known):
        w.boxes[(1 << known) + choice] = w.boxes[choice] | (1 << feature)
    return known + 1


@rule
def end_set(w: Record, worths: Worths, row: int, before: int, bit: int, gain: np.float32) -> None:
    """Let a set end here: every choice without its box gets it, from the layer where it begins.

    The loops are plain enough for the compiler to take several choices at once.
    """
    box = 1 << bit
    new = worths[row]
    old = worths[before]
    choices = int(w.choices[before])
    if box >= choices:
        for choice in range(choices):
            worth = old[choice] + gain
            new[choice + box] = max(new[choice + box], worth)
    elif box == 1:
        for choice in range(0, choices, 2):
            worth = old[choice] + gain
            new[choice + 1] = max(new[choice + 1], worth)
    else:
        for high in range(0, choices, 2 * box):
            for choice in range(high, high + box):
                worth = old[choice] + gain
                new[choice + box] = max(new[choice + box], worth)


@rule
def fill_layers(
    w: Record, worths: Worths, line: Cards, n: int, sets: Sets, filled: int, shortest: int, pigeons: int
) -> None:
    """Compute all layers. Sets below `shortest` cards are not considered."""
    for feature in range(FEATURE_COUNT + 1):
        w.bit[feature] = -1
    w.boxes[0] = 0
    worths[0, 0] = 0
    w.choices[0] = 1
    w.row[0] = 0
    w.row[1] = 0
    w.runs[0, 0] = 1
    w.runs[1, 0] = 1
    known = 0
    row = 0
    for i in range(1, n):
        card = int(line[i])
        last = int(line[i - 1])
        bird_run = int(w.runs[0, i - 1]) + 1 if card >> 2 == last >> 2 else 1
        season_run = int(w.runs[1, i - 1]) + 1 if card & 3 == last & 3 else 1
        w.runs[0, i] = bird_run
        w.runs[1, i] = season_run
        w.row[i + 1] = row
        if bird_run < shortest and season_run < shortest and (pigeons == 0 or bird_run + season_run == 2):
            continue
        feature = FIRST_SEASON + (card & 3)
        if bird_run >= shortest:
            known = take_part(w, card >> 2, known, filled)
        if season_run >= shortest:
            known = take_part(w, feature, known, filled)
        if pigeons > 0:
            known = take_part(w, PAIR, known, filled)
        row += 1
        w.row[i + 1] = row
        w.choices[row] = 1 << known
        for choice in range(w.choices[row - 1]):
            worths[row, choice] = worths[row - 1, choice]
        for choice in range(w.choices[row - 1], w.choices[row]):
            worths[row, choice] = NEVER
        if w.bit[card >> 2] >= 0:
            for length in range(shortest, bird_run + 1):
                end_set(w, worths, row, int(w.row[i + 1 - length]), int(w.bit[card >> 2]), sets[card >> 2, length])
        if w.bit[feature] >= 0:
            for length in range(shortest, season_run + 1):
                end_set(w, worths, row, int(w.row[i + 1 - length]), int(w.bit[feature]), sets[feature, length])
        if w.bit[PAIR] >= 0:
            end_set(w, worths, row, int(w.row[i - 1]), int(w.bit[PAIR]), NO_GAIN)


@rule
def best_choice(w: Record, worths: Worths, n: int, ends: Table, filled: int) -> int:
    """The choice that comes to most with its ending."""
    last = worths[w.row[n]]
    choices = int(w.choices[w.row[n]])
    best = 2 * NEVER
    found = 0
    for choice in range(choices):
        boxes = w.boxes[choice]
        worth = last[choice] + ends[boxes >> FEATURE_COUNT, filled | (boxes & (BOX_SETS - 1))]
        if worth > best:
            best = worth
            found = choice
    return found


@rule
def worth_of(w: Record, worths: Worths, n: int, choice: int, ends: Table, filled: int) -> int:
    """What a choice comes to with its ending."""
    boxes = int(w.boxes[choice])
    ending = int(ends[boxes >> FEATURE_COUNT, filled | (boxes & (BOX_SETS - 1))])
    return int(worths[w.row[n], choice]) + ending


@rule
def split_worth(
    w: Record, line: Cards, n: int, sets: Sets, ends: Table, filled: int, shortest: int, pigeons: int
) -> int:
    """What the best split of a line comes to."""
    fill_layers(w, w.worth, line, n, sets, filled, shortest, pigeons)
    return worth_of(w, w.worth, n, best_choice(w, w.worth, n, ends, filled), ends, filled)


@entry
def split_pieces(
    works: States, line: Cards, n: int, sets: Sets, ends: Table, filled: int, shortest: int, pigeons: int
) -> int:
    """Write the best split of a line into `pieces`; returns how many pieces there are."""
    w = works[0]
    fill_layers(w, w.worth, line, n, sets, filled, shortest, pigeons)
    return trace(w, w.worth, line, n, best_choice(w, w.worth, n, ends, filled), sets, shortest)


@rule
def trace(w: Record, worths: Worths, line: Cards, n: int, choice: int, sets: Sets, shortest: int) -> int:
    """Write the split of a choice into `pieces`, left to right; returns how many pieces there are."""
    count = 0
    end = n
    while choice != 0:
        worth = worths[w.row[end], choice]
        before = int(w.row[end - 1])
        if choice < w.choices[before] and worths[before, choice] == worth:
            end -= 1
            continue
        feature, length = last_piece(w, worths, line, end, choice, worth, sets, shortest)
        end -= length
        choice -= 1 << int(w.bit[feature])
        w.pieces[count, START] = end
        w.pieces[count, LENGTH] = length
        w.pieces[count, FEATURE] = feature
        count += 1
    for i in range(count // 2):
        for field in range(3):
            kept = w.pieces[i, field]
            w.pieces[i, field] = w.pieces[count - 1 - i, field]
            w.pieces[count - 1 - i, field] = kept
    return count


@rule
def last_piece(
    w: Record, worths: Worths, line: Cards, end: int, choice: int, worth: int, sets: Sets, shortest: int
) -> tuple[int, int]:
    """Feature and length of the piece that ends here in a choice's best split."""
    card = int(line[end - 1])
    for season in range(2):
        feature = FIRST_SEASON + (card & 3) if season else card >> 2
        bit = int(w.bit[feature])
        if bit >= 0 and (choice >> bit) & 1:
            for length in range(shortest, w.runs[season, end - 1] + 1):
                before = int(w.row[end - length])
                rest = choice - (1 << bit)
                if rest < w.choices[before] and worths[before, rest] + sets[feature, length] == worth:
                    return feature, length
    return PAIR, SHORTEST_SET


@entry
def split_many(
    works: States,
    lines: Cards,
    n: int,
    sets: Sets,
    ends: Table,
    filled: int,
    shortest: int,
    pigeons: int,
    out: Numbers,
) -> None:
    """The worth of many lines of n cards in one call."""
    w = works[0]
    for i in range(len(lines)):
        out[i] = split_worth(w, lines[i], n, sets, ends, filled, shortest, pigeons)


@rule
def is_of_use(line: Cards, n: int, start: int, to: int) -> bool:
    """Whether moving a card makes a new line, and can make a set: beside a match, or where two cards meet behind it.

    Of equal cards side by side only the first need move, and beside an equal card one place is enough.
    """
    left = to - 1 if to <= start else to
    right = left + 1
    card = line[start]
    if (start > 0 and line[start - 1] == card) or (left >= 0 and line[left] == card):
        return False
    if 0 < start < n - 1 and share(line[start - 1], line[start + 1]):
        return True
    if left >= 0 and left != start and share(card, line[left]):
        return True
    return bool(right < n and right != start and share(card, line[right]))


@rule
def move_into(out: Cards, line: Cards, n: int, start: int, to: int) -> None:
    """The line after a Woodpecker (B-A2)."""
    at = 0
    for i in range(n):
        if i == to:
            out[i] = line[start]
        else:
            if at == start:
                at += 1
            out[i] = line[at]
            at += 1


@entry
def best_move(
    works: States,
    line: Cards,
    n: int,
    sets: Sets,
    ends: Table,
    shortest: Numbers,
    filled: int,
    pigeons: int,
) -> tuple[int, int, int]:
    """The best line after one move of the Woodpecker: its worth, and the move. `ends` has a table per threshold."""
    w = works[0]
    best = 2 * NEVER
    found = (0, 0)
    for start in range(n):
        for to in range(n):
            if to != start and to != start - 1 and is_of_use(line, n, start, to):
                move_into(w.moved, line, n, start, to)
                for i in range(len(shortest)):
                    worth = split_worth(w, w.moved, n, sets, ends[i], filled, int(shortest[i]), pigeons)
                    if worth > best:
                        best = worth
                        found = (start, to)
    return best, found[0], found[1]
