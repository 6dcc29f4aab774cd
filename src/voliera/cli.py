"""The one command: `voliera`. Commands import what they need when they run, so that `--help` stays fast."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from voliera.terminal.screen import Screen

REFUSED = 2
INTERRUPTED = 130

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None, help="Play and study bird games.")

Lang = Annotated[str | None, typer.Option("--lang", metavar="LANG", help="en, it, es or ru; else the system's.")]
Players = Annotated[int | None, typer.Option(help="Birdie: 2 to 4; Bower: 2.")]
Variant = Annotated[str | None, typer.Option(help="Birdie: standard or expert; Bower: standard or super.")]
Names = Annotated[str | None, typer.Option(metavar="LIST", help="Names in seat order: Ada,Bo.")]
SingleChain = Annotated[bool, typer.Option("--single-chain", help="Birdie, expert: one card and its chain.")]
FairPlay = Annotated[bool, typer.Option("--fair-play", help="Bower: without X, gift, double turn and discard.")]
NoZeroTies = Annotated[bool, typer.Option("--no-zero-ties", help="Bower: shells do not break a tie at no object.")]
Components = Annotated[
    Path | None,
    typer.Option(metavar="PATH", help="JSON or TOML; Birdie: other flap values; Bower: other nest tiles."),
]
NoColor = Annotated[bool, typer.Option("--no-color", help="Letters only, as with NO_COLOR.")]


def _version(wanted: bool) -> None:
    if wanted:
        import voliera

        typer.echo(f"voliera {voliera.__version__}")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Voliera: the aviary of two bird games."""


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(help="birdie or bower; without it and without options, the table asks; else birdie.")
    ] = None,
    lang: Lang = None,
    players: Players = None,
    seats: Annotated[
        str | None,
        typer.Option(metavar="LIST", help="Who sits where: me,greedy,random; several me share a keyboard."),
    ] = None,
    bots: Annotated[str | None, typer.Option(metavar="LEVEL", help="Level of the other seats: greedy, random.")] = None,
    names: Names = None,
    variant: Variant = None,
    single_chain: SingleChain = False,
    open_memory: Annotated[
        bool, typer.Option("--open-memory", help="Birdie: players may look at their own deck.")
    ] = False,
    fair_play: FairPlay = False,
    no_zero_ties: NoZeroTies = False,
    components: Components = None,
    seed: Annotated[int | None, typer.Option(help="The same number deals the same game.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="PATH", help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="PATH", help="Keep the game here when it ends.")] = None,
    delay: Annotated[float, typer.Option(metavar="SECONDS", help="Tell bots' moves as they happen.")] = 0.0,
    no_color: NoColor = False,
) -> None:
    """Open the terminal table. Without options it asks a few questions."""
    from voliera.terminal.opening import Wishes
    from voliera.terminal.opening import play as open_table

    with _polite(lang, not no_color) as screen:
        wishes = Wishes(
            game=game,
            lang=lang,
            players=players,
            seats=seats,
            bots=bots,
            names=names,
            variant=variant,
            single_chain=single_chain,
            open_memory=open_memory,
            fair_play=fair_play,
            no_zero_ties=no_zero_ties,
            components=components,
            seed=seed,
            resume=resume,
            save=save,
            delay=delay,
            colour=not no_color,
        )
        open_table(wishes, screen)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    everything: Annotated[bool, typer.Option("--all", help="Print the whole game at once.")] = False,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    """Leaf through a saved game: Enter forward, b back, a number jumps."""
    from voliera.terminal.opening import language_of
    from voliera.terminal.replay import Replay, load

    with _polite(lang, not no_color) as screen:
        language = language_of(lang)
        record, game = load(file)
        shown = Replay(record, game, language, screen)
        if everything:
            shown.print_all()
        else:
            shown.step_through()


@app.command()
def score(
    game: Annotated[str | None, typer.Argument(help="birdie or bower; without it, the sheet asks.")] = None,
    lang: Lang = None,
    players: Players = None,
    variant: Variant = None,
    names: Names = None,
    single_chain: SingleChain = False,
    fair_play: FairPlay = False,
    no_zero_ties: NoZeroTies = False,
    components: Components = None,
    resume: Annotated[Path | None, typer.Option(metavar="PATH", help="Go on with a sheet.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="PATH", help="Keep the sheet here; else in your data.")] = None,
    export: Annotated[
        Path | None, typer.Option(metavar="PATH", help="At the end, write the scored sheet: .json or .txt.")
    ] = None,
    no_color: NoColor = False,
) -> None:
    """Score a boxed game: type in lines or nests, get the points explained and the best play shown."""
    from voliera.terminal.score import open_sheet
    from voliera.terminal.score.wishes import SheetWishes

    with _polite(lang, not no_color) as screen:
        wishes = SheetWishes(
            game=game,
            lang=lang,
            players=players,
            variant=variant,
            names=names,
            single_chain=single_chain,
            fair_play=fair_play,
            no_zero_ties=no_zero_ties,
            components=components,
            resume=resume,
            save=save,
            export=export,
        )
        open_sheet(wishes, screen)


@app.command()
def rules(
    numbers: Annotated[
        list[str] | None, typer.Argument(help="birdie, bower, or numbers such as B-T5 and W-B1; none: all of both.")
    ] = None,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    """Print the rules of a game, or single statements of them."""
    from voliera.terminal.opening import language_of
    from voliera.terminal.rulebook import pages

    with _polite(lang, not no_color) as screen:
        screen.show(*pages(numbers or [], language_of(lang)))


@app.command()
def engine() -> None:
    """Speak the engine protocol: one JSON object per line on standard input and output."""
    from voliera.protocol.engine import main as serve

    raise typer.Exit(serve())


@app.command("warm-up")
def warm_up(
    solvers: Annotated[bool, typer.Option("--solvers", help="Also what bots and the score helper think with.")] = False,
) -> None:
    """Compile the rules now, so that the next start is quick."""
    from voliera import warmup

    seconds = warmup.warm_up(typer.echo, solvers)
    typer.echo(f"{seconds:.1f} s")


@contextmanager
def _polite(lang: str | None, colour: bool) -> Iterator[Screen]:
    """A screen to play on. What cannot be done is told in the reader's language, on standard error."""
    from rich.console import Console

    from voliera.languages import Language, detect
    from voliera.terminal.opening import language_of
    from voliera.terminal.refusal import Refusal
    from voliera.terminal.screen import Screen

    try:
        yield Screen(colour=colour)
    except Refusal as refusal:
        try:
            language = language_of(lang)
        except Refusal:
            language = Language(detect())
        Console(stderr=True, no_color=None if colour else True, highlight=False).print(refusal.worded(language))
        raise typer.Exit(REFUSED) from None
    except KeyboardInterrupt:
        sys.stdout.write("\n")
        raise typer.Exit(INTERRUPTED) from None


if __name__ == "__main__":
    app()
