"""Conversations with the engine of the CPU, which web/proof/documents.mjs has with the engine of the browser."""

import json
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from tests.configurations import Configuration
from tests.wasm import node
from voliera.documents import Document
from voliera.protocol.engine import Engine

PICKED = "picked"
"""Not a level: a legal action, picked by chance."""
NODES = {"search": 40, "net+": 4}
"""Play-outs or worlds of the levels that think."""
WRONG: tuple[Any, ...] = (3, -1, None, "zz", 1.5, [1], {}, True, 10**25)
"""Values that are wrong in most places."""


class Conversation:
    """Asks the engine of the CPU, and notes questions and answers."""

    def __init__(self, seed: int, engine: Engine) -> None:
        self._engine = engine
        self._chance = Random(seed)
        self._seed = seed
        self.lines: list[tuple[Document, Document]] = []

    def ask(self, cmd: str, **fields: Any) -> Document:
        """Ask, and return the answer."""
        request = {"cmd": cmd, **fields}
        answer: Document = json.loads(json.dumps(self._engine.answer(json.dumps(request).encode())))
        self.lines.append((request, answer))
        return answer

    def play(self, table: Configuration, levels: Sequence[str]) -> None:
        """Play a game to its end, the levels in turn: look at all documents, be refused, take back, set up, replay."""
        seed = self._seed if self._seed % 2 else str(2**64 + self._seed)  # wide seeds are dealt in another way
        names = ["Ada", "Zoë 🦉"]
        told = {"game": table.game, "players": table.players, "variant": table.variant, "options": table.options}
        assert self.ask("new", **told, seed=seed, names=names)["ok"]
        past: list[Document] = []
        while legal := self._look(table.players):
            self._be_refused(legal, past)
            action = self._choice(legal, levels[len(past) % len(levels)])
            past.append(action)
            assert self.ask("apply", action=action)["ok"]
            if self._chance.random() < 0.03:
                self._set_up(table.game)
        record = self.ask("record")["record"]
        self.ask("close")
        self.ask("replay", record=record)
        self.ask("record")
        self.ask("close")

    def _look(self, seats: int) -> list[Document]:
        for seat in (*range(seats), None):
            self.ask("view", seat=seat)
        self.ask("result")
        legal: list[Document] = self.ask("legal")["actions"]
        return legal

    def _choice(self, legal: list[Document], level: str) -> Document:
        if level != PICKED:
            nodes = {"nodes": NODES[level]} if level in NODES else {}
            answer = self.ask("bot", level=level, seed=self._seed, **nodes)
            if answer["ok"]:
                chosen: Document = answer["action"]
                return chosen
        return self._chance.choice(legal)

    def _be_refused(self, legal: list[Document], past: list[Document]) -> None:
        """Play what is not legal now, or is no action; what happens to be legal is taken back."""
        wish = self._chance.random()
        if wish < 0.2 and past:
            self._try(self._chance.choice(past))
        elif wish < 0.3:
            wrong = deepcopy(self._chance.choice(legal))
            wrong[self._chance.choice([*wrong, "at"])] = self._chance.choice(WRONG)
            self._try(wrong)

    def _try(self, action: Document) -> None:
        if self.ask("apply", action=action)["ok"]:
            self.ask("undo")

    def _set_up(self, game: str) -> None:
        """Set up the position as it is, and with something wrong."""
        position = self.ask("position")["position"]
        wrong = deepcopy(position)
        wrong[self._chance.choice(list(wrong))] = self._chance.choice(WRONG)
        for one in (position, wrong):
            if self.ask("setup", game=game, position=one, seed=3)["ok"]:
                self.ask("legal")
                self.ask("close")


def played(tables: Sequence[Configuration], levels: Sequence[str], first_seed: int = 0) -> list[Conversation]:
    """Return conversations with one engine, a game at each table."""
    engine, found = Engine(), []
    for seed, table in enumerate(tables, first_seed):
        found.append(Conversation(seed, engine))
        found[-1].play(table, levels)
    return found


def compare(some: list[Conversation]) -> Document:
    """Have the browser's engine answer the same; returns the number of requests, and those answered otherwise."""
    return asked([line for one in some for line in one.lines], "line")


def asked(lines: Sequence[tuple[Document, Document]], whom: str) -> Document:
    """Have the browser's engine, or its house, answer requests; returns how many, and those answered otherwise."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "asked.jsonl"
        documents = (document for line in lines for document in line)
        file.write_text("".join(json.dumps(one) + "\n" for one in documents), encoding="utf-8")
        found: Document = node.run("documents.mjs", whom, file)
    return found
