"""A third game, as small as a game can be: two players take one, two or three twigs; whoever takes the last one wins.

It shows what a game has to supply, and nothing else: no bots, no solver, no sheet. `python -m tests.third_game COMMAND`
is the command line with this game in it.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from voliera.documents import POSITION_FORMAT, VIEW_FORMAT, Document, Parts, event, seat_or_none
from voliera.errors import GameError
from voliera.games import GAMES
from voliera.games.contract import Rules, Wing
from voliera.kernel import Log, States, below, entry, note, rule, seed_generator, seed_halves

SMALL = ("players", "variant", "seat", "last", "twigs")
STATE = np.dtype((np.record, [("rng", np.uint32, (4,)), *((name, np.int8) for name in SMALL)]))
NOBODY, MOST, FEWEST_TWIGS, TWIGS, TOOK = -1, 3, 12, 9, 1


# The rules: numbers only.


@rule
def legal(s: Any, out: npt.NDArray[np.int16]) -> int:
    """Step n takes n + 1 twigs."""
    count = min(MOST, s.twigs)
    for step in range(count):
        out[step] = step
    return int(count)


@entry
def listing(states: Any, out: npt.NDArray[np.int16]) -> int:
    return legal(states[0], out)


@entry
def advance(states: Any, step: int, log: Log, out: npt.NDArray[np.int16]) -> int:
    s = states[0]
    log[0, 0] = 0
    note(log, TOOK, s.seat, step + 1, 0)
    s.twigs -= step + 1
    s.last = s.seat
    s.seat = NOBODY if s.twigs == 0 else 1 - s.seat
    return legal(s, out)


@entry
def deal(states: Any, low: int, high: int) -> None:
    s = states[0]
    seed_generator(s, low, high)
    s.players = 2
    s.twigs = FEWEST_TWIGS + below(s, TWIGS)
    s.seat = below(s, 2)
    s.last = NOBODY


# The border: documents.


class Options(msgspec.Struct):
    """There are none."""


class TwigRules:
    """What `Rules` asks for."""

    name = "twigs"
    variants = ("standard",)
    players = (2, 2)
    options = Options
    state = STATE
    steps = MOST
    hidden = 0
    open_result = True
    parts = ("everything",)

    listing = staticmethod(listing)
    advance = staticmethod(advance)

    def new(self, players: int, variant: str, options: object, seed: int) -> States:
        if players != 2 or variant != "standard" or options:
            raise GameError("bad_request", "twigs: two players, standard, without options")
        states = np.zeros(1, STATE)
        deal(states, *seed_halves(seed))
        return states

    def from_position(self, document: Any, seed: int) -> States:
        states = np.zeros(1, STATE)
        states["players"], states["twigs"] = 2, document["twigs"]
        for name in ("seat", "last"):
            states[name] = NOBODY if document[name] is None else document[name]
        return states

    def components(self, options: Document) -> Document:
        return {}

    def redeal(self, s: Any, seat: int, low: int, high: int, pool: Any) -> None:
        """Nothing is hidden."""

    def half_said(self, states: States) -> bool:
        return False

    def to_move(self, states: States) -> tuple[int | None, str]:
        seat = int(states["seat"][0])
        return (None, "over") if seat == NOBODY else (seat, "take")

    def check_action(self, action: object) -> Document:
        if not isinstance(action, dict) or set(action) != {"do", "count"} or action["do"] != "take":
            raise GameError("bad_request", 'action: expected {"do": "take", "count": 1 to 3}')
        return action

    def numbers(self, states: States, action: Document) -> list[int]:
        return [action["count"] - 1] if action["count"] in range(1, MOST + 1) else []

    def document(self, states: States, steps: list[int]) -> Document:
        return {"do": "take", "count": steps[0] + 1}

    def legal_actions(self, states: States, legal: list[int] | None = None) -> list[tuple[Document, list[int]]]:
        steps = range(min(MOST, int(states["twigs"][0])))
        return [(self.document(states, [step]), [step]) for step in steps]

    def refusal(self, states: States, action: Document) -> tuple[str, str]:
        return "T-1", "there are not that many twigs"

    def events(self, states: States, log: Log, options: Document) -> list[Document]:
        _, seat, count, _ = log[1].tolist()
        told = [event("twigs-taken", {"seat": seat, "count": count})]
        return told if states["twigs"][0] else [*told, event("over", self.result(states))]

    def position(self, states: States, options: Document) -> Document:
        return {**self._table(states, options), "format": POSITION_FORMAT, "rng": None}

    def view(self, states: States, options: Document, seat: int | None) -> Document:
        return {**self._table(states, options), "format": VIEW_FORMAT}

    def view_parts(self, states: States, options: Document, seats: Sequence[int | None]) -> list[Parts]:
        return [(self.view(states, options, seat),) for seat in seats]

    def conceal(self, position: Document, view: Document) -> None:
        """Nothing is hidden."""

    def result(self, states: States) -> Document:
        seat, last = states["seat"].item(0), states["last"].item(0)
        winners = [last] if seat == NOBODY else [0, 1]
        return {"totals": [int(winners == [seat]) for seat in range(2)], "winners": winners}

    def progress(self, view: Document) -> Document:
        return {"share": 0.5, "round": None, "turn": None, "turns": None}

    def explanation(self, states: States) -> Document:
        return self.result(states)

    def text(self, states: States, names: list[str]) -> str:
        return "|" * int(states["twigs"][0])

    def warm_up(self, part: str) -> None:
        """Nothing is compiled ahead."""

    @staticmethod
    def _table(states: States, options: Document) -> Document:
        seat, last, twigs = (states[name].item(0) for name in ("seat", "last", "twigs"))
        return {
            "game": "twigs",
            "players": 2,
            "variant": "standard",
            "options": options,
            "phase": "over" if seat == NOBODY else "take",
            "seat": seat_or_none(seat),
            "last": seat_or_none(last),
            "twigs": twigs,
        }


class Twigs(Wing):
    """One folder, one line: this class, and its entry in `GAMES`."""

    name = "twigs"

    def rules(self) -> Rules:
        return TwigRules()


if __name__ == "__main__":
    from voliera.cli import app

    GAMES["twigs"] = Twigs()
    app()
