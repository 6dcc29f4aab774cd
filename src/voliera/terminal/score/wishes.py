"""What `voliera score` was asked for."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from voliera.terminal.company import LONGEST_NAME
from voliera.terminal.refusal import InputRefused
from voliera.terminal.screen import cleaned
from voliera.terminal.words import folded


@dataclass(frozen=True)
class SheetWishes:
    """The options of `voliera score`; None where it said nothing. What is missing is asked for."""

    game: str | None = None
    lang: str | None = None
    players: int | None = None
    variant: str | None = None
    names: str | None = None
    single_chain: bool = False
    fair_play: bool = False
    no_zero_ties: bool = False
    no_lone_ties: bool = False
    no_joining_gems: bool = False
    components: Path | None = None
    resume: Path | None = None
    save: Path | None = None
    export: Path | None = None

    def refuse_heading(self) -> None:
        """A resumed sheet brings its own players, variant and options."""
        told = (self.players, self.variant, self.names, self.components)
        switches = (
            *(self.single_chain, self.fair_play),
            *(self.no_zero_ties, self.no_lone_ties, self.no_joining_gems),
        )
        if any(one is not None for one in told) or any(switches):
            raise InputRefused("error-sheet-resume")


def names_of(text: str, players: int) -> list[str]:
    """Names with commas between them; those left out stay empty."""
    names = [cleaned(name)[:LONGEST_NAME] for name in text.split(",")] if text.strip() else []
    if len(names) > players:
        raise InputRefused("error-names", names=len(names), players=players)
    given = [folded(name) for name in names if name]
    if len(set(given)) < len(given):
        raise InputRefused("error-score-names-twice")
    return names
