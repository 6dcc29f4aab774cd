"""What `voliera.game.Game` plays by: the only part that every game has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    import msgspec
    import numpy as np
    import numpy.typing as npt

    from voliera.documents import Document, Parts
    from voliera.kernel import Log, States


class Rules(Protocol):
    """What `Game` plays by. Records travel as arrays of one element; `advance` changes them in place."""

    @property
    def name(self) -> str:
        """The game's name in all documents."""

    @property
    def variants(self) -> tuple[str, ...]:
        """The variants, the usual one first."""

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most players."""

    @property
    def options(self) -> type[msgspec.Struct]:
        """The table options: a struct whose fields have types and defaults."""

    @property
    def state(self) -> np.dtype[np.void]:
        """The type of the record."""

    @property
    def steps(self) -> int:
        """Step numbers are 0 … steps - 1."""

    @property
    def hidden(self) -> int:
        """The most things that `redeal` may deal: the size of its pool."""

    @property
    def open_result(self) -> bool:
        """Whether the result so far depends on nothing that is hidden from anybody."""

    @property
    def parts(self) -> tuple[str, ...]:
        """What can be compiled side by side, the longest first."""

    def new(self, players: int, variant: str, options: object, seed: int) -> States:
        """Deal a game; bad settings raise GameError `bad_request`."""

    def from_position(self, document: object, seed: int) -> States:
        """Set up a position; impossible ones raise GameError `bad_position`."""

    def components(self, options: Document) -> Document:
        """Return the component data in force under these options."""

    def listing(self, states: States, out: npt.NDArray[np.int16]) -> int:
        """Write the legal step numbers to `out`; return how many there are, 0 when the game is over."""

    def advance(self, states: States, step: int, log: Log, out: npt.NDArray[np.int16]) -> int:
        """Play one legal step, note what happened in `log`, and list what is legal next."""

    def redeal(self, s: Any, seat: int, low: int, high: int, pool: npt.NDArray[np.int8]) -> None:
        """Deal again what the seat cannot know, consistently with everything it has seen."""

    def half_said(self, states: States) -> bool:
        """Whether an action of several steps is open."""

    def to_move(self, states: States) -> tuple[int | None, str]:
        """Return the seat to move (None when over) and the protocol's phase."""

    def check_action(self, action: object) -> Document:
        """Return the action if it is well formed, else raise GameError `bad_request`."""

    def numbers(self, states: States, action: Document) -> list[int]:
        """Return the steps of a well-formed action; none if it has none in this state."""

    def document(self, states: States, steps: list[int]) -> Document:
        """Return the action that the steps make, from the state before them."""

    def legal_actions(self, states: States, legal: list[int] | None = None) -> list[tuple[Document, list[int]]]:
        """Return every legal action with its steps; `legal` are the legal first steps, where they are known."""

    def refusal(self, states: States, action: Document) -> tuple[str, str]:
        """Return the rule number and the reason why a well-formed action is not legal."""

    def events(self, states: States, log: Log, options: Document) -> list[Document]:
        """Return the events of the last step."""

    def position(self, states: States, options: Document) -> Document:
        """Return the whole table; the options are put into it as they are, not copied."""

    def view(self, states: States, options: Document, seat: int | None) -> Document:
        """Return what a seat, or a spectator, may know; with the options as they are."""

    def view_parts(self, states: States, options: Document, seats: Sequence[int | None]) -> list[Parts]:
        """Return the same in parts, for several viewers of one moment, ready to be written as JSON."""

    def conceal(self, position: Document, view: Document) -> None:
        """Strike out of a position what its viewer does not know, where a set-up position may leave it out."""

    def result(self, states: States) -> Document:
        """Return the result so far, or the final one."""

    def progress(self, view: Document) -> Document:
        """Return how far a game is, as a spectator's view tells: its `share`, and `round`, `turn`, `turns` or None."""

    def explanation(self, states: States) -> Document:
        """Return the result with all that led to it, as data that people's words are made from."""

    def text(self, states: States, names: list[str]) -> str:
        """Return the whole table as English text."""

    def warm_up(self, part: str) -> None:
        """Compile one of the `parts`."""
