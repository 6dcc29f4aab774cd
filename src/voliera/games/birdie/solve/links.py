"""Chains, link by link: what removing a card can lead to, with every choice of feature and Pigeon (B-E2 to B-E8).

A chain is two pointers that move outwards from the gap, so its state is where they stand, the boxes filled, and the
Pigeons left. Of several ways to the same state only the best is kept.
"""

from voliera.games.birdie.rules.state import has
from voliera.games.birdie.solve.workspace import FILLED, LEFT, MOST_LINKS, NEVER, PIGEONS, RIGHT, WORTH
from voliera.kernel import Record, rule


@rule
def add_link(w: Record, count: int, left: int, right: int, filled: int, pigeons: int, worth: int) -> int:
    """Add a state, or improve the one that is there; returns the new count, MOST_LINKS + 1 if there is no room."""
    for i in range(min(count, MOST_LINKS)):
        if w.link[i, LEFT] == left and w.link[i, RIGHT] == right:
            if w.link[i, FILLED] == filled and w.link[i, PIGEONS] == pigeons:
                w.link[i, WORTH] = max(w.link[i, WORTH], worth)
                return count
    if count >= MOST_LINKS:
        return MOST_LINKS + 1
    w.link[count, LEFT] = left
    w.link[count, RIGHT] = right
    w.link[count, FILLED] = filled
    w.link[count, PIGEONS] = pigeons
    w.link[count, WORTH] = worth
    w.link_ended[count] = -1
    return count + 1


@rule
def add_settled(
    w: Record, count: int, left: int, right: int, filled: int, pigeons: int, worth: int, feature: int, size: int
) -> int:
    """A set has appeared: keep it, or give it to the Pigeon (B-E7, B-E8)."""
    bit = 1 << feature
    gain = int(w.sets[feature, size])
    if filled & bit:
        count = add_link(w, count, left, right, filled, pigeons, worth)
    elif gain > NEVER:
        count = add_link(w, count, left, right, filled | bit, pigeons, worth + gain)
    if pigeons > 0:
        count = add_link(w, count, left, right, filled, pigeons - 1, worth)
    return count


@rule
def next_link(w: Record, count: int) -> int:
    """The state with the narrowest gap that has not been looked at, -1 if there is none: no other leads back to it."""
    found = -1
    for i in range(count):
        if w.link_ended[i] < 0:
            if found < 0 or w.link[i, RIGHT] - w.link[i, LEFT] < w.link[found, RIGHT] - w.link[found, LEFT]:
                found = i
    return found


@rule
def follow(w: Record, row: int, count: int) -> int:
    """Follow a chain in a row's line from its first `count` states to all ends; returns how many states there are."""
    n = int(w.cards[row])
    i = next_link(w, count)
    while i >= 0:
        left = int(w.link[i, LEFT])
        right = int(w.link[i, RIGHT])
        filled = int(w.link[i, FILLED])
        pigeons = int(w.link[i, PIGEONS])
        worth = int(w.link[i, WORTH])
        w.link_ended[i] = 1
        if left >= 0 and right < n:
            card = int(w.line[row, left])
            for season in range(2):
                feature = 4 + (card & 3) if season else card >> 2
                if has(w.line[row, right], feature):
                    w.link_ended[i] = 0
                    start = left
                    while start >= 0 and has(w.line[row, start], feature):
                        start -= 1
                    stop = right
                    while stop < n and has(w.line[row, stop], feature):
                        stop += 1
                    size = left - start + stop - right
                    count = add_settled(w, count, start, stop, filled, pigeons, worth, feature, size)
        i = next_link(w, count) if count <= MOST_LINKS else -1
    return count
