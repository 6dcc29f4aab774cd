"""The games there are, and `Rules`: what each of them supplies. A further game is one more folder and one line here."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from voliera.documents import Document
from voliera.errors import GameError
from voliera.kernel import Log, States

GAMES = {"birdie": "voliera.games.birdie:BIRDIE", "bower": "voliera.games.bower:BOWER"}
"""Every game there is: its name, and where its `Rules` are found."""


class Rules(Protocol):
    """What a game supplies. Records travel as arrays of one element; `advance` changes them in place."""

    name: str
    variants: tuple[str, ...]
    players: tuple[int, int]  # fewest and most
    state: np.dtype[np.void]
    steps: int  # step numbers are 0 … steps - 1
    open_result: bool  # whether the result so far leans on nothing that is hidden from anybody

    def new(self, players: int, variant: str, options: object, seed: int) -> States:
        """A fresh game; bad settings raise GameError `bad_request`."""

    def from_position(self, document: object, seed: int) -> States:
        """A set-up game; impossible positions raise GameError `bad_position`."""

    def components(self, options: Document) -> Document:
        """The component data in force under these options."""

    def listing(self, states: States, out: npt.NDArray[np.int16]) -> int:
        """Write the legal step numbers to `out`; returns how many there are, 0 when the game is over."""

    def advance(self, states: States, step: int, log: Log, out: npt.NDArray[np.int16]) -> int:
        """Play one legal step, note what happened in `log`, and list what is legal next."""

    def redeal(self, s: Any, seat: int, low: int, high: int, pool: npt.NDArray[np.int8]) -> None:
        """Deal anew what the seat cannot know, consistently with everything it has seen."""

    def half_said(self, states: States) -> bool:
        """Whether an action of several steps is open."""

    def to_move(self, states: States) -> tuple[int | None, str]:
        """The seat to move (None when over) and the protocol's phase."""

    def check_action(self, action: object) -> Document:
        """The action if well formed, else GameError `bad_request`."""

    def numbers(self, states: States, action: Document) -> list[int]:
        """The steps of a well-formed action; empty if it has none in this state."""

    def document(self, states: States, steps: list[int]) -> Document:
        """The action that the steps make, from the state before them."""

    def legal_actions(self, states: States, legal: list[int] | None = None) -> list[tuple[Document, list[int]]]:
        """Every legal action with its steps; `legal` are the legal first steps, where they are known."""

    def refusal(self, states: States, action: Document) -> tuple[str, str]:
        """The rule number and the reason why a well-formed action is not legal."""

    def events(self, states: States, log: Log, options: Document) -> list[Document]:
        """Event documents of the last step."""

    def position(self, states: States, options: Document) -> Document:
        """The whole table; the options are put into it as they are, not copied."""

    def view(self, states: States, options: Document, seat: int | None) -> Document:
        """What a seat, or a spectator, may know; with the options as they are."""

    def view_texts(self, states: States, options: Document, seats: Sequence[int | None]) -> list[bytes]:
        """The same as JSON, for several who look at one moment."""

    def result(self, states: States) -> Document:
        """The result so far or final."""

    def explanation(self, states: States) -> Document:
        """The result with all that led to it, as data that people's words are made from."""

    def text(self, states: States, names: list[str]) -> str:
        """The whole table as English text."""

    parts: tuple[str, ...]  # what can be compiled side by side

    def warm_up(self, part: str) -> None:
        """Compile one part of what `Game` calls."""


def rules_of(name: object) -> Rules:
    """A game's rules by its name."""
    if not isinstance(name, str) or name not in GAMES:
        raise GameError("unknown_game", f"there is no game {name!r:.40}; there is {', '.join(GAMES)}")
    module, attribute = GAMES[name].split(":")
    rules: Rules = getattr(import_module(module), attribute)
    return rules
