"""Play a random game on the engine and on the literal oracle at once, and compare everything at every step."""

import random
from collections.abc import Callable
from typing import Any

import voliera
from tests.oracle.birdie import Oracle

Document = dict[str, Any]


class Difference(AssertionError):
    """Engine and oracle disagree; the message says where, and how to see it again."""


def key(action: Document) -> tuple[tuple[str, Any], ...]:
    """An action as something that can be in a set."""
    return tuple(sorted(action.items()))


def shuffled_after(position: Document) -> list[str]:
    """The shuffled list that the engine must have dealt a fresh round from (B-S5)."""
    hands = [card for hand in position["hands"] for card in hand]
    cards: list[str] = [*hands, *position["display"], *position["deck"], *position["under_stop"]]
    return cards


def play_and_compare(
    seed: int, players: int, variant: str, options: Document, *, documents_every: int = 1, eager: float = 0.0
) -> int:
    """One random game; returns the number of actions.

    Legal actions and results are compared at every step, positions and views at every `documents_every`-th. With
    `eager` as probability, passing is skipped, so that lines grow long.
    """
    chance = random.Random(seed)
    game = voliera.new("birdie", players, variant, options, seed)
    oracle = Oracle(game.position())
    where = f"seed={seed} players={players} variant={variant} options={options}"
    played = 0
    while True:
        check(where, played, "to_move", game.to_move, oracle.to_move)
        legal = game.legal()
        keys = {key(action) for action in legal}
        check(where, played, "unique legal", lambda: len(legal), lambda: len(keys))
        check(where, played, "legal", lambda: keys, lambda: {key(action) for action in oracle.legal()})
        check(where, played, "result", game.result, oracle.result)
        if played % documents_every == 0 or not legal:
            check(
                where,
                played,
                "position",
                lambda: {**game.position(), "rng": None},
                lambda: {**oracle.position(), "rng": None},
            )
            for viewer in (None, *range(players)):
                check(where, played, f"view {viewer}", lambda: game.view(viewer), lambda: oracle.view(viewer))
        if not legal:
            return played
        action = chance.choice(legal)
        if action["do"] in ("pass", "write", "stop") and len(legal) > 1 and chance.random() < eager:
            action = chance.choice([other for other in legal if other["do"] != action["do"]])
        shuffle = oracle.needs_shuffle_after(action)
        game.apply(action)
        oracle.apply(action, shuffled_after(game.position()) if shuffle else None)
        played += 1


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
