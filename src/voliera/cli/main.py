"""The one command: `voliera`. Commands import what they need when they run, so that `--help` stays fast."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from voliera.cli.arena import arena
from voliera.cli.convert import convert
from voliera.cli.learn import learn
from voliera.cli.options import (
    FIRST_GAME,
    GAME_NAMES,
    Components,
    FairPlay,
    Lang,
    Names,
    NoColor,
    NoJoiningGems,
    NoLoneTies,
    NoZeroTies,
    OpenMemory,
    Players,
    SingleChain,
    Variant,
    polite,
)
from voliera.cli.puzzles import app as puzzles
from voliera.cli.reports import app as reports
from voliera.cli.serve import serve

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None, help="Play and study bird games.")


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
        str | None,
        typer.Argument(help=f"{GAME_NAMES}; without it and without options, the table asks; else {FIRST_GAME}."),
    ] = None,
    lang: Lang = None,
    players: Players = None,
    seats: Annotated[
        str | None,
        typer.Option(metavar="LIST", help="Who sits where: me,greedy,search; several me share a keyboard."),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="BOT", help="Who takes the other seats; `voliera bots` lists them. Else heuristic."),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="COMMAND", help="A program that plays; once for each, in the order of seats."),
    ] = None,
    time_ms: Annotated[
        int | None, typer.Option(metavar="MS", help="How long search, strongest or a program may think about a move.")
    ] = None,
    names: Names = None,
    variant: Variant = None,
    single_chain: SingleChain = False,
    open_memory: OpenMemory = False,
    fair_play: FairPlay = False,
    no_zero_ties: NoZeroTies = False,
    no_lone_ties: NoLoneTies = False,
    no_joining_gems: NoJoiningGems = False,
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

    with polite(lang, not no_color) as screen:
        wishes = Wishes(
            game=game,
            lang=lang,
            players=players,
            seats=seats,
            bots=bots,
            programs=tuple(bot or ()),
            time_ms=time_ms,
            names=names,
            variant=variant,
            single_chain=single_chain,
            open_memory=open_memory,
            fair_play=fair_play,
            no_zero_ties=no_zero_ties,
            no_lone_ties=no_lone_ties,
            no_joining_gems=no_joining_gems,
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

    with polite(lang, not no_color) as screen:
        language = language_of(lang)
        record, game = load(file)
        shown = Replay(record, game, language, screen)
        if everything:
            shown.print_all()
        else:
            shown.step_through()


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(metavar="RECORD.json", help="A saved game.")],
    nodes: Annotated[
        int | None, typer.Option(metavar="K", help="Play-outs for each decision; more take longer and see more.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The whole analysis as JSON instead of tables.")] = False,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    """Let the coach look at a saved game: what each decision cost, and why."""
    from voliera.terminal.coach import Analysed
    from voliera.terminal.opening import language_of
    from voliera.terminal.preparing import prepare

    with polite(lang, not no_color) as screen:
        language = language_of(lang)
        prepare(language, screen)
        found = Analysed(file, language, nodes)
        if as_json:
            from voliera.documents import encode

            typer.echo(encode(found.analysis).decode())
        else:
            screen.show(*found.shown())


@app.command()
def score(
    game: Annotated[str | None, typer.Argument(help=f"{GAME_NAMES}; without it, the sheet asks.")] = None,
    lang: Lang = None,
    players: Players = None,
    variant: Variant = None,
    names: Names = None,
    single_chain: SingleChain = False,
    fair_play: FairPlay = False,
    no_zero_ties: NoZeroTies = False,
    no_lone_ties: NoLoneTies = False,
    no_joining_gems: NoJoiningGems = False,
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

    with polite(lang, not no_color) as screen:
        wishes = SheetWishes(
            game=game,
            lang=lang,
            players=players,
            variant=variant,
            names=names,
            single_chain=single_chain,
            fair_play=fair_play,
            no_zero_ties=no_zero_ties,
            no_lone_ties=no_lone_ties,
            no_joining_gems=no_joining_gems,
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

    with polite(lang, not no_color) as screen:
        screen.show(*pages(numbers or [], language_of(lang)))


@app.command()
def bots(lang: Lang = None, no_color: NoColor = False) -> None:
    """Introduce the bots: how strong they are, what they remember, how to play against them."""
    from voliera.terminal.aviary import page
    from voliera.terminal.opening import language_of

    with polite(lang, not no_color) as screen:
        screen.show(*page(language_of(lang)))


@app.command()
def engine() -> None:
    """Speak the engine protocol: one JSON object per line on standard input and output."""
    from voliera.protocol.serving import main as serve

    raise typer.Exit(serve())


@app.command()
def join(
    link: Annotated[str, typer.Argument(help="An invitation, a link to watch, or the address of your table.")],
    name: Annotated[str | None, typer.Option(help="How you want to be called; kept for this server.")] = None,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    """Play at a served table, from the terminal."""
    with polite(lang, not no_color, extra="client") as screen:
        from voliera.terminal.remote import join as sit_down

        sit_down(link, name, lang, screen)


@app.command("warm-up")
def warm_up(
    solvers: Annotated[bool, typer.Option("--solvers", help="Also what bots and the score helper think with.")] = False,
) -> None:
    """Compile the rules now, so that the next start is quick."""
    from voliera import warmup

    seconds = warmup.warm_up(typer.echo, solvers)
    typer.echo(f"{seconds:.1f} s")


app.command()(arena)
app.command()(convert)
app.command()(learn)
app.command()(serve)
app.add_typer(puzzles, name="puzzles")
app.add_typer(reports, name="reports")
