"""From a typed line to what is asked for: actions of the game, or help, undo, save, quit, a rule.

`parse` is pure: text, view and legal actions in, a request out, or a Refusal that says what to type instead.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from voliera.languages import Language
from voliera.terminal import scoring_keys, turn_keys
from voliera.terminal.refusal import Refusal
from voliera.terminal.story import Document
from voliera.terminal.words import command_of

SHOWN = 40
"""So much of a line that was not understood is repeated."""

_RULE = re.compile(r"\b([BW])-?\s?([A-Z])(\d{1,2})\b")
_LOOKALIKES = str.maketrans("ВСТРАЕХвстраех", "BCTPAEXBCTPAEX")


@dataclass(frozen=True)
class Act:
    """Do these in the game, all or none."""

    actions: tuple[Document, ...]


@dataclass(frozen=True)
class Help:
    """Explain the keys."""


@dataclass(frozen=True)
class Undo:
    """Take the last step of this turn back."""


@dataclass(frozen=True)
class Save:
    """Write the game to a file; an empty path leaves the name to us."""

    path: str


@dataclass(frozen=True)
class Quit:
    """Leave the table."""


@dataclass(frozen=True)
class Rules:
    """Show these rules."""

    numbers: tuple[str, ...]


Request = Act | Help | Undo | Save | Quit | Rules


def parse(text: str, view: Document, legal: Sequence[Document], language: Language) -> Request:
    """What the seat that acts in `view` asks for."""
    text = text.strip()
    if not text:
        if len(legal) == 1:
            return Act(tuple(legal))
        raise Refusal("error-empty")
    first, _, rest = text.partition(" ")
    command = command_of(first, language)
    rule = asked_rules(text, command)
    if rule:
        return Rules(rule)
    if command == "rule" and rest:
        raise Refusal("error-rule-number")
    if command == "save":
        return Save(rest.strip())
    whole = command_of(text, language)
    if whole == "help":
        return Help()
    if whole == "undo":
        return Undo()
    if whole == "quit":
        return Quit()
    if whole == "rule":
        if view["phase"] in ("split", "collapse"):
            whole, text = "robin", "robin"
        else:
            raise Refusal("error-rule-number")
    if view["phase"] in ("turn", "laying"):
        actions = turn_keys.actions(text, view, legal, language)
    else:
        actions = scoring_keys.actions(text, view, legal, language)
    if not actions:
        raise Refusal("error-unknown", text=text[:SHOWN])
    return Act(tuple(actions))


def asked_rules(text: str, command: str | None = None) -> tuple[str, ...]:
    """The rule numbers in a line that consists of them: `B-T5`, `rule bt5 b-p9`."""
    written = text.upper().translate(_LOOKALIKES)
    numbers = tuple(f"{game}-{part}{number}" for game, part, number in _RULE.findall(written))
    if command == "rule" or (numbers and re.match(r"[BW]-", written)):
        return numbers
    return ()
