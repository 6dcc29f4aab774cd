"""Birdie, as engine and oracle are compared in it."""

import random
from collections.abc import Sequence
from functools import cache

from tests.oracle.birdie import BIRDS, CARDS, FEATURES, Oracle
from tests.oracle.sides import Setting, Side
from voliera.documents import Document
from voliera.games.birdie.rules import numbers

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

LONG_FLAPS = {**OTHER_FLAPS, "flap": [0, 1, 1, 3, 4, 6, 8, 8, 10, 13, 16, 20]}


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


def setting(number: int) -> Setting:
    """All mixtures of players, variants, options and eagerness in turn."""
    variant = ("standard", "expert")[number % 2]
    options: Document = {}
    if variant == "expert" and (number // 6) % 2:
        options["single_chain"] = True
    if (number // 12) % 2:
        options["open_memory"] = True
    if (number // 24) % 2:
        options["components"] = (OTHER_FLAPS, LONG_FLAPS)[(number // 144) % 2]
    return Setting(2 + (number // 2) % 3, variant, options, (0.0, 0.5, 0.9)[(number // 48) % 3])


def shuffled_after(_: Oracle, position: Document) -> list[str]:
    """The shuffled list that the engine must have dealt a fresh round from (B-S5)."""
    hands = [card for hand in position["hands"] for card in hand]
    cards: list[str] = [*hands, *position["display"], *position["deck"], *position["under_stop"]]
    return cards


def pick(chance: random.Random, _: Oracle, actions: Sequence[Document], eager: float) -> int:
    """Any action; an eager player mostly does something else than to pass or stop, so that lines grow long."""
    found = chance.randrange(len(actions))
    if actions[found]["do"] in ("pass", "write", "stop") and len(actions) > 1 and chance.random() < eager:
        found = (found + 1 + chance.randrange(len(actions) - 1)) % len(actions)
    return found


BIRDIE = Side(
    game="birdie",
    setting=setting,
    oracle=Oracle,
    shuffled=shuffled_after,
    steps=lambda action, _: steps_of(*action.values()),
    pick=pick,
    telling=lambda _: False,
)
