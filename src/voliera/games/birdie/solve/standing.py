"""Collapses judged quickly: what a chain gains, and what a line comes to if it is played on greedily.

Where a scoring stands is a packed number: boxes filled, flaps marked, Pigeons left, lowest value written, the smallest
set that may be written, and the gap that the last chain has left. Compiled code keeps it in registers.
"""

from voliera.games.birdie.rules.box import FIRST_SEASON, OWL_LIMIT, SHORTEST_SET, Bird
from voliera.games.birdie.rules.scoring import owl_value
from voliera.games.birdie.solve.at_once import LOWEST, filled_boxes
from voliera.games.birdie.solve.layers import Cards
from voliera.games.birdie.solve.values import ALL_BOXES, FEATURE_COUNT, MOST_MARKS
from voliera.kernel import Record, rule

MARKS_AT, PIGEONS_AT, LOWEST_AT, SHORTEST_AT, GAP_AT, GAP_END_AT = 8, 12, 14, 17, 20, 27
"""Places in a packed standing; boxes are the first eight bits, and a lowest value of 0 means that none is written."""
FORBIDDEN = -(1 << 22)
"""What it costs to write a set that is too small for the value that the Owl is to copy."""


@rule
def uses_left(s: Record, bird: int) -> int:
    """How often the scoring seat can play an ability: uses left, and cards of that bird in the hand (B-A1)."""
    seat = int(s.seat)
    cards = 0
    for season in range(4):
        cards += int(s.hand[seat, 4 * bird + season])
    return max(0, min(cards, 2 - int(s.uses[seat, bird])))


@rule
def standing_of(s: Record, marked: int, case: int) -> int:
    """Where the scoring seat stands; `marked` flaps were there when its line was opened.

    In case 1, 2, 3 no sets below 3, 4, 5 cards are written, so that the Owl has as much to copy.
    """
    seat = int(s.seat)
    lowest = owl_value(s) if s.written != 0 else 0
    marks = int(s.flaps[seat]) - marked
    standing = filled_boxes(s, seat) | (marks << MARKS_AT) | (lowest << LOWEST_AT)
    standing |= (SHORTEST_SET + case) << SHORTEST_AT
    return standing | (uses_left(s, Bird.PIGEON.value) << PIGEONS_AT)


@rule
def gain_of_set(v: Record, standing: int, feature: int, size: int) -> int:
    """What writing a set gains, its flap and the box that is no longer open included; 0 where the box is filled."""
    filled = standing & ALL_BOXES
    if (filled >> feature) & 1:
        return 0
    if size < (standing >> SHORTEST_AT) & 7:
        return FORBIDDEN
    marks = (standing >> MARKS_AT) & 15
    gain = int(v.sets[feature, size]) + int(v.flaps[min(MOST_MARKS, marks + 1)]) - int(v.flaps[marks])
    left = ALL_BOXES & ~filled
    return gain + int(v.left[left & ~(1 << feature)]) - int(v.left[left])


@rule
def gain_of_pigeon(v: Record, standing: int) -> int:
    """What giving a set to the Pigeon gains (B-A4)."""
    if (standing >> PIGEONS_AT) & 3 == 0:
        return LOWEST
    marks = (standing >> MARKS_AT) & 15
    return int(v.flaps[min(MOST_MARKS, marks + 2)]) - int(v.flaps[marks]) - int(v.costs[Bird.PIGEON.value])


@rule
def after_set(v: Record, standing: int, feature: int, size: int) -> int:
    """Where the seat stands once a set has been written, lost, or given to the Pigeon, whichever gains most."""
    marks = (standing >> MARKS_AT) & 15
    if gain_of_pigeon(v, standing) > gain_of_set(v, standing, feature, size):
        return standing + ((min(MOST_MARKS, marks + 2) - marks) << MARKS_AT) - (1 << PIGEONS_AT)
    if (standing >> feature) & 1:
        return standing
    lowest = (standing >> LOWEST_AT) & 7
    now = min(OWL_LIMIT, size) if lowest == 0 else min(lowest, size)
    marked = (min(MOST_MARKS, marks + 1) - marks) << MARKS_AT
    return (standing | (1 << feature)) + marked + ((now - lowest) << LOWEST_AT)


@rule
def run_length(line: Cards, n: int, start: int, way: int, feature: int) -> int:
    """How many cards from `start` on, to one side, carry the feature."""
    i = start
    while 0 <= i < n:
        card = int(line[i])
        if card >> 2 != feature and FIRST_SEASON + (card & 3) != feature:
            break
        i += way
    return (i - start) * way


@rule
def follow(v: Record, line: Cards, n: int, at: int, standing: int) -> tuple[int, int]:
    """Remove a card and follow its chain (B-E2 to B-E8): what it gains, and where the seat stands then.

    Of two features that the cards beside the gap share, the one that gains more is used (B-E4).
    """
    left = at - 1
    right = at + 1
    gained = 0
    while left >= 0 and right < n:
        one = int(line[left])
        two = int(line[right])
        most = LOWEST
        used = -1
        before = 0
        behind = 0
        for by_season in range(2):
            same = one & 3 == two & 3 if by_season else one >> 2 == two >> 2
            if same:
                feature = FIRST_SEASON + (one & 3) if by_season else one >> 2
                to_left = run_length(line, n, left, -1, feature)
                to_right = run_length(line, n, right, 1, feature)
                gain = max(gain_of_set(v, standing, feature, to_left + to_right), gain_of_pigeon(v, standing))
                if gain > most:
                    most = gain
                    used = feature
                    before = to_left
                    behind = to_right
        if used < 0:
            break
        gained += most
        standing = after_set(v, standing, used, before + behind)
        left -= before
        right += behind
    plain = standing & ((1 << GAP_AT) - 1)
    return gained, plain | ((left + 1) << GAP_AT) | (right << GAP_END_AT)


@rule
def close_gap(line: Cards, n: int, standing: int, out: Cards) -> int:
    """The line without the gap that a chain has left; returns how many cards there are."""
    start = (standing >> GAP_AT) & 127
    end = (standing >> GAP_END_AT) & 127
    for i in range(start):
        out[i] = line[i]
    for i in range(end, n):
        out[start + i - end] = line[i]
    return n - (end - start)


@rule
def best_chain(v: Record, line: Cards, n: int, first: int, last: int, standing: int) -> int:
    """What the best chain from one of these cards gains, 0 without one."""
    most = 0
    for at in range(max(1, first), min(n - 2, last) + 1):
        gained, _ = follow(v, line, n, at, standing)
        most = max(most, gained)
    return most


@rule
def gain_of_owls(v: Record, standing: int, owls: int) -> int:
    """What the Owl adds at the end, each time in the box where that gains most (B-A5)."""
    lowest = (standing >> LOWEST_AT) & 7
    if lowest == 0:
        return 0
    left = ALL_BOXES & ~standing
    gained = 0
    for _ in range(owls):
        most = 0
        best = -1
        for box in range(FEATURE_COUNT):
            if (left >> box) & 1:
                gain = int(v.owl[box, lowest]) - int(v.costs[Bird.OWL.value])
                gain += int(v.left[left & ~(1 << box)]) - int(v.left[left])
                if gain > most:
                    most = gain
                    best = box
        if best < 0:
            break
        gained += most
        left &= ~(1 << best)
    return gained


@rule
def play_on(v: Record, line: Cards, n: int, standing: int, owls: int, chains: int, spare: Cards) -> int:
    """Collapse a line, which is used up, by at most this many chains; returns what it comes to with the Owl.

    Always the chain that gains most with the best one after it. A card that only lies in the way is removed for what
    the cards beside it gain then.
    """
    gained = 0
    best = gain_of_owls(v, standing, owls)
    while n > SHORTEST_SET and chains > 0:
        most = 0
        found = -1
        for at in range(1, n - 1):
            gain, then = follow(v, line, n, at, standing)
            if chains > 1:
                left = close_gap(line, n, then, spare)
                if gain == 0:
                    gain = best_chain(v, spare, left, at - 1, at, then)
                else:
                    gain += best_chain(v, spare, left, 1, left - 2, then)
            if gain > most:
                most = gain
                found = at
        if found < 0:
            break
        gain, standing = follow(v, line, n, found, standing)
        n = close_gap(line, n, standing, line)
        gained += gain
        chains -= 1
        best = max(best, gained + gain_of_owls(v, standing, owls))
    return best
