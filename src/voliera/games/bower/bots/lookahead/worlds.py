"""The eggs of a world: dealt by what the seat believes, after everything else was dealt again."""

from voliera.games.bower.rules.box import EGGS
from voliera.games.bower.rules.redeal import redeal
from voliera.games.bower.rules.state import COLUMNS, SEATS
from voliera.kernel import Record, States, below, draw, rule

GRAIN = 1 << 24


@rule
def deal(root: States, worlds: States, works: States, seat: int) -> None:
    """Deal a world that the seat cannot tell from the one at the root."""
    worlds[0] = root[0]
    w = works[0]
    low = draw(w)
    redeal(worlds[0], seat, low, draw(w), w.pool)
    deal_eggs(worlds[0], w, seat)


@rule
def deal_eggs(s: Record, w: Record, seat: int) -> None:
    """Give the other seat's columns one of the assignments that are believed possible; the rest lies aside."""
    if w.eggs_n == 0:
        return
    rest = below(s, GRAIN) / GRAIN
    chosen = 0
    while chosen < w.eggs_n - 1 and w.weight[chosen] <= rest:
        rest -= w.weight[chosen]
        chosen += 1
    left = (1 << len(EGGS)) - 1
    for column in range(COLUMNS):
        if column % SEATS != seat:
            s.eggs[column] = w.eggs[chosen, column // SEATS]
        left &= ~(1 << int(s.eggs[column]))
    swap = below(s, 2)
    for egg in range(len(EGGS)):
        if (left >> egg) & 1:
            s.aside[swap] = egg
            swap = 1 - swap
