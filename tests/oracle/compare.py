"""Play a random game on the engine and on the literal oracle at once, and compare everything at every step."""

import random
from collections.abc import Callable
from typing import Any

from tests.oracle.side_birdie import BIRDIE
from tests.oracle.side_bower import BOWER
from tests.oracle.sides import Difference, Setting, Side
from voliera.documents import Document

SIDES = {side.game: side for side in (BIRDIE, BOWER)}


def key(action: Document) -> tuple[tuple[str, Any], ...]:
    """An action as something that can be in a set."""
    return tuple(sorted((name, tuple(value) if isinstance(value, list) else value) for name, value in action.items()))


def play_and_compare(side: Side, seed: int, setting: Setting) -> int:
    """One random game: legal actions, results, positions and views at every step; returns the number of actions."""
    chance = random.Random(seed)
    game = side.begin(seed, setting)
    oracle = side.oracle(game.position())
    where = f"{side.game} seed={seed} {setting}"
    played = 0
    while True:
        check(where, played, "to_move", game.to_move, oracle.to_move)
        legal = game.legal()
        keys = {key(action) for action in legal}
        check(where, played, "unique legal", lambda: len(legal), lambda: len(keys))
        check(where, played, "legal", lambda: keys, lambda: {key(action) for action in oracle.legal()})
        check(where, played, "result", game.result, oracle.result)
        check(where, played, "position", lambda: without_rng(game.position()), lambda: without_rng(oracle.position()))
        for viewer in (None, *range(setting.players)):
            check(where, played, f"view {viewer}", lambda: game.view(viewer), lambda: oracle.view(viewer))
        if not legal:
            return played
        action = legal[side.pick(chance, oracle, legal, setting.eager)]
        shuffle = oracle.needs_shuffle_after(action)
        game.apply(action)
        oracle.apply(action, side.shuffled(oracle, game.position()) if shuffle else None)
        played += 1


def without_rng(position: Document) -> Document:
    return {**position, "rng": None}


def check(where: str, played: int, what: str, ours: Callable[[], Any], theirs: Callable[[], Any]) -> None:
    """Raise a Difference that shows both sides."""
    a, b = ours(), theirs()
    if a != b:
        if isinstance(a, dict) and isinstance(b, dict):
            fields = [name for name in {*a, *b} if a.get(name, "absent") != b.get(name, "absent")]
            a, b = {name: a.get(name, "absent") for name in fields}, {name: b.get(name, "absent") for name in fields}
        elif isinstance(a, set) and isinstance(b, set):
            a, b = a - b, b - a
        raise Difference(f"{where} after {played} actions, {what}:\n  engine {a}\n  oracle {b}")
