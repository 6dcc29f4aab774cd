"""Questions with a few possible answers: by number, by the beginning of a name, or Enter for the marked one."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from voliera.languages import Language
from voliera.terminal.refusal import InputRefused
from voliera.terminal.screen import Screen
from voliera.terminal.words import folded


def offered(answers: Mapping[str, str], default: str | None, language: Language) -> str:
    """The answers as a question shows them: named ones under their numbers, the default marked."""
    shown = []
    for number, (answer, name) in enumerate(answers.items(), start=1):
        choice = f"{number} {name}" if name else answer
        shown.append(language.say("choice-default", choice=choice) if answer == default else choice)
    return " · ".join(shown)


def meant(typed: str, answers: Mapping[str, str], default: str | None) -> str:
    """The answer that was typed; an InputRefused that lists what is possible."""
    wanted = folded(typed)
    if not wanted and default is not None:
        return default
    for number, (answer, name) in enumerate(answers.items(), start=1):
        if wanted and (wanted == answer or (name and (wanted == str(number) or folded(name).startswith(wanted)))):
            return answer
    possible = [str(number) if name else answer for number, (answer, name) in enumerate(answers.items(), start=1)]
    raise InputRefused("error-choice", possible=", ".join(possible))


def chosen(question: str, answers: Mapping[str, str], default: str, language: Language, screen: Screen) -> str:
    """Ask, before there is a sheet, until one of the answers is given."""
    while True:
        screen.show(Text(language.say(question, choices=offered(answers, default, language))))
        try:
            return meant(screen.ask(), answers, default)
        except InputRefused as refusal:
            screen.show(refusal.worded(language))
