"""Bower's heuristic level: the instinct, with its time taken: what it believes of the other's eggs, and what to deny.

It compares what actions promise, and does not play on. Columns count by what their eggs are, or are believed to be;
groups by how they can grow; gems by how near they are to a third; bonus tiles by what they were worth in many games.
"""

from random import Random
from typing import Any

from voliera.games.bower.border.actions import to_document
from voliera.games.bower.border.table import Table
from voliera.games.bower.bots.instinct.bonuses import DISCARDED
from voliera.games.bower.bots.instinct.taste import Taste
from voliera.games.bower.bots.knowledge import Knowledge
from voliera.games.bower.bots.lookahead.core import ALL_MOVES, Core
from voliera.games.bower.rules.numbers import HAND
from voliera.games.bower.rules.state import NONE, SEATS, Bonus, Phase
from voliera.kernel.exact import exp

DIGITS = 9
"""Gains that differ by less are equal."""
IMAGINED = 8
"""The number of worlds that stand for all, to see what the opponent could want."""
SOFTNESS = 1.5
"""A lead of this many eggs makes a win e times likelier."""


def candidates(k: Knowledge, chance: Random) -> list[dict[str, Any]]:
    """Actions with the win share they promise, best first; equal ones in random order."""
    core = Core(k.states(), k.seat, 0)
    table = Table(core.root)
    moves = core.moves(ALL_MOVES)
    more = second_thoughts(core, table)
    found = [(round(move.score + more.get(move.number, 0.0), DIGITS), move.steps) for move in moves]
    chance.shuffle(found)
    found.sort(key=lambda candidate: -candidate[0])
    return [{"action": to_document(table, steps), "value": 1 / (1 + exp(-gain / SOFTNESS))} for gain, steps in found]


def second_thoughts(core: Core, table: Table) -> dict[int, float]:
    """What moves are worth beside what the instinct sees in them, by number; mostly nothing."""
    if table.phase in (Phase.SETUP, Phase.TAKE):
        return denials(core)
    if table.phase == Phase.EFFECT and table.effect == Bonus.GIFT:
        return gifts(core, table.display[: table.display_n])
    if table.phase == Phase.DISCARD:
        states = core.root.copy()
        states["phase"] = Phase.PLAY
        best: dict[int, float] = {}
        for move in core.moves(ALL_MOVES, states):
            tile = table.hand[core.seat][move.steps[0] - HAND]
            best[DISCARDED + tile] = min(best.get(DISCARDED + tile, 0.0), -move.score)
        return best
    return {}


def denials(core: Core) -> dict[int, float]:
    """What it is worth to take each display tile away: what the other loses by it, as far as it is believed."""
    worths = wanted(core)
    much = float(core.works["taste"][0, Taste.DENIED])
    return {
        tile: much * max(0.0, worth - max((one for other, one in worths.items() if other != tile), default=worth))
        for tile, worth in worths.items()
    }


def gifts(core: Core, display: list[int]) -> dict[int, float]:
    """How much worse each display tile is for the other, who must play it, than the best of them."""
    worths = dict.fromkeys(display, 0.0)
    for world in core.imagine(IMAGINED):
        world["seat"], world["phase"], world["gift_seat"] = SEATS - 1 - core.seat, Phase.PLAY, SEATS - 1 - core.seat
        for tile in display:
            world["gift"] = tile
            worths[tile] += sum(move.score for move in core.moves(1, world)) / IMAGINED
    return {tile: max(worths.values()) - worth for tile, worth in worths.items()}


def wanted(core: Core) -> dict[int, float]:
    """What each display tile is worth to the other, in the mean of some worlds."""
    worths: dict[int, float] = {}
    for world in core.imagine(IMAGINED):
        world["seat"], world["phase"], world["gift_seat"] = SEATS - 1 - core.seat, Phase.TAKE, NONE
        for move in core.moves(ALL_MOVES, world):
            worths[move.number] = worths.get(move.number, 0.0) + move.score / IMAGINED
    return worths
