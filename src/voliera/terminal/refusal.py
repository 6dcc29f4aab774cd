"""Why something was not done, in the reader's language, with the number of the rule behind it."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from voliera.bots.net.weights import REFUSED as WEIGHTS
from voliera.errors import GameError
from voliera.languages import Language


class InputRefused(Exception):
    """What a person typed cannot be done. Nothing has changed; `message` says what to do instead."""

    def __init__(self, message: str, rule: str | None = None, **args: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.args_of_message = args

    def worded(self, language: Language) -> RenderableType:
        """The reason, and the rule behind it."""
        return _worded(language.say(self.message, **self.args_of_message), self.rule, language)


def weights_refused(error: GameError) -> InputRefused | None:
    """A file of weights that cannot be used (voliera.bots.net.weights); None for any other refusal."""
    facts = dict(error.facts)
    return InputRefused("error-weights", None, **facts) if facts.pop("kind", None) == WEIGHTS else None


def refused_by_rules(error: GameError, language: Language) -> RenderableType:
    """The engine's refusal: the rule in the reader's words; the engine's own English words are left out."""
    return _worded(language.say("error-not-now"), error.rule, language)


def rule_sentence(rule: str, language: Language) -> str | None:
    """The one sentence that stands for a rule, or None if there is no such number."""
    return language.say(f"rule-{rule}") if language.knows(f"rule-{rule}") else None


def rule_shown(number: str, language: Language) -> RenderableType:
    """A rule that was asked for by its number."""
    sentence = rule_sentence(number, language)
    if sentence is None:
        return InputRefused("error-rule-unknown", number=number).worded(language)
    return Text.assemble((f"{number}  ", "bold"), sentence)


def _worded(reason: str, rule: str | None, language: Language) -> RenderableType:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column()
    table.add_column(overflow="fold")  # a long path is shown whole
    because = rule_sentence(rule, language) if rule else None
    table.add_row(Text("✗", "bold red"), Text(f"{reason} [{rule}]" if rule else reason, "bold"))
    if because:
        table.add_row("", Text(because, "dim"))
    return table
