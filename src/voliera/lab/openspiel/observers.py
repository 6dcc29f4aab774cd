"""What OpenSpiel's observers tell: a player's whole knowledge, what is public, or a player's own part.

Public is what the rules show a spectator. Observers that no library asks for are not provided: `observer_of` is None.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, Protocol

import msgspec
import numpy as np
import pyspiel

from voliera.errors import GameError
from voliera.lab.single import Single

Parts = dict[str, Any]


class State(Protocol):
    """What observers ask of a state (game.py)."""

    def row_of(self, player: int) -> Any:
        """Return the observation of a player."""

    def recalled(self, player: int) -> Iterator[tuple[Any, int | None]]:
        """Give the rows of all decisions of a player with what it did, then its row now."""

    def seen_by(self, player: int | None, perfect_recall: bool) -> str:
        """Return what a player or spectator may know as text."""

    def kept_by(self, player: int) -> str:
        """Return as text what a player knows and a spectator does not."""


def observer_of(single: Single, recall: int, kind: Any) -> "Observer | None":
    """Return the observer of a kind, OpenSpiel's `IIGObservationType`; None where it is not provided.

    `recall` is the number of rows that a tensor of an information state has; 0: there is none.
    """
    private, recalls = kind.private_info, kind.perfect_recall
    if kind.public_info and private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
        if not recalls:
            return CurrentObserver(single)
        return RecallingObserver(single, recall) if recall else TextObserver()
    if kind.public_info and private == pyspiel.PrivateInfoType.NONE:
        return PublicObserver(recalls)
    if private == pyspiel.PrivateInfoType.SINGLE_PLAYER and not recalls:
        return PrivateObserver()
    return None


class Observer(ABC):
    """What OpenSpiel asks for observations: text and, where there is a tensor, numbers."""

    tensor: Any = None
    dict: Parts

    def __init__(self, **parts: tuple[int, ...]) -> None:
        sizes = [int(np.prod(shape)) for shape in parts.values()]
        if parts:
            self.tensor = np.zeros(sum(sizes), np.float32)
        starts = np.cumsum([0, *sizes])
        self.dict = {
            name: self.tensor[start : start + size].reshape(shape)
            for (name, shape), start, size in zip(parts.items(), starts, sizes, strict=False)
        }

    def set_from(self, state: State, player: int) -> None:
        """Write what a player may know into the tensor."""
        why = "this observer has text only; with perfect recall there is a tensor if the game is loaded with recall=N"
        raise GameError("bad_request", why)

    @abstractmethod
    def string_from(self, state: State, player: int) -> str:
        """Return what a player may know as text."""


class CurrentObserver(Observer):
    """What a player may know now: the row of the laboratory, or text."""

    def __init__(self, single: Single) -> None:
        super().__init__(observation=(single.size,))

    def set_from(self, state: State, player: int) -> None:
        """Write the row of a player."""
        self.tensor[:] = state.row_of(player)

    def string_from(self, state: State, player: int) -> str:
        """Return the view of a player, and its legal actions."""
        return state.seen_by(player, False)


class TextObserver(Observer):
    """A player's information state, as text only."""

    def string_from(self, state: State, player: int) -> str:
        """Return the view of a player, and all that it has seen and done."""
        return state.seen_by(player, True)


class RecallingObserver(TextObserver):
    """A player's information state: its rows at all of its decisions and now, and what it did there."""

    def __init__(self, single: Single, recall: int) -> None:
        super().__init__(observations=(recall, single.size), actions=(recall, single.actions))

    def set_from(self, state: State, player: int) -> None:
        """Write the rows and actions of a player, the oldest first; zeros follow."""
        self.tensor[:] = 0
        rows, actions = self.dict["observations"], self.dict["actions"]
        for number, (row, action) in enumerate(state.recalled(player)):
            if number == len(rows):
                raise GameError(
                    "too_large",
                    f"recall: player {player} has more than {len(rows)} rows to recall; load the game with more",
                )
            rows[number] = row
            if action is not None:
                actions[number, action] = 1


class PublicObserver(Observer):
    """What a spectator may see, as text; it is the same for all players."""

    def __init__(self, perfect_recall: bool) -> None:
        super().__init__()
        self.perfect_recall = perfect_recall

    def string_from(self, state: State, player: int) -> str:
        """Return the view of a spectator."""
        del player
        return state.seen_by(None, self.perfect_recall)


class PrivateObserver(Observer):
    """A player's own part of the table, as text: what its view holds beyond a spectator's."""

    def string_from(self, state: State, player: int) -> str:
        """Return the fields of a player's view that a spectator does not see, and its legal actions."""
        return state.kept_by(player)


def beyond(own: Any, public: Any) -> Any:
    """Return the parts of a document that differ from another; places in lists are named by their numbers."""
    if isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        own, public = ({str(place): one for place, one in enumerate(each)} for each in (own, public))
    if not (isinstance(own, dict) and isinstance(public, dict)):
        return own
    return {name: beyond(one, public.get(name)) for name, one in own.items() if one != public.get(name)}


def beyond_text(own: bytes, public: bytes) -> str:
    """Do the same with documents in JSON."""
    return msgspec.json.encode(beyond(msgspec.json.decode(own), msgspec.json.decode(public))).decode()
