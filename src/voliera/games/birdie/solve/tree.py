"""The search for the best collapse: depth first, with the bound of relaxation.py and a table of bounds met before.

A position is a closed line, the boxes filled and the Pigeons left: the flaps marked so far follow from those, and
what can still be gained does not depend on the way that led here. Every position is a legal stop (B-E6). Removals
that bring nothing are moves like others: they can be worth it for what they bring together.

The table has a fixed size, and a new entry replaces what is there. It holds whole positions, so it is never mistaken,
and only proved bounds, so what it forgets is at worst proved again. Everything lives in the workspace, so a search can
stop after some positions and go on later: that is how it keeps to a time limit.

The search goes on question by question: what is the most that some position can bring? `next_question` says which
position is to be asked about, `answer` draws the conclusion. So the bound, by far the largest piece of code, is called
in one place only, and compiled once.
"""

from voliera.games.birdie.rules.state import NONE
from voliera.games.birdie.solve.links import add_link, add_settled, follow
from voliera.games.birdie.solve.relaxation import most
from voliera.games.birdie.solve.workspace import (
    AT,
    BOUND,
    ENTRY_BOUND,
    FILLED,
    LEFT,
    LEFT_OVER,
    MASK,
    MOST_KIDS,
    MOST_LINKS,
    MOVE_WIDTH,
    NEVER,
    PIGEONS,
    PRICES,
    REST,
    RIGHT,
    TRIAL,
    WORTH,
    TableOfBounds,
)
from voliera.kernel import Record, States, entry, rule

FIRST_STEPS = 40
CHILD_STEPS = 1
ENTRY_STEPS = 10
SCREEN_STEPS = 8
"""Steps towards a better bound: at the root; for each move; before a move is looked into; for one line of many."""

RUNNING, DONE, FULL = 0, 1, 2
"""How a search stands: not finished, finished with proof, or out of room (and without proof)."""

ROOT, CHAIN, OPEN, WEIGH, TRY, SCREEN = 0, 1, 2, 3, 4, 5
"""What comes next: a bound of the whole; the chain under way; the moves of a position; their bounds; their trial.

SCREEN is no search: many lines are only asked for their bounds.
"""


@entry
def proceed(works: States, table: TableOfBounds, budget: int) -> int:
    """Go on for about `budget` positions; returns how the search stands."""
    w = works[0]
    until = w.nodes + budget
    while w.status == RUNNING and w.nodes < until:
        row = next_question(w, table)
        if row != NONE:
            answer(w, table, most(w, row, int(w.steps), int(w.target)))
    return int(w.status)


@rule
def next_question(w: Record, table: TableOfBounds) -> int:
    """Go on to where a bound is needed; returns the row that it is needed for, or NONE to be asked again."""
    if w.stage == ROOT:
        w.steps = FIRST_STEPS
        w.target = w.incumbent
        return 0
    if w.stage == SCREEN:
        return screen_next(w)
    if w.stage == CHAIN:
        list_chain(w)
    elif w.stage == OPEN:
        list_moves(w)
    elif w.stage == WEIGH:
        return weigh_next(w, table)
    elif w.next_kid[w.depth] < w.first_kid[w.depth + 1]:
        return try_next(w, table)
    else:
        leave(w, table)
    return NONE


@rule
def answer(w: Record, table: TableOfBounds, bound: int) -> None:
    """Draw the conclusion from a bound."""
    d = int(w.depth)
    if w.stage == ROOT:
        w.root_bound = bound
        w.stage = OPEN
        if bound <= w.incumbent:
            w.status = DONE
    elif w.stage == SCREEN:
        w.screen_bound[w.asked] = bound
        w.asked += 1
    elif w.stage == WEIGH:
        kid = int(w.asked)
        remember(w, table, int(w.kid[kid, LEFT_OVER]), int(w.kid[kid, FILLED]), int(w.kid[kid, PIGEONS]), bound)
        judge(w, kid, bound)
    else:
        kid = int(w.next_kid[d]) - 1
        filled = int(w.kid[kid, FILLED])
        pigeons = int(w.kid[kid, PIGEONS])
        gain = int(w.kid[kid, WORTH])
        mask = int(w.kid[kid, LEFT_OVER])
        bound = min(bound, int(w.kid[kid, BOUND]) - gain)
        remember(w, table, mask, filled, pigeons, bound)
        if bound <= w.target:
            w.reach[d] = max(w.reach[d], gain + bound)
        else:
            w.mask[d + 1] = mask
            w.gained[d + 1] = w.gained[d] + gain
            w.depth = d + 1
            w.stage = OPEN


@rule
def screen_next(w: Record) -> int:
    """The next line that is only asked for its bound; each starts from the same prices."""
    if w.asked == w.screened:
        w.status = DONE
        return NONE
    for i in range(w.cards[0]):
        w.line[0, i] = w.screen_line[w.asked, i]
    for place in range(PRICES):
        w.price[0, place] = w.price[TRIAL, place]
    w.steps = SCREEN_STEPS
    w.target = w.incumbent
    w.nodes += 1
    return 0


@rule
def list_moves(w: Record) -> None:
    """Come to a position: stopping here is one play; then list what can be removed, and what comes of it."""
    d = int(w.depth)
    w.nodes += 1
    stop = int(w.ends[int(w.had_pigeons) - int(w.pigeons[d]), w.filled[d]])
    w.reach[d] = stop
    if w.gained[d] + stop > w.incumbent:
        w.incumbent = w.gained[d] + stop
        w.path_length = d
        for depth in range(d):
            for field in range(MOVE_WIDTH):
                w.path[depth, field] = w.kid[w.next_kid[depth] - 1, field]
    w.first_kid[d + 1] = w.first_kid[d]
    if d < w.limit:
        for at in range(w.cards[d]):
            add_ends(w, d, at, add_link(w, 0, at - 1, at + 1, int(w.filled[d]), int(w.pigeons[d]), 0))
    w.asked = w.first_kid[d]
    w.stage = WEIGH


@rule
def list_chain(w: Record) -> None:
    """The root is a chain that is under way: its ends are the moves, and there is no stopping before."""
    gap = int(w.gap)
    filled = int(w.filled[0])
    pigeons = int(w.pigeons[0])
    if w.formed_feature != NONE:
        feature, size = int(w.formed_feature), int(w.formed_size)
        count = add_settled(w, 0, gap - 1, gap, filled, pigeons, 0, feature, size)
    else:
        count = add_link(w, 0, gap - 1, gap, filled, pigeons, 0)
    w.reach[0] = 2 * NEVER
    w.first_kid[1] = 0
    add_ends(w, 0, gap, count)
    w.asked = 0
    w.stage = WEIGH


@rule
def add_ends(w: Record, d: int, at: int, count: int) -> None:
    """Follow a chain from its first states, and add its ends as moves."""
    count = follow(w, d, count)
    if count > MOST_LINKS:
        w.status = FULL
        return
    for i in range(count):
        if w.link_ended[i] == 1:
            add_kid(w, d, at, i)


@rule
def add_kid(w: Record, d: int, at: int, i: int) -> None:
    """Add one end of a chain as a move; of two that leave the same behind, the better one."""
    mask = int(w.mask[d])
    for card in range(w.link[i, LEFT] + 1, w.link[i, RIGHT]):
        mask &= ~(1 << int(w.place[d, card]))
    last = int(w.first_kid[d + 1])
    kid = int(w.first_kid[d])
    while kid < last and not (
        w.kid[kid, LEFT_OVER] == mask
        and w.kid[kid, FILLED] == w.link[i, FILLED]
        and w.kid[kid, PIGEONS] == w.link[i, PIGEONS]
    ):
        kid += 1
    if kid >= MOST_KIDS:
        w.status = FULL
        return
    if kid == last:
        w.first_kid[d + 1] = last + 1
    elif w.kid[kid, WORTH] >= w.link[i, WORTH]:
        return
    for field in range(AT):
        w.kid[kid, field] = w.link[i, field]
    w.kid[kid, AT] = at
    w.kid[kid, BOUND] = -NEVER
    w.kid[kid, LEFT_OVER] = mask


@rule
def weigh_next(w: Record, table: TableOfBounds) -> int:
    """The next move of this position whose bound is not known; when all are, sort them to be tried."""
    d = int(w.depth)
    while w.asked < w.first_kid[d + 1]:
        kid = int(w.asked)
        filled = int(w.kid[kid, FILLED])
        pigeons = int(w.kid[kid, PIGEONS])
        bound = remembered(w, table, int(w.kid[kid, LEFT_OVER]), filled, pigeons)
        if bound == -NEVER:
            lay_out(w, TRIAL, d, int(w.kid[kid, LEFT]), int(w.kid[kid, RIGHT]), filled, pigeons)
            w.steps = CHILD_STEPS
            w.target = w.incumbent - w.gained[d] - w.kid[kid, WORTH]
            return TRIAL
        judge(w, kid, bound)
    sort_kids(w, d)
    w.next_kid[d] = w.first_kid[d]
    w.stage = TRY
    return NONE


@rule
def judge(w: Record, kid: int, bound: int) -> None:
    """A move's bound is known: keep it to be tried, or strike it off."""
    d = int(w.depth)
    bound += int(w.kid[kid, WORTH])
    if w.gained[d] + bound > w.incumbent:
        w.kid[kid, BOUND] = bound
        w.asked = kid + 1
        return
    w.reach[d] = max(w.reach[d], bound)
    w.first_kid[d + 1] -= 1
    for field in range(MOVE_WIDTH):
        w.kid[kid, field] = w.kid[w.first_kid[d + 1], field]


@rule
def sort_kids(w: Record, d: int) -> None:
    """Promising moves first: by bound, then by what they bring at once."""
    for last in range(w.first_kid[d] + 1, w.first_kid[d + 1]):
        i = last
        while i > w.first_kid[d] and is_before(w, i, i - 1):
            for field in range(MOVE_WIDTH):
                kept = w.kid[i, field]
                w.kid[i, field] = w.kid[i - 1, field]
                w.kid[i - 1, field] = kept
            i -= 1


@rule
def is_before(w: Record, a: int, b: int) -> bool:
    """Whether move a is to be tried before move b."""
    if w.kid[a, BOUND] == w.kid[b, BOUND]:
        return bool(w.kid[a, WORTH] > w.kid[b, WORTH])
    return bool(w.kid[a, BOUND] > w.kid[b, BOUND])


@rule
def try_next(w: Record, table: TableOfBounds) -> int:
    """Make the next move, and ask closer; unless what was found meanwhile has made it pointless."""
    d = int(w.depth)
    kid = int(w.next_kid[d])
    w.next_kid[d] = kid + 1
    filled = int(w.kid[kid, FILLED])
    pigeons = int(w.kid[kid, PIGEONS])
    gain = int(w.kid[kid, WORTH])
    bound = min(int(w.kid[kid, BOUND]) - gain, remembered(w, table, int(w.kid[kid, LEFT_OVER]), filled, pigeons))
    w.target = w.incumbent - w.gained[d] - gain
    if bound <= w.target:
        w.reach[d] = max(w.reach[d], gain + bound)
        return NONE
    lay_out(w, d + 1, d, int(w.kid[kid, LEFT]), int(w.kid[kid, RIGHT]), filled, pigeons)
    w.steps = ENTRY_STEPS
    return d + 1


@rule
def lay_out(w: Record, row: int, d: int, left: int, right: int, filled: int, pigeons: int) -> None:
    """Make a row of what is left when the cards between `left` and `right` are gone from row d."""
    n = int(w.cards[d])
    for i in range(left + 1):
        w.line[row, i] = w.line[d, i]
        w.place[row, i] = w.place[d, i]
    for i in range(right, n):
        w.line[row, left + 1 + i - right] = w.line[d, i]
        w.place[row, left + 1 + i - right] = w.place[d, i]
    w.cards[row] = left + 1 + n - right
    w.filled[row] = filled
    w.pigeons[row] = pigeons
    for place in range(PRICES):
        w.price[row, place] = w.price[d, place]


@rule
def leave(w: Record, table: TableOfBounds) -> None:
    """A position is done with: what is proved of it goes into the table, and to the position above."""
    d = int(w.depth)
    if d == 0:
        w.status = DONE
        return
    remember(w, table, int(w.mask[d]), int(w.filled[d]), int(w.pigeons[d]), int(w.reach[d]))
    w.depth = d - 1
    w.reach[d - 1] = max(w.reach[d - 1], w.gained[d] - w.gained[d - 1] + w.reach[d])


@rule
def slot(table: TableOfBounds, mask: int, rest: int) -> int:
    """Where a position belongs in the table."""
    word = mask * 0x9E3779B97F4A7C1 ^ rest * 0x2545F4914F6CDD1
    word ^= (word >> 29) & 0x7FFFFFFFF
    word *= 0x3F58476D1CE4E5B
    return (word >> 20) & (len(table) - 1)


@rule
def rest_of(w: Record, filled: int, pigeons: int) -> int:
    """What belongs to a position beside its cards, and to which search."""
    return filled | (pigeons << 8) | (int(w.stamp) << 10)


@rule
def remember(w: Record, table: TableOfBounds, mask: int, filled: int, pigeons: int, bound: int) -> None:
    """Write a proved bound into the table."""
    rest = rest_of(w, filled, pigeons)
    i = slot(table, mask, rest)
    table[i, MASK] = mask
    table[i, REST] = rest
    table[i, ENTRY_BOUND] = bound


@rule
def remembered(w: Record, table: TableOfBounds, mask: int, filled: int, pigeons: int) -> int:
    """The bound that the table has for a position, -NEVER if it has none."""
    rest = rest_of(w, filled, pigeons)
    i = slot(table, mask, rest)
    if table[i, MASK] == mask and table[i, REST] == rest:
        return int(table[i, ENTRY_BOUND])
    return -NEVER
