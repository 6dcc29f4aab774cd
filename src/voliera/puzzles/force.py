"""Puzzles proved by trying everything: each play that the rules allow, step by step, to its end.

It shares nothing with what makes puzzles: no solver, no table of what can be written, no counting of a tile that is not
laid. Only the rules say what is legal, what it leads to and what it is worth. Tables that are equal byte by byte are
looked at once; nothing else is left out.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.games.birdie.rules.numbers import ROBIN
from voliera.kernel import SILENT, States, thaw
from voliera.puzzles.answers import judged, table_of

NOBODY = -1
"""Whose turn it is once a game is over."""
Written = tuple[Any, ...]
"""What an answer leaves behind: answers that leave the same are the same answer."""


class Unproved(Exception):
    """A puzzle is not what it says."""


class Proof(NamedTuple):
    """What was looked at: steps played, and different answers that came of them."""

    steps: int
    answers: int


class Trying:
    """One table, from which everything is tried."""

    def __init__(self, game: Game) -> None:
        self.rules = game.rules
        self.seat = game.mover()
        self.start: States = game.whole_states()
        self.steps = 0
        self._out = np.zeros(self.rules.steps, np.int16)
        self._results: dict[bytes, Document] = {}

    def legal(self, states: States) -> list[int]:
        """The legal steps."""
        count = self.rules.listing(states, self._out)
        return self._out[:count].tolist()  # type: ignore[no-any-return]

    def after(self, states: States, step: int) -> States:
        """The table after a step."""
        found = thaw(states.tobytes(), self.rules.state)
        self.rules.advance(found, step, SILENT, self._out)
        self.steps += 1
        return found

    def ends(self) -> Iterator[States]:
        """Every table at which the seat's play can end."""
        seen: set[bytes] = set()
        waiting = [self.start]
        while waiting:
            states = waiting.pop()
            for step in self.legal(states):
                if self.rules.name == "birdie" and step == ROBIN:
                    raise Unproved("a Robin could be played, and nobody knows what it draws")
                then = self.after(states, step)
                if (key := then.tobytes()) in seen:
                    continue
                seen.add(key)
                if self.is_end(then):
                    yield then
                else:
                    waiting.append(then)

    def is_end(self, states: States) -> bool:
        """Whether the seat has scored, in Birdie; whether the game is over, in Bower."""
        if self.rules.name == "birdie":
            return any(int(states[name][0]) != int(self.start[name][0]) for name in ("scored_n", "round_no"))
        return int(states["seat"][0]) == NOBODY

    def written(self, states: States) -> Written:
        """What is left behind.

        Birdie: boxes, flaps and trophies of the seat. Bower: who gets the eggs of each group and column, and what the
        egg tiles pay.
        """
        if self.rules.name == "birdie":
            s = states[0]
            boxes = tuple(s.boxes[self.seat].tolist())
            return (*boxes, int(s.flaps[self.seat]), *(holder == self.seat for holder in s.trophies.tolist()))
        result = self.result(states)
        lines = [self.lead(line["eggs"]) for line in (*result["groups"], *result["columns"])]
        tiles = sum(tile["eggs"] if tile["seat"] == self.seat else -tile["eggs"] for tile in result["egg_tiles"])
        return (*lines, tiles)

    def worth(self, states: States) -> int:
        """The seat's points, or its lead in eggs."""
        if self.rules.name == "birdie":
            points: int = self.rules.result(states)["totals"][self.seat]
            return points - int(self.rules.result(self.start)["totals"][self.seat])
        return self.lead(self.result(states)["eggs"])

    def result(self, states: States) -> Document:
        """The result of a table, worked out once for all ways that fill the nests alike."""
        key = states["square"].tobytes()
        if key not in self._results:
            self._results[key] = self.rules.result(states)
        return self._results[key]

    def lead(self, eggs: list[int]) -> int:
        """The seat's eggs less the other's."""
        return eggs[self.seat] - eggs[1 - self.seat]

    def answers(self) -> dict[Written, int]:
        """Every different answer, and what it is worth."""
        found: dict[Written, int] = {}
        for states in self.ends():
            written = self.written(states)
            if written not in found:
                found[written] = self.worth(states)
        return found

    def minimax(self, states: States) -> int:
        """What a table comes to if the seat and its opponent both do their best; nothing is cut off."""
        if self.is_end(states):
            return self.worth(states)
        values = [self.minimax(self.after(states, step)) for step in self.legal(states)]
        return max(values) if int(states["seat"][0]) == self.seat else min(values)


def prove(made: Document) -> Proof:
    """Try everything: the best answer is the only one that good, the next one is as good as told; or Unproved."""
    puzzle, answer = made["puzzle"], made["answer"]
    trying = Trying(table_of(puzzle))
    if puzzle["kind"] == "gift":
        values = list(passed_on(trying, answer).values())
    else:
        values = list(trying.answers().values())
    values.sort(reverse=True)
    if len(values) < 2 or values[0] == values[1]:
        raise Unproved(f"{puzzle['id']}: the best answer is not the only one: {values[:3]}")
    told = (puzzle["best"], answer["value"], answer["second"])
    if told != (values[0], values[0], values[1]):
        raise Unproved(f"{puzzle['id']}: best and second best are {values[:2]}, told was {told}")
    try:
        worth, events = judged(puzzle, answer, answer["actions"])
    except GameError as error:
        raise Unproved(f"{puzzle['id']}: the answer cannot be played: {error.message}") from None
    if worth != values[0] or events != answer["explanation"]:
        raise Unproved(f"{puzzle['id']}: the answer brings {worth}, best is {values[0]}")
    return Proof(trying.steps, len(values))


def passed_on(trying: Trying, answer: Document) -> dict[int, int]:
    """What each choice comes to; it must be what is told of it, and the replies that are told must lead there."""
    values = {step: trying.minimax(trying.after(trying.start, step)) for step in trying.legal(trying.start)}
    told = [reply["value"] for reply in answer["replies"]]
    if sorted(values.values()) != sorted(told):
        raise Unproved(f"the choices are worth {sorted(values.values())}, told was {sorted(told)}")
    return values
