"""The command `voliera learn`. torch, the extra `learn`, is imported when it runs."""

from __future__ import annotations

import shlex
import signal
import sys
from contextlib import contextmanager
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from voliera.cli.options import GAME_NAMES, INTERRUPTED, Lang, NoColor, Players, Variant, polite

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from voliera.languages import Language
    from voliera.learn.settings import Settings


def learn(
    game: Annotated[str, typer.Argument(help=f"{GAME_NAMES}.")],
    players: Players = None,
    variant: Variant = None,
    mix: Annotated[str | None, typer.Option(help="Tables to train together: 2:standard=4,2:expert=1.")] = None,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Gets log, checkpoints and weights.")] = Path("learned"),
    device: Annotated[str | None, typer.Option(help="cuda or cpu; else cuda where there is one.")] = None,
    seconds: Annotated[float | None, typer.Option(help="How long to train; 840 on a GPU.")] = None,
    decisions: Annotated[int | None, typer.Option(help="Train for this many decisions instead.")] = None,
    games: Annotated[int | None, typer.Option(help="Games side by side.")] = None,
    width: Annotated[int | None, typer.Option(help="Numbers in each hidden layer.")] = None,
    depth: Annotated[int | None, typer.Option(help="Residual layers.")] = None,
    seed: Annotated[int, typer.Option(help="The same number gives the same first network and deals.")] = 1,
    start: Annotated[Path | None, typer.Option(metavar="FILE", help="Weights to begin with.")] = None,
    against: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Weights to which the best response is trained.")
    ] = None,
    imitate: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Learn from these games instead of self-play.")
    ] = None,
    other: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="Another setting, for example rate=4e-4 or trace=0.98."),
    ] = None,
    recipe: Annotated[
        bool, typer.Option("--recipe", help="Train the shipped network again, from nothing, in all its runs.")
    ] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from the folder's checkpoint.")] = False,
    ladder: Annotated[int, typer.Option(metavar="JOBS", help="Processes that measure strength meanwhile.")] = 1,
    lang: Lang = None,
    no_color: NoColor = False,
) -> None:
    """Train a network by self-play, or by games that were played, and write its weights to a file."""
    from voliera.errors import GameError
    from voliera.terminal.opening import language_of
    from voliera.terminal.refusal import InputRefused, weights_refused

    with polite(lang, not no_color, extra="learn"):
        try:
            wished = {
                "game": game,
                "players": players,
                "variant": variant,
                "mix": mix,
                "seed": None if recipe else seed,
                "seconds": seconds,
                "decisions": decisions,
                "games": games,
                "width": width,
                "depth": depth,
                "start": None if start is None else str(start),
                "against": None if against is None else str(against),
                "imitate": None if imitate is None else str(imitate),
            }
            wished = {name: value for name, value in wished.items() if value is not None} | given_settings(other or [])
            language = language_of(lang)
            if recipe:
                interrupted = train_again(device, wished, out, resume, ladder, language)
            else:
                interrupted = train(settings_of(device, wished), out, resume, ladder, language)
        except GameError as error:
            raise weights_refused(error) or InputRefused("error-learn", detail=error.message) from None
        if interrupted:
            raise typer.Exit(INTERRUPTED)


def given_settings(given: Sequence[str]) -> dict[str, Any]:
    """Return the settings of `--set NAME=VALUE`: any but the game and the device."""
    from voliera.errors import GameError
    from voliera.learn.settings import Settings

    kinds: dict[str, Any] = {one.name: type(one.default) for one in fields(Settings)}
    del kinds["game"], kinds["device"]
    found: dict[str, Any] = {}
    for one in given:
        name, sign, value = one.partition("=")
        if not sign:
            raise GameError("bad_request", f"set: NAME=VALUE; found {one!r:.40}")
        if name not in kinds:
            raise GameError("bad_request", f"no setting {name!r:.40}; there is {', '.join(kinds)}")
        try:
            found[name] = kinds[name](value)
        except ValueError:
            kind = "an integer" if kinds[name] is int else "a number"
            raise GameError("bad_request", f"{name}: {kind}; found {value!r:.40}") from None
    return found


def settings_of(device: str | None, wished: dict[str, Any]) -> Settings:
    """The defaults of the device, with what was wished for."""
    import torch

    from voliera.errors import GameError
    from voliera.learn.environments import environment_of
    from voliera.learn.settings import SMALL, Settings

    environment = environment_of(wished["game"])
    if device is None:
        device = "cuda" if torch.cuda.is_available() else "cpu"
    if device not in ("cuda", "cpu"):
        raise GameError("bad_request", f"device: cuda or cpu; found {device!r:.40}")
    if "mix" in wished and ("players" in wished or "variant" in wished):
        raise GameError("bad_request", "mix, or players and variant; not both")
    if device == "cuda" and not {"mix", "players", "variant"} & set(wished):
        wished = {**wished, "mix": environment.mix}
    if "seconds" in wished and "decisions" not in wished:
        wished = {**wished, "decisions": 0}
    large = Settings(games=environment.side_by_side, steps=environment.stretch)
    settings = replace(SMALL if device == "cpu" else large, device=device, **wished)
    for table in settings.tables:
        environment.check(table.players, table.variant)
    return settings


def train(settings: Settings, folder: Path, resume: bool, jobs: int, language: Language) -> bool:
    """Train to the end, or until Ctrl-C or SIGTERM, with live progress; returns whether it was interrupted."""
    from voliera.errors import GameError
    from voliera.learn.folder import prepare, writable
    from voliera.learn.imitation import Imitation
    from voliera.learn.progress import Progress
    from voliera.learn.report import write_report
    from voliera.learn.trainer import Trainer

    command = " ".join(["voliera", *map(shlex.quote, sys.argv[1:])])
    if settings.imitate and (resume or settings.against):
        raise GameError("bad_request", "imitate: not with --resume or --against")
    prepare(folder, resume)
    interrupted = False
    with writable(folder), terminable():
        trainer: Imitation | Trainer
        if settings.imitate:
            trainer = Imitation(settings, folder, command)
        else:
            trainer = Trainer(settings, folder, command, resume)
        with Progress(trainer.settings, folder, jobs, language) as progress:
            progress.begin(trainer.news() if resume else None)
            try:
                trainer.run(progress.show)
            except KeyboardInterrupt:
                progress.give_up()
                trainer.keep()
                interrupted = True
        write_report(folder)
    can_resume = interrupted and not settings.imitate
    print(language.say("learn-stopped" if can_resume else "learn-written", folder=str(folder)))
    return interrupted


@contextmanager
def terminable() -> Iterator[None]:
    """Take SIGTERM as Ctrl-C: whoever ends the process finds what it has learned."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def train_again(
    device: str | None, wished: dict[str, Any], folder: Path, resume: bool, jobs: int, language: Language
) -> bool:
    """Train all runs of the game's recipe, changed by what was wished for; returns whether it was interrupted."""
    from voliera.errors import GameError
    from voliera.learn.environments import environment_of
    from voliera.learn.folder import CHECKPOINT
    from voliera.learn.recipe import stages

    for name in ("players", "variant", "mix", "start", "against", "imitate"):
        if name in wished:
            raise GameError("bad_request", f"recipe: not with {name}, which the recipe says for each run")
    for stage in stages(environment_of(wished["game"]).recipe, folder, resume):
        print(language.say("learn-run", number=stage.number, runs=stage.of))
        settings = settings_of(device, {**stage.wished, **wished})
        begun = resume and (stage.folder / CHECKPOINT).exists()
        if train(settings, stage.folder, begun, jobs, language):
            return True
        stage.keep()
    return False
