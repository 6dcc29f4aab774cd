"""What lies before a player and is in no document: the tile in the fingers, and guesses noted on unseen eggs.

Notes stay at the table: they last as long as the sitting, and are not saved with the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from voliera.documents import Document
from voliera.games.bower.terminal.nest import Place

TURNED = {"e": "n", "n": "w", "w": "s", "s": "e"}
"""The next facing when a tile is turned clockwise, as players see their own nest: away from the board is down."""
COVER = "cover"
"""Stands for the tile that is laid over others, which has no place in the hand."""


@dataclass(frozen=True)
class Pad:
    """A tile by its place in the hand (or `gift`, or `cover`), how it is turned, where it is held; and the notes."""

    tile: int | str | None = None
    facing: str = "e"
    at: Place | None = None
    notes: Mapping[int, str] = field(default_factory=dict)

    def emptied(self) -> Pad:
        """The notes alone."""
        return Pad(notes=self.notes)

    def noted(self, column: int, egg: str | None) -> Pad:
        """With a guess on one egg, or without it."""
        notes = {other: guess for other, guess in self.notes.items() if other != column}
        return replace(self, notes=notes if egg is None else notes | {column: egg})


def laying(legal: Sequence[Document]) -> list[Document]:
    """The legal actions that lay a tile."""
    return [action for action in legal if action["do"] in ("play", COVER)]


def tile_key(action: Document) -> int | str:
    """The tile that an action lays, as a pad knows it."""
    key: int | str = action.get("hand", COVER)
    return key


def held(pad: Pad, legal: Sequence[Document]) -> int | str | None:
    """The tile that is being placed: the chosen one, or the only one there is."""
    keys = {tile_key(action) for action in laying(legal)}
    if pad.tile in keys:
        return pad.tile
    return keys.pop() if len(keys) == 1 else None


def shown_action(pad: Pad, legal: Sequence[Document]) -> Document | None:
    """The action that Enter would do: the held tile where it is held."""
    tile = held(pad, legal)
    if tile is None or pad.at is None:
        return None
    for action in laying(legal):
        if tile_key(action) == tile and tuple(action["at"]) == pad.at and action["facing"] == pad.facing:
            return action
    return None


def open_places(pad: Pad, legal: Sequence[Document]) -> set[Place]:
    """Where the first square of the held tile can lie as it is turned now."""
    tile = held(pad, legal)
    return {
        (action["at"][0], action["at"][1])
        for action in laying(legal)
        if tile_key(action) == tile and action["facing"] == pad.facing
    }
