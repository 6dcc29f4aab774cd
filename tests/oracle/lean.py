"""The campaign's comparison: engine and oracle side by side at the level of steps, fast enough for a million games.

At every decision the legal actions of the oracle, translated into steps, must be exactly the legal steps of the
engine, prefix by prefix along the action that is played; seat and phase are compared at every decision, whole positions
now and then and at the end of every round, results at the end.
"""

import random
from functools import cache
from typing import Any

import numpy as np

from tests.oracle.birdie import BIRDS, CARDS, FEATURES, Oracle
from tests.oracle.compare import Difference, shuffled_after
from voliera.birdie import documents, numbers, rules, setup
from voliera.birdie.table import Table
from voliera.kernel import SILENT

Document = dict[str, Any]
ONE_STEP = {
    "pass": numbers.PASS,
    "done": numbers.DONE,
    "robin": numbers.ROBIN,
    "keep": numbers.KEEP,
    "write": numbers.WRITE,
    "stop": numbers.STOP,
    "end": numbers.END,
}
OTHER_FLAPS = {"format": "voliera/components/1", "game": "birdie", "flap": [1, 2, 3, 5, 8, 9, 10, 11, 12]}


@cache
def steps_of(*parts: str | int) -> tuple[int, ...]:
    """The steps that an action's values stand for, written down independently of the engine's translation."""
    match parts:
        case ("take", card):
            return (numbers.TAKE + CARDS.index(str(card)),)
        case ("lay", card, source):
            return ((numbers.LAY if source == "display" else numbers.LAY_HAND) + CARDS.index(str(card)),)
        case ("woodpecker", int(here), int(there)):
            return (numbers.WOODPECKER, numbers.AT + here, numbers.AT + there)
        case ("insert" | "remove", int(at)):
            return (numbers.AT + at,)
        case ("set", int(start), int(length), feature):
            return (numbers.AT + start, (numbers.SPAN if feature in BIRDS else numbers.SPAN_SEASON) + length - 2)
        case ("pigeon", int(k)):
            return (numbers.PIGEON, numbers.AT + k)
        case ("pigeon",):
            return (numbers.PIGEON,)
        case ("owl" | "feature", feature):
            return (numbers.FEATURE + FEATURES.index(str(feature)),)
    return (ONE_STEP[str(parts[0])],)


def settings(number: int) -> tuple[int, str, Document, float]:
    """Players, variant, options and eagerness of the campaign's game with that number: all mixtures in turn."""
    variant = ("standard", "expert")[number % 2]
    options: Document = {}
    if variant == "expert" and (number // 6) % 2:
        options["single_chain"] = True
    if (number // 12) % 2:
        options["open_memory"] = True
    if (number // 24) % 2:
        options["components"] = OTHER_FLAPS
    return 2 + (number // 2) % 3, variant, options, (0.0, 0.5, 0.9)[(number // 48) % 3]


def play_lean(number: int, documents_every: int = 40) -> int:
    """Play and compare the campaign's game with that number; returns how many actions it took."""
    players, variant, options, eager = settings(number)
    chance = random.Random(number)
    states = setup.new_game(players, variant, options, number)
    oracle = Oracle(documents.position(Table(states), options))
    out = np.zeros(numbers.STEPS, np.int16)
    legal = out[: rules.listing(states, out)].tolist()
    played = 0

    def differ(what: str, ours: object, theirs: object) -> Difference:
        return Difference(f"game {number} after {played} actions, {what}:\n  engine {ours}\n  oracle {theirs}")

    def compare_positions() -> None:
        ours, theirs = documents.position(Table(states), options), oracle.position()
        ours["rng"] = theirs["rng"] = None
        if ours != theirs:
            fields = [name for name in ours if ours[name] != theirs.get(name)]
            raise differ(f"position {fields}", {f: ours[f] for f in fields}, {f: theirs.get(f) for f in fields})

    while True:
        seat, phase = int(states["seat"][0]), documents.PHASES[states["phase"][0]]
        asked = {"seat": None if seat < 0 else seat, "phase": phase}
        if asked != oracle.to_move():
            raise differ("to_move", asked, oracle.to_move())
        actions = oracle.legal()
        ways = [steps_of(*action.values()) for action in actions]
        if len(set(ways)) != len(ways):
            raise differ("the oracle's actions are not unique", None, ways)
        if not actions:
            break
        pick = chance.randrange(len(actions))
        if actions[pick]["do"] in ("pass", "write", "stop") and len(actions) > 1 and chance.random() < eager:
            pick = (pick + 1 + chance.randrange(len(actions) - 1)) % len(actions)
        shuffle = oracle.needs_shuffle_after(actions[pick])
        for depth, step in enumerate(ways[pick]):
            wanted = {way[depth] for way in ways if way[:depth] == ways[pick][:depth] and len(way) > depth}
            if set(legal) != wanted or len(legal) != len(wanted):
                raise differ(f"legal steps after {ways[pick][:depth]}", sorted(legal), sorted(wanted))
            legal = out[: rules.advance(states, step, SILENT, out)].tolist()
        oracle.apply(actions[pick], shuffled_after(documents.position(Table(states), options)) if shuffle else None)
        played += 1
        if shuffle or played % documents_every == 0:
            compare_positions()
    if legal:
        raise differ("legal at the end", legal, [])
    compare_positions()
    if documents.result(states) != oracle.result():
        raise differ("result", documents.result(states), oracle.result())
    return played
