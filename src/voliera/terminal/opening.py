"""Opening a table: from options, from a few questions, or from a saved game."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

import voliera
from voliera import bots, warmup
from voliera.birdie import components
from voliera.errors import GameError
from voliera.game import Game
from voliera.languages import LANGUAGES, Language, detect
from voliera.terminal import replay, seating
from voliera.terminal.hotseat import HotSeat
from voliera.terminal.refusal import Refusal
from voliera.terminal.screen import EndOfInput, Screen
from voliera.terminal.seating import FEWEST, MOST, PERSON, Seating
from voliera.terminal.words import folded

VARIANTS = ("standard", "expert")


@dataclass(frozen=True)
class Wishes:
    """What the command line asked for; None where it said nothing."""

    lang: str | None = None
    players: int | None = None
    seats: str | None = None
    bots: str | None = None
    names: str | None = None
    variant: str | None = None
    single_chain: bool = False
    open_memory: bool = False
    components: Path | None = None
    seed: int | None = None
    resume: Path | None = None
    save: Path | None = None
    delay: float = 0.0
    colour: bool = True


def language_of(lang: str | None) -> Language:
    """The language asked for, or the system's."""
    if lang is None:
        return Language(detect())
    code = lang.strip().lower().replace("-", "_").split("_")[0]
    if code not in LANGUAGES:
        raise Refusal("error-language", lang=lang[:20], languages=", ".join(LANGUAGES))
    return Language(code)


def play(wishes: Wishes, screen: Screen) -> None:
    """Open the table and play. Raises Refusal where a wish cannot be met."""
    language = language_of(wishes.lang)
    nothing_said = wishes == Wishes(lang=wishes.lang, colour=wishes.colour, delay=wishes.delay)
    if nothing_said and screen.interactive:
        try:
            wishes, language = asked(wishes, language, screen)
        except EndOfInput:
            return
    if wishes.save is not None and wishes.save != wishes.resume and os.path.isfile(wishes.save):
        raise Refusal("error-file-exists", path=str(wishes.save))
    _warm_up(language, screen)
    if wishes.resume is not None:
        game, seats = _resumed(wishes, wishes.resume, language)
    else:
        game, seats = _new(wishes, language)
    delay = max(0.0, wishes.delay)
    HotSeat(game, seats, language, screen, delay=delay, save_to=wishes.save, ours=wishes.resume).play()


def _warm_up(language: Language, screen: Screen) -> None:
    """Compile the rules where that was not done before, and say so meanwhile."""
    if not warmup.is_warm():
        with Console(stderr=True, no_color=screen.console.no_color).status(language.say("preparing")):
            warmup.warm_up(lambda part: None)


def _new(wishes: Wishes, language: Language) -> tuple[Game, Seating]:
    seats = seating.chosen(
        bots.LEVELS,
        language,
        seats=wishes.seats,
        players=wishes.players,
        bots=wishes.bots,
        names=wishes.names,
    )
    variant = (wishes.variant or VARIANTS[0]).strip().lower()
    if variant not in VARIANTS:
        raise Refusal("error-variant", variant=variant[:20])
    if wishes.single_chain and variant != "expert":
        raise Refusal("error-chain-variant", "B-E6")
    options: dict[str, Any] = {}
    if wishes.single_chain:
        options["single_chain"] = True
    if wishes.open_memory:
        options["open_memory"] = True
    if wishes.components is not None:
        try:
            options["components"] = components.read(wishes.components)
        except GameError as error:
            raise Refusal("error-components", rule=error.rule, **error.facts) from None
    try:
        game = voliera.new(
            "birdie",
            players=len(seats.kinds),
            variant=variant,
            seed=wishes.seed,
            options=options,
            names=list(seats.names),
        )
    except GameError as error:
        raise Refusal("error-cannot-open", detail=error.message) from None
    return game, seats


def _resumed(wishes: Wishes, path: Path, language: Language) -> tuple[Game, Seating]:
    record, game = replay.load(path)
    if game.over:
        raise Refusal("error-finished", path=str(path))
    seats = seating.remembered(record["names"], game.players, bots.LEVELS)
    if wishes.seats:
        seats = seating.reseated(seats, seating.kinds_of(wishes.seats, bots.LEVELS, language))
    return game, seats


def asked(wishes: Wishes, language: Language, screen: Screen) -> tuple[Wishes, Language]:
    """A few questions for a start without options; Enter takes the answer that is marked."""
    code = _choice(screen, language, "ask-language", dict.fromkeys(LANGUAGES, ""), language.code)
    language = Language(code)
    players = int(_choice(screen, language, "ask-players", {str(n): "" for n in range(FEWEST, MOST + 1)}, str(FEWEST)))
    levels = {level: language.say(f"choice-{level}") for level in reversed(bots.LEVELS)}
    against = levels | {PERSON: language.say("choice-people")}
    opponents = _choice(screen, language, "ask-opponents", against, next(iter(levels)))
    kinds = {variant: language.say(f"choice-{variant}") for variant in VARIANTS}
    variant = _choice(screen, language, "ask-variant", kinds, VARIANTS[0])
    seats = ",".join([PERSON] + [opponents] * (players - 1))
    return replace(wishes, lang=code, seats=seats, variant=variant), language


def _choice(screen: Screen, language: Language, question: str, answers: dict[str, str], default: str) -> str:
    """One of the answers, by its number where it has a name, else by itself; Enter is the default."""
    shown = []
    for number, (answer, name) in enumerate(answers.items(), start=1):
        choice = f"{number} {name}" if name else answer
        shown.append(language.say("choice-default", choice=choice) if answer == default else choice)
    while True:
        screen.show(Text(language.say(question, choices=" · ".join(shown))))
        typed = folded(screen.ask())
        if not typed:
            return default
        for number, (answer, name) in enumerate(answers.items(), start=1):
            if typed == answer or (name and (typed == str(number) or folded(name).startswith(typed))):
                return answer
        possible = [str(number) if name else answer for number, (answer, name) in enumerate(answers.items(), start=1)]
        screen.show(Refusal("error-choice", possible=", ".join(possible)).worded(language))
