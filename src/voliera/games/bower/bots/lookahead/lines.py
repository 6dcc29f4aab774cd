"""The turn that a move begins, as the search means to play it: a tile is taken, and then one is laid."""

from collections.abc import Sequence

import numpy as np

from voliera.bots.tree import NOTHING, ROOT
from voliera.games.bower.border.actions import Action, to_document
from voliera.games.bower.border.table import Table
from voliera.games.bower.bots.instinct.placing import PLAYED
from voliera.games.bower.rules.nest import FACINGS
from voliera.games.bower.rules.numbers import HAND, PLACE, STEPS
from voliera.games.bower.rules.state import SQUARES, STATE, Phase
from voliera.games.bower.rules.steps import advance
from voliera.kernel import SILENT, Record, States, thaw


def line_of(root: States, trees: Sequence[States], move: int, steps: Sequence[int]) -> list[Action]:
    """The actions of the turn, the move first: as far as nothing is drawn in between."""
    line = [to_document(Table(root), steps)]
    following = favourite(trees, move)
    if root["phase"][0] != Phase.TAKE or following is None or following < PLAYED:
        return line
    seat = int(root["seat"][0])
    after = thaw(root[:1].tobytes(), STATE)
    advance(after, steps[0], SILENT, np.zeros(STEPS, np.int16))
    tile, place = divmod(following - PLAYED, FACINGS * SQUARES)
    hand = after["hand"][0, seat, : int(after["hand_n"][0, seat])].tolist()
    if after["phase"][0] != Phase.PLAY or after["seat"][0] != seat or tile not in hand:
        return line
    return [*line, to_document(Table(after), [HAND + hand.index(tile), PLACE + place])]


def favourite(trees: Sequence[States], move: int) -> int | None:
    """The move that was tried most often after a move at the root."""
    visits: dict[int, int] = {}
    for tree in trees:
        t = tree[0]
        for at in children(t, ROOT):
            if t.move[at] == move:
                for next_at in children(t, at):
                    following = int(t.move[next_at])
                    visits[following] = visits.get(following, 0) + int(t.visits[next_at])
    return min(visits, key=lambda one: (-visits[one], one)) if visits else None


def children(t: Record, node: int) -> list[int]:
    """The nodes after a node."""
    found = []
    at = int(t.child[node])
    while at != NOTHING:
        found.append(at)
        at = int(t.sibling[at])
    return found
