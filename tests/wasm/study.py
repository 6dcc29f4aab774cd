"""Sheets, puzzles and analyses as a page asks the house on the device for them; the CPU's house is asked first."""

import json
from typing import Any

from voliera import bots
from voliera.documents import Document
from voliera.game import Game
from voliera.offline.house import House

NOW = 1_795_000_000_000


class Reader:
    """A page with sheets, puzzles and analyses. It notes questions and answers, other than those to be asked again."""

    def __init__(self) -> None:
        self._house = House()
        self.lines: list[tuple[Document, Document]] = []

    def ask(self, do: str, **fields: Any) -> Document:
        """Ask the house, and return its answer."""
        line = {"do": do, **fields}
        answer: Document = json.loads(self._house.answer(json.dumps(line)))
        if not answer.get("again"):
            self.lines.append((line, answer))
        return answer

    def http(self, method: str, path: str, body: Any = None) -> Document:
        """Ask for a path of the HTTP interface, until there is an answer: nothing is kept here."""
        while True:
            answer = self.ask("ask", method=method, path=f"/api/{path}", now=NOW, body=body)
            if answer["need"] is not None:
                self.ask("bring", key=answer["need"], document=None)
            elif not answer["again"]:
                return answer

    def analyse(self, record: Document) -> Document:
        """Have a game analysed; returns the analysis."""
        key = self.http("POST", "analyses", {"record": record})["body"]["key"]
        self.http("GET", f"analyses/{key}")
        while self.ask("work")["left"]:
            pass
        found: Document = self.http("GET", f"analyses/{key}")["body"]
        return found


def ended(game: Game, left: int) -> Document:
    """Play a game on by bots, and return the record of its last actions: they begin at a position of their own."""
    positions = []
    while not game.over:
        positions.append(game.position())
        game.apply(bots.choose(game, "greedy", seed=3)["action"])
    actions = game.actions[-left:]
    late = Game.from_position(game.rules, positions[-left], seed=1)
    for action in actions:
        late.apply(action)
    return late.record()
