"""A bound on what a collapse can bring: the heart of the proof that a plan is the best one.

Every set of a collapse is a piece of a run left of a gap and one right of it, and all cards between the two are gone
by then. Sets never interleave, so the sets of a whole collapse hang together like brackets. The relaxation looks for
the best brackets, with the rules' order of things forgotten but for three facts that are cheap to keep:

- between the two pieces of a set lies at least one card;
- a set takes all it can (B-E3). A piece inside another set, right beside one of its cards, cannot share the feature
  with that card: it is still there, and would be taken too;
- of two equal cards side by side, neither can be left by a set that takes the other.

That a box is filled only once is not kept, but paid for: each set pays a price for its box, and what boxes bring in
the end is asked of a table (endings.py) with the same prices added. Whatever the prices, the sum of both is never
less than the best collapse (Lagrange's relaxation, with the boxes in the middle); a few steps along a subgradient
bring it down to, mostly, the exact value.
"""

from voliera.games.birdie.rules.state import has
from voliera.games.birdie.solve.values import ALL_BOXES, FEATURE_COUNT, POINT
from voliera.games.birdie.solve.workspace import NEVER, PRICES, SIDES
from voliera.kernel import Record, rule

DROPPED = FEATURE_COUNT
"""The price's place of a set that is given to the Pigeon: there the ending pays, and the set is paid."""
FREE, LEFT, RIGHT, BOTH = 0, 1, 2, 3
"""Which of a bracket's neighbours are cards of the set around it: none, the left, the right one, both."""
PATIENCE = 4
"""Steps without a better bound before they get smaller."""
LONGEST_STRIDE = 20 * POINT
"""How far one step may go where no good play is known yet."""


@rule
def best_brackets(w: Record, row: int) -> int:
    """The best brackets of a row's line at the prices in `trial_price`."""
    n = int(w.cards[row])
    filled = int(w.filled[row])
    pigeons = int(w.pigeons[row])
    for j in range(n + 2):
        w.free[n, j] = 0
        w.free[n + 1, j] = 0
        w.fixed[n, j] = 0
    for i in range(n - 1, -1, -1):
        for e in range(i, n + 1):
            for sides in range(SIDES):
                w.best[i, e, sides] = NEVER
        card = int(w.line[row, i])
        for season in range(2):
            feature = 4 + (card & 3) if season else card >> 2
            if pigeons > 0 or not (filled >> feature) & 1:
                brackets_from(w, row, n, i, feature, (filled >> feature) & 1, pigeons)
        join_brackets(w, row, n, i)
    return int(w.free[0, n])


@rule
def brackets_from(w: Record, row: int, n: int, i: int, feature: int, is_filled: int, pigeons: int) -> None:
    """All brackets of a feature whose left piece begins with card i."""
    price = int(w.trial_price[feature])
    dropped = -int(w.trial_price[DROPPED]) if pigeons > 0 else NEVER
    left_end = i == 0 or not has(w.line[row, i - 1], feature)
    last = i
    while last < n and has(w.line[row, last], feature):
        for start in range(last + 2, n):
            stop = start
            while stop < n and has(w.line[row, stop], feature):
                stop += 1
                size = last - i + 1 + stop - start
                place = feature
                worth = NEVER if is_filled else int(w.sets[feature, size]) - price
                if dropped > worth:
                    place = DROPPED
                    worth = dropped
                worth += w.fixed[last + 1, start]
                how = place | (last << 4) | (start << 11)
                right_end = stop == n or not has(w.line[row, stop], feature)
                keep_better(w, i, stop, FREE, worth, how)
                if left_end:
                    keep_better(w, i, stop, LEFT, worth, how)
                    if right_end:
                        keep_better(w, i, stop, BOTH, worth, how)
                if right_end:
                    keep_better(w, i, stop, RIGHT, worth, how)
        last += 1


@rule
def keep_better(w: Record, i: int, stop: int, sides: int, worth: int, how: int) -> None:
    """Write a bracket down if there is none as good."""
    if worth > w.best[i, stop, sides]:
        w.best[i, stop, sides] = worth
        w.how[i, stop, sides] = how


@rule
def behind(w: Record, row: int, e: int) -> int:
    """Where brackets may go on behind one that ends before card e: a card equal to its last one is lost."""
    return e + 1 if w.line[row, e] == w.line[row, e - 1] else e


@rule
def join_brackets(w: Record, row: int, n: int, i: int) -> None:
    """The best of the cards from i on: leave card i out, or one bracket from there and the best of what follows."""
    w.free[i, i] = 0
    w.fixed[i, i] = 0
    for j in range(i + 1, n + 1):
        w.free[i, j] = w.free[i + 1, j]
        w.fixed[i, j] = w.free[i + 1, j]
    for e in range(i + 3, n):
        w.free[i, e] = max(w.free[i, e], w.best[i, e, RIGHT])
        w.fixed[i, e] = max(w.fixed[i, e], w.best[i, e, BOTH])
        worth = w.best[i, e, FREE]
        if worth > 0:
            there = behind(w, row, e)
            fixed_worth = w.best[i, e, LEFT]
            for j in range(e + 1, n + 1):
                w.free[i, j] = max(w.free[i, j], worth + w.free[there, j])
                w.fixed[i, j] = max(w.fixed[i, j], fixed_worth + w.free[there, j])
    w.free[i, n] = max(w.free[i, n], w.best[i, n, FREE])
    w.fixed[i, n] = max(w.fixed[i, n], w.best[i, n, LEFT])


@rule
def read_back(w: Record, row: int) -> None:
    """Count in `paid` which prices the best brackets pay."""
    n = int(w.cards[row])
    for place in range(PRICES):
        w.paid[place] = 0
    w.interval[0, 0] = 0
    w.interval[0, 1] = n
    w.interval[0, 2] = 0
    waiting = 1
    while waiting > 0:
        waiting -= 1
        i = int(w.interval[waiting, 0])
        j = int(w.interval[waiting, 1])
        fixed = int(w.interval[waiting, 2])
        while i < j:
            worth = w.fixed[i, j] if fixed else w.free[i, j]
            if worth == w.free[i + 1, j]:
                i += 1
                fixed = 0
                continue
            e = bracket_end(w, row, i, j, fixed, worth)
            how = int(w.how[i, e, fixed + RIGHT if e == j and j < n else fixed])
            w.paid[how & 15] += 1
            w.interval[waiting, 0] = ((how >> 4) & 127) + 1
            w.interval[waiting, 1] = how >> 11
            w.interval[waiting, 2] = 1
            waiting += 1
            i = behind(w, row, e) if e < j else e
            fixed = 0


@rule
def bracket_end(w: Record, row: int, i: int, j: int, fixed: int, worth: int) -> int:
    """Where the bracket ends that begins with card i in the best ones of i … j-1."""
    e = i + 3
    while e < j:
        if w.best[i, e, FREE] > 0 and w.best[i, e, fixed] + w.free[behind(w, row, e), j] == worth:
            break
        e += 1
    return e


@rule
def best_ending(w: Record, row: int) -> int:
    """The boxes (and, above them, the Pigeons) for which an ending and the prices come to most."""
    filled = int(w.filled[row])
    pigeons = int(w.pigeons[row])
    spent = int(w.had_pigeons) - pigeons
    empty = ALL_BOXES & ~filled
    boxes = empty
    best = 2 * NEVER
    found = 0
    while True:
        paid = 0
        for box in range(FEATURE_COUNT):
            if (boxes >> box) & 1:
                paid += w.trial_price[box]
        for dropped in range(pigeons + 1):
            worth = paid + dropped * w.trial_price[DROPPED] + w.ends[spent + dropped, filled | boxes]
            if worth > best:
                best = worth
                found = boxes | (dropped << FEATURE_COUNT)
        if boxes == 0:
            return found
        boxes = (boxes - 1) & empty


@rule
def ending_worth(w: Record, row: int, chosen: int) -> int:
    """What the ending of `best_ending` comes to, prices included."""
    dropped = chosen >> FEATURE_COUNT
    spent = int(w.had_pigeons) - int(w.pigeons[row]) + dropped
    worth = int(w.ends[spent, int(w.filled[row]) | (chosen & ALL_BOXES)]) + dropped * int(w.trial_price[DROPPED])
    for box in range(FEATURE_COUNT):
        if (chosen >> box) & 1:
            worth += int(w.trial_price[box])
    return worth


@rule
def most(w: Record, row: int, steps: int, target: int) -> int:
    """No collapse of a row's line brings more, sets and ending together.

    Takes up to `steps` steps from the row's prices, fewer once the bound is down to `target`, and leaves the best
    prices there. Every sum is a multiple of `grain`, so a bound in between is rounded down.
    """
    for place in range(PRICES):
        w.trial_price[place] = w.price[row, place]
    grain = int(w.grain)
    bound = -NEVER
    pace = 1.0
    waited = 0
    for step in range(steps):
        worth = best_brackets(w, row)
        chosen = best_ending(w, row)
        worth += ending_worth(w, row, chosen)
        waited += 1
        if worth < bound:
            bound = worth
            waited = 0
            for place in range(PRICES):
                w.price[row, place] = w.trial_price[place]
        elif waited >= PATIENCE:
            pace *= 0.6
            waited = 0
        if bound // grain * grain <= target or step == steps - 1:
            break
        read_back(w, row)
        square = 0
        for place in range(PRICES):
            square += excess(w, chosen, place) ** 2
        if square == 0:
            break
        stride = pace * min(max(worth - target, POINT // 2), LONGEST_STRIDE) / square
        for place in range(PRICES):
            w.trial_price[place] += int(stride * excess(w, chosen, place))
        w.trial_price[DROPPED] = min(0, w.trial_price[DROPPED])
    return bound // grain * grain


@rule
def excess(w: Record, chosen: int, place: int) -> int:
    """How much more often the brackets pay a price than the ending is paid it."""
    if place == DROPPED:
        return int(w.paid[DROPPED]) - (chosen >> FEATURE_COUNT)
    return int(w.paid[place]) - ((chosen >> place) & 1)
