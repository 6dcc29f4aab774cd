"""Games at tables on the device, as a page plays them: the CPU's house is asked first, the browser's after it."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from tests.configurations import Configuration
from voliera.documents import Document
from voliera.offline.house import House
from voliera.protocol.messages import PROTOCOL

NOW = 1_700_000_000_000
BOTS = ("heuristic", "greedy", "random", "search", "strongest")
"""Characters; they choose the same whenever they get the same seed and number of play-outs."""
NODES = 12
"""Play-outs of those that think by the clock."""
MOST_UNDONE = 6


class Sitting:
    """A person at a table of the device: plays by chance, and tries what a page can do."""

    def __init__(self, seed: int, people: int = 1) -> None:
        """Give more people than one who share the device: a curtain falls between their turns."""
        self._people = people
        self._house = House()
        self._chance = Random(seed)
        self._seed = seed
        self._now = NOW
        self._stored: Document = {}
        self._entries: list[Document] = []
        self._undone = 0
        self.lines: list[tuple[Document, Document]] = []
        self.full: Document = {}
        self.result: Document | None = None

    def ask(self, do: str, *, noted: bool = True, **fields: Any) -> Document:
        """Ask the house, and return its answer."""
        line = {"do": do, **fields}
        answer: Document = json.loads(self._house.answer(json.dumps(line)))
        if noted:
            self.lines.append((line, answer))
        return answer

    def http(self, method: str, path: str, body: Any = None, **wishes: Any) -> Document:
        """Ask for a path of the HTTP interface."""
        self._now += 1
        return self.ask("ask", method=method, path=f"/api/{path}", now=self._now, body=body, name="Zoë", **wishes)

    def play(self, table: Configuration) -> None:
        """Play a game to its end, close and open the table in the middle, and look at all that is left of it."""
        self._make(table)
        self._reopen()
        self._say({"type": "hello", "proto": PROTOCOL, "table": self._id})
        while self.full["table"]["status"] == "running":
            if self.full.get("legal"):
                self._turn()
            elif self._is_for_bot():
                self._bot()
            else:
                self._hand_over()
            if self._chance.random() < 0.02:
                self._reopen()
                self._say({"type": "sync"})
        self.result = self.full["result"]
        self._study(self.http("GET", f"tables/{self._id}/record")["body"])

    def _make(self, table: Configuration) -> None:
        """Make the table here; the browser's house opens it as it is kept, since each deals by chance."""
        numbers = range(self._seed, self._seed + table.players - self._people)
        bots = [{"kind": "bot", "bot": BOTS[i % len(BOTS)]} for i in numbers]
        wish = {
            "game": table.game,
            "variant": table.variant,
            "options": table.options,
            "seats": [*[{"kind": "me"}] * self._people, *bots],
            "settings": {"hints": True, "take_back": self._seed % 2 == 0},
        }
        if self._people > 1:
            wish["names"] = ["Anna", "Marta"][: self._people]
        made = self.http("POST", "tables", wish, noted=False)
        assert made["status"] == 201, made
        self._stored = made["keep"]["table"]
        self._id = made["body"]["id"]

    def _reopen(self) -> None:
        assert self.ask("open", table=self._stored, entries=list(self._entries)) == {"open": True}

    def _say(self, message: Document) -> Document:
        self._now += self._chance.randrange(5_000)
        return self._heard(self.ask("hear", table=self._id, message=message, now=self._now))

    def _command(self, kind: str, **fields: Any) -> Document:
        return self._say({"type": kind, "id": f"{kind}{len(self.lines)}", **fields})

    def _heard(self, answer: Document) -> Document:
        if answer.get("keep"):
            self._entries.append(answer["keep"]["entry"])
        for message in answer.get("say", ()):
            if message["type"] == "full":
                self.full = message
            elif message["type"] == "ev" and "rev" in message:
                news = {name: message.get(name) for name in ("rev", "legal", "undo", "result")}
                self.full = {**self.full, **news, "table": message.get("table") or self.full["table"]}
        return answer

    def _is_for_bot(self) -> bool:
        table = self._house._tables[self._id].table
        return table.mover is not None and table.seats[table.mover].played_by_bot

    def _hand_over(self) -> None:
        """The device goes to another player, who lifts the curtain."""
        mover = self._house._tables[self._id].table.mover
        for seat in (None, mover):
            self._heard(self.ask("curtain", table=self._id, seat=seat, now=self._now))

    def _bot(self) -> None:
        choice = self.ask("think", table=self._id, seed=self._seed, nodes=NODES)["choice"]
        self._now += 1_000
        self._heard(self.ask("move", table=self._id, choice=choice, now=self._now))

    def _turn(self) -> None:
        rev, legal = self.full["rev"], self.full["legal"]
        wish = self._chance.random()
        if wish < 0.05:
            self._command("say", emote="chirp") if wish < 0.02 else self._command("say", text=" a\u202eb  Zoë ")
        if wish > 0.9:
            self.http("POST", f"tables/{self._id}/attempt", {"rev": rev, "actions": [self._chance.choice(legal)]})
        if wish > 0.97:
            self.http("POST", f"tables/{self._id}/hint", {"kind": "bot", "level": "nonsense"})
            self._command("act", rev=rev - 1, actions=[legal[0]])
            self._command("act", rev=rev, actions=[{"do": "nothing"}])
            self._command("act", rev=rev, actions=[])
        if self.full.get("undo") == "yes" and self._undone < MOST_UNDONE and wish < 0.5:
            self._undone += 1
            self._command("undo", rev=rev)
        elif 0.5 < wish < 0.53 and self._undone < MOST_UNDONE:
            self._undone += 1
            self._command("back", rev=rev, say="ask")
        else:
            self._command("act", rev=rev, actions=[self._chance.choice(legal)])

    def _study(self, record: Document) -> None:
        self.http("GET", f"tables/{self._id}")
        self.http("GET", f"tables/{self._id}/fairness")
        self.http("POST", "study/steps", {"record": record, "eyes": None})
        middle = len(record["actions"]) // 2
        following = record["actions"][middle : middle + 1]
        self.http("POST", "study/play", {"record": record, "at": middle, "actions": following})
        self.http("POST", "study/attempt", {"record": record, "at": middle, "actions": []})
        for path in ("tables/localnowhere", "study/nothing", "components/" + record["game"], "components/chess"):
            self.http("GET", path)


def sat(tables: Sequence[Configuration], first_seed: int = 0, people: int = 1) -> list[Sitting]:
    """Return those who have played a game at each table."""
    found = []
    for seed, table in enumerate(tables, first_seed):
        found.append(Sitting(seed, people))
        found[-1].play(table)
    return found
