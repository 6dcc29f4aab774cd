"""Opening a table: from options, from a few questions, or from a saved game."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

from rich.text import Text

import voliera
from voliera.bots.characters import DEFAULT, IDS
from voliera.documents import Document
from voliera.errors import GameError
from voliera.game import Game
from voliera.games import GAMES
from voliera.languages import LANGUAGES, Language, detect
from voliera.terminal import replay, seating
from voliera.terminal.face import Face
from voliera.terminal.faces import face_of, refuse_others_options
from voliera.terminal.hotseat import HotSeat
from voliera.terminal.opponents import Opponents
from voliera.terminal.preparing import prepare
from voliera.terminal.refusal import InputRefused
from voliera.terminal.screen import EndOfInput, Screen
from voliera.terminal.seating import BOTS, PERSON, Seating
from voliera.terminal.wishes import Wishes
from voliera.terminal.words import folded

__all__ = ["Wishes", "asked", "language_of", "play"]

DEFAULT_GAME = next(iter(GAMES))
"""The game that a table opens with where nobody named one."""


def language_of(lang: str | None) -> Language:
    """The language asked for, or the system's."""
    if lang is None:
        return Language(detect())
    code = lang.strip().lower().replace("-", "_").split("_")[0]
    if code not in LANGUAGES:
        raise InputRefused("error-language", lang=lang[:20], languages=", ".join(LANGUAGES))
    return Language(code)


def play(wishes: Wishes, screen: Screen) -> None:
    """Open the table and play. Raises InputRefused where a wish cannot be met."""
    language = language_of(wishes.lang)
    if wishes.game is not None:
        face_of(wishes.game)
    if nothing_said(wishes) and screen.interactive:
        try:
            wishes, language = asked(wishes, language, screen)
        except EndOfInput:
            return
    if wishes.save is not None and wishes.save != wishes.resume and os.path.isfile(wishes.save):
        raise InputRefused("error-file-exists", path=str(wishes.save))
    prepare(language, screen)
    if wishes.resume is not None:
        game, seats = _resumed(wishes, wishes.resume, language)
    else:
        game, seats = _new(wishes, language)
    delay = max(0.0, wishes.delay)
    with Opponents(seats.kinds, wishes.programs, wishes.time_ms) as opponents:
        with screen.busy(language.say("preparing-programs")):
            opponents.start(language)
        HotSeat(
            game, seats, language, screen, delay=delay, save_to=wishes.save, ours=wishes.resume, opponents=opponents
        ).play()


def nothing_said(wishes: Wishes) -> bool:
    """Whether nothing was said that the questions ask for."""
    kept = {name: getattr(wishes, name) for name in ("game", "lang", "colour", "delay", "time_ms")}
    return wishes == Wishes(**kept)


def _new(wishes: Wishes, language: Language) -> tuple[Game, Seating]:
    face = face_of(wishes.game or DEFAULT_GAME)
    seats = seating.chosen(
        BOTS,
        language,
        seats=wishes.seats,
        players=wishes.players,
        bots=wishes.bots,
        programs=len(wishes.programs),
        names=wishes.names,
        face=face,
    )
    variant = (wishes.variant or face.variants[0]).strip().lower()
    if variant not in face.variants:
        raise InputRefused("error-variant", variant=variant[:20], game=face.name, possible=", ".join(face.variants))
    options = table_options_of(wishes, variant, face)
    try:
        game = voliera.new(
            face.name,
            players=len(seats.kinds),
            variant=variant,
            seed=wishes.seed,
            options=options,
            names=list(seats.names),
        )
    except GameError as error:
        raise InputRefused("error-cannot-open", detail=error.message) from None
    return game, seats


def table_options_of(wishes: Wishes, variant: str, face: Face) -> Document:
    """The game's own options; those of another game are refused by name."""
    refuse_others_options(wishes, face)
    options = face.table_options(wishes, variant)
    if wishes.components is not None:
        try:
            options["components"] = face.components(wishes.components)
        except GameError as error:
            raise InputRefused("error-components", rule=error.rule, **error.facts) from None
    return options


def _resumed(wishes: Wishes, path: Path, language: Language) -> tuple[Game, Seating]:
    record, game = replay.load(path)
    if wishes.game not in (None, game.name):
        raise InputRefused("error-file-other-game", path=str(path), game=game.name)
    if game.over or game.resigned is not None:
        raise InputRefused("error-finished", path=str(path))
    seats = seating.remembered(record["names"], game.players, BOTS)
    if wishes.seats:
        seats = seating.reseated(seats, seating.kinds_of(wishes.seats, BOTS, language))
    return game, seats


def asked(wishes: Wishes, language: Language, screen: Screen) -> tuple[Wishes, Language]:
    """A few questions for a start without options; Enter takes the answer that is marked."""
    code = _choice(screen, language, "ask-language", dict.fromkeys(LANGUAGES, ""), language.code)
    language = Language(code)
    game = wishes.game
    if game is None:
        games = {name: language.say(f"game-{name}") for name in GAMES}
        game = _choice(screen, language, "ask-game", games, DEFAULT_GAME)
    face = face_of(game)
    fewest, most = face.players
    players = fewest
    if fewest < most:
        numbers = {str(n): "" for n in range(fewest, most + 1)}
        players = int(_choice(screen, language, "ask-players", numbers, str(fewest)))
    against = {one: language.say(f"choice-{one}") for one in IDS} | {PERSON: language.say("choice-people")}
    opponents = _choice(screen, language, "ask-opponents", against, DEFAULT)
    kinds = {variant: language.say(f"choice-{variant}") for variant in face.variants}
    variant = _choice(screen, language, "ask-variant", kinds, face.variants[0])
    seats = ",".join([PERSON] + [opponents] * (players - 1))
    return replace(wishes, game=game, lang=code, seats=seats, variant=variant), language


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
        screen.show(InputRefused("error-choice", possible=", ".join(possible)).worded(language))
