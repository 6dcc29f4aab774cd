"""The levels `net` and `net+`: a network decides everything at once, or says where a search looks first.

The network was trained by self-play (voliera.learn). It has a preference for each step, and plays the first; an action
of two steps is asked for step by step. Its other answer is its chance to win, which stands for the value of every
candidate: the network judges positions, not actions. `net+` is the search (lookahead/) with the network's opinion of
the moves at the root, and stronger than without it.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np

from voliera.bots.budget import Budget
from voliera.bots.net.batch import BatchEvaluator
from voliera.bots.net.forward import chance_to_win
from voliera.bots.net.networks import Networks
from voliera.bots.net.policy import Chances, log_policy
from voliera.bots.net.weights import other_tables
from voliera.errors import GameError
from voliera.games.bower.border.actions import HALF_SAID, to_document
from voliera.games.bower.border.setup import new_game
from voliera.games.bower.border.table import Table
from voliera.games.bower.bots.knowledge import Knowledge
from voliera.games.bower.bots.lookahead import Inclination
from voliera.games.bower.bots.lookahead import candidates as look_ahead
from voliera.games.bower.bots.lookahead.core import SETTING, Move
from voliera.games.bower.bots.observed import WORDS, Thoughts
from voliera.games.bower.bots.shipped import SHIPPED
from voliera.games.bower.layout import LAYOUT, SIZE
from voliera.games.bower.mirror import turned_step
from voliera.games.bower.rules.numbers import STEPS
from voliera.games.bower.rules.state import SEATS, STATE, Variant
from voliera.games.bower.rules.steps import advance, listing
from voliera.games.contract.playing import Candidates
from voliera.kernel import SILENT, States, thaw
from voliera.kernel.exact import exp

NETWORKS = Networks(LAYOUT, STEPS, SEATS)
PLAYOUTS = 800
"""Play-outs of `net+` unless a budget says otherwise: 20 to 50 ms."""
LEARNED = 0.8
"""How much of the first inclination is the network's; the rest is the instinct's."""
DOUBT = 0.7
"""How far the network's policy is trusted: its logarithms are multiplied by this."""
VARIANTS = {int(Variant.STANDARD): "standard", int(Variant.SUPER): "super"}


def weights_for(states: States, path: Path | None) -> Path:
    """The file to play by at a table; refuses one that the network was not trained for."""
    return trained_weights(VARIANTS[int(states["variant"][0])], path)


def trained_weights(variant: str, path: Path | None) -> Path:
    """The same by the name of the variant."""
    if path is None:
        if not SHIPPED.exists():  # in browsers, which are spared it
            raise GameError("bad_request", "level: there is no network for bower here")
        path = SHIPPED
    trained = [table.variant for table in NETWORKS.tables(path)]  # `all` stands for all of them
    if not {"all", variant} & set(trained):
        raise other_tables(path, trained, variant)
    return path


def candidates(known: Sequence[Knowledge], path: Path | None = None) -> list[Candidates]:
    """Legal actions at each table, the network's first choice first; of two steps those with the first it prefers."""
    tables = [k.states() for k in known]
    files = {weights_for(states, path) for states in tables}
    if not files:
        return []
    (file,) = files
    thoughts = Thoughts(np.concatenate(tables))
    thoughts.think(np.concatenate(tables))
    first = ranked(thoughts, tables, range(len(tables)), file)
    begun = [after(states, steps[0]) for states, (steps, _) in zip(tables, first, strict=True)]
    half_said = [i for i, states in enumerate(begun) if states["phase"].item(0) in HALF_SAID]
    second = dict(zip(half_said, ranked(thoughts, begun, half_said, file), strict=True))
    found = []
    for i, (steps, value) in enumerate(first):
        actions = [[steps[0], step] for step in second[i][0]] if i in second else [[step] for step in steps]
        table = Table.of(tables[i])
        found.append([{"action": to_document(table, one), "value": value} for one in actions])
    return found


def ahead_candidates(k: Knowledge, chance: Random, path: Path | None, budget: Budget) -> Candidates:
    """The actions that a search has tried, mostly those that the network prefers; the best one first (`net+`)."""
    states = k.states()
    network = NETWORKS.many(weights_for(states, path))
    if budget.nodes is None and not budget.by_clock:
        budget = replace(budget, nodes=PLAYOUTS)
    return look_ahead(k, chance, budget, inclination=inclination(states, network))


def inclination(states: States, network: BatchEvaluator) -> Inclination:
    """How likely moves are to be the best: mostly by the network's policy, partly by the instinct."""
    seat = int(states["seat"][0])

    def likely(moves: Sequence[Move]) -> list[float]:
        thoughts = Thoughts(states[:1])
        thoughts.think(states[:1])
        firsts = sorted({move.steps[0] for move in moves if len(move.steps) > 1})
        tables = [states[:1], *(after(states, first) for first in firsts)]
        logs = policy(thoughts, np.concatenate(tables), network)
        found = []
        for move in moves:
            chance = float(logs[0, turned_step(seat, move.steps[0])])
            if len(move.steps) > 1:
                chance += float(logs[1 + firsts.index(move.steps[0]), turned_step(seat, move.steps[1])])
            found.append(chance)
        learned = shares(found, 1 / DOUBT)
        instinct = shares([move.score for move in moves], SETTING["heat"])
        return [LEARNED * one + (1 - LEARNED) * other for one, other in zip(learned, instinct, strict=True)]

    return likely


def shares(scores: Sequence[float], heat: float) -> list[float]:
    """Shares of 1: scores that are `heat` apart differ by e."""
    highest = max(scores)
    weights = [exp((score - highest) / heat) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def policy(thoughts: Thoughts, tables: States, network: BatchEvaluator) -> Chances:
    """The logarithms of each step's chance, at tables that somebody with these thoughts sees."""
    count = len(tables)
    rows, legal = np.zeros((count, SIZE), np.int8), np.zeros((count, WORDS), np.int64)
    thoughts.look(tables, rows, legal, np.zeros(count, np.int8))
    preferences, _ = network(rows)
    logs = np.zeros(preferences.shape)
    log_policy(preferences, legal, logs)
    return logs


def after(states: States, step: int) -> States:
    """The table after a step."""
    found = thaw(states[:1].tobytes(), STATE)
    advance(found, step, SILENT, np.zeros(STEPS, np.int16))
    return found


def ranked(
    thoughts: Thoughts, tables: Sequence[States], which: Sequence[int], path: Path
) -> list[tuple[list[int], float]]:
    """Of some of the tables with these thoughts: the legal steps, the preferred one first, and the chance to win."""
    if not which:
        return []
    rows = np.zeros((len(tables), SIZE), np.int8)
    thoughts.look(
        np.concatenate(tables), rows, np.zeros((len(tables), WORDS), np.int64), np.zeros(len(tables), np.int8)
    )
    found, out = [], np.zeros(STEPS, np.int16)
    for i, preferences, seats in zip(which, *NETWORKS.evaluated(rows[list(which)], path), strict=True):
        seat = int(tables[i]["seat"][0])
        numbers = [(turned_step(seat, step), step) for step in out[: listing(tables[i], out)].tolist()]
        liking = {number: float(preferences[number]) for number, _ in numbers}
        numbers.sort(key=lambda one, liking=liking: (-liking[one[0]], one[0]))  # type: ignore[misc]
        found.append(([step for _, step in numbers], chance_to_win(seats, SEATS)))
    return found


def prepare() -> None:
    """Have everything compiled but the search."""
    states = new_game(SEATS, "standard", {}, 0)
    k = Knowledge.of(states, int(states["seat"][0]))
    candidates([k])
    thoughts = Thoughts(k.states()[:1])
    policy(thoughts, k.states()[:1], NETWORKS.many(SHIPPED))
