"""Whole games of the instinct against itself, or against another taste: to find out which is better."""

from voliera.games.bower.bots.instinct.ending import share_out
from voliera.games.bower.bots.instinct.moves import consider, follow_plan, pick, plan
from voliera.games.bower.bots.instinct.reading import forget
from voliera.games.bower.rules.deal import start_game
from voliera.games.bower.rules.state import NONE, SEATS, Phase
from voliera.games.bower.rules.steps import apply
from voliera.kernel import WORD, Log, Record, States, entry, rule


@rule
def choose(s: Record, w: Record) -> int:
    """The move that the instinct makes: its place in the list."""
    if follow_plan(s, w):
        return 0
    consider(s, w)
    chosen = pick(s, w)
    if s.phase == Phase.TAKE:
        plan(s, w, chosen)
    return chosen


@entry
def compare(states: States, works: States, seed: int, units: int, log: Log) -> float:
    """Let two tastes play mirrored games; returns the share of the win of the first."""
    s = states[0]
    won = 0.0
    for game in range(2 * units):
        start_game(s, SEATS, (seed + game // 2) & WORD, (seed + game // 2) >> 32)
        for taste in range(SEATS):
            forget(works[taste])
            works[taste].planned_tile = NONE
        while s.phase != Phase.OVER:
            w = works[(int(s.seat) + game) % SEATS]
            chosen = choose(s, w)
            first, second = int(w.first[chosen]), int(w.second[chosen])
            for i in range(2):
                step = second if i else first
                if step != NONE:
                    apply(s, step, log)
        share_out(s, works[0])
        won += works[0].shares[game % SEATS]
    return won / (2 * units)
