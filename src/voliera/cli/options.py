"""What the commands share: options that mean the same everywhere, and how a refusal is told."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from voliera.games import GAMES

if TYPE_CHECKING:
    from voliera.terminal.screen import Screen

REFUSED = 2
INTERRUPTED = 130
FIRST_GAME = next(iter(GAMES))
GAME_NAMES = " or ".join(GAMES)
"""The game that a table opens with, and all that there are, for help."""

Lang = Annotated[str | None, typer.Option("--lang", metavar="LANG", help="en, it, es or ru; else the system's.")]
Players = Annotated[int | None, typer.Option(help="Birdie: 2 to 4; Bower: 2.")]
Variant = Annotated[str | None, typer.Option(help="Birdie: standard or expert; Bower: standard or super.")]
Names = Annotated[str | None, typer.Option(metavar="LIST", help="Names in seat order: Ada,Bo.")]
SingleChain = Annotated[bool, typer.Option("--single-chain", help="Birdie, expert: one card and its chain.")]
FairPlay = Annotated[bool, typer.Option("--fair-play", help="Bower: without X, gift, double turn and discard.")]
NoZeroTies = Annotated[bool, typer.Option("--no-zero-ties", help="Bower: shells do not break a tie at no object.")]
NoLoneTies = Annotated[bool, typer.Option("--no-lone-ties", help="Bower: a tie at one object is worth one egg.")]
NoJoiningGems = Annotated[
    bool, typer.Option("--no-joining-gems", help="Bower: only a tile with a gem of its own earns a bonus.")
]
Components = Annotated[
    Path | None,
    typer.Option(metavar="PATH", help="JSON or TOML; Birdie: other flap values; Bower: other nest tiles."),
]
NoColor = Annotated[bool, typer.Option("--no-color", help="Letters only, as with NO_COLOR.")]
OpenMemory = Annotated[bool, typer.Option("--open-memory", help="Birdie: players may look at their own deck.")]


@contextmanager
def polite(lang: str | None, colour: bool, extra: str = "terminal") -> Iterator[Screen]:
    """A screen to play on. What cannot be done is told in the reader's language, on standard error.

    The first thing that is refused is a command whose `extra` is not installed.
    """
    from rich.console import Console

    from voliera import extras
    from voliera.errors import GameError
    from voliera.languages import Language, detect
    from voliera.terminal.opening import language_of
    from voliera.terminal.refusal import InputRefused, weights_refused
    from voliera.terminal.screen import Screen

    try:
        if not extras.is_installed(extra):
            raise InputRefused("error-extra", command=extras.command(extra))
        yield Screen(colour=colour)
    except (InputRefused, GameError) as error:
        refusal = error if isinstance(error, InputRefused) else weights_refused(error)
        if refusal is None:
            raise
        try:
            language = language_of(lang)
        except InputRefused:
            language = Language(detect())
        Console(stderr=True, no_color=None if colour else True, highlight=False).print(refusal.worded(language))
        raise typer.Exit(REFUSED) from None
    except KeyboardInterrupt:
        sys.stdout.write("\n")
        raise typer.Exit(INTERRUPTED) from None
