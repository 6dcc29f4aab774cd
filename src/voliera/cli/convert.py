"""The command `voliera convert`. What it needs is imported when it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from voliera.cli.options import Lang, NoColor, polite


def convert(
    source: Annotated[Path, typer.Argument(metavar="IN", help="A file of games; - for standard input.")],
    target: Annotated[
        Path, typer.Argument(metavar="OUT", help="A new file; else, or with -, standard output.", show_default=False)
    ] = Path("-"),
    to: Annotated[
        str | None, typer.Option(metavar="FORMAT", help="text, json or jsonl; else by the suffix of OUT, or text.")
    ] = None,
    read_as: Annotated[
        str | None,
        typer.Option("--from", metavar="FORMAT", help="The same for IN, or parquet; else by its suffix or content."),
    ] = None,
    start: Annotated[
        bool, typer.Option("--start", help="In text, write start positions in full even if the seed deals them.")
    ] = False,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    """Convert games between records as JSON, lines of JSON, and text with one line for each move.

    Whole games that the arena has kept (.parquet) are read, too.
    """
    from voliera.terminal.convert import STANDARD
    from voliera.terminal.convert import convert as convert_file
    from voliera.terminal.opening import language_of

    with polite(lang, not no_color) as screen:
        language = language_of(lang)
        count = convert_file(source, target, read_as, to, start)
        if target != STANDARD:
            screen.show(language.say("convert-done", count=count, path=str(target)))
