"""The search itself: worlds, descents, play-outs; and, for trials, rounds that instincts play alone."""

import numpy as np
import numpy.typing as npt

from voliera.bots.tree import ROOT, begin, descend, here, report, weigh
from voliera.games.birdie.bots.lookahead.instinct import list_options, pick, play_option
from voliera.games.birdie.bots.lookahead.outcome import settle
from voliera.games.birdie.bots.lookahead.runs import read_line
from voliera.games.birdie.rules.redeal import redeal
from voliera.games.birdie.rules.state import SEATS, Phase
from voliera.kernel import Record, States, draw, entry, rule, seed_generator

Results = npt.NDArray[np.float64]
BOLDNESS = 1.0
"""How much the search follows priors rather than results."""
WARMTH = 1.0
"""Options that are this many points apart differ by e in their priors."""


@entry
def simulate(root: States, worlds: States, trees: States, desks: States, seat: int, playouts: int) -> None:
    """Play out a number of worlds, none of which the seat can tell from the true one.

    The worlds come in the same order for every option of the root, with the same chances in them: whether an option is
    better than another shows sooner if both meet the same luck.
    """
    s = worlds[0]
    d = desks[0]
    t = trees[0]
    for _ in range(playouts):
        begin(t)
        offer_root(d)
        chosen = descend(t, ROOT, seat, d.move, d.prior, int(d.options), BOLDNESS)
        worlds[0] = root[0]
        seed_generator(d, int(d.seed) ^ int(t.visits[here(t)]), 1)
        redeal(s, seat, draw(d), draw(d), d.pool)
        for other in range(s.players):
            read_line(s, d, other)
        play_option(s, d, chosen)
        inside = t.visits[here(t)] > 0
        while s.phase <= Phase.LAYING:
            list_options(s, d)
            if inside:
                weigh(d.score, d.score, d.prior, int(d.options), WARMTH)
                chosen = descend(t, here(t), int(s.seat), d.move, d.prior, int(d.options), BOLDNESS)
                inside = t.visits[here(t)] > 0
            else:
                chosen = pick(d, int(s.seat))
            play_option(s, d, chosen)
        settle(s, d)
        report(t, d.shares)


@rule
def offer_root(d: Record) -> None:
    """The options of the root were made with care, once for all worlds."""
    d.options = d.root_options
    for i in range(d.options):
        d.move[i] = d.root_move[i]
        d.prior[i] = d.root_prior[i]
        d.block_n[i] = d.root_block_n[i]
        for j in range(d.block_n[i]):
            d.block[i, j] = d.root_block[i, j]


@entry
def trial(starts: States, worlds: States, desks: States, results: Results) -> None:
    """Let instincts play a round from each start, with the tastes that lie on the desk: shares and totals of all."""
    s = worlds[0]
    d = desks[0]
    for i in range(len(starts)):
        worlds[0] = starts[i]
        for other in range(s.players):
            read_line(s, d, other)
        while s.phase <= Phase.LAYING:
            list_options(s, d)
            play_option(s, d, pick(d, int(s.seat)))
        settle(s, d)
        for other in range(s.players):
            results[i, other] = d.shares[other]
            results[i, SEATS + other] = d.totals[other]
