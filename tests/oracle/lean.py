"""The campaign's comparison: engine and oracle side by side at the level of steps, fast enough for a million games.

At every decision the legal actions of the oracle, translated into steps, must be exactly the legal steps of the
engine, prefix by prefix along the action that is played; seat and phase are compared at every decision, whole positions
now and then and after every shuffle or bonus effect, results at the end.
"""

import random

import numpy as np

from tests.oracle.compare import SIDES, without_rng
from tests.oracle.sides import Difference
from voliera.kernel import SILENT


def play_lean(name: str, number: int, documents_every: int = 40) -> int:
    """Play and compare the campaign's game with that number; returns how many actions it took."""
    side = SIDES[name]
    setting = side.setting(number)
    chance = random.Random(number)
    game = side.begin(number, setting)
    rules, states, options = game.rules, game.states, setting.options
    oracle = side.oracle(game.position())
    out = np.zeros(rules.steps, np.int16)
    legal = out[: rules.listing(states, out)].tolist()
    played = 0

    def differ(what: str, ours: object, theirs: object) -> Difference:
        return Difference(f"{name} {number} after {played} actions, {what}:\n  engine {ours}\n  oracle {theirs}")

    def compare_positions() -> None:
        ours, theirs = without_rng(rules.position(states, options)), without_rng(oracle.position())
        if ours != theirs:
            fields = [name for name in ours if ours[name] != theirs.get(name)]
            raise differ(f"position {fields}", {f: ours[f] for f in fields}, {f: theirs.get(f) for f in fields})

    while True:
        seat, phase = rules.to_move(states)
        asked = {"seat": seat, "phase": phase}
        if asked != oracle.to_move():
            raise differ("to_move", asked, oracle.to_move())
        actions = oracle.legal()
        ways = [side.steps(action, seat) for action in actions]
        if len(set(ways)) != len(ways):
            raise differ("the oracle's actions are not unique", None, ways)
        if not actions:
            break
        pick = side.pick(chance, oracle, actions, setting.eager)
        shuffle = oracle.needs_shuffle_after(actions[pick])
        for depth, step in enumerate(ways[pick]):
            wanted = {way[depth] for way in ways if way[:depth] == ways[pick][:depth] and len(way) > depth}
            if set(legal) != wanted or len(legal) != len(wanted):
                raise differ(f"legal steps after {ways[pick][:depth]}", sorted(legal), sorted(wanted))
            legal = out[: rules.advance(states, step, SILENT, out)].tolist()
        oracle.apply(actions[pick], side.shuffled(oracle, rules.position(states, options)) if shuffle else None)
        played += 1
        if shuffle or played % documents_every == 0 or side.telling(actions[pick]):
            compare_positions()
    if legal:
        raise differ("legal at the end", legal, [])
    compare_positions()
    if rules.result(states) != oracle.result():
        raise differ("result", rules.result(states), oracle.result())
    return played
