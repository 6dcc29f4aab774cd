"""The runs of a line, and what another card at its end would gain: all that the instinct knows of a line.

A feature's runs are kept as the lengths of the two longest, packed into one number for all features. Beside the seats'
own lines there is one that is tried out.
"""

from voliera.games.birdie.bots.lookahead.desk import MOST_OF_A_KIND, TRIED, Taste
from voliera.games.birdie.rules.box import FIRST_SEASON
from voliera.games.birdie.rules.state import NONE, Variant
from voliera.kernel import Record, rule

PACK = 5
"""Bits for the length of a run: no feature has more than 16 cards."""
LONG = (1 << PACK) - 1


@rule
def read_line(s: Record, d: Record, seat: int) -> None:
    """Take stock of a seat's line."""
    d.best[TRIED] = 0
    d.second[TRIED] = 0
    d.last[TRIED] = NONE
    d.bird_run[TRIED] = 0
    d.season_run[TRIED] = 0
    d.worth[seat] = 0.0
    gain = 0.0
    for i in range(s.line_n[seat]):
        gain += extend(s, d, seat, int(s.line[seat, i]))
    keep_tried(d, seat, gain)


@rule
def take_over(d: Record, target: int, source: int) -> None:
    """Copy what is known of a line."""
    d.best[target] = d.best[source]
    d.second[target] = d.second[source]
    d.last[target] = d.last[source]
    d.bird_run[target] = d.bird_run[source]
    d.season_run[target] = d.season_run[source]


@rule
def keep_tried(d: Record, seat: int, gain: float) -> None:
    """What was tried has been laid."""
    take_over(d, seat, TRIED)
    d.worth[seat] += gain


@rule
def worth_of_runs(s: Record, d: Record, seat: int, feature: int, best: int, second: int) -> float:
    """What the longest run of a feature is worth; in the expert game the second one, which may join it, helps."""
    if s.variant == Variant.EXPERT:
        one_less = d.gain[seat, feature, max(0, best - 1)]
        return one_less + d.taste[seat, Taste.JOIN] * (d.gain[seat, feature, best + second] - one_less)  # type: ignore
    return d.gain[seat, feature, best]  # type: ignore[no-any-return]


@rule
def carry_on(s: Record, d: Record, seat: int, feature: int, run: int) -> float:
    """A run of the feature at the end of the tried line has now this many cards: what is gained."""
    shift = PACK * feature
    best = (d.best[TRIED] >> shift) & LONG
    second = (d.second[TRIED] >> shift) & LONG
    if run > best:
        new_best = run
        new_second = second if best == run - 1 else best
    elif run > second and s.variant == Variant.EXPERT:
        new_best = best
        new_second = run
    else:
        return 0.0
    d.best[TRIED] += (new_best - best) << shift
    d.second[TRIED] += (new_second - second) << shift
    before = worth_of_runs(s, d, seat, feature, best, second)
    return worth_of_runs(s, d, seat, feature, new_best, new_second) - before


@rule
def extend(s: Record, d: Record, seat: int, card: int) -> float:
    """Put a card at the end of the tried line; returns what it gains."""
    last = int(d.last[TRIED])
    bird_run = int(d.bird_run[TRIED]) + 1 if last >= 0 and card >> 2 == last >> 2 else 1
    season_run = int(d.season_run[TRIED]) + 1 if last >= 0 and card & 3 == last & 3 else 1
    one = carry_on(s, d, seat, card >> 2, bird_run)
    two = carry_on(s, d, seat, FIRST_SEASON + (card & 3), season_run)
    d.last[TRIED] = card
    d.bird_run[TRIED] = bird_run
    d.season_run[TRIED] = season_run
    return max(one, two) + d.taste[seat, Taste.OVERLAP] * min(one, two) + d.taste[seat, Taste.CARD]  # type: ignore


@rule
def would_gain(s: Record, d: Record, seat: int, card: int) -> float:
    """What a card would gain at the end of the tried line, without laying it."""
    last = int(d.last[TRIED])
    gain = 0.0
    if card >> 2 == last >> 2:
        gain = run_gain(s, d, seat, card >> 2, int(d.bird_run[TRIED]) + 1)
    if card & 3 == last & 3:
        gain = max(gain, run_gain(s, d, seat, FIRST_SEASON + (card & 3), int(d.season_run[TRIED]) + 1))
    return gain


@rule
def run_gain(s: Record, d: Record, seat: int, feature: int, run: int) -> float:
    """What it gains if a run of the feature gets this many cards."""
    best = (d.best[TRIED] >> (PACK * feature)) & LONG
    if run > best:
        return d.gain[seat, feature, run] - d.gain[seat, feature, best]  # type: ignore[no-any-return]
    if s.variant == Variant.EXPERT and run > (d.second[TRIED] >> (PACK * feature)) & LONG:
        more = d.gain[seat, feature, best + run] - d.gain[seat, feature, best + run - 1]
        return more * d.taste[seat, Taste.JOIN]  # type: ignore[no-any-return]
    return 0.0


@rule
def hope(d: Record, seat: int) -> float:
    """What the end of the tried line promises."""
    last = int(d.last[TRIED])
    if last < 0:
        return 0.0
    worth = 0.0
    filled = int(d.filled[seat])
    if (filled >> (last >> 2)) & 1 == 0:
        worth += d.taste[seat, Taste.TAIL]
        worth += d.taste[seat, Taste.TAIL_MORE] * min(MOST_OF_A_KIND, int(d.bird_run[TRIED]) - 1)
    if (filled >> (FIRST_SEASON + (last & 3))) & 1 == 0:
        worth += d.taste[seat, Taste.TAIL]
        worth += d.taste[seat, Taste.TAIL_MORE] * min(MOST_OF_A_KIND, int(d.season_run[TRIED]) - 1)
    return worth
