"""Ratings on the Elo scale: Bradley and Terry's model, and Luce's where more than two sit at a table.

Each contestant has a strength; the one who wins is any seat of the table with a chance that is proportional to its
strength. 400 points more are ten times the strength: at a table of two, ten wins in eleven games. A shared win counts
as shares. One game in which everybody is level is added to each pairing, so that a perfect score stays finite. The mean
of all ratings is 0.

Intervals come from resampling units, the same ones in all pairings, as these play the same deals. A pairing whose units
are all alike has nothing to resample: its shares are drawn from their Jeffreys distribution instead.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from voliera.arena.statistics import SEED, Estimate, Numbers, weights, within

ELO = 400 / np.log(10)
RESAMPLES = 1_000
LEVEL_GAMES = 1.0
"""Games in which all are level, added to each pairing."""
ROUNDS = 20_000
CLOSE = 1e-10


@dataclass(frozen=True)
class Meeting:
    """All units of one pairing: how many seats each contestant has, and what each unit brought each of them."""

    seats: Numbers  # per contestant
    units: Numbers  # numbers of the units
    wins: Numbers  # a row per unit, a column per contestant: shares of wins, all games of the unit together


def strengths(seats: Numbers, games: Numbers, wins: Numbers) -> Numbers:
    """Logarithms of the strengths that fit best (by minorisation and maximisation), their mean 0.

    `seats` has a row per pairing and a column per contestant, `games` one number per pairing; `wins` may have a leading
    axis of resamples before pairing and contestant.
    """
    tables = seats.sum(axis=1)
    games = games + LEVEL_GAMES
    total = (wins + LEVEL_GAMES * seats / tables[:, None]).sum(axis=-2)
    strength = np.ones_like(total)
    for _ in range(ROUNDS):
        chance = games / (strength @ seats.T)
        better = total / (chance @ seats)
        better /= np.exp(np.log(better).mean(axis=-1, keepdims=True))
        moved = np.abs(np.log(better / strength)).max()
        strength = better
        if moved < CLOSE:
            break
    logarithms: Numbers = np.log(strength)
    return logarithms


def rate(meetings: Sequence[Meeting], resamples: int = RESAMPLES) -> list[Estimate]:
    """Every contestant's rating."""
    seats = np.array([meeting.seats for meeting in meetings], np.float64)
    played = np.array([len(meeting.units) for meeting in meetings], np.float64)
    games = played * seats.sum(axis=1)
    wins = np.array([meeting.wins.sum(axis=0) for meeting in meetings], np.float64)
    fitted = ELO * strengths(seats, games, wins)
    if not played.any():
        return [Estimate(0.0, -np.inf, np.inf, 0.0)] * seats.shape[1]
    drawn = ELO * strengths(seats, games, _resampled(meetings, resamples))
    low, high = within(drawn)
    low, high = np.minimum(low, fitted), np.maximum(high, fitted)
    met = played @ (seats > 0)
    return [Estimate(*(float(one) for one in row)) for row in zip(fitted, low, high, met, strict=True)]


def _resampled(meetings: Sequence[Meeting], resamples: int) -> Numbers:
    """Wins in every resample: resample, pairing, contestant."""
    most = 1 + max(int(meeting.units.max(initial=0)) for meeting in meetings)
    drawn = np.concatenate(weights(most, resamples))
    chance = np.random.default_rng(SEED + 1)
    found = np.zeros((resamples, len(meetings), len(meetings[0].seats)))
    for number, meeting in enumerate(meetings):
        count = len(meeting.units)
        if not count:
            continue
        if np.ptp(meeting.wins, axis=0).max() == 0:
            here = meeting.seats > 0
            shares = meeting.wins[0, here] / meeting.wins[0].sum()
            found[:, number, here] = chance.dirichlet(count * shares + 0.5, resamples) * meeting.wins.sum()
            continue
        own = drawn[:, meeting.units.astype(np.int64)]
        times = own.sum(axis=1, keepdims=True)
        own = np.where(times > 0, own, 1.0)
        found[:, number] = own @ meeting.wins * (count / own.sum(axis=1, keepdims=True))
    return found


def expected(one: float, other: float, others: int = 1) -> float:
    """The share of wins that ratings predict, of one at a table with this many of the other."""
    return float(1 / (1 + others * 10 ** ((other - one) / 400)))
