"""The table options of Bower as the command line tells them: what is usually on has a switch that turns it off."""

from __future__ import annotations

from typing import Protocol

from voliera.documents import Document


class OptionFlags(Protocol):
    """The switches, at a table or on a score sheet."""

    @property
    def fair_play(self) -> bool:
        """Without X, gift, double turn and discard (W-V2)."""

    @property
    def no_zero_ties(self) -> bool:
        """Shells do not break a tie at no object (W-E3)."""

    @property
    def no_lone_ties(self) -> bool:
        """A tie at one object is worth one egg (W-E3)."""

    @property
    def no_joining_gems(self) -> bool:
        """Only a tile with a gem of its own earns a bonus (W-B1)."""


def options_of(told: OptionFlags) -> Document:
    """The options that differ from the usual ones."""
    off = {
        "zero_ties": told.no_zero_ties,
        "lone_ties": told.no_lone_ties,
        "joining_gems": told.no_joining_gems,
    }
    options: Document = {"fair_play": True} if told.fair_play else {}
    return options | {name: False for name, is_off in off.items() if is_off}
