"""A puzzle at the terminal: the table, the question and, for those who ask, the answer in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from voliera.documents import Document
from voliera.languages import Language
from voliera.puzzles.answers import table_of
from voliera.terminal.company import Company
from voliera.terminal.face import Scene
from voliera.terminal.faces import face_of
from voliera.terminal.puzzles.work import stars
from voliera.terminal.refusal import rule_shown
from voliera.terminal.screen import Screen
from voliera.terminal.seating import BOTS, remembered


def shown(one: Document, language: Language, screen: Screen, *, answer: bool) -> Iterator[RenderableType]:
    """The puzzle; nothing on its table is secret."""
    puzzle = one["puzzle"]
    kind = puzzle["kind"]
    game = table_of(puzzle)
    face = face_of(game.name)
    company = Company(remembered([], game.players, BOTS).called(language), puzzle["seat"])
    heading = f"{puzzle['id']} · {language.say(f'puzzle-kind-{kind}')} · {stars(puzzle['difficulty'])}"
    scene = Scene(
        view=face.open_view(game),
        language=language,
        company=company,
        width=screen.width,
        height=screen.height,
        result=game.result(),
        pad=face.pad(),
    )
    yield Text(heading, "bold underline")
    yield from face.replayed(scene, game)
    yield Text(language.say(f"puzzle-question-{kind}", **puzzle["question"]["args"]), "bold")
    yield Text(language.say("puzzle-best", value=puzzle["best"], unit=puzzle["unit"]))
    if answer:
        yield Text(language.say("puzzle-answer"), "bold underline")
        told = [{**event, "to": "all"} for event in one["answer"]["explanation"]]
        for sentence in face.told(told, language, company, game.options):
            yield face.coloured(sentence, language)
        yield Text(language.say("puzzle-second", value=one["answer"]["second"], unit=puzzle["unit"]))
        yield rule_shown(one["answer"]["rule"], language)
