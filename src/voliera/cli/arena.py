"""The command `voliera arena`. What it needs is imported when it runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from voliera.cli.options import (
    GAME_NAMES,
    INTERRUPTED,
    Components,
    FairPlay,
    Lang,
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

if TYPE_CHECKING:
    from voliera.arena.outcome import Outcome
    from voliera.arena.tournament import Tournament
    from voliera.errors import GameError
    from voliera.languages import Language
    from voliera.terminal.refusal import InputRefused


def arena(
    game: Annotated[str, typer.Argument(help=f"{GAME_NAMES}.")],
    levels: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="LEVEL LEVEL…",
            help="random, greedy, heuristic, search, net, net+; also search@1000ms, search@500n, net+@64n.",
        ),
    ] = None,
    units: Annotated[int, typer.Option(help="Deals per pair; each is played with every seating.")] = 100,
    seed: Annotated[int, typer.Option(help="The same number gives the same deals.")] = 1,
    time_ms: Annotated[int | None, typer.Option("--time-ms", help="Thinking time of search for each move.")] = None,
    nodes: Annotated[
        int | None, typer.Option(help="Play-outs of search for each move; can be repeated exactly.")
    ] = None,
    players: Players = None,
    variant: Variant = None,
    single_chain: SingleChain = False,
    open_memory: OpenMemory = False,
    fair_play: FairPlay = False,
    no_zero_ties: NoZeroTies = False,
    no_lone_ties: NoLoneTies = False,
    no_joining_gems: NoJoiningGems = False,
    components: Components = None,
    bot: Annotated[
        list[str] | None, typer.Option(metavar="COMMAND", help="Another program as a contestant; repeatable.")
    ] = None,
    jobs: Annotated[int | None, typer.Option(help="Processes; else one per core.")] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="PATH", help="Keep every game here, and go on from there; whole games in .parquet files."),
    ] = None,
    report: Annotated[Path | None, typer.Option(metavar="PATH", help="Write a report with plots: .html.")] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; local: one of our own.")
    ] = None,
    sprt: Annotated[
        str | None, typer.Option(metavar="P0,P1", help="Stop once the first is known to win P0 or P1: 0.5,0.55.")
    ] = None,
    rules: Annotated[bool, typer.Option("--rules", help="Also tell how often each rule matters.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="JSON Lines instead of tables.")] = False,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    """Let bots play matches on mirrored deals, and measure who is stronger."""
    from voliera.errors import GameError
    from voliera.terminal import opening
    from voliera.terminal.faces import face_of
    from voliera.terminal.preparing import prepare
    from voliera.terminal.refusal import InputRefused
    from voliera.terminal.wishes import Wishes

    with polite(lang, not no_color, extra="arena") as screen:
        from voliera.arena.contestants import Contestant
        from voliera.arena.sprt import Claims
        from voliera.arena.tournament import Tournament

        language = opening.language_of(lang)
        face = face_of(game)
        wishes = Wishes(
            game=game,
            single_chain=single_chain,
            open_memory=open_memory,
            fair_play=fair_play,
            no_zero_ties=no_zero_ties,
            no_lone_ties=no_lone_ties,
            no_joining_gems=no_joining_gems,
            components=components,
        )
        variant = variant or face.variants[0]
        if variant not in face.variants:
            raise InputRefused("error-variant", variant=variant[:20], game=face.name, possible=", ".join(face.variants))
        options = opening.table_options_of(wishes, variant, face)
        try:
            listed = [Contestant.of(level, time_ms, nodes) for level in levels or ()]
            listed += [Contestant.program(command, time_ms) for command in bot or ()]
            claims = None if sprt is None else Claims.of(sprt)
            write = None if report is None else writer_of(report)
            prepare(language, screen)
            tournament = Tournament(
                game,
                listed,
                units,
                seed,
                players=players or 2,
                variant=variant,
                options=options,
                jobs=jobs,
                out=out,
                ray=ray,
                sprt=claims,
            )
            outcome = play(tournament, language)
        except GameError as error:
            raise worded(error) from None
        if as_json:
            from voliera.arena.jsonl import as_json_lines

            typer.echo(as_json_lines(outcome), nl=False)
        else:
            from voliera.arena.shown import tabled
            from voliera.arena.words import headline, sections
            from voliera.arena.words import rules as rules_section

            shown = [*sections(outcome, language), *([rules_section(outcome, language)] if rules else [])]
            screen.show(headline(outcome, language), *(tabled(section) for section in shown))
        if write is not None and report is not None:
            write(outcome, language)
        tell(outcome, tournament, report, language)
        if outcome.interrupted:
            raise typer.Exit(INTERRUPTED)


def play(tournament: Tournament, language: Language) -> Outcome:
    """Play to the end, or to Ctrl-C: what has been played is never lost."""
    from voliera.arena.shown import bars, messages
    from voliera.arena.workers import cores

    console = messages()
    if tournament.results is not None and tournament.results.dropped:
        console.print(
            language.say("arena-dropped", path=str(tournament.results.path), count=tournament.results.dropped)
        )
    if tournament.found:
        console.print(language.say("arena-resumed", count=tournament.found, total=tournament.total))
    if tournament.ray is None and tournament.by_clock and (tournament.jobs or 1) > cores():
        console.print(language.say("arena-crowded", jobs=tournament.jobs or 1, cores=cores()))
    interrupted = False
    try:
        with bars(tournament, language, console) as shown:
            for games in tournament.run():
                shown.add(games)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        tournament.close()
    return tournament.outcome(interrupted=interrupted)


def tell(outcome: Outcome, tournament: Tournament, report: Path | None, language: Language) -> None:
    """Where everything was written, and how to go on; on standard error."""
    from voliera.arena.shown import messages

    console = messages()
    path = None if tournament.results is None else str(tournament.results.path)
    if outcome.interrupted:
        done = sum(len(units) for units in outcome.units)
        again = "no" if path is None else "yes"
        console.print(language.say("arena-interrupted", count=done, total=tournament.total, again=again))
    if path is not None:
        console.print(language.say("arena-kept", path=path))
    if report is not None:
        console.print(language.say("arena-reported", path=str(report)))


def writer_of(path: Path) -> Callable[[Outcome, Language], None]:
    """What will write the report; whatever it lacks is refused before the first game."""
    from voliera.arena.errors import wrong
    from voliera.extras import command

    try:
        from voliera.arena.report import write
    except ImportError:
        raise wrong("report", f"matplotlib is not installed: {command('arena')}") from None
    if not path.absolute().parent.is_dir() or path.is_dir():
        raise wrong("file", f"{path} cannot be written", path=str(path), detail=str(path.parent))

    def written(outcome: Outcome, language: Language) -> None:
        write(path, outcome, language)

    return written


def worded(error: GameError) -> InputRefused:
    """A refusal in the reader's language; what has no words of its own keeps the engine's."""
    from voliera.terminal.refusal import InputRefused, weights_refused

    refusal = weights_refused(error)
    if refusal is not None:
        return refusal
    facts = dict(error.facts)
    kind = facts.pop("kind", None)
    if kind is None:
        return InputRefused("error-arena", detail=error.message)
    return InputRefused(f"error-arena-{kind}", None, **facts)
