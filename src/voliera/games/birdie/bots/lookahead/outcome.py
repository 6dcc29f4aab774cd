"""What a drafted round comes to: each line as it will be scored, and from the totals who wins.

In the standard game the split of every line is exact, with the Pigeon; the Owl is added to what it writes. Robin and
Woodpecker count as what they bring on average.
In the expert game a line is collapsed chain by chain, always by the best next chain: nearly what the solver finds, in
microseconds.
"""

from voliera.games.birdie.bots.lookahead.hand import take_hand
from voliera.games.birdie.rules.box import FIRST_SEASON, OWL_LIMIT, SHORTEST_SET, Bird
from voliera.games.birdie.rules.state import NONE, Variant
from voliera.games.birdie.solve.layers import FEATURE, LENGTH, PAIR, best_choice, fill_layers, trace, worth_of
from voliera.games.birdie.solve.values import POINT
from voliera.kernel import Cards, Record, rule
from voliera.kernel.exact import exp

USUAL_LINE = 12.0
FIRST_TO_PASS = 0.3
"""What it is worth to win a tie (B-F2), in points."""


@rule
def settle(s: Record, d: Record) -> None:
    """Everybody has passed: project all totals, and share the win by them."""
    highest = -1e9
    for seat in range(s.players):
        take_hand(s, d, seat)
        total = (
            d.sure[seat] + s.pass_points[seat, s.round_no - 1] + line_worth(s, d, seat) + other_abilities(s, d, seat)
        )
        if s.pass_order[s.players - 1] == seat:
            total += d.begins
        if s.pass_order[0] == seat:
            total += FIRST_TO_PASS
        d.totals[seat] = total
        highest = max(highest, total)
    everybody = 0.0
    for seat in range(s.players):
        d.shares[seat] = exp((d.totals[seat] - highest) / d.soft)
        everybody += d.shares[seat]
    for seat in range(s.players):
        d.shares[seat] /= everybody


@rule
def usable(d: Record, seat: int, bird: int) -> int:
    """How often the tried hand allows an ability (B-A1)."""
    return min(int(d.in_hand[bird]), int(d.uses[seat, bird]))


@rule
def other_abilities(s: Record, d: Record, seat: int) -> float:
    """Robin and Woodpecker, which would have to be tried out: what they bring to a line of that length on average."""
    full = min(1.0, s.line_n[seat] / USUAL_LINE)
    worth = usable(d, seat, Bird.ROBIN.value) * d.held[seat, Bird.ROBIN.value]
    worth += usable(d, seat, Bird.WOODPECKER.value) * d.held[seat, Bird.WOODPECKER.value] * full
    return worth  # type: ignore[no-any-return]


@rule
def line_worth(s: Record, d: Record, seat: int) -> float:
    """What the seat's line will bring, in points, with Pigeon and Owl."""
    n = int(s.line_n[seat])
    if n < 2:
        return 0.0
    owls = usable(d, seat, Bird.OWL.value)
    if s.variant == Variant.EXPERT:
        d.lowest = OWL_LIMIT
        worth = collapse_worth(s, d, seat, n)
        return worth + owls * max(0.0, d.lowest - d.owl_costs[seat]) if worth > 0 else 0.0
    pigeons = usable(d, seat, Bird.PIGEON.value)
    filled = int(d.filled[seat])
    ends = d.ends[seat]
    sets = d.sets[seat]
    w = d.layers
    fill_layers(w, w.worth, s.line[seat], n, sets, filled, SHORTEST_SET, pigeons)
    choice = best_choice(w, w.worth, n, ends, filled)
    worth = worth_of(w, w.worth, n, choice, ends, filled) / POINT
    if owls > 0 and choice != 0:
        worth += owl_worth(d, seat, trace(w, w.worth, s.line[seat], n, choice, sets, SHORTEST_SET), filled)
    return worth


@rule
def owl_worth(d: Record, seat: int, pieces: int, filled: int) -> float:
    """What the Owl adds to a split: the lowest value written once more, into the best box that is left (B-A5)."""
    w = d.layers
    lowest = OWL_LIMIT
    for i in range(pieces):
        if w.pieces[i, FEATURE] != PAIR:
            filled |= 1 << int(w.pieces[i, FEATURE])
            lowest = min(lowest, int(w.pieces[i, LENGTH]))
    most = 0.0
    for feature in range(8):
        if (filled >> feature) & 1 == 0:
            most = max(most, d.sets[seat, feature, lowest] / POINT - d.owl_costs[seat])
    return most


@rule
def collapse_worth(s: Record, d: Record, seat: int, n: int) -> float:
    """Collapse a line by the chain that gains most together with the best one after it, until nothing is gained."""
    filled = int(d.filled[seat])
    worth = 0.0
    for i in range(n):
        d.chain[i] = s.line[seat, i]
    while n > 2:
        most = 0.0
        at = NONE
        for i in range(1, n - 1):
            gain = chain_worth(d, seat, d.chain, n, i, filled)
            if s.single_chain == 0:
                left = close_gap(d, d.chain, n, d.after)
                gain += best_chain(d, seat, d.after, left, int(d.filled_now))
            if gain > most:
                most = gain
                at = i
        if at == NONE:
            break
        d.shortest = OWL_LIMIT
        worth += chain_worth(d, seat, d.chain, n, at, filled)
        d.lowest = min(d.lowest, d.shortest)
        filled = int(d.filled_now)
        n = close_gap(d, d.chain, n, d.chain)
        if s.single_chain:
            break
    return worth


@rule
def best_chain(d: Record, seat: int, line: Cards, n: int, filled: int) -> float:
    """What the best chain of a line gains."""
    most = 0.0
    for i in range(1, n - 1):
        most = max(most, chain_worth(d, seat, line, n, i, filled))
    return most


@rule
def close_gap(d: Record, line: Cards, n: int, out: Cards) -> int:
    """The line after a chain: what is left of it to the left and to the right; returns how many cards that are."""
    left = int(d.gap_start)
    right = int(d.gap_end)
    for i in range(left):
        out[i] = line[i]
    for i in range(right, n):
        out[left + i - right] = line[i]
    return n - (right - left)


@rule
def chain_worth(d: Record, seat: int, line: Cards, n: int, at: int, filled: int) -> float:
    """Remove a card, and follow the chain; returns what it gains, and leaves on the desk what has gone.

    Where two features are shared, the one is used that gains more (B-E4).
    """
    left = at - 1
    right = at + 1
    worth = 0.0
    while left >= 0 and right < n:
        one = int(line[left])
        two = int(line[right])
        best = -1.0
        used = NONE
        length = 0
        for i in range(2):
            same = one >> 2 == two >> 2 if i == 0 else one & 3 == two & 3
            if same:
                feature = one >> 2 if i == 0 else FIRST_SEASON + (one & 3)
                size = run_at(line, n, left, -1, feature) + run_at(line, n, right, 1, feature)
                gain = 0.0 if (filled >> feature) & 1 else d.gain[seat, feature, size]
                if gain > best:
                    best = gain
                    used = feature
                    length = size
        if used == NONE:
            break
        worth += best
        if best > 0.0:
            filled |= 1 << used
            d.shortest = min(d.shortest, length)
        left -= run_at(line, n, left, -1, used)
        right += run_at(line, n, right, 1, used)
    d.gap_start = left + 1
    d.gap_end = right
    d.filled_now = filled
    return worth


@rule
def run_at(line: Cards, n: int, start: int, way: int, feature: int) -> int:
    """How many cards from `start` on, to one side, carry the feature."""
    i = start
    while 0 <= i < n:
        card = int(line[i])
        if feature < FIRST_SEASON:
            if card >> 2 != feature:
                break
        elif FIRST_SEASON + (card & 3) != feature:
            break
        i += way
    return (i - start) * way
