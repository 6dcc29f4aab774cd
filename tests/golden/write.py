"""Rewrite the golden games: `make golden`. What has changed is then read in the diff.

Each file is one whole game. At every state it shows the table as `print(game)` draws it, where the mover's view is not
simply the table, what is legal, what is played, and what happens. After the first state only those lines of the table
are shown that have changed, and long lists of legal actions are cut off, with their number.
"""

import json
import random
from pathlib import Path
from typing import Any

from tests.configurations import Configuration, choose
from voliera.documents import Document
from voliera.game import Game

FOLDER = Path(__file__).parent
SHOWN = 5
"""Legal actions of one kind that are shown in full."""

GOLDEN = [
    (Configuration("birdie", 2, "standard"), 100),
    (Configuration("birdie", 3, "standard"), 11),
    (Configuration("birdie", 4, "standard"), 101),
    (Configuration("birdie", 2, "expert"), 86),
    (Configuration("birdie", 3, "expert"), 109),
    (Configuration("birdie", 4, "expert"), 37),
    (Configuration("birdie", 2, "standard", {"open_memory": True}), 396),
    (Configuration("birdie", 3, "expert", {"single_chain": True}), 157),
    (Configuration("bower", 2, "standard"), 161),
    (Configuration("bower", 2, "standard", {"fair_play": True}), 109),
    (Configuration("bower", 2, "super"), 318),
    (Configuration("bower", 2, "super", {"fair_play": True}), 116),
    (Configuration("bower", 2, "standard", {"zero_ties": False}), 142),
    (Configuration("bower", 2, "standard", {"lone_ties": False, "joining_gems": False}), 8),
]
"""The games, each with a seed for the deal and the play."""


def path(configuration: Configuration) -> Path:
    return FOLDER / f"{configuration}.txt"


def transcript(configuration: Configuration, seed: int) -> str:
    """A whole game as text."""
    game = configuration.new(seed)
    chance = random.Random(seed)
    lines = [f"{configuration}, seed {seed}. Of each table after the first, only the lines that changed are shown."]
    table: list[str] = []
    number = 0
    while True:
        number += 1
        before, table = table, str(game).splitlines()
        lines += ["", f"{number}.", *(line for i, line in enumerate(table) if before[i : i + 1] != [line])]
        lines += [f"no more: {line}" for line in before[len(table) :]]
        if game.over:
            return "\n".join([*lines, f"result: {compact(game.result())}"]) + "\n"
        lines += [f"sees: {view_in_short(game)}", *legal_in_short(game)]
        action = choose(game, chance, configuration.facts.sensible)
        lines.append(f"plays: {in_words(action)}")
        lines += [f"  {event_in_words(event)}" for event in game.apply(action)]


def compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def view_in_short(game: Game) -> str:
    """The fields of the mover's view that differ from the whole position."""
    view, position = game.view(game.seat), game.position()
    parts = {name: value for name, value in view.items() if name not in position or position[name] != value}
    return " ".join(f"{name} {compact(value)}" for name, value in parts.items() if name != "format").replace('"', "")


def in_words(action: Document) -> str:
    return " ".join(str(value) for value in action.values())


def legal_in_short(game: Game) -> list[str]:
    """One line per kind of action."""
    kinds: dict[str, list[Document]] = {}
    for action in game.legal():
        kinds.setdefault(action["do"], []).append(action)
    lines = []
    for kind, actions in kinds.items():
        shown = [" ".join(str(value) for name, value in action.items() if name != "do") for action in actions[:SHOWN]]
        more = f", … {len(actions)} in all" if len(actions) > SHOWN else ""
        lines.append(f"legal: {kind} {', '.join(shown)}{more}".rstrip())
    return lines


def event_in_words(event: Document) -> str:
    """Id, arguments, and in brackets who may see it and what undo stops at."""
    args = [f"{name}={compact(value)}" for name, value in event["args"].items()]
    marks = [f"to {compact(event['to'])}"] if event["to"] != "all" else []
    marks += [mark for mark in ("reveals", "random") if event[mark]]
    return " ".join([event["id"], *args, *([f"({', '.join(marks)})"] if marks else [])]).replace('"', "")


def main() -> None:
    for configuration, seed in GOLDEN:
        path(configuration).write_text(transcript(configuration, seed), encoding="utf-8")
        print(path(configuration).name)


if __name__ == "__main__":
    main()
