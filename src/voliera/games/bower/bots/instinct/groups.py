"""What a tile's squares do to groups: which ones they join, and what that is worth (W-B1, W-E2).

A square is worth the same for every half tile of its kin: of one material, with as many gems, with shells or without.
There are few kins among the tiles, so each is looked at once. And squares that join the same groups differ only in the
empty squares beside them, so the rest is worked out by set of groups.
"""

from voliera.games.bower.bots.instinct.columns import EARNED
from voliera.games.bower.bots.instinct.tables import ROOM_BELOW, ROOMS, SLOPE, SLOPE_GRAIN
from voliera.games.bower.bots.instinct.taste import Taste
from voliera.games.bower.bots.instinct.work import GROUPS, plain
from voliera.games.bower.rules.box import MATERIALS
from voliera.games.bower.rules.gems import ENOUGH
from voliera.games.bower.rules.nest import count
from voliera.games.bower.rules.state import MATERIALS_COUNTED, SEATS, SQUARES
from voliera.kernel import Record, rule

SET = (1 << GROUPS) - 1
"""The bits of a set of groups."""


@rule
def lasting(w: Record, lead: float) -> float:
    """From -1 to 1: whether a lead in a group lasts."""
    at = int(lead * w.steep * SLOPE_GRAIN)
    return float(w.slope[SLOPE + max(-SLOPE, min(SLOPE, at))])


@rule
def look_at_groups(w: Record, seat: int) -> None:
    """How strong both are in each material, and which of the seat's groups each empty square would join."""
    other = SEATS - 1 - seat
    for material in range(MATERIALS_COUNTED):
        w.lead[material] = lasting(w, float(plain(w.best[seat, material]) - plain(w.best[other, material])))
    w.kins_known = 0
    live = 0
    for material in range(len(MATERIALS)):
        live = join_groups(w, seat, material, live)
    empty = int(w.empty)
    n = 0
    for square in range(SQUARES):
        if (empty >> square) & 1:
            w.square[n] = square
            n += 1
            w.free[square] = count(int(w.beside[square]) & empty)
            joins = 0
            for i in range(live):
                joins |= ((int(w.live_near[i]) >> square) & 1) << int(w.live_bit[i])
            w.joins[square] = joins
    w.squares_n = n


@rule
def join_groups(w: Record, seat: int, material: int, live: int) -> int:
    """What the groups of a material are together, for every set of those that can still grow.

    They are written after the `live` ones of other materials; returns how many there are then.
    """
    w.joined_size[material, 0] = 0
    w.joined_gems[material, 0] = 0
    w.joined_spent[material, 0] = 0
    w.joined_near[material, 0] = 0
    w.joined_free[material, 0] = 0
    w.joined_hope[material, 0] = 0.0
    hoped = w.worth_bonus * w.taste[Taste.PROGRESS.value]
    n = 0
    for i in range(w.groups_n[seat, material]):
        near = int(w.group_near[seat, material, i]) & int(w.empty)
        if near == 0:
            continue
        w.live_near[live] = near
        w.live_bit[live] = GROUPS * material + n
        live += 1
        size = plain(w.group_size[seat, material, i])
        gems = plain(w.group_gems[seat, material, i])
        spent = 1 if gems >= ENOUGH else 0
        hope = 0.0 if spent else hoped * float(w.third[1, gems, count(near)])
        for rest in range(1 << n):
            both = rest | (1 << n)
            joined = int(w.joined_near[material, rest]) | near
            w.joined_size[material, both] = plain(w.joined_size[material, rest]) + size
            w.joined_gems[material, both] = plain(w.joined_gems[material, rest]) + gems
            w.joined_spent[material, both] = plain(w.joined_spent[material, rest]) | spent
            w.joined_near[material, both] = joined
            w.joined_free[material, both] = count(joined)
            w.joined_hope[material, both] = w.joined_hope[material, rest] + hope
        n += 1
    w.sets_n[material] = 1 << n
    return live


@rule
def look_at_squares(w: Record, seat: int, half: int) -> None:
    """What half a tile does to groups, on every empty square; what is known for its kin is known for it."""
    kin = plain(w.kin[half])
    if (int(w.kins_known) >> kin) & 1:
        return
    w.kins_known |= 1 << kin
    material = plain(w.material[half])
    look_at_sets(w, seat, material, 1, plain(w.gems[half]), plain(w.shells[half]))
    hoped = w.worth_bonus * w.taste[Taste.PROGRESS.value]
    for i in range(w.squares_n):
        square = plain(w.square[i])
        joined = (plain(w.joins[square]) >> (GROUPS * material)) & SET
        to_come = float(w.growth[plain(w.set_room[joined]) + plain(w.free[square])])
        w.single[kin, square] = w.set_gain[joined] + hoped * to_come


@rule
def look_at_pairs(w: Record, seat: int, material: int, gems: int, shells: int) -> None:
    """What a whole tile of one material does to groups, in every place where it fits."""
    look_at_sets(w, seat, material, 2, gems, shells)
    hoped = w.worth_bonus * w.taste[Taste.PROGRESS.value]
    for at in range(w.places_n):
        low = plain(w.place_low[at])
        high = plain(w.place_high[at])
        joined = ((plain(w.joins[low]) | plain(w.joins[high])) >> (GROUPS * material)) & SET
        free = plain(w.free[low]) + plain(w.free[high]) - 2
        to_come = float(w.growth[plain(w.set_room[joined]) + free])
        w.pair[at] = w.set_gain[joined] + hoped * to_come


@rule
def look_at_sets(w: Record, seat: int, material: int, n: int, gems: int, shells: int) -> None:
    """What `n` squares gain by each set of groups that they may join: a larger group, and gems.

    What gems may still come by empty squares beside them is left to be added. Those squares that lie beside a joined
    group as well are counted twice.
    """
    best = plain(w.best[seat, material])
    theirs = plain(w.best[SEATS - 1 - seat, material])
    more = w.taste[Taste.GROUP_SHELL.value] if shells > 0 else 0.0
    can_earn = gems > 0 or w.joining_gems != 0
    for joined in range(w.sets_n[material]):
        gain = 0.0
        size = n + plain(w.joined_size[material, joined])
        if material < MATERIALS_COUNTED and size >= best:
            gain = w.taste[Taste.GROUP.value] * (lasting(w, float(size - theirs) + more) - w.lead[material])
        needed = ENOUGH
        if w.worth_bonus > 0.0:
            together = gems + plain(w.joined_gems[material, joined])
            gain -= w.joined_hope[material, joined]
            if together < ENOUGH:
                needed = together
            elif can_earn and w.joined_spent[material, joined] == 0:
                gain += EARNED
        w.set_gain[joined] = gain
        free = plain(w.joined_free[material, joined])
        w.set_room[joined] = ROOMS * needed + ROOM_BELOW + free - (n if joined != 0 else 0)
