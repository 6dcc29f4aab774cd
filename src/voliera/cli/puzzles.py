"""The command `voliera puzzles`. What it needs is imported when it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from voliera.cli.options import Lang, NoColor, polite

UNPROVED = 1

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    help="Make, check and show the puzzles of the days.",
)

From = Annotated[str | None, typer.Option("--from", metavar="DATE", help="The first day: 2026-11-15; else today.")]
Days = Annotated[int, typer.Option(min=1, max=3660, help="How many days.")]


@app.command()
def make(
    start: From = None,
    days: Days = 1,
    json: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write them here with their answers, one on each line.")
    ] = None,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    """Make the puzzles of some days. The same day gives the same puzzle everywhere."""
    from voliera.terminal.opening import language_of
    from voliera.terminal.puzzles.days import days_from
    from voliera.terminal.puzzles.work import made, tabled, written

    with polite(lang, not no_color) as screen:
        language = language_of(lang)
        wanted = days_from(start, days)
        with written(json) as keep:
            found = []
            for one in made(wanted, language, screen):
                keep(one)
                found.append(one)
        screen.show(tabled(found, language))
        if json is not None:
            screen.show(language.say("puzzle-kept", count=len(found), path=str(json)))


@app.command()
def check(
    file: Annotated[
        Path | None, typer.Argument(help="What `make --json` wrote; without it, days are made again.")
    ] = None,
    start: From = None,
    days: Days = 1,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    """Prove by brute force that each puzzle has one best answer: every play that the rules allow is tried."""
    from voliera.terminal.opening import language_of
    from voliera.terminal.puzzles.days import days_from
    from voliera.terminal.puzzles.work import made, proved, read

    with polite(lang, not no_color) as screen:
        language = language_of(lang)
        if file is not None:
            puzzles, count = iter(found := read(file)), len(found)
        else:
            wanted = days_from(start, days)
            puzzles, count = made(wanted, language, screen), len(wanted)
        if not proved(puzzles, count, language, screen):
            raise typer.Exit(UNPROVED)


@app.command()
def show(
    day: Annotated[str | None, typer.Argument(metavar="DATE", help="2026-11-15; else today.")] = None,
    answer: Annotated[bool, typer.Option("--answer", help="Also tell the answer.")] = False,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    """Show the puzzle of a day."""
    from voliera.terminal.opening import language_of
    from voliera.terminal.puzzles.days import days_from
    from voliera.terminal.puzzles.shown import shown
    from voliera.terminal.puzzles.work import made

    with polite(lang, not no_color) as screen:
        language = language_of(lang)
        for one in made(days_from(day, 1), language, screen):
            screen.show(*shown(one, language, screen, answer=answer))
